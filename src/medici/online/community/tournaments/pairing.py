"""Who meets whom in the next round, and where everybody sits."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from medici.online.community.tournaments.groups import MOST_TRIES, group
from medici.online.community.tournaments.history import History, Pair
from medici.online.community.tournaments.knockout import going_on, is_final, snake
from medici.online.community.tournaments.league import divide, next_divisions
from medici.online.community.tournaments.plan import Plan
from medici.online.community.tournaments.seats import fair_seats
from medici.online.community.tournaments.sizes import table_sizes
from medici.online.community.tournaments.standings import (
    Row,
    order_before,
    rank,
    season_of,
    seeds,
    standings,
)
from medici.online.community.tournaments.state import Round, Tournament
from medici.online.community.tournaments.swiss import pair_two

FINEST = 120  # parts of a point: every share at a table of up to six players is a whole number


@dataclass(slots=True)
class Pairing:
    """The next round, before its tables have ids."""

    tables: list[list[str | None]] = field(default_factory=list)
    byes: list[str] = field(default_factory=list)
    divisions: list[list[str]] = field(default_factory=list)  # where a season begins


def next_pairing(tournament: Tournament, blocks: Iterable[Pair] = ()) -> Pairing | None:
    """The next round of a tournament whose last one is over; None if there is none.

    Two of whom one blocks the other meet as little as two who have met before.
    """
    plan, rounds = tournament.plan, tournament.rounds
    if len(rounds) >= plan.most_rounds:
        return None
    history = history_of(rounds, blocks)
    pairing: Pairing | None
    if plan.format == "league":
        pairing = next_in_league(tournament, history)
    elif plan.format == "knockout":
        pairing = next_knockout(tournament, history)
    else:
        rows = standings(tournament)
        points = nearness(rows)
        playing = set(tournament.playing)
        order = [row.player for row in rows if row.player in playing] if rounds else None
        pairing = make_tables(order or by_rating(tournament), points, history, plan, not rounds)
    return pairing if pairing is not None and pairing.tables else None


def nearness(rows: Iterable[Row]) -> dict[str, int]:
    """Points in whole numbers, by which people meet who are near each other.

    The matching needs whole numbers. Points of comparing people at one table are such numbers; at
    the same deals they are rounded, which changes who meets, but not who is ahead.
    """
    return {row.player: round(row.points * FINEST) for row in rows}


def by_rating(tournament: Tournament) -> list[str]:
    """Those who play, the best rated first, and then by lot."""
    playing = set(tournament.playing)
    return [player for player in seeds(tournament) if player in playing]


def history_of(rounds: Sequence[Round], blocks: Iterable[Pair]) -> History:
    """What the rounds so far say."""
    history = History(blocks)
    for played in rounds:
        history.take(played.tables.values(), played.byes + played.without_game)
    return history


def make_tables(
    order: Sequence[str],
    points: Mapping[str, int],
    history: History,
    plan: Plan,
    first: bool,
    tries: int = MOST_TRIES,
) -> Pairing:
    """A round of people in the order of their standings, with a bound on the search for tables."""
    if plan.size == 2:
        return make_pairs(order, points, history, plan)
    sizes = table_sizes(len(order), plan.size, plan.least, bots=plan.bots is not None)
    order, byes = leave_out(order, len(order) - sum(sizes), history)
    groups: list[list[str]]
    if not sizes:  # too few for a table, as in a division that people have left
        groups = []
    elif first:
        groups = even_tables(order, sizes, history, tries)
    else:
        groups = group(order, sizes, points, history, tries)
    return Pairing(seat_all(groups, plan, history), byes)


def make_pairs(
    order: Sequence[str], points: Mapping[str, int], history: History, plan: Plan
) -> Pairing:
    """A round of two at a table; whoever is left over has a bye, or meets a bot."""
    groups = [list(two) for two in pair_two(order, points, history)] if order else []
    paired = {player for two in groups for player in two}
    alone = [player for player in order if player not in paired]
    if plan.bots is None:
        return Pairing(seat_all(groups, plan, history), alone)
    return Pairing(seat_all([*groups, *([player] for player in alone)], plan, history))


def even_tables(
    order: Sequence[str], sizes: Sequence[int], history: History, tries: int = MOST_TRIES
) -> list[list[str]]:
    """Tables of about the same strength, without people who block each other where that can be."""
    groups = snake(order, sizes)
    if not history.blocks or not groups:
        return groups
    place = {player: number for number, player in enumerate(order)}
    begin = [[place[player] for player in each] for each in groups]
    even = dict.fromkeys(order, 0)
    return group(order, sizes, even, History(history.blocks), tries, begin)


def leave_out(order: Sequence[str], number: int, history: History) -> tuple[list[str], list[str]]:
    """People with a game, and so many without: those who had the fewest byes, the last first."""
    places = {player: place for place, player in enumerate(order)}
    last = sorted(order, key=lambda player: (history.byes[player], -places[player]))[:number]
    return [player for player in order if player not in last], last


def seat_all(
    groups: Sequence[Sequence[str]], plan: Plan, history: History
) -> list[list[str | None]]:
    """The seats of all tables; where bots fill up, every table has as many."""
    return [
        fair_seats(people, len(people) if plan.bots is None else plan.size, history)
        for people in groups
    ]


def next_knockout(tournament: Tournament, history: History) -> Pairing | None:
    """The next round of a knock-out: the best so far are kept apart."""
    plan, rounds = tournament.plan, tournament.rounds
    order = by_rating(tournament)
    if rounds:
        if is_final(rounds[-1]):
            return None
        order = going_on(tournament, rounds[-1], order_before(tournament))
        if len(order) < 2:
            return None
    sizes = table_sizes(len(order), plan.size, plan.least, bots=plan.bots is not None)
    spare = len(order) - sum(sizes)
    byes = sorted(order, key=history.byes.__getitem__)[:spare]  # the best of those with fewest
    seated = [player for player in order if player not in byes]
    return Pairing(seat_all(even_tables(seated, sizes, history), plan, history), byes)


def next_in_league(tournament: Tournament, history: History) -> Pairing:
    """The next round of a league, each division for itself."""
    plan, rounds = tournament.plan, tournament.rounds
    pairing = Pairing()
    if not rounds:
        divisions = pairing.divisions = divide(by_rating(tournament), plan.division, plan.needed)
    elif len(rounds) % plan.rounds == 0:
        divisions = pairing.divisions = promote(tournament)
    else:
        divisions = rounds[-1].divisions
    begins = bool(pairing.divisions)
    rows = rank(tournament, tournament.entrants, [] if begins else season_of(rounds))
    points = nearness(rows)
    places = {row.player: row.place for row in rows}
    playing = set(tournament.playing)
    tries = MOST_TRIES // len(divisions)  # all together take no longer than one of everybody
    for division in divisions:
        people = [player for player in division if player in playing]
        order = people if begins else sorted(people, key=places.__getitem__)
        made = make_tables(order, points, history, plan, begins, tries)
        pairing.tables += made.tables
        pairing.byes += made.byes
    return pairing


def promote(tournament: Tournament) -> list[list[str]]:
    """The divisions after a season."""
    rounds, plan = tournament.rounds, tournament.plan
    rows = standings(tournament)
    ranked = [
        [row.player for row in rows if row.division == number]
        for number in range(len(rounds[-1].divisions))
    ]
    playing = set(tournament.playing)
    return next_divisions(ranked, playing, plan.promoted, plan.division, plan.needed)
