"""Facts of the board game: whether to have a lot, what to bid for it, whether it should grow."""

# Runs in browsers too: docs/browser-subset.md

from medici.analysis.reasons.facts import Fact, compare, florins, gain, tenths, weigh
from medici.analysis.reasons.standing import Day, Standing, day_of, fill_ships, standing_of
from medici.games.actors import NOBODY
from medici.games.board.actions import DRAW, OPEN, PASS
from medici.games.board.cards import KIND_GOOD, KIND_VALUE
from medici.games.board.rules import SPACES, load
from medici.games.board.scoring import score_day
from medici.games.board.state import KINDS, Board
from medici.games.goods import GOLD
from medici.games.seats import next_seat
from medici.presentation.story.line import Arg, Line, Part, seat

BOARD = "board"
LATE = 0.5  # the part of a day from which on it is of use to say what it would pay as it is


def board_facts(t: Board, better: int, other: int) -> list[Fact]:
    """What tells a better action of the seat to act from another one."""
    if better in (DRAW, OPEN):
        facts = of_further_card(t)
        return facts if better == DRAW else turned(facts)
    if better == PASS:
        return turned(of_lot(t, t.actor, other))
    if other == PASS:
        return of_lot(t, t.actor, better)
    return of_bids(t, better, other)


def turned(facts: list[Fact]) -> list[Fact]:
    """The same facts, where the other move is the better one."""
    return [Fact(-fact.weight, fact.line) for fact in facts]


def standing(t: Board, number: int, lot: list[int]) -> Standing:
    """How a seat would stand if it loaded these cards and the day ended now."""
    loaded = t.copy()
    for card in lot:
        load(loaded, number, card)
    scored, later = loaded.copy(), loaded.copy()
    fill_ships(later, today(t))
    score_day(scored)
    score_day(later)
    return standing_of(loaded, scored, scored.level, later, number)


def today(t: Board) -> Day:
    """How far the day is once the lot is sold: cards that nobody has seen are as likely."""
    hidden = max(t.hidden, 1)
    value = sum(t.unseen[card] * KIND_VALUE[card] for card in range(KINDS))
    goods = sum(t.unseen[card] for card in range(KINDS) if KIND_GOOD[card] != GOLD)
    return day_of(t, SPACES[t.players], t.deck, value / hidden, goods / hidden)


def lot_of(t: Board) -> list[int]:
    """The cards of the lot."""
    return t.lot[: t.lot_size]


def of_having(t: Board, number: int, lot: list[int]) -> list[Fact]:
    """What speaks for a seat having the lot, whatever it costs; it has room for it."""
    return compare(BOARD, standing(t, number, lot), standing(t, number, []), today(t))


def worth_to(t: Board, number: int, lot: list[int]) -> float:
    """How many florins of what one can see a lot brings a seat; nothing without room for it."""
    return weigh(of_having(t, number, lot)) if t.room[number] >= len(lot) else 0.0


def of_lot(t: Board, number: int, price: int) -> list[Fact]:
    """What speaks for a seat buying the lot at a price, and not letting it go."""
    return [
        *of_having(t, number, lot_of(t)),
        *of_rival(t, number),
        Fact(float(-price), price_line(t, number, price)),
    ]


def price_line(t: Board, number: int, price: int) -> Line:
    """What a lot costs beside what the day would pay for it, or early in a day beside its cards."""
    lot, day = lot_of(t), today(t)
    added = gain_of(t, number)
    args: dict[str, Arg] = {"n": price, "added": added}
    if day.done >= LATE and added < price:
        return Line("reason-price-late", args)
    args["worth"] = sum(KIND_VALUE[card] for card in lot)
    args["spaces"] = len(lot)
    args["cards"] = day.to_come
    args["mean"] = tenths(day.mean)
    return Line("reason-price", args)


def of_rival(t: Board, number: int) -> list[Fact]:
    """Who else would be paid most for the lot: the highest bidder, or one still to speak."""
    rivals = [*([t.leader] if t.leader != NOBODY else []), *still_to_speak(t, number, t.high)]
    gains = [gain_of(t, rival) for rival in rivals]
    if not gains or max(gains) <= 0:
        return []
    most = max(gains)
    line = rival_line(t, rivals[gains.index(most)])
    return [Fact(most * today(t).done / (t.players - 1), line)]


def gain_of(t: Board, number: int) -> int:
    """How much more the day would pay a seat with the lot, if it ended now."""
    return gain(standing(t, number, lot_of(t)), standing(t, number, []))


def rival_line(t: Board, rival: int) -> Line:
    """Somebody who can have the lot, and what it would pay."""
    args: dict[str, Arg] = {"whom": seat(rival), "purse": t.florins[rival]}
    more = gain_of(t, rival)
    args["sum"] = florins(BOARD, more)
    return Line("reason-rival" if more > 0 else "reason-can-have", args)


def still_to_speak(t: Board, number: int, bid: int) -> list[int]:
    """Those after a seat, up to the presenter, who have room for the lot and can bid more."""
    found: list[int] = []
    other = number
    while other != t.presenter:
        other = next_seat(other, t.players)
        if t.room[other] >= t.lot_size and t.florins[other] > bid:
            found.append(other)
    return found


def of_bids(t: Board, better: int, other: int) -> list[Fact]:
    """A bid costs what it is, and holds against those to whom the lot does not bring more."""
    low, high = min(better, other), max(better, other)
    able = still_to_speak(t, t.actor, low)
    saved = Line("reason-saves" if able else "reason-last-word", {"n": high - low, "bid": low})
    facts = [Fact(float(low - high), saved)]
    wanting = [rival for rival in able if worth_to(t, rival, lot_of(t)) > low]
    if wanting:
        at_risk = max(worth_to(t, t.actor, lot_of(t)) - low, 0.0)
        most = max(wanting, key=lambda rival: worth_to(t, rival, lot_of(t)))
        facts.append(Fact(at_risk, rival_line(t, most)))
    return facts if better > other else turned(facts)


def of_further_card(t: Board) -> list[Fact]:
    """What speaks for another card: whose ship is then too small, and what it may be."""
    lot, size = lot_of(t), t.lot_size
    own = t.presenter
    if t.room[own] == size:
        args: dict[str, Arg] = {"spaces": size}
        return [Fact(-max(worth_to(t, own, lot), 0.0), Line("reason-too-large", args))]
    rivals = [other for other in range(t.players) if other != own]
    out = [other for other in rivals if t.room[other] == size and t.florins[other] > 0]
    facts = of_next_card(t, own, rivals)
    if out:
        most = max(worth_to(t, other, lot) for other in out)
        facts.append(Fact(max(most, 0.0), Line("reason-shut-out", {"whom": Part(seats=out)})))
    return facts


def of_next_card(t: Board, own: int, rivals: list[int]) -> list[Fact]:
    """Of the cards that are not seen, those that bring the presenter more than any other seat."""
    before = lead(t, own, rivals, lot_of(t))
    good, more = 0, 0.0
    for card in range(KINDS):
        if t.unseen[card] > 0:
            change = lead(t, own, rivals, [*lot_of(t), card]) - before
            more += t.unseen[card] * change
            good += t.unseen[card] if change > 0 else 0
    args: dict[str, Arg] = {"n": good, "all": t.hidden}
    return [Fact(more / t.hidden, Line("reason-next", args))]


def lead(t: Board, own: int, rivals: list[int], lot: list[int]) -> float:
    """How much more a lot brings the presenter than the seat to which it brings most."""
    most = max(worth_to(t, rival, lot) for rival in rivals)
    return worth_to(t, own, lot) - max(most, 0.0)
