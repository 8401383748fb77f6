"""The verbs that a game lends: unbound they say so, bound they are the game's own."""

from random import Random

import pytest

from medici.bots.compiled import playout, verbs
from medici.bots.compiled.engine import every_move
from medici.bots.compiled.lineup import finish_game, play_move
from medici.bots.compiled.verbs import verbs_of
from medici.bots.search.rules import explore
from medici.games import GAMES
from medici.games.board import BOARD
from medici.games.board.state import Board
from medici.kernel import bound, compiled, fingerprint

STAND_INS = [name for name, value in vars(verbs).items() if hasattr(value, "is_unbound")]
POLICIES = {
    "plain_move",
    "choose",
    "choose_move",
    "random_move",
    "heuristic_move",
    "advance",
    "infer",
}


@pytest.mark.parametrize("name", STAND_INS)
def test_an_unbound_verb_says_which_one_it_is(name: str) -> None:
    with pytest.raises(TypeError, match=f"expected a rule that is bound to the name {name};"):
        getattr(verbs, name)()


def test_a_loop_that_was_never_bound_says_what_it_lacks() -> None:
    t = Board()
    BOARD.new(t, 3, 0)
    with pytest.raises(TypeError, match="bound to the name nature_move"):
        playout.play_out(t, Random(1))
    with pytest.raises(TypeError, match="bound to the name choose"):
        compiled(bound(playout.play_out, verbs_of(BOARD)))


@pytest.mark.parametrize("game", GAMES)
def test_a_game_brings_all_verbs_but_its_policies(game: str) -> None:
    assert set(verbs_of(GAMES[game])) == set(STAND_INS) - POLICIES


def test_binding_reaches_the_rules_that_a_rule_calls() -> None:
    names = bound(explore, verbs_of(BOARD, advance=play_move)).__globals__
    assert names["act"] is BOARD.act
    onward = names["finish_game"].__globals__["advance"]
    assert onward.__globals__["nature_move"] is BOARD.nature_move
    assert names["payoff"].__globals__["wins"] is BOARD.wins
    assert finish_game.__globals__["advance"] is verbs.advance
    assert play_move.__globals__["nature_move"] is verbs.nature_move


def test_what_calls_no_verb_is_not_copied() -> None:
    assert bound(BOARD.wins, verbs_of(BOARD)) is BOARD.wins


def test_a_rule_bound_to_two_games_is_two_rules() -> None:
    marks = {fingerprint(bound(every_move, verbs_of(book))) for book in GAMES.values()}
    assert len(marks) == len(GAMES)
