"""Recording a game at a real table: what can be entered next, and odds.

A recording is a ``Game`` like any other; only that people enter chance's moves too.
"""

# Runs in browsers too: docs/browser-subset.md

from typing import Literal

from msgspec import Struct

from medici.games.actors import NATURE_NAME
from medici.games.board import rules as board_rules
from medici.games.board.state import AUCTION, Board
from medici.games.dice.notation import FACE_NAMES
from medici.games.dice.state import FIRST, THROW, Sheets
from medici.games.goods import GOODS, WARES
from medici.interfaces.companion.problem import EntryError, Problem
from medici.interfaces.companion.sheet import Purchase, ScoreSheet, new_sheet
from medici.presentation.playback.step import positions
from medici.presentation.scene import BoardScene, CardScene, DiceScene, scene
from medici.presentation.scene.parts import Actor
from medici.presentation.story.line import Line, cards
from medici.record import Game, MediciError

What = Literal["first", "card", "roll", "lot", "bid", "market", "dice", "over"]


class Copies(Struct, frozen=True):
    """A card, and how many copies of it may still come."""

    card: str
    copies: int


class Asked(Struct, frozen=True):
    """What is to be entered next, and what is possible; a kind of entry leaves others empty."""

    what: What
    actor: Actor
    moves: list[str] = []  # texts of all that can be entered; not of bids, cards and rolls
    cards: list[Copies] = []  # those that may be turned up, at once or if the lot gets one more
    least: int = 0  # the lowest bid that counts
    most: int = 0  # and the highest that can be paid


class Odds(Struct, frozen=True):
    """What has not been seen, and is so what may come next."""

    hidden: int  # cards in all; each is as likely as any other
    cards: list[Copies]
    goods: list[Copies]  # the same by good, gold and neutral cards


def asked(game: Game) -> Asked:
    """What is to be entered next.

    >>> game = Game("board", players=2)
    >>> asked(game).moves
    ['first 0', 'first 1']
    """
    actor = game.actor
    if actor is None:
        return Asked("over", None)
    if actor == NATURE_NAME:
        if game.name == "dice" and game.state.phase != FIRST:
            return Asked("roll", actor)
        moves = game.legal()
        if moves[0].startswith("first "):
            return Asked("first", actor, moves)
        return Asked("card", actor, cards=possible(game))
    if game.name == "board":
        t: Board = game.state
        if t.phase == AUCTION:
            least, most = board_rules.least_bid(t), board_rules.most_bid(t)
            return Asked("bid", actor, ["pass"], least=least, most=most)
        return Asked("lot", actor, game.legal(), possible(game))
    return Asked("market" if game.name == "card" else "dice", actor, game.legal())


def unseen(game: Game) -> list[Copies]:
    """The cards that have not been seen: today in the board game, ever in the card game."""
    table = scene(game)
    if isinstance(table, DiceScene):
        return []
    return [Copies(card, copies) for card, copies in table.unseen.items()]


def possible(game: Game) -> list[Copies]:
    """The cards that may come next."""
    return [one for one in unseen(game) if one.copies > 0]


def odds(game: Game) -> Odds:
    """The odds of the next card; nothing in the dice game, where every roll is like the last."""
    left = unseen(game)
    wares = [*WARES, "neutral"]
    goods = [
        Copies(ware, sum(one.copies for one in left if one.card.startswith(ware))) for ware in wares
    ]
    return Odds(
        hidden=sum(one.copies for one in left),
        cards=possible(game),
        goods=[one for one in goods if one.copies > 0],
    )


def roll_of(faces: list[str]) -> str:
    """The roll with these faces, entered in any order: each but gold is on one die only (D2).

    >>> roll_of(["fur3", "dye4", "gold5", "dye0", "grain2"])
    'roll dye0 gold5 fur3 grain2 dye4'
    >>> roll_of(["fur3", "spice0", "gold5", "dye0", "grain2"])  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    medici.interfaces.companion.problem.EntryError: expected faces of different dice; got ...
    """
    if len(faces) != THROW:
        raise MediciError(f"expected {THROW} faces; got {len(faces)}")
    shown: list[str | None] = [None] * THROW
    for face in faces:
        if face == FACE_NAMES[0][-1]:
            continue  # gold is on every die: it takes what the others leave
        die = die_of(face)
        other = shown[die]
        if other is not None:
            raise EntryError(
                Problem(
                    f"expected faces of different dice; got {other} and {face}",
                    Line("companion-problem-die", {"what": cards(other, face)}),
                )
            )
        shown[die] = face
    return " ".join(["roll", *(face or FACE_NAMES[0][-1] for face in shown)])


def die_of(face: str) -> int:
    """The die that has a face; gold is on all of them, and counts as the first one's.

    >>> die_of("fur3")
    2
    """
    for die in range(THROW):
        if face in FACE_NAMES[die]:
            return die
    raise MediciError(f"expected a face of the dice; got {face!r}")


def sheet_of(game: Game) -> ScoreSheet:
    """A recorded game as a score sheet: with it the figures are told and shared alike."""
    sheet = new_sheet(game.name, game.players, game.options)
    for earlier, later in positions(game, 0):
        day = earlier.state.day
        if game.name == "board":
            note_purchase(sheet, day, earlier.state, later.state)
        if later.state.day > day or len(later.moves) == len(game.moves):
            note_ships(sheet, day, later)
    sheet.scored = len(game.days)
    return sheet


def note_purchase(sheet: ScoreSheet, day: int, before: Board, after: Board) -> None:
    """A lot that was sold by a move."""
    for seat in range(len(sheet.players)):
        if after.spent[seat] > before.spent[seat]:
            price = after.spent[seat] - before.spent[seat]
            sheet.days[day].purchases.append(Purchase(seat, price))


def note_ships(sheet: ScoreSheet, day: int, game: Game) -> None:
    """The ships as they lie, and in the dice game the columns from this day on."""
    table = scene(game)
    entry = sheet.days[day]
    if isinstance(table, BoardScene | CardScene):
        entry.ships = [list(ship.cards) for ship in table.ships]
        return
    entry.ships = [[str(number) for number in own.numbers] for own in table.sheets]
    t: Sheets = game.state
    width = len(GOODS)
    for later in sheet.days[day:]:
        later.crosses = [
            t.crosses[seat * width : (seat + 1) * width] for seat in range(len(sheet.players))
        ]
        later.circles = t.circles[:]
