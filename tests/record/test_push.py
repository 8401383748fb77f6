"""Moves that are pushed can be taken back, at once; others by playing the game again."""

import random
from copy import deepcopy

import pytest

import medici
from medici.games import GAMES
from medici.record import Game, MediciError


@pytest.mark.parametrize("name", GAMES)
def test_all_moves_of_a_game_can_be_taken_back(name: str) -> None:
    source, game = random.Random(1), Game(name, players=2)
    before = []
    while not game.over:
        before.append(deepcopy(game))
        move = source.choice(game.legal())
        (game.push if source.random() < 0.7 else game.play)(move)
    for earlier in reversed(before):
        state, last = game.state, game.moves[-1][1]
        assert game.pop() == last
        assert game == earlier
        assert game.state is not state
    assert game.pushed == []


def test_a_pushed_move_costs_one_copy(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long the game is: nothing is played again."""
    game = Game("dice", players=2)
    game.let_nature_act(random.Random(1))
    move = game.legal()[0]
    monkeypatch.setattr(Game, "before", lambda *_: pytest.fail("played again"))
    for _ in range(3):
        game.push(move)
        assert game.pop() == move


def test_copies_take_back_for_themselves() -> None:
    game = Game("card", players=2)
    game.push("first 1")
    twin = game.copy()
    twin.push(twin.legal()[0])
    twin.pop()
    twin.pop()
    twin.push("first 0")
    assert game.moves == [(medici.NATURE, "first 1")]
    assert game.pop() == "first 1"
    assert game == Game("card", players=2)


def test_a_game_from_a_position_keeps_the_days_it_scored() -> None:
    source, game = random.Random(3), Game("dice", players=2)
    while game.day < 2:
        game.play(source.choice(game.legal()))
    later = Game.from_position(game.position())
    while later.day < 3:
        later.push(source.choice(later.legal()))
    assert len(later.days) == 1
    later.pop()
    assert later.days == []


def test_an_illegal_move_is_not_pushed_and_no_move_cannot_be_popped() -> None:
    game = Game("board", players=3)
    with pytest.raises(medici.IllegalMove):
        game.push("bid 7")
    assert game.pushed == []
    with pytest.raises(MediciError, match="expected a move to take back; none has been made"):
        game.pop()
