"""Every example runs; ``tests/interfaces/cli/test_own_bots.py`` has the bidder play."""

import csv
import runpy
import subprocess
import sys
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

import medici
from medici.bots import BOTS
from medici.games.actors import NATURE
from medici.kernel.announcement import TEXT
from medici.online.server import Settings
from tests.online.server.conftest import serving

EXAMPLES = Path(__file__).parent.parent / "examples"


def run(name: str, *words: str) -> str:
    """What an example prints."""
    command = [sys.executable, str(EXAMPLES / name), *words]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert (done.returncode, done.stderr.replace(f"{TEXT}\n", "")) == (0, "")
    return done.stdout


def points(folder: Path) -> list[dict[str, str]]:
    """A learning curve, less the minutes, which differ from run to run."""
    with (folder / "curve.csv").open(encoding="utf-8", newline="") as file:
        return [{**row, "minutes": ""} for row in csv.DictReader(file)]


@pytest.mark.slow
@pytest.mark.long
def test_the_baseline_draws_its_curve_and_the_same_for_a_seed(tmp_path: Path) -> None:
    curves = []
    for name, seed in (("one", "1"), ("same", "1"), ("other", "2")):
        words = ("--updates", "2", "--games", "8", "--seed", seed, "--out", str(tmp_path / name))
        said = run("ppo_board.py", *words)
        assert "against the merchant: " in said
        curves.append(points(tmp_path / name))
    one, same, other = curves
    assert [row["update"] for row in one] == ["0", "2"]
    assert one == same != other
    for row in one:
        assert 0 <= float(row["low"]) <= float(row["share"]) <= float(row["high"]) <= 1
    assert ElementTree.parse(tmp_path / "one" / "curve.svg").getroot().tag.endswith("svg")


@pytest.mark.slow
def test_a_bot_on_the_network_plays_a_game_to_its_end(tmp_path: Path) -> None:
    with serving(Settings(store=f"sqlite:///{tmp_path / 'store.db'}")) as (url, _):
        said = run("my_bot.py", url)
    assert said.startswith("Scores [")


@pytest.mark.slow
def test_the_eye_wins_one_move_ahead() -> None:
    eye = runpy.run_path(str(EXAMPLES / "eye_bot.py"))["Eye"]()
    game = medici.new("dice", players=2)
    chance = Random(5)
    while not game.over:
        state, book = game.state, game.book
        if state.actor == NATURE:
            action = book.nature_move(state, chance)
        else:
            bot = eye if state.actor == 0 else BOTS["random"]
            action = bot.move("dice", state, 1, eye.budget)
        game.play(book.move_name(action))
    assert game.winners == [0], "random is no match for it"


def test_the_baseline_has_at_most_200_lines() -> None:
    assert len((EXAMPLES / "ppo_board.py").read_text("utf-8").splitlines()) <= 200


def test_every_example_is_told_of() -> None:
    told = (EXAMPLES / "README.md").read_text("utf-8")
    assert [path.name for path in EXAMPLES.glob("*.py") if f"({path.name})" not in told] == []
