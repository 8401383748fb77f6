"""How often a 95 % interval holds what it should: a bot against itself, many times.

Both play alike, so that the true share of each is a half, and 95 of 100 intervals should hold it.
Counted for shares as they are and less luck, by Student's t (what everything here uses) and,
beside it, by 1.96 standard errors. The table stands in docs/eye.md.

    python benchmarks/intervals.py
    python benchmarks/intervals.py --times 1000 --games 20
"""

import argparse
from collections import Counter

from medici.bots.network.characters import STEADY
from medici.research.arena.adjust import freed
from medici.research.arena.contest import Contest
from medici.research.arena.estimate import ByDeal, estimate
from medici.research.arena.ledger import Ledger
from medici.research.arena.run import run
from medici.research.arena.standings import summed
from medici.research.arena.student import SURE, standard_errors

TRUE_SHARE = 0.5
APART = 1_000_003  # between the seeds of contests: those of deals and seatings lie close together
KINDS = ("plain", "less luck")


def contest_of(number: int, bot: str, game: str) -> Contest:
    """The same bot under two names: without a character a bot is steady."""
    return Contest(game, (bot, f"{bot}:{STEADY}"), seed=APART * (number + 1))


def shares_of(contest: Contest, games: int) -> dict[str, ByDeal]:
    """What the first came to in each deal: as it is, and less luck."""
    ledger = Ledger(contest, None)
    for _ in run(contest, games, ledger):
        pass
    sums = summed(contest.bots, ledger.results, contest.seed)[contest.bots[0]]
    deals = [one.as_one(by_score=False) for one in sums]
    return {"plain": [(one.result, one.seats) for one in deals], "less luck": freed(deals)}


def holds(by_deal: ByDeal) -> tuple[bool, bool]:
    """Whether the interval holds the true share: by Student's t, and by 1.96 standard errors."""
    found = estimate(by_deal)
    half = found.high - found.mean
    normal = half * SURE / standard_errors(len(by_deal) - 1)
    off = abs(found.mean - TRUE_SHARE)
    return off <= half, off <= normal


def covered(times: int, games: int, bot: str = "apprentice", game: str = "dice") -> Counter[str]:
    """How many of so many contests had intervals that hold the true share."""
    counts: Counter[str] = Counter()
    for number in range(times):
        for kind, by_deal in shares_of(contest_of(number, bot, game), games).items():
            student, normal = holds(by_deal)
            counts[f"{kind}, t"] += student
            counts[f"{kind}, z"] += normal
    return counts


def main() -> None:
    """Play, and print how many intervals held."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--times", type=int, default=400, help="contests")
    parser.add_argument("--games", type=int, default=60, help="of each")
    parser.add_argument("--bot", default="apprentice", help="a level but the lowest")
    parser.add_argument("--game", default="dice")
    asked = parser.parse_args()
    counts = covered(asked.times, asked.games, asked.bot, asked.game)
    print("| share | intervals | Student's t | 1.96 standard errors |")
    print("| --- | --- | --- | --- |")
    for kind in KINDS:
        held = (f"{counts[f'{kind}, {way}'] / asked.times:.1%}" for way in ("t", "z"))
        print(f"| {kind} | {asked.times} | {' | '.join(held)} |")


if __name__ == "__main__":
    main()
