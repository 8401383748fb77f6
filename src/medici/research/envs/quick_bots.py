"""What the bots that answer at once choose in many games, as a rule over a game's verbs."""

from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from medici.bots import BOTS
from medici.bots.network.evaluate import Network
from medici.bots.network.kept import own_network
from medici.bots.network.policy import is_known, network_move, network_verbs
from medici.bots.players.quick import QuickBot
from medici.bots.policies.heuristics import HEURISTICS, weights_for
from medici.bots.policies.policy import clear_notes
from medici.bots.policies.random_moves import RANDOM
from medici.games.verbs import Action
from medici.kernel import State, below, bound, compiled, rule, unbound
from medici.research.envs.observations import ENCODINGS
from medici.research.envs.stepping import Games

QUICK = {name: bot for name, bot in BOTS.items() if isinstance(bot, QuickBot)}
FINE = 1 << 20  # how finely the chance of a slip is told

heuristic_move: Any = unbound("heuristic_move")
random_move: Any = unbound("random_move")
choice_of: Any = unbound("choice_of")


class Merchant(NamedTuple):
    """What a merchant plays by."""

    policies: NDArray[np.void]  # one, for games that the network has not learned
    network: Network


@rule
def quick_move(t: State, policy: State, network: Network, slips: int, source: Any) -> Action:
    """What a merchant does; so many times in ``FINE`` it slips, and moves at random."""
    if below(source, FINE) < slips:
        found: Action = random_move(t, source)
    elif is_known(t):
        found = network_move(t, network)
    else:
        found = heuristic_move(t, policy)
    return found


@rule
def quick_all(games: Games, who: Merchant, slips: int, sources: Any, choices: Any) -> None:
    """The choice of one bot in every game."""
    policy = who.policies[0]
    draw = games.draw
    for number in range(len(games.tables)):
        draw[0] = sources[number]
        clear_notes(policy)
        move = quick_move(games.tables[number], policy, who.network, slips, draw)
        choices[number] = choice_of(move)
        sources[number] = draw[0]


def slips_of(bot: str) -> int:
    """How often a bot slips, in ``FINE`` moves; a ValueError names those that answer at once."""
    if bot not in QUICK:
        raise ValueError(f"expected a bot of {', '.join(QUICK)}; got {bot!r}")
    return round(QUICK[bot].slips * FINE)


def merchant_of(game: str, players: int) -> Merchant:
    """The merchant of a game."""
    policies = HEURISTICS[game].policies_with([weights_for(game, players)])
    return Merchant(policies, own_network(game))


@cache
def quick_loop(game: str) -> Any:
    """``quick_all`` of a game as machine code."""
    return compiled(bound(quick_all, quick_verbs(game) | {"choice_of": ENCODINGS[game].choice_of}))


def quick_verbs(game: str) -> dict[str, Any]:
    """The verbs that ``quick_move`` takes of a game."""
    own = {"heuristic_move": HEURISTICS[game].move, "random_move": RANDOM[game]}
    return own | network_verbs(game)
