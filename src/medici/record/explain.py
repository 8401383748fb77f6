"""Tell a game in words: every move in a short sentence, and how each day was scored.

>>> game = Game("board", players=["Ada", "Bruno"])
>>> for move in ["first 1", "card fur3", "draw", "card gold10", "auction", "bid 7"]:
...     game.play(move)
>>> tell(game, 4), tell(game, 6)
('It is gold 10: the lot is fur 3 and gold 10.', 'Ada bids 7.')
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from medici.games.actors import NOBODY
from medici.games.board import notation as board
from medici.games.board import state as board_phase
from medici.games.card import notation as card
from medici.games.dice import notation as dice
from medici.games.dice import state as dice_phase
from medici.goods import GOODS
from medici.record.errors import MediciError
from medici.record.game import Game
from medici.record.read import replay
from medici.record.reckoning import reckoning, span, verdict
from medici.record.words import card_words, cards_words, counted, listed, sentence


def tell(game: Game, number: int) -> str:
    """One recorded move in words, the first being number 1, with what follows from it."""
    if not 1 <= number <= len(game.moves):
        raise MediciError(f"expected a move from 1 to {len(game.moves)}; got {number}")
    earlier = game.before(number - 1)
    later = earlier.copy()
    later.play(game.moves[number - 1][1])
    return told(earlier, later)


def explain(story: Game | Mapping[str, Any], since: int = 0) -> Iterator[str]:
    """A game or a record line by line, or only what came after the first ``since`` moves.

    Headings are the lines that do not end with a full stop.
    """
    game = story if isinstance(story, Game) else replay(story)
    now = game.before(since)
    if since == 0:
        yield f"{sentence(span(game))} 1 of 3"
    for _, text in game.moves[since:]:
        earlier = now.copy()
        now.play(text)
        yield told(earlier, now)
        if len(now.days) > len(earlier.days):
            yield from reckoning(now)
            if now.over:
                yield from verdict(now)
            else:
                yield f"{sentence(span(game))} {now.day} of 3"


def told(earlier: Game, later: Game) -> str:
    """The move that leads from one position to the next, in words."""
    return " ".join(TELLERS[later.name](earlier, later))


def name_of(game: Game, seat: int) -> str:
    """The name of the player in a seat."""
    return game.players[seat]


def tell_start(earlier: Game, seat: int, first_day: str, later_days: str) -> str:
    """Who starts, and why."""
    name = name_of(earlier, seat)
    if earlier.day == 1:
        return f"{name} is drawn to start ({first_day})."
    if len(earlier.legal()) == 1:
        return f"{name} has the fewest florins and starts ({later_days})."
    return f"{name} is drawn to start among those with the fewest florins ({later_days})."


def tell_board(earlier: Game, later: Game) -> Iterator[str]:
    """A move of the board game, and the sale that may follow."""
    actor, text = later.moves[-1]
    verb, _, rest = text.partition(" ")
    t = earlier.state
    lot = [board.CARD_NAMES[kind] for kind in t.lot[: t.lot_size]]
    if verb == "first":
        yield tell_start(earlier, int(rest), "B7", "B50")
        return
    presenter = name_of(earlier, t.presenter)
    if verb == "card":
        if t.phase == board_phase.FILL:
            yield sentence(f"{card_words(rest)} goes aboard {presenter}'s ship for free (B30).")
            yield from tell_sailing(later)
            return
        lot.append(rest)
        if len(lot) == 1:
            yield f"{presenter} turns up {card_words(rest)}."
        else:
            yield f"It is {card_words(rest)}: the lot is {cards_words(lot)}."
    elif verb == "draw":
        yield f"{presenter} draws another card."
        return
    elif verb == "auction":
        yield f"{presenter} opens the auction."
    else:
        name = name_of(earlier, int(actor))
        load = f", wins the lot and loads {cards_words(lot)}"
        sold = load if later.state.phase != board_phase.AUCTION else ""
        yield f"{name} passes." if verb == "pass" else f"{name} bids {rest}{sold}."
    if later.state.phase not in (board_phase.LOT, board_phase.AUCTION):
        yield from tell_sale(earlier, later, lot, verb)


def tell_sale(earlier: Game, later: Game, lot: list[str], verb: str) -> Iterator[str]:
    """Who gets the lot, and whether the day goes on."""
    winner, price = earlier.state.leader, earlier.state.high
    if verb == "bid":
        yield from tell_full(later, int(later.moves[-1][0]))
    elif winner != NOBODY:
        yield f"{name_of(later, winner)} wins the lot for {price} and loads {cards_words(lot)}."
        yield from tell_full(later, winner)
    elif verb == "pass":
        yield "Nobody bids: the lot is out for the day (B24)."
    else:
        yield "Nobody can bid: the lot is out for the day (B22, B24)."
    if later.state.phase == board_phase.FILL:
        last = name_of(later, later.state.presenter)
        yield f"Only {last}'s ship has room: it is filled from the deck (B30)."
    elif later.state.phase != board_phase.TURN:
        yield "The deck is empty: the ships sail (B31)."


def tell_sailing(later: Game) -> Iterator[str]:
    """How the filling of the last ship ends."""
    room = later.state.room[later.state.presenter]
    if later.state.phase != board_phase.FILL and room:
        spaces = counted(room, "empty space")
        yield f"The deck is empty: the ship sails with {spaces} (B30)."


def tell_full(later: Game, seat: int) -> Iterator[str]:
    """Whether a ship that was just loaded is full."""
    if later.state.room[seat] == 0:
        yield f"{name_of(later, seat)}'s ship is full."


def tell_card(earlier: Game, later: Game) -> Iterator[str]:
    """A move of the card game."""
    _, text = later.moves[-1]
    verb, _, rest = text.partition(" ")
    t = earlier.state
    if verb == "first":
        yield tell_start(earlier, int(rest), "C4", "C41")
        return
    name = name_of(earlier, t.on_turn)
    if verb == "reveal":
        yield f"{name} reveals {'another' if t.revealed else 'a'} card."
    elif verb == "card":
        asked = earlier.moves[-1][1] == "reveal"
        yield f"It is {card_words(rest)}." if asked else f"{name} turns up {card_words(rest)}."
    else:
        taken = [card.CARD_NAMES[t.market[t.market_size - int(at)]] for at in rest.split()]
        yield f"{name} takes {cards_words(taken)}."
        yield from tell_full(later, t.on_turn)
        waiting = [seat for seat in range(len(later.players)) if later.state.room[seat]]
        if len(waiting) == 1 and len(later.days) == len(earlier.days):
            yield f"Only {name_of(later, waiting[0])}'s ship has room: one last turn (C20)."


def tell_dice(earlier: Game, later: Game) -> Iterator[str]:
    """A move of the dice game."""
    actor, text = later.moves[-1]
    verb, _, rest = text.partition(" ")
    t = later.state
    if verb == "first":
        yield f"{name_of(earlier, int(rest))} is drawn to roll first (D4)."
    elif verb == "roll":
        roller = name_of(later, t.roller)
        yield f"{roller} rolls {cards_words(rest.split())}."
        if t.phase == dice_phase.FILLING:
            dice_words = counted(t.room[t.roller], "die", "dice")
            yield f"Only {roller}'s ship has room: it takes {dice_words} (D15)."
    else:
        seat = int(actor)
        places = [int(place) - 1 for place in rest.split()]
        faces = cards_words([dice.FACE_NAMES[die][earlier.state.dice[die]] for die in places])
        start = seat * len(GOODS)
        crosses = gained(earlier.state.crosses[start:], t.crosses[start:], "cross", "crosses")
        marks = f"{crosses}, " if crosses else ""
        yield f"{name_of(later, seat)} enters {faces}: {marks}ship worth {t.worth[seat]}."
        circles = gained(earlier.state.circles, t.circles, "circle", "circles")
        if circles:
            yield f"The enemy gets {circles} (D61)."
        yield from tell_full(later, seat)


def gained(before: list[int], after: list[int], mark: str, marks: str) -> str:
    """What came into the columns, such as "2 crosses in dye and 1 cross in fur"."""
    news = [
        f"{counted(after[good] - before[good], mark, marks)} in {name}"
        for good, name in enumerate(GOODS)
        if after[good] > before[good]
    ]
    return listed(news) if news else ""


TELLERS: Mapping[str, Callable[[Game, Game], Iterator[str]]] = {
    "board": tell_board,
    "card": tell_card,
    "dice": tell_dice,
}
