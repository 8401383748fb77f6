"""The guide tells every field of an observation, and every choice, as the code has them."""

from pathlib import Path

import pytest

from medici.games import GAMES
from medici.research.envs import ENCODINGS, Field
from medici.research.envs.nature_actions import Chances
from medici.research.envs.observations.encoding import width
from medici.research.envs.registration import ids

GUIDE = Path(__file__).parents[3] / "docs" / "envs.md"
PAGE = GUIDE.read_text(encoding="utf-8")


def field_table(fields: tuple[Field, ...], start: str) -> str:
    """Fields as a table of the guide."""
    lines, at = ["| from | numbers | field | meaning |", "| --- | --- | --- | --- |"], 0
    for field in fields:
        lines.append(f"| {start}{at} | {field.size} | {field.name} | {field.meaning} |")
        at += field.size
    return "\n".join(lines) + "\n"


def observations(game: str) -> str:
    """What the guide should say about a game's observations."""
    encoding = ENCODINGS[game]
    seats, wide = width(encoding.table), width(encoding.seat)
    players = GAMES[game].seats
    sizes = ", ".join(str(encoding.size(count)) for count in players)
    return (
        f"An observation of the {game} game has {sizes} numbers with {players[0]} to "
        f"{players[-1]} players. The table comes first:\n\n{field_table(encoding.table, '')}\n"
        f"From {seats} on follow {wide} numbers for every seat, the own first and then "
        f"clockwise:\n\n{field_table(encoding.seat, '+')}"
    )


@pytest.mark.parametrize("game", GAMES)
def test_the_guide_tells_every_field(game: str) -> None:
    assert observations(game) in PAGE, f"expected in {GUIDE}:\n\n{observations(game)}"


@pytest.mark.parametrize("game", GAMES)
def test_the_fields_are_where_the_guide_says(game: str) -> None:
    encoding = ENCODINGS[game]
    for players in GAMES[game].seats:
        places = list(encoding.places(players))
        starts = [place.start for place in places]
        assert starts == [sum(each.size for each in places[:at]) for at in range(len(places))]
        first = next(place for place in places if place.name.startswith("seat 0: "))
        assert first.start == width(encoding.table)
        assert encoding.size(players) == width(encoding.table) + players * width(encoding.seat)


def test_the_guide_names_every_environment() -> None:
    for name in ids():
        assert f"`{name}`" in PAGE


def test_the_guide_counts_choices() -> None:
    for game in GAMES:
        kinds = Chances(game, 0).choices
        assert f"| {game} | {ENCODINGS[game].choices} | {kinds:,} |" in PAGE
