"""A state is declared once: a list of named numbers and small fixed rows of numbers.

From the declaration come a slotted Python class, fast in plain Python, and an aligned NumPy
dtype of the same fields, fast in compiled code; and the copies between the two.

>>> @declare
... class Purse(State):
...     day: i8
...     florins: Annotated[list[int], Cells("i2", 3)]
>>> purse = Purse()
>>> purse.florins[1] = 40
>>> record = np.zeros(1, Purse.dtype)
>>> purse.write(record[0])
>>> Purse.read(record[0]).florins
[0, 40, 0]
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Self, TypeVar, cast, get_type_hints

import numpy as np

from medici.kernel.actors import NATURE


@dataclass(frozen=True)
class Cells:
    """How a field lies in memory: a NumPy kind such as ``i2``, and how many of them.

    No count means a single number, which Python code sees as an ``int``. Kinds are signed:
    in compiled code the difference of two unsigned numbers would wrap round.
    """

    kind: str
    count: int = 0


i8 = Annotated[int, Cells("i1")]
i16 = Annotated[int, Cells("i2")]
i32 = Annotated[int, Cells("i4")]
i64 = Annotated[int, Cells("i8")]
f64 = Annotated[float, Cells("f8")]


class State:
    """The base of every declared state; all numbers start at 0."""

    dtype: ClassVar[np.dtype[np.void]]
    numbers: ClassVar[tuple[str, ...]] = ()
    rows: ClassVar[dict[str, int]] = {}

    if TYPE_CHECKING:  # what every game's state declares
        players: int
        day: int
        phase: int
        actor: int
        worth: list[int]  # of each ship
        ship_pay: list[int]  # what the last scored day paid: for ships,
        good_pay: list[int]  # for goods,
        bonus_pay: list[int]  # and as a bonus; of seat s and good g at s * 5 + g
    else:
        __slots__ = ()

    def __init__(self) -> None:
        for name in self.numbers:
            setattr(self, name, 0)
        for name, count in self.rows.items():
            setattr(self, name, [0] * count)

    if TYPE_CHECKING:  # written out for each state: see copier

        def copy(self) -> Self:
            """Another state with the same numbers, sharing nothing with this one."""

    def write(self, record: Any) -> None:
        """Copy this state into one record of a NumPy array of ``dtype``."""
        for name in self.numbers:
            record[name] = getattr(self, name)
        for name in self.rows:
            record[name][:] = getattr(self, name)

    @classmethod
    def read(cls, record: Any) -> Self:
        """The state that stands in one record of a NumPy array of ``dtype``."""
        state = object.__new__(cls)
        for name in cls.numbers:
            setattr(state, name, record[name].item())
        for name in cls.rows:
            setattr(state, name, record[name].tolist())
        return state

    @property
    def is_nature(self) -> bool:
        """Whether nature is to act: she turns up cards, rolls the dice or draws who starts."""
        return self.actor == NATURE

    def as_dict(self) -> dict[str, int | list[int]]:
        """Every field by its name; the rows are copies."""
        numbers = {name: getattr(self, name) for name in self.numbers}
        return numbers | {name: getattr(self, name)[:] for name in self.rows}

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (type(self), self.as_dict())

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State) or type(other) is not type(self):
            return NotImplemented
        return self.as_dict() == other.as_dict()

    __hash__ = None  # type: ignore[assignment]  # states change: they are no keys

    def __repr__(self) -> str:
        fields = ", ".join(f"{name}={value}" for name, value in self.as_dict().items())
        return f"{type(self).__name__}({fields})"


S = TypeVar("S", bound=State)


def restored(cls: type[S], fields: dict[str, Any]) -> S:
    """A state as it was pickled; refused if it has since got other fields."""
    state = cls()
    for name, value in state.as_dict().items():
        length = cls.rows.get(name)
        found = fields.get(name)
        if (len(found) if isinstance(found, list) else None) != length or found is None:
            raise ValueError(f"expected {cls.__name__}.{name} like {value!r}; got {found!r}")
        setattr(state, name, found)
    return state


def declare(cls: type[S]) -> type[S]:
    """Turn an annotated class body into a slotted state class with its ``dtype``."""
    cells: dict[str, Cells] = {}
    for name, hint in get_type_hints(cls, include_extras=True).items():
        if name in State.__annotations__:
            continue
        notes = [extra for extra in getattr(hint, "__metadata__", ()) if isinstance(extra, Cells)]
        if len(notes) != 1:
            raise TypeError(f"{cls.__name__}.{name}: expected one Cells annotation; got {hint!r}")
        cells[name] = notes[0]
    fields = [
        (name, cell.kind, (cell.count,)) if cell.count else (name, cell.kind)
        for name, cell in cells.items()
    ]
    body = {
        "copy": copier(cells),
        "__slots__": tuple(cells),
        "__doc__": cls.__doc__,
        "__module__": cls.__module__,
        "__qualname__": cls.__qualname__,
        "dtype": np.dtype(fields, align=True),
        "numbers": tuple(name for name, cell in cells.items() if not cell.count),
        "rows": {name: cell.count for name, cell in cells.items() if cell.count},
    }
    return cast(type[S], type(cls.__name__, (State,), body))


def copier(cells: dict[str, Cells]) -> Callable[[Any], Any]:
    """A method that copies a state field by field, without a loop: servers copy all the time."""
    lines = ["def copy(self):", "    twin = new(type(self))"]
    for name, cell in cells.items():
        lines.append(f"    twin.{name} = self.{name}{'[:]' if cell.count else ''}")
    names: dict[str, Any] = {"new": object.__new__}
    exec("\n".join([*lines, "    return twin"]), names)
    names["copy"].__doc__ = "Another state with the same numbers, sharing nothing with this one."
    return cast(Callable[[Any], Any], names["copy"])
