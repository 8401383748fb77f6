"""Why the best move is the best, in the words of the game: what it has that the next best lacks."""

from medici.analysis.advise.advice import Advice, Candidate, Hint
from medici.analysis.advise.findings import best_move, further_card, is_clear, worth
from medici.presentation.story.line import Line, Part, cards


def hint(advice: Advice) -> Hint | None:
    """The best move for the seat to act, and one reason; None when nature is to act."""
    if not advice.candidates:
        return None
    why = reasons(advice)
    return Hint(advice.candidates[0].move, why[0] if why else best_move(advice))


def reasons(advice: Advice) -> list[Line]:
    """Reasons for the best move; none where it is hardly the best, or nothing more can be said."""
    if len(advice.candidates) < 2 or not is_clear(advice.candidates[0]):
        return []
    if advice.game == "board":
        return [*of_price(advice), *of_further_card(advice)]
    best, other = advice.candidates[0], advice.candidates[1]
    return [of_take(best, other) if advice.game == "card" else of_dice(best, other)]


def of_price(advice: Advice) -> list[Line]:
    """What the lot is worth, where that is why one bids or passes."""
    best = advice.candidates[0].move
    for price in advice.prices:
        bids = best.startswith("bid ") and price.most > advice.bid
        passes = best == "pass" and price.most <= advice.bid
        if price.seat == advice.actor and (bids or passes):
            return [worth(price, price.seat)]
    return []


def of_further_card(advice: Advice) -> list[Line]:
    """What another card would do to the lot, where that is why one draws or opens the auction."""
    best, further = advice.candidates[0].move, advice.further
    if further is None or further.seat != advice.actor:
        return []
    said = further_card(further, further.seat)
    wanted = "draw" if said[0].id == "advise-further-dearer" else "auction"
    return said if best == wanted and said[0].id != "advise-further-same" else []


def of_take(best: Candidate, other: Candidate) -> Line:
    """What is taken that could be left, or left that could be taken; or whether one waits."""
    if best.move == "reveal":
        return Line("advise-why-reveal", {"cards": other.words.args["cards"]})
    if other.move == "reveal":
        return Line("advise-why-at-once", {"cards": best.words.args["cards"]})
    return beside("advise-why-take", "cards", best, other)


def of_dice(best: Candidate, other: Candidate) -> Line:
    """Which dice are entered that could be left, or left that could be entered."""
    return beside("advise-why-enter", "dice", best, other)


def beside(message: str, key: str, best: Candidate, other: Candidate) -> Line:
    """A move that names cards or dice beside another one."""
    more, less = without(best, other, key), without(other, best, key)
    if not less:
        return Line(f"{message}-more", {key: cards(*more)})
    if not more:
        return Line(f"{message}-less", {key: cards(*less)})
    return Line(f"{message}-rather", {key: other.words.args[key]})


def without(move: Candidate, other: Candidate, key: str) -> list[str]:
    """What a move names, less what the other one names too, by the numbers in the moves."""
    part, numbers = move.words.args[key], move.move.split(" ")[1:]
    assert isinstance(part, Part)
    assert part.cards is not None
    also = other.move.split(" ")[1:]
    return [part.cards[at] for at in range(len(numbers)) if numbers[at] not in also]
