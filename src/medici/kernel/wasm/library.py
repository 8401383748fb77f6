"""What the code of a rule needs to know of the module that it is written for."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from medici.kernel.rule import Rule
from medici.kernel.wasm.kinds import Kind, Value


@dataclass(frozen=True)
class Routine:
    """A rule for arguments of certain kinds, as it can be called."""

    symbol: str
    result: Kind


class Library(Protocol):
    """The module that is being written."""

    def routine(self, function: Rule, kinds: Sequence[Kind]) -> Routine:
        """The rule for arguments of these kinds."""

    def table(self, numbers: tuple[float, ...]) -> Value:
        """A row of constants."""

    def mark(self, among: str, origin: str) -> str:
        """What LLVM is told of a place: that nothing of another mark lies there.

        Rows of a cell whose ``origin`` is not known may be any among those of the same cell.
        """
