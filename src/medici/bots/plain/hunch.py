"""Moods of plain players: the same at the same sight, so that nothing is left to chance."""

from medici.kernel import rule

WRAP = 65521  # a prime: what is multiplied stays small


@rule
def hunch(salt: float, sight: int, seat: int) -> float:
    """A number from -1 to 1 for what a player of this salt sees; by what follows no pattern."""
    mixed = (int(salt) * 7919 + sight * 263 + seat * 31 + 1) % WRAP
    mixed = mixed * 30011 % WRAP
    mixed = (mixed + sight) * 25173 % WRAP
    return 2.0 * mixed / (WRAP - 1) - 1.0
