"""Bots as others might write them: good ones, and bad ones of every kind."""

import os

from medici import GAMES
from medici.bots import BOTS, Budget
from medici.kernel import State

LAST_DAY = 2


class Careful:
    """Takes the first legal move.

    And says so at length.
    """

    def move(self, game: str, state: State, seed: int, budget: Budget) -> int:
        return GAMES[game].legal_moves(state)[0]


class Lodger:
    """The banker, from elsewhere."""

    about = "thinks as the banker"
    budget = 0.25

    def move(self, game: str, state: State, seed: int, budget: Budget) -> int:
        return BOTS["banker"].move(game, state, seed, budget)


class Cheat:
    """Knows moves that nobody else knows."""

    budget = Budget(seconds=2.0)

    def move(self, game: str, state: State, seed: int, budget: Budget) -> int:
        print("Watch this!")
        return 17_000


class LateCheat:
    """Plays as the merchant until victory is near."""

    def move(self, game: str, state: State, seed: int, budget: Budget) -> int:
        return 17_000 if state.day == LAST_DAY else BOTS["merchant"].move(game, state, seed)


class Forgetful:
    """Does not know what to do on the second day; changes the state before that."""

    def move(self, game: str, state: State, seed: int, budget: Budget) -> int:
        if state.day == 1:
            raise ValueError("what now?")
        action = GAMES[game].legal_moves(state)[-1]
        GAMES[game].play(state, action)
        return action


class Dreamer(Careful):
    """Never comes back from the first night."""

    budget = 0.01

    def move(self, game: str, state: State, seed: int, budget: Budget) -> int:
        while state.day == 1:
            pass
        return super().move(game, state, seed, budget)


class Quitter:
    """Takes its process with it."""

    def move(self, game: str, state: State, seed: int, budget: Budget) -> int:
        os._exit(3)


class Talker:
    """Answers in words."""

    def move(self, game: str, state: State, seed: int, budget: Budget) -> object:
        return "pass"


def first(game: str, state: State, seed: int, budget: Budget) -> int:
    """A bot that is no more than a function."""
    return GAMES[game].legal_moves(state)[0]


class Demanding:
    """Cannot be made without help."""

    def __init__(self, weights: list[float]) -> None:
        self.weights = weights


class Moveless:
    """Has nothing to say."""


class ShortOfHearing:
    """Wants the state alone."""

    def move(self, state: State) -> int:
        return 0


class Timeless(Careful):
    """Names a budget that is none."""

    budget = -1


class Leaver:
    """Is gone before it has come."""

    def __init__(self) -> None:
        os._exit(4)


careful = Careful()
number = 7
