"""What is worth saying of a position, in sentences that have no language yet."""

from math import floor

from medici.analysis.advise.advice import Advice, Candidate, FairPrice, Further, Odds
from medici.analysis.advise.phrases import points, tenths
from medici.analysis.advise.price import bounds
from medici.presentation.story.line import Arg, Line, Part, lines, seat
from medici.presentation.story.solitaire import title_id

CLEAR = 2.0  # standard errors beyond which a difference is one
WORTH_SAYING = 1.0  # florins by which a further card must change a price


def findings(advice: Advice, you: int | None = None) -> list[Line]:
    """Everything worth saying; ``you`` is the seat of whoever reads it."""
    told: list[Line] = []
    if advice.candidates:
        told.append(best_move(advice))
    told += [worth(price, you) for price in advice.prices]
    told += dearest(advice.prices, you)
    if advice.further is not None:
        told += further_card(advice.further, you)
    if advice.odds is not None:
        told.append(likeliest(advice.odds))
    return told


def is_clear(best: Candidate) -> bool:
    """Whether the best move is better than the next for sure."""
    return best.lead > CLEAR * best.lead_error


def best_move(advice: Advice) -> Line:
    """The best move, and by how much it is."""
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
        args["title"] = lines([Line(title_id(likeliest_title(best.titles)))])
        return Line("advise-best-alone", args)
    assert isinstance(advice.actor, int)
    chance = points(best.chances[advice.actor])
    return Line("advise-best", {"move": move, "chance": chance, "lead": points(best.lead)})


def likeliest_title(titles: dict[str, float]) -> str:
    """The title that is earned most often; of two the better.

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
    low, high = bounds(price)
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


def dearest(prices: list[FairPrice], you: int | None) -> list[Line]:
    """Who can pay more for the lot than anybody, if that is clear."""
    if not prices:
        return []
    best = max(prices, key=lambda price: price.price)
    if len(prices) == 1:
        return [Line("advise-only-room", named(best.seat, you))]
    if all(best.low > other.high for other in prices if other.seat != best.seat):
        return [Line("advise-dearest", named(best.seat, you))]
    return []


def further_card(further: Further, you: int | None) -> list[Line]:
    """Whether a further card makes the lot dearer or cheaper to the presenter."""
    args = named(further.seat, you)
    if further.price is None:
        return [Line("advise-further-no-room", args)]
    change = floor(abs(further.change) + 0.5)
    if change < WORTH_SAYING or abs(further.change) < CLEAR * further.change_error:
        return [Line("advise-further-same", args)]
    args["n"] = change
    return [Line("advise-further-dearer" if further.change > 0 else "advise-further-cheaper", args)]


def likeliest(odds: Odds) -> Line:
    """The good, or the goods, that the next card most likely is."""
    most = max(share.ways for share in odds.goods)
    wares = [share.what for share in odds.goods if share.ways == most]
    goods = lines([Line(f"good-{ware}") for ware in wares])
    message = "advise-next" if len(wares) == 1 else "advise-next-each"
    return Line(message, {"goods": goods, "chance": points(most / odds.ways)})
