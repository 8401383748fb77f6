"""The figures of the levels: whole, honest, and the same on the page and in the program."""

import runpy
from itertools import pairwise
from pathlib import Path

import pytest

from medici.bots import BOTS
from medici.bots.levels import LEVELS, WEAKEST, figures, strength_of
from tests.bots.positions import TABLES

HERE = Path(__file__).parents[2]


def test_the_page_shows_the_figures_that_the_program_has() -> None:
    benchmark = runpy.run_path(str(HERE / "benchmarks" / "levels.py"))
    assert (HERE / "docs" / "levels.md").read_text() == benchmark["as_page"](figures())
    stored = HERE / "src" / "medici" / "bots" / "levels.json"
    assert stored.read_text() == benchmark["as_json"](figures())


def test_every_level_was_measured_against_the_next_at_every_table() -> None:
    pairs = set(pairwise((WEAKEST, *LEVELS)))
    expected = {
        (game, players, stronger, weaker)
        for game, players in TABLES
        for weaker, stronger in (pairs if players > 1 else {(None, level) for level in LEVELS})
    }
    rows = figures().rows
    assert {(row.game, row.players, row.level, row.against) for row in rows} == expected
    assert len(rows) == len(expected)


def test_no_interval_is_without_a_width() -> None:
    for row in figures().rows:
        low, high = row.interval if row.against else row.score_interval
        middle = row.wins if row.against else row.score
        assert low <= middle <= high, row
        assert low < high, row


@pytest.mark.parametrize("bot", LEVELS)
def test_a_strength_names_the_share_of_wins_that_was_measured(bot: str) -> None:
    weaker = (WEAKEST, *LEVELS)[LEVELS.index(bot)]
    [row] = [
        row
        for row in figures().rows
        if (row.game, row.players, row.level, row.against) == ("board", 4, bot, weaker)
    ]
    strength = BOTS[bot].strength
    assert strength.startswith(f"won {100 * row.wins:.0f} % (")
    assert f"of {row.games} board games against three {weaker}" in strength


def test_what_was_not_measured_has_no_strength() -> None:
    assert strength_of(WEAKEST) == ""
