"""What a picture of any of the tables shows, before it has a form."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from medici.presentation.scene import Actor
from medici.presentation.scene.parts import NAMES, Rows

Say = Callable[[str, Mapping[str, float | str] | None], str]


@dataclass
class Chip:
    """A card or a number that lies somewhere."""

    name: str  # as in a record: fur3; or a number alone
    dim: bool = False  # no longer to be had


@dataclass
class Line:
    """What one seat has."""

    name: str
    money: str
    ship: Sequence[Chip]
    free: int  # spaces that are empty
    worth: str
    goods: Sequence[tuple[int, int]]  # of each good, how much there is, and how much will come
    seat: int | None = None  # None: nobody's, as the enemy's in solitaire


@dataclass
class Picture:
    """A table."""

    heading: str
    status: str
    caption: str
    middle: Sequence[Chip]
    note: str
    columns: tuple[str, str, str]  # over money, ships and their worth
    lines: Sequence[Line]
    marked: Sequence[int] = field(default_factory=list)  # seats that the status speaks of


def standing(actor: Actor, names: Sequence[str], say: Say) -> str:
    """Who is to act, in words."""
    if isinstance(actor, int):
        return say("drawing-acts", {"who": names[actor]})
    return say("drawing-chance" if actor else "drawing-over", None)


def of_seat(has: Rows, comes: Rows | None, seat: int) -> list[tuple[int, int]]:
    """What a seat has of each good, and what will be added to it."""
    return [(has[good][seat], comes[good][seat] if comes else 0) for good in NAMES]


def acting(actor: Actor) -> list[int]:
    """The seat that is to act, if it is one."""
    return [actor] if isinstance(actor, int) else []
