"""A step: one move and what it led to; and following a game that is being played."""

# Runs in browsers too: docs/browser-subset.md

from collections.abc import Iterator

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from medici.presentation.scene import Actor, Scene, scene
from medici.presentation.scene.before_scoring import scene_before_scoring
from medici.presentation.story.line import Line
from medici.presentation.story.scoring import Scored, score_sheet, tell_ending
from medici.presentation.story.telling import tell_move
from medici.record import Game


class Step(Struct, frozen=True):
    """One recorded move, what it led to, and the table after it."""

    n: int  # the first move is 1
    seat: int | None  # None: nature
    move: str
    told: list[Line]
    scored: Scored | UnsetType = UNSET
    ending: list[Line] | UnsetType = UNSET  # who has won, and why
    scene: Scene | UnsetType = UNSET  # left out of a log
    loaded: Scene | UnsetType = UNSET  # if a day ended: the table before it is counted
    forced: bool | UnsetType = UNSET  # whether there was nothing else to do; live only
    legal: list[str] | UnsetType = UNSET  # in a replay: what a seat could have done here
    actor: Actor | UnsetType = UNSET  # in a replay: who is to act then


def step(earlier: Game, later: Game) -> Step:
    """The move that leads from one position to the next, told without the scene."""
    actor, text = later.moves[-1]
    return Step(
        n=len(later.moves),
        seat=actor if isinstance(actor, int) else None,
        move=text,
        told=tell_move(earlier, later),
        scored=score_sheet(later) if len(later.days) > len(earlier.days) else UNSET,
        ending=tell_ending(later) if later.over else UNSET,
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


class Following:
    """A game as far as somebody has followed it."""

    def __init__(self) -> None:
        self.log: list[Step] = []  # every step, without its scene
        self._game: Game | None = None  # as far as the log goes

    def go_on(self, game: Game, scenes: bool = True) -> tuple[list[Step], bool]:
        """The steps that are new; and whether moves have been taken back before them."""
        now = self._game or game.before(0)
        same = shared(now, game)
        undone = same < len(now.moves)
        if undone:
            now = now.before(same)
            self.log = self.log[:same]
        fresh: list[Step] = []
        for _, text in game.moves[same:]:
            earlier = now.copy()
            now.play(text)
            bare = step(earlier, now)
            self.log.append(bare)
            fresh.append(with_scenes(bare, earlier, now) if scenes else bare)
        self._game = now
        return fresh, undone


def with_scenes(bare: Step, earlier: Game, now: Game) -> Step:
    """A step with all that is shown while it happens."""
    forced = bare.seat is not None and len(earlier.legal_actions()) == 1
    scored = len(now.days) > len(earlier.days)
    return replace(
        bare,
        scene=scene(now),
        loaded=scene_before_scoring(earlier, now) if scored else UNSET,
        forced=True if forced else UNSET,
    )


def shared(one: Game, other: Game) -> int:
    """How many moves two games have in common from the beginning on."""
    count = 0
    for before, now in zip(one.moves, other.moves, strict=False):
        if before != now:
            return count
        count += 1
    return count
