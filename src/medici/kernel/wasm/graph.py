"""Who calls whom: rules that say the same are one rule, and no rule calls itself."""

import ast
import types
from typing import Any

from medici.kernel.rule import Rule, is_noinline, names_used, source_of
from medici.kernel.wasm.source import Untranslatable, tree_of

UNFINISHED = -1


class Graph:
    """Rules by numbers: those that say the same, and call what says the same, have the same one."""

    def __init__(self) -> None:
        self.numbers: dict[Rule, int] = {}
        self.different: dict[Any, int] = {}

    def number(self, function: Rule) -> int:
        """The number of a rule; all that it calls gets one too."""
        if function not in self.numbers:
            self.numbers[function] = UNFINISHED
            source = source_of(function)
            mentions = tuple(
                (name, self.mentioned(source, name, value)) for name, value in names_used(source)
            )
            key = source.__code__, is_noinline(function), mentions
            self.numbers[function] = self.different.setdefault(key, len(self.different))
        if self.numbers[function] == UNFINISHED:
            raise TypeError(f"expected rules that do not call themselves; got {function.__name__}")
        return self.numbers[function]

    def mentioned(self, source: types.FunctionType, name: str, value: Any) -> Any:
        """What a name in a rule stands for, as far as it makes a difference."""
        if not isinstance(value, types.FunctionType):
            return repr(value)
        try:
            return self.number(value)
        except Untranslatable:
            raise
        except TypeError as problem:
            raise Untranslatable(source, line_of(source, name), str(problem)) from None


def line_of(source: types.FunctionType, name: str) -> int:
    """The line in which a rule first says a name."""
    said = (node for node in ast.walk(tree_of(source)) if isinstance(node, ast.Name))
    return min(node.lineno for node in said if node.id == name)
