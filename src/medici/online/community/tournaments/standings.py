"""The standings of a tournament, with the reason why one is ahead of the next.

Points come first; in a knock-out before them how far one came, in a league the division. Among
equals decide, in this order: the points of the opponents whom one has met, the share of the florins
at one's tables, the tables that those who are still equal played together, and the lot. All that is
added up is exact: who is equal does not depend on how figures are rounded.
"""

import hashlib
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import permutations
from math import lcm
from typing import Literal

from medici.online.community.tournaments.knockout import last_left
from medici.online.community.tournaments.points import NOTHING, POINT, round_points, share
from medici.online.community.tournaments.state import Round, Tournament

Parts = defaultdict[str, list[Fraction]]  # of everybody, to be added up
Reason = Literal["", "division", "stage", "last", "points", "opponents", "share", "met", "lot"]


@dataclass(slots=True)
class Row:
    """A line of the standings."""

    player: str
    place: int = 0  # from 1
    division: int = 0  # of a league, from 0
    stage: int = 0  # of a knock-out: rounds that one took part in
    last: Fraction = NOTHING  # of a knock-out: points of the last of them
    points: Fraction = NOTHING
    opponents: Fraction = NOTHING  # the points of those met, each as often as met
    share: Fraction = NOTHING  # of the florins, a whole one for each table that was played
    met: int = 0  # points against those who are equal in all of that
    lot: str = ""
    played: int = 0  # tables
    behind: Reason = ""  # what puts one behind the line before

    def key(self) -> tuple[int | Fraction, ...]:
        """What decides before the games among equals, the better the smaller."""
        figures = self.stage, self.last, self.points, self.opponents, self.share
        return (self.division, *(-each for each in figures))


def standings(tournament: Tournament) -> list[Row]:
    """Everybody who entered, the best first."""
    rounds, everybody = tournament.rounds, list(tournament.entrants)
    if tournament.plan.format == "knockout":
        winner = last_left(tournament, order_before(tournament))
        return rank(tournament, everybody, rounds, winner)
    if tournament.plan.format != "league" or not rounds:
        return rank(tournament, everybody, rounds)
    season = season_of(rounds)
    divided = [player for division in rounds[-1].divisions for player in division]
    return rank(tournament, divided, season)


def seeds(tournament: Tournament) -> list[str]:
    """Everybody who entered, the best rated first, and then by lot."""
    return sorted(
        tournament.entrants,
        key=lambda each: (-tournament.entrants[each].rating, lot(tournament.id, each)),
    )


def order_before(tournament: Tournament) -> list[str]:
    """Everybody as they stood before the last round; before the first by rating."""
    before = tournament.rounds[:-1]
    if not before:
        return seeds(tournament)
    return [row.player for row in rank(tournament, tournament.entrants, before)]


def season_of(rounds: Sequence[Round]) -> list[Round]:
    """The rounds of the last season that has begun: all with its divisions."""
    last = rounds[-1].divisions
    return [each for each in rounds if each.divisions is last]


def rank(
    tournament: Tournament,
    players: Iterable[str],
    rounds: Sequence[Round],
    winner: str | None = None,
) -> list[Row]:
    """People in their order after some rounds; a knock-out may have a winner without a final."""
    rows = {player: Row(player, lot=lot(tournament.id, player)) for player in players}
    points, shares, opponents = Parts(list), Parts(list), Parts(list)
    for played in rounds:
        count_round(rows, played, points, duplicate=tournament.plan.duplicate)
        count_shares(rows, played, shares)
    for player, row in rows.items():
        row.points, row.share = total(points[player]), total(shares[player])
    if winner in rows:
        rows[winner].last = 2 * POINT  # ahead of whoever won a table of that round, but has left
    for played in rounds:
        count_opponents(rows, played, opponents)
    for player, row in rows.items():
        row.opponents = total(opponents[player])
    if rounds:
        for number, division in enumerate(rounds[-1].divisions):
            for player in division:
                if player in rows:
                    rows[player].division = number
    if tournament.plan.format != "knockout":
        for row in rows.values():
            row.stage, row.last = 0, NOTHING
    count_games_among_equals(rows, rounds)
    ordered = sorted(rows.values(), key=lambda row: (row.key(), -row.met, row.lot))
    for number, row in enumerate(ordered):
        row.place = number + 1
        row.behind = why_behind(ordered[number - 1], row) if number else ""
    return ordered


def lot(tournament: str, player: str) -> str:
    """What decides in the end: nobody can choose it, and everybody can compute it."""
    return hashlib.sha256(f"{tournament}|{player}".encode()).hexdigest()


def total(parts: Sequence[Fraction]) -> Fraction:
    """The sum of fractions: of many, several times as fast as one after the other.

    >>> str(total([Fraction(1, 3), Fraction(2, 3), Fraction(1, 4)]))
    '5/4'
    """
    whole = lcm(*(part.denominator for part in parts))
    return Fraction(sum(part.numerator * (whole // part.denominator) for part in parts), whole)


def count_round(rows: dict[str, Row], played: Round, points: Parts, *, duplicate: bool) -> None:
    """Note the points of a round."""
    gained = round_points(played, duplicate=duplicate)
    for player in played.people:
        if player in rows:
            rows[player].stage += 1
            rows[player].last = gained.get(player, NOTHING)
            points[player].append(rows[player].last)


def count_shares(rows: dict[str, Row], played: Round, shares: Parts) -> None:
    """Note the tables of a round, and the shares of the florins there."""
    for table, ended in played.outcomes.items():
        if played.broken(table):
            continue
        florins = sum(each.florins for each in ended.seats)
        even = share(1, max(1, sum(each.place > 0 for each in ended.seats)))
        for seated, each in zip(played.tables[table].seats, ended.seats, strict=True):
            if seated is not None and seated in rows and each.came and each.place:
                shares[seated].append(share(each.florins, florins) if florins > 0 else even)
                rows[seated].played += 1


def count_opponents(rows: dict[str, Row], played: Round, opponents: Parts) -> None:
    """Note the points of those met in a round, whom one really played with."""
    for table, ended in played.outcomes.items():
        here = [
            rows[player]
            for player, each in zip(played.tables[table].seats, ended.seats, strict=True)
            if player in rows and each.came and each.place
        ]
        for row, other in permutations(here, 2):
            opponents[row.player].append(other.points)


def count_games_among_equals(rows: Mapping[str, Row], rounds: Iterable[Round]) -> None:
    """Count the tables that people played together who are equal in all else."""
    keys = {player: row.key() for player, row in rows.items()}
    alike = Counter(keys.values())
    equal = {player: key for player, key in keys.items() if alike[key] > 1}
    if not equal:
        return
    for played in rounds:
        for table, ended in played.outcomes.items():
            here = [
                (player, each.place)
                for player, each in zip(played.tables[table].seats, ended.seats, strict=True)
                if player in equal and each.came and each.place
            ]
            if len(here) > 1 and not played.broken(table):
                for (one, place), (other, behind) in permutations(here, 2):
                    if equal[one] == equal[other]:
                        rows[one].met += (behind > place) - (behind < place)


FIGURES: tuple[tuple[Reason, Callable[[Row], int | Fraction]], ...] = (
    ("division", lambda row: row.division),
    ("stage", lambda row: row.stage),
    ("stage", lambda row: row.last > POINT),  # all others have left
    ("last", lambda row: row.last),
    ("points", lambda row: row.points),
    ("opponents", lambda row: row.opponents),
    ("share", lambda row: row.share),
    ("met", lambda row: row.met),
)


def why_behind(ahead: Row, row: Row) -> Reason:
    """The first figure in which two lines differ."""
    for reason, figure in FIGURES:
        if figure(ahead) != figure(row):
            return reason
    return "lot"
