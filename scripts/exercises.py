"""Choose the exercises that ship out of those that were found, as different as there are.

medici puzzles board --count 90 --out board.json
python scripts/exercises.py board.json    # writes src/medici/puzzles/board.json
"""

import sys
from collections import Counter
from pathlib import Path

import msgspec

from medici.puzzles.exercise import Collection, Exercise, read_collection, write_collection
from medici.puzzles.findings import finding
from medici.puzzles.shipped import file_of

SHIPPED = 30


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


def retold(exercise: Exercise) -> Exercise:
    """An exercise in the present words."""
    said = finding(exercise.game(), exercise.best, exercise.answers, exercise.obvious)
    return msgspec.structs.replace(exercise, finding=said)


def main(file: Path) -> None:
    """Write the exercises of a game into the package."""
    game = msgspec.json.decode(file.read_bytes(), type=Collection).game
    found = read_collection(file, game)
    chosen = varied([retold(exercise) for exercise in found.exercises], SHIPPED)
    shipped = Collection(game, found.seed, found.searched, chosen)
    write_collection(file_of(game), shipped)
    print(f"{len(chosen)} of {len(found.exercises)} exercises, {found.searched} games")
    for trait, number in sorted(Counter(t for e in chosen for t in traits(e)[:3]).items()):
        print(f"  {number:2} {trait}")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
