"""A game step by step: each move with what it led to."""

from collections.abc import Iterator
from typing import Any

from msgspec import UNSET, Struct, UnsetType

from medici.record import Game
from medici.record.form import Day, Result
from medici.scene import scene
from medici.scene.form import Actor, Good, Scene


class Scored(Struct, frozen=True):
    """A scoring as it is counted: its figures, and a sentence for each part of it."""

    day: int
    figures: Day
    ships: list[Any]
    goods: dict[Good, list[Any]]
    totals: list[Any]


class Step(Struct, frozen=True):
    """One recorded move, what it led to, and the table after it."""

    n: int
    seat: int | None  # None: nature
    move: str
    told: list[Any]
    scored: Scored | UnsetType = UNSET
    ending: list[Any] | UnsetType = UNSET
    scene: Scene | UnsetType = UNSET  # left out of a log
    legal: list[str] | UnsetType = UNSET  # in a replay: what a seat could have done instead
    actor: Actor | UnsetType = UNSET  # in a replay: who is to act then


class Replay(Struct, frozen=True):
    """A whole game, step by step, from the empty table on."""

    game: str
    players: list[str]
    options: dict[str, bool | str]
    start: Scene
    steps: list[Step]
    result: Result | None
    table: str | None = None
    fair: dict[str, Any] | None = None  # None: there is no proof


def steps(game: Game, since: int = 0) -> Iterator[Step]:
    """The moves of a game after the first ``since`` of them."""
    now = game.before(since)
    for _, text in game.moves[since:]:
        earlier = now.copy()
        now.play(text)
        yield step(earlier, now)


def step(earlier: Game, later: Game) -> Step:
    """The move that leads from one position to the next."""
    actor, text = later.moves[-1]
    scored: Scored | UnsetType = UNSET
    if len(later.days) > len(earlier.days):
        scored = Scored(len(later.days), later.days[-1], [], {}, [])
    return Step(
        n=len(later.moves),
        seat=None if actor == "nature" else actor,
        move=text,
        told=[],
        scored=scored,
        ending=[] if later.over else UNSET,
        scene=scene(later),
        legal=UNSET if actor == "nature" else earlier.legal(),
        actor=later.actor,
    )


def replay_of(game: Game, table: str | None = None, fair: dict[str, Any] | None = None) -> Replay:
    """A game as a replay."""
    return Replay(
        game=game.name,
        players=game.players,
        options=game.options,
        start=scene(game.before(0)),
        steps=list(steps(game)),
        result=game.result,
        table=table,
        fair=fair,
    )
