"""Standings of many people: counted at once, and equal to what counting pair by pair gives."""

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from itertools import pairwise
from random import Random

from medici.online.community.tournaments import decide
from medici.online.community.tournaments import events as ev
from medici.online.community.tournaments.points import NOTHING, POINT, round_points
from medici.online.community.tournaments.standings import Row, standings
from medici.online.community.tournaments.state import Round
from tests.online.community.tournaments.simulate import (
    SECRET,
    Play,
    Simulation,
    drawn,
    name_of,
    plan,
    ranked,
)


def with_troubles(random: Random) -> Play:
    """Results at random, often equal; some people do not come, and some leave."""

    def play(paired: ev.PairedTable) -> list[ev.SeatOutcome]:
        seats = ranked([random.randrange(4) for _ in paired.seats])
        for number, seat in enumerate(seats):
            trouble = random.random()
            if trouble < 0.1:
                seats[number] = ev.SeatOutcome(False, seat.place, seat.florins)
            elif trouble < 0.2:
                seats[number] = ev.SeatOutcome(True, len(seats), seat.florins, fled=True)
        return seats

    return play


def played_out(form: str, people: int, size: int, seed: int, **settings: object) -> Simulation:
    """A tournament in which some tables do not count."""
    random = Random(seed)
    game = Simulation(plan("card", size, format=form, rounds=4, **settings), people)
    for _ in range(4):
        game.play_round(with_troubles(random))
        for played in game.tournament.rounds[-1:]:
            for table in random.sample(list(played.tables), len(played.tables) // 5):
                played.voided[table] = "as a test"
    return game


def pair_by_pair(played: Round, table: str, seat: int) -> Fraction | None:
    """The points of a seat in a duplicate round, compared with one after the other.

    None if there is nobody to compare with: then they are as at any table.
    """
    own, size = played.outcomes[table].seats[seat], len(played.tables[table].seats)
    if not own.came or played.broken(table):
        return POINT / 2 if own.came else NOTHING
    others = [
        ended.seats[seat]
        for other, ended in played.outcomes.items()
        if other != table and len(ended.seats) == size and not played.broken(other)
    ]
    if own.fled or not others:
        return NOTHING if own.fled else None
    ahead = [
        2 if each.fled else 1 + (own.florins > each.florins) - (own.florins < each.florins)
        for each in others
    ]
    return Fraction(sum(ahead), 2 * len(ahead))


def test_points_at_the_same_deals_are_those_of_comparing_each_with_each() -> None:
    compared = 0
    for seed in range(5):
        game = played_out("rounds", 40, 3, seed, duplicate=True, bots="merchant")
        for played in game.tournament.rounds:
            points = round_points(played, duplicate=True)
            for table, paired in played.tables.items():
                for seat, player in enumerate(paired.seats):
                    expected = pair_by_pair(played, table, seat)
                    if player is not None and expected is not None:
                        assert points[player] == expected
                        compared += 1
    assert compared > 500


def test_points_at_the_same_deals_are_shared_out_whole() -> None:
    game = Simulation(plan(rounds=5, duplicate=True), 16)  # seven had the same cards: no 120ths
    game.play(drawn(Random(1)))
    rows = standings(game.tournament)
    assert sum((row.points for row in rows), NOTHING) == 5 * 8 * POINT
    assert any(row.points.denominator == 7 for row in rows)


def test_who_has_the_same_sum_of_shares_is_equal() -> None:
    game, uneven = Simulation(plan(rounds=2), 8), name_of(0)

    def play(paired: ev.PairedTable) -> list[ev.SeatOutcome]:
        """One has a third of a table and then two thirds, all who never meet them have halves."""
        if uneven not in paired.seats:
            return ranked([1, 1])
        own = len(game.tournament.rounds)
        return ranked([own if player == uneven else 3 - own for player in paired.seats])

    game.play(play)
    shares = [row.share for row in standings(game.tournament) if row.player == uneven]
    assert shares == [1]
    assert [row.share for row in standings(game.tournament)].count(Fraction(1)) == 6


def test_who_is_behind_by_less_than_is_shown_is_behind_in_points() -> None:
    game = Simulation(plan(rounds=4, most=90, duplicate=True), 90)
    for number in range(4):  # each round has fewer tables to compare with
        game.play_round(drawn(Random(number)))
        for player in [name_of(each) for each in range(10 * number, 10 * number + 10)]:
            if game.tournament.phase == "running":
                game.take(decide.withdraw(game.tournament, player, "self", 1.0))
    pairs = list(pairwise(standings(game.tournament)))
    assert all(ahead.key() <= row.key() for ahead, row in pairs)
    for ahead, row in pairs:
        assert (row.behind == "points") == (ahead.points != row.points)
    close = [(a, b) for a, b in pairs if 0 < a.points - b.points < POINT / 120]
    assert len(close) > 3, "else nothing was looked at"


def met(row: Row, rows: Iterable[Row], rounds: Iterable[Round]) -> int:
    """How often somebody was ahead of those who are equal in all else, less how often behind."""
    equal = {each.player for each in rows if each.key() == row.key()} - {row.player}
    count = Counter[str]()
    for played in rounds:
        for table, ended in played.outcomes.items():
            here = dict(zip(played.tables[table].seats, ended.seats, strict=True))
            own = here.get(row.player)
            if own is None or not own.came or played.broken(table):
                continue
            for other in equal & {player for player in here if player is not None}:
                if here[other].came:
                    count["ahead"] += here[other].place > own.place
                    count["behind"] += here[other].place < own.place
    return count["ahead"] - count["behind"]


def test_games_among_equals_are_those_of_looking_at_each_pair() -> None:
    decided = 0
    for seed in range(20):
        random = Random(seed)

        def play(paired: ev.PairedTable, random: Random = random) -> list[ev.SeatOutcome]:
            places = random.sample(range(1, len(paired.seats) + 1), len(paired.seats))
            return [ev.SeatOutcome(place=place) for place in places]  # of florins all have a share

        game = Simulation(plan("card", 3, rounds=4), 12)
        game.play(play)
        rows = standings(game.tournament)
        for row in rows:
            assert row.met == met(row, rows, game.tournament.rounds)
            decided += row.met != 0
    assert decided > 5, "else nothing was looked at"


def test_a_copy_goes_on_by_itself() -> None:
    game = Simulation(plan(rounds=2), 6)
    game.play_round(lambda paired: ranked([2, 1]))
    tournament = game.tournament
    twin, before = tournament.copy(), (tournament.seq, len(tournament.rounds))
    for event in decide.advance(twin, SECRET, 1.0):
        twin.apply(event)
    table = twin.rounds[1].waiting[0]
    twin.apply(ev.TableEnded(at=1.0, table=table, seats=ranked([3, 0])))
    twin.apply(ev.Withdrew(at=1.0, player=twin.playing[0], reason="self"))
    twin.apply(ev.TableVoided(at=1.0, table=next(iter(twin.rounds[0].tables)), by="", reason=""))
    assert (tournament.seq, len(tournament.rounds)) == before
    assert len(tournament.playing) == 6
    assert not tournament.rounds[0].voided
    assert twin.round_of[table] is twin.rounds[1]
    assert twin.playing == tournament.playing[1:]
