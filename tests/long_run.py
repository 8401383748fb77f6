"""Sizes of samples: small in `make test`, large in `make test-long`."""

import os


def sample_size(usual: int, long: int) -> int:
    """How many games or examples to try: ``long`` of them where `make test-long` runs."""
    return long if os.environ.get("TEST_LONG") else usual
