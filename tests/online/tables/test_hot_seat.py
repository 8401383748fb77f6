"""Several people at one device: one player in several seats of a table."""

import pytest

from medici.online.tables import TimeControl
from medici.online.tables import commands as cmd
from medici.online.tables import events as ev
from tests.online.tables.house import ADA, BRUNO, CHEN, House


def family(clock: TimeControl | None = None, game: str = "board") -> House:
    """Ada and Bea at one device, Bruno at another; the game runs."""
    house = House(game, 3, clock).seat(ADA)
    house.send(ADA, cmd.Join(seed="bea", name=" Bea "))
    return house.seat(BRUNO).start()


def test_another_name_gets_another_seat() -> None:
    house = House(seats=4).seat(ADA)
    house.send(ADA, cmd.Join(seat=2, seed="bea", name="Bea"))
    assert [seat.name for seat in house.table.seats] == ["Ada", "", "Bea", ""]
    assert [seat.yours for seat in house.table.view(ADA).seats] == [True, False, True, False]
    assert not any(seat.yours for seat in house.table.view(BRUNO).seats)
    assert house.refused(ADA, cmd.Join(seed="x")) == "seat-taken"
    assert house.refused(ADA, cmd.Join(seed="x", name="Bea")) == "seat-taken"
    assert house.refused(ADA, cmd.Join(seed="x", name="\u202e")) == "bad-name"
    house.send(BRUNO, cmd.Join(seed="b", name="Bea"))  # a name belongs to nobody
    assert house.table.seats[1].name == "Bea"


def test_seats_are_left_one_by_one_or_all_at_once() -> None:
    house = House(seats=3).seat(ADA)
    for name in ("Bea", "Carlo"):
        house.send(ADA, cmd.Join(seed=name, name=name))
    assert house.refused(ADA, cmd.Leave(seat=3)) == "not-seated"
    assert house.send(ADA, cmd.Leave(seat=1)) == [ev.SeatLeft(at=house.now, seat=1)]
    house.send(ADA, cmd.Leave())
    assert all(seat.free for seat in house.table.seats)


def test_the_device_plays_for_whoever_is_to_act() -> None:
    house = family()
    hands: set[int] = set()
    while len(hands) < 3:
        view = house.table.view(ADA)
        assert bool(view.legal) == (house.actor in (0, 1))
        if house.actor == 2:
            assert house.refused(ADA, cmd.Move("pass")) == "not-your-turn"
        hands.add(house.actor)
        house.play(1)
    house.play()
    assert house.table.phase == "over"


def test_what_the_last_of_them_did_is_undone() -> None:
    house = family(TimeControl("bank", 300, 2))
    while (house.game.moves[-1][0], house.actor) not in ((0, 1), (1, 0)):
        house.play(1)
    mover, moves = house.game.moves[-1][0], len(house.game.moves)
    assert house.table.view(ADA).can_undo
    assert not house.table.view(BRUNO).can_undo
    assert house.refused(BRUNO, cmd.Undo()) == "no-undo"
    house.send(ADA, cmd.Undo())
    assert (house.actor, len(house.game.moves)) == (mover, moves - 1)


@pytest.mark.parametrize("named", [True, False])
def test_one_of_them_gives_up_and_comes_back(named: bool) -> None:
    house = family()
    while house.actor != 1:
        house.play(1)
    house.send(ADA, cmd.Resign(seat=1 if named else None))
    assert [seat.bot for seat in house.table.seats] == [None, "merchant", None]
    assert house.refused(ADA, cmd.Resign(seat=1)) == "not-your-turn"
    assert house.refused(ADA, cmd.Resign(seat=2)) == "not-seated"
    assert house.refused(ADA, cmd.Return(seat=0)) == "forbidden"
    assert house.table.view(ADA).legal == []
    house.send(ADA, cmd.Return(seat=1 if named else None))
    assert house.table.view(ADA).legal == house.game.legal()
    assert house.refused(ADA, cmd.Return()) == "forbidden"


def test_whoever_leaves_takes_everybody_along_but_may_name_one() -> None:
    house = family()
    house.send(ADA, cmd.Leave(seat=0))
    assert [seat.lost_by for seat in house.table.seats] == ["left", None, None]
    house.send(ADA, cmd.Return())
    assert [event.seat for event in house.send(ADA, cmd.Leave())] == [0, 1]  # type: ignore[union-attr]
    assert house.refused(ADA, cmd.Leave()) == "not-your-turn"
    assert house.refused(CHEN, cmd.Leave()) == "not-seated"
    house.send(BRUNO, cmd.Cancel())
    assert house.table.phase == "cancelled"


def test_each_has_a_clock() -> None:
    house = family(TimeControl("decision", 10))
    while house.actor == 2:
        house.play(1)
    late = house.actor
    house.send(None, cmd.Expire(late), after=11)
    assert house.table.seats[late].lost_by == "clock"
    assert house.table.seats[1 - late].bot is None
    assert house.refused(ADA, cmd.Return()) == "not-your-turn"
    house.send(ADA, cmd.Resign(seat=1 - late))
    house.send(ADA, cmd.Return())  # the one who can
    assert [house.table.seats[seat].bot for seat in (late, 1 - late)] == ["merchant", None]


def test_alone_with_oneself_a_game_may_be_cancelled() -> None:
    house = House().seat(ADA)
    house.send(ADA, cmd.Join(seed="bea", name="Bea"))
    house.start()
    house.send(ADA, cmd.Cancel())
    assert house.table.phase == "cancelled"
