"""Learn the two-player board game from nothing: python examples/ppo_board.py --minutes 10

Proximal policy optimisation with NumPy alone, in games against the apprentice. Writes how often it
wins as curve.csv and curve.svg into the folder --out. docs/baseline.md tells what came of it.
"""

import argparse
import time
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from curve import Curve
from medici.envs import batch

Floats = NDArray[Any]
RAISES = np.array([*range(1, 13), 14, 16, 18, 20, 23, 26, 30, 35, 40])  # what it may bid more
PASS, DRAW, OPEN, MOST = 0, 401, 402, 400  # the choices of the board game: docs/envs.md
MOVES = 3 + len(RAISES)  # draw, auction, pass, and those raises
GAMES, STEPS, HIDDEN = 512, 64, 128
RATE, CLIP, CURIOUS, TRACE, EPOCHS, PART = 1e-3, 0.2, 0.01, 0.95, 3, 1024
PLACES = {place.name: slice(place.start, place.start + place.size)
          for place in batch("board", 2, 1).fields}  # fmt: skip


def features(seen: NDArray[np.int16]) -> Floats:
    """What the net is shown: the observation, and who would lead where with the lot aboard."""
    at = {name: seen[:, place].astype(np.float32) for name, place in PLACES.items()}
    lot, worth = at["lot goods"][:, :5], at["lot worth"]
    tracks = [at[f"seat {s}: level"] + at[f"seat {s}: aboard"][:, :5] for s in (0, 1)]
    leads = [tracks[0] - tracks[1] + change for change in (0, lot, -lot)]
    ships = at["seat 0: worth"] - at["seat 1: worth"]
    heights = [tracks[0] + lot, tracks[1] + lot, *tracks]
    return np.concatenate(
        [
            *(np.sign(lead) for lead in leads),
            *(np.clip(lead, -4, 4) / 4 for lead in leads[:1]),
            *(ship / 10 for ship in (ships, ships + worth, ships - worth)),
            *(np.clip(height - 4, 0, 3) for height in heights),  # where a bonus is near
            at["day"] == np.arange(3),
            at["phase"] == 2,
            at["presenter"] == 0,
            at["lot size"] == np.arange(1, 4),
            lot / 2,
            at["lot goods"][:, 5:],
            *(at[name] / 10 for name in ("high", "lot worth", "deck", "hidden")),
            *(at[f"seat {s}: {name}"] / 10 for s in (0, 1) for name in ("room", "worth")),
            *(at[f"seat {s}: florins"] / 40 for s in (0, 1)),
            at["unseen"] / 2,
        ],
        axis=1,
        dtype=np.float32,
    )


def choices_of(seen: NDArray[np.int16], mask: NDArray[np.bool_]) -> tuple[Floats, Floats]:
    """The choice that each of its moves means, and whether it may be made."""
    bids = seen[:, PLACES["high"]] + RAISES
    few = np.tile([DRAW, OPEN, PASS], (len(seen), 1))
    choices = np.concatenate([few, np.minimum(bids, MOST)], axis=1)
    legal = np.take_along_axis(mask, choices, axis=1)
    legal[:, 4:] &= seen[:, PLACES["presenter"]] != 0  # who speaks last need only just outbid
    return choices, legal


class Net:
    """Two hidden layers; from the second come the odds of every move and what to expect."""

    def __init__(self, inputs: int, luck: np.random.Generator) -> None:
        sizes = ((inputs, HIDDEN, 1.4), (HIDDEN, HIDDEN, 1.4), (HIDDEN, MOVES + 1, 0.1))
        self.weights = [
            (luck.standard_normal((a, b)) * scale / a**0.5).astype(np.float32)
            for a, b, scale in sizes
        ] + [np.zeros(b, np.float32) for _, b, _ in sizes]
        self.moments = [[np.zeros_like(w) for w in self.weights] for _ in range(2)]
        self.updates = 0

    def forward(self, x: Floats) -> list[Floats]:
        """The layers, from the input to the output."""
        layers = [x]
        for number in range(3):
            out = layers[-1] @ self.weights[number] + self.weights[3 + number]
            layers.append(np.maximum(out, 0) if number < 2 else out)
        return layers

    def odds(self, x: Floats, legal: Floats) -> tuple[Floats, Floats]:
        """How likely it makes each legal move, and what it expects."""
        out = self.forward(x)[-1]
        return softmax(out[:, :MOVES], legal), out[:, MOVES]

    def learn(self, layers: list[Floats], slope: Floats, rate: float) -> None:
        """One step of Adam, from the slope of the loss at the output."""
        slopes: list[Floats] = [slope] * 6
        for number in (2, 1, 0):
            slopes[number], slopes[3 + number] = layers[number].T @ slope, slope.sum(axis=0)
            slope = (slope @ self.weights[number].T) * (layers[number] > 0)
        self.updates += 1
        size = max(1.0, 2 * float(np.sqrt(sum((s * s).sum() for s in slopes))))
        first, second = (1 - decay**self.updates for decay in (0.9, 0.999))
        for weight, mean, square, change in zip(self.weights, *self.moments, slopes, strict=True):
            mean += 0.1 * (change / size - mean)
            square += 0.001 * ((change / size) ** 2 - square)
            weight -= rate * (mean / first) / (np.sqrt(square / second) + 1e-8)


def softmax(logits: Floats, legal: Floats) -> Floats:
    """Odds of the legal moves."""
    logits = np.where(legal, logits, -1e9)
    odds = np.exp(logits - logits.max(axis=1, keepdims=True))
    return odds / odds.sum(axis=1, keepdims=True)  # type: ignore[no-any-return]


class Moment(NamedTuple):
    """One step of all games: what was seen and done, and what it brought."""

    mine: NDArray[np.bool_]  # whether it was the learner's move
    x: Floats
    legal: Floats
    move: NDArray[np.int64]
    odds: Floats  # of that move
    value: Floats  # what was expected
    reward: Floats
    done: NDArray[np.bool_]


class Tables:
    """Games of the learner against a bot, in either seat by turns."""

    def __init__(self, games: int, seed: int, rival: str) -> None:
        self.games, self.rival = batch("board", 2, games, seed, reward="florins"), rival
        self.rows, self.seat = np.arange(games), np.arange(games) % 2
        self.luck = np.random.default_rng(seed)

    def lead(self) -> Floats:
        """By how many florins the learner leads."""
        seen = self.games.observation
        lead = seen[:, PLACES["seat 0: florins"]] - seen[:, PLACES["seat 1: florins"]]
        return np.where(self.games.actor == self.seat, lead[:, 0], -lead[:, 0]) / 1.0

    def step(self, net: Net) -> tuple[Moment, Floats]:
        """A move in every game; also who won: 1, 1/2 or 0, where one has ended."""
        games, mine, before = self.games, self.games.actor == self.seat, self.lead()
        x = features(games.observation)
        choices, legal = choices_of(games.observation, games.mask)
        odds, value = net.odds(x, legal)
        wish = self.luck.random((games.games, 1), np.float32) * odds.sum(axis=1, keepdims=True)
        move = np.minimum((odds.cumsum(axis=1) <= wish).sum(axis=1), MOVES - 1)
        wanted = np.where(mine, choices[self.rows, move], games.quick(self.rival))
        step = games.step(wanted)
        done, rewards = step.done.copy(), step.rewards
        final = rewards[self.rows, self.seat] - rewards[self.rows, 1 - self.seat]
        won = np.sign(final) / 2 + 0.5
        reward = (np.where(done, final, self.lead()) - before) / 50 + done * (won - 0.5)
        moved = odds[self.rows, move]
        return Moment(mine, x, legal, move, moved, value, reward, done), won


def advantages(moments: list[Moment]) -> tuple[Floats, NDArray[np.bool_]]:
    """By how much each move was better than expected, and for which moves that is known."""
    found, known = np.zeros((2, len(moments), GAMES), np.float32)
    reward, value, trace, seen = np.zeros((4, GAMES), np.float32)
    for number, moment in reversed(list(enumerate(moments))):
        for row in (reward, value, trace):
            row[moment.done] = 0
        seen[moment.done] = 1
        reward += moment.reward
        mine, better = moment.mine, reward + value - moment.value + TRACE * trace
        found[number], known[number] = better, mine & (seen == 1)
        trace[mine] = np.where(seen == 1, better, 0)[mine]
        value[mine], reward[mine], seen[mine] = moment.value[mine], 0, 1
    return found, known == 1


def improve(net: Net, moments: list[Moment], rate: float, luck: np.random.Generator) -> None:
    """Make moves likelier that did better than expected, but not at once by much."""
    better, known = advantages(moments)
    x, legal, move, old, value = (
        np.stack([getattr(moment, name) for moment in moments])[known]
        for name in ("x", "legal", "move", "odds", "value")
    )
    better = better[known]
    target, better = better + value, (better - better.mean()) / (better.std() + 1e-6)
    for _ in range(EPOCHS):
        for part in np.array_split(luck.permutation(len(x)), max(1, len(x) // PART)):
            layers, rows = net.forward(x[part]), np.arange(len(part))
            odds = softmax(layers[-1][:, :MOVES], legal[part])
            ratio, gain = odds[rows, move[part]] / old[part], better[part]
            free = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
            slope = np.zeros_like(layers[-1])
            slope[:, :MOVES] = odds * (free * ratio * gain)[:, None]
            slope[rows, move[part]] -= free * ratio * gain
            logs = np.log(odds + 1e-9)  # and stay curious: entropy
            slope[:, :MOVES] += CURIOUS * odds * (logs - (odds * logs).sum(axis=1, keepdims=True))
            slope[:, MOVES] = 0.5 * (layers[-1][:, MOVES] - target[part])
            net.learn(layers, slope / len(part), rate)


def share_won(net: Net, games: int, seed: int, rival: str) -> float:
    """The share of wins in the first game at each of so many tables."""
    tables, counted, share = Tables(games, seed, rival), np.zeros(games, np.bool_), np.zeros(games)
    while not counted.all():
        moment, won = tables.step(net)
        share = np.where(moment.done & ~counted, won, share)
        counted |= moment.done
    return float(share.mean())


def main() -> None:
    """Learn, and look now and then how well it plays."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--minutes", type=float, default=10)
    options.add_argument("--updates", type=int, default=10**9, help="end after so many")
    options.add_argument("--games", type=int, default=2000, help="to measure it by, at the end")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--out", type=Path, default=Path("baseline"))
    told = options.parse_args()
    luck = np.random.default_rng(told.seed)
    tables = Tables(GAMES, told.seed, "apprentice")
    net = Net(features(tables.games.observation).shape[1], luck)
    curve, start = Curve(told.out), time.monotonic()
    update, minutes = 0, 0.0
    while True:
        last = minutes >= told.minutes or update >= told.updates
        if update % 10 == 0 or last:
            games = told.games if last else min(told.games, 500)
            share = share_won(net, games, told.seed + 1 + update, "apprentice")
            curve.add(update, minutes, share, games)
        if last:
            break
        rate = RATE * max(0.1, 1 - update / 400)
        improve(net, [tables.step(net)[0] for _ in range(STEPS)], rate, luck)
        update, minutes = update + 1, (time.monotonic() - start) / 60
    share = share_won(net, told.games, told.seed, "merchant")
    print(f"against the merchant: {share:.1%} of {told.games} games")


if __name__ == "__main__":
    main()
