"""Scenes and steps are what the contract with the browser says, no more and no less."""

from random import Random
from typing import Any

import msgspec
import pytest

from medici.goods import GOODS
from medici.record import Game
from medici.scene import BoardScene, CardScene, DiceScene, Scene, scene
from medici.scene.steps import Replay, Step, replay_of, steps
from tests.record.games import Setup, played, setup_id, setups, step

TYPES: dict[str, type[Scene]] = {"board": BoardScene, "card": CardScene, "dice": DiceScene}
BY_GOOD = ("levels", "aboard", "icons", "crosses", "circles")


def drawn(game: Game) -> dict[str, Any]:
    """The scene as a browser reads it."""
    text = msgspec.json.encode(scene(game))
    assert msgspec.json.decode(text, type=Scene) == scene(game)
    found: dict[str, Any] = msgspec.json.decode(text)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("setup", setups(), ids=setup_id)
def test_a_scene_has_its_keys_in_every_position(setup: Setup) -> None:
    name, players, options = setup
    game, random = Game(name, players, options), Random(players)
    phases = set()
    while True:
        found = drawn(game)
        assert set(found) == {"game", *TYPES[name].__struct_fields__}
        assert (found["game"], found["players"], found["actor"]) == (name, players, game.actor)
        assert (found["day"], found.get("florins", found.get("points"))) == (game.day, game.scores)
        for key in BY_GOOD:
            assert list(found.get(key) or GOODS) == list(GOODS)
        phases.add(found["phase"])
        if game.over:
            break
        step(game, random)
    assert {"over", "first" if players > 1 else "rolling"} <= phases


def test_titles_are_spelt_as_the_browser_reads_them() -> None:
    titles = drawn(Game("dice", 1))["titles"]
    assert titles[0] == {"from": 200, "title": "Medici"}


@pytest.mark.slow
@pytest.mark.parametrize("setup", setups(), ids=setup_id)
def test_a_replay_has_every_step_with_its_scene(setup: Setup) -> None:
    game = played(setup, seed=5)
    replay = replay_of(game, "t1")
    text = msgspec.json.encode(replay)
    assert msgspec.json.encode(msgspec.json.decode(text, type=Replay)) == text
    assert (replay.result, replay.table, replay.fair) == (game.result, "t1", None)
    assert replay.start == scene(Game(*setup))
    now = Game(setup[0], setup[1], setup[2])
    for number, (found, (actor, move)) in enumerate(
        zip(replay.steps, game.moves, strict=True), start=1
    ):
        legal = now.legal() if isinstance(actor, int) else msgspec.UNSET
        now.play(move)
        seat = actor if isinstance(actor, int) else None
        assert (found.n, found.seat, found.move, found.legal) == (number, seat, move, legal)
        assert (found.scene, found.actor) == (scene(now), now.actor)
        assert found.told
        assert (found.ending is msgspec.UNSET) == (not now.over)
        if isinstance(found.scored, msgspec.UnsetType):
            assert len(now.days) < 3
        else:
            assert (found.scored.day, found.scored.figures) == (len(now.days), now.days[-1])


def test_steps_since_a_move_are_the_last_of_all() -> None:
    game = played(("card", 3, {}), seed=2)
    everything = list(steps(game))
    assert list(steps(game, 100)) == everything[100:]
    assert list(steps(game, len(game.moves))) == []


def test_what_a_live_step_leaves_out_is_not_on_the_wire() -> None:
    game = played(("board", 2, {}), seed=1, moves=3)
    first = next(iter(steps(game)))
    found = msgspec.json.decode(msgspec.json.encode(first))
    assert set(found) == {"n", "seat", "move", "told", "scene"}
    assert msgspec.json.decode(msgspec.json.encode(first), type=Step) == first
