"""Bots of one's own in the commands that seat bots."""

import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from medici.bots.external.external_bot import stop_external_bots
from medici.bots.network.kept import kept_network
from tests.interfaces.cli.commands import SCRIPT, medici

EXAMPLE = Path(__file__).parents[3] / "examples" / "bidder.py"
CHEAT = "tests.research.arena.external_bots:Cheat"


@pytest.fixture(autouse=True, scope="module")
def _nobody_stays() -> Iterator[None]:
    yield
    stop_external_bots()


@pytest.mark.slow
@pytest.mark.long
def test_the_example_plays_from_the_folder_that_it_is_in(tmp_path: Path) -> None:
    shutil.copy(EXAMPLE, tmp_path / "my_bot.py")
    words = "arena board -n 3 --bots my_bot:Bidder,merchant,random --games 6 --workers 2 --json"
    done = subprocess.run(
        [SCRIPT, *words.split()], cwd=tmp_path, capture_output=True, check=False, env=os.environ
    )
    assert (done.returncode, done.stderr) == (0, b"")
    answer = json.loads(done.stdout)
    assert list(answer) == ["games", "bots"]  # and no failures
    assert answer["bots"]["my_bot:Bidder"]["score"] > answer["bots"]["random"]["score"]


@pytest.mark.slow
def test_a_network_in_a_file_plays_against_princes(tmp_path: Path) -> None:
    file = tmp_path / "dice.bin"
    file.write_bytes(kept_network("dice"))
    words = ("arena", "dice", "-n", "2", "--bots", f"{file},prince", "--rollouts", "20")
    said = medici(*words, "--games", "2", "--no-luck", "--json")
    assert said.status == 0, said.err
    answer = json.loads(said.out)
    assert "failures" not in answer
    assert set(answer["bots"]) == {str(file), "prince"}
    low, high = answer["bots"][str(file)]["interval"]
    assert 0 <= low <= high <= 1


def test_arena_names_who_has_failed_and_why() -> None:
    words = ("arena", "dice", "-n", "2", "--bots", f"{CHEAT},merchant", "--games", "2")
    said = medici(*words)
    assert said.status == 0
    assert "dice, 2 players, 2 games" in said.out
    assert said.err.startswith(
        f"{CHEAT} lost 2 games: illegal move 17000 (2) illegal move 17000: seat 1: expected one of"
    )
    answer = json.loads(medici(*words, "--json").out)
    assert answer["failures"] == {CHEAT: {"illegal move 17000": 2}}
    assert answer["bots"]["merchant"]["wins"] == 1


def test_a_bot_that_cannot_be_loaded_is_a_mistake_of_the_command() -> None:
    said = medici(
        "arena", "dice", "-n", "2", "--bots", "tests.research.arena.external_bots:Moveless"
    )
    assert (said.status, said.out) == (2, "")
    assert "expected a method move(game, state, seed, budget), or a function" in said.err


def test_simulate_stops_at_a_bot_that_fails() -> None:
    said = medici("simulate", "dice", "-n", "2", "--bots", f"merchant,{CHEAT}", "--games", "3")
    assert (said.status, said.out) == (1, "")
    assert said.err.startswith(f"{CHEAT} failed in game 1: illegal move 17000: seat 1: expected")


def test_play_keeps_the_game_when_a_bot_fails() -> None:
    said = medici("play", "dice", "-n", "2", "--humans", "0", "--bots", CHEAT)
    assert said.status == 0
    assert "A bot does not play on: illegal move 17000" in said.out
    assert f"--humans 0 --bots {CHEAT}" in " ".join(said.out.split())
