"""The verbs over which loops and searches are written once, before a game lends them its own.

A rule such as ``finish_game`` says ``act`` and ``nature_move``; ``bound`` makes a copy of it that
means the board game's. Until then the names are stand-ins, which say so when they are called.
"""

from collections.abc import Callable

from medici.bots.policies.policy import PolicyState
from medici.games.rulebook import Rulebook
from medici.games.verbs import Act, Action, NatureMove, New, Total, Wins
from medici.kernel import RandomSource, State, unbound
from medici.kernel.arrays import Buffer
from medici.kernel.rule import Rule

# The game's own: see ``medici.games.verbs``
new: New = unbound("new")
act: Act = unbound("act")
legal: Callable[[State, Buffer], int] = unbound("legal")
nature_move: NatureMove = unbound("nature_move")
total: Total = unbound("total")
wins: Wins = unbound("wins")

# What the seats do: any policy, a move at random, that of a heuristic, or of a plain player
Policy = Callable[[State, RandomSource], Action]
choose: Policy = unbound("choose")
random_move: Policy = unbound("random_move")
heuristic_move: Callable[[State, PolicyState], Action] = unbound("heuristic_move")
plain_move: Callable[[State, PolicyState], Action] = unbound("plain_move")

# (t, lineup, game): what the seat to act chooses, by its policy in a lineup
choose_move: Callable[..., Action] = unbound("choose_move")

# (t, nature, lineup, game): play on, by one move or as many as the game likes
advance: Callable[..., None] = unbound("advance")

# (t, prices, chances): how likely each seat has which of the policies that others may have
infer: Callable[..., None] = unbound("infer")

GAME_VERBS = ("new", "act", "legal", "nature_move", "total", "wins")


def verbs_of(book: Rulebook, **policies: Rule) -> dict[str, Rule]:
    """A game's own verbs, and the policies that its seats follow, by name."""
    return {name: getattr(book, name) for name in GAME_VERBS} | policies
