"""What a policy notes is about the game that it plays: nothing of an earlier one is left."""

import numpy as np
import pytest

from medici.bots.compiled.series import play_games
from medici.bots.policies.heuristics.card_values import STEPS
from medici.games import GAMES
from medici.kernel import all_seeded
from medici.kernel.arrays import Tables
from medici.research.arena.gpu import mixed_tables_of

KINDS = [(name, players) for name, book in GAMES.items() for players in book.seats]
KEYS = 130  # more than there are names for the lots and turns of a first day
HABITS = ("kind", "w")


def with_other_notes(game: str, policies: Tables, key: int) -> Tables:
    """The same policies with notes on something else that goes by this name.

    Notes that are 0 for good, such as what no dice at all are worth, are left as they are.
    """
    source = np.random.default_rng(key)
    policies = policies.copy()
    for name in policies.dtype.names or ():
        if name not in HABITS:
            notes = policies[name]
            notes[...] = source.integers(1, 6, notes.shape)
    policies["key"] = key
    if game == "card":
        policies["full_bonus"][:, 1:] = 0
        policies["gains"][:, ::STEPS] = 0
        policies["monopoly_value"][:, -1] = 0
    if game == "dice":
        for name in ("entered", "gain", "next_value"):
            policies[name][:, 0] = 0
    return policies


@pytest.mark.parametrize(("game", "players"), KINDS)
def test_a_game_goes_on_as_if_it_were_the_first(game: str, players: int) -> None:
    policies, seats = mixed_tables_of(game, players, KEYS)
    seeds = all_seeded(players, KEYS)
    whole = play_games(game, players, policies, seats, seeds)
    for key in range(1, KEYS):
        noted = with_other_notes(game, policies, key)
        alone = slice(key, key + 1)
        again = play_games(game, players, noted, seats[alone], seeds[alone])
        assert np.array_equal(again.lead, whole.lead[alone])
        assert np.array_equal(again.share, whole.share[alone])
