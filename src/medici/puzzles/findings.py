"""What there is to learn from an exercise, in a sentence: how the answer differs from the obvious."""

from collections.abc import Sequence

from medici.puzzles.saying import meant
from medici.record import Game
from medici.scene import scene
from medici.scene.board import BoardScene
from medici.story.line import Line, cards


def finding(game: Game, best: str, answers: Sequence[str], obvious: str) -> Line:
    """The answer beside the move that comes to mind."""
    view = scene(game)
    if isinstance(view, BoardScene):
        return of_a_lot(view, best, answers, obvious)
    if "reveal" in (best, obvious):
        taken = cards(*meant(game, obvious if best == "reveal" else best))
        return Line(f"puzzles-find-{'reveal' if best == 'reveal' else 'take'}", {"cards": taken})
    return of_a_choice(meant(game, best), meant(game, obvious))


def of_a_lot(view: BoardScene, best: str, answers: Sequence[str], obvious: str) -> Line:
    """Whether a lot should grow, and what it is worth."""
    lot = cards(*view.lot)
    if best in ("draw", "auction", "pass"):
        paid = {"bid": amount(obvious)} if best == "pass" else {}
        return Line(f"puzzles-find-{best}", {"lot": lot, **paid})
    bids = sorted(map(amount, answers))
    worth: dict[str, int] = {"low": bids[0], "high": bids[-1]}
    if obvious == "pass":
        return Line("puzzles-find-bid", {"lot": lot, **worth})
    kind = "more" if amount(obvious) < amount(best) else "less"
    return Line(f"puzzles-find-{kind}", {"lot": lot, "bid": amount(obvious), **worth})


def amount(bid: str) -> int:
    """The florins of a bid."""
    return int(bid.split()[1])


def of_a_choice(best: list[str], obvious: list[str]) -> Line:
    """Which cards or dice to take."""
    more, left = without(best, obvious), without(obvious, best)
    if not left:
        return Line("puzzles-find-too", {"cards": cards(*obvious), "more": cards(*more)})
    if not more:
        return Line("puzzles-find-only", {"cards": cards(*best), "left": cards(*left)})
    return Line("puzzles-find-instead", {"cards": cards(*best), "others": cards(*obvious)})


def without(some: Sequence[str], others: Sequence[str]) -> list[str]:
    """Cards that are not among the others."""
    rest = list(some)
    for card in others:
        if card in rest:
            rest.remove(card)
    return rest
