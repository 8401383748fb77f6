"""Choose the exercises that ship out of those that were found, as different as there are.

Each is weighed once more, in futures that nothing was chosen by; what does not stand is left out.

medici puzzles board --count 90 --out board.json
python scripts/exercises.py board.json    # writes src/medici/analysis/puzzles/board.json
"""

import sys
from collections import Counter
from pathlib import Path

import msgspec

from medici.analysis.puzzles.exercise import (
    Collection,
    Exercise,
    file_of,
    read_collection,
    write_collection,
)
from medici.analysis.puzzles.search import MANY, measure_again

SHIPPED = 30
SEED = 11  # of the futures that decide


def traits(exercise: Exercise) -> list[str]:
    """What makes an exercise like others."""
    game = exercise.game()
    return [
        f"{len(game.players)} players",
        f"day {game.day}",
        exercise.finding.id,
        f"{len(game.players)} players, {exercise.finding.id}",
    ]


def varied(exercises: list[Exercise], count: int) -> list[Exercise]:
    """So many of them: always the one of which there is least so far, the earlier found first."""
    chosen: list[Exercise] = []
    seen: Counter[str] = Counter()
    left = [(exercise, traits(exercise)) for exercise in exercises]
    while left and len(chosen) < count:
        best = min(left, key=lambda pair: sum(seen[trait] for trait in pair[1]))
        left.remove(best)
        chosen.append(best[0])
        seen.update(best[1])
    return chosen


def main(file: Path) -> None:
    """Weigh what was found once more, and write exercises of a game into the package."""
    game = msgspec.json.decode(file.read_bytes(), type=Collection).game
    found = read_collection(file, game)
    stood = [measure_again(exercise, MANY, SEED) for exercise in found.exercises]
    chosen = varied([exercise for exercise in stood if exercise is not None], SHIPPED)
    shipped = Collection(game, found.seed, found.searched, chosen)
    write_collection(file_of(game), shipped)
    still = sum(exercise is not None for exercise in stood)
    print(
        f"{len(found.exercises)} found in {found.searched} games, {still} stand, {len(chosen)} ship"
    )
    for trait, number in sorted(Counter(t for e in chosen for t in traits(e)[:3]).items()):
        print(f"  {number:2} {trait}")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
