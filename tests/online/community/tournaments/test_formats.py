"""Whole tournaments of each format, byes, absences, and what organisers may do."""

from collections import Counter, defaultdict
from fractions import Fraction
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from medici.fair import Secret, commitment
from medici.online.community.tournaments import decide
from medici.online.community.tournaments import events as ev
from medici.online.community.tournaments.knockout import is_final
from medici.online.community.tournaments.pairing import next_pairing
from medici.online.community.tournaments.plan import Plan
from medici.online.community.tournaments.points import POINT
from medici.online.community.tournaments.standings import standings
from medici.online.community.tournaments.state import Tournament
from medici.online.tables.commands import Player
from medici.online.tables.errors import TableError
from tests.online.community.tournaments.simulate import (
    CLOCK,
    SECRET,
    Play,
    Simulation,
    drawn,
    name_of,
    plan,
    ranked,
    strongest,
)


@given(
    st.sampled_from(["rounds", "knockout", "league"]),
    st.integers(2, 19),
    st.integers(2, 4),
    st.booleans(),
    st.booleans(),
    st.randoms(use_true_random=False),
)
@pytest.mark.slow
@settings(deadline=None, max_examples=40)
def test_every_tournament_ends_and_is_the_fold_of_its_log(
    kind: str, number: int, size: int, bots: bool, duplicate: bool, random: Random
) -> None:
    planned = plan(
        "card",
        size,
        format=kind,
        bots="merchant" if bots else None,
        duplicate=duplicate,
        seasons=2,
        division=max(4, size),
    )
    game = Simulation(planned, number)
    game.play(drawn(random))
    again = Tournament.from_events(ev.decode_event(ev.encode_event(event)) for event in game.log)
    assert standings(again) == standings(game.tournament)
    assert (again.phase, again.seq) == (game.tournament.phase, len(game.log))
    for each in again.rounds:
        seen = Counter(each.people)
        assert set(seen.values()) <= {1}
        assert all(len(table.seats) in (size, size - 1) for table in each.tables.values())
        if bots:
            assert not each.byes or kind == "knockout"


def test_points_add_up_to_an_independent_sum() -> None:
    game = Simulation(plan("card", 3, rounds=5), 12)
    game.play(drawn(Random(3)))
    expected: defaultdict[str, Fraction] = defaultdict(Fraction)
    for event in game.log:
        if isinstance(event, ev.TableEnded):
            table = game.tournament.round_of[event.table].tables[event.table]
            scores = [each.florins for each in event.seats]
            for player, own in zip(table.seats, scores, strict=True):
                beaten = sum(own > other for other in scores)
                equal = scores.count(own) - 1
                expected[player or ""] += Fraction(2 * beaten + equal, 2 * (len(scores) - 1))
    rows = standings(game.tournament)
    assert {row.player: row.points for row in rows} == expected
    assert [row.points for row in rows] == sorted((row.points for row in rows), reverse=True)


def test_the_strongest_comes_first_and_the_reason_is_told() -> None:
    game = Simulation(plan(rounds=3), 8)
    game.play(strongest)
    rows = standings(game.tournament)
    assert rows[0].player == name_of(0)
    assert rows[0].points == 3 * POINT
    assert rows[0].behind == ""
    reasons = {row.behind for row in rows[1:]}
    assert reasons <= {"points", "opponents", "share", "met", "lot"}
    assert rows[1].behind == "points"


def test_a_bye_goes_to_the_last_and_to_nobody_twice() -> None:
    game = Simulation(plan(rounds=5), 5)
    game.play(strongest)
    byes = [each.byes for each in game.tournament.rounds]
    assert sorted(player for each in byes for player in each) == [name_of(n) for n in range(5)]
    assert byes[0] != [name_of(0)]


def test_a_bye_does_not_go_to_who_stayed_away_or_won_without_a_game_while_others_had_none() -> None:
    game = Simulation(plan(rounds=5), 5)
    absent = name_of(3)

    def play(paired: ev.PairedTable) -> list[ev.SeatOutcome]:
        if absent in paired.seats and len(game.tournament.rounds) == 1:
            return [ev.SeatOutcome(came=player != absent) for player in paired.seats]
        return strongest(paired)

    game.play(play)
    rounds = game.tournament.rounds
    idle = rounds[0].without_game
    assert absent in idle
    assert len(idle) == 2
    first = [player for each in rounds[:3] for player in each.byes]
    assert sorted([*first, *idle]) == [name_of(n) for n in range(5)]


def test_a_knockout_ends_with_one_table() -> None:
    game = Simulation(plan("card", 4, format="knockout", advance=2), 21)
    game.play(strongest)
    rounds = game.tournament.rounds
    assert [len(each.people) for each in rounds] == [21, 12, 6, 4, 2][: len(rounds)] or is_final(
        rounds[-1]
    )
    assert is_final(rounds[-1])
    assert standings(game.tournament)[0].player == name_of(0)
    last, rows = rounds[-1].people, standings(game.tournament)
    assert {row.player for row in rows[: len(last)]} == set(last)
    behind = [row.behind for row in rows[: len(last) + 1]]
    assert behind == ["", *["last"] * (len(last) - 1), "stage"], "all came as far as the final"


@pytest.mark.parametrize("lot", range(8))
def test_byes_of_a_knockout_go_to_the_best_and_to_nobody_twice(lot: int) -> None:
    game = Simulation(plan(format="knockout"), 5, name=f"t{lot}")
    game.play(strongest)
    byes = [each.byes for each in game.tournament.rounds]
    assert byes == [[name_of(0)], [name_of(1)], []]


def test_equals_at_the_first_table_of_a_knockout_go_on_by_rating() -> None:
    game = Simulation(plan(format="knockout"), 8)
    game.play_round(lambda paired: ranked([1 for _ in paired.seats]))
    game.step()
    assert sorted(game.tournament.rounds[1].people) == [name_of(number) for number in range(4)]


def test_who_alone_is_left_of_a_knockout_has_won_it() -> None:
    game = Simulation(plan(format="knockout"), 4)
    game.step()
    assert game.tournament.round is not None
    one, other = game.tournament.round.tables.values()
    # The winner of the first table has the larger share of the points, and does not come back.
    for paired, florins in ((one, [9, 0]), (other, [5, 4])):
        ended = decide.end_table(game.tournament, paired.table, ranked(florins), False, 1.0)
        game.take(ended)
    game.take(decide.withdraw(game.tournament, one.people[0], "self", 1.0))
    game.step()
    game.step()
    assert game.tournament.phase == "ended"
    rows = standings(game.tournament)
    assert [row.player for row in rows[:2]] == [other.people[0], one.people[0]]
    assert rows[1].behind == "stage"


def test_who_is_out_fills_a_final_for_which_too_few_are_left() -> None:
    game = Simulation(plan("board", 3, format="knockout", options={"edition": "classic"}), 4)
    game.play(strongest)
    assert [len(each.people) for each in game.tournament.rounds] == [4, 3]


def test_a_league_promotes_and_relegates() -> None:
    def upset(paired: ev.PairedTable) -> list[ev.SeatOutcome]:
        """Whoever entered last wins."""
        order = sorted(player or "" for player in paired.seats)
        return ranked([order.index(player or "") for player in paired.seats])

    planned = plan("card", 3, format="league", division=3, rounds=2, seasons=2)
    game = Simulation(planned, 6)
    game.play(upset)
    first, _, second, _ = (each.divisions for each in game.tournament.rounds)
    assert first == [[name_of(n) for n in (0, 1, 2)], [name_of(n) for n in (3, 4, 5)]]
    assert second[0] == [name_of(2), name_of(1), name_of(5)]
    rows = standings(game.tournament)
    assert [row.division for row in rows] == [0, 0, 0, 1, 1, 1]
    assert rows[0].points == 2 * POINT  # of this season alone


def test_a_duplicate_round_compares_those_with_the_same_cards() -> None:
    game = Simulation(plan(rounds=1, duplicate=True), 4)
    game.step()
    played = game.tournament.round
    assert played is not None
    assert played.commitment
    one, other = played.tables.values()
    florins = {one.table: [10, 40], other.table: [20, 30]}
    for paired in (one, other):
        game.take(
            decide.end_table(
                game.tournament, paired.table, ranked(florins[paired.table]), False, 1.0
            )
        )
    game.step()
    points = {row.player: row.points for row in standings(game.tournament)}
    # In the first seat 20 is more than 10, though both lost; in the second 40 is more than 30.
    assert points == {
        one.seats[0]: 0,
        one.seats[1]: POINT,
        other.seats[0]: POINT,
        other.seats[1]: 0,
    }
    assert played.secret
    assert commitment(Secret(bytes.fromhex(played.secret))) == played.commitment


def absent(*players: str) -> Play:
    """Nothing is played where somebody is missing; elsewhere whoever entered first wins."""

    def play(paired: ev.PairedTable) -> list[ev.SeatOutcome]:
        came = [player not in players for player in paired.seats]
        return strongest(paired) if all(came) else [ev.SeatOutcome(came=each) for each in came]

    return play


def test_whoever_does_not_come_gets_nothing_and_is_out_after_two_rounds() -> None:
    game = Simulation(plan(rounds=3), 4)
    lazy = name_of(3)
    game.play_round(absent(lazy))
    points = {row.player: row.points for row in standings(game.tournament)}
    assert points == {name_of(0): POINT, name_of(1): POINT, name_of(2): 0, lazy: 0}
    game.play_round(absent(lazy))
    assert game.tournament.entrants[lazy].out == "absent"
    game.play_round(strongest)
    assert lazy not in game.tournament.rounds[2].people


@pytest.mark.parametrize("form", ["rounds", "knockout", "league"])
@pytest.mark.parametrize("blocks", [[], [(name_of(0), name_of(1))]])
def test_too_few_for_a_table_end_a_tournament(blocks: list[tuple[str, str]], form: str) -> None:
    few = Simulation(plan("card", 4, rounds=3, format=form), 2)
    (cancelled,) = decide.advance(few.tournament, SECRET, 1.0, blocks)
    assert isinstance(cancelled, ev.TournamentCancelled)
    game = Simulation(plan("card", 4, rounds=3), 4)
    game.play_round(strongest)
    for player in (2, 3):
        game.take(decide.withdraw(game.tournament, name_of(player), "self", 1.0))
    (ended,) = decide.advance(game.tournament, SECRET, 1.0, blocks)
    assert isinstance(ended, ev.TournamentEnded)


@pytest.mark.parametrize("blocks", [[], [(name_of(0), name_of(1))]])
def test_a_division_with_too_few_for_a_table_rests_and_the_others_play(
    blocks: list[tuple[str, str]],
) -> None:
    game = Simulation(plan("card", 4, format="league", division=4, rounds=3), 8)
    game.play_round(strongest)
    for player in (6, 7):
        game.take(decide.withdraw(game.tournament, name_of(player), "self", 1.0))
    pairing = next_pairing(game.tournament, blocks)
    assert pairing is not None
    assert [sorted(str(seat) for seat in table) for table in pairing.tables] == [
        [name_of(number) for number in range(4)]
    ]
    assert sorted(pairing.byes) == [name_of(4), name_of(5)]


def test_a_broken_table_gives_half_a_point_and_a_leaver_nothing() -> None:
    game = Simulation(plan(rounds=1), 4)
    game.step()
    assert game.tournament.round is not None
    one, other = game.tournament.round.tables.values()
    none = [ev.SeatOutcome(), ev.SeatOutcome()]
    game.take(decide.end_table(game.tournament, one.table, none, True, 1.0))
    fled = [ev.SeatOutcome(place=1, florins=5), ev.SeatOutcome(place=2, florins=9, fled=True)]
    game.take(decide.end_table(game.tournament, other.table, fled, False, 1.0))
    points = {row.player: row.points for row in standings(game.tournament)}
    half = POINT / 2
    assert points == {
        one.seats[0]: half,
        one.seats[1]: half,
        other.seats[0]: POINT,
        other.seats[1]: 0,
    }


def test_who_may_enter_and_leave() -> None:
    game = Simulation(plan(most=2), 2)
    with pytest.raises(TableError, match="expected at most 2 entrants; got 3"):
        decide.enter(game.tournament, Player("x", "X"), 0.0, 0.0)
    assert decide.enter(game.tournament, Player(name_of(0), "A"), 0.0, 0.0) == []
    game.take(decide.withdraw(game.tournament, name_of(0), "self", 0.0))
    game.take(decide.enter(game.tournament, Player(name_of(0), "A"), 0.0, 0.0))
    game.take(decide.withdraw(game.tournament, name_of(0), "removed", 0.0, "rude"))
    with pytest.raises(TableError, match="got one who was removed"):
        decide.enter(game.tournament, Player(name_of(0), "A"), 0.0, 0.0)
    assert decide.enter(game.tournament, Player("x", "X"), 0.0, 0.0)  # into the place left free
    with pytest.raises(TableError, match="got somebody else"):
        decide.withdraw(game.tournament, "stranger", "self", 0.0)
    game.step()
    assert game.tournament.phase == "cancelled"
    assert game.tournament.reason == decide.TOO_FEW
    with pytest.raises(TableError, match="expected a tournament that has not begun"):
        decide.enter(game.tournament, Player("y", "Y"), 0.0, 0.0)
    with pytest.raises(TableError, match="expected a tournament that goes on"):
        decide.cancel(game.tournament, None, "late", SECRET, 0.0)


@pytest.mark.parametrize("form", ["rounds", "knockout"])
def test_a_deal_that_is_still_played_is_told_by_no_cancellation(form: str) -> None:
    game = Simulation(plan(format=form, duplicate=True), 4)
    game.step()
    assert game.tournament.round is not None
    first, second = game.tournament.round.tables
    ended = ranked([2, 1])
    game.take(decide.end_table(game.tournament, first, ended, False, 1.0))
    assert decide.close_round(game.tournament, [], SECRET, 1.0) == []
    game.take(decide.cancel(game.tournament, None, "rain", SECRET, 1.0))
    assert (game.tournament.phase, game.tournament.secret) == ("cancelled", "")
    assert decide.close_round(game.tournament, [second], SECRET, 2.0) == []
    game.take(decide.close_round(game.tournament, [], SECRET, 2.0))
    told = Secret(bytes.fromhex(game.tournament.round.secret))
    assert commitment(told) == game.tournament.round.commitment
    assert decide.close_round(game.tournament, [], SECRET, 3.0) == []
    assert len(standings(game.tournament)) == 4


def test_a_cancellation_tells_the_secret_where_nobody_plays_by_it() -> None:
    game = Simulation(plan(), 4)
    game.step()
    game.take(decide.cancel(game.tournament, None, "rain", SECRET, 1.0))
    assert game.tournament.secret == SECRET.published()
    assert decide.close_round(game.tournament, [], SECRET, 1.0) == []


def test_names_are_forgotten() -> None:
    game = Simulation(plan(), 2)
    bare = [ev.redact(ev.redact(event, "host"), name_of(0)) for event in game.log]
    text = b"".join(ev.encode_event(event) for event in bare)
    assert b'"Host"' not in text
    assert f'"name":"{name_of(0)}"'.encode() not in text
    game.take([ev.EntrantForgotten(at=1.0, player=name_of(0))])
    assert game.tournament.entrants[name_of(0)].name == "Guest"


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        ({"clock": type(CLOCK)()}, "expected a clock, so that rounds end; got none"),
        ({"game": "chess"}, "chess"),
        ({"size": 6}, "dice"),
        ({"bots": "nobody"}, "expected one of"),
        ({"starts": 1e12}, "expected a start within a year"),
        ({"starts": -61.0}, "expected a start to come"),
        ({"size": 4, "most": 3}, "expected room for at least 4 entrants"),
        ({"club": "c1"}, "expected a club if its members may enter"),
        ({"format": "knockout", "advance": 2}, "expected at most 1 of 2 to go on; got 2"),
        ({"format": "league", "division": 3, "promoted": 2}, "expected at most 1 of 3"),
        ({"title": "\u202e"}, "title"),
    ],
)
def test_plans_that_cannot_be_played_are_refused(changed: dict[str, object], message: str) -> None:
    planned: Plan = replace(plan(), **changed)
    with pytest.raises(TableError, match=message):
        planned.check(0.0)
