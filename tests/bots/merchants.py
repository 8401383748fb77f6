"""What the tests of every merchant need: games in plain Python, and series in compiled code."""

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np

from medici.bots.compiled.series import play_games
from medici.bots.policies.heuristics import Heuristic, policies_of
from medici.bots.policies.policy import HEURISTIC_POLICY, RANDOM_POLICY
from medici.bots.policies.random_moves import RANDOM
from medici.games import GAMES
from medici.games.actors import NATURE, NOBODY
from medici.kernel import State, compiled, seeded


def choice(merchant: Heuristic, t: State, weights: Sequence[float]) -> int:
    """What a merchant chooses that has not thought about the game before."""
    return merchant.move(t, merchant.policy_with(weights))


def watched_game(name: str, merchant: Heuristic, players: int, variant: int, seed: int) -> Any:
    """Play a game of merchants among random players; every move must be legal.

    Yields nothing but returns the tables on which the merchant chose, each with its choice.
    """
    book = GAMES[name]
    source = Random(seed)
    policy = merchant.policy_with(merchant.first_guess)
    t: Any = book.state()
    book.new(t, players, variant)
    chosen = []
    while t.actor != NOBODY:
        if t.actor == NATURE:
            move = book.nature_move(t, source)
        elif source.random() < 0.4:
            move = RANDOM[name](t, source)
        else:
            move = merchant.move(t, policy)
            assert move == choice(merchant, t, merchant.first_guess), "notes that are out of date"
            assert book.can(t, move), (move, t)
            chosen.append((t.copy(), move))
        book.play(t, move)
    return chosen


def assert_same_when_compiled(name: str, merchant: Heuristic, chosen: Sequence[Any]) -> None:
    """Machine code must choose as plain Python did."""
    move = compiled(merchant.move)
    policy = merchant.policies_with([merchant.first_guess])[0]
    records = np.zeros(1, GAMES[name].state.dtype)
    for table, plainly in chosen:
        table.write(records[0])
        policy["key"] = 0  # these tables are not of one game
        assert move(records[0], policy) == plainly, table


def share_against_random(name: str, merchant: Heuristic, players: int, games: int) -> float:
    """The share of wins of one merchant among random players, going round the seats."""
    row = np.array(merchant.first_guess)
    policies = policies_of(name, [(HEURISTIC_POLICY, row), (RANDOM_POLICY, row)])
    own = np.arange(games) % players
    seats = (own[:, None] != np.arange(players)).astype(np.int16)
    seeds = np.array([seeded(5, game) for game in range(games)], np.uint64)
    share = play_games(name, players, policies, seats, seeds).share
    return float(share[np.arange(games), own].mean())
