"""How many decisions a second a batch of games takes, masks and observations included.

    python benchmarks/envs.py                     on one core, every game and number of players
    python benchmarks/envs.py --gpu               on an NVIDIA GPU (medici[cuda])
    python benchmarks/envs.py --gpu --parity      and the same games on both, array by array
    python benchmarks/envs.py --adapters          single games, by way of Gymnasium and PettingZoo

"with choosing" also counts the time for a random legal choice in every game, which is not the
environment's; "rules" is what ``medici bench`` measures: the rules alone, without masks and
observations, in the same run.
"""

import argparse
from time import perf_counter
from typing import Any

import numpy as np
from adapters import tell_adapters

from medici.games import GAMES
from medici.research.arena.bench import measure
from medici.research.envs import batch

ON_CORE, ON_GPU = 4096, 1 << 19  # games side by side
SECONDS = 0.3  # of each adapter, in each round
ROUNDS = 3  # the best of them counts


def main() -> int:
    """Measure what was asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--gpu", action="store_true")
    parser.add_argument("--adapters", action="store_true", help="single games, one after another")
    parser.add_argument("--parity", action="store_true", help="compare a GPU with a core")
    parser.add_argument("--games", type=int, help=f"side by side ({ON_CORE}; on a GPU {ON_GPU})")
    parser.add_argument("--steps", type=int, default=200)
    parser.add_argument("--only", nargs="+", choices=list(GAMES), default=list(GAMES))
    told = parser.parse_args()
    games = told.games or (ON_GPU if told.gpu else ON_CORE)
    kinds = [(name, players) for name in told.only for players in GAMES[name].seats]
    if told.adapters:
        tell_adapters(kinds, SECONDS)
        return 0
    wrong = 0
    for name, players in kinds:
        if told.gpu:
            on_gpu(name, players, games, told.steps)
            wrong += differences(name, players) if told.parity else 0
        else:
            on_core(name, players, games, told.steps)
    if told.parity:
        print("all arrays are the same" if wrong == 0 else f"{wrong} steps differ")
    return 1 if wrong else 0


def on_core(name: str, players: int, games: int, steps: int) -> None:
    """One line for a game and a number of players."""
    many = batch(name, players, games, seed=1)
    both = best(many, steps, stepping=True)
    choosing = best(many, steps, stepping=False)
    rules = measure(GAMES[name], players, 0.1, 1).compiled
    alone = steps * games / (both - choosing)
    print(
        f"{name} {players}: {alone / 1e6:.2f} M decisions/s, with choosing "
        f"{steps * games / both / 1e6:.2f} M; rules {rules / 1e6:.1f} M",
        flush=True,
    )


def on_gpu(name: str, players: int, games: int, steps: int) -> None:
    """The same on a GPU; a step is not waited for, unless choices are checked."""
    many = batch(name, players, games, seed=1, backend="cuda")
    both = best(many, steps, stepping=True)
    choosing = best(many, steps, stepping=False)
    checked = best(many, steps, stepping=True, check=True)
    rate = steps * games / 1e6
    print(
        f"{name} {players}: {rate / (both - choosing):.0f} M decisions/s, with choosing "
        f"{rate / both:.0f} M, choices checked too {rate / checked:.0f} M",
        flush=True,
    )


def best(many: Any, steps: int, stepping: bool, check: bool = False) -> float:
    """The seconds of the best of some rounds of so many steps, or of choosing alone."""
    on_device = hasattr(many, "wait")
    spent = []
    for number in range(ROUNDS + 1):  # the first compiles
        began = perf_counter()
        for _ in range(steps if number else 2):
            chosen = many.sample()
            if stepping:
                many.step(chosen, check=check) if on_device else many.step(chosen)
        if on_device:
            many.wait()
        spent.append(perf_counter() - began)
    return min(spent[1:])


def differences(name: str, players: int, games: int = 2048, steps: int = 300) -> int:
    """In how many steps of the same games a GPU and a core do not say the same."""
    here = batch(name, players, games, seed=2)
    there = batch(name, players, games, seed=2, backend="cuda")
    differ = 0
    for _ in range(steps):
        step, twin = here.step(here.sample()), there.step(there.sample())
        pairs = zip(step, twin, strict=True)
        differ += any(
            not np.array_equal(np.asarray(one), other.copy_to_host()) for one, other in pairs
        )
    return differ


if __name__ == "__main__":
    raise SystemExit(main())
