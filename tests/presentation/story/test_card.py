"""The story of the card game."""

from medici.presentation.story import telling as story
from medici.presentation.words import words
from tests.presentation.story.english import NAMES, after, explain, for_good, paid, tell_next


def test_a_turn_of_the_card_game() -> None:
    moves = ["first 0", "card cloth2", "reveal", "card cloth0x2", "reveal", "card fur0g"]
    game = after("card", 2, *moves, "take 1 3", "reveal")
    assert explain(game)[1:] == [
        "Ada is drawn to start (C4).",
        "Ada turns up cloth 2.",
        "Ada reveals another card.",
        "It is double cloth 0.",
        "Ada reveals another card.",
        "It is green fur 0.",
        "Ada takes green fur 0 and cloth 2.",
        "Bruno reveals a card.",
    ]


def test_cards_are_revealed_by_one_word_where_the_board_game_has_another() -> None:
    game = after("card", 2, "first 0", "card cloth2", "reveal")
    told = [words("fr").paragraph(lines, NAMES) for lines in story.explain(game, 1)]
    assert told[-2:] == ["Ada révèle étoffe 2.", "Ada révèle une autre carte."]


def test_C20_one_last_turn() -> None:
    game = after("card", 3, "first 0", "card cloth2")
    game.state.room[:3] = [1, 0, 4]
    assert tell_next(game, "take 1") == (
        "Ada takes cloth 2. Ada's ship is full. Only Chen's ship has room: one last turn (C20)."
    )
    game.state.room[:3] = [2, 0, 0]
    assert tell_next(game, "take 1") == "Ada takes cloth 2."


def test_C33_goods_that_nobody_has_and_C35_a_risen_monopoly() -> None:
    game = paid("card", [0, 0, 0], [0, 0, 0], rising_monopoly=True)
    assert for_good(game, "fur") == ["nobody has any"]
    game.state.icons[1:15:5] = [8, 5, 0]
    game.days[-1]["goods"]["fur"] = [10, 5, 0]
    game.days[-1]["bonus"]["fur"] = [20, 10, 0]
    assert for_good(game, "fur") == [
        "1st Ada, 8 icons: 10",
        "2nd Bruno, 5 icons: 5",
        "monopoly for Ada, 8 icons: 20 (C35)",
        "monopoly for Bruno, 5 icons: 10 (C34)",
    ]
