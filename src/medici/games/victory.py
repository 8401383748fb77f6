"""The victory: those who have won share it, as a rule over what winning is in a game."""

from medici.games.verbs import Wins
from medici.kernel import State, rule, unbound

wins: Wins = unbound("wins")


@rule
def winners(t: State) -> int:
    """How many have won a game that is over: each has its part of the victory.

    >>> from medici.games import GAMES
    >>> from medici.kernel import bound
    >>> end = GAMES["board"].state()
    >>> end.players, end.florins[:3] = 3, [40, 70, 70]
    >>> bound(winners, {"wins": GAMES["board"].wins})(end)
    2
    """
    count = 0
    for seat in range(t.players):
        count += wins(t, seat)
    return count
