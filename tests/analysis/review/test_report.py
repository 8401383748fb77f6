"""A review as a text and as a picture."""

from xml.etree import ElementTree

import pytest

from medici.analysis.review.plot import draw_curve
from medici.analysis.review.report import Report, aligned, drawn
from medici.analysis.review.summary import build_review
from medici.presentation.words.catalogue import words
from tests.analysis.review.made_up import made_up
from tests.record.games import Setup, played, setup_id

SETUPS: list[Setup] = [("board", 4, {}), ("card", 3, {}), ("dice", 2, {}), ("dice", 1, {})]


@pytest.mark.parametrize("lang", ["en", "pt-BR"])
@pytest.mark.parametrize("setup", SETUPS, ids=setup_id)
@pytest.mark.parametrize("futures", [0, 128])
def test_every_game_can_be_told(setup: Setup, lang: str, futures: int) -> None:
    game = played(setup, 8)
    review = build_review(game, made_up(game, 8, futures))
    text = "\n".join(Report(game, review, words(lang, "review", "reasons", "eye")).lines())
    assert "review-" not in text
    assert "{" not in text
    assert all(name in text for name in game.players)


def test_a_player_is_spoken_to_and_told_all_mistakes() -> None:
    game = played(("card", 3, {}), 2)
    review = build_review(game, made_up(game, 2, 128))
    texts = words("en", "review", "reasons", "eye")
    lines = list(Report(game, review, texts, seat=1).lines())
    own = [decision for decision in review.decisions if decision.seat == 1 and decision.mistake]
    assert len(own) > 3
    for decision in own:
        assert any(line.strip().startswith(f"Move {decision.n}, day") for line in lines)
    assert any(line.startswith("You ") for line in lines)
    assert any(": You took" in line for line in lines)
    assert not any("Player 2 took" in line for line in lines)


def test_a_game_that_is_not_over_says_so() -> None:
    game = played(("board", 4, {}), 2, moves=3)
    lines = list(
        Report(
            game, build_review(game, made_up(game, 2)), words("en", "review", "reasons", "eye")
        ).lines()
    )
    assert "not over" in lines[0]


def test_a_game_without_a_decision_has_nothing_to_blame() -> None:
    game = played(("board", 2, {}), 2, moves=1)
    review = build_review(game, made_up(game, 2))
    text = "\n".join(Report(game, review, words("en", "review", "reasons", "eye")).lines())
    assert "No decision was found that is behind another." in text


def test_curves_of_blocks() -> None:
    assert drawn([0, 1_000_000], alone=False) == "▁█"
    assert drawn([90, 100, 95], alone=True) == "▁█▄"
    assert len(drawn(list(range(500)), alone=True)) == 48
    assert drawn([7], alone=True) == "█"


def test_texts_in_a_table_stand_to_the_left() -> None:
    assert list(aligned([["a", "1", "Prior"], ["b", "10", "x"]], texts_after=2)) == [
        "a   1  Prior",
        "b  10  x",
    ]


@pytest.mark.parametrize("setup", SETUPS, ids=setup_id)
def test_the_picture_has_a_line_for_each_and_a_ring_for_each_mistake(setup: Setup) -> None:
    game = played(setup, 3)
    game.players[0] = "<Ada & Co>"
    review = build_review(game, made_up(game, 3, 128))
    picture = ElementTree.fromstring(draw_curve(review, "Chance", "Rings"))
    space = "{http://www.w3.org/2000/svg}"
    rings = picture.findall(f"{space}circle")
    assert len(rings) == sum(decision.mistake for decision in review.decisions) > 0
    lines = [path for path in picture.findall(f"{space}path") if path.get("stroke-width") == "2.5"]
    assert len(lines) == len(game.players)
    texts = [text.text for text in picture.findall(f"{space}text")]
    assert "<Ada & Co>" in texts
