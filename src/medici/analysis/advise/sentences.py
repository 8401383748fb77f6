"""Advice in sentences without a language: what is worth saying, and why the best move is best."""

# Runs in browsers too: docs/browser-subset.md

from math import floor

from medici.analysis.advise.advice import Advice, Candidate, FairPrice, Further, Hint, Odds
from medici.analysis.advise.prices import ROUNDING
from medici.analysis.moves import extra_items
from medici.analysis.reasons.facts import tenths
from medici.presentation.story.line import Arg, Line, Part, cards, lines, seat
from medici.presentation.story.solitaire import title_id

CLEAR = 3.0  # standard errors beyond which a difference is one: a longer look should agree
WORTH_SAYING = 1.0  # florins by which a further card must change a price


def findings(advice: Advice, you: int | None = None) -> list[Line]:
    """Everything worth saying; ``you`` is the seat of the reader."""
    found: list[Line] = []
    if advice.candidates:
        found.append(best_move(advice))
    if advice.why is not None and is_clear(advice.candidates[0]):
        found.append(advice.why)
    for price, why in zip(advice.prices, advice.why_worth, strict=True):
        found.append(worth(price, you))
        found.append(why)
    found += highest_price(advice.prices, you)
    if advice.further is not None:
        found.append(further_card(advice.further, you))
    if advice.odds is not None:
        found.append(likeliest_good(advice.odds))
    return found


def is_clear(best: Candidate) -> bool:
    """Whether the best move is surely better than the next."""
    return best.lead > CLEAR * best.lead_error


def best_move(advice: Advice) -> Line:
    """The best move, and its lead."""
    best = advice.candidates[0]
    move: Part = lines([best.words])
    if len(advice.candidates) == 1:
        return Line("advise-only-move", {"move": move})
    alone = len(advice.players) == 1
    if not is_clear(best):
        other = lines([advice.candidates[1].words])
        return Line("advise-close", {"move": move, "other": other})
    if alone:
        args: dict[str, Arg] = {"move": move, "score": tenths(best.totals[0])}
        args["lead"] = tenths(best.lead)
        args["error"] = tenths(best.lead_error)
        args["other"] = lines([advice.candidates[1].words])
        args["title"] = lines([Line(title_id(likeliest_title(best.titles)))])
        return Line("advise-best-alone", args)
    assert isinstance(advice.actor, int)
    chance = percent(best.chances[advice.actor])
    told: dict[str, Arg] = {"move": move, "chance": chance, "lead": percent(best.lead)}
    told["error"] = percent(best.lead_error)
    told["other"] = lines([advice.candidates[1].words])
    return Line("advise-best", told)


def likeliest_title(titles: dict[str, float]) -> str:
    """The title that is earned most often; of equals the better.

    >>> likeliest_title({"Captain": 0.25, "Cook": 0.5, "Cadet": 0.25})
    'Cook'
    """
    most = max(titles.values())
    return next(title for title, chance in titles.items() if chance == most)


def named(number: int, you: int | None) -> dict[str, Arg]:
    """A player, and whether it is the reader."""
    return {"who": seat(number), "you": "yes" if number == you else "no"}


def worth(price: FairPrice, you: int | None) -> Line:
    """What the lot is worth to a seat."""
    low, high = floor(price.low + ROUNDING), floor(price.high + ROUNDING)
    args = named(price.seat, you)
    if high <= 0:
        return Line("advise-worth-nothing", args)
    args["n"] = high
    if low >= price.purse:
        return Line("advise-worth-all", args)
    if low >= high:
        return Line("advise-worth-exactly", args)
    args["low"] = low
    return Line("advise-worth", args)


def highest_price(prices: list[FairPrice], you: int | None) -> list[Line]:
    """The seat that can pay most for the lot, if that is clear."""
    if not prices:
        return []
    best = max(prices, key=lambda price: price.price)
    if len(prices) == 1:
        return [Line("advise-only-room", named(best.seat, you))]
    if all(best.low > other.high for other in prices if other.seat != best.seat):
        return [Line("advise-dearest", named(best.seat, you))]
    return []


def further_card(further: Further, you: int | None) -> Line:
    """Whether a further card makes the lot dearer or cheaper to the presenter."""
    args = named(further.seat, you)
    if further.price is None:
        return Line("advise-further-no-room", args)
    change = floor(abs(further.change) + 0.5)
    if change < WORTH_SAYING or abs(further.change) < CLEAR * further.change_error:
        return Line("advise-further-same", args)
    args["n"] = change
    return Line("advise-further-dearer" if further.change > 0 else "advise-further-cheaper", args)


def likeliest_good(odds: Odds) -> Line:
    """The good, or the goods, that the next card most likely is."""
    most = max(share.ways for share in odds.goods)
    wares = [share.what for share in odds.goods if share.ways == most]
    goods = lines([Line(f"good-{ware}") for ware in wares])
    message = "advise-next" if len(wares) == 1 else "advise-next-each"
    return Line(message, {"goods": goods, "chance": percent(most / odds.ways)})


def hint(advice: Advice) -> Hint | None:
    """The best move for the seat to act, and one reason; None when nature is to act."""
    if not advice.candidates:
        return None
    why = reasons(advice)
    return Hint(advice.candidates[0].move, why[0] if why else best_move(advice))


def reasons(advice: Advice) -> list[Line]:
    """Reasons for the best move, what one can see first; none where it is hardly the best."""
    if len(advice.candidates) < 2 or not is_clear(advice.candidates[0]):
        return []
    seen = [advice.why] if advice.why is not None else []
    if advice.game == "board":
        return [*seen, *of_price(advice), *of_further_card(advice)]
    best, other = advice.candidates[0], advice.candidates[1]
    if advice.game == "dice":
        return [*seen, compare_items("advise-why-enter", "dice", best, other)]
    return [*seen, of_take(best, other)]


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
    line = further_card(further, further.seat)
    wanted = "draw" if line.id == "advise-further-dearer" else "auction"
    return [line] if best == wanted and line.id != "advise-further-same" else []


def of_take(best: Candidate, other: Candidate) -> Line:
    """Which cards to take, or whether to wait for another one."""
    if best.move == "reveal":
        return Line("advise-why-reveal", {"cards": other.words.args["cards"]})
    if other.move == "reveal":
        return Line("advise-why-at-once", {"cards": best.words.args["cards"]})
    return compare_items("advise-why-take", "cards", best, other)


def compare_items(message: str, key: str, best: Candidate, other: Candidate) -> Line:
    """Which cards or dice the best move has that another lacks, or the other way round."""
    more = extra_items(items_in(best, key), best.move, other.move)
    less = extra_items(items_in(other, key), other.move, best.move)
    if not less:
        return Line(f"{message}-more", {key: cards(*more)})
    if not more:
        return Line(f"{message}-less", {key: cards(*less)})
    return Line(f"{message}-rather", {key: other.words.args[key]})


def items_in(candidate: Candidate, key: str) -> list[str]:
    """The cards or dice that a candidate names."""
    part = candidate.words.args[key]
    assert isinstance(part, Part)
    assert part.cards is not None
    return part.cards


def percent(chance: float) -> Part:
    """A chance in percent."""
    return tenths(100 * chance)
