"""What the end of a game among bots says of who played: strong play is told far above weak play."""

import json
import subprocess
from pathlib import Path
from random import Random
from statistics import mean

import pytest
from hatch_build import node_executable

from medici.analysis.review import Reviewer
from medici.bots import BOTS
from medici.online.community.bot_ratings import bot_points
from medici.online.community.ratings import SCALE
from medici.record import Game
from tests.long_run import sample_size

PROGRAM = Path(__file__).parents[2] / "web" / "src" / "table" / "end" / "performance.ts"
ASK = """
const { performance } = await import(process.argv[1]);
const { chances, others, scale } = JSON.parse(process.argv[2]);
console.log(JSON.stringify(chances.map((chance) => performance(chance, others, scale))));
"""
GAMES = sample_size(6, 12)


def adjusted(level: str, seed: int) -> float:
    """The result less luck of a bot that plays dice against a merchant."""
    source, game = Random(seed), Game("dice", [level, "other"])
    while not game.over:
        if game.actor == "nature":
            game.let_nature_act(source)
        else:
            bot = BOTS[level if game.actor == 0 else "merchant"]
            game.play(bot.move("dice", game.state, source.randrange(2**32)))
    return Reviewer(game).review().accounts[0].adjusted / 1_000_000


def told(level: str) -> float:
    """Which rating a bot is told to have played like, on the mean of some games."""
    chances = [adjusted(level, seed) for seed in range(GAMES)]
    given = {"chances": chances, "others": [bot_points()["dice"]["2"]["merchant"]], "scale": SCALE}
    command = [node_executable(), "--input-type=module", "--eval", ASK, PROGRAM.as_uri()]
    answer = subprocess.run([*command, json.dumps(given)], check=True, capture_output=True)
    figures: list[int] = json.loads(answer.stdout)
    return mean(figures)


@pytest.mark.slow
@pytest.mark.long
def test_strong_play_is_told_well_above_random_play() -> None:
    assert told("banker") > told("random") + 400
