"""What every game of the family offers, in the same words."""

# Runs in browsers too: docs/browser-subset.md

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Generic

from medici.games import verbs
from medici.games.actors import NATURE
from medici.games.verbs import (
    Act,
    Action,
    Can,
    Legal,
    NatureMove,
    New,
    Outcome,
    Play,
    S,
    Total,
    Ways,
    Weight,
    Wins,
)
from medici.kernel import bind


@dataclass(frozen=True)
class Option:
    """A choice made before the game: its values, the first of them the default."""

    values: tuple[bool | str, ...]
    meaning: str
    seats: Mapping[bool | str, tuple[int, ...]] = field(default_factory=dict)
    differs: bool = True  # whether it is played differently, so that people would want to choose

    @property
    def default(self) -> bool | str:
        return self.values[0]


@dataclass(frozen=True, kw_only=True)
class Rulebook(Generic[S]):
    """A game: its table, its verbs (see ``medici.games.verbs``) and its notation.

    Everything up to ``parse_move`` a new game must bring: three verbs that play it (``new``,
    ``act``, ``total``), two that say what is legal, two that say what nature can do. The rest it
    may bring, if it needs more or knows a faster way; else it follows from the others.
    """

    name: str  # its id in records and commands
    title: str  # its name on the box
    seats: tuple[int, ...]  # permitted numbers of players
    state: type[S]  # the table as data

    new: New[S]  # (t, players, variant): set up the game on a zeroed state
    act: Act[S]  # (t, t.phase, action): carry out a legal action
    total: Total[S]  # (t, seat): what decides the game, florins or points

    can: Can[S]  # (t, action): whether the actor may do this now
    legal: Legal[S]  # (t, out): write the actor's legal actions, return how many there are
    most_legal: int  # how many ``legal`` may write,
    most_choices: int  # and how many when a seat is to act

    ways: Ways[S]  # (t): how many equally likely ways nature's next move has
    outcome: Outcome[S]  # (t, way): the action where one of them leads, in a fixed order

    move_name: Callable[[Action], str]  # the text of an action
    parse_move: Callable[[str], Action]  # and back; other texts raise NotationError

    options: Mapping[str, Option] = field(default_factory=dict)
    variant: Callable[[Mapping[str, bool | str]], int] = lambda options: 0  # for ``new``
    weight: Weight[S] = verbs.weight  # (t, action): how many ways lead there; one each
    nature_move: NatureMove[S] = verbs.nature_move  # (t, source): ``outcome`` of one of ``ways``
    wins: Wins[S] = verbs.wins  # (t, seat): whoever has the highest ``total``
    title_of: Callable[[S], str | None] = lambda t: None  # a title earned, in solitaire
    play: Play[S] = verbs.play  # (t, action): ``act`` in the phase that the game is in

    def legal_moves(self, state: S) -> list[Action]:
        """Every legal action of the seat to act; for nature, all that can happen."""
        room = self.most_legal if state.actor == NATURE else self.most_choices
        out = [0] * room
        return out[: self.legal(state, out)]

    def __post_init__(self) -> None:
        """Bind what the game did not bring to what it did."""
        if self.play is verbs.play:
            object.__setattr__(self, "play", bind(verbs.play, act=self.act))
        if self.nature_move is verbs.nature_move:
            drawn = bind(verbs.nature_move, ways=self.ways, outcome=self.outcome)
            object.__setattr__(self, "nature_move", drawn)
        if self.wins is verbs.wins:
            object.__setattr__(self, "wins", bind(verbs.wins, total=self.total))
