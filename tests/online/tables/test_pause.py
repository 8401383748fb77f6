"""A game that everybody has left to bots waits until somebody comes back."""

import pytest

from medici.online.tables import TimeControl
from medici.online.tables import commands as cmd
from medici.online.tables import events as ev
from tests.online.tables.house import ADA, BRUNO, CHEN, House, facts, folded

MINUTE = TimeControl("decision", 60)
DAYS = 3 * 86400.0


def abandoned(clock: TimeControl = MINUTE) -> House:
    """Three people whose time has run out one after the other."""
    house = House("board", 3, clock).seat(ADA, BRUNO, CHEN).start()
    while not house.table.paused:
        due = house.table.due()
        if due is None:
            house.send(None, cmd.BotMove(house.actor, house.choice(1)))
        else:
            house.send(None, cmd.Expire(due[0]), due[1] - house.now)
    return house


def test_bots_do_not_finish_a_game_among_themselves() -> None:
    house = abandoned()
    assert house.table.view(None).paused
    assert house.table.bot_to_move() is None
    assert house.table.due() is None
    assert house.refused(None, cmd.BotMove(house.actor, house.choice(1)), DAYS) == "not-your-turn"


@pytest.mark.parametrize("clock", [MINUTE, TimeControl("bank", 40, 3), TimeControl("bank", 5)])
def test_whoever_comes_back_has_time_to_decide(clock: TimeControl) -> None:
    for player in (ADA, BRUNO, CHEN):
        house = abandoned(clock)
        house.send(player, cmd.Return(), DAYS)
        assert not house.table.paused
        (seat,) = house.table.seats_of(player.id)
        assert (
            house.left(seat, house.now)
            == {"decision": 60.0, "bank": min(clock.seconds, 15.0)}[clock.kind]
            or seat != house.actor
        )
        assert (house.table.bot_to_move() is None) == (house.actor == seat)


@pytest.mark.parametrize("clock", [TimeControl(), MINUTE, TimeControl("bank", 40, 3)])
def test_a_move_takes_the_seat_back(clock: TimeControl) -> None:
    if clock.kind == "none":
        house = House("board", 3).seat(ADA, BRUNO, CHEN).start()
        for player in (ADA, BRUNO, CHEN):
            house.send(player, cmd.Leave())
        assert house.table.paused
    else:
        house = abandoned(clock)
    player, seat = house.on_turn, house.actor
    events = house.send(player, cmd.Move(house.choice(1)), DAYS)
    assert [type(event) for event in events[:2]] == [ev.PlayerReturned, ev.Moved]
    assert house.table.seats[seat].bot is None
    if clock.kind == "bank":
        assert house.table.clocks is not None
        assert house.table.clocks[seat] == 18.0
    assert facts(folded(house.log)) == facts(house.table)


def test_talking_takes_back_a_seat_that_was_lost_to_the_clock() -> None:
    house = abandoned()
    player, seat = house.on_turn, house.actor
    events = house.send(player, cmd.Chat("I am back"), DAYS)
    assert [type(event) for event in events] == [ev.Said, ev.PlayerReturned]
    assert house.table.seats[seat].bot is None
    others = [other for other in (ADA, BRUNO, CHEN) if other != player]
    house.send(player, cmd.Resign())
    assert house.table.paused
    assert len(house.send(player, cmd.Chat("I am not"))) == 1
    assert len(house.send(others[0], cmd.Chat("but I am"))) == 2


def test_a_seat_can_always_be_taken_back_where_nobody_plays() -> None:
    house = abandoned(TimeControl("bank", 5))
    for _ in range(10):
        house.send(ADA, cmd.Return())
        while house.table.bot_to_move() is not None:
            house.send(None, cmd.BotMove(house.actor, house.choice(1)))
        house.send(None, cmd.Expire(house.actor), 60)
        assert house.table.paused


def test_whoever_resigns_a_game_against_bots_may_watch_its_end() -> None:
    house = House("dice", 3, bots={1: "merchant", 2: "merchant"}).seat(ADA).start()
    house.send(ADA, cmd.Resign())
    assert not house.table.paused
    house.play()
    assert house.table.phase == "over"
