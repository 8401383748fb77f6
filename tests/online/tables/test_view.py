"""What is seen of a table, and by whom."""

import msgspec

from medici.online.tables import Snapshot, TimeControl
from medici.online.tables import commands as cmd
from medici.online.tables.citizens import choose_citizen
from tests.online.tables.house import ADA, BRUNO, CHEN, House, playing


def test_an_open_table_shows_who_sits_where() -> None:
    seen = House(seats=3, bots={1: "banker"}).seat(ADA).table.view(ADA)
    assert [(seat.name, seat.bot, seat.yours) for seat in seen.seats] == [
        ("Ada", None, True),
        (choose_citizen("banker", "florence-1", 1, []), "banker", False),
        (None, None, False),
    ]
    assert (seen.phase, seen.actor, seen.legal, seen.state, seen.moves) == (
        "open",
        None,
        [],
        None,
        0,
    )
    assert seen.yours
    assert len(seen.commitment) == 64


def test_legal_moves_are_for_the_person_to_act() -> None:
    house = playing(clock=TimeControl("decision", 30))
    seen = house.table.view(house.on_turn)
    assert seen.legal == house.game.legal()
    assert seen.state == house.game.state.as_dict()
    assert seen.actor == house.actor
    assert seen.deadline == house.now + 30
    assert seen.clocks == [30, 30]
    for other in (house.person(1 - house.actor), CHEN, None):
        seen = house.table.view(other)
        assert seen.legal == []
        assert not seen.can_undo
    house.send(house.on_turn, cmd.Resign())
    seen = house.table.view(house.on_turn)
    assert seen.legal == []
    assert seen.deadline is None
    assert seen.seats[house.actor].taken_over == "resigned"


def test_the_end_shows_the_result_and_still_the_table() -> None:
    house = playing()
    house.play()
    seen = house.table.view(BRUNO)
    assert (seen.phase, seen.actor, seen.legal) == ("over", None, [])
    assert seen.result == house.game.result
    assert len(seen.days) == 3
    assert seen.moves == len(house.game.moves)
    assert msgspec.json.decode(msgspec.json.encode(seen), type=Snapshot) == seen


def test_a_view_is_not_moved_by_what_comes_later() -> None:
    house = playing(clock=TimeControl("bank", 300))
    seen = house.table.view(ADA)
    before = msgspec.json.encode(seen)
    house.play()
    assert msgspec.json.encode(seen) == before
