"""What chance does, as OpenSpiel counts it: outcomes from 0 on, each with its exact odds.

Board and card game: outcomes 0 to 5 name who starts, those from 6 on a card. In the dice game
outcomes 0 to 3 name who starts, and five dice fall one after another, each in one of six ways: the
same as a roll of all five, which would have 7,776 outcomes, since no two dice are alike.
"""

from medici.games import GAMES
from medici.games.actors import NATURE
from medici.games.dice.dice import FACES
from medici.games.dice.notation import FACE_NAMES
from medici.games.dice.state import ROLLING, THROW
from medici.kernel import State
from medici.research.envs.nature_actions import NATURE_ACTIONS

# Of the dice game one die falls at a time
CHANCES = NATURE_ACTIONS | {"dice": NATURE_ACTIONS["dice"]._replace(kinds=FACES)}


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
        return self.game == "dice" and self.t.phase == ROLLING

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
        if self.t.actor != NATURE or not 0 <= number < chance.size:
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
            action, self.fallen = chance.draws + roll, ()
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
