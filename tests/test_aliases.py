"""Short import paths lead to the same modules as the full ones."""

import importlib

import pytest

from medici.aliases import ALIASES, full_path


@pytest.mark.parametrize("short", ALIASES)
def test_a_short_path_is_the_same_module(short: str) -> None:
    assert importlib.import_module(short) is importlib.import_module(ALIASES[short])


def test_modules_inside_are_not_loaded_twice() -> None:
    short = importlib.import_module("medici.arena.contest")
    assert short is importlib.import_module("medici.research.arena.contest")
    assert short.__name__ == "medici.research.arena.contest"


def test_other_paths_are_left_alone() -> None:
    assert full_path("medici.games.board") is None
    with pytest.raises(ModuleNotFoundError):
        importlib.import_module("medici.arenas")
