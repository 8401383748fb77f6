"""The story of the dice game."""

from medici.presentation.story.scoring import score_sheet, tell_ending
from tests.presentation.story.english import after, ended, english, explain, last, paid, tell_next


def test_a_turn_of_the_dice_game() -> None:
    roll = "roll dye0 gold5 fur3 grain2 dye4"
    game = after("dice", 2, "first 1", roll, "choose 1 2 5", "choose 3")
    assert explain(game)[1:] == [
        "Bruno is drawn to roll first (D4).",
        "Bruno rolls dye 0, gold 5, fur 3, grain 2 and dye 4.",
        "Bruno enters dye 0, gold 5 and dye 4: 3 crosses in dye; ship worth 9.",
        "Ada enters fur 3: 1 cross in fur; ship worth 3.",
    ]
    game = after("dice", 2, "first 1", roll, "choose 2")
    assert last(game) == "Bruno enters gold 5: ship worth 5."


def test_D15_the_last_ship_must_be_filled() -> None:
    game = after("dice", 2, "first 1")
    game.state.room[0] = 0
    game.state.loading = 1
    words = tell_next(game, "roll dye0 gold5 fur3 grain2 dye4")
    assert words.endswith("Only Bruno's ship has room: it takes 7 dice (D15).")


def test_D21_tied_ships_are_paid_in_full() -> None:
    game = paid("dice", [20, 20, 10], [30, 30, 0])
    assert english(score_sheet(game).ships) == [
        "1st Ada and Bruno, worth 20: 30 each (D21)",
        "3rd Chen, worth 10: 0",
    ]


def test_D30_fuller_columns_decide() -> None:
    game = ended("dice", [90, 90, 80])
    game.state.crosses[0] = 3
    assert english(tell_ending(game)) == [
        "Ada and Bruno have equally many points: the fuller columns decide (D30).",
        "Ada wins with 90 points (D30).",
    ]
