"""Whole games told in every language."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

import medici.presentation.story
from medici.games.dice.solitaire import TITLES
from medici.presentation.story.line import Line, Part
from medici.presentation.story.solitaire import title_id
from medici.presentation.story.telling import explain
from medici.presentation.words import LANGUAGES, Words, words
from medici.presentation.words.catalogue import CATALOGUES, STORIES, catalogues
from medici.record import Game
from tests.long_run import rows_long_unless
from tests.presentation.story.english import played

TABLES = [
    *(("board", players) for players in range(2, 7)),
    *(("card", players) for players in range(2, 7)),
    *(("dice", players) for players in range(1, 5)),
]
USUAL = [("board", 6), ("card", 2), ("dice", 1), ("dice", 4)]


class Strict(Words):
    """Words that refuse a message without all its arguments."""

    def say(self, message: str, args: Mapping[str, float | str] | None = None) -> str:
        text, missing = self.format(message, args or {})
        assert missing == [], message
        return text


def within(line: Line) -> Iterator[Line]:
    """A line and the lines in it."""
    yield line
    for arg in line.args.values():
        if isinstance(arg, Part):
            for inner in arg.lines or ():
                yield from within(inner)


@pytest.mark.parametrize(("name", "players"), rows_long_unless(USUAL, TABLES))
def test_every_game_can_be_told_in_every_language(name: str, players: int) -> None:
    game = played(name, players, seed=players)
    for lang in LANGUAGES:
        strict = Strict(lang, *(catalogues(lang)[name] for name in CATALOGUES))
        for lines in explain(game):
            text = strict.paragraph(lines, game.players)
            assert text.strip() == text
            assert "story-" not in text
            assert "{" not in text
            assert "  " not in text


def test_every_sentence_in_the_source_is_in_the_catalogues_and_the_other_way_round() -> None:
    folder = Path(medici.presentation.story.__file__).parent
    source = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    written = set(re.findall(r'"(story-[a-z-]*[a-z])"', source))
    built = {title_id(title) for _, title in TITLES}
    for span, coin in (("day", "florins"), ("round", "points")):
        built |= {f"story-{span}", f"story-scoring-{span}", f"story-now-{coin}"}
        built |= {f"story-wins-{coin}", f"story-win-{coin}"}
    helpers = {"story-list", "story-list-last", "story-parts", "story-nth"}
    helpers |= {"story-card", "story-card-double", "story-card-green"}
    texts = "\n".join(catalogues("en")[name] for name in STORIES)
    known = set(re.findall(r"^(story-[a-z-]+) =", texts, re.MULTILINE))
    assert written | built | helpers == known


def test_the_same_game_in_two_languages() -> None:
    game = Game("card", ["Ada", "Bruno"])
    for move in ["first 0", "card cloth2", "reveal", "card fur0x2", "reveal", "card fur0g"]:
        game.play(move)
    game.play("take 1 2 3")
    assert list(words("en").story(game))[-1] == "Ada takes green fur 0, double fur 0 and cloth 2."
    assert list(words("pt-BR").story(game))[-1] == (
        "Ada pega pele 0 verde, pele 0 dupla e tecido 2."
    )
    assert list(words("pt-BR").story(game, since=7)) == []


@pytest.mark.parametrize(
    ("lang", "names", "said"),
    [
        ("en", ["Ada", "Bruno", "Inés"], "Ada, Bruno and Inés"),
        ("es", ["Ada", "Bruno", "Chen"], "Ada, Bruno y Chen"),
        ("es", ["Ada", "Inés"], "Ada e Inés"),
        ("es", ["Ada", "Hilario", "Isabel"], "Ada, Hilario e Isabel"),
        ("es", ["Inés", "Íñigo"], "Inés e Íñigo"),
        ("es", ["Inés", "Hiedra"], "Inés y Hiedra"),
        ("it", ["Ada", "Ines"], "Ada e Ines"),
        ("es", ["Ada"], "Ada"),
    ],
)
def test_names_in_a_row(lang: str, names: list[str], said: str) -> None:
    assert words(lang).join(names) == said


@pytest.mark.parametrize("card", ["fur", "3", "fur3x4", "", "Fur3"])
def test_what_is_no_card_has_no_words(card: str) -> None:
    with pytest.raises(LookupError):
        words("en").card(card)


def test_a_message_that_is_not_there_is_not_said() -> None:
    with pytest.raises(LookupError):
        words("en").say("story-of-nobody")
