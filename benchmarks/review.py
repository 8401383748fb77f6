"""What reviews are worth: do they add up, how long do they take, do they know who is better.

    python benchmarks/review.py adds-up               1,000 random games of each kind
    python benchmarks/review.py time                  one board game for four, on two threads
    python benchmarks/review.py levels --games 20     games between prince and apprentices
    python benchmarks/review.py again --games 5       the same games twice, with other seeds
    python benchmarks/review.py errors --game card    single choices with many seeds
    python benchmarks/review.py eye --game card       how many futures the eye is worth

Games at a table of levels are kept in --folder, so that a further run need not play them again.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from medici.analysis.review import Review, Reviewer, review
from medici.analysis.review.costs import lead_error, lead_of
from medici.analysis.review.errors import SPREAD
from medici.analysis.review.schema import WHOLE
from medici.analysis.review.stats import (
    STAY,
    DecisionStats,
    GameStats,
    Order,
    add_outcomes,
    new_option,
)
from medici.analysis.review.units import POINT
from medici.bots import BOTS
from medici.bots.levels import LEVELS, WEAKEST
from medici.games import GAMES
from medici.kernel import seeded
from medici.record import Game, read_record, replay, write_record

ORDER = (WEAKEST, *LEVELS)
TABLE = ("prince", "apprentice", "prince", "apprentice")
ORDERS = (32, 32, 64, 128, 128, 128)  # futures that a doubtful choice is given, one after the other
CHOICES = 6  # of a game whose errors are measured
OPTIONS = 3  # of each, beside the move played
SEEDS = 40
PAIRS = 8  # of positions of a game that the eye is compared in
LONG = 2000  # futures of each of them


Numbers = NDArray[np.float64]


class Budget(NamedTuple):
    """What a review may take: seconds, or else futures."""

    seconds: float | None
    futures: int | None


def at_random(name: str, number: int) -> Game:
    """A game played at random: all numbers of players in turn, low bids more often."""
    seats = GAMES[name].seats
    game, random = Game(name, seats[number % len(seats)]), Random(f"{name} {number}")
    while not game.over:
        if game.actor == "nature":
            game.let_nature_act(random)
        else:
            legal = game.legal()
            game.play(random.choice(legal[:6] if random.random() < 0.8 else legal))
    return game


def between(name: str, bots: Sequence[str], number: int) -> Game:
    """A game between bots with the budgets that people meet; they change seats."""
    turned = [bots[(seat + number) % len(bots)] for seat in range(len(bots))]
    names = [f"{bot} {seat}" for seat, bot in enumerate(turned)]
    game, random = Game(name, names), Random(f"{name} {bots} {number}")
    while not game.over:
        if game.actor == "nature":
            game.let_nature_act(random)
        else:
            seed = seeded(number, len(game.moves))
            game.play(BOTS[turned[game.state.actor]].move(name, game.state, seed))
    return game


def kept_game(folder: Path, name: str, bots: Sequence[str], number: int) -> Game:
    """A game between bots, read if it was played before."""
    path = folder / f"{name}-{'-'.join(bots)}-{number}.json"
    if path.exists():
        return replay(read_record(path))
    game = between(name, bots, number)
    folder.mkdir(parents=True, exist_ok=True)
    write_record(game, path)
    return game


def adds_up(games: int) -> int:
    """In how many games luck and decisions do not lead exactly from the start to the result."""
    wrong = 0
    for name in GAMES:
        started = perf_counter()
        for number in range(games):
            game = at_random(name, number)
            futures = 500 if number % 50 == 0 else 0
            reviewer = Reviewer(game, seed=number)
            if futures:
                list(reviewer.run(None, futures))
            if not exact(game, reviewer.review()):
                wrong += 1
                print(f"{name} {number}: does not add up")
        print(f"{name}: {games} games, {perf_counter() - started:.0f} s", flush=True)
    print(f"{wrong} games do not add up")
    return wrong


def exact(game: Game, found: Review) -> bool:
    """Whether everything adds up."""
    sums = all(found.alone or sum(row) == WHOLE for row in found.curve)
    parts = all(a.first + a.luck + sum(a.decided) == a.last for a in found.accounts)
    last = [account.last for account in found.accounts]
    if found.alone:
        return sums and parts and last == [game.scores[0] * WHOLE]
    return sums and parts and [seat for seat, share in enumerate(last) if share] == game.winners


def timed(folder: Path, seconds: float, workers: int) -> None:
    """How long a board game for four takes, and how certain its costs are then."""
    game = kept_game(folder, "board", ["merchant"] * 4, 1)
    review(game, seconds=None, futures=1)  # compile
    started, worked = perf_counter(), process_time()
    reviewer = Reviewer(game, workers=workers)
    reviewer.review()
    first = perf_counter() - started
    list(reviewer.run(seconds))
    found = reviewer.review()
    took, worked = perf_counter() - started, process_time() - worked
    errors = sorted(
        decision.behind_error / POINT for decision in found.decisions if decision.choice
    )
    print(f"{len(game.moves)} moves, {len(errors)} choices: first review after {first:.2f} s,")
    print(f"{found.futures} futures in {took:.1f} s, in which we had {worked / took:.2f} cores:")
    print(f"{1e6 * worked / found.futures:.0f} us of a core for each; error of a choice: median")
    print(f"{errors[len(errors) // 2]:.2f} points, greatest {errors[-1]:.2f}")


def ranks(values: Sequence[float]) -> list[float]:
    """The rank of each, equals sharing theirs.

    >>> ranks([5, 1, 5])
    [2.5, 1.0, 2.5]
    """
    return [
        sum(other < value for other in values) + (sum(other == value for other in values) + 1) / 2
        for value in values
    ]


def spearman(one: Sequence[float], other: Sequence[float]) -> float:
    """The correlation of ranks."""
    left, right = ranks(one), ranks(other)
    middle = (len(left) + 1) / 2
    both = sum((a - middle) * (b - middle) for a, b in zip(left, right, strict=True))
    spread = sum((a - middle) ** 2 for a in left) * sum((b - middle) ** 2 for b in right)
    return both / spread**0.5 if spread else 0.0


def most(bots: Sequence[str]) -> float:
    """The highest correlation that a game can have: some seats are equals, costs are not."""
    level = sorted(float(ORDER.index(bot)) for bot in bots)
    return spearman(level, [float(place) for place in range(len(level))])


def levels(folder: Path, name: str, bots: Sequence[str], games: int, budget: Budget) -> None:
    """Whether costs rank the seats as the levels are, and what the best level's decisions cost."""
    rates: dict[str, list[float]] = {}
    by_game, all_rates, all_levels = [], [], []
    for number in range(games):
        game = kept_game(folder, name, bots, number)
        found = review(game, seconds=budget.seconds, futures=budget.futures, seed=number)
        own = [account.rate / POINT for account in found.accounts]
        level = [-float(ORDER.index(player.split()[0])) for player in game.players]
        by_game.append(spearman(own, level))
        all_rates += own
        all_levels += level
        for player, rate in zip(game.players, own, strict=True):
            rates.setdefault(player.split()[0], []).append(rate)
        told = ", ".join(f"{p} {r:.2f}" for p, r in zip(game.players, own, strict=True))
        print(f"game {number}: {told}; {found.futures} futures", flush=True)
    means = {bot: sum(own) / len(own) for bot, own in rates.items()}
    print("mean points for each real choice:", {bot: round(mean, 3) for bot, mean in means.items()})
    print(f"Spearman, mean of games: {sum(by_game) / len(by_game):.3f} (at most {most(bots):.3f})")
    print(f"Spearman, all seats of all games: {spearman(all_rates, all_levels):.3f}")
    of_means = spearman(list(means.values()), [-float(ORDER.index(bot)) for bot in means])
    print(f"Spearman, means of the levels: {of_means:.3f}")


def again(folder: Path, name: str, bots: Sequence[str], games: int, budget: Budget) -> None:
    """Whether two reviews of a game agree within their errors."""
    off: list[float] = []
    for number in range(games):
        game = kept_game(folder, name, bots, number)
        one, two = (
            review(game, seconds=budget.seconds, futures=budget.futures, seed=seed)
            for seed in (1, 2)
        )
        for mine, other in zip(one.decisions, two.decisions, strict=True):
            error = (mine.error**2 + other.error**2) ** 0.5
            if mine.choice and other.choice and error:
                off.append(abs(mine.cost - other.cost) / error)
    within = sum(each <= 2 for each in off) / len(off)
    print(f"{len(off)} choices: {within:.1%} agree within two errors of the difference;")
    print(f"at most {max(off):.1f} errors apart")


def errors(folder: Path, name: str, games: int) -> None:
    """Whether the leads of options scatter, from seed to seed, as far as their errors say."""
    spreads: list[float] = []
    near: list[bool] = []
    for number in range(games):
        reviewer = Reviewer(kept_game(folder, name, ["merchant"] * 4, number), workers=1)
        choices = reviewer.stats.decisions
        for decision in choices[:: max(len(choices) // CHOICES, 1)]:
            found = np.array([measured(reviewer, decision, seed) for seed in range(SEEDS)])
            leads, told = found[:, 0], found[:, 1]
            unsure = (told > 0).all(axis=0)
            leads, told = leads[:, unsure], told[:, unsure]
            spreads += (leads.var(axis=0, ddof=1) / (told**2).mean(axis=0)).tolist()
            near += (abs(leads - leads.mean(axis=0)) <= 2 * told).ravel().tolist()
        print(f"game {number}: {len(spreads)} options so far", flush=True)
    print(f"{name}: {len(spreads)} options, {SEEDS} seeds, {sum(ORDERS)} futures:")
    print(f"leads scatter {(sum(spreads) / len(spreads)) ** 0.5:.3f} times as far as told;")
    print(f"{sum(near) / len(near):.1%} within two errors of their mean")


def measured(
    reviewer: Reviewer, choice: DecisionStats, seed: int
) -> tuple[list[float], list[float]]:
    """The leads of the options of a choice and their errors, by futures of one seed."""
    played = choice.options[choice.played]
    some = [played, *[option for option in choice.options if option is not played][:OPTIONS]]
    options = [new_option(option.action, option.move, option.estimate) for option in some]
    decision = DecisionStats(choice.n, choice.seat, 0, options)
    stats = GameStats(reviewer.stats.positions, [decision], [])
    players, actions = len(reviewer.game.players), [option.action for option in options]
    reviewer.seed = seed
    for number, futures in enumerate(ORDERS):
        order = Order(choice.n - 1, actions, futures, choice.n * len(ORDERS) + number)
        add_outcomes(stats, order, players, reviewer.carry_out(order), players)
    leads = [lead_of(decision, option) for option in options[1:]]
    return leads, [lead_error(option, SPREAD) for option in options[1:]]


def eye(folder: Path, name: str, bots: Sequence[str], games: int, long: int) -> None:
    """How many futures the eye weighs as much as, if chances, or their changes, shall be best.

    Eye and n futures mixed by w : n are off by (w^2 off^2 + n noise) / (w + n)^2 on the mean, off
    being how far the eye is from a look without end. That is least at w = noise / off^2.
    """
    chances, changes = np.zeros(2), np.zeros(2)  # noise of a future, and square of what is off
    positions = 0
    for number in range(games):
        reviewer = Reviewer(kept_game(folder, name, bots, number), workers=1)
        for at in range(2, len(reviewer.game.moves) - 2, max(len(reviewer.game.moves) // PAIRS, 2)):
            one, two = (long_look(reviewer, position, long) for position in (at, at + 1))
            chances += compared(one[0], one[1], long) + compared(two[0], two[1], long)
            changes += compared(two[0] - one[0], one[1] + two[1], long)
            positions += 2
        print(f"game {number}: {positions} positions so far", flush=True)
    print(f"{name} for {len(bots)}: {positions} positions, {long} futures of each:")
    for what, (noise, square) in (("chances", chances), ("changes", changes)):
        seats = len(bots) * positions / (1 if what == "chances" else 2)
        print(f"{what}: the eye is off by {100 * (max(square, 0) / seats) ** 0.5:.2f} points,")
        print(f"worth {noise / square:.0f} futures" if square > 0 else "not beyond the noise")


def long_look(reviewer: Reviewer, position: int, long: int) -> tuple[Numbers, Numbers]:
    """How far the eye is from a long look at a position, and the variance of a future, by seat."""
    players = len(reviewer.game.players)
    ends = np.array(reviewer.carry_out(Order(position, [STAY], long, position)))
    gains = ends.reshape(long, 2, players)[:, 1 if players == 1 else 0]
    estimates = np.array(reviewer.stats.positions[position].estimates)
    return estimates - gains.mean(axis=0), gains.var(axis=0, ddof=1)


def compared(off: Numbers, noise: Numbers, long: int) -> Numbers:
    """The noise of a future, and what the eye is off by, squared, less what the look is off by."""
    return np.array([noise.sum(), (off**2 - noise / long).sum()])


def main() -> None:
    """Measure what was asked for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("what", choices=["adds-up", "time", "levels", "again", "errors", "eye"])
    parser.add_argument("--games", type=int)
    parser.add_argument("--game", default="board", choices=list(GAMES))
    parser.add_argument("--bots", default=",".join(TABLE), help="of levels, again and eye")
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--futures", type=int, help="instead of seconds: does not depend on load")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--folder", type=Path, default=Path("build/review"))
    asked = parser.parse_args()
    budget = Budget(None if asked.futures else asked.seconds, asked.futures)
    bots = asked.bots.split(",")
    if asked.what == "adds-up":
        sys.exit(adds_up(asked.games or 1000) > 0)
    if asked.what == "time":
        timed(asked.folder, asked.seconds, asked.workers)
    elif asked.what == "levels":
        levels(asked.folder, asked.game, bots, asked.games or 20, budget)
    elif asked.what == "errors":
        errors(asked.folder, asked.game, asked.games or 4)
    elif asked.what == "eye":
        eye(asked.folder, asked.game, bots, asked.games or 8, asked.futures or LONG)
    else:
        again(asked.folder, asked.game, bots, asked.games or 5, budget)


if __name__ == "__main__":
    main()
