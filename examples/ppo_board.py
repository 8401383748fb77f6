"""Learn the two-player board game from nothing: python examples/ppo_board.py --minutes 10

PPO with NumPy alone, against the apprentice; the curve goes to the folder --out: docs/baseline.md
"""

import argparse
import os
import time
from collections import namedtuple
from pathlib import Path
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # small nets: threads would wait for each other

import numpy as np
from curve import Curve
from numpy.typing import NDArray

from medici.research.envs import batch

Array = NDArray[Any]
PASS, MOST, DRAW, OPEN = 0, 400, 401, 402  # the choices of the board game
RAISES = np.array([*range(1, 13), 14, 16, 18, 20, 23, 26, 30, 35, 40])  # what it may bid more
MOVES = 3 + len(RAISES)  # draw, auction, pass, and those raises
GAMES, STEPS, HIDDEN = 512, 64, 128
RATE, CLIP, CURIOUS, TRACE, EPOCHS, PART = 1e-3, 0.2, 0.01, 0.95, 3, 1024
FIELDS = {at.name: slice(at.start, at.start + at.size) for at in batch("board", 2, 1).fields}


def features(seen: Array) -> Array:
    """What the net is shown: the observation, and who would lead where with the lot aboard."""
    at = {name: seen[:, field].astype(np.float32) for name, field in FIELDS.items()}
    lot, worth = at["lot goods"][:, :5], at["lot worth"]
    mine, theirs = (at[f"seat {s}: level"] + at[f"seat {s}: aboard"][:, :5] for s in (0, 1))
    lead, ships = mine - theirs, at["seat 0: worth"] - at["seat 1: worth"]
    parts = [
        *(np.sign(lead + change) for change in (0, lot, -lot)),
        *((ships + change) / 10 for change in (0, worth, -worth)),
        *(np.clip(track - 4, 0, 3) for track in (mine, theirs, mine + lot, theirs + lot)),
        *(at["day"] == np.arange(3), at["lot size"] == np.arange(1, 4)),
        *(at["phase"] == 2, at["presenter"] == 0, lead / 4, at["lot goods"] / 2, at["unseen"] / 2),
        *(at[name] / 10 for name in ("high", "lot worth", "deck", "hidden")),
        *(at[f"seat {s}: {name}"] / 10 for s in (0, 1) for name in ("room", "worth", "florins")),
    ]
    return np.concatenate(parts, axis=1, dtype=np.float32)


def choices_of(seen: Array, mask: Array) -> tuple[Array, Array]:
    """The choice that each of its moves means, and whether it may be made."""
    bids = np.minimum(seen[:, FIELDS["high"]] + RAISES, MOST)
    choices = np.concatenate([np.tile([DRAW, OPEN, PASS], (len(seen), 1)), bids], axis=1)
    legal = np.take_along_axis(mask, choices, axis=1)
    legal[:, 4:] &= seen[:, FIELDS["presenter"]] != 0  # who speaks last need only just outbid
    return choices, legal


def softmax(logits: Array, legal: Array) -> Array:
    """Odds of the legal moves."""
    logits = np.where(legal, logits, -1e9)
    odds = np.exp(logits - logits.max(axis=1, keepdims=True))
    return np.asarray(odds / odds.sum(axis=1, keepdims=True))


class Net:
    """Two hidden layers; from the second come the odds of every move and what to expect."""

    def __init__(self, inputs: int, luck: np.random.Generator) -> None:
        sizes = ((inputs, HIDDEN, 1.4), (HIDDEN, HIDDEN, 1.4), (HIDDEN, MOVES + 1, 0.1))
        drawn = [luck.standard_normal((a, b)) * scale / a**0.5 for a, b, scale in sizes]
        drawn += [np.zeros(b) for _, b, _ in sizes]
        self.weights = [weight.astype(np.float32) for weight in drawn]
        self.means, self.squares = ([np.zeros_like(w) for w in self.weights] for _ in range(2))
        self.steps = 0

    def forward(self, x: Array) -> list[Array]:
        """The layers, from the input to the output."""
        layers = [x]
        for number, least in enumerate((0, 0, -np.inf)):
            sums = layers[-1] @ self.weights[number] + self.weights[3 + number]
            layers.append(np.maximum(sums, least))
        return layers

    def learn(self, layers: list[Array], slope: Array, rate: float) -> None:
        """One step of Adam, from the slope of the loss at the output."""
        slopes = [slope] * 6
        for number in (2, 1, 0):
            slopes[number], slopes[3 + number] = layers[number].T @ slope, slope.sum(axis=0)
            slope = (slope @ self.weights[number].T) * (layers[number] > 0)
        self.steps += 1
        size = max(1.0, 2 * sum(float((each**2).sum()) for each in slopes) ** 0.5)
        rate *= (1 - 0.999**self.steps) ** 0.5 / (1 - 0.9**self.steps)
        for number, each in enumerate(slopes):
            self.means[number] += 0.1 * (each / size - self.means[number])
            self.squares[number] += 0.001 * ((each / size) ** 2 - self.squares[number])
            self.weights[number] -= rate * self.means[number] / (self.squares[number] ** 0.5 + 1e-8)


# A step of all games. odds: of the move; value: what the net expected; won: 1, 1/2 or 0, if done.
Moment = namedtuple("Moment", "mine x legal move odds value reward done won")


class Tables:
    """Games of the learner against a bot, in either seat by turns."""

    def __init__(self, games: int, seed: int, rival: str) -> None:
        self.games, self.rival = batch("board", 2, games, seed, reward="florins"), rival
        self.rows, self.luck = np.arange(games), np.random.default_rng(seed)
        self.seat = self.rows % 2

    def lead(self) -> Array:
        """By how many florins the learner leads."""
        florins = [self.games.observation[:, FIELDS[f"seat {s}: florins"]][:, 0] for s in (0, 1)]
        return (florins[0] - florins[1]) * np.where(self.games.actor == self.seat, 1, -1)

    def step(self, net: Net) -> Moment:
        """A move in every game, by the learner or its rival."""
        games, rows, before = self.games, self.rows, self.lead()
        mine, x = games.actor == self.seat, features(games.observation)
        choices, legal = choices_of(games.observation, games.mask)
        out = net.forward(x)[-1]
        odds = softmax(out[:, :MOVES], legal)
        move = (np.log(odds + 1e-30) + self.luck.gumbel(size=odds.shape)).argmax(axis=1)  # a draw
        step = games.step(np.where(mine, choices[rows, move], games.quick(self.rival)))
        final = step.rewards[rows, self.seat] - step.rewards[rows, 1 - self.seat]
        done, won = step.done.copy(), np.sign(final) / 2 + 0.5
        reward = (np.where(done, final, self.lead()) - before) / 50 + done * (won - 0.5)
        return Moment(mine, x, legal, move, odds[rows, move], out[:, MOVES], reward, done, won)


def advantages(moments: list[Moment]) -> tuple[Array, Array]:
    """By how much each move was better than expected, and for which moves that is known."""
    found, known = np.zeros((2, len(moments), GAMES), np.float32)
    reward, value, trace, seen = np.zeros((4, GAMES), np.float32)
    for number, moment in reversed(list(enumerate(moments))):
        reward[moment.done] = value[moment.done] = trace[moment.done] = 0
        seen[moment.done] = 1  # what comes of earlier moves is known
        reward += moment.reward
        mine, better = moment.mine, reward + value - moment.value + TRACE * trace
        found[number], known[number] = better, mine & (seen == 1)
        trace[mine] = (better * seen)[mine]
        value[mine], reward[mine], seen[mine] = moment.value[mine], 0, 1
    return found, known == 1


def improve(net: Net, moments: list[Moment], rate: float, luck: np.random.Generator) -> None:
    """Make moves likelier that did better than expected, but not at once by much."""
    better, known = advantages(moments)
    columns = list(zip(*moments, strict=True))[1:6]
    x, legal, move, old, value = (np.stack(column)[known] for column in columns)
    better, target = better[known], better[known] + value
    gains = (better - better.mean()) / (better.std() + 1e-6)
    for _ in range(EPOCHS):
        for part in np.array_split(luck.permutation(len(x)), max(1, len(x) // PART)):
            layers, rows = net.forward(x[part]), np.arange(len(part))
            odds = softmax(layers[-1][:, :MOVES], legal[part])
            ratio, gain = odds[rows, move[part]] / old[part], gains[part]
            pull = ratio * gain * np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
            logs, slope = np.log(odds + 1e-9), np.zeros_like(layers[-1])
            slope[:, :MOVES] = odds * pull[:, None]
            slope[rows, move[part]] -= pull
            slope[:, :MOVES] += CURIOUS * odds * (logs - (odds * logs).sum(axis=1, keepdims=True))
            slope[:, MOVES] = 0.5 * (layers[-1][:, MOVES] - target[part])
            net.learn(layers, slope / len(part), rate)


def share_won(net: Net, games: int, seed: int, rival: str) -> float:
    """The share of wins in the first game at each of so many tables."""
    tables, counted, share = Tables(games, seed, rival), np.zeros(games, np.bool_), np.zeros(games)
    while not counted.all():
        moment = tables.step(net)
        share = np.where(moment.done & ~counted, moment.won, share)
        counted |= moment.done
    return float(share.mean())


def main() -> None:
    """Learn, and look now and then how well it plays."""
    options = argparse.ArgumentParser(description=__doc__)
    usual = {"minutes": 10.0, "updates": 10**9, "games": 4000, "seed": 1, "out": Path("baseline")}
    for name, value in usual.items():
        options.add_argument(f"--{name}", type=type(value), default=value)
    told = options.parse_args()
    luck, tables = np.random.default_rng(told.seed), Tables(GAMES, told.seed, "apprentice")
    net = Net(features(tables.games.observation).shape[1], luck)
    curve, start, update, minutes, last = Curve(told.out), time.monotonic(), 0, 0.0, False
    while not last:
        last = minutes >= told.minutes or update >= told.updates
        if update % 10 == 0 or last:
            games = told.games if last else min(told.games, 500)
            share = share_won(net, games, told.seed + 1 + update, "apprentice")
            curve.add(update, minutes, share, games)
        if not last:
            moments = [tables.step(net) for _ in range(STEPS)]
            improve(net, moments, RATE * max(0.1, 1 - update / 400), luck)
            update, minutes = update + 1, (time.monotonic() - start) / 60
    print(f"against the merchant: {share_won(net, games, told.seed + 1 + update, 'merchant'):.1%}")


if __name__ == "__main__":
    main()
