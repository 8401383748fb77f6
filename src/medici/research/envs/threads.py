"""Steps of many games on a GPU, one game to a thread.

``medici.research.envs.cuda_batches`` imports this once it is clear that Numba's CUDA is there, and
puts what a game needs in the place of the names below. Everything lies so that neighbours write
side by side: what a person calls row ``number`` is column ``number`` here.
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
choose: Any = unbound("choose")


def begin_games(words: Any, sources: Any, observations: Any, masks: Any, info: Any) -> None:
    """Set up the game of this thread."""
    number = cuda.grid(1)
    if number < len(sources):
        room = cuda.local.array(STATE_WORDS, STATE_WORD)
        states = room.view(STATE)
        states[0] = EMPTY[0]
        source = cuda.local.array(1, types.uint64)
        source[0] = sources[number]
        begin(states[0], source, info.players, info.variant)
        sources[number] = source[0]
        info.actors[number] = states[0].actor
        show(states[0], observations[:, number], masks[:, number])
        for word in range(STATE_WORDS):
            words[word, number] = room[word]


def step_games(
    words: Any, sources: Any, observations: Any, masks: Any, info: Any, choices: Any, found: Any
) -> None:
    """Carry out a choice in the game of this thread, unless one was found not to be legal."""
    number = cuda.grid(1)
    if number < len(sources) and found[0] >= len(sources):
        room = cuda.local.array(STATE_WORDS, STATE_WORD)
        for word in range(STATE_WORDS):
            room[word] = words[word, number]
        states = room.view(STATE)
        source = cuda.local.array(1, types.uint64)
        source[0] = sources[number]
        carry_out(states[0], choices[number], masks[:, number], source)
        over = states[0].actor == NOBODY
        if over:
            pay(states[0], info.rewards[:, number], info.by_share)
            states[0] = EMPTY[0]
            begin(states[0], source, info.players, info.variant)
        elif info.done[number]:
            for seat in range(info.players):
                info.rewards[seat, number] = 0
        info.done[number] = 1 if over else 0
        sources[number] = source[0]
        info.actors[number] = states[0].actor
        show(states[0], observations[:, number], masks[:, number])
        for word in range(STATE_WORDS):
            words[word, number] = room[word]


def find_illegal(masks: Any, choices: Any, found: Any) -> None:
    """Keep the first game whose choice is not legal."""
    number = cuda.grid(1)
    if number < len(choices):
        choice = choices[number]
        if choice < 0 or choice >= masks.shape[0] or masks[choice, number] == 0:
            cuda.atomic.min(found, 0, number)


def choose_games(words: Any, wishes: Any, choices: Any) -> None:
    """A random legal choice for the game of this thread."""
    number = cuda.grid(1)
    if number < len(choices):
        room = cuda.local.array(STATE_WORDS, STATE_WORD)
        for word in range(STATE_WORDS):
            room[word] = words[word, number]
        source = cuda.local.array(1, types.uint64)
        source[0] = wishes[number]
        choices[number] = choose(room.view(STATE)[0], source)
        wishes[number] = source[0]
