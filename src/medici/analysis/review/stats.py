"""Sums over the futures of a game: a driver adds to them, and a review is computed from them.

A driver (``reviewer.py`` here, a worker in a browser) asks the eye about every position, plays the
futures that ``plan.py`` orders, and adds their outcomes.
"""

# Runs in browsers too: docs/browser-subset.md

from collections.abc import Sequence

import msgspec

from medici.presentation.story.line import Line

STAY = -1  # in place of an action: the game goes on from a position without a forced move


class OptionStats(msgspec.Struct):
    """One option of a decision: sums over the futures in which it was played.

    Every list holds a number for each half of the futures: those with an even number, and those
    with an odd one. Leads are differences to the move that was played, in the same future: in the
    chance to win, in a game played alone in the final score.
    """

    action: int
    move: str
    estimate: float  # of the seat's chance after it, by the eye or exact; alone of the score
    counts: list[int]  # of futures
    leads: list[float]
    lead_squares: list[float]

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
    )


class DecisionStats(msgspec.Struct):
    """A decision with at least two options."""

    n: int  # the number of the move
    seat: int
    played: int  # the place of the move played among the options
    options: list[OptionStats]
    exact: bool = False  # its position is solved: the estimates of options are exact


class PositionStats(msgspec.Struct):
    """A position: sums over the futures that were played on from it, by seat.

    What is summed are chances to win, in a game played alone final scores. The futures of the move
    played are futures of the position after it.
    """

    estimates: list[float]  # by the eye, until there are futures; or exact
    same_as: int  # the position whose futures are its own too: forced moves alone lead there
    exact: bool = False  # solved: the estimates are exact
    count: int = 0  # of futures
    sums: list[float] = []
    squares: list[float] = []


def new_position(estimates: list[float], same_as: int, exact: bool = False) -> PositionStats:
    """A position from which no future has been played."""
    return PositionStats(
        estimates,
        same_as,
        exact,
        sums=[0.0] * len(estimates),
        squares=[0.0] * len(estimates),
    )


class GameStats(msgspec.Struct):
    """All that is known of a game."""

    positions: list[PositionStats]  # from the first, before any move, to the last
    decisions: list[DecisionStats]
    titles: list[dict[str, float]]  # alone, by position: the chance of each title; else empty
    reasons: dict[str, Line] = {}  # for a move instead of another: they take a while to find


def futures_from(stats: GameStats, number: int) -> PositionStats:
    """The sums over the futures of a position, which it may share with a later one."""
    return stats.positions[stats.positions[number].same_as]


def stays(stats: GameStats) -> int:
    """How many futures were played from positions without a forced move."""
    played = sum(decision.options[decision.played].futures for decision in stats.decisions)
    return sum(position.count for position in stats.positions) - played


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

    ``outcomes`` is one row: future by future, in it action by action, there the chances of so many
    seats and then their totals.
    """
    gains = seats if players == 1 else 0  # alone the total counts
    if order.actions == [STAY]:
        position = futures_from(stats, order.position)
        for future in range(order.futures):
            add_to_position(position, outcomes, future * 2 * seats + gains)
        return
    position = futures_from(stats, order.position + 1)
    decision = next(each for each in stats.decisions if each.n == order.position + 1)
    options: list[OptionStats] = [
        next(option for option in decision.options if option.action == action)
        for action in order.actions
    ]
    played = order.actions.index(decision.options[decision.played].action)
    gain = gains + decision.seat
    for future in range(order.futures):
        first = future * len(options) * 2 * seats
        own = first + played * 2 * seats
        add_to_position(position, outcomes, own + gains)
        for number, option in enumerate(options):
            at = first + number * 2 * seats
            lead = outcomes[at + gain] - outcomes[own + gain]
            half = future % 2
            option.counts[half] += 1
            option.leads[half] += lead
            option.lead_squares[half] += lead * lead


def add_to_position(position: PositionStats, outcomes: Sequence[float], at: int) -> None:
    """Add a future of a position: what it came to for each seat begins at a place."""
    position.count += 1
    for seat in range(len(position.sums)):
        gain = outcomes[at + seat]
        position.sums[seat] += gain
        position.squares[seat] += gain * gain
