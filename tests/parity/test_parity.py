"""Plain rules on objects and compiled rules on records: the same games, move by move."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from medici.bots.policies.random_moves import RANDOM
from medici.games import GAMES
from medici.kernel import compiled, seeded
from medici.kernel.rule import Rule
from tests.long_run import sample_size
from tests.parity.both import Album, SameSource, bound
from tests.setups import Setup, setups

GAMES_EACH = sample_size(50, 150)
THOROUGH = 25  # one game in so many is compared after every move, the others now and then
NOW_AND_THEN = 10
WILD = (0, 20, 100)  # of a hundred decisions, how many are any legal move at all
LONGEST = 4096
BELOW, ABOVE = -4, {"board": 1060, "card": 70, "dice": 7900}  # beyond all actions
LOOKS = {"board": 2, "card": 1, "dice": 8}  # in a thorough game, at every so many tables


def numbers(count: int) -> Any:
    """A row for compiled code."""
    return np.zeros(count, np.int64)


def plain_numbers(count: int) -> list[int]:
    """A row for plain rules."""
    return [0] * count


def seen(looking: Rule, setup: Setup, t: Any, row: Callable[[int], Any]) -> list[list[int]]:
    """Legal moves, their weights, what ``can`` says of all actions, totals and winners."""
    out, ways = row(setup.book.most_legal), row(setup.book.most_legal)
    allowed = row(ABOVE[setup.name] - BELOW)
    totals, victors = row(setup.players), row(setup.players)
    count = looking(t, BELOW, out, allowed, ways, totals, victors)
    assert count <= setup.book.most_legal
    answers = (out[:count], ways[:count], allowed, totals, victors)
    return [np.asarray(part).tolist() for part in answers]


def different_setups() -> list[Setup]:
    """One of those that the rules cannot tell apart, such as the editions of the board game."""
    every = [setup for name in GAMES for setup in reversed(setups(name))]
    return list({(it.name, it.players, it.variant): it for it in every}.values())


@pytest.mark.slow
@pytest.mark.parametrize("setup", different_setups(), ids=str)
def test_both_forms_play_the_same_games(setup: Setup) -> None:
    state = setup.book.state
    tracing, looking = bound(setup.book, RANDOM[setup.name])
    fast_tracing, fast_looking = compiled(tracing), compiled(looking)
    out, plain_out = numbers(setup.book.most_legal), plain_numbers(setup.book.most_legal)
    trace, plain_trace = numbers(LONGEST), plain_numbers(LONGEST)
    tables = np.zeros(LONGEST + 1, state.dtype)

    for number in range(GAMES_EACH):
        how = (setup.players, setup.variant, WILD[number % len(WILD)])
        seed = seeded(7, number)
        source, plain_source = np.array([seed], np.uint64), SameSource(seed)
        thorough = number % THOROUGH == 0
        album = Album(1 if thorough else NOW_AND_THEN)
        record, t = np.zeros(1, state.dtype)[0], state()

        length = fast_tracing(record, *how, source, out, trace, tables)
        plain_length = tracing(t, *how, plain_source, plain_out, plain_trace, album)

        assert plain_trace[:plain_length] == trace[:length].tolist(), f"game {number}"
        assert plain_source.bits == int(source[0])
        assert len(album) == length // album.every + 1
        for step, table in album.items():
            where = f"game {number}, after move {step}"
            assert table == state.read(tables[step]), where
            if thorough and step % LOOKS[setup.name] == 0:
                plain_look = seen(looking, setup, table, plain_numbers)
                assert plain_look == seen(fast_looking, setup, tables[step], numbers), where
        assert t == state.read(record)
        at_the_end = seen(looking, setup, t, plain_numbers)
        assert at_the_end == seen(fast_looking, setup, record, numbers)
