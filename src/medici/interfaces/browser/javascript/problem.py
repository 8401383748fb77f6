"""What cannot be translated."""

import ast


class Untranslatable(Exception):  # noqa: N818
    """A construct that has no translation; says where it stands."""

    def __init__(self, file: str, node: ast.AST, problem: str) -> None:
        super().__init__(f"{file}:{getattr(node, 'lineno', 0)}: {problem}")
