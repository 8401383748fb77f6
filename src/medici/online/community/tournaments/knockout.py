"""Knock-out: so many of a table go on, until one table is left."""

from collections.abc import Sequence
from fractions import Fraction

from medici.online.community.tournaments.events import SeatOutcome
from medici.online.community.tournaments.plan import Plan
from medici.online.community.tournaments.points import NOTHING, round_points
from medici.online.community.tournaments.state import Round, Tournament


def is_final(played: Round) -> bool:
    """Whether everybody who was left sat at one table."""
    return len(played.tables) == 1 and not played.byes


def going_on(tournament: Tournament, played: Round, order: Sequence[str]) -> list[str]:
    """Who goes on after a round, in the order of the standings before it.

    The best of each table do; among equals the one who stood better. Whoever did not come, or has
    left, does not. Where nothing was played that counts, all do who came. Where too few are left
    for a table, the best of those who are out fill it.
    """
    plan, place = tournament.plan, {player: number for number, player in enumerate(order)}
    points = round_points(played, duplicate=False)

    def best(player: str) -> tuple[Fraction, int]:
        return -points.get(player, NOTHING), place[player]

    on, out = list(played.byes), list[str]()
    for table, paired in played.tables.items():
        seats = played.outcomes[table].seats
        came = [
            player
            for player, each in zip(paired.seats, seats, strict=True)
            if player is not None and each.came
        ]
        many = len(came) if played.broken(table) else how_many(plan, seats)
        ranked = sorted(came, key=best)
        on += ranked[:many]
        out += ranked[many:]
    playing = set(tournament.playing)
    on = [player for player in on if player in playing]
    if plan.bots is None and 1 < len(on) < plan.least:
        out = [player for player in sorted(out, key=best) if player in playing]
        on += out[: plan.least - len(on)]
    return sorted(on, key=place.__getitem__)


def how_many(plan: Plan, seats: Sequence[SeatOutcome]) -> int:
    """How many of a table go on: of a smaller one at least as large a part as is planned.

    >>> card, came = Plan("Spring", "card", 4, advance=2), SeatOutcome()
    >>> [how_many(card, [SeatOutcome(place=1)] * played) for played in (4, 3, 2)]
    [2, 2, 1]
    >>> how_many(card, [came, came, SeatOutcome(came=False)]) >= 2  # nothing was played: all
    True
    """
    played = sum(each.place > 0 for each in seats)
    return -(-plan.advance * played // plan.size) if played else len(seats)


def last_left(tournament: Tournament, order: Sequence[str]) -> str | None:
    """Who alone goes on after a round that was no final, because all others have left."""
    played = tournament.round
    if played is None or played.ended is None or played.waiting or is_final(played):
        return None
    left = going_on(tournament, played, order)
    return left[0] if len(left) == 1 else None


def snake(order: Sequence[str], sizes: Sequence[int]) -> list[list[str]]:
    """People at tables of about the same strength: the best ones each at another table.

    >>> snake("abcdefg", [3, 2, 2])
    [['a', 'f', 'g'], ['b', 'e'], ['c', 'd']]
    """
    groups: list[list[str]] = [[] for _ in sizes]
    forth = list(range(len(sizes)))
    rest = list(order)
    while rest:
        for number in forth:
            if rest and len(groups[number]) < sizes[number]:
                groups[number].append(rest.pop(0))
        forth.reverse()
    return groups
