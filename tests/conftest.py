"""The same examples in every run; for new ones, give ``--hypothesis-profile=default``."""

from hypothesis import settings

settings.register_profile("ci", deadline=None, derandomize=True)
settings.load_profile("ci")
