"""``medici games``."""

import json
import re

from medici import GAMES
from tests.cli.commands import medici


def test_games_lists_what_can_be_played() -> None:
    said = medici("games")
    assert (said.status, said.err) == (0, "")
    for name, book in GAMES.items():
        assert re.search(
            rf"^{name} +{book.title} +{book.seats[0]}-{book.seats[-1]}", said.out, re.M
        )
        assert all(f"{option}=" in said.out for option in book.options)
    assert "medici play board" in said.out


def test_games_as_json() -> None:
    said = medici("games", "--json")
    assert (said.status, said.err) == (0, "")
    games = json.loads(said.out)
    assert list(games) == ["board", "card", "dice"]
    assert games["dice"] == {
        "title": "Medici: The Dice Game",
        "players": [1, 2, 3, 4],
        "options": {},
    }
    assert games["board"]["options"]["edition"]["values"] == ["2016", "classic"]
    assert games["card"]["options"]["rising_monopoly"]["values"] == [False, True]
