"""``medici games``."""

import json
import re

from medici import GAMES
from tests.interfaces.cli.commands import medici


def test_games_lists_what_can_be_played() -> None:
    answer = medici("games")
    assert (answer.status, answer.err) == (0, "")
    for name, book in GAMES.items():
        assert re.search(
            rf"^{name} +{book.title} +{book.seats[0]}-{book.seats[-1]}", answer.out, re.M
        )
        assert all(f"{option}=" in answer.out for option in book.options)
    assert "medici play board" in answer.out


def test_games_as_json() -> None:
    answer = medici("games", "--json")
    assert (answer.status, answer.err) == (0, "")
    games = json.loads(answer.out)
    assert list(games) == ["board", "card", "dice"]
    assert games["dice"] == {
        "title": "Medici: The Dice Game",
        "players": [1, 2, 3, 4],
        "options": {},
    }
    assert games["board"]["options"]["edition"]["values"] == ["2016", "classic"]
    assert games["card"]["options"]["rising_monopoly"]["values"] == [False, True]
