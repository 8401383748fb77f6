"""The rules for single positions on a GPU, a position to a thread.

``medici.research.learning.device`` imports this once it is clear that Numba's CUDA is there, and
puts rules in the place of the names below.
"""

from importlib import import_module
from typing import Any

from medici.kernel.rule import unbound

cuda: Any = import_module("numba.cuda")

draw_choice: Any = unbound("draw_choice")
best_choice: Any = unbound("best_choice")
learn_choice: Any = unbound("learn_choice")
learn_chances: Any = unbound("learn_chances")


def draw_all(seen: Any, out: Any) -> None:
    """Draw a choice for the position of this thread."""
    number = cuda.grid(1)
    if number < len(seen.legal):
        draw_choice(number, seen, out)


def choose_best(seen: Any, out: Any) -> None:
    """Make the best choice in the position of this thread."""
    number = cuda.grid(1)
    if number < len(seen.legal):
        best_choice(number, seen, out)


def learn_all(seen: Any, lessons: Any, small: float) -> None:
    """Learn from the position of this thread."""
    number = cuda.grid(1)
    if number < len(seen.legal):
        learn_choice(number, seen, lessons, small)
        learn_chances(number, seen, lessons, small)
