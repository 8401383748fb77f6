"""Texts as files: rules, aids, tours, and what can be played, as over HTTP; and exercises.

Only tours differ: their replays are made in the browser.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from medici.analysis.puzzles.exercise import exercises_of
from medici.games import GAMES
from medici.games.catalogue import describe_games
from medici.presentation.tours import tour_text
from medici.presentation.words import LANGUAGES, aid, rules


def write_texts(folder: Path) -> None:
    """Write every text into ``texts/``; those in a language into its own folder."""
    for name, text in texts():
        write(folder / "texts" / f"{name}.json", text)


def write_exercises(folder: Path) -> None:
    """Write the exercises of each game into ``exercises/``, and how many there are.

    They lie apart, since every page of rules knows the addresses of all texts.
    """
    for game in GAMES:
        write(folder / "exercises" / f"{game}.json", exercises_of(game))
    counts = [len(exercises_of(game)) for game in GAMES]
    write(folder / "exercises" / "counts.json", counts)


def write(path: Path, text: Any) -> None:
    """Write something as JSON."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.encode(text))


def texts() -> Iterator[tuple[str, Any]]:
    """Every text by its name."""
    yield "games", describe_games()
    for lang in LANGUAGES:
        for game in GAMES:
            yield f"{lang}/rules-{game}", rules(game, lang)
            yield f"{lang}/aid-{game}", aid(game, lang)
            yield f"{lang}/tour-{game}", tour_text(game, lang)
