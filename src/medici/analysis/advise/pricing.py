"""The search for the fair price of a lot: which prices to try in futures, and what they tell."""

from medici.analysis.advise.advice import FairPrice
from medici.analysis.advise.price import (
    by_chance,
    closer_prices,
    fair_price,
    first_prices,
    is_finest,
)
from medici.analysis.advise.samples import Rows

LOOKS = 2  # at all prices, then at closer ones
FIRST_LOOK = 0.2  # of the futures, for each look before the last


class Pricing:
    """A fair price that is looked for in ever smaller steps.

    Whoever plays the futures tries the ``prices`` in a ``part`` of them, with the seed
    ``trial_seed``, and tells of each look but the last with ``look``, of that with ``found``.

    >>> pricing = Pricing(0, 5, seed=1)
    >>> pricing.last, pricing.part, pricing.prices
    (True, 1.0, [0, 1, 2, 3, 4, 5])
    """

    def __init__(self, seat: int, purse: int, seed: int) -> None:
        self.seat = seat
        self.purse = purse
        self.seed = seed
        self.prices = first_prices(purse)
        self.looks = 0
        self.last = is_finest(self.prices)

    @property
    def part(self) -> float:
        """Of the futures that a question is due."""
        return 1.0 if self.last else FIRST_LOOK

    @property
    def trial_seed(self) -> int:
        """Every look has futures of its own."""
        return self.seed if self.last else self.seed + self.looks + 1

    def look(self, chances: Rows, florins: Rows) -> None:
        """Come closer by what having the lot for the prices was worth."""
        near = by_chance(self.prices, chances, florins, self.seed)
        vague = near.high - near.low > self.prices[1] - self.prices[0]
        self.prices = closer_prices(self.prices, near.low, near.high)
        self.looks += 1
        # where it is vague, smaller steps would be lost in the noise
        self.last = vague or self.looks == LOOKS or is_finest(self.prices)

    def found(self, chances: Rows, florins: Rows) -> FairPrice:
        """The fair price, by the last look."""
        return fair_price(self.seat, self.purse, self.prices, chances, florins, self.seed)
