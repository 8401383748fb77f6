"""The verbs that a game lends: unbound they say so, bound they are the game's own."""

import inspect

import pytest

from medici.bots import playout
from medici.bots.futures import finish, payoff
from medici.bots.halving import explore
from medici.bots.verbs import VERBS, UnboundVerbError, bound, verbs_of
from medici.games import GAMES
from medici.games.board import BOARD
from medici.games.board.state import Board
from medici.kernel import fingerprint
from medici.kernel.rule import global_names

POLICIES = {"choose", "random_move", "weighed_move", "candidates"}


@pytest.mark.parametrize("name", VERBS)
def test_an_unbound_verb_says_which_one_it_is(name: str) -> None:
    verb = VERBS[name]
    nothing = [None] * len(inspect.signature(verb).parameters)
    with pytest.raises(UnboundVerbError, match=f"expected the verb '{name}' of a game"):
        verb(*nothing)


def test_a_loop_that_was_never_bound_says_what_it_lacks() -> None:
    t = Board()
    BOARD.new(t, 3, 0)
    with pytest.raises(UnboundVerbError, match="nature_move"):
        playout.play_out(t, None)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_brings_all_verbs_but_its_policies(game: str) -> None:
    assert set(verbs_of(GAMES[game])) == set(VERBS) - POLICIES


def test_binding_reaches_the_rules_that_a_rule_calls() -> None:
    verbs = verbs_of(BOARD, weighed_move=BOARD.total)
    whole = bound(explore, verbs)
    names = whole.__globals__
    assert names["act"] is BOARD.act
    assert names["finish"].__globals__["nature_move"] is BOARD.nature_move
    assert names["payoff"].__globals__["wins"] is BOARD.wins
    assert finish.__globals__["nature_move"] is VERBS["nature_move"]


def test_what_calls_no_verb_is_not_copied() -> None:
    assert bound(BOARD.wins, verbs_of(BOARD)) is BOARD.wins


def test_bound_and_unbound_rules_have_fingerprints_of_their_own() -> None:
    marks = {fingerprint(bound(payoff, verbs_of(book))) for book in GAMES.values()}
    assert len(marks | {fingerprint(payoff)}) == len(GAMES) + 1
    assert "wins" in global_names(payoff)  # type: ignore[arg-type]
