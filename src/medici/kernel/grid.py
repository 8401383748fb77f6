"""Games side by side on a GPU, one to a thread.

``medici.kernel.cuda`` imports this once it is clear that Numba's CUDA is there, and puts what a
game needs in the place of the names below.
"""

from importlib import import_module
from typing import Any

from numba import types

from medici.kernel.rule import unbound

cuda: Any = import_module("numba.cuda")

EMPTY: Any = None  # a row of one state, in which every number is 0
STATE: Any = None  # the type of a state,
STATE_WORD: Any = None  # of the words that it takes,
STATE_WORDS: Any = 0  # and how many of them
OWN: Any = None  # the type of the records that a thread has for itself,
OWN_WORD: Any = None  # of the words that they take,
OWN_WORDS: Any = 0  # and how many of them
play: Any = unbound("play")

# Numba lays records anywhere, as bytes, but a GPU reads a number only where a word of its size may
# begin. So room is made for words, and seen as records.


def play_all(seeds: Any, what: Any, counts: Any, tables: Any) -> None:
    """Play the game of this thread; what ``play`` returns goes to ``counts``.

    A thread has its state for itself, where those of its neighbours lie between one word and the
    next: all of them read the same field at once. The last state is kept if ``tables`` has room.
    """
    number = cuda.grid(1)
    if number < len(seeds):
        states = cuda.local.array(STATE_WORDS, STATE_WORD).view(STATE)
        states[0] = EMPTY[0]
        source = cuda.local.array(1, types.uint64)
        source[0] = seeds[number]
        counts[number] = play(states[0], source, number, what)
        if number < len(tables):
            tables[number] = states[0]


def play_with_own(seeds: Any, what: Any, counts: Any, tables: Any) -> None:
    """The same for a rule that needs a second random source, and some records to write to."""
    number = cuda.grid(1)
    if number < len(seeds):
        states = cuda.local.array(STATE_WORDS, STATE_WORD).view(STATE)
        states[0] = EMPTY[0]
        source = cuda.local.array(1, types.uint64)
        source[0] = seeds[number]
        luck = cuda.local.array(1, types.uint64)
        own = cuda.local.array(OWN_WORDS, OWN_WORD).view(OWN)
        counts[number] = play(states[0], source, luck, own, number, what)
        if number < len(tables):
            tables[number] = states[0]
