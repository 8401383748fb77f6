"""How fast bots are, and who says so."""

from medici.online.tables import commands as cmd
from medici.online.tables import events as ev
from medici.online.tables.terms import terms_of_rematch
from tests.online.tables.house import ADA, BRUNO, DORA, House, playing


def test_the_host_sets_the_pace_for_this_table_and_the_next() -> None:
    house = playing()
    assert house.send(ADA, cmd.SetPace(0.4)) == [ev.PaceSet(at=house.now, pace=0.4)]
    assert house.table.view(BRUNO).pace == 0.4
    assert terms_of_rematch(house.table).pace == 0.4
    house.send(ADA, cmd.SetPace(None))
    assert house.table.view(BRUNO).pace is None


def test_others_may_not_and_no_pace_is_endless() -> None:
    house = playing()
    assert house.refused(BRUNO, cmd.SetPace(0.0)) == "forbidden"
    assert house.refused(DORA, cmd.SetPace(0.0)) == "forbidden"
    assert house.refused(ADA, cmd.SetPace(1e9)) == "bad-command"
    assert house.refused(ADA, cmd.SetPace(float("nan"))) == "bad-command"


def test_who_plays_with_bots_alone_may() -> None:
    house = House("dice", 2)
    house.send(ADA, cmd.SeatBot(seat=0, bot="merchant"))
    house.send(BRUNO, cmd.Join(seat=1, seed="abc"))
    house.send(ADA, cmd.Start())
    assert house.send(BRUNO, cmd.SetPace(0.0)) == [ev.PaceSet(at=house.now, pace=0.0)]


def test_a_table_that_is_over_has_no_pace_to_set() -> None:
    house = House()
    house.send(ADA, cmd.Cancel())
    assert house.refused(ADA, cmd.SetPace(0.0)) == "over"
