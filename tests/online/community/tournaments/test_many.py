"""Standings of many people: counted at once, and equal to what counting pair by pair gives."""

from collections import Counter
from collections.abc import Iterable
from random import Random

from medici.online.community.tournaments import decide
from medici.online.community.tournaments import events as ev
from medici.online.community.tournaments.points import POINT, round_points
from medici.online.community.tournaments.standings import Row, standings
from medici.online.community.tournaments.state import Round
from tests.online.community.tournaments.simulate import SECRET, Play, Simulation, plan, ranked


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


def pair_by_pair(played: Round, table: str, seat: int) -> int:
    """The points of a seat in a duplicate round, compared with one after the other."""
    own, size = played.outcomes[table].seats[seat], len(played.tables[table].seats)
    if not own.came or played.broken(table):
        return POINT // 2 if own.came else 0
    others = [
        ended.seats[seat]
        for other, ended in played.outcomes.items()
        if other != table and len(ended.seats) == size and not played.broken(other)
    ]
    if own.fled or not others:
        return 0 if own.fled else -1  # with nobody to compare: as at any table
    ahead = [
        2 if each.fled else 1 + (own.florins > each.florins) - (own.florins < each.florins)
        for each in others
    ]
    return POINT * sum(ahead) // (2 * len(ahead))


def test_points_at_the_same_deals_are_those_of_comparing_each_with_each() -> None:
    compared = 0
    for seed in range(5):
        game = played_out("rounds", 40, 3, seed, duplicate=True, bots="merchant")
        for played in game.tournament.rounds:
            points = round_points(played, duplicate=True)
            for table, paired in played.tables.items():
                for seat, player in enumerate(paired.seats):
                    expected = pair_by_pair(played, table, seat)
                    if player is not None and expected >= 0:
                        assert points[player] == expected
                        compared += 1
    assert compared > 500


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
