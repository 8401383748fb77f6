"""Hold the board game against a program that plays the bench policy as one straight loop.

The program is a C file, or an executable, that prints a line for each number of players:
``4 C 57.09 M dec/s 338.4 k games/s 168.70 dec/game``. Both run on the same core, in turns.

    python benchmarks/against.py board.c --rounds 3
"""

import argparse
import os
import re
import subprocess
import tempfile
from pathlib import Path

from medici.games import GAMES
from medici.research.arena.bench import measure

LINE = re.compile(r"(\d) \S+ ([\d.]+) M dec/s .* ([\d.]+) dec/game")


def built(source: Path, folder: Path) -> Path:
    """The program, compiled if it is a C file."""
    if source.suffix != ".c":
        return source.resolve()
    program = folder / "yardstick"
    subprocess.run(["cc", "-O3", "-march=native", str(source), "-o", str(program)], check=True)
    return program


def yardstick(program: Path) -> dict[int, tuple[float, float]]:
    """Decisions a second and decisions a game, by number of players."""
    printed = subprocess.run([str(program)], check=True, capture_output=True, text=True).stdout
    return {
        int(line[1]): (float(line[2]) * 1e6, float(line[3]))
        for line in map(LINE.match, printed.splitlines())
        if line
    }


def main() -> None:
    """Measure in turns and print the ratios."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program", type=Path)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--core", type=int, default=max(os.sched_getaffinity(0)))
    asked = parser.parse_args()
    os.sched_setaffinity(0, {asked.core})
    with tempfile.TemporaryDirectory() as folder:
        program = built(asked.program, Path(folder))
        for number in range(1, asked.rounds + 1):
            print(f"round {number}: players, compiled/yardstick, yardstick/objects, decisions")
            for players, (limit, length) in yardstick(program).items():
                ours = measure(GAMES["board"], players, 0.3, 1)
                print(
                    f"  {players}  {ours.compiled / limit:.3f}  1/{limit / ours.objects:.0f}  "
                    f"{ours.decisions_per_game:.2f} against {length:.2f}",
                    flush=True,
                )


if __name__ == "__main__":
    main()
