"""Word that something is being compiled, for whoever waits: it takes seconds."""

from collections.abc import Callable

_waiting: list[Callable[[], None]] = []


def on_first_compilation(say: Callable[[], None]) -> None:
    """Call ``say`` once, when something must be compiled that no cache holds."""
    _waiting.append(say)


def announce() -> None:
    """Call everything that waits for a compilation; the next one finds nothing waiting."""
    while _waiting:
        _waiting.pop()()
