"""What the games of the judge are played with: every game's verbs, and how they end."""

from medici.bots.advance import ADVANCE
from medici.bots.arrays import Payoffs
from medici.bots.heuristics import HEURISTICS
from medici.bots.plain import PLAIN
from medici.bots.random import RANDOM
from medici.bots.verbs import total, verbs_of, wins
from medici.games import GAMES
from medici.kernel import State, rule
from medici.kernel.rule import Rule


def verbs_in(game: str) -> dict[str, Rule]:
    """The verbs over which these games are played."""
    return verbs_of(
        GAMES[game],
        weighed_move=HEURISTICS[game].weighed_move,
        random_move=RANDOM[game],
        plain_move=PLAIN[game].move,
        advance=ADVANCE[game],
    )


@rule
def write_end(t: State, share: Payoffs, totals: Payoffs, game: int) -> None:
    """Add the end of a game to what others came to."""
    winners = 0
    for seat in range(t.players):
        winners += wins(t, seat)
    for seat in range(t.players):
        share[game, seat] += wins(t, seat) / winners
        totals[game, seat] += total(t, seat)
