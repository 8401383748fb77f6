"""Taking a move back."""

import pytest

from medici.record import Game, MediciError
from medici.record.undo import can_undo, undo


def presented() -> Game:
    """Bruno has opened an auction and Ada is asked."""
    game = Game("board", ["Ada", "Bruno"])
    for move in ("first 1", "card fur3", "auction"):
        game.play(move)
    return game


def test_the_last_to_act_takes_it_back() -> None:
    game = presented()
    assert can_undo(game, 1) is None
    earlier = undo(game)
    assert earlier.moves == game.moves[:-1]
    assert (earlier.actor, earlier.legal()) == (1, ["draw", "auction"])
    assert game.moves[-1] == (1, "auction")
    earlier.play("draw")


def test_not_after_somebody_else_has_acted() -> None:
    game = presented()
    game.play("bid 3")
    assert can_undo(game, 1) == "Ada has acted since (bid 3)"
    assert can_undo(game, 0) is None


def test_not_after_chance_has_acted() -> None:
    game = presented()
    for move in ("bid 3", "pass", "card dye1"):
        game.play(move)
    assert can_undo(game, 1) == "chance has acted since (card dye1)"
    with pytest.raises(MediciError, match="this cannot be taken back: nobody acted last"):
        undo(game)


def test_not_without_a_decision() -> None:
    game = Game("dice", 2)
    assert can_undo(game, 0) == "Player 1 has not decided anything yet"
    with pytest.raises(MediciError, match="cannot be taken back"):
        undo(game)


def test_not_when_the_game_is_over() -> None:
    game = presented()
    game.state.actor = 9
    assert can_undo(game, 1) == "the game is over"
    with pytest.raises(MediciError, match="the game is over"):
        undo(game)
