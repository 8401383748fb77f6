"""A replay: a whole game, step by step, with what could have been done instead."""

# Runs in browsers too: docs/browser-subset.md

from typing import Any

from msgspec import UNSET, Struct
from msgspec.structs import replace

from medici.presentation.playback.step import Step, positions, step
from medici.presentation.scene import Scene, scene
from medici.record import Game
from medici.record.form import Result


class Replay(Struct, frozen=True):
    """A game, step by step, from the empty table on."""

    game: str
    players: list[str]
    options: dict[str, bool | str]
    start: Scene
    steps: list[Step]
    result: Result | None  # None: it is not over
    table: str | None = None
    fair: dict[str, Any] | None = None  # None: there is no proof


def replay_of(game: Game, table: str | None = None, fair: dict[str, Any] | None = None) -> Replay:
    """A game as a replay, with all that could have been done instead."""
    return Replay(
        game=game.name,
        players=game.players,
        options=game.options,
        start=scene(game.before(0)),
        steps=[replay_step(earlier, later) for earlier, later in positions(game, 0)],
        result=game.result,
        table=table,
        fair=fair,
    )


def replay_step(earlier: Game, later: Game) -> Step:
    """A step of a replay. What nature could have done instead would be too much to tell."""
    legal = earlier.legal() if isinstance(earlier.actor, int) else UNSET
    bare = step(earlier, later)
    return replace(bare, scene=scene(later), legal=legal, actor=later.actor)
