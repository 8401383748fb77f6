"""How often something is tried: seldom in every run, often where there is an evening for it."""

import os

EVENING = "EVENING"  # what `make evening` sets


def often(seldom: int, evening: int) -> int:
    """How many games or examples: the first number, or in `make evening` the second."""
    return evening if os.environ.get(EVENING) else seldom
