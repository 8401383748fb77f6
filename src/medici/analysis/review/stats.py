"""Sums over the futures of a game: a driver adds to them, and a review is computed from them.

A driver (``reviewer.py`` here, a worker in a browser) asks the eye about every position, plays the
futures that ``plan.py`` orders, and adds their outcomes.
"""

# Runs in browsers too: docs/browser-subset.md

from collections.abc import Sequence

import msgspec

STAY = -1  # in place of an action: the game goes on from a position without a forced move


class OptionStats(msgspec.Struct):
    """One option of a decision: sums over the futures in which it was played.

    Every list holds a number for each half of the futures: those with an even number, and those
    with an odd one. Leads are differences to the move that was played, in the same future: in the
    share of the victory, in a game played alone in the final score.
    """

    action: int
    move: str
    estimate: float  # of the seat's chance after it, by the eye; alone of the score
    counts: list[int]  # of futures
    leads: list[float]
    lead_squares: list[float]
    florins: list[float]  # at the end
    florin_leads: list[float]
    florin_lead_squares: list[float]

    @property
    def futures(self) -> int:
        """In how many futures it was played."""
        return self.counts[0] + self.counts[1]


def new_option(action: int, move: str, estimate: float) -> OptionStats:
    """An option that has not been played in any future."""
    return OptionStats(
        action=action,
        move=move,
        estimate=estimate,
        counts=[0, 0],
        leads=[0.0, 0.0],
        lead_squares=[0.0, 0.0],
        florins=[0.0, 0.0],
        florin_leads=[0.0, 0.0],
        florin_lead_squares=[0.0, 0.0],
    )


class DecisionStats(msgspec.Struct):
    """A decision with at least two options."""

    n: int  # the number of the move
    seat: int
    played: int  # the place of the move played among the options
    options: list[OptionStats]


class GameStats(msgspec.Struct):
    """All that is known of a game."""

    estimates: list[list[float]]  # by position and seat: chances by the eye; alone its score
    counts: list[int]  # by position: futures that were played on from there
    sums: list[list[float]]  # by position and seat: shares of the victory in them; alone scores
    decisions: list[DecisionStats]
    titles: list[dict[str, float]]  # alone, by position: the chance of each title; else empty


class Order(msgspec.Struct):
    """Futures to play from a position, the same for each of the actions."""

    position: int  # a decision's is the one before its move
    actions: list[int]
    futures: int
    number: int  # unique in a review: seeds are made of it


def add_outcomes(
    stats: GameStats, order: Order, players: int, outcomes: Sequence[float], seats: int
) -> None:
    """Add what the futures of an order came to.

    ``outcomes`` is one row: future by future, in it action by action, there the shares of the
    victory of so many seats and then their totals.
    """
    gains = seats if players == 1 else 0  # alone the total counts
    if order.actions == [STAY]:
        sums = stats.sums[order.position]
        for future in range(order.futures):
            for seat in range(players):
                sums[seat] += outcomes[future * 2 * seats + gains + seat]
        stats.counts[order.position] += order.futures
        return
    decision = next(each for each in stats.decisions if each.n == order.position + 1)
    options: list[OptionStats] = [
        next(option for option in decision.options if option.action == action)
        for action in order.actions
    ]
    played = order.actions.index(decision.options[decision.played].action)
    gain, florins = gains + decision.seat, seats + decision.seat
    for future in range(order.futures):
        first = future * len(options) * 2 * seats
        own = first + played * 2 * seats
        for number, option in enumerate(options):
            at = first + number * 2 * seats
            lead = outcomes[at + gain] - outcomes[own + gain]
            florin_lead = outcomes[at + florins] - outcomes[own + florins]
            half = future % 2
            option.counts[half] += 1
            option.leads[half] += lead
            option.lead_squares[half] += lead * lead
            option.florins[half] += outcomes[at + florins]
            option.florin_leads[half] += florin_lead
            option.florin_lead_squares[half] += florin_lead * florin_lead
