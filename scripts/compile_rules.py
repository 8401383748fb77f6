"""Compile what the bots run on, once, in two processes; later ones load it from the disk."""

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random

import numpy as np

from medici.bots import BOTS, Budget
from medici.bots.compiled.series import play_games
from medici.bots.policies.heuristics import policies_of, weights_for
from medici.bots.policies.policy import HEURISTIC_POLICY
from medici.games import GAMES
from medici.record import Game
from medici.research.arena.luck import luck_of
from medici.research.arena.skill import beyond_skill

PROCESSES = 2
A_LITTLE = Budget(seconds=0.01)


def compile_series(game: str) -> None:
    """What the league plays its games by; many tests do, on several processes at once."""
    policies = policies_of(game, [(HEURISTIC_POLICY, weights_for(game, 2))])
    play_games(game, 2, policies, np.zeros((1, 2), np.int16), np.ones(1, np.uint64))


def compile_luck(game: str) -> None:
    """What the arena reckons luck by; alone it counts points."""
    for players in {2, GAMES[game].seats[0]}:
        luck_of(game, players, [])


def compile_skill(game: str) -> None:
    """What the arena reckons skill by; alone it counts points."""
    for players in {2, GAMES[game].seats[0]}:
        beyond_skill(game, players, [])


def compile_bots(name: str) -> None:
    """What the bots search by."""
    book = GAMES[name]
    game = Game(book.name, book.seats[-1])
    game.let_nature_act(Random(1))
    for bot in BOTS.values():
        bot.move(book.name, game.state, 1, A_LITTLE)


# The longest first. Rules that several of them need are compiled with the first, so that games
# take turns: two processes at the same game would wait for each other.
STEPS: tuple[Callable[[str], None], ...] = (
    compile_series,
    compile_luck,
    compile_skill,
    compile_bots,
)


def main() -> None:
    with ProcessPoolExecutor(PROCESSES, mp_context=get_context("spawn")) as pool:
        jobs = [pool.submit(step, game) for step in STEPS for game in GAMES]
        for job in jobs:
            job.result()


if __name__ == "__main__":
    main()
