"""How often something is tried: seldom in every run, often in the long one."""

import os

TEST_LONG = "TEST_LONG"  # what `make test-long` sets


def often(seldom: int, long: int) -> int:
    """How many games or examples: the first number, or in `make test-long` the second."""
    return long if os.environ.get(TEST_LONG) else seldom
