"""Clocks rest while people look at the scoring of a day."""

from medici.online.tables import TimeControl, clock
from medici.online.tables import commands as cmd
from medici.online.tables import events as ev
from tests.online.tables.house import ADA, BRUNO, CHEN, House, facts, folded, playing

REST = clock.REST / 1000  # seconds


def scored(house: House) -> House:
    """Play on until a day has been scored."""
    days = len(house.game.days)
    while len(house.game.days) == days:
        house.play(1)
    return house


def due_in(house: House) -> float:
    """How long it is until somebody's time is up."""
    due = house.table.due()
    assert due is not None
    return due[1] - house.now


def rest_ends(house: House) -> float:
    """When the clocks run on."""
    assert house.table.clock is not None
    return house.table.clock.rest_ends / 1000


def test_clocks_rest_until_all_people_have_gone_on() -> None:
    house = scored(playing("dice", TimeControl("decision", 15)))
    assert due_in(house) == REST + 15
    assert house.left(house.actor, house.now + 30) == 15
    seen = house.table.view(ADA)
    assert (seen.rest, seen.deadline) == (house.now + REST, house.now + REST + 15)
    assert house.refused(None, cmd.Expire(house.actor), after=16) == "stale"
    house.send(ADA, cmd.GoOn(), after=5)
    assert due_in(house) == REST - 5 + 15
    assert house.refused(ADA, cmd.GoOn()) == "stale"  # once is enough
    house.send(BRUNO, cmd.GoOn(), after=3)
    assert due_in(house) == 15
    assert facts(folded(house.log)) == facts(house.table)
    house.send(None, cmd.Expire(house.actor), after=15)


def test_a_rest_has_an_end() -> None:
    house = scored(playing("board", TimeControl("bank", 60, 2)))
    bank = house.left(house.actor, house.now)
    assert house.left(house.actor, house.now + REST + 10) == bank - 10
    assert house.refused(BRUNO, cmd.GoOn(), after=REST) == "stale"


def test_who_moves_has_gone_on() -> None:
    house = scored(playing("card", TimeControl("bank", 60)))
    mover, other = house.on_turn, house.person(1 - house.actor)
    house.play(1)
    assert house.table.clocks == [60.0, 60.0] or due_in(house) > REST
    assert house.refused(mover, cmd.GoOn()) == "stale"
    house.send(other, cmd.GoOn())
    assert rest_ends(house) == house.now


def test_nobody_waits_for_bots_and_those_who_left() -> None:
    house = House("dice", 3, TimeControl("decision", 15), bots={2: "apprentice"}).seat(ADA, BRUNO)
    scored(house.start())
    house.send(ADA, cmd.GoOn())
    house.send(BRUNO, cmd.Leave())
    assert rest_ends(house) == house.now
    assert house.refused(CHEN, cmd.GoOn()) == "not-seated"
    house.send(BRUNO, cmd.Return())
    for player in (BRUNO, ADA):  # who resigns lets bots play to the end
        house.send(player, cmd.Resign())
    scored(house)
    assert rest_ends(house) == house.now


def test_people_at_one_device_go_on_together() -> None:
    house = House("dice", 2, TimeControl("decision", 15))
    for name in ("Ada", "Bea"):
        house.send(ADA, cmd.Join(seed=name, name=name))
    scored(house.start())
    assert house.send(ADA, cmd.GoOn()) == [ev.WentOn(at=house.now, seat=seat) for seat in (0, 1)]
    assert rest_ends(house) == house.now


def test_without_a_clock_nothing_rests() -> None:
    house = scored(playing("dice"))
    assert house.table.view(ADA).rest is None
    assert house.refused(ADA, cmd.GoOn()) == "stale"
