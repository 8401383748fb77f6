"""What can be loaded in each game: cards or numbers, how often, and the space that they take."""

# Runs in browsers too: docs/browser-subset.md

from collections.abc import Mapping

from msgspec import Struct

from medici.games.board import cards as board_cards
from medici.games.board import notation as board_notation
from medici.games.board import rules as board_rules
from medici.games.card import cards as card_cards
from medici.games.card import notation as card_notation
from medici.games.card import rules as card_rules
from medici.games.dice.state import SPACES
from medici.interfaces.companion.sheet import DayEntry, ScoreSheet
from medici.presentation.scene.parts import Ship


class Cargo(Struct, frozen=True):
    """What a game loads, in the order of its notation."""

    names: list[str]
    values: list[int]
    needs: list[int]  # spaces that one takes
    copies: list[int]  # of each there are; 0 means as many as one likes
    spaces: list[int]  # of a ship, by number of players
    lasting: bool  # what was loaded on a day is gone on the later ones


NUMBERS = 6  # on the dice: 0 to 5

CARGO: Mapping[str, Cargo] = {
    "board": Cargo(
        names=list(board_notation.CARD_NAMES),
        values=list(board_cards.KIND_VALUE),
        needs=[1] * len(board_notation.CARD_NAMES),
        copies=list(board_cards.COPIES),
        spaces=list(board_rules.SPACES),
        lasting=False,  # B6
    ),
    "card": Cargo(
        names=list(card_notation.CARD_NAMES),
        values=list(card_cards.KIND_VALUE),
        needs=list(card_cards.KIND_SPACE),
        copies=list(card_cards.COPIES),
        spaces=list(card_rules.SPACES),
        lasting=True,  # C32
    ),
    "dice": Cargo(
        names=[str(number) for number in range(NUMBERS)],
        values=list(range(NUMBERS)),
        needs=[1] * NUMBERS,
        copies=[0] * NUMBERS,
        spaces=[SPACES] * 5,
        lasting=False,
    ),
}


def kind_of(cargo: Cargo, name: str) -> int | None:
    """The number of a card in its game; None if the game has no such card.

    >>> kind_of(CARGO["board"], "fur0"), kind_of(CARGO["card"], "fur0")
    (6, None)
    """
    return cargo.names.index(name) if name in cargo.names else None


def ship_of(sheet: ScoreSheet, day: int, seat: int) -> Ship:
    """A ship as it was entered.

    What the game does not have counts nothing; it is a problem of its own.
    """
    cargo = CARGO[sheet.game]
    cards = sheet.days[day].ships[seat]
    kinds = [cargo.names.index(name) for name in cards if name in cargo.names]
    spaces = cargo.spaces[len(sheet.players)]
    return Ship(
        cards=cards[:],
        worth=sum(cargo.values[kind] for kind in kinds),
        free=spaces - sum(cargo.needs[kind] for kind in kinds),
        spaces=spaces,
    )


def holders(sheet: ScoreSheet, day: int, name: str) -> list[int]:
    """The seats that have a card, once for each copy; in the card game those of all days."""
    return [
        seat
        for entry in days_that_count(sheet, day)
        for seat, ship in enumerate(entry.ships)
        for card in ship
        if card == name
    ]


def days_that_count(sheet: ScoreSheet, day: int) -> list[DayEntry]:
    """The days whose cards are not there on a day: that day's alone, or all (C32)."""
    return sheet.days if CARGO[sheet.game].lasting else [sheet.days[day]]


def left_over(sheet: ScoreSheet, day: int) -> dict[str, int]:
    """How many copies of each card are in nobody's ship; of numbers there are always some."""
    cargo = CARGO[sheet.game]
    left = {name: copies or 1 for name, copies in zip(cargo.names, cargo.copies, strict=True)}
    if sheet.game != "dice":
        for entry in days_that_count(sheet, day):
            for ship in entry.ships:
                for name in ship:
                    left[name] = left.get(name, 0) - 1
    return left
