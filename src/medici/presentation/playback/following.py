"""Following a game that is being played: the steps that are new since one last looked."""

# Runs in browsers too: docs/browser-subset.md

from msgspec import UNSET
from msgspec.structs import replace

from medici.presentation.playback.step import Step, step
from medici.presentation.scene import scene
from medici.presentation.scene.uncounted import uncounted
from medici.record import Game


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
        loaded=uncounted(earlier, now) if scored else UNSET,
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
