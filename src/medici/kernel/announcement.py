"""What is to be said when something has to be compiled that no cache holds."""

from collections.abc import Callable

_unsaid: list[Callable[[], None]] = []


def on_first_compilation(say: Callable[[], None]) -> None:
    """Call ``say`` once, when something must be compiled that no cache holds."""
    _unsaid.append(say)


def announce() -> None:
    """Say what has not been said yet."""
    while _unsaid:
        _unsaid.pop()()
