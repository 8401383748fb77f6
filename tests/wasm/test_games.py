"""Games in a browser's engine, compiled by Numba, and by plain rules: the same at every table."""

import hashlib
from functools import cache
from typing import Any, Protocol

import numpy as np
import pytest

from medici.bots import BOTS
from medici.bots.compiled.engine import engine_of
from medici.bots.policies.heuristics import HEURISTICS, weights_for
from medici.bots.policies.random_moves import RANDOM
from medici.games import GAMES
from medici.games.actors import NATURE, NOBODY
from medici.kernel import compiled, seeded
from tests.long_run import sample_size
from tests.node import node
from tests.parity.both import SameSource
from tests.setups import Setup, setups
from tests.wasm.engines import engine_folder

LEAST = sample_size(100, 300)  # games of each game
THOROUGH = 10  # one game in so many lists all that nature can do


class Table(Protocol):
    """A game in one of its forms."""

    def actor(self) -> int: ...
    def state(self) -> bytes: ...
    def legal(self) -> list[int]: ...
    def nature_move(self) -> int: ...
    def heuristic_move(self) -> int: ...
    def merchant_move(self) -> int: ...
    def random_move(self) -> int: ...
    def play(self, action: int) -> None: ...
    def end(self, seat: int) -> tuple[int, int]: ...


@cache
def verb(game: str, name: str) -> Any:
    """A verb of a game as Numba compiles it."""
    return compiled(getattr(GAMES[game], name))


class Compiled:
    """As Numba compiles it."""

    def __init__(self, setup: Setup, seed: int) -> None:
        self.engine = engine_of(setup.name)
        self.t: Any = self.engine.tables(1)[0]
        self.book = setup.book
        self.source = np.array([seed], np.uint64)
        self.row = weights_for(setup.name, setup.players)
        self.out = np.zeros(setup.book.most_legal, np.int64)
        self.engine.new(self.t, setup.players, setup.variant)

    def actor(self) -> int:
        return int(self.t["actor"])

    def state(self) -> bytes:
        return self.t.tobytes()  # type: ignore[no-any-return]

    def legal(self) -> list[int]:
        count = verb(self.book.name, "legal")(self.t, self.out)
        return self.out[:count]  # type: ignore[return-value]

    def nature_move(self) -> int:
        return self.engine.nature_move(self.t, self.source)

    def heuristic_move(self) -> int:
        return self.engine.heuristic_move(self.t, self.row)

    def merchant_move(self) -> int:
        return self.engine.merchant_move(self.t)

    def random_move(self) -> int:
        return self.engine.random_move(self.t, self.source)

    def play(self, action: int) -> None:
        self.engine.play(self.t, action)

    def end(self, seat: int) -> tuple[int, int]:
        total, wins = (verb(self.book.name, name)(self.t, seat) for name in ("total", "wins"))
        return int(total), int(wins)


class Plain:
    """As the server plays it."""

    def __init__(self, setup: Setup, seed: int) -> None:
        self.book = setup.book
        self.t = self.book.state()
        self.source = SameSource(seed)
        self.heuristic = HEURISTICS[setup.name]
        self.row = weights_for(setup.name, setup.players)
        self.book.new(self.t, setup.players, setup.variant)

    def actor(self) -> int:
        return int(self.t.actor)

    def state(self) -> bytes:
        record = np.zeros(1, self.book.state.dtype)
        self.t.write(record[0])
        return record.tobytes()

    def legal(self) -> list[int]:
        return np.array(self.book.legal_moves(self.t), np.int64)  # type: ignore[return-value]

    def nature_move(self) -> int:
        return self.book.nature_move(self.t, self.source)

    def heuristic_move(self) -> int:
        return self.heuristic.move(self.t, self.heuristic.policy_with(self.row))

    def merchant_move(self) -> int:
        return BOTS["merchant"].move(self.book.name, self.t, 1)

    def random_move(self) -> int:
        return RANDOM[self.book.name](self.t, self.source)

    def play(self, action: int) -> None:
        self.book.play(self.t, action)

    def end(self, seat: int) -> tuple[int, int]:
        return self.book.total(self.t, seat), int(self.book.wins(self.t, seat))


def seen(table: Table, players: int, number: int) -> str:
    """A digest of all that is seen at a table: ``games.mjs`` does the same."""
    digest = hashlib.sha256()
    move = 0
    while (actor := table.actor()) != NOBODY:
        digest.update(table.state())
        action = 0
        if actor != NATURE or number % THOROUGH == 0:
            legal: Any = table.legal()
            digest.update(legal.tobytes())
            action = int(legal[move * 31 % len(legal)])
        if actor == NATURE:
            action = table.nature_move()
        else:
            weighed, learned = table.heuristic_move(), table.merchant_move()
            digest.update(f"{weighed} {learned}".encode())
            drawn = table.random_move() if move % 4 == 1 else 0
            action = (weighed, drawn, action, learned)[move % 4]
        table.play(action)
        move += 1
    digest.update(table.state())
    for seat in range(players):
        digest.update("{} {}".format(*table.end(seat)).encode())
    return digest.hexdigest()


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_browser_plays_the_same_games(game: str) -> None:
    every = setups(game)
    played = [every[number % len(every)] for number in range(LEAST + len(every))]
    seeds = [seeded(3, number) for number in range(len(played))]
    request = {
        "folder": engine_folder(game),
        "game": game,
        "thorough": THOROUGH,
        "games": [
            {"players": setup.players, "options": dict(setup.options), "seed": str(seed)}
            for setup, seed in zip(played, seeds, strict=True)
        ],
    }
    in_browser = node("wasm/games.mjs", request)
    assert len(set(in_browser)) == len(played)
    for number, setup in enumerate(played):
        where = f"game {number}, {setup}"
        table = Compiled(setup, seeds[number])
        assert seen(table, setup.players, number) == in_browser[number], where
        if number < len(every):
            plain = Plain(setup, seeds[number])
            assert seen(plain, setup.players, number) == in_browser[number], where
