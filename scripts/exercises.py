"""Add exercises that were found to those that ship, as different as there are.

What is trivial is left out, and so is what does not hold in futures that nothing was chosen by; an
ending is solved again. Those that ship already were checked so when they came.

medici puzzles board --count 90 --out found.json
medici puzzles board --endings --players 2 --out endings.json
python scripts/exercises.py found.json endings.json    # src/medici/analysis/puzzles/board.json
"""

import argparse
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import msgspec

from medici.analysis.puzzles.exercise import (
    Collection,
    Exercise,
    file_of,
    read_collection,
    write_collection,
)
from medici.analysis.puzzles.recheck import CHECKED_IN, recheck
from medici.analysis.puzzles.trivial import is_trivial

SHIPPED = 72
SEED = 11  # of the futures that decide


def traits(exercise: Exercise) -> list[str]:
    """What makes an exercise like others."""
    game = exercise.game()
    players = f"{len(game.players)} players"
    return [
        players,
        f"day {game.day}",
        exercise.finding.id,
        f"{players}, {exercise.finding.id}",
        *exercise.themes,
    ]


def varied(exercises: Sequence[Exercise], count: int) -> list[Exercise]:
    """So many of them: always the one of which there is least so far, the earlier found first."""
    chosen: list[Exercise] = []
    seen: Counter[str] = Counter()
    left = [(exercise, traits(exercise)) for exercise in exercises]
    while left and len(chosen) < count:
        best = min(left, key=lambda pair: sum(seen[trait] for trait in pair[1]) / len(pair[1]))
        left.remove(best)
        chosen.append(best[0])
        seen.update(best[1])
    return chosen


def holds(exercise: Exercise, place: str) -> bool:
    """Whether a found exercise may ship; says so."""
    if is_trivial(exercise):
        print(f"{place} {exercise.id}: trivial", flush=True)
        return False
    again = recheck(exercise, CHECKED_IN, SEED)
    told = "holds" if again.holds else "does not hold"
    print(f"{place} {exercise.id}: {told}, {again.cost:.3f} +- {again.error:.3f}", flush=True)
    return again.holds


def add(game: str, found: Sequence[Collection], count: int) -> None:
    """Write exercises of a game into the package: those that ship, and those that were found."""
    shipped = read_collection(file_of(game), game)
    kept = [exercise for exercise in shipped.exercises if not is_trivial(exercise)]
    known = {exercise.id for exercise in shipped.exercises}
    new = [one for part in found for one in part.exercises if one.id not in known]
    stood = [one for place, one in enumerate(new, 1) if holds(one, f"{game} {place} of {len(new)}")]
    shipped.exercises = varied([*kept, *stood], count)
    shipped.searched += sum(part.searched for part in found)
    write_collection(file_of(game), shipped)
    print(f"{game}: {len(kept)} kept, {len(stood)} of {len(new)} stand", end=", ")
    print(f"{len(shipped.exercises)} ship")
    counted = Counter(trait for one in shipped.exercises for trait in traits(one))
    for trait, number in sorted(counted.items()):
        print(f"  {number:2} {trait}")


def main() -> None:
    """Read what was found, and add it game by game."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("files", nargs="+", type=Path, help="exercises of `medici puzzles --out`")
    parser.add_argument(
        "--count", type=int, default=SHIPPED, help=f"of each game that ship at most ({SHIPPED})"
    )
    options = parser.parse_args()
    found = [
        msgspec.json.decode(path.read_bytes(), type=Collection) for path in sorted(options.files)
    ]
    for game in sorted({part.game for part in found}):
        add(game, [part for part in found if part.game == game], options.count)


if __name__ == "__main__":
    main()
