"""The quick bots choose in many games at once what they would choose in each."""

import numpy as np
import pytest

from medici.bots import BOTS
from medici.games import GAMES
from medici.research.envs import ENCODINGS, batch


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_the_merchant_chooses_as_at_a_single_table(name: str) -> None:
    games = batch(name, 2, games=6, seed=4)
    for _ in range(30):
        chosen = games.quick("merchant")
        for number in range(6):
            action = BOTS["merchant"].move(name, games.state(number), 1)
            assert chosen[number] == ENCODINGS[name].choice_of(action)
        games.step(chosen)


@pytest.mark.slow
def test_an_apprentice_slips_one_time_in_four() -> None:
    games = batch("board", 2, games=4000, seed=5)
    for _ in range(3):
        games.step(games.sample())
    merchant = games.quick("merchant")
    slips = [(games.quick(bot) != merchant).mean() for bot in ("apprentice", "random")]
    assert slips[0] == pytest.approx(slips[1] / 4, abs=0.03)
    assert games.mask[np.arange(4000), games.quick("apprentice")].all()


def test_a_bot_that_takes_its_time_is_refused() -> None:
    games = batch("board", 2, games=1)
    with pytest.raises(ValueError, match="a bot of random, apprentice, merchant; got 'prince'"):
        games.quick("prince")
