"""The merchant of the board game: what would this lot change, and what would others pay?"""

from medici.bots.policies.heuristics.board_values import (
    DENY,
    HABIT,
    LOOK,
    MARGIN,
    MARKET,
    PRICE,
    RIVAL,
    SHADE,
    BoardPolicy,
    appetite,
    heeded,
    look_at_lot,
    lot_value,
    market_price,
    rival_price,
)
from medici.bots.policies.policy import Heuristic
from medici.games.board.actions import DRAW, OPEN, PASS
from medici.games.board.state import LOT, Board
from medici.games.seats import next_seat
from medici.kernel import rule
from medici.kernel.arrays import Buffer

LEAST_RAISES = 3  # bids tried from the least raise on

FIRST_GUESS = (
    *(2.6, 0.8, 1.5, 0.8),
    *(0.9, 1.2, 1.4),
    *(0.3, 0.3, 0.3, 0.3, 4.8, 4.8, 9.3),
    *(1.0, 1.0, 1.7, 1.7, 10.7, 10.7, 19.7),
    *(1.5, 1.5, 2.9, 2.9, 16.4, 16.4, 29.9),
    *(0.8, 0.9, 1.0, 0.0),
    *(2.0, -0.2, 0.1, -4.0, -2.0, 0.5, 0.0),
    *(0.0, -0.2, 0.1, -4.0, -2.0, 0.5, 0.0),
    *(4.0, 5.0, 0.5, 0.0, 0.3),
)


@rule
def offer(t: Board, policy: BoardPolicy) -> int:
    """The bid of the seat to act, or PASS."""
    look_at_lot(t, policy)
    w = policy.w
    seat = t.actor
    market = 1.0
    limit = lot_value(t, seat, policy) * w[SHADE]
    if w[PRICE] != 0.0:  # one who remembers prices
        market = market_price(t, seat, w)
        limit *= heeded(market, w[MARKET]) * heeded(appetite(t, seat, market, w), w[HABIT])
    limit += w[DENY] * t.high
    most = min(int(limit), t.florins[seat])
    if most <= t.high:
        return PASS
    if most == t.high + 1:
        return most
    rival = rival_price(t, seat, most / max(w[RIVAL], 0.1), market, policy)
    price = int(rival * w[RIVAL] + w[MARGIN])
    return max(min(price, most), t.high + 1)


@rule
def draws(t: Board, policy: BoardPolicy) -> bool:
    """Whether the presenter turns up another card."""
    look_at_lot(t, policy)
    w = policy.w
    seat = t.presenter
    row = LOOK + (t.lot_size - 1) * 7
    urge = w[row] + w[row + 1] * lot_value(t, seat, policy) + w[row + 6] * t.deck
    spare = t.room[seat] - t.lot_size
    if spare < 0:
        urge += w[row + 3]
    elif spare == 0:
        urge += w[row + 4]
    else:
        urge += w[row + 5] * spare
    return swayed(t, urge, w[row + 2], policy)


@rule
def swayed(t: Board, urge: float, by_best: float, policy: BoardPolicy) -> bool:
    """Whether the urge is there with what the lot is worth to the best other added.

    The others are looked at only as long as one of them can turn the decision.
    """
    draw = urge > 0.0
    if draw == (by_best > 0.0):
        return draw
    for other in range(t.players):
        if other == t.presenter or t.room[other] < t.lot_size:
            continue
        if (urge + by_best * lot_value(t, other, policy) > 0.0) != draw:
            return not draw
    return draw


@rule
def heuristic_move(t: Board, policy: BoardPolicy) -> int:
    """The merchant's move with any weights."""
    if t.phase == LOT:
        return DRAW if draws(t, policy) else OPEN
    return offer(t, policy)


@rule
def dearest_bid(t: Board) -> int:
    """The bid above which nobody who speaks later can go: to bid more is to give money away."""
    most = t.high + 1
    other = t.actor
    while other != t.presenter:
        other = next_seat(other, t.players)
        if t.room[other] >= t.lot_size:
            most = max(most, t.florins[other])
    return min(most, t.florins[t.actor])


@rule
def candidates(t: Board, policy: BoardPolicy, width: int, out: Buffer) -> int:
    """Draw and auction; or pass, the least raises and bids within ``width`` of the merchant's."""
    if t.phase == LOT:
        out[0] = DRAW
        out[1] = OPEN
        return 2
    out[0] = PASS
    count = 1
    most = dearest_bid(t)
    guess = offer(t, policy)
    for bid in range(t.high + 1, most + 1):
        if bid <= t.high + LEAST_RAISES or abs(bid - guess) <= width:
            out[count] = bid
            count += 1
    return count


BOARD = Heuristic(heuristic_move, BoardPolicy, FIRST_GUESS, candidates=candidates)
