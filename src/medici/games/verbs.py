"""The verbs that every game has: their types, and those that follow from others.

``t`` is a state of the game; an action is an integer that means the same in every state.
The verbs are rules (see ``medici.kernel``): they run on objects as they are, and compile. Here
most of them only lend their names to what follows from them; ``Rulebook`` binds it to a game.
"""

# Runs in browsers too: docs/browser-subset.md

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from medici.kernel import RandomSource, State, below, rule, unbound

if TYPE_CHECKING:  # Python has defaults of type variables from 3.13 on
    from typing_extensions import TypeVar

    S = TypeVar("S", bound=State, default=Any)  # what stands for itself means any state
else:
    from typing import TypeVar

    S = TypeVar("S", bound=State)

Action = int

New = Callable[[S, int, int], None]
Act = Callable[[S, int, Action], None]
Play = Callable[[S, Action], None]
Can = Callable[[S, Action], bool]
Legal = Callable[[S, list[int]], int]
Ways = Callable[[S], int]
Outcome = Callable[[S, int], Action]
Weight = Callable[[S, Action], int]
NatureMove = Callable[[S, RandomSource], Action]
Total = Callable[[S, int], int]
Wins = Callable[[S, int], bool]

act: Act[Any] = unbound("act")
ways: Ways[Any] = unbound("ways")
outcome: Outcome[Any] = unbound("outcome")
total: Total[Any] = unbound("total")


@rule
def play(t: State, action: Action) -> None:
    """Carry out a legal action of the actor."""
    act(t, t.phase, action)


@rule
def weight(t: State, action: Action) -> int:
    """How many of nature's ways lead to this action of hers: each to one of its own."""
    return 1


@rule
def nature_move(t: State, source: RandomSource) -> Action:
    """One of nature's ways at random."""
    return outcome(t, below(source, ways(t)))


@rule
def wins(t: State, seat: int) -> bool:
    """Whether nobody has a higher total (B51, C42)."""
    for other in range(t.players):
        if total(t, other) > total(t, seat):
            return False
    return True
