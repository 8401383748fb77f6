"""What those see who only watch a game that is public or counts: all but the present lot.

Whoever watches could tell a player what the best bid is, or be that player on another device. So
the log ends for onlookers where the present lot began (at the card game: the present turn; at the
dice game: the present roll), until the game is over. Where others play the same deal at other
tables, nothing of the game is seen before its end.
"""

from typing import NamedTuple

from medici.online.tables import events as ev

GO_ON = ("draw", "reveal")  # moves after which chance adds to the same lot


class Last(NamedTuple):
    """The last move: by whom (None: chance), and what it was."""

    seat: int | None
    move: str


def begins_lot(game: str, last: Last | None, moved: ev.Moved) -> bool:
    """Whether a lot begins with a move.

    >>> card = ev.Moved(at=0.0, seat=None, move="card fur3", clocks=None)
    >>> begins_lot("board", Last(1, "draw"), card), begins_lot("board", Last(2, "bid 7"), card)
    (False, True)
    """
    if last is None:
        return True
    if last.seat is None or last.move in GO_ON:
        return False
    return moved.seat is None or (game == "card" and last.move.startswith("take"))


class Lots:
    """Follows a log, and knows after how many events the present lot began."""

    def __init__(self, created: ev.TableCreated) -> None:
        self.began = 0  # so many events were before it
        self.seq = 0  # events that were followed
        self._game = created.game
        self._is_shared = created.deal != ""  # then all of the game counts as one lot
        self._last: Last | None = None

    def follow(self, event: ev.Event) -> None:
        """One more event."""
        if isinstance(event, ev.Moved):
            shared = self._is_shared and self._last is not None
            if not shared and begins_lot(self._game, self._last, event):
                self.began = self.seq
            self._last = Last(event.seat, event.move)
        elif isinstance(event, ev.Undone):
            self._last = Last(None, "")  # whatever is decided now belongs to the same lot
        self.seq += 1
