"""Clocks at a table: none, one for each decision, and a bank; nobody gains time by tricks."""

import pytest

from medici.online.tables import TimeControl
from medici.online.tables import commands as cmd
from medici.online.tables import events as ev
from medici.online.tables.clock import GRANT, GRANTS, LAG
from tests.online.tables.house import House, facts, folded, playing


def clocks(house: House) -> list[float]:
    """What the seats have."""
    assert house.table.clocks is not None
    return house.table.clocks


def test_without_a_clock_nothing_is_ever_due() -> None:
    house = playing()
    assert house.table.due() is None
    assert house.left(0, house.now) == 0
    assert house.refused(None, cmd.Expire(house.actor), after=10**6) == "stale"


def test_an_open_table_has_no_deadline() -> None:
    assert House(clock=TimeControl("decision", 30)).table.due() is None


def test_each_decision_has_its_own_time() -> None:
    house = playing(clock=TimeControl("decision", 30))
    seat = house.actor
    assert house.table.due() == (seat, house.now + 30)
    (moved,) = house.send(house.on_turn, cmd.Move("auction"), after=29)
    assert isinstance(moved, ev.Moved)
    assert moved.clocks == [30, 30]
    assert house.table.due() == (1 - seat, house.now + 30)


def test_a_bank_is_spent_and_filled_by_the_increment() -> None:
    house = playing(clock=TimeControl("bank", 60, 2))
    seat = house.actor
    house.send(house.on_turn, cmd.Move("auction"), after=10)
    assert clocks(house)[seat] == 52
    house.send(house.on_turn, cmd.Move("pass"), after=20.5)
    assert clocks(house)[1 - seat] == 41.5
    assert house.table.due() == (seat, house.now + 52)


def test_nature_takes_no_time() -> None:
    house = playing(clock=TimeControl("bank", 60))
    moved = house.send(house.on_turn, cmd.Move("draw"), after=10)
    assert [event.clocks for event in moved if isinstance(event, ev.Moved)][1:] == [None] * (
        len(moved) - 1
    )
    assert clocks(house)[house.actor] in (50, 60)


def test_a_bot_takes_over_when_the_time_is_up_and_not_before() -> None:
    house = playing(clock=TimeControl("decision", 30))
    seat, slow = house.actor, house.on_turn
    assert house.refused(None, cmd.Expire(seat), after=29.9) == "stale"
    assert house.refused(None, cmd.Expire(1 - seat), after=31) == "stale"
    house.send(None, cmd.Expire(seat), after=30)
    assert house.table.seats[seat].lost_by == "clock"
    assert house.table.bot_to_move() == seat
    assert house.table.due() is None
    assert house.refused(None, cmd.Expire(seat), after=99) == "stale"
    assert house.refused(slow, cmd.Return()) == "not-your-turn"  # the bot decides this one
    house.send(None, cmd.BotMove(seat, "auction"))
    assert clocks(house)[seat] == 30
    house.send(slow, cmd.Return())
    assert house.table.seats[seat].lost_by is None


def test_a_late_move_counts_while_nobody_has_stopped_it() -> None:
    house = playing(clock=TimeControl("bank", 30, 5))
    seat = house.actor
    house.send(house.on_turn, cmd.Move("auction"), after=40)
    assert clocks(house)[seat] == 5


def test_a_clock_that_runs_backwards_costs_nothing() -> None:
    house = playing(clock=TimeControl("bank", 30))
    seat = house.actor
    house.send(house.on_turn, cmd.Move("auction"), after=-5)
    assert clocks(house)[seat] == 30


@pytest.mark.parametrize("kind", ["decision", "bank"])
def test_taking_back_gives_no_time_back(kind: str) -> None:
    house = playing(clock=TimeControl(kind, 30, 3 if kind == "bank" else 0))  # type: ignore[arg-type]
    seat, person = house.actor, house.on_turn
    for left in (20, 10):
        house.send(person, cmd.Move("auction"), after=10)
        assert house.table.due() == (1 - seat, house.now + 30)
        house.send(person, cmd.Undo(), after=5)
        assert house.table.due() == (seat, house.now + left)
    house.send(person, cmd.Move("auction"), after=11)
    assert house.refused(person, cmd.Undo()) == "no-undo"


@pytest.mark.parametrize("kind", ["decision", "bank"])
def test_who_resigns_in_thought_and_comes_back_gains_no_time(kind: str) -> None:
    house = playing(clock=TimeControl(kind, 30))  # type: ignore[arg-type]
    seat, person, due = house.actor, house.on_turn, house.table.due()
    for _ in range(9):
        house.send(person, cmd.Resign(), after=0.5)
        house.send(person, cmd.Return(), after=2.5)
        assert house.table.due() == due
    house.send(person, cmd.Resign())
    assert clocks(house)[seat] == 2
    assert house.refused(person, cmd.Return(), after=2) == "not-your-turn"  # the bot decides it
    house.send(None, cmd.BotMove(seat, "auction"), after=50)
    assert clocks(house)[seat] == (2 if kind == "bank" else 30)  # a bot's time is nobody's
    house.send(person, cmd.Return())


def test_who_resigned_before_the_turn_pays_for_it_too() -> None:
    house = playing(clock=TimeControl("decision", 30))
    seat, other = 1 - house.actor, house.person(1 - house.actor)
    house.send(other, cmd.Resign())
    house.send(house.on_turn, cmd.Move("auction"), after=5)
    began = house.now
    house.send(other, cmd.Return(), after=20)
    assert house.table.due() == (seat, began + 30)


def test_who_comes_back_to_an_empty_bank_gets_a_little() -> None:
    house = playing(clock=TimeControl("bank", 30))
    seat, person = house.actor, house.on_turn
    house.send(None, cmd.Expire(seat), after=30)
    house.send(None, cmd.BotMove(seat, "auction"), after=50)
    assert clocks(house)[seat] == 0
    house.send(person, cmd.Return())
    assert clocks(house)[seat] == GRANT / 1000


def test_an_empty_bank_is_opened_again_three_times() -> None:
    house = playing(clock=TimeControl("bank", 30))
    seat, person = house.actor, house.on_turn
    house.send(None, cmd.Expire(seat), after=30)
    for number in range(GRANTS + 1):
        while house.actor == seat:
            house.send(None, cmd.BotMove(seat, house.choice(1)))
        if number == GRANTS:
            break
        house.send(person, cmd.Return())
        assert clocks(house)[seat] == GRANT / 1000
        while house.actor != seat:
            house.send(house.on_turn, cmd.Move(house.choice(1)), after=0)
        house.send(None, cmd.Expire(seat), after=GRANT / 1000)
    assert house.refused(person, cmd.Return()) == "forbidden"
    assert facts(folded(house.log)) == facts(house.table)


def test_no_clock_runs_while_the_house_is_away() -> None:
    house = playing(clock=TimeControl("bank", 60))
    seat, due = house.actor, house.table.due()
    assert due is not None
    house.happen(ev.Resumed(at=house.now + 107, until=house.now + 105, slept=100.0))
    assert house.table.due() == (seat, due[1] + 100)
    assert house.left(seat, house.now + 107) == 53
    assert house.table.clock is not None
    assert house.table.clock.away_known == (house.now + 105) * 1000
    house.happen(ev.Resumed(at=house.now, until=house.now, slept=-7200.0))  # time was set back
    assert house.table.due() == (seat, due[1] + 100 - 7200)
    assert facts(folded(house.log)) == facts(house.table)


@pytest.mark.parametrize(("lag", "granted"), [(0.0, 0.0), (0.1, 0.1), (9.0, LAG / 1000)])
def test_the_way_of_a_move_is_not_counted_as_far_as_stated(lag: float, granted: float) -> None:
    house = playing(clock=TimeControl("bank", 60))
    seat = house.actor
    house.send(house.on_turn, cmd.Move("auction"), after=10, lag=lag)
    assert clocks(house)[seat] == 50 + granted
    house.send(house.on_turn, cmd.Move("pass"), after=0, lag=lag)
    assert clocks(house)[1 - seat] == 60  # nobody gains by it


def test_resigning_out_of_turn_gains_nothing() -> None:
    house = playing(clock=TimeControl("bank", 5))
    seat, person = house.actor, house.on_turn
    house.send(person, cmd.Move("auction"), after=4)
    house.send(person, cmd.Resign())
    house.send(person, cmd.Return())
    assert clocks(house)[seat] == 1
