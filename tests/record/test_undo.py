"""Taking a move back."""

from medici.record import Game
from medici.record.undo import can_undo, last_decision, last_person


def presented() -> Game:
    """Bruno has opened an auction and Ada is asked."""
    game = Game("board", ["Ada", "Bruno"])
    for move in ("first 1", "card fur3", "auction"):
        game.play(move)
    return game


def test_the_last_to_act_takes_it_back() -> None:
    game = presented()
    assert can_undo(game, 1) is None
    assert last_person(game) == 1
    before = last_decision(game, 1)
    assert before == 2
    earlier = game.before(before)
    assert earlier.moves == game.moves[:-1]
    assert (earlier.actor, earlier.legal()) == (1, ["draw", "auction"])


def test_not_after_another_person_has_acted_but_after_a_bot() -> None:
    game = presented()
    game.play("bid 3")
    assert can_undo(game, 1) == "Ada has acted since (bid 3)"
    assert can_undo(game, 0) is None
    assert can_undo(game, 1, bots=[0]) is None
    assert (last_person(game), last_person(game, bots=[0])) == (0, 1)
    assert last_decision(game, 1) == 2


def test_not_after_chance_has_acted() -> None:
    game = presented()
    for move in ("bid 3", "pass", "card dye1"):
        game.play(move)
    assert can_undo(game, 1) == "chance has acted since (card dye1)"
    assert can_undo(game, 1, bots=[0]) == "chance has acted since (card dye1)"
    assert last_person(game) == 1


def test_not_without_a_decision() -> None:
    game = Game("dice", 2)
    assert can_undo(game, 0) == "Player 1 has not decided anything yet"
    assert last_person(game) is None
    assert last_decision(game, 0) is None


def test_not_when_the_game_is_over() -> None:
    game = presented()
    game.state.actor = 9
    assert can_undo(game, 1) == "the game is over"
