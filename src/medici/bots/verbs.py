"""The verbs over which loops and searches are written once, before a game lends them its own.

A rule such as ``finish`` says ``act`` and ``nature_move``; ``bound`` makes a copy of it that
means the board game's. Until then the names stand for the placeholders below, which only say
what a verb takes and returns.
"""

import types
from collections.abc import Mapping
from typing import Any

from medici.bots.arrays import Buffer, Weights
from medici.games.rulebook import Action, Rulebook
from medici.kernel import RandomSource, State, bind, rule
from medici.kernel.rule import F, Rule, names_used


class UnboundVerbError(NotImplementedError):
    """A verb was called that no game has been bound to."""

    def __init__(self, name: str) -> None:
        super().__init__(f"expected the verb {name!r} of a game; got its placeholder, see bound()")


@rule
def new(t: State, players: int, variant: int) -> None:
    """Set up a game on an empty state."""
    raise UnboundVerbError("new")


@rule
def act(t: State, phase: int, action: Action) -> None:
    """Carry out a legal action; ``phase`` is ``t.phase``."""
    raise UnboundVerbError("act")


@rule
def legal(t: State, out: Buffer) -> int:
    """Write the legal actions of the actor; return how many there are."""
    raise UnboundVerbError("legal")


@rule
def nature_move(t: State, source: RandomSource) -> Action:
    """What chance does, each outcome as often as it should."""
    raise UnboundVerbError("nature_move")


@rule
def total(t: State, seat: int) -> int:
    """The points or florins of a seat."""
    raise UnboundVerbError("total")


@rule
def wins(t: State, seat: int) -> bool:
    """Whether a seat has won, alone or with others."""
    raise UnboundVerbError("wins")


@rule
def choose(t: State, source: RandomSource) -> Action:
    """What the seats do: any policy."""
    raise UnboundVerbError("choose")


@rule
def random_move(t: State, source: RandomSource) -> Action:
    """A move at random (see ``random``)."""
    raise UnboundVerbError("random_move")


@rule
def weighed_move(t: State, source: RandomSource, w: Weights) -> Action:
    """The merchant's move by a row of weights (see ``heuristics``)."""
    raise UnboundVerbError("weighed_move")


@rule
def candidates(t: State, w: Weights, width: int, out: Buffer) -> int:
    """Write the moves that are worth a search; return how many there are."""
    raise UnboundVerbError("candidates")


VERBS: Mapping[str, Rule] = {
    verb.__name__: verb
    for verb in (
        *(new, act, legal, nature_move, total, wins),
        *(choose, random_move, weighed_move, candidates),
    )
}


def verbs_of(book: Rulebook, **policies: Rule) -> dict[str, Rule]:
    """A game's own verbs, and the policies that its seats follow, by name."""
    return {name: getattr(book, name) for name in VERBS if hasattr(book, name)} | policies


def bound(loop: F, verbs: Mapping[str, Rule]) -> F:
    """A loop that means these verbs, in itself and in every rule that it calls.

    A verb that is not among them stays the placeholder.

    >>> from medici.games import GAMES
    >>> from medici.bots.futures import payoff
    >>> board = GAMES["board"]
    >>> end = board.state()
    >>> end.players = 2
    >>> bound(payoff, verbs_of(board))(end, 0)
    0.5
    """
    assert isinstance(loop, types.FunctionType)
    names: dict[str, Any] = {}
    for name, value in names_used(loop):
        if isinstance(value, types.FunctionType):
            own = verbs.get(name, value) if VERBS.get(name) is value else bound(value, verbs)
            if own is not value:
                names[name] = own
    return bind(loop, **names) if names else loop
