"""Steps of learning games on a GPU, one game to a thread.

``medici.research.learning.games`` imports this once it is clear that Numba's CUDA is there, and
puts what a game needs in the place of the names below.
"""

from importlib import import_module
from typing import Any

from numba import types

from medici.games.actors import NOBODY
from medici.kernel.rule import unbound

cuda: Any = import_module("numba.cuda")

EMPTY: Any = None  # a row of one state, in which every number is 0
STATE: Any = None  # the type of a state,
STATE_WORD: Any = None  # of the words that it takes,
STATE_WORDS: Any = 0  # and how many of them
begin: Any = unbound("begin")
carry_out: Any = unbound("carry_out")
pay: Any = unbound("pay")
show: Any = unbound("show")


def begin_games(words: Any, sources: Any, seating: Any, shown: Any) -> None:
    """Begin the game of this thread."""
    number = cuda.grid(1)
    if number < len(sources):
        room = cuda.local.array(STATE_WORDS, STATE_WORD)
        states = room.view(STATE)
        states[0] = EMPTY[0]
        source = cuda.local.array(1, types.uint64)
        source[0] = sources[number]
        begin(states[0], source, number, seating)
        sources[number] = source[0]
        show(states[0], number, shown)
        for word in range(STATE_WORDS):
            words[word, number] = room[word]


def step_games(words: Any, sources: Any, seating: Any, shown: Any, choices: Any) -> None:
    """Carry out a choice in the game of this thread."""
    number = cuda.grid(1)
    if number < len(sources):
        room = cuda.local.array(STATE_WORDS, STATE_WORD)
        for word in range(STATE_WORDS):
            room[word] = words[word, number]
        states = room.view(STATE)
        source = cuda.local.array(1, types.uint64)
        source[0] = sources[number]
        carry_out(states[0], source, number, seating, choices[number])
        over = states[0].actor == NOBODY
        shown.done[number] = 1 if over else 0
        if over:
            pay(states[0], number, shown)
            states[0] = EMPTY[0]
            begin(states[0], source, number, seating)
        sources[number] = source[0]
        show(states[0], number, shown)
        for word in range(STATE_WORDS):
            words[word, number] = room[word]
