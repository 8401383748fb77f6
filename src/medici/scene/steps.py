"""A game step by step: each move with what it led to."""

from collections.abc import Iterator
from typing import Any

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from medici.record import Game
from medici.record.form import Result
from medici.scene import scene
from medici.scene.form import Actor, Scene
from medici.story.line import Line
from medici.story.reckoning import Scored, scored, verdict
from medici.story.telling import told


class Step(Struct, frozen=True):
    """One recorded move, what it led to, and the table after it."""

    n: int  # the first move is 1
    seat: int | None  # None: nature
    move: str
    told: list[Line]
    scored: Scored | UnsetType = UNSET
    ending: list[Line] | UnsetType = UNSET  # who has won, and why
    scene: Scene | UnsetType = UNSET  # left out of a log
    legal: list[str] | UnsetType = UNSET  # in a replay: what a seat could have done here
    actor: Actor | UnsetType = UNSET  # in a replay: who is to act then


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


def step(earlier: Game, later: Game) -> Step:
    """The move that leads from one position to the next, told without the scene."""
    actor, text = later.moves[-1]
    return Step(
        n=len(later.moves),
        seat=actor if isinstance(actor, int) else None,
        move=text,
        told=told(earlier, later),
        scored=scored(later) if len(later.days) > len(earlier.days) else UNSET,
        ending=verdict(later) if later.over else UNSET,
    )


def steps(game: Game, since: int = 0) -> Iterator[Step]:
    """What came after the first ``since`` moves, with the scenes."""
    for earlier, later in positions(game, since):
        yield replace(step(earlier, later), scene=scene(later))


def positions(game: Game, since: int) -> Iterator[tuple[Game, Game]]:
    """The game before and after each of its moves, from one on; the second is played further."""
    now = game.before(since)
    for _, text in game.moves[since:]:
        earlier = now.copy()
        now.play(text)
        yield earlier, now


def replay_of(game: Game, table: str | None = None, fair: dict[str, Any] | None = None) -> Replay:
    """A game as a replay, with all that could have been done instead."""
    return Replay(
        game=game.name,
        players=game.players,
        options=game.options,
        start=scene(game.before(0)),
        steps=[replayed(earlier, later) for earlier, later in positions(game, 0)],
        result=game.result,
        table=table,
        fair=fair,
    )


def replayed(earlier: Game, later: Game) -> Step:
    """A step of a replay. What nature could have done instead would be too much to tell."""
    legal = earlier.legal() if isinstance(earlier.actor, int) else UNSET
    told = step(earlier, later)
    return replace(told, scene=scene(later), legal=legal, actor=later.actor)
