"""Reasons in games that are kept, and in positions where strangers were told what is not so."""

from pathlib import Path

import pytest

from medici import Game
from medici.analysis.reasons.explain import why_better, why_worth
from medici.analysis.reasons.facts import Fact, reason
from medici.presentation.story.line import Line
from medici.presentation.words.catalogue import words
from medici.record import read_record, replay

GOLDEN = Path(__file__).parents[2] / "golden"

# The game, the number of a move, and what was better by a long look.
SAID = [
    (
        "board-4",
        5,
        "pass",
        "Why: the bid is 10 florins for a card worth 1; 23 are still to come today, "
        "with 3.1 on average.",
    ),
    (
        "board-4",
        80,
        "bid 1",
        "Why: the ship is then worth 15 and in place 2, otherwise 2 and in place 4: "
        "20 florins more, if the day ended now.",
    ),
    (
        "board-4",
        84,
        "bid 1",
        "Why: nobody still to speak can bid more than 1, and it is 6 florins less.",
    ),
    (
        "board-4",
        107,
        "bid 6",
        "Why: level 5 in spice instead of level 4: 5 florins more as a bonus, on each "
        "of the 2 days left.",
    ),
    (
        "board-4",
        142,
        "pass",
        "Why: the bid is 5 florins, and the lot would bring 0, if the day ended now.",
    ),
    (
        "board-4",
        162,
        "pass",
        "Only the futures say so: what one can see does not decide it.",
    ),
    (
        "card-4",
        15,
        "reveal",
        "Why: after 103 of the 103 cards in the deck there is more to take than cloth 2.",
    ),
    (
        "card-4",
        44,
        "take 1",
        "Only the futures say so. What one can see speaks against it: 0 of dye "
        "instead of 1: 10 florins less for the rank, if the day ended now.",
    ),
    (
        "dice-4",
        3,
        "choose 2 3 5",
        "Why: 5 crosses in all and 4 free spaces, instead of 2 and 5.",
    ),
    (
        "dice-4",
        10,
        "choose 3",
        "Why: the ship is then worth 4 and in place 2, otherwise 1 and in place 4: 20 "
        "points more, if the round ended now.",
    ),
    (
        "dice-4",
        46,
        "choose 5",
        "Why: 9 crosses in fur instead of 7: 10 points more as a bonus, in each of "
        "the 2 rounds left.",
    ),
    (
        "dice-4",
        24,
        "choose 5",
        "Only the futures say so. What one can see speaks against it: of what is "
        "left, Player 3 can have 15 points more by the next move, otherwise 5, if the "
        "round ended then.",
    ),
]


@pytest.mark.parametrize(("name", "number", "better", "said"), SAID)
def test_the_reason_that_decides_is_told(name: str, number: int, better: str, said: str) -> None:
    game = replay(read_record(GOLDEN / f"{name}-whole.json"))
    before = game.before(number - 1)
    told = why_better(before, better, game.moves[number - 1][1])
    assert words("en", "reasons").sentence(told, game.players) == said


def auctioned(*lot: str) -> Game:
    """A first lot of a game for four, which Bruno is asked about first."""
    game = Game("board", players=["Ada", "Bruno", "Chiara", "Lucia"])
    game.play("first 0")
    game.play(f"card {lot[0]}")
    for card in lot[1:]:
        game.play("draw")
        game.play(f"card {card}")
    if len(lot) < 3:
        game.play("auction")
    return game


def test_no_reason_is_made_up_against_what_one_can_see() -> None:
    cheap = auctioned("fur4", "spice3", "dye4")
    assert why_better(cheap, "bid 1", "pass").id == "reason-why"
    assert why_better(cheap, "pass", "bid 1").id == "reason-against"
    assert why_worth(auctioned("gold10", "spice0"), 3, wanted=False).id == "reason-none"
    gold = auctioned("gold10")
    assert why_worth(gold, 3, wanted=True).id == "reason-why"
    assert why_worth(gold, 3, wanted=False).id == "reason-against"


def fact(weight: float) -> Fact:
    return Fact(weight, Line("reason-saves", {"n": 1, "bid": 1}))


@pytest.mark.parametrize(
    ("weights", "said"),
    [
        ([], "reason-none"),
        ([0.4, 0.5], "reason-none"),
        ([5.0, -2.0], "reason-why"),
        ([3.0, 3.0, -4.0], "reason-why"),
        ([-5.0, 2.0], "reason-against"),
        ([-3.0, -3.0, 4.0], "reason-none"),
    ],
)
def test_all_facts_together_must_agree(weights: list[float], said: str) -> None:
    assert reason([fact(weight) for weight in weights]).id == said
