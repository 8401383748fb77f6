"""Whole games of every kind, with people and bots, to the end; the record proves them fair."""

import pytest

from medici.fair import NotRevealedError, verify
from medici.online.tables import Player, TimeControl, encode_event
from medici.online.tables import commands as cmd
from medici.online.tables import events as ev
from medici.record import Game
from tests.online.tables.house import ADA, BRUNO, CHEN, DORA, HIDDEN, House, facts, folded

PEOPLE = (ADA, BRUNO, CHEN, DORA)
CLOCKS = (None, TimeControl("decision", 20), TimeControl("bank", 30, 2))


@pytest.mark.slow
@pytest.mark.parametrize("clock", CLOCKS)
@pytest.mark.parametrize(
    ("game", "people", "bots", "options"),
    [
        ("board", 2, {2: "merchant"}, {}),
        ("board", 1, {1: "random", 2: "merchant", 3: "random", 4: "merchant", 5: "random"}, {}),
        ("board", 0, {0: "merchant", 1: "merchant"}, {}),
        ("card", 3, {0: "merchant"}, {}),
        ("card", 2, {}, {}),
        ("dice", 2, {1: "random"}, {}),
        ("dice", 1, {}, {}),
        ("dice", 4, {}, {}),
    ],
)
def test_a_game_goes_to_its_end_and_is_fair(
    game: str,
    people: int,
    bots: dict[int, str],
    options: dict[str, bool | str],
    clock: TimeControl | None,
) -> None:
    house = House(game, people + len(bots), clock, bots, options).seat(*PEOPLE[:people]).start()
    with pytest.raises(NotRevealedError):
        verify(house.table.record())
    for turn in range(2000):
        if house.table.phase != "running":
            break
        trouble(house, turn)
        house.play(1)
    end = house.log[-1]
    assert isinstance(end, ev.Ended)
    assert end.secret == HIDDEN
    assert end.result == house.table.result == house.game.record()["result"]
    assert not any(HIDDEN.encode() in encode_event(event) for event in house.log[:-1])
    record = house.table.record()
    verdict = verify(record)
    assert verdict.fair
    assert verdict.over
    assert verdict.checked == house.table.natures
    assert record["players"] == [seat.name for seat in house.table.seats]
    assert facts(folded(house.log)) == facts(house.table)
    assert folded(house.log).record() == record
    assert house.refused(ADA, cmd.Move("draw")) == "over"
    assert house.refused(ADA, cmd.Leave()) == "over"


def trouble(house: House, turn: int) -> None:
    """Now and then somebody is slow, gives up, comes back, or thinks again."""
    due = house.table.due()
    if due and turn % 11 == 5:
        house.send(None, cmd.Expire(due[0]), after=due[1] - house.now)
    for seat, chair in enumerate(house.table.seats):
        if chair.player is None:
            continue
        person: Player = house.person(seat)
        if turn % 13 == 7 and chair.bot is None and seat == turn % 3:
            house.send(person, cmd.Resign())
        elif turn % 5 == 0 and house.refused(person, cmd.Return()) == "accepted":
            house.send(person, cmd.Return())
        elif turn % 4 == 0 and house.refused(person, cmd.Undo()) == "accepted":
            house.send(person, cmd.Undo())


def test_deciding_does_not_touch_a_game_that_was_handed_out() -> None:
    house = House("card", 2).seat(ADA, BRUNO).start()
    before: Game = house.game.copy()
    house.table.decide(cmd.Move(house.choice(1)), house.on_turn, house.now)
    assert house.game.record() == before.record()
    assert house.game.state == before.state
