"""Positions of the board game."""

from medici.games.actors import NATURE, NOBODY
from medici.games.board.cards import COPIES, KIND_GOOD, KIND_VALUE
from medici.games.board.notation import CARD_NAMES
from medici.games.board.rules import DECK, LARGEST_LOT, PURSE, SPACES
from medici.games.board.scoring import TOP, score_day
from medici.games.board.state import (
    AUCTION,
    CARDS,
    FILL,
    FIRST,
    HOLD,
    LOT,
    OVER,
    TURN,
    WARES,
    Board,
)
from medici.games.goods import GOODS
from medici.games.seats import next_seat
from medici.record.positions.days import (
    OPENING,
    count_cards,
    pay_as,
    read_actor,
    read_money,
    read_opening,
    read_seat,
    write_opening,
)
from medici.record.positions.line import NONE, Fields, by_seat, listed

PHASES = ("first", "turn", "lot", "auction", "fill", "over")
KEYS = (
    *OPENING,
    "presenter",
    "lot",
    "bid",
    "florins",
    "spent",
    "bought",
    "ships",
    "unsold",
    "levels",
)


def write(t: Board) -> dict[str, str]:
    """The fields of a position."""
    seats = range(t.players)
    lot = t.lot[: t.lot_size] if t.phase in (TURN, LOT, AUCTION) else []
    ships = [aboard(t, seat) for seat in seats]
    return {
        **write_opening(t, PHASES),
        "presenter": NONE if t.phase in (FIRST, OVER) else str(t.presenter),
        "lot": names(lot),
        "bid": f"{t.high}@{t.leader}" if lot and t.leader != NOBODY else NONE,
        "florins": by_seat(t.florins[: t.players]),
        "spent": by_seat(t.spent[: t.players]),
        "bought": by_seat(t.bought[: t.players]),
        "ships": by_seat([names(ship) for ship in ships]),
        "unsold": names(unsold(t, [*lot, *(card for ship in ships for card in ship)])),
        "levels": by_seat([listed(t.level[seat * 5 : seat * 5 + 5]) for seat in seats]),
    }


def names(cards: list[int]) -> str:
    """Cards by their names in a record."""
    return listed([CARD_NAMES[card] for card in cards])


def aboard(t: Board, seat: int) -> list[int]:
    """The cards of a ship, the one loaded first in front; it is filled from its last space."""
    count = sum(t.aboard[seat * WARES : (seat + 1) * WARES])
    last = seat * HOLD + SPACES[t.players]
    return [t.hold[last - 1 - space] for space in range(count)]


def unsold(t: Board, elsewhere: list[int]) -> list[int]:
    """The cards that were seen today and lie nowhere else, in the order of the goods."""
    if t.day == 0 and t.phase == FIRST:  # no card has been seen yet
        return []
    gone = []
    for card, copies in enumerate(COPIES):
        gone += [card] * (copies - t.unseen[card] - elsewhere.count(card))
    return gone


def read(t: Board, fields: Fields) -> None:
    """Lay a table that was set up as the fields say; refuse what cannot be."""
    read_opening(t, fields, PHASES)
    read_purses(t, fields)
    ships = fields.ships("ships", CARD_NAMES)
    lot = fields.cards("lot", CARD_NAMES)
    gone = fields.cards("unsold", CARD_NAMES)
    began = t.day > 0 or t.phase != FIRST
    seen = [*lot, *gone, *(card for ship in ships for card in ship)]
    if began:
        lay_cards(t, fields, ships, lot, gone)
    else:
        fields.check(not seen, "ships", "no cards anywhere before the first day")
        fields.expect("bid", NONE, "without a lot")
    if t.phase in (FIRST, OVER):
        read_pause(t, fields, began)
    else:
        read_day(t, fields, lot)


def read_purses(t: Board, fields: Fields) -> None:
    """Florins, what was paid for what, and the levels."""
    players, purse = t.players, PURSE[t.players]
    florins = read_money(t, fields, "florins", purse)
    spent = read_money(t, fields, "spent", purse)
    days = min(t.day + (t.phase not in (FIRST, OVER)), 3)
    bought = fields.numbers("bought", 0, SPACES[players] * days)
    for seat in range(players):
        fields.check((spent[seat] > 0) == (bought[seat] > 0), "bought", "cards where florins went")
        most = LARGEST_LOT * spent[seat]
        fields.check(bought[seat] <= most, "bought", f"at most {most} cards for so few florins")
        owned = florins[seat] + spent[seat]
        fields.check(t.day > 0 or owned == purse, "florins", f"{purse} with what was spent")
        levels = fields.rows("levels", len(GOODS), 0, TOP if t.day else 0)[seat]
        t.florins[seat], t.spent[seat], t.bought[seat] = florins[seat], spent[seat], bought[seat]
        t.level[seat * 5 : seat * 5 + 5] = levels


def lay_cards(
    t: Board, fields: Fields, ships: list[list[int]], lot: list[int], gone: list[int]
) -> None:
    """The cards of a day: aboard, in the lot, unsold, and those that nobody has seen."""
    spaces = SPACES[t.players]
    loaded = [card for ship in ships for card in ship]
    t.unseen[:] = count_cards(
        [("ships", loaded), ("lot", lot), ("unsold", gone)], COPIES, CARD_NAMES
    )
    t.hidden = sum(t.unseen)
    drawn = CARDS - t.hidden
    fields.check(drawn <= DECK[t.players], "ships", f"at most {DECK[t.players]} cards a day in all")
    t.deck = DECK[t.players] - drawn
    for seat, ship in enumerate(ships):
        fields.check(len(ship) <= spaces, "ships", f"at most {spaces} cards on each ship")
        t.room[seat] = spaces - len(ship)
        for space, card in enumerate(ship):
            t.hold[seat * HOLD + spaces - 1 - space] = card
            t.aboard[seat * WARES + KIND_GOOD[card]] += 1
            t.worth[seat] += KIND_VALUE[card]
    t.loading = sum(room > 0 for room in t.room[: t.players])
    t.leader = NOBODY


def read_pause(t: Board, fields: Fields, began: bool) -> None:
    """No day is being played: the last one has been scored, or there was none."""
    fields.expect("presenter", NONE, "between the days")
    fields.expect("lot", NONE, "between the days")
    fields.expect("bid", NONE, "without a lot")
    done = not began or t.deck == 0 or t.loading == 0
    fields.check(done, "ships", "full ones or an empty deck at the end of a day")
    read_actor(t, fields, NATURE if t.phase == FIRST else NOBODY)
    if began:
        again = t.copy()
        again.aboard[:] = [0] * len(again.aboard)  # these cards have raised the levels
        score_day(again)
        pay_as(t, again)


def read_day(t: Board, fields: Fields, lot: list[int]) -> None:
    """A day is being played: who presents what, and who speaks."""
    t.presenter = read_seat(fields, "presenter")
    fields.check(t.room[t.presenter] > 0, "presenter", "a seat whose ship has room")
    if t.phase == FILL:
        fields.check(t.loading == 1, "phase", "fill with one ship that has room, and no other")
        fields.expect("lot", NONE, "while the last ship is filled")
    else:
        fields.check(t.loading > 1, "phase", "fill with a single ship that has room")
        t.lot_limit = min(LARGEST_LOT, max(t.room[: t.players]))
    t.lot_size = len(lot)
    t.lot[: len(lot)] = lot
    if t.phase == AUCTION:
        read_auction(t, fields)
        return
    fields.expect("bid", NONE, "before the auction")
    fields.check(t.deck > 0, "phase", "no card to come from an empty deck")
    if t.phase != FILL:
        least, most = (1 if t.phase == LOT else 0), t.lot_limit - 1
        fields.check(least <= len(lot) <= most, "lot", f"{least} to {most} cards in this phase")
    read_actor(t, fields, t.presenter if t.phase == LOT else NATURE)


def read_auction(t: Board, fields: Fields) -> None:
    """The highest bid, and whoever is asked: each was able to bid, the one after the other."""
    fields.check(1 <= t.lot_size <= t.lot_limit, "lot", f"1 to {t.lot_limit} cards to sell")
    order = [next_seat(t.presenter, t.players)]
    while order[-1] != t.presenter:
        order.append(next_seat(order[-1], t.players))
    asked = read_seat(fields, "actor")
    t.actor = asked
    if fields.text("bid") != NONE:
        amount, _, seat = fields.text("bid").partition("@")
        able = [s for s in order[: order.index(asked)] if t.room[s] >= t.lot_size]
        fields.check(seat in map(str, able), "bid", "AMOUNT@SEAT of a seat asked before the actor")
        t.leader = int(seat)
        most = t.florins[t.leader]
        good = amount in map(str, range(1, most + 1))
        fields.check(good, "bid", f"an amount from 1 to {most}, all that the bidder has")
        t.high = int(amount)
    able_to_bid = t.room[asked] >= t.lot_size and t.florins[asked] > t.high
    fields.check(able_to_bid, "actor", "a seat with room for the lot and more than the bid")
