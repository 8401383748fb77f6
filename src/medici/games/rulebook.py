"""What every game of the family offers, in the same words."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from medici.kernel import State

Text = str
Action = int


@dataclass(frozen=True)
class Option:
    """A choice made before the game: its values, the first of them the default."""

    values: tuple[bool | str, ...]
    meaning: str
    seats: Mapping[bool | str, tuple[int, ...]] = field(default_factory=dict)

    @property
    def default(self) -> bool | str:
        return self.values[0]


@dataclass(frozen=True)
class Rulebook:
    """A game: its table, its verbs and its notation.

    The verbs are rules (see ``medici.kernel``): they run on objects as they are, and compile.
    ``t`` is a state of the game; an action is an integer that means the same in every state.
    """

    name: str
    title: str
    seats: tuple[int, ...]  # permitted numbers of players
    options: Mapping[str, Option]
    state: type[State]
    new: Callable[[Any, int, int], None]  # (t, players, variant) on a zeroed state
    act: Callable[[Any, int, Action], None]  # (t, t.phase, action), legal
    play: Callable[[Any, Action], None]  # (t, action), legal
    can: Callable[[Any, Action], bool]
    legal: Callable[[Any, Any], int]  # writes the actor's legal actions, returns their number
    weight: Callable[[Any, Action], int]  # of nature's outcomes, in equally likely ways
    ways: Callable[[Any], int]  # how many such ways there are now
    outcome: Callable[[Any, int], Action]  # where one of them leads, counted off in order
    nature_move: Callable[[Any, Any], Action]  # (t, dice): nature's hand
    total: Callable[[Any, int], int]
    wins: Callable[[Any, int], bool]
    most_legal: int  # room that ``legal`` may need
    move_name: Callable[[Action], Text]
    parse_move: Callable[[Text], Action]
    variant: Callable[[Mapping[str, bool | str]], int] = lambda options: 0
    title_of: Callable[[Any], str | None] = lambda t: None  # a rank earned, in solitaire
