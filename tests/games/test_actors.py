"""Nature is one named thing: as a name, as a number, and where there are only numbers."""

import random

import numpy as np
import pytest

import medici
from medici.games import GAMES
from medici.games.actors import NATURE, NO_SEAT, NOBODY, actor_named
from medici.research.envs import ENCODINGS


@pytest.mark.parametrize("name", GAMES)
def test_nature_is_told_alike_everywhere(name: str) -> None:
    game, source, encoding = medici.Game(name, players=2), random.Random(1), ENCODINGS[name]
    place = next(place.start for place in encoding.places(2) if place.name == "actor")
    seen = np.zeros(encoding.size(2), np.int16)
    while not game.over:
        natures = game.actor == medici.NATURE
        assert game.state.is_nature == natures == (game.state.actor == NATURE)
        assert ("actor=nature" in game.position()) == natures
        encoding.observe(game.state, 0, seen)
        assert (seen[place] == NO_SEAT) == natures
        game.play(source.choice(game.legal()))
        assert (game.moves[-1][0] == medici.NATURE) == natures
    assert not game.state.is_nature
    assert actor_named(game.state.actor) is game.actor is None
    assert "actor=nobody" in game.position()


def test_seats_nature_and_nobody_have_names() -> None:
    named = [actor_named(number) for number in (0, 5, NATURE, NOBODY)]
    assert named == [0, 5, medici.NATURE, None]
    assert "NATURE" in dir(medici)
    with pytest.raises(AttributeError, match="has no attribute 'NURTURE'"):
        _ = medici.NURTURE
