"""The leaderboard says what the result files say, and ratings what the model says."""

import runpy
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from medici.research.evaluation.protocol import NAME, PLAYERS, TABLES
from medici.research.evaluation.rating import RatedDeal, errors_of, fitted
from medici.research.evaluation.result import from_text

HERE = Path(__file__).parents[3]
FILES = sorted((HERE / "results" / "medici-eval-1").glob("*/*.json"))


def script() -> dict[str, Any]:
    return runpy.run_path(str(HERE / "scripts" / "leaderboard.py"))


@pytest.mark.slow
def test_the_page_says_what_the_files_say() -> None:
    pytest.importorskip("choix")
    assert (HERE / "docs" / "leaderboard.md").read_text() == script()["page"]()


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_file_holds_a_full_result_of_the_protocol(file: Path) -> None:
    found = from_text(file.read_bytes())
    assert (found.protocol, found.quick, found.game) == (NAME, False, file.parent.name)
    assert found.players == PLAYERS[found.game]
    assert tuple(one.table for one in found.tables) == TABLES
    assert file.stem in script()["about"]()
    assert found.failures == {}


def games(seats: str, **victories: float) -> RatedDeal:
    return RatedDeal(tuple(seats.split()), Counter(victories))


@pytest.mark.slow
def test_a_rating_is_the_odds_of_victory() -> None:
    pytest.importorskip("choix")
    names = ["merchant", "strong", "weak"]
    deals = [
        games("merchant strong", strong=300.0, merchant=100.0),
        games("merchant merchant weak", merchant=360.0, weak=20.0),
    ]
    merchant, strong, weak = fitted(names, deals)
    assert strong - merchant == pytest.approx(1.0986, abs=0.02), "3 to 1"
    assert weak - merchant == pytest.approx(-2.197, abs=0.05), "1 to 9, against two of them 1 to 18"


def test_who_has_hardly_won_is_known_least_and_the_anchor_exactly() -> None:
    names = ["merchant", "strong", "weak"]
    deals = [games("merchant strong weak", merchant=1.0, strong=2.0) for _ in range(20)]
    deals += [games("merchant strong weak", merchant=2.0, strong=1.0) for _ in range(20)]
    errors = errors_of(names, deals, np.array([0.0, 0.0, -5.0]))
    assert errors[0] == 0
    assert 0 < errors[1] < 0.3
    assert errors[2] > 1
