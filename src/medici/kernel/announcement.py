"""What is said when something has to be compiled that no cache holds: once in each process.

Programs say it their own way (``on_first_compilation``). Without that a line goes to standard
error, and to a terminal also how many rules are done.
"""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import parent_process

TEXT = (
    "Medici compiles rules for this machine, once: seconds to minutes. "
    "Later runs find them; medici warm compiles everything beforehand."
)
CLEAR = "\r\x1b[K"


class Count:
    """How many rules are compiled, of how many that the one in hand consists of."""

    def __init__(self) -> None:
        self.shown = False
        self.done = self.rules = 0

    @contextmanager
    def of(self, rules: int) -> Iterator[None]:
        """While a rule is compiled that consists of so many; those already kept do not count."""
        self.done, self.rules = 0, rules
        try:
            yield
        finally:
            if self.shown and self.done:
                self.write(CLEAR)

    def next(self) -> None:
        """One more is begun."""
        self.done += 1
        if self.shown:
            self.write(f"{CLEAR}Compiling: rule {self.done} of at most {self.rules}")

    def write(self, text: str) -> None:
        """Show it at once."""
        sys.stderr.write(text)
        sys.stderr.flush()


count = Count()


def say_on_stderr() -> None:
    """A line for users of Python; processes of a pool leave it to their parent."""
    if parent_process() is None and sys.stderr is not None:
        print(TEXT, file=sys.stderr)
        count.shown = sys.stderr.isatty()


_unsaid: list[Callable[[], None]] = [say_on_stderr]


def on_first_compilation(say: Callable[[], None] = say_on_stderr) -> None:
    """Call this, and nobody else, once: when something must be compiled that no cache holds."""
    _unsaid[:] = [say]


def announce() -> None:
    """Say what has not been said yet."""
    while _unsaid:
        _unsaid.pop()()
