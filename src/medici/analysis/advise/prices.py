"""The fair price of a lot: which prices to try in futures, and the price that these show.

For each price there is a gain: the chance with the lot, bought for that price, less the chance
without it. It falls as the price rises, up to noise, and the fair price is where it is 0.
"""

# Runs in browsers too: docs/browser-subset.md

from math import floor
from typing import Literal

from medici.analysis.advise.advice import FairPrice, Worth
from medici.analysis.advise.statistics import Draws, Rows, error, mean, means, resampled

RESAMPLES = 200
TAIL = 0.025  # of the resamples lie outside on either side
SURE = 1.96  # standard errors on either side that hold a mean as often
MOST_PRICES = 9  # tried at one go
FLORIN_WEIGHT = 1e-6  # of a florin beside a chance: it decides where chances are the same
NO_CHANCE = 1e-9  # a chance below this is none
ROUNDING = 1e-7  # what a whole price may be off by
VAGUE = 0.6  # chances that leave more than this part of the prices open tell nothing
LEAST_OFF = 0.5  # florins: whole prices are tried, so no price is known better
LOOKS = 2  # before the last: at all prices, then at closer ones
FIRST_LOOK = 0.2  # of the futures, for each look before the last


def spread_prices(least: int, most: int) -> list[int]:
    """Whole prices from the least to the most, all of them or as many as are tried.

    >>> spread_prices(3, 6), spread_prices(0, 20)
    ([3, 4, 5, 6], [0, 3, 5, 8, 10, 13, 15, 18, 20])
    """
    if most - least < MOST_PRICES:
        return list(range(least, most + 1))
    parts = MOST_PRICES - 1
    return [least + ((most - least) * part * 2 + parts) // (parts * 2) for part in range(parts + 1)]


def closer_prices(prices: list[int], low: float, high: float) -> list[int]:
    """Prices around those between which the fair one was found to be.

    >>> closer_prices([0, 5, 10, 15, 20], 6.2, 7.0)
    [5, 6, 7, 8, 9, 10]
    """
    slack = high - low  # so that the bounds found in the end lie well within
    least, most = prices[0], prices[-1]
    for price in prices:
        if price <= low - slack:
            least = price
    for price in reversed(prices):
        if price >= high + slack:
            most = price
    return spread_prices(least, most)


def is_finest(prices: list[int]) -> bool:
    """Whether every whole price between the first and the last is there."""
    return prices[-1] - prices[0] < len(prices)


def falling(gains: list[float]) -> list[float]:
    """The nearest numbers that never rise: neighbours that rise are replaced by their mean.

    >>> falling([3.0, 1.0, 2.0, 0.0])
    [3.0, 1.5, 1.5, 0.0]
    """
    sums: list[float] = []
    counts: list[int] = []
    for gain in gains:
        sums.append(gain)
        counts.append(1)
        while len(sums) > 1 and sums[-2] / counts[-2] < sums[-1] / counts[-1]:
            last, many = sums.pop(), counts.pop()
            sums[-1] += last
            counts[-1] += many
    return [sums[at] / counts[at] for at in range(len(sums)) for _ in range(counts[at])]


def crossing(prices: list[int], gains: list[float]) -> float:
    """The price at which the gain is gone, between two prices by a straight line.

    >>> crossing([0, 5, 10], [0.3, 0.1, -0.1]), crossing([0, 5], [-0.1, -0.2])
    (7.5, 0.0)
    """
    gains = falling(gains)
    if gains[0] <= 0:
        return float(prices[0])
    for at in range(1, len(prices)):
        if gains[at] <= 0:
            part = gains[at - 1] / (gains[at - 1] - gains[at])
            return prices[at - 1] + (prices[at] - prices[at - 1]) * part
    return float(prices[-1])


def gains_of(chances: Rows, florins: Rows) -> Rows:
    """Gains in chance; florins decide where they are the same."""
    return [
        [chances[row][at] + FLORIN_WEIGHT * florins[row][at] for at in range(len(chances[row]))]
        for row in range(len(chances))
    ]


def by_chance(prices: list[int], chances: Rows, florins: Rows, seed: int) -> Worth:
    """The price that leaves the same chance, with the bounds that resampling gives."""
    gains = gains_of(chances, florins)
    price = crossing(prices, means(gains))
    if len(gains) < 2:  # a single batch says nothing of its own noise
        return Worth(price, float(prices[0]), float(prices[-1]))
    draws = Draws(seed)
    found = sorted(crossing(prices, resampled(gains, draws)) for _ in range(RESAMPLES))
    cut = floor(TAIL * RESAMPLES)
    low, high = found[cut], found[RESAMPLES - 1 - cut]
    if all(row == gains[0] for row in gains):  # no luck is left
        return Worth(price, low, high)
    return Worth(
        price,
        max(min(low, price - LEAST_OFF), 0.0),
        min(max(high, price + LEAST_OFF), max(float(prices[-1]), high)),
    )


def by_florins(prices: list[int], florins: Rows) -> Worth:
    """The price that leaves the same florins: a florin less paid is one more at the end, nearly."""
    worth = [mean([prices[at] + row[at] for at in range(len(row))]) for row in florins]
    price, off = mean(worth), SURE * error(worth)
    return Worth(price, price - off, price + off)


def fair_price(
    seat: int, purse: int, prices: list[int], chances: Rows, florins: Rows, seed: int
) -> FairPrice:
    """What a lot is worth to a seat.

    ``chances`` and ``florins`` hold, for each batch of futures and each price, what the seat has
    more with the lot than without it.
    """
    chance, money = by_chance(prices, chances, florins, seed), by_florins(prices, florins)
    gains = falling(means(gains_of(chances, florins)))
    by: Literal["chance", "florins"] = "chance"
    best = chance
    if is_vague(purse, chances, chance, money):
        by, best = "florins", within_purse(money, purse)
    return FairPrice(
        seat=seat,
        purse=purse,
        price=best.price,
        low=best.low,
        high=best.high,
        most=floor(best.price + ROUNDING),
        by=by,
        chance=chance,
        florins=money,
        capped=prices[-1] == purse and gains[-1] > 0 and best.price > purse - 0.5,
        unwanted=prices[0] == 0 and gains[0] < 0 and best.price < 0.5,
    )


def is_vague(purse: int, chances: Rows, chance: Worth, money: Worth) -> bool:
    """Whether chances say less of a price than florins do."""
    if all(abs(gain) < NO_CHANCE for gain in means(chances)):
        return True
    width = chance.high - chance.low
    return width > VAGUE * purse and width > money.high - money.low


def within_purse(worth: Worth, purse: int) -> Worth:
    """A price that can be paid."""
    return Worth(
        min(max(worth.price, 0.0), purse),
        min(max(worth.low, 0.0), purse),
        min(max(worth.high, 0.0), purse),
    )


def bounds(price: FairPrice) -> tuple[int, int]:
    """The bounds of a price in whole florins, as one bids them."""
    return floor(price.low + ROUNDING), floor(price.high + ROUNDING)


class PriceSearch:
    """The search for a fair price, in ever smaller steps.

    The caller tries the ``prices`` in a ``part`` of the futures, with the seed ``trial_seed``. It
    gives the outcomes of each look but the last to ``narrow``, and those of the last to ``result``.

    >>> search = PriceSearch(0, 5, seed=1)
    >>> search.last, search.part, search.prices
    (True, 1.0, [0, 1, 2, 3, 4, 5])
    """

    def __init__(self, seat: int, purse: int, seed: int) -> None:
        self.seat = seat
        self.purse = purse
        self.seed = seed
        self.prices = spread_prices(0, purse)
        self.looks = 0
        self.last = is_finest(self.prices)

    @property
    def part(self) -> float:
        """The part of the futures of a question that this look gets."""
        return 1.0 if self.last else FIRST_LOOK

    @property
    def trial_seed(self) -> int:
        """Every look has futures of its own."""
        return self.seed if self.last else self.seed + self.looks + 1

    def narrow(self, chances: Rows, florins: Rows) -> None:
        """Choose closer prices by what the lot was worth at these ones."""
        near = by_chance(self.prices, chances, florins, self.seed)
        vague = near.high - near.low > self.prices[1] - self.prices[0]
        self.prices = closer_prices(self.prices, near.low, near.high)
        self.looks += 1
        # smaller steps would be lost in the noise
        self.last = vague or self.looks == LOOKS or is_finest(self.prices)

    def result(self, chances: Rows, florins: Rows) -> FairPrice:
        """The fair price by the last look."""
        return fair_price(self.seat, self.purse, self.prices, chances, florins, self.seed)
