"""Scenes are what the contract with the browser says, no more and no less."""

from random import Random
from typing import Any

import msgspec
import pytest

from medici.games.goods import GOODS
from medici.presentation.scene import BoardScene, CardScene, DiceScene, Scene, scene
from medici.record import Game
from tests.record.games import Setup, setup_id, setups, step

TYPES: dict[str, type[Scene]] = {"board": BoardScene, "card": CardScene, "dice": DiceScene}
BY_GOOD = ("levels", "aboard", "icons", "crosses", "circles")


def as_json(game: Game) -> dict[str, Any]:
    """The scene as a browser reads it."""
    text = msgspec.json.encode(scene(game))
    assert msgspec.json.decode(text, type=Scene) == scene(game)
    view: dict[str, Any] = msgspec.json.decode(text)
    return view


@pytest.mark.slow
@pytest.mark.parametrize("setup", setups(), ids=setup_id)
def test_a_scene_has_its_keys_in_every_position(setup: Setup) -> None:
    name, players, options = setup
    game, random = Game(name, players, options), Random(players)
    phases = set()
    while True:
        view = as_json(game)
        assert set(view) == {"game", *TYPES[name].__struct_fields__}
        assert (view["game"], view["players"], view["actor"]) == (name, players, game.actor)
        assert (view["day"], view.get("florins", view.get("points"))) == (game.day, game.scores)
        for key in BY_GOOD:
            assert list(view.get(key) or GOODS) == list(GOODS)
        phases.add(view["phase"])
        if game.over:
            break
        step(game, random)
    assert {"over", "first" if players > 1 else "rolling"} <= phases


def test_titles_are_spelt_as_the_browser_reads_them() -> None:
    titles = as_json(Game("dice", 1))["titles"]
    assert titles[0] == {"from": 200, "title": "Medici"}
