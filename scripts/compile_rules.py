"""Compile what most tests run on, once, in two processes; later ones load it from the disk."""

from medici.games import GAMES
from medici.research.compilation import ALL, compile_steps, steps_of

PROCESSES = 2
PARTS = ("series", "luck", "skill", "bots")  # the longest first


def main() -> None:
    for _ in compile_steps(steps_of(GAMES, [ALL[name] for name in PARTS]), PROCESSES):
        pass


if __name__ == "__main__":
    main()
