"""What the reference should know of our docstrings: an extension for Griffe, which reads them.

Examples with prompts stand in them without a fence, and Markdown would take `>>>` for a quotation.
Fields are explained by a comment behind them, which is as good as a docstring; what an object
keeps for itself, without a word about it, is left out.
"""

import ast
import re
from typing import Any

from griffe import Attribute, Class, Docstring, Extension, Object

EXAMPLE = re.compile(r"^>>> .*(?:\n(?!\n).*)*", re.MULTILINE)  # up to an empty line

ORDER = re.compile(r" *# doctest: [^\n]*")


def fenced(text: str, module: str = "") -> str:
    """A docstring with its examples in fences; the first begins with what its module has.

    >>> fenced("Adds.\\n\\n>>> 1 + 1\\n2")
    'Adds.\\n\\n```pycon\\n>>> 1 + 1\\n2\\n```'
    """
    if module and "import" not in text:
        text = EXAMPLE.sub(lambda found: f">>> from {module} import *\n{found[0]}", text, count=1)
    return EXAMPLE.sub(lambda found: f"```pycon\n{without_orders(found[0])}\n```", text)


def without_orders(text: str) -> str:
    """Examples without what they tell only to the tests.

    >>> without_orders("x = 1  # doctest" + ": +SKIP")
    'x = 1'
    """
    return ORDER.sub("", text)


def comment_behind(line: str) -> str:
    """The comment at the end of a line.

    >>> comment_behind("score: float  # points")
    'points'
    """
    comment = line.partition("  # ")[2]
    return "" if comment.startswith(("noqa", "type:")) else comment


class OurDocstrings(Extension):
    """Changes what is found before it is written down."""

    def on_instance(self, *, node: ast.AST | Any, obj: Object, agent: Any, **_: Any) -> None:
        """Fence examples, and take comments for docstrings."""
        if obj.docstring is not None:
            obj.docstring.value = fenced(obj.docstring.value, obj.module.path)
        elif isinstance(obj, Attribute) and isinstance(node, ast.AnnAssign | ast.Assign):
            line = agent.code.splitlines()[(node.end_lineno or node.lineno) - 1]
            comment = comment_behind(line)
            if comment:
                obj.docstring = Docstring(comment, lineno=node.lineno, parent=obj)
            elif isinstance(targets(node)[0], ast.Attribute):  # self.name = ..., and no word of it
                obj.public = False

    def on_class_members(self, *, cls: Class, **_: Any) -> None:
        """Leave out what is nobody else's business; names that are re-exported forget it."""
        for name, member in list(cls.members.items()):
            special = name.startswith("__") and name != "__init__"
            if special or (not member.is_alias and member.public is False):
                cls.del_member(name)


def targets(node: ast.AnnAssign | ast.Assign) -> list[ast.expr]:
    """What an assignment assigns to."""
    return [node.target] if isinstance(node, ast.AnnAssign) else node.targets
