"""Playing: who acts, what is legal, and what nature can do."""

from fractions import Fraction
from random import Random

import pytest

from medici import new
from tests.record.games import Setup, played, step
from tests.record.positions import EACH_GAME, PLAIN_SETUPS, ROLL, rolls, snapshot


def test_actor_and_legal_follow_the_moves() -> None:
    game = new("board", 3)
    turns = []
    for move in ["first 2", "card fur3", "draw", "card gold10", "auction", "pass"]:
        game.play(move)
        turns.append((game.actor, game.legal()[:3]))
    assert turns == [
        ("nature", ["card cloth0", "card cloth1", "card cloth2"]),
        (2, ["draw", "auction"]),
        ("nature", ["card cloth0", "card cloth1", "card cloth2"]),
        (2, ["draw", "auction"]),
        (0, ["pass", "bid 1", "bid 2"]),
        (1, ["pass", "bid 1", "bid 2"]),
    ]
    assert game.moves == [
        ("nature", "first 2"),
        ("nature", "card fur3"),
        (2, "draw"),
        ("nature", "card gold10"),
        (2, "auction"),
        (0, "pass"),
    ]


@pytest.mark.parametrize(
    ("name", "moves"),
    [
        ("board", ["first 1", "card fur3", "draw", "card gold10", "auction", "bid 7", "pass"]),
        ("card", ["first 0", "card cloth0x2", "reveal", "card neutral7", "take 1 2"]),
        ("dice", ["first 1", ROLL, "choose 1 2 5", "choose 3"]),
    ],
)
def test_text_and_number_of_a_move_are_the_same(name: str, moves: list[str]) -> None:
    by_text, by_number = new(name, 2), new(name, 2)
    for move in moves:
        action = by_number.legal_actions()[by_number.legal().index(move)]
        assert by_text.action_of(move) == action == by_text.action_of(action)
        by_text.play(move)
        by_number.play(action)
    assert snapshot(by_text) == snapshot(by_number)
    assert [text for _, text in by_number.moves] == moves


@PLAIN_SETUPS
def test_everything_legal_can_be_played(setup: Setup) -> None:
    game, random = played(setup, 11, moves=0), Random(11)
    while not game.over and len(game.moves) < 35:
        if rolls(game):
            step(game, random)
            continue
        legal = game.legal()
        assert len(set(legal)) == len(legal) == len(game.legal_actions())
        for move in random.sample(legal, min(len(legal), 12)):
            twin = game.copy()
            twin.play(move)
            assert twin.moves == [*game.moves, (game.actor, move)]
        step(game, random)


def test_chances_of_nature_are_exact() -> None:
    game = new("board", 2)
    assert game.chances() == {"first 0": Fraction(1, 2), "first 1": Fraction(1, 2)}
    game.play("first 1")
    assert game.chances()["card cloth5"] == Fraction(2, 36)
    assert game.chances()["card gold10"] == Fraction(1, 36)
    game.play("card cloth5")
    assert game.chances() == {}
    game.play("draw")
    assert game.chances()["card cloth5"] == Fraction(1, 35)
    game.play("card cloth5")
    game.play("draw")
    assert "card cloth5" not in game.chances()


def test_chances_of_cards_and_dice() -> None:
    cards = new("card", 3)
    cards.play("first 0")
    assert cards.chances()["card neutral7"] == Fraction(10, 110)
    dice = new("dice", 1)
    chances = dice.chances()
    assert set(chances.values()) == {Fraction(1, 7776)}
    assert (len(chances), ROLL in chances) == (7776, True)


@EACH_GAME
def test_chances_sum_to_one_and_are_the_legal_moves(name: str) -> None:
    game, random = new(name, 2), Random(5)
    while not game.over:
        if game.actor == "nature" and not rolls(game):
            assert list(game.chances()) == game.legal()
            assert sum(game.chances().values()) == 1
        elif game.actor != "nature":
            assert game.chances() == {}
        step(game, random)
    assert game.chances() == {}


@EACH_GAME
def test_let_nature_act_stops_at_a_seat_and_depends_on_the_source_alone(name: str) -> None:
    one, other = new(name, 2), new(name, 2)
    one.let_nature_act(Random(3))
    other.let_nature_act(Random(3))
    assert one.moves == other.moves
    assert one.actor in (0, 1)
    assert {actor for actor, _ in one.moves} == {"nature"}
    before = snapshot(one)
    one.let_nature_act(Random(4))
    assert snapshot(one) == before


@EACH_GAME
def test_let_nature_act_does_nothing_when_the_game_is_over(name: str) -> None:
    game = played((name, 2, {}), 1)
    before = snapshot(game)
    game.let_nature_act(Random(1))
    assert snapshot(game) == before
