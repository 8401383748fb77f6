"""What a mind notes is about the game that it plays: nothing of an earlier one is left in it."""

import numpy as np
import pytest

from medici.bots.arrays import Tables
from medici.bots.heuristics.card_mind import STEPS
from medici.bots.series import play_games
from medici.bots.side_by_side import seeds_of
from medici.games import GAMES
from medici.research.arena.gpu import company_of

KINDS = [(name, players) for name, book in GAMES.items() for players in book.seats]
KEYS = 130  # more than there are names for the lots and turns of a first day
HABITS = ("kind", "w")


def with_other_notes(game: str, minds: Tables, key: int) -> Tables:
    """The same minds with notes on something else that goes by this name.

    Notes that are 0 for good, such as what no dice at all are worth, are left as they are.
    """
    source = np.random.default_rng(key)
    minds = minds.copy()
    for name in minds.dtype.names or ():
        if name not in HABITS:
            notes = minds[name]
            notes[...] = source.integers(1, 6, notes.shape)
    minds["key"] = key
    if game == "card":
        minds["brim"][:, 1:] = 0
        minds["gains"][:, ::STEPS] = 0
        minds["lure"][:, -1] = 0
    if game == "dice":
        for name in ("entered", "gain", "lure"):
            minds[name][:, 0] = 0
    return minds


@pytest.mark.parametrize(("game", "players"), KINDS)
def test_a_game_goes_on_as_if_it_were_the_first(game: str, players: int) -> None:
    minds, lineup = company_of(game, players, KEYS)
    seeds = seeds_of(players, KEYS)
    whole = play_games(game, players, minds, lineup, seeds)
    for key in range(1, KEYS):
        noted = with_other_notes(game, minds, key)
        alone = slice(key, key + 1)
        again = play_games(game, players, noted, lineup[alone], seeds[alone])
        assert np.array_equal(again.lead, whole.lead[alone])
        assert np.array_equal(again.share, whole.share[alone])
