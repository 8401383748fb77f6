"""What can be wrong with a game's set-up, a move or a record: each says what was expected."""

# Runs in browsers too: docs/browser-subset.md

from collections.abc import Sequence

SHOWN = 12  # legal moves named in a message; the error carries them all


class MediciError(ValueError):
    """The base of every error that the games raise."""


class SetupError(MediciError):
    """An unknown game or option, or a number of players that the game does not take."""


class IllegalMove(MediciError):  # noqa: N818
    """A move that the actor may not make now. The game is unchanged.

    ``tried``, ``actor`` and ``legal`` tell what was tried, who is to act and what is legal.
    """

    def __init__(self, tried: object, actor: int | str | None, legal: Sequence[str]) -> None:
        self.tried = tried
        self.actor = actor
        self.legal = list(legal)
        super().__init__(f"{tried!r} is not legal: {expectation(actor, legal)}")


class RecordError(MediciError):
    """A record that is damaged or untrue; ``move`` is the number of the move, from 1."""

    def __init__(self, problem: str, move: int | None = None) -> None:
        self.move = move
        self.problem = problem
        super().__init__(problem if move is None else f"move {move}: {problem}")


def who(actor: int | str | None) -> str:
    """An actor in words."""
    return f"seat {actor}" if isinstance(actor, int) else str(actor or "nobody")


def expectation(actor: int | str | None, legal: Sequence[str]) -> str:
    """Who is to act and with what, in words.

    >>> expectation(2, ["draw", "auction"])
    'seat 2 is to act, with one of: draw, auction'
    """
    if actor is None:
        return "the game is over"
    shown = ", ".join(legal[:SHOWN])
    more = f" ... {legal[-1]} ({len(legal)} in all)" if len(legal) > SHOWN else ""
    return f"{who(actor)} is to act, with one of: {shown}{more}"
