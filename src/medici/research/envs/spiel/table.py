"""A table as OpenSpiel's states hold it: one record, and the dice that have fallen so far.

Chance has outcomes from 0 on, each with its exact odds. Board and card game: outcomes 0 to 5 name
who starts, those from 6 on a card. In the dice game outcomes 0 to 3 name who starts, and five dice
fall one after another, each in one of six ways: the same as a roll of all five, which would have
7,776 outcomes, since no two dice are alike.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from medici.games import GAMES
from medici.games.actors import NATURE, NOBODY
from medici.games.dice.dice import FACES
from medici.games.dice.notation import FACE_NAMES
from medici.games.dice.state import ROLLING, THROW
from medici.kernel import State
from medici.research.envs.nature_actions import NATURE_ACTIONS
from medici.research.envs.observations import ENCODINGS
from medici.research.envs.spiel.machine import MACHINES, REFUSED

# Of the dice game one die falls at a time
CHANCES = NATURE_ACTIONS | {"dice": NATURE_ACTIONS["dice"]._replace(kinds=FACES)}
DIE_FALLS = [(NATURE_ACTIONS["dice"].seats + face, 1 / FACES) for face in range(FACES)]
DTYPES = {game: book.state.dtype for game, book in GAMES.items()}
SIZES = {game: chance.size for game, chance in CHANCES.items()}


class Kind(NamedTuple):
    """What all tables of a game have in common."""

    game: str
    players: int
    size: int  # how many numbers an observation has
    shares: bool  # whether the victory is paid, or what everybody has


class Table:
    """One record of a game; who is to act and what is legal are kept once they are known."""

    __slots__ = ("_legal", "actor", "cells", "fallen", "game", "kind", "record")

    def __init__(
        self,
        kind: Kind,
        cells: NDArray[np.uint8],
        actor: int,
        fallen: tuple[int, ...] = (),
        legal: list[int] | None = None,
    ) -> None:
        self.kind, self.game = kind, kind.game
        self.cells, self.actor, self.fallen = cells, actor, fallen
        self.record = cells.view(DTYPES[kind.game])  # the same bytes
        self._legal = legal

    @classmethod
    def of(cls, kind: Kind, t: State) -> "Table":
        """A table that stands like a state."""
        record = np.zeros(1, t.dtype)
        t.write(record[0])
        return cls(kind, record.view(np.uint8), t.actor)

    def copy(self) -> "Table":
        """Another table that stands alike: copying bytes is faster than copying a record."""
        return Table(self.kind, self.cells.copy(), self.actor, self.fallen, self._legal)

    def __deepcopy__(self, memo: object) -> "Table":
        return self.copy()

    @property
    def t(self) -> State:
        """The state as an object, to look at."""
        read: State = GAMES[self.game].state.read(self.record[0])
        return read

    @property
    def rolling(self) -> bool:
        """Whether a die is to fall."""
        return self.game == "dice" and self.record["phase"][0] == ROLLING

    @property
    def legal(self) -> list[int]:
        """What the seat to act may choose; nothing if none is."""
        if self._legal is None:
            if self.actor in (NATURE, NOBODY):
                return []
            machine = MACHINES[self.game]
            count = machine.find_legal(self.record, machine.mask, machine.found)
            self._legal = machine.found[:count].tolist()
        return self._legal

    def mask(self, seat: int) -> list[int]:
        """What a seat may choose, a number to each choice: 1 if it is legal."""
        mask = [0] * ENCODINGS[self.game].choices
        if seat == self.actor:
            for choice in self.legal:
                mask[choice] = 1
        return mask

    def seen(self, seat: int) -> NDArray[np.float64]:
        """What a seat sees; good until the next call."""
        machine = MACHINES[self.game]
        machine.look(self.record, seat, machine.seen)
        seen: NDArray[np.float64] = machine.seen[: self.kind.size]
        return seen

    def odds(self) -> list[tuple[int, float]]:
        """What can happen next where nature is to act, and how likely it is."""
        if self.rolling:
            return DIE_FALLS[:]
        machine = MACHINES[self.game]
        count = machine.find_outcomes(self.record, machine.chance, machine.found, machine.odds)
        return list(zip(machine.found[:count].tolist(), machine.odds[:count].tolist(), strict=True))

    def happen(self, number: int) -> bool:
        """Let an outcome happen, if it can; a roll is there when its last die has fallen."""
        chance = CHANCES[self.game]
        if not 0 <= number < SIZES[self.game]:
            return False
        action = chance.action_of(number)
        if self.rolling:
            if number < chance.seats:
                return False
            fallen = (*self.fallen, number - chance.seats)
            if len(fallen) < THROW:
                self.fallen = fallen
                return True
            action, self.fallen = chance.draws + roll_of(fallen), ()
        return self._went_on(MACHINES[self.game].play_action(self.record, action))

    def choose(self, choice: int) -> bool:
        """Carry out a choice of the seat to act, if it is legal."""
        if not 0 <= choice < ENCODINGS[self.game].choices:
            return False
        return self._went_on(MACHINES[self.game].play_choice(self.record, choice))

    def _went_on(self, actor: int) -> bool:
        if actor == REFUSED:
            return False
        self.actor, self._legal = actor, None
        return True

    def payoffs(self) -> list[float]:
        """What a game that is over brings each seat."""
        machine = MACHINES[self.game]
        machine.settle_score(self.record, machine.payoffs, int(self.kind.shares))
        paid: list[float] = machine.payoffs[: self.kind.players].tolist()
        return paid

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


def roll_of(faces: tuple[int, ...]) -> int:
    """The roll in which the dice show these faces.

    >>> roll_of((0, 0, 0, 1, 2))
    8
    """
    roll = 0
    for face in faces:
        roll = roll * FACES + face
    return roll


def fallen_at_random(table: Table, source: Any) -> Table:
    """The table once all dice of a roll that has begun have fallen."""
    twin = table.copy()
    while twin.fallen:
        twin.happen(CHANCES[table.game].seats + int(source.integers(FACES)))
    return twin
