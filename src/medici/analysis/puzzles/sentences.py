"""What there is to learn from an exercise, as a sentence: the answer beside the obvious move."""

from collections.abc import Sequence

from medici.analysis.moves import items_of
from medici.games.board.notation import CARD_NAMES
from medici.presentation.story.line import Arg, Line, Part, cards, lines
from medici.record import Game


def finding(game: Game, best: str, answers: Sequence[str], obvious: str) -> Line:
    """The answer beside the move that comes to mind."""
    if game.name == "board":
        return of_lot(game, best, answers, obvious)
    if "reveal" in (best, obvious):
        taken = cards(*items_of(game, obvious if best == "reveal" else best))
        return Line(f"puzzles-find-{'reveal' if best == 'reveal' else 'take'}", {"cards": taken})
    return of_items(items_of(game, best), items_of(game, obvious))


def of_lot(game: Game, best: str, answers: Sequence[str], obvious: str) -> Line:
    """Whether a lot should grow, and what it is worth."""
    t = game.state
    lot = cards(*(CARD_NAMES[card] for card in t.lot[: t.lot_size]))
    if best in ("draw", "auction", "pass"):
        paid: dict[str, Arg] = {"bid": amount(obvious)} if best == "pass" else {}
        return Line(f"puzzles-find-{best}", {"lot": lot} | paid)
    bids = bid_range(sorted(map(amount, answers)))
    if obvious == "pass":
        return Line("puzzles-find-bid", {"lot": lot, "bids": bids})
    kind = "more" if amount(obvious) < amount(best) else "less"
    return Line(f"puzzles-find-{kind}", {"lot": lot, "bid": amount(obvious), "bids": bids})


def bid_range(bids: Sequence[int]) -> Part:
    """From the lowest bid to the highest."""
    low, high = bids[0], bids[-1]
    if low == high:
        return lines([Line("puzzles-bids-one", {"low": low})])
    return lines([Line("puzzles-bids-range", {"low": low, "high": high})])


def amount(bid: str) -> int:
    """The florins of a bid."""
    return int(bid.split()[1])


def of_items(best: list[str], obvious: list[str]) -> Line:
    """Which cards or dice to take."""
    more, left = without(best, obvious), without(obvious, best)
    if not left:
        return Line("puzzles-find-too", {"cards": cards(*obvious), "more": cards(*more)})
    if not more:
        return Line("puzzles-find-only", {"cards": cards(*best), "left": cards(*left)})
    return Line("puzzles-find-instead", {"cards": cards(*best), "others": cards(*obvious)})


def without(some: Sequence[str], others: Sequence[str]) -> list[str]:
    """The items that are not among the others; of equal ones as many as are left over."""
    rest = list(some)
    for item in others:
        if item in rest:
            rest.remove(item)
    return rest
