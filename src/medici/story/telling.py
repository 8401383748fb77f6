"""Tell a game: every move in a short sentence, and how each day was scored.

The sentences have no language yet (``medici.story.line``).

>>> game = Game("board", players=["Ada", "Bruno"])
>>> for move in ["first 1", "card fur3", "auction", "bid 7"]:
...     game.play(move)
>>> [line.id for line in tell(game, 4)]
['story-bids']
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
from medici.story.line import Line, Part, cards, lines, seat
from medici.story.reckoning import reckoning, span, verdict


def tell(game: Game, number: int) -> list[Line]:
    """One recorded move, the first being number 1, with what follows from it."""
    if not 1 <= number <= len(game.moves):
        raise MediciError(f"expected a move from 1 to {len(game.moves)}; got {number}")
    earlier = game.before(number - 1)
    later = earlier.copy()
    later.play(game.moves[number - 1][1])
    return told(earlier, later)


def explain(story: Game | Mapping[str, Any], since: int = 0) -> Iterator[list[Line]]:
    """A game or a record paragraph by paragraph, or only what came after ``since`` moves."""
    game = story if isinstance(story, Game) else replay(story)
    now = game.before(since)
    if since == 0:
        yield [heading(now)]
    for _, text in game.moves[since:]:
        earlier = now.copy()
        now.play(text)
        yield told(earlier, now)
        if len(now.days) > len(earlier.days):
            yield from ([line] for line in reckoning(now))
            yield from ([line] for line in (verdict(now) if now.over else [heading(now)]))


def heading(game: Game) -> Line:
    """Which day or round it is."""
    return Line(f"story-{span(game)}", {"n": game.day})


def told(earlier: Game, later: Game) -> list[Line]:
    """The move that leads from one position to the next."""
    return list(TELLERS[later.name](earlier, later))


def tell_start(earlier: Game, starter: int, first_day: str, later_days: str) -> Line:
    """Who starts, and why."""
    who = seat(starter)
    if earlier.day == 1:
        return Line("story-start-drawn", {"who": who, "clause": first_day})
    if len(earlier.legal()) == 1:
        return Line("story-start-poorest", {"who": who, "clause": later_days})
    return Line("story-start-drawn-poorest", {"who": who, "clause": later_days})


def tell_board(earlier: Game, later: Game) -> Iterator[Line]:
    """A move of the board game, and the sale that may follow."""
    actor, text = later.moves[-1]
    verb, _, rest = text.partition(" ")
    t = earlier.state
    lot = [board.CARD_NAMES[kind] for kind in t.lot[: t.lot_size]]
    if verb == "first":
        yield tell_start(earlier, int(rest), "B7", "B50")
        return
    presenter = seat(t.presenter)
    if verb == "card":
        if t.phase == board_phase.FILL:
            yield Line("story-fills", {"who": presenter, "card": cards(rest)})
            yield from tell_sailing(later)
            return
        lot.append(rest)
        if len(lot) == 1:
            yield Line("story-turns-up", {"who": presenter, "card": cards(rest)})
        else:
            yield Line("story-lot-grows", {"card": cards(rest), "lot": cards(*lot)})
    elif verb == "draw":
        yield Line("story-draws", {"who": presenter})
        return
    elif verb == "auction":
        yield Line("story-opens", {"who": presenter})
    elif verb == "pass":
        yield Line("story-passes", {"who": seat(int(actor))})
    else:
        bid: dict[str, int | str | Part] = {"who": seat(int(actor)), "bid": int(rest)}
        if later.state.phase == board_phase.AUCTION:
            yield Line("story-bids", bid)
        else:
            yield Line("story-bids-and-wins", {**bid, "lot": cards(*lot)})
    if later.state.phase not in (board_phase.LOT, board_phase.AUCTION):
        yield from tell_sale(earlier, later, lot, verb)


def tell_sale(earlier: Game, later: Game, lot: list[str], verb: str) -> Iterator[Line]:
    """Who gets the lot, and whether the day goes on."""
    winner, price = earlier.state.leader, earlier.state.high
    if verb == "bid":
        yield from tell_full(later, int(later.moves[-1][0]))
    elif winner != NOBODY:
        yield Line("story-wins-lot", {"who": seat(winner), "price": price, "lot": cards(*lot)})
        yield from tell_full(later, winner)
    elif verb == "pass":
        yield Line("story-nobody-bids")
    else:
        yield Line("story-nobody-can-bid")
    if later.state.phase == board_phase.FILL:
        yield Line("story-last-ship-fills", {"who": seat(later.state.presenter)})
    elif later.state.phase != board_phase.TURN:
        yield Line("story-ships-sail")


def tell_sailing(later: Game) -> Iterator[Line]:
    """How the filling of the last ship ends."""
    room = later.state.room[later.state.presenter]
    if later.state.phase != board_phase.FILL and room:
        yield Line("story-sails-with-room", {"n": room})


def tell_full(later: Game, number: int) -> Iterator[Line]:
    """Whether a ship that was just loaded is full."""
    if later.state.room[number] == 0:
        yield Line("story-full", {"who": seat(number)})


def tell_card(earlier: Game, later: Game) -> Iterator[Line]:
    """A move of the card game."""
    _, text = later.moves[-1]
    verb, _, rest = text.partition(" ")
    t = earlier.state
    if verb == "first":
        yield tell_start(earlier, int(rest), "C4", "C41")
        return
    who = seat(t.on_turn)
    if verb == "reveal":
        yield Line("story-reveals-another" if t.revealed else "story-reveals", {"who": who})
    elif verb == "card":
        if earlier.moves[-1][1] == "reveal":
            yield Line("story-it-is", {"card": cards(rest)})
        else:
            yield Line("story-turns-up", {"who": who, "card": cards(rest)})
    else:
        taken = [card.CARD_NAMES[t.market[t.market_size - int(at)]] for at in rest.split()]
        yield Line("story-takes", {"who": who, "cards": cards(*taken)})
        yield from tell_full(later, t.on_turn)
        waiting = [number for number in range(len(later.players)) if later.state.room[number]]
        if len(waiting) == 1 and len(later.days) == len(earlier.days):
            yield Line("story-last-turn", {"who": seat(waiting[0])})


def tell_dice(earlier: Game, later: Game) -> Iterator[Line]:
    """A move of the dice game."""
    actor, text = later.moves[-1]
    verb, _, rest = text.partition(" ")
    t = later.state
    if verb == "first":
        yield Line("story-first-roller", {"who": seat(int(rest))})
    elif verb == "roll":
        roller = seat(t.roller)
        yield Line("story-rolls", {"who": roller, "dice": cards(*rest.split())})
        if t.phase == dice_phase.FILLING:
            yield Line("story-last-ship-takes", {"who": roller, "n": t.room[t.roller]})
    else:
        number = int(actor)
        places = [int(place) - 1 for place in rest.split()]
        faces = [dice.FACE_NAMES[die][earlier.state.dice[die]] for die in places]
        start = number * len(GOODS)
        crosses = gained("story-crosses-in", earlier.state.crosses[start:], t.crosses[start:])
        what = lines([*crosses, Line("story-ship-worth", {"n": t.worth[number]})])
        yield Line("story-enters", {"who": seat(number), "dice": cards(*faces), "what": what})
        if circles := gained("story-circles-in", earlier.state.circles, t.circles):
            yield Line("story-enemy", {"what": lines(circles)})
        yield from tell_full(later, number)


def gained(kind: str, before: list[int], after: list[int]) -> list[Line]:
    """What came into the columns, good by good."""
    return [
        Line(kind, {"n": after[good] - before[good], "good": Part(good=name)})
        for good, name in enumerate(GOODS)
        if after[good] > before[good]
    ]


TELLERS: Mapping[str, Callable[[Game, Game], Iterator[Line]]] = {
    "board": tell_board,
    "card": tell_card,
    "dice": tell_dice,
}
