"""What the bots that answer at once choose in many games, as a rule over a game's verbs."""

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from medici.bots.heuristics import HEURISTICS, weights_for
from medici.bots.heuristics.mind import forget
from medici.bots.quick import Apprentice, Merchant, RandomBot
from medici.bots.random import RANDOM
from medici.envs.faces import FACES
from medici.envs.stepping import Games
from medici.kernel import below, bound, compiled, rule, unbound

SLIPS = {"random": RandomBot.slips, "apprentice": Apprentice.slips, "merchant": Merchant.slips}
FINE = 1 << 20  # how finely the chance of a slip is told

weighed_move: Any = unbound("weighed_move")
random_move: Any = unbound("random_move")
choice_of: Any = unbound("choice_of")


@rule
def quick_all(games: Games, minds: Any, slips: int, sources: Any, choices: Any) -> None:
    """The choice of one mind in every game; so many times in ``FINE`` it slips."""
    draw = games.draw
    for number in range(len(games.tables)):
        draw[0] = sources[number]
        t = games.tables[number]
        if below(draw, FINE) < slips:
            choices[number] = choice_of(random_move(t, draw))
        else:
            forget(minds[0])
            choices[number] = choice_of(weighed_move(t, minds[0]))
        sources[number] = draw[0]


def slips_of(bot: str) -> int:
    """How often a bot slips, in ``FINE`` moves; a ValueError names those that are known."""
    if bot not in SLIPS:
        raise ValueError(f"expected a bot of {', '.join(SLIPS)}; got {bot!r}")
    return int(SLIPS[bot] * FINE)


@cache
def merchant_of(game: str, players: int) -> NDArray[np.void]:
    """The merchant's mind, as a row of one."""
    return HEURISTICS[game].minds_with([weights_for(game, players)])


@cache
def quick_loop(game: str) -> Any:
    """``quick_all`` of a game as machine code."""
    verbs = {
        "weighed_move": HEURISTICS[game].weighed_move,
        "random_move": RANDOM[game],
        "choice_of": FACES[game].choice_of,
    }
    return compiled(bound(quick_all, verbs))
