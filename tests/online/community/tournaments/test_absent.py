"""Those who come play, if they are enough; and nobody who came is out without a game."""

from collections.abc import Collection
from fractions import Fraction

import pytest

from medici.online.community.tournaments import events as ev
from medici.online.community.tournaments.outcome import outcome_of
from medici.online.community.tournaments.plan import Plan
from medici.online.community.tournaments.points import POINT
from medici.online.community.tournaments.standings import standings
from medici.online.tables import commands as cmd
from medici.online.tables.bounded_table import StartWithout
from tests.online.community.tournaments.simulate import (
    Play,
    Simulation,
    name_of,
    plan,
    ranked,
    strongest,
)
from tests.online.tables.house import ADA, BRUNO, CHEN, DORA, KEEPER, House, kept

CLASSIC = {"edition": "classic"}  # the board game for three or more
AWAY = ev.SeatOutcome(came=False)


def without(game: Simulation, *away: str) -> Play:
    """Whoever entered first wins; those play who come, if they can."""

    def play(paired: ev.PairedTable) -> list[ev.SeatOutcome]:
        here = [player for player in paired.people if player not in away]
        if not game.tournament.plan.can_play(len(here)) and len(here) < len(paired.seats):
            return [ev.SeatOutcome(came=player in here) for player in paired.seats]
        played = dict(zip(here, strongest(ev.PairedTable("t", [*here])), strict=True))
        return [played.get(player or "", AWAY) for player in paired.seats]

    return play


def points_of(game: Simulation) -> dict[str, Fraction]:
    return {row.player: row.points for row in standings(game.tournament)}


@pytest.mark.parametrize(
    ("came", "can"), [(1, False), (2, True), (3, True), (4, True), (5, True), (7, False)]
)
def test_those_who_come_play_if_the_game_allows(came: int, can: bool) -> None:
    assert plan("card", 6).can_play(came) == can
    assert not plan("card", 6, duplicate=True).can_play(came)
    assert plan("board", 6, options=CLASSIC).can_play(came) == (can and came > 2)


def test_a_table_with_somebody_missing_counts_for_those_who_play() -> None:
    game = Simulation(plan("card", 4, rounds=1), 4)
    game.play_round(without(game, name_of(2)))
    assert points_of(game) == {
        name_of(0): POINT,
        name_of(1): POINT / 2,
        name_of(3): 0,
        name_of(2): 0,
    }
    rows = {row.player: row for row in standings(game.tournament)}
    assert (rows[name_of(2)].played, rows[name_of(0)].played) == (0, 1)
    assert rows[name_of(0)].opponents == POINT / 2, "one meets nobody who did not come"


@pytest.mark.parametrize(
    ("planned", "away", "each"),
    [
        (plan("board", 3, rounds=1, options=CLASSIC), (2,), Fraction(3, 4)),
        (plan("card", 4, rounds=1, duplicate=True), (2,), Fraction(2, 3)),
        (plan("card", 4, rounds=1, duplicate=True), (2, 3), Fraction(5, 6)),
        (plan("card", 4, rounds=1), (1, 2, 3), POINT),
    ],
)
def test_who_comes_in_vain_is_equal_and_ahead_of_who_does_not(
    planned: Plan, away: Collection[int], each: Fraction
) -> None:
    game = Simulation(planned, planned.size)
    game.play_round(without(game, *map(name_of, away)))
    for number in range(planned.size):
        assert points_of(game)[name_of(number)] == (0 if number in away else each)


def test_no_show_at_one_table_sends_nobody_home_who_came_there() -> None:
    """Sixteen at tables of four: the last does not come, and the others of that table play."""
    game = Simulation(plan("card", 4, format="knockout"), 16)
    game.play_round(without(game, name_of(15)))
    game.step()
    assert sorted(game.tournament.rounds[1].people) == [name_of(number) for number in range(4)]
    (table,) = (
        each for each in game.tournament.rounds[0].tables.values() if name_of(15) in each.seats
    )
    places = [each.place for each in game.tournament.rounds[0].outcomes[table.table].seats]
    assert sorted(places) == [0, 1, 2, 3]


def test_of_a_smaller_table_at_least_as_large_a_part_goes_on() -> None:
    game = Simulation(plan("card", 4, format="knockout", advance=2), 8)
    first = [name_of(number) for number in (0, 3, 4, 7)]
    game.play_round(without(game, *first[2:]))  # two play for one place
    game.step()
    assert sorted(game.tournament.rounds[1].people) == [name_of(n) for n in (0, 1, 2)]


def test_all_go_on_who_came_to_a_table_at_which_nothing_was_played() -> None:
    game = Simulation(plan("board", 3, format="knockout", options=CLASSIC), 9)
    game.play_round(without(game, name_of(8)))
    game.step()
    (table,) = (
        each for each in game.tournament.rounds[0].tables.values() if name_of(8) in each.seats
    )
    came = [player for player in table.people if player != name_of(8)]
    assert len(came) == 2
    assert set(came) <= set(game.tournament.rounds[1].people)
    game.play(strongest)
    assert standings(game.tournament)[0].player == name_of(0)


def test_all_go_on_whose_table_does_not_count() -> None:
    game = Simulation(plan(format="knockout"), 8)
    game.step()
    assert game.tournament.round is not None
    first, *others = game.tournament.round.tables
    nothing = [ev.SeatOutcome(), ev.SeatOutcome()]
    game.take([ev.TableEnded(at=1.0, table=first, seats=nothing, broken=True)])
    for table in others:
        game.take([ev.TableEnded(at=1.0, table=table, seats=ranked([2, 1]))])
    game.step()
    game.step()
    both = set(game.tournament.rounds[0].tables[first].people)
    assert both <= set(game.tournament.rounds[1].people)
    assert len(game.tournament.rounds[1].people) == 5


def begun_late() -> House:
    """A table of a tournament that begins without Ada and Chen."""
    house = kept(ADA, BRUNO, CHEN, DORA, event="spring").seat(BRUNO, DORA)
    house.send(KEEPER, StartWithout(without=(0, 2)))
    return house


def test_a_smaller_table_tells_what_became_of_everybody() -> None:
    house = begun_late()
    assert outcome_of(house.table) == ([AWAY, ev.SeatOutcome(), AWAY, ev.SeatOutcome()], True)
    house.play()
    seats, broken = outcome_of(house.table)
    result = house.table.result
    assert result is not None
    assert not broken
    assert [seats[0], seats[2]] == [AWAY, AWAY]
    assert [seats[1].florins, seats[3].florins] == result["scores"]
    assert {seats[1].place, seats[3].place} <= {1, 2}


def test_whoever_leaves_a_smaller_table_is_last_there() -> None:
    house = begun_late()
    house.send(DORA, cmd.Leave())
    house.play()
    seats, _ = outcome_of(house.table)
    assert [each.fled for each in seats] == [False, False, False, True]
    assert [each.place for each in seats] == [0, 1, 0, 2]


def test_a_table_to_which_too_few_came_is_not_broken_off() -> None:
    house = kept(ADA, BRUNO, CHEN, event="spring").seat(CHEN)
    house.send(None, cmd.Cancel())
    assert outcome_of(house.table) == ([AWAY, AWAY, ev.SeatOutcome()], False)
