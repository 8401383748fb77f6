"""What chance does, as OpenSpiel counts it: outcomes from 0 on, each with its exact odds.

Board and card game: outcomes 0 to 5 name who starts, those from 6 on a card. In the dice game
outcomes 0 to 3 name who starts, and five dice fall one after another, each in one of six ways: the
same as a roll of all five, which would have 7,776 outcomes, since no two dice are alike.
"""

from typing import NamedTuple

from medici.games import GAMES
from medici.games.actors import NATURE, SEATS
from medici.games.board import actions as board_actions
from medici.games.board.state import KINDS as BOARD_KINDS
from medici.games.card import actions as card_actions
from medici.games.card.state import KINDS as CARD_KINDS
from medici.games.dice import actions as dice_actions
from medici.games.dice.dice import FACES
from medici.games.dice.notation import FACE_NAMES
from medici.games.dice.state import ROLLING, SHEETS, THROW
from medici.kernel import State


class Chance(NamedTuple):
    """How a game's outcomes of chance are numbered."""

    starts: int  # the action of nature that has number 0, who starts,
    seats: int  # how many of those there may be,
    drawn: int  # the first action of the others,
    kinds: int  # and how many of those
    rolls: bool = False  # whether they are dice: then one falls at a time

    @property
    def outcomes(self) -> int:
        """One more than the highest number of an outcome."""
        return self.seats + self.kinds

    def action_of(self, number: int) -> int:
        """The action of nature that a number means; not where dice fall."""
        if number < self.seats:
            return self.starts + number
        return self.drawn + number - self.seats

    def number_of(self, action: int) -> int:
        """And back."""
        if self.starts <= action < self.starts + self.seats:
            return action - self.starts
        return action - self.drawn + self.seats


CHANCES = {
    "board": Chance(board_actions.STARTS, SEATS, board_actions.CARD, BOARD_KINDS),
    "card": Chance(card_actions.STARTS, SEATS, card_actions.CARD, CARD_KINDS),
    "dice": Chance(dice_actions.STARTS, SHEETS, dice_actions.ROLL, FACES, rolls=True),
}


class Table:
    """A game's table, and the dice that have fallen so far in a roll that is not complete."""

    __slots__ = ("fallen", "game", "t")

    def __init__(self, game: str, t: State, fallen: tuple[int, ...] = ()) -> None:
        self.game, self.t, self.fallen = game, t, fallen

    def __deepcopy__(self, memo: object) -> "Table":
        return Table(self.game, self.t.copy(), self.fallen)

    @property
    def rolling(self) -> bool:
        """Whether a die is to fall."""
        return CHANCES[self.game].rolls and self.t.phase == ROLLING

    def odds(self) -> list[tuple[int, float]]:
        """What can happen next where nature is to act, and how likely it is."""
        chance, book = CHANCES[self.game], GAMES[self.game]
        if self.rolling:
            return [(chance.seats + face, 1 / FACES) for face in range(FACES)]
        actions = book.legal_moves(self.t)
        weights = [book.weight(self.t, action) for action in actions]
        ways = sum(weights)
        numbers = map(chance.number_of, actions)
        return [(number, weight / ways) for number, weight in zip(numbers, weights, strict=True)]

    def can_happen(self, number: int) -> bool:
        """Whether this is one of them."""
        chance = CHANCES[self.game]
        if self.t.actor != NATURE or not 0 <= number < chance.outcomes:
            return False
        if self.rolling:
            return number >= chance.seats
        return GAMES[self.game].can(self.t, chance.action_of(number))

    def happen(self, number: int) -> None:
        """Let it happen; a roll is there when its last die has fallen."""
        chance = CHANCES[self.game]
        action = chance.action_of(number)
        if self.rolling:
            self.fallen = (*self.fallen, number - chance.seats)
            if len(self.fallen) < THROW:
                return
            roll = 0
            for face in self.fallen:
                roll = roll * FACES + face
            action, self.fallen = chance.drawn + roll, ()
        GAMES[self.game].play(self.t, action)

    def outcome_name(self, number: int) -> str:
        """What an outcome is called at this table."""
        chance = CHANCES[self.game]
        if self.rolling and number >= chance.seats:
            die = len(self.fallen)
            return f"die {die + 1} {FACE_NAMES[die][number - chance.seats]}"
        return GAMES[self.game].move_name(chance.action_of(number))

    def fallen_names(self) -> list[str]:
        """The dice that have fallen so far."""
        return [f"die {die + 1} {FACE_NAMES[die][face]}" for die, face in enumerate(self.fallen)]
