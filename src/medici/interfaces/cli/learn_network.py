"""``medici learn --network``: train the network that plays a game, and show how strong it gets."""

from collections.abc import Callable
from math import inf
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Protocol

from medici.interfaces.cli.options import err, fail, out

if TYPE_CHECKING:
    from medici.research.learning.device import Backend
    from medici.research.learning.training import Plan, Report, Training

BETWEEN_LOOKS = 60.0  # seconds: how strong it is takes a while to find out
ON_GPU = 1 << 20  # games side by side
ON_CPU = 128
LOOKED_AT = {"cuda": 4000, "cpu": 200}  # games among heuristics, for each number of players


def learn_network(
    game: str,
    players: int | None,
    plan: "Plan",
    seed: int,
    write: Path,
    keep: Path | None,
    start: str | None,
    *,
    gpu: bool,
) -> bool:
    """Train a network and write it; whether nobody interrupted that."""
    from medici.bots.network.weights import to_bytes  # noqa: PLC0415
    from medici.research.learning.opponent import network_named  # noqa: PLC0415
    from medici.research.learning.training import Training  # noqa: PLC0415

    counts = None if players is None else (players,)
    backend: Backend = "cuda" if gpu else "cpu"
    try:
        network = network_named(start, game, backend) if start else None
        training = Training(game, plan, seed, backend, counts=counts, start=network)
    except (ValueError, OSError, RuntimeError) as problem:
        fail(problem)
    if take_up(training, keep):
        err.print(f"going on after generation {training.generation}")
    finished = show(training, keep, lambda: strength_to_text(training))
    write.write_bytes(to_bytes(training.learned()))
    out.print(f"{game}: written to {write} after generation {training.generation}")
    return finished


class Resumable(Protocol):
    """A training of any kind that can be put away."""

    def go_on(self, path: Path, /) -> object:
        """Take up what was kept."""


def take_up(training: Resumable, file: Path | None) -> bool:
    """Go on with a training that was kept; whether there was one."""
    if file is None or not file.exists():
        return False
    try:
        training.go_on(file)
    except (ValueError, KeyError, OSError) as problem:
        fail(f"{file}: {problem}")
    return True


def show(training: "Training", keep: Path | None, strength: Callable[[], str]) -> bool:
    """Learn, and say how it goes and how strong it gets; whether nobody interrupted it."""
    start, looked = monotonic(), monotonic()
    first, before = training.part, training.decisions
    try:
        for report in training.run():
            if keep is not None:
                training.keep(keep)
            took = monotonic() - start
            left = took / (training.part - first) * max(1 - training.part, 0)
            speed = (report.decisions - before) / took
            line = to_text(report, training.plan.generations, speed, left)
            err.print(line, highlight=False, soft_wrap=True)
            if monotonic() - looked > BETWEEN_LOOKS or not left:
                err.print(strength(), highlight=False, soft_wrap=True)
                looked = monotonic()
    except KeyboardInterrupt:
        err.print("Interrupted: writing what was learned so far.")
        return False
    return True


def to_text(report: "Report", generations: float, speed: float, left: float) -> str:
    """A generation in a line."""
    last = f" of {generations}" if generations < inf else ""
    return (
        f"generation {report.generation}{last}: {report.decisions:,} "
        f"decisions, {speed:,.0f} a second; openness {report.variety:.2f}, surprise "
        f"{report.surprise:.4f}; {left / 60:.0f} min to go"
    )


def strength_to_text(training: "Training") -> str:
    """How it does among heuristics, by the number of players."""
    shares = training.strength(LOOKED_AT[training.backend])
    told = (f"{players}: {share.to_text()}" for players, share in shares.items())
    return f"  wins one seat among heuristics, by players: {', '.join(told)}"
