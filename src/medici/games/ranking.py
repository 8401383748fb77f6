"""Ranking, and what the games share of it: who is first, who is second, how ties are split.

A row of values over seats is read at ``start``, ``start + step``, ...: a column of a table that
lies in memory seat by seat is a row with a step.
"""

# Runs in browsers too: docs/browser-subset.md

from medici.kernel import rule

# B40, C30, D20: florins for the ships by rank, six ranks for each number of players
SHIP_PAY = (
    *(0, 0, 0, 0, 0, 0),
    *(0, 0, 0, 0, 0, 0),
    *(20, 0, 0, 0, 0, 0),
    *(30, 15, 0, 0, 0, 0),
    *(30, 20, 10, 0, 0, 0),
    *(30, 20, 10, 5, 0, 0),
    *(30, 20, 15, 10, 5, 0),
)
MOST, SECOND = 10, 5  # B43, C33, D22: florins for the first two ranks in a good


@rule
def divided(pot: int, sharers: int, unit: int) -> int:
    """Each one's part of a pot, rounded down to whole units (B41: 1, C31: 5)."""
    if sharers == 1 and unit == 1:
        return pot  # nothing to divide, which takes a processor longer than all the rest
    return pot // (sharers * unit) * unit


@rule
def rank_of(values: list[int], players: int, seat: int) -> tuple[int, int]:
    """How many values are ahead of a seat's, and how many equal it (its own included)."""
    mine = values[seat]
    ahead = 0
    tied = 0
    for other in range(players):
        value = values[other]
        if value > mine:
            ahead += 1
        elif value == mine:
            tied += 1
    return ahead, tied


@rule
def shared_ship_pay(values: list[int], players: int, seat: int, unit: int) -> int:
    """Tied ships add up the payments of their ranks and divide them (B41, C31)."""
    ahead, tied = rank_of(values, players, seat)
    pot = 0
    for rank in range(ahead, ahead + tied):
        pot += SHIP_PAY[players * 6 + rank]
    return divided(pot, tied, unit)


@rule
def top_two(
    values: list[int], start: int, step: int, players: int, least: int
) -> tuple[int, int, int, int]:
    """The highest value and how many have it, then the second highest and how many.

    Values below ``least`` have no rank; a rank that nobody has counts 0.
    """
    first = -1
    leaders = 0
    second = -1
    followers = 0
    at = start
    for _ in range(players):
        value = values[at]
        at += step
        if value < least:
            continue
        if value > first:
            second = first
            followers = leaders
            first = value
            leaders = 1
        elif value == first:
            leaders += 1
        elif value > second:
            second = value
            followers = 1
        elif value == second:
            followers += 1
    return first, leaders, second, followers


@rule
def shared_good_pay(leaders: int, followers: int, second: int, unit: int) -> tuple[int, int]:
    """What each leader in a good is paid, and each follower; who ties divides (B43, C33).

    ``second`` is the pay of the second rank: tied leaders take it too, and leave none.
    """
    if leaders > 1:
        return divided(MOST + second, leaders, unit), 0
    if followers > 0:
        return MOST, divided(second, followers, unit)
    return MOST, 0
