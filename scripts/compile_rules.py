"""Compile what the bots run on, once; whoever needs it afterwards loads it from the disk."""

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

A_LITTLE = Budget(seconds=0.01)


def compile_series(game: str) -> None:
    """What the league plays its games by; many tests do, on several processes at once."""
    policies = policies_of(game, [(HEURISTIC_POLICY, weights_for(game, 2))])
    play_games(game, 2, policies, np.zeros((1, 2), np.int16), np.ones(1, np.uint64))


def compile_luck(game: str) -> None:
    """What the arena reckons luck by; alone it counts points."""
    for players in {2, GAMES[game].seats[0]}:
        luck_of(game, players, [])
        beyond_skill(game, players, [])


def main() -> None:
    for name in GAMES:
        compile_series(name)
        compile_luck(name)
    for bot in BOTS.values():
        for book in GAMES.values():
            game = Game(book.name, book.seats[-1])
            game.let_nature_act(Random(1))
            bot.move(book.name, game.state, 1, A_LITTLE)


if __name__ == "__main__":
    main()
