"""The steps of a game that is being played, each encoded once for all browsers."""

from itertools import takewhile

from msgspec.structs import replace

from medici.playback import step
from medici.record import Game
from medici.scene import scene
from medici.server.wire.messages import encode


class StepLog:
    """A game as far as browsers have been sent it."""

    def __init__(self) -> None:
        self.log: list[bytes] = []  # every step, without its scene
        self.scene = b"null"
        self._game: Game | None = None  # as far as the log goes

    def catch_up(self, game: Game | None) -> bool:
        """Add the steps that are new to the log; whether moves have been taken back."""
        return self._follow(game, None)

    def go_on(self, game: Game | None) -> tuple[list[bytes], bool]:
        """The steps that are new, with their scenes; and whether moves have been taken back."""
        fresh: list[bytes] = []
        undone = self._follow(game, fresh)
        return fresh, undone

    def _follow(self, game: Game | None, fresh: list[bytes] | None) -> bool:
        if game is None:
            return False
        begins = self._game is None
        now = self._game = self._game or game.before(0)
        same = len(now.moves)
        undone = now.moves != game.moves[:same]
        if undone:
            same = sum(1 for _ in takewhile(same_move, zip(now.moves, game.moves, strict=False)))
            now = self._game = now.before(same)
            del self.log[same:]
        for _, text in game.moves[same:]:
            earlier = now.copy()
            now.play(text)
            bare = step(earlier, now)
            self.log.append(encode(bare))
            if fresh is not None:
                fresh.append(encode(replace(bare, scene=scene(now))))
        if begins or undone or same < len(now.moves):
            self.scene = encode(scene(now))
        return undone


def same_move(pair: tuple[object, object]) -> bool:
    """Whether a move in the log is the one that was made."""
    return pair[0] == pair[1]
