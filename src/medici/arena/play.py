"""One game between bots, on records, from a seed."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from medici.bots import BOTS, Bot, Budget
from medici.bots.machine import Machine, machine
from medici.games.actors import NATURE, NOBODY
from medici.kernel import seeded

NATURES_WORDS = 1 << 40  # apart from the words of the bots


@dataclass(frozen=True)
class Contest:
    """What a series of games is played with; everything in it but the workers' speed."""

    game: str
    bots: tuple[str, ...]
    seed: int
    variant: int = 0
    budget: Budget | None = None  # for every bot; None: each its own
    pace: float = 1.0  # the part of their own seconds that bots take

    def budget_of(self, bot: Bot) -> Budget:
        """What a bot may spend on a decision in this contest."""
        if self.budget is not None:
            return self.budget
        own = bot.budget
        return own if own.seconds is None else Budget(seconds=own.seconds * self.pace)


@dataclass(frozen=True)
class Played:
    """How a game ended, seat by seat."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    moves: tuple[int, ...] = ()


def play_game(contest: Contest, seats: Sequence[str], deal: int, seating: int) -> Played:
    """Play one game; the same arguments and a budget of rollouts give the same game."""
    engine = machine(contest.game)
    tables = engine.tables(1)
    t = tables[0]
    engine.new(t, len(seats), contest.variant)
    nature = np.array([seeded(contest.seed, NATURES_WORDS + deal)], np.uint64)
    moves: list[int] = []
    while (actor := int(t["actor"])) != NOBODY:
        if actor == NATURE:
            action = int(engine.nature_move(t, nature))
        else:
            bot = BOTS[seats[actor]]
            word = seeded(contest.seed + deal * 8191 + seating, len(moves))
            action = bot.choose(engine, t, contest.budget_of(bot), word)
        engine.play(t, action)
        moves.append(action)
    return ended(engine, t, moves)


def ended(engine: Machine, t: object, moves: list[int]) -> Played:
    """Scores and winners of a finished game."""
    state = engine.book.state.read(t)
    seats = range(state.players)
    return Played(
        scores=tuple(engine.book.total(state, seat) for seat in seats),
        winners=tuple(seat for seat in seats if engine.book.wins(state, seat)),
        moves=tuple(moves),
    )
