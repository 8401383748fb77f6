"""The texts of the card game's moves, both ways."""

import pytest

from medici.games.actors import SEATS
from medici.games.card.actions import CARD, REVEAL, STARTS, TAKE
from medici.games.card.notation import move_name, parse_move
from medici.games.card.state import KINDS
from medici.games.goods import GOODS
from medici.games.notation import NotationError

ACTIONS = [
    REVEAL,
    *(TAKE + mask for mask in (1, 3, 5, 7)),
    *(STARTS + seat for seat in range(SEATS)),
    *(CARD + kind for kind in range(KINDS)),
]
TEXTS = [
    "reveal",
    *("take 1", "take 1 2", "take 1 3", "take 1 2 3"),
    *(f"first {seat}" for seat in range(SEATS)),
    *(f"card {good}{value}" for good in GOODS for value in (2, 3, 4, 5)),
    *(f"card {good}0x2" for good in GOODS),
    *(f"card {good}0g" for good in GOODS),
    *("card neutral2", "card neutral7"),
]


@pytest.mark.parametrize(("action", "text"), list(zip(ACTIONS, TEXTS, strict=True)))
def test_each_action_has_one_text(action: int, text: str) -> None:
    assert move_name(action) == text
    assert parse_move(text) == action


def test_actions_are_all_different() -> None:
    assert len(set(ACTIONS)) == len(ACTIONS)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Reveal",
        "reveal ",
        " reveal",
        "reveal 1",
        "take",
        "take 0",
        "take 2",
        "take 3",
        "take 2 3",
        "take 2 1",
        "take 1 1",
        "take 1 3 2",
        "take 1 4",
        "take 1 2 3 4",
        "take  1",
        "take 1  2",
        "take 1,2",
        "take 01",
        "take +1",
        "take 1\n",
        "first",
        "first 6",
        "first -1",
        "first 02",
        "card",
        "card cloth",
        "card cloth0",
        "card cloth1",
        "card cloth6",
        "card cloth2g",
        "card cloth2x2",
        "card cloth0x1",
        "card cloth02",
        "card neutral0",
        "card neutral3",
        "card gold5",
        "card Cloth2",
        "card  cloth2",
        "cloth2",
        "pass",
    ],
)
def test_other_spellings_are_refused(text: str) -> None:
    with pytest.raises(NotationError, match="expected reveal, take 1") as caught:
        parse_move(text)
    assert caught.value.text == text
