"""How much narrower intervals become when luck is taken off results, and whether means agree.

Plays 2,000 games of each pairing, as `medici arena` does, and prints for the first bot the plain
result, the one less luck, what lies between the two, and how many times narrower the second
interval is. Run it again to go on where it was.

    python benchmarks/luck.py --workers 2
    python benchmarks/luck.py --only board --players 4 --games 400
    python benchmarks/luck.py --only dice --bots banker merchant --rollouts 20
"""

import argparse
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path
from typing import NamedTuple

from medici.bots import Budget
from medici.games import GAMES
from medici.research.arena.adjust import adjusted, freed
from medici.research.arena.contest import Contest
from medici.research.arena.estimate import Estimate, estimate
from medici.research.arena.ledger import Ledger
from medici.research.arena.run import run
from medici.research.arena.standings import summed

RESULTS = Path(__file__).parent / "results" / "luck"
PAIRS = (("banker", "merchant"), ("merchant", "apprentice"))


class Found(NamedTuple):
    """The result of the first bot: plain, less luck, and the difference."""

    plain: Estimate
    less_luck: Estimate
    between: Estimate


def contests(
    games: list[str], counts: list[int], pairs: Sequence[Sequence[str]], rollouts: int
) -> Iterator[Contest]:
    """One bot among rivals, for each game and number of players; alone it has none."""
    budget = Budget(rollouts=rollouts) if rollouts else None
    for (first, rival), game in product(pairs, games):
        for players in GAMES[game].seats:
            if players in counts:
                yield Contest(game, (first, *[rival] * (players - 1)), 1, 0, budget)


def found_in(contest: Contest, ledger: Ledger) -> Found:
    """What the first bot came to."""
    by_score = len(contest.bots) == 1
    sums = summed(contest.bots, ledger.results, contest.seed)[contest.bots[0]]
    deals = [deal.as_one(by_score) for deal in sums]
    apart = [
        (less - deal.result, seats) for deal, (less, seats) in zip(deals, freed(deals), strict=True)
    ]
    plain = estimate([(deal.result, deal.seats) for deal in deals])
    return Found(plain, adjusted(deals), estimate(apart))


def row_of(contest: Contest, games: int, found: Found) -> str:
    """A row of the table: shares in points of a hundred; alone, scores."""
    unit = 1 if len(contest.bots) == 1 else 100
    figures = " | ".join(
        f"{unit * one.mean:.1f} ± {unit * (one.high - one.mean):.1f}"
        for one in (found.plain, found.less_luck)
    )
    between, plain, less = found.between, found.plain, found.less_luck
    bots = contest.bots[0] if len(contest.bots) == 1 else " : ".join(contest.bots[:2])
    return (
        f"| {contest.game} | {len(contest.bots)} | {bots} | {games:,} | {figures} "
        f"| {unit * between.mean:+.1f} ± {unit * (between.high - between.mean):.1f} "
        f"| {(plain.high - plain.low) / (less.high - less.low):.2f} |"
    )


def main() -> None:
    """Play pairing after pairing, and print a row for each."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--only", nargs="*", default=list(GAMES), help="only these games")
    parser.add_argument("--players", type=int, nargs="*", default=list(range(1, 7)))
    parser.add_argument("--games", type=int, default=2000, help="of each pairing")
    parser.add_argument("--bots", nargs=2, help="who meets whom; else all pairs of the page")
    parser.add_argument("--rollouts", type=int, default=0, help="of bots that search")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--results", type=Path, default=RESULTS)
    asked = parser.parse_args()
    pairs = [asked.bots] if asked.bots else PAIRS
    print("| game | players | bots | games | plain | less luck | between | narrower by |")
    print("| --- " * 8 + "|")
    for contest in contests(asked.only, asked.players, pairs, asked.rollouts):
        name = f"{contest.game}-{'-'.join(contest.bots)}-{asked.rollouts}"
        ledger = Ledger(contest, asked.results / name)
        for _ in run(contest, asked.games, ledger, workers=asked.workers):
            pass
        print(row_of(contest, len(ledger.results), found_in(contest, ledger)), flush=True)


if __name__ == "__main__":
    main()
