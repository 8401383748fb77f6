"""Whether people can play on while a server is attacked in every way that we know.

python benchmarks/attacks.py --seconds 600              all attacks at once for ten minutes
python benchmarks/attacks.py --seconds 240 --in-turns   one after the other
python benchmarks/attacks.py --seconds 20 --only pongs --only bodies

The server has its default limits and a process of its own, and so have those who attack
(``attackers.py``, where the attacks are). Meanwhile people play at some tables. It fails if one
command in a hundred takes longer than 50 ms, if the server holds more than 250 MiB, or if a move
that was acknowledged is not in the log at the end.
"""

import argparse
import asyncio
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from attackers import ATTACKS
from random_players import RandomPlayers, Seen
from sockets import GENEROUS, Server

from medici.online.server import Settings
from medici.online.store import open_store
from medici.online.tables import decode_event
from medici.online.tables.events import Moved

MOST_MS = 50.0  # for 99 of 100 commands
MOST_MIB = 250.0
TELL = 10.0  # seconds between two lines about progress
THINKING = 1.5  # seconds of a player before each move
QUIET = 5.0  # seconds of play before the attacks begin


def in_words(waits: list[float]) -> str:
    """How long commands took."""
    times = sorted(waits) or [0.0]
    p50, p99 = (times[int(len(times) * share)] * 1000 for share in (0.5, 0.99))
    return f"{len(waits)} moves, p50 {p50:.1f} ms, p99 {p99:.1f} ms, max {times[-1] * 1000:.0f} ms"


@contextmanager
def attacked(url: str, names: list[str]) -> Iterator[None]:
    """Attack meanwhile."""
    command = [sys.executable, str(Path(__file__).with_name("attackers.py")), url, *names]
    process = subprocess.Popen(command)
    try:
        yield
        if process.poll() is not None:
            raise RuntimeError(f"the attack {' '.join(names)} ended by itself")
    finally:
        process.kill()
        process.wait()


class Measurement:
    """What players saw and what the server held, over all attacks."""

    def __init__(self, server: Server, players: RandomPlayers) -> None:
        self.server = server
        self.players = players
        self.waits: list[float] = []
        self.memory = 0.0

    async def watch(self, what: str, seconds: float) -> None:
        """Let them play for so long, and tell how it goes."""
        end, told = time.monotonic() + seconds, time.monotonic()
        seen, highest = Seen(), 0.0
        self.players.seen = seen
        cpu = self.server.cpu()
        while (now := time.monotonic()) < end:
            highest = max(highest, self.server.memory())
            if now - told >= TELL:
                told = now
                left = end - now
                print(f"  {what}: {in_words(seen.waits)}; {highest:.0f} MiB; {left:.0f} s left")
            await asyncio.sleep(0.1)
        share = (self.server.cpu() - cpu) / seconds
        refused = f"; refused {dict(seen.refusals)}" if seen.refusals else ""
        print(f"{what}: {in_words(seen.waits)}; {highest:.0f} MiB; {share:.0%} of a core{refused}")
        self.waits += seen.waits
        self.memory = max(self.memory, highest)


async def count_lost(store_url: str, acknowledged: dict[str, list[tuple[int, str, str]]]) -> int:
    """The acknowledged moves that are not in the log where they were acknowledged."""
    store, lost = await open_store(store_url), 0
    for table, answers in acknowledged.items():
        events = dict(await store.events(table))
        for _, move, key in answers:
            seqs = await store.command(table, key)
            event = None if seqs is None else decode_event(events[seqs[0]])
            lost += not isinstance(event, Moved) or event.move != move
    await store.close()
    return lost


async def measure(options: argparse.Namespace, folder: str) -> bool:
    """Play, attack, and compare; whether all is well."""
    defaults = {name: getattr(Settings(), name) for name in GENEROUS}
    store = f"sqlite:///{folder}/attacked.db"
    server = Server(store, **defaults)
    with Path(folder, "log").open("wb") as log:
        server.errors = log.fileno()
        await asyncio.to_thread(server.start)
        players = RandomPlayers([server.url], pause=THINKING)
        playing = [asyncio.create_task(players.slot(number)) for number in range(options.tables)]
        measurement = Measurement(server, players)
        try:
            await measurement.watch("nobody attacks", QUIET)
            measurement.waits.clear()
            names = options.only or list(ATTACKS)
            rounds = [[name] for name in names] if options.in_turns else [names]
            for round_names in rounds:
                with attacked(server.url, round_names):
                    what = round_names[0] if len(round_names) == 1 else "all attacks"
                    await measurement.watch(what, options.seconds / len(rounds))
        finally:
            failed = [task.exception() for task in playing if task.done()]
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            server.stop()
    lost = await count_lost(store, players.acknowledged)
    total = sum(map(len, players.acknowledged.values()))
    print(f"in all: {in_words(measurement.waits)}; at most {measurement.memory:.0f} MiB")
    print(
        f"{total} moves acknowledged, {lost} of them lost; {len(failed)} tables broke {failed[:1]}"
    )
    p99 = sorted(measurement.waits)[int(len(measurement.waits) * 0.99)] * 1000
    return p99 <= MOST_MS and measurement.memory <= MOST_MIB and not lost and not failed


def main() -> None:
    """Attack a server that is started for it."""
    parser = argparse.ArgumentParser(description="Attack a server while people play.")
    parser.add_argument("--seconds", type=float, default=600.0, help="of attacks, all together")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--only", action="append", choices=ATTACKS, metavar="NAME")
    parser.add_argument("--in-turns", action="store_true", help="one attack after the other")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="medici-attacks-") as folder:
        well = asyncio.run(measure(options, folder))
    sys.exit(0 if well else 1)


if __name__ == "__main__":
    main()
