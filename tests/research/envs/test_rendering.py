"""Tables as pixels: PNG read rightly, one size for a game, and what is said where it cannot be."""

import struct
import sys
import zlib
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import DependencyNotInstalled

from medici.presentation.palette import LIGHT
from medici.record import Game
from medici.research.envs import aec
from medici.research.envs.one_seat import OneSeat
from medici.research.envs.rendering import Pixels, pixels, read_png
from tests.long_run import rows_long_unless
from tests.research.envs.kinds import KINDS, ONE_OF_EACH

pytest.importorskip("resvg_py")


def chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def guess(kind: int, left: int, up: int, corner: int) -> int:
    """What a filter of PNG expects, as the standard words it."""
    if kind == 4:
        middle = left + up - corner
        return min((left, up, corner), key=lambda near: abs(middle - near))
    return (0, left, up, (left + up) // 2)[kind]


def png_of(shown: Pixels, kinds: list[int]) -> bytes:
    """A PNG that tells its rows in these ways, in two parts."""
    high, wide, _ = shown.shape
    around = np.zeros((high + 1, wide + 1, 4), int)
    around[1:, 1:] = shown
    body = b""
    for y, kind in enumerate(kinds, 1):
        told = [
            (around[y, x, c] - guess(kind, *map(int, beside(around, y, x, c)))) % 256
            for x in range(1, wide + 1)
            for c in range(4)
        ]
        body += bytes([kind, *told])
    packed = zlib.compress(body)
    head = struct.pack(">IIBBBBB", wide, high, 8, 6, 0, 0, 0)
    parts = [chunk(b"IHDR", head), chunk(b"IDAT", packed[:9]), chunk(b"IDAT", packed[9:])]
    return b"\x89PNG\r\n\x1a\n" + b"".join([*parts, chunk(b"IEND", b"")])


def beside(around: Any, y: int, x: int, c: int) -> tuple[int, int, int]:
    return around[y, x - 1, c], around[y - 1, x, c], around[y - 1, x - 1, c]


@pytest.mark.parametrize("kinds", [[0] * 6, [1] * 6, [2] * 6, [3] * 6, [4] * 6, [4, 3, 0, 2, 4, 1]])
def test_a_png_is_read_however_its_rows_are_told(kinds: list[int]) -> None:
    shown = np.random.default_rng(1).integers(0, 256, (6, 40, 4), np.uint8)
    assert (read_png(png_of(shown, kinds)) == shown[..., :3]).all()


def test_a_png_of_another_kind_is_refused() -> None:
    plain = png_of(np.zeros((1, 1, 4), np.uint8), [0])
    for other in (b"", b"GIF89a", plain[:25] + b"\2" + plain[26:]):
        with pytest.raises(ValueError, match="expected a plain PNG"):
            read_png(other)


def colours(shown: Pixels) -> set[str]:
    return {f"#{bytes(colour).hex()}" for colour in np.unique(shown.reshape(-1, 3), axis=0)}


@pytest.mark.parametrize(("name", "players"), ONE_OF_EACH)
def test_pixels_show_the_table_in_the_colours_of_the_house(name: str, players: int) -> None:
    shown = pixels(Game(name, players))
    assert f"#{bytes(shown[0, 0]).hex()}" == LIGHT["parchment"]
    assert colours(shown) >= {LIGHT["parchment"], LIGHT["paper"], LIGHT["ink"], LIGHT["good-fur"]}


@pytest.mark.parametrize(("name", "players"), ONE_OF_EACH)
def test_all_positions_of_a_game_have_the_same_size(name: str, players: int) -> None:
    game, luck, seen = Game(name, players), Random(1), []
    while not game.over:
        if len(game.moves) % 40 == 0:
            seen.append(pixels(game))
        game.play(luck.choice(game.legal()))
    seen.append(pixels(game))
    assert {shown.shape for shown in seen} == {seen[0].shape}
    assert len({shown.tobytes() for shown in seen}) == len(seen)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "players"), rows_long_unless(ONE_OF_EACH, KINDS))
def test_gymnasium_takes_the_pixels_of_every_game(name: str, players: int) -> None:
    env = gymnasium.make(f"Medici/{name.capitalize()}-{players}p-v0", render_mode="rgb_array")
    env.reset(seed=1)
    first: Any = env.render()
    env.step(env.action_space.sample())
    second: Any = env.render()
    assert first.shape == second.shape == (*first.shape[:2], 3)
    assert first.dtype == np.uint8
    assert (first != second).any()


def test_where_the_library_is_missing_its_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    for make in (OneSeat, aec.env, aec.raw_env):
        with pytest.raises(DependencyNotInstalled, match=r"resvg-py .*'medici\[envs\]'"):
            make("dice", 2, render_mode="rgb_array")
        make("dice", 2, render_mode="ansi")
