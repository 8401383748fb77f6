"""Compile what tests run on, once, in two processes; later ones load it from the disk."""

from medici.games import GAMES
from medici.research.compilation import ALL, compile_steps, steps_of

PROCESSES = 2


def main() -> None:
    for _ in compile_steps(steps_of(GAMES, ALL.values()), PROCESSES):
        pass


if __name__ == "__main__":
    main()
