"""Candidate moves compared, out of what each of them led to in common futures."""

from msgspec import Struct

from medici.analysis.advise.advice import Candidate
from medici.analysis.advise.samples import Rows, column, difference, error, mean
from medici.games.dice.solitaire import TITLES, title_for
from medici.presentation.story.line import Line

Ends = list[list[list[float]]]  # of each batch, each move and each seat


class Tried(Struct, frozen=True):
    """A move before it is compared: in the record's words, in a sentence, and what it may earn."""

    move: str
    words: Line
    titles: dict[str, float] = {}


def ranked(moves: list[Tried], seat: int, shares: Ends, totals: Ends) -> list[Candidate]:
    """The moves of a seat, the best first: that with the best chance; alone, with most points."""
    chances, florins = of_seat(shares, seat), of_seat(totals, seat)
    alone = len(shares[0][0]) == 1
    order = best_first(florins if alone else chances, florins)
    decisive = florins if alone else chances
    rivals = halves_best(decisive, florins)
    found = []
    for move in order:
        other = order[0] if move != order[0] else order[min(1, len(order) - 1)]
        ahead = difference(decisive, move, other)
        cost = cost_of(chances, move, rivals)
        total_cost = cost_of(florins, move, rivals)
        found.append(
            Candidate(
                move=moves[move].move,
                words=moves[move].words,
                chances=over_batches(shares, move),
                totals=over_batches(totals, move),
                cost=0.0 if move == order[0] else max(mean(cost), 0.0),
                cost_error=error(cost),
                lead=mean(ahead),
                lead_error=error(ahead),
                total_cost=0.0 if move == order[0] else mean(total_cost),
                total_cost_error=error(total_cost),
                titles=moves[move].titles,
            )
        )
    return found


def of_seat(ends: Ends, seat: int) -> Rows:
    """What one seat comes to: by batch and move."""
    return [[move[seat] for move in batch] for batch in ends]


def over_batches(ends: Ends, move: int) -> list[float]:
    """What every seat comes to with a move."""
    return [mean([batch[move][seat] for batch in ends]) for seat in range(len(ends[0][move]))]


def best_first(rows: Rows, florins: Rows) -> list[int]:
    """The moves from the best to the worst; where they are as good, by florins."""
    count = len(rows[0])
    return sorted(
        range(count),
        key=lambda move: (-mean(column(rows, move)), -mean(column(florins, move)), move),
    )


def halves_best(rows: Rows, florins: Rows) -> list[int]:
    """For each batch the best move by the other half of the batches.

    A move that is chosen by the same futures that it is measured in looks better than it is.
    """
    if len(rows) < 2:
        return [best_first(rows, florins)[0]] * len(rows)
    best = [best_first(rows[half::2], florins[half::2])[0] for half in (0, 1)]
    return [best[1 - number % 2] for number in range(len(rows))]


def cost_of(rows: Rows, move: int, rivals: list[int]) -> list[float]:
    """By how much a move falls behind the best, batch by batch."""
    return [rows[batch][rivals[batch]] - rows[batch][move] for batch in range(len(rows))]


def title_chances(totals: list[float]) -> dict[str, float]:
    """How often each title was earned at these ends of solitaire games, best first.

    >>> title_chances([205.0, 85.0, 90.0, 99.0])
    {'Medici': 0.25, 'Dish Washer': 0.75}
    """
    earned: dict[str, int] = {}
    for points in totals:
        title = title_for(points)
        earned[title] = earned.get(title, 0) + 1
    return {title: earned[title] / len(totals) for _, title in TITLES if title in earned}
