"""Texts as files: rules, aids, tours, and what can be played, as over HTTP.

Only tours differ: their replays are made in the browser.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from medici.bots.catalogue import describe_bots
from medici.games import GAMES
from medici.games.catalogue import describe_games
from medici.tours import tour_text
from medici.words import LANGUAGES, aid, rules


def write_texts(folder: Path) -> None:
    """Write every text into ``texts/``; those in a language into its own folder."""
    for name, text in texts():
        path = folder / "texts" / f"{name}.json"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(msgspec.json.encode(text))


def texts() -> Iterator[tuple[str, Any]]:
    """Every text by its name."""
    yield "games", describe_games()
    yield "bots", describe_bots()
    for lang in LANGUAGES:
        for game in GAMES:
            yield f"{lang}/rules-{game}", rules(game, lang)
            yield f"{lang}/aid-{game}", aid(game, lang)
            yield f"{lang}/tour-{game}", tour_text(game, lang)
