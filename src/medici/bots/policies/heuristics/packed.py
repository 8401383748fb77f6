"""Counts of the five goods in one number, eight bits for each, and what merchants make of them."""

from medici.kernel import rule

BYTE = 255
TOP_BITS = 0x8080808080
LOW_BITS = 0x7F7F7F7F7F


@rule
def ranked(most: int, second: int, counts: int) -> tuple[int, int]:
    """The highest counts and the second highest, after others have been put beside them.

    All five goods are compared at once: the top bit of a byte stays where nothing was borrowed.

    >>> ranked(0x05_03, 0x02_03, 0x04_07) == (0x05_07, 0x04_03)
    True
    """
    stays = ((most | TOP_BITS) - counts) & TOP_BITS
    keep = stays - (stays >> 7)
    lower = (counts & keep) | (most & (keep ^ LOW_BITS))
    most = (most & keep) | (counts & (keep ^ LOW_BITS))
    stays = ((second | TOP_BITS) - lower) & TOP_BITS
    keep = stays - (stays >> 7)
    return most, (second & keep) | (lower & (keep ^ LOW_BITS))


@rule
def odds(lead: float, slope: float) -> float:
    """How likely a lead is to last.

    >>> odds(0.0, 0.1), odds(2.0, 0.1), odds(-9.0, 0.1)
    (0.5, 0.7, 0.0)
    """
    return max(0.0, min(1.0, 0.5 + lead * slope))
