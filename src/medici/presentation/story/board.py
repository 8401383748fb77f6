"""The story of the board game."""

# Runs in browsers too: docs/browser-subset.md

from collections.abc import Iterator

from medici.games.actors import NOBODY
from medici.games.board.notation import CARD_NAMES
from medici.games.board.state import AUCTION, FILL, LOT, TURN, Board
from medici.games.seats import next_seat
from medici.presentation.story.line import Arg, Line, Part, cards, seat
from medici.presentation.story.sentences import (
    GameStory,
    GoodPrizes,
    Ties,
    tell_full,
    tell_good,
    tell_ships,
    tell_start,
    tell_winners,
)
from medici.record import Game

TIES = Ties(clause="B41", shared=True)
GOODS = GoodPrizes(
    standing="story-level",
    least=0,
    second_of_two=0,
    ties=TIES,
    bonus_clause=lambda pay: "B44",
)


def tell_move(earlier: Game, later: Game) -> Iterator[Line]:
    """A move, and the sale that may follow."""
    verb, _, rest = later.moves[-1][1].partition(" ")
    if verb == "first":
        yield tell_start(earlier, int(rest), "B7", "B50")
    elif verb == "card" and earlier.state.phase == FILL:
        yield from tell_filling(earlier, later, rest)
    elif verb == "draw":
        yield Line("story-draws", {"who": seat(earlier.state.presenter)})
    else:
        lot = lot_of(earlier.state) + [rest] * (verb == "card")
        yield tell_lot(earlier, later, lot)
        if later.state.phase != LOT:
            yield from tell_skipped(earlier.state, later.state, len(lot))
        if later.state.phase not in (LOT, AUCTION):
            yield from tell_sale(earlier, later, lot, verb)


def lot_of(t: Board) -> list[str]:
    """The cards of the lot."""
    return [CARD_NAMES[card] for card in t.lot[: t.lot_size]]


def tell_filling(earlier: Game, later: Game, card: str) -> Iterator[Line]:
    """A card for the last ship, and how its filling ends."""
    t: Board = later.state
    yield Line("story-fills", {"who": seat(earlier.state.presenter), "card": cards(card)})
    room = t.room[t.presenter]
    if t.phase != FILL and room:
        yield Line("story-sails-with-room", {"n": room})


def tell_lot(earlier: Game, later: Game, lot: list[str]) -> Line:
    """The lot grows, goes to auction, or somebody speaks for it."""
    actor, text = later.moves[-1]
    verb, _, rest = text.partition(" ")
    presenter = seat(earlier.state.presenter)
    if verb == "card" and len(lot) == 1:
        return Line("story-turns-up", {"who": presenter, "card": cards(rest)})
    if verb == "card":
        return Line("story-lot-grows", {"card": cards(rest), "lot": cards(*lot)})
    if verb == "auction":
        return Line("story-opens", {"who": presenter})
    if verb == "pass":
        return Line("story-passes", {"who": seat(int(actor))})
    bid: dict[str, Arg] = {"who": seat(int(actor)), "bid": int(rest)}
    if later.state.phase == AUCTION:
        return Line("story-bids", bid)
    return Line("story-bids-and-wins", {**bid, "lot": cards(*lot)})


def tell_skipped(before: Board, after: Board, size: int) -> Iterator[Line]:
    """Whose word was due next, and why they were not asked; full ships sit out the day (B25)."""
    players = before.players
    number = next_seat(before.actor if before.phase == AUCTION else before.presenter, players)
    end = after.actor if after.phase == AUCTION else next_seat(before.presenter, players)
    small: list[int] = []
    poor: list[int] = []
    while number != end:
        if before.room[number] >= size:
            poor.append(number)
        elif before.room[number]:
            small.append(number)
        number = next_seat(number, players)
    if small:
        yield Line("story-no-room", {"who": Part(seats=small)})
    if poor:
        yield Line("story-no-florins", {"who": Part(seats=poor)})


def tell_sale(earlier: Game, later: Game, lot: list[str], verb: str) -> Iterator[Line]:
    """Who gets the lot, and whether the day goes on."""
    before: Board = earlier.state
    after: Board = later.state
    winner = before.leader
    if verb == "bid":
        yield from tell_full(later, int(later.moves[-1][0]))
    elif winner != NOBODY:
        yield Line(
            "story-wins-lot", {"who": seat(winner), "price": before.high, "lot": cards(*lot)}
        )
        yield from tell_full(later, winner)
    elif verb == "pass":
        yield Line("story-nobody-bids")
    else:
        yield Line("story-nobody-can-bid")
    if after.phase == FILL:
        yield Line("story-last-ship-fills", {"who": seat(after.presenter)})
    elif after.phase != TURN:
        yield Line("story-ships-sail")


STORY = GameStory(
    span="day",
    coin="florins",
    ships_clause="B40",
    goods_clause="B43",
    move=tell_move,
    ships=lambda game: tell_ships(game, TIES),
    good=lambda game, good: tell_good(game, good, game.state.level, GOODS),
    ending=lambda game: [tell_winners(game, "florins", "B51")],
)
