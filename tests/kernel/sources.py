"""Rules written as text, so that a test can change a word of them."""

import textwrap
from typing import Any

from medici.kernel import below, noinline, rule, vectorized


def module(source: str, name: str = "house.py") -> dict[str, Any]:
    """The names that a module of this text defines."""
    names: dict[str, Any] = {
        "__name__": __name__,
        "rule": rule,
        "noinline": noinline,
        "vectorized": vectorized,
        "below": below,
    }
    exec(compile(textwrap.dedent(source), name, "exec"), names)
    return names
