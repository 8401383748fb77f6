"""The source of a rule as a tree, and the error for what cannot be translated, with its line."""

import ast
import types
from functools import cache
from pathlib import Path


class Untranslatable(TypeError):  # noqa: N818  it names what is at fault
    """Something in a rule that has no translation; the message names file and line."""

    def __init__(self, source: types.FunctionType, line: int, problem: str) -> None:
        super().__init__(f"{source.__code__.co_filename}:{line}: {problem}")


@cache
def functions_in(file: str) -> dict[int, ast.FunctionDef]:
    """The functions of a file by the line that each begins in, decorators included."""
    tree = ast.parse(Path(file).read_text(encoding="utf-8"))
    return {
        min([node.lineno, *(mark.lineno for mark in node.decorator_list)]): node
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef)
    }


def tree_of(source: types.FunctionType) -> ast.FunctionDef:
    """The tree of a function; one that was bound to other names has the tree of its original."""
    code = source.__code__
    return functions_in(code.co_filename)[code.co_firstlineno]
