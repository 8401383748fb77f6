"""What has been seen of a game so far: plain sums that a driver fills and a review is made of.

A driver (``looking.py`` here, a worker in a browser) lets the eye look at every position, plays
futures where it is told to, and adds what came of them. All else is reckoned from these sums.
"""

import msgspec


class Pan(msgspec.Struct):
    """One option of a decision: sums over the futures in which it was played.

    Futures fall into two halves, those with an even and those with an odd number: what is best
    is chosen on one half and measured on the other. Differences are those to the move that was
    played, in the same future; ``gain`` is the share of the victory, alone the final score.
    """

    action: int
    move: str
    eye: float  # the seat's chance after it, as the eye sees it; alone the score
    count: list[int]  # of futures, by half
    gain: list[float]  # sum of the gains
    square: list[float]  # sum of their squares
    ahead: list[float]  # sum of the differences of gain to the move played
    ahead_square: list[float]
    total: list[float]  # sum of the florins at the end
    richer: list[float]  # sum of the differences of florins to the move played
    richer_square: list[float]


class Scales(msgspec.Struct):
    """A decision whose options are weighed against each other."""

    n: int  # the number of the move
    seat: int
    played: int  # the place of the move played among the pans
    pans: list[Pan]


class Sight(msgspec.Struct):
    """All that is known of a game."""

    eyes: list[list[float]]  # by position and seat: the eye's chances; alone its expected score
    counts: list[int]  # by position: futures that were played on from there
    sums: list[list[float]]  # by position and seat: sums of the gains in them
    scales: list[Scales]  # of the decisions with more than one option
    titles: list[dict[str, float]]  # alone, by position: the chance of each title; else empty
