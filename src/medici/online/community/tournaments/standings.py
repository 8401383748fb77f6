"""The standings of a tournament, with the reason why one is ahead of the next.

Points come first; in a knock-out before them how far one came, in a league the division. Among
equals decide, in this order: the points of the opponents whom one has met, the share of the florins
at one's tables, the tables that those who are still equal played together, and the lot.
"""

import hashlib
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import Literal

from medici.online.community.tournaments.knockout import last_left
from medici.online.community.tournaments.points import POINT, round_points
from medici.online.community.tournaments.state import Round, Tournament

Reason = Literal["", "division", "stage", "last", "points", "opponents", "share", "met", "lot"]
WHOLE = 1_000_000  # the share of one who has all florins of a table


@dataclass(slots=True)
class Row:
    """A line of the standings."""

    player: str
    place: int = 0  # from 1
    division: int = 0  # of a league, from 0
    stage: int = 0  # of a knock-out: rounds that one took part in
    last: int = 0  # of a knock-out: points of the last of them
    points: int = 0
    opponents: int = 0  # the points of those met, each as often as met
    share: int = 0  # of the florins, over all tables that were played
    met: int = 0  # points against those who are equal in all of that
    lot: str = ""
    played: int = 0  # tables
    behind: Reason = ""  # what puts one behind the line before

    def key(self) -> tuple[int, ...]:
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
    for played in rounds:
        count_round(rows, played, duplicate=tournament.plan.duplicate)
    if winner in rows:
        rows[winner].last = POINT + 1  # ahead of whoever won a table of that round, but has left
    for played in rounds:
        count_opponents(rows, played)
    if rounds:
        for number, division in enumerate(rounds[-1].divisions):
            for player in division:
                if player in rows:
                    rows[player].division = number
    if tournament.plan.format != "knockout":
        for row in rows.values():
            row.stage = row.last = 0
    count_games_among_equals(rows, rounds)
    ordered = sorted(rows.values(), key=lambda row: (row.key(), -row.met, row.lot))
    for number, row in enumerate(ordered):
        row.place = number + 1
        row.behind = why_behind(ordered[number - 1], row) if number else ""
    return ordered


def lot(tournament: str, player: str) -> str:
    """What decides in the end: nobody can choose it, and everybody can compute it."""
    return hashlib.sha256(f"{tournament}|{player}".encode()).hexdigest()


def count_round(rows: dict[str, Row], played: Round, *, duplicate: bool) -> None:
    """Add the points, tables and florins of a round."""
    points = round_points(played, duplicate=duplicate)
    for player in played.people:
        if player in rows:
            rows[player].stage += 1
            rows[player].last = points.get(player, 0)
            rows[player].points += points.get(player, 0)
    for table, ended in played.outcomes.items():
        if played.broken(table):
            continue
        total = sum(each.florins for each in ended.seats)
        even = WHOLE // len(ended.seats)
        for seated, each in zip(played.tables[table].seats, ended.seats, strict=True):
            if seated is not None and seated in rows and each.came and each.place:
                rows[seated].share += WHOLE * each.florins // total if total > 0 else even
                rows[seated].played += 1


def count_opponents(rows: dict[str, Row], played: Round) -> None:
    """Add the points of those met in a round, whom one really played with."""
    for table, ended in played.outcomes.items():
        here = [
            rows[player]
            for player, each in zip(played.tables[table].seats, ended.seats, strict=True)
            if player in rows and each.came and each.place
        ]
        for row in here:
            row.opponents += sum(other.points for other in here) - row.points


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


FIGURES: tuple[tuple[Reason, Callable[[Row], int]], ...] = (
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
