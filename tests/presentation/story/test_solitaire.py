"""The story of the dice game played alone."""

from medici.presentation.story.scoring import tell_scoring
from tests.presentation.story.english import (
    after,
    english,
    explain,
    for_good,
    last,
    paid,
    played,
    tell_next,
)


def test_D61_the_enemy_gets_the_rest() -> None:
    game = after("dice", 1, "roll dye0 gold5 fur3 grain2 dye4", "choose 3")
    words = "The enemy gets circles (D61): 1 in grain; 3 in dye."
    assert last(game) == f"Ada enters fur 3: 1 cross in fur; ship worth 3. {words}"
    game = after("dice", 1, "roll gold5 gold5 gold5 gold5 gold5", "choose 3")
    assert last(game) == "Ada enters gold 5: ship worth 5."
    game.state.room[0] = 1
    game.play("roll gold5 gold5 gold5 gold5 gold5")
    assert tell_next(game, "choose 3") == "Ada enters gold 5: ship worth 10. Ada's ship is full."


def test_D64_and_D65_solitaire() -> None:
    game = paid("dice", [31], [41])
    game.state.crosses[3], game.state.circles[3] = 9, 8
    game.state.crosses[0], game.state.circles[0] = 1, 2
    game.days[-1]["goods"]["dye"] = [10]
    game.days[-1]["bonus"]["dye"] = [10]
    lines = english(tell_scoring(game))
    assert lines[1] == "Ship (D63): worth 31, and 10 more from 30 on: 41."
    assert lines[2] == "For cloth (D64): 1 cross against 2 circles: 0."
    assert lines[5] == (
        "For dye (D64): 9 crosses against 8 circles: 10; bonus for Ada, 9 crosses: 10 (D23)."
    )
    game.state.circles[3] = 9
    assert for_good(game, "dye") == ["9 circles, a breakthrough of the enemy: nothing (D65)"]
    assert for_good(game, "fur") == ["nothing, because of the enemy's breakthrough (D65)"]
    assert english(tell_scoring(game))[-1] == "Points now: Ada 0."


def test_D66_a_title_is_earned() -> None:
    end = explain(played("dice", 1, seed=2))[-1]
    assert end.startswith("Ada ends with")
    assert end.endswith("(D66).")
