"""The bots as people of Florence: each is somebody, and nobody is at a table twice."""

import pytest
from msgspec.structs import replace

from medici.bots import BOTS
from medici.online.tables import LiveTable
from medici.online.tables import commands as cmd
from medici.online.tables import events as ev
from medici.online.tables.citizens import CITIZENS, choose_citizen, first_name, level_of
from medici.online.tables.fold import STAND_IN
from medici.online.tables.import_game import import_game
from medici.online.tables.terms import terms_of_rematch
from tests.online.tables.house import ADA, BRUNO, SECRET, House

EVERYBODY = [name for names in CITIZENS.values() for name in names]


def test_every_level_has_its_people_and_they_cannot_be_mixed_up() -> None:
    assert CITIZENS.keys() == BOTS.keys()
    assert min(map(len, CITIZENS.values())) >= 6
    assert len(set(map(first_name, EVERYBODY))) == len(EVERYBODY)
    assert [name for name in EVERYBODY if len(name.split()) != 2 or len(name) > 14] == []


def test_who_sits_down_follows_from_the_table_and_its_seat() -> None:
    asked = {
        choose_citizen("banker", f"table-{n}", seat, []) for n in range(20) for seat in range(6)
    }
    assert asked == set(CITIZENS["banker"]), "everybody gets a turn"
    again = [choose_citizen("banker", "table-1", seat, []) for seat in range(6)]
    assert again == [choose_citizen("banker", "table-1", seat, []) for seat in range(6)]


@pytest.mark.parametrize("level", BOTS)
def test_a_whole_table_of_one_level(level: str) -> None:
    house = House(seats=6, bots=dict.fromkeys(range(6), level))
    names = [seat.name for seat in house.table.seats]
    assert len(set(names)) == 6
    assert {level_of(name) for name in names} == {level}


def test_nobody_has_the_first_name_of_a_person_at_the_table() -> None:
    first = first_name(choose_citizen("prince", "t1", 0, []))
    assert first_name(choose_citizen("prince", "t1", 0, [first])) != first
    assert choose_citizen("prince", "t1", 0, list(CITIZENS["prince"])) in CITIZENS["prince"]


def test_a_citizen_stands_in_and_goes_when_the_person_is_back() -> None:
    house = House(seats=3, bots={2: "merchant"}).seat(ADA, BRUNO).start()
    house.send(ADA, cmd.Resign())
    house.send(BRUNO, cmd.Leave())
    seats = house.table.view(BRUNO).seats
    who = [seat.stand_in for seat in seats]
    assert who[2] is None
    assert len({who[0], who[1], seats[2].name}) == 3
    assert all(name in CITIZENS[STAND_IN] for name in who[:2])
    assert [seat.name for seat in seats[:2]] == ["Ada", "Bruno"]
    assert [seat.stand_in for seat in LiveTable.from_events(house.log).view(None).seats] == who
    house.send(ADA, cmd.Return())
    assert house.table.view(ADA).seats[0].stand_in is None


def test_the_same_people_play_again() -> None:
    house = House(seats=4, bots={1: "banker", 3: "banker"}).seat(ADA, BRUNO).start()
    house.send(BRUNO, cmd.Leave())
    terms = terms_of_rematch(house.table)
    live, _ = LiveTable.create("another-1", terms, ADA, SECRET, 0.0)
    names = [seat.name for seat in house.table.seats]
    assert [seat.name for seat in live.seats] == ["", names[1], "", names[3]]
    for wrong in ({"1": "Ada"}, {"1": "Chiara Bardi"}, dict.fromkeys(("1", "3"), names[1])):
        live, _ = LiveTable.create("another-2", replace(terms, citizens=wrong), ADA, SECRET, 0.0)
        found = {live.seats[1].name, live.seats[3].name}
        assert len(found) == 2
        assert {level_of(name) for name in found} == {"banker"}


def test_a_citizen_stays_the_same_when_a_browser_brings_the_table() -> None:
    log = House(seats=3, bots={1: "banker", 2: "banker"}).seat(ADA).start().log
    first, second = (number for number, event in enumerate(log) if isinstance(event, ev.BotSeated))

    def names(of: str, at: int) -> list[str]:
        one = log[at]
        assert isinstance(one, ev.BotSeated)
        changed = [*log[:at], replace(one, name=of), *log[at + 1 :]]
        live, _ = import_game("elsewhere-2", changed, ADA, SECRET, 5.0)
        return [seat.name for seat in live.seats]

    for name in CITIZENS["banker"]:
        assert names(name, first)[1] == name
    taken = names("x", second)[1]
    assert names(taken, second)[2] != taken, "nobody sits there twice"
    for other in ("Chiara Bardi", "Banker 2", "Ada"):
        assert names(other, second)[2] in CITIZENS["banker"]
