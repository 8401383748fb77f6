"""Steps a second of a single game through the adapters, by random legal choices.

``python benchmarks/envs.py --adapters`` prints them. Seconds are the processor's, and all ways play
by turns, so that what else the machine does slows them down alike, and little.
"""

from collections.abc import Callable, Iterator
from random import Random
from time import process_time

import gymnasium
import numpy as np
from numpy.typing import NDArray

from medici.record import Game
from medici.research.envs import ENCODINGS, aec, batch
from medici.research.envs.one_seat import OneSeat

Steps = Iterator[int]  # how many were made since the last
AT_ONCE = 1024  # games of Gymnasium's in one environment
ROUNDS = 3  # the best of them counts


def by_hand(name: str, players: int) -> Steps:
    """A mask made of a game's legal moves, as one wrote it before; no observation."""
    random, face = Random(1), ENCODINGS[name]
    while True:
        game = Game(name, players)
        game.let_nature_act(random)
        while not game.over:
            mask = np.zeros(face.choices, np.int8)
            for action in game.legal_actions():
                mask[face.choice_of(action)] = 1
            game.play(face.action_of(any_of(mask, random)))
            game.let_nature_act(random)
            yield 1


def by_table(name: str, players: int) -> Steps:
    """PettingZoo's table without wrappers: observation and mask included."""
    return by_agents(aec.raw_env(name, players))


def by_wrapped_table(name: str, players: int) -> Steps:
    """The same in PettingZoo's usual wrappers."""
    return by_agents(aec.env(name, players))


def by_agents(table: aec.Table) -> Steps:
    """Games at a table of PettingZoo's."""
    random = Random(1)
    table.reset(seed=1)
    while True:
        seen, _, over, _, _ = table.last()
        if over:
            table.reset()
            continue
        table.step(any_of(seen["action_mask"], random))
        yield 1


def by_seat(name: str, players: int) -> Steps:
    """Gymnasium's environment against apprentices, as ``gymnasium.make`` wraps it."""
    random = Random(1)
    env: gymnasium.Env[np.ndarray, int] = gymnasium.make(
        f"Medici/{name.capitalize()}-{players}p-v0"
    )
    assert isinstance(env.unwrapped, OneSeat)
    over, (_, info) = False, env.reset(seed=1)
    while True:
        if over:
            _, info = env.reset()
        _, _, over, _, info = env.step(any_of(info["action_mask"], random))
        yield 1


def by_seats(name: str, players: int, bots: str = "apprentice") -> Steps:
    """The same, many at once, as ``gymnasium.make_vec`` makes it."""
    luck = np.random.default_rng(1)
    kind = f"Medici/{name.capitalize()}-{players}p-v0"
    envs = gymnasium.make_vec(kind, num_envs=AT_ONCE, bots=bots)
    _, infos = envs.reset(seed=1)
    while True:
        drawn = luck.random(infos["action_mask"].shape, np.float32)
        _, _, _, _, infos = envs.step((drawn * infos["action_mask"]).argmax(axis=1))
        yield AT_ONCE


def by_seats_beside_chance(name: str, players: int) -> Steps:
    """The same beside players who move at random: what is left is the environment's own."""
    return by_seats(name, players, "random")


def by_batch(name: str, players: int) -> Steps:
    """A batch of one game."""
    many = batch(name, players, games=1, seed=1)
    while True:
        many.step(many.sample())
        yield 1


def any_of(mask: NDArray[np.int8], random: Random) -> int:
    """One of the choices that a mask allows."""
    return int(random.choice(np.flatnonzero(mask)))


WAYS: dict[str, Callable[[str, int], Steps]] = {
    "by hand": by_hand,
    "PettingZoo, raw": by_table,
    "PettingZoo": by_wrapped_table,
    "Gymnasium": by_seat,
    f"Gymnasium, {AT_ONCE:,} at once": by_seats,
    "the same, random bots": by_seats_beside_chance,
    "batch of one": by_batch,
}


def measure_adapters(name: str, players: int, seconds: float) -> dict[str, float]:
    """Steps a second in each way."""
    running = {way: steps(name, players) for way, steps in WAYS.items()}
    for steps in running.values():
        next(steps)  # compiles, and looks for whatever is needed
    best = dict.fromkeys(running, 0.0)
    for _ in range(ROUNDS):
        for way, steps in running.items():
            best[way] = max(best[way], rate(steps, seconds))
    return best


def rate(steps: Steps, seconds: float) -> float:
    """How many of these steps are made in a second."""
    began, made = process_time(), 0
    while (spent := process_time() - began) < seconds:
        made += next(steps)
    return made / spent


def tell_adapters(kinds: list[tuple[str, int]], seconds: float) -> None:
    """A table of all of it."""
    print("| game | players | " + " | ".join(WAYS) + " |")
    print("| --- | --- |" + " --- |" * len(WAYS))
    for name, players in kinds:
        rates = measure_adapters(name, players, seconds)
        told = " | ".join(f"{made:,.0f}" for made in rates.values())
        print(f"| {name} | {players} | {told} |", flush=True)
