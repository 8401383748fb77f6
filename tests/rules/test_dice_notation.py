"""The dice game's moves as texts, both ways."""

import pytest

from medici.games.dice import DICE
from medici.games.dice.actions import CHOOSE, ROLL, STARTS
from medici.games.dice.dice import ROLLS
from medici.games.notation import NotationError


def test_every_action_has_a_text_of_its_own() -> None:
    actions = [
        *range(CHOOSE + 1, CHOOSE + 32),
        *range(STARTS, STARTS + 4),
        *range(ROLL, ROLL + ROLLS),
    ]
    texts = [DICE.move_name(action) for action in actions]
    assert len(set(texts)) == len(actions) == 31 + 4 + 7776
    assert [DICE.parse_move(text) for text in texts] == actions


def test_texts() -> None:
    assert DICE.move_name(CHOOSE + 0b00101) == "choose 1 3"
    assert DICE.move_name(CHOOSE + 0b11111) == "choose 1 2 3 4 5"
    assert DICE.move_name(STARTS + 2) == "first 2"
    assert DICE.move_name(ROLL + ROLLS - 1) == "roll gold5 gold5 gold5 gold5 gold5"
    text = "roll dye0 gold5 fur3 grain2 dye4"
    assert DICE.move_name(DICE.parse_move(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "choose",
        "choose ",
        "choose 0",
        "choose 6",
        "choose 01",
        "choose +1",
        "choose 3 1",
        "choose 1 1",
        "choose 1  3",
        "choose 1,3",
        "choose 1 3 ",
        " choose 1",
        "Choose 1",
        "choose 1\n",
        "first",
        "first 4",
        "first -1",
        "first 00",
        "first 1 2",
        "roll",
        "roll dye0 gold5 fur3 grain2",
        "roll dye0 gold5 fur3 grain2 dye4 gold5",
        "roll  dye0 gold5 fur3 grain2 dye4",
        "roll dye0 gold5 fur3 grain2 dye4 ",
        "roll\tdye0 gold5 fur3 grain2 dye4",
        "throw dye0 gold5 fur3 grain2 dye4",
        "pass",
        "5",
    ],
)
def test_bad_spellings_are_refused(text: str) -> None:
    with pytest.raises(NotationError, match="expected choose DICE, first SEAT or roll FACE"):
        DICE.parse_move(text)


@pytest.mark.parametrize(
    ("faces", "die", "wrong"),
    [
        ("dye1 gold5 fur3 grain2 dye4", 1, "dye1"),
        ("dye0 gold4 fur3 grain2 dye4", 2, "gold4"),
        ("dye0 gold5 fur2 grain2 dye4", 3, "fur2"),
        ("dye0 gold5 fur3 wine2 dye4", 4, "wine2"),
        ("dye0 gold5 fur3 grain2 Dye4", 5, "Dye4"),
        ("dye0 gold5 fur3 grain2 dye04", 5, "dye04"),
        ("dye0 gold5 fur3 grain2 dye", 5, "dye"),
    ],
)
def test_D2_faces_that_a_die_does_not_have_are_refused(faces: str, die: int, wrong: str) -> None:
    with pytest.raises(NotationError, match=rf"expected a face of die {die} .*got '{wrong}'"):
        DICE.parse_move(f"roll {faces}")
