"""What OpenSpiel asks of a table, as compiled rules on one record and their arrays."""

import threading
from functools import cache
from typing import Any

import numpy as np

from medici.games import GAMES
from medici.games.actors import NOBODY
from medici.games.rulebook import Rulebook
from medici.games.verbs import Action
from medici.games.victory import winners
from medici.kernel import RandomSource, State, bound, compiled, rule, unbound
from medici.kernel.arrays import Tables
from medici.kernel.rule import Rule
from medici.research.envs.nature_actions import NATURE_ACTIONS
from medici.research.envs.observations import ENCODINGS
from medici.research.envs.stepping import choose, pay, settle, verbs_of

act: Any = unbound("act")
can: Any = unbound("can")
legal: Any = unbound("legal")
weight: Any = unbound("weight")
wins: Any = unbound("wins")
total: Any = unbound("total")
action_of: Any = unbound("action_of")
mark: Any = unbound("mark")
observe: Any = unbound("observe")

REFUSED = -1  # in place of who acts next


@rule
def play_if_legal(t: State, action: Action) -> int:
    """Carry out an action; who acts next, or that it may not be done."""
    if not can(t, action):
        return REFUSED
    act(t, t.phase, action)
    return t.actor


@rule
def play_action(tables: Tables, action: Action) -> int:
    """The same of an action of nature's."""
    return play_if_legal(tables[0], action)


@rule
def play_choice(tables: Tables, choice: int) -> int:
    """The same of a choice, which is one of all that there are."""
    return play_if_legal(tables[0], action_of(choice))


@rule
def find_legal(tables: Tables, mask: Any, found: Any) -> int:
    """Mark what the seat to act may choose, write it in ascending order, and count it."""
    choices = len(mask)
    for choice in range(choices):
        mask[choice] = 0
    mark(tables[0], mask)
    count = 0
    for choice in range(choices):
        if mask[choice]:
            found[count] = choice
            count += 1
    return count


@rule
def find_outcomes(tables: Tables, chance: Any, found: Any, odds: Any) -> int:
    """Write what nature can do, as numbers, and how likely it is; and count it.

    ``chance`` says how her actions are numbered: a row of ``NatureActions``.
    """
    starts, seats, draws = chance[0], chance[1], chance[2]
    t = tables[0]
    count: int = legal(t, found)
    ways = 0
    for place in range(count):
        ways += weight(t, found[place])
    for place in range(count):
        action = found[place]
        odds[place] = weight(t, action) / ways
        if starts <= action < starts + seats:
            found[place] = action - starts
        else:
            found[place] = action - draws + seats
    return count


@rule
def look(tables: Tables, seat: int, out: Any) -> None:
    """What a seat sees."""
    observe(tables[0], seat, out)


@rule
def settle_score(tables: Tables, payoffs: Any, by_share: int) -> None:
    """What a game that is over brings each seat."""
    pay(tables[0], payoffs, by_share)


@rule
def play_out(
    tables: Tables, trial: Tables, rollouts: int, source: RandomSource, sums: Any, by_share: int
) -> None:
    """Add up what each seat wins where all choose at random until the end, so many times."""
    for _ in range(rollouts):
        trial[0] = tables[0]
        t = trial[0]
        settle(t, source)
        while t.actor != NOBODY:
            act(t, t.phase, action_of(choose(t, source)))
            settle(t, source)
        shared = winners(t)
        for seat in range(t.players):
            sums[seat] += wins(t, seat) / shared if by_share else total(t, seat)


@cache
def machine_code(loop: Rule, game: str) -> Any:
    """One of these rules for a game."""
    book: Rulebook[Any] = GAMES[game]
    own: dict[str, Rule] = {"can": book.can, "legal": book.legal, "weight": book.weight}
    return compiled(bound(loop, verbs_of(book, ENCODINGS[game]) | own))


class Machine(threading.local):
    """The rules of a game as machine code, and arrays that they write to; each thread has its own.

    What is in an array is good until the next call.
    """

    def __init__(self, game: str) -> None:
        book, encoding = GAMES[game], ENCODINGS[game]
        self.play_action = machine_code(play_action, game)
        self.play_choice = machine_code(play_choice, game)
        self.find_legal = machine_code(find_legal, game)
        self.find_outcomes = machine_code(find_outcomes, game)
        self.look = machine_code(look, game)
        self.settle_score = machine_code(settle_score, game)
        self.chance = np.array(NATURE_ACTIONS[game], np.int64)
        self.mask = np.zeros(encoding.choices, np.int8)
        self.found = np.zeros(book.most_legal, np.int64)
        self.odds = np.zeros(book.most_legal, np.float64)
        self.seen = np.zeros(encoding.size(max(book.seats)), np.float64)
        self.payoffs = np.zeros(max(book.seats), np.float64)


MACHINES = {game: Machine(game) for game in GAMES}
