"""Steps and replays are what the contract with the browser says, no more and no less."""

import msgspec
import pytest

from medici.presentation.playback import Replay, Step, replay_of, steps
from medici.presentation.scene import scene
from medici.record import Game
from tests.record.games import Setup, played, setup_id, setups


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
    for number, (step, (actor, move)) in enumerate(
        zip(replay.steps, game.moves, strict=True), start=1
    ):
        legal = now.legal() if isinstance(actor, int) else msgspec.UNSET
        now.play(move)
        seat = actor if isinstance(actor, int) else None
        assert (step.n, step.seat, step.move, step.legal) == (number, seat, move, legal)
        assert (step.scene, step.actor) == (scene(now), now.actor)
        assert step.told
        assert (step.ending is msgspec.UNSET) == (not now.over)
        if isinstance(step.scored, msgspec.UnsetType):
            assert len(now.days) < 3
        else:
            assert (step.scored.day, step.scored.figures) == (len(now.days), now.days[-1])


def test_steps_since_a_move_are_the_last_of_all() -> None:
    game = played(("card", 3, {}), seed=2)
    everything = list(steps(game))
    assert list(steps(game, 100)) == everything[100:]
    assert list(steps(game, len(game.moves))) == []


def test_what_a_live_step_leaves_out_is_not_on_the_wire() -> None:
    game = played(("board", 2, {}), seed=1, moves=3)
    first = next(iter(steps(game)))
    keys = msgspec.json.decode(msgspec.json.encode(first))
    assert set(keys) == {"n", "seat", "move", "told", "scene"}
    assert msgspec.json.decode(msgspec.json.encode(first), type=Step) == first
