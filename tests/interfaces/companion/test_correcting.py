"""Corrections of a recorded game: nothing that still fits is lost."""

import pytest

from medici.interfaces.companion.correcting import correct, only_start, resume
from medici.record import Game, IllegalMove, MediciError
from tests.interfaces.companion.entering import played
from tests.setups import Setup


@pytest.fixture
def auction() -> Game:
    game = Game("board", players=3)
    for move in ["first 0", "card fur3", "auction", "bid 2", "bid 7", "pass", "card dye1"]:
        game.play(move)
    return game


def texts(game: Game) -> list[str]:
    return [text for _, text in game.moves]


def test_a_corrected_card_leaves_the_rest_as_it_was(auction: Game) -> None:
    better = correct(auction, 2, "card gold10", [])
    assert (better.fit, better.left_out, better.waiting) == (5, 0, 0)
    assert texts(better.game) == [text.replace("fur3", "gold10") for text in texts(auction)]
    assert better.game.state.worth[2] == 10


def test_what_no_longer_fits_waits_for_what_is_missing(auction: Game) -> None:
    better = correct(auction, 4, None, [])
    assert (better.fit, better.waiting) == (0, 3)
    assert better.game.moves == auction.moves[:3]
    better.game.play("bid 3")
    again = resume(better.game, auction.moves[4:])
    assert again.waiting == 0
    assert texts(again.game) == [text.replace("bid 2", "bid 3") for text in texts(auction)]


def test_a_whole_game_comes_back_once_the_missing_word_is_entered() -> None:
    game = played(Setup("board", 4), 3)
    number = next(i for i, text in enumerate(texts(game), 1) if text.startswith("bid"))
    gone = correct(game, number, None, [])
    assert gone.waiting == len(game.moves) - number
    gone.game.play(game.moves[number - 1][1])
    again = resume(gone.game, game.moves[number:])
    assert again.waiting == 0
    assert again.game.moves == game.moves


def test_cards_that_were_not_drawn_are_left_out_by_themselves() -> None:
    game = Game("board", players=3)
    for move in ["first 0", "card fur3", "draw", "card dye1", "auction", "pass", "pass", "bid 1"]:
        game.play(move)
    better = correct(game, 3, "auction", [])
    assert (better.fit, better.left_out, better.waiting) == (0, 2, 0)
    assert texts(better.game)[2:] == ["auction", "pass", "pass", "bid 1"]


def test_entries_that_wait_already_go_on_waiting(auction: Game) -> None:
    first = correct(auction, 4, None, [])
    second = correct(first.game, 2, "card gold10", auction.moves[4:])
    assert (second.fit, second.waiting) == (1, 3)


def test_a_card_that_lies_there_already_does_not_come_again(auction: Game) -> None:
    assert correct(auction, 2, "card dye1", []).waiting == 1
    with pytest.raises(IllegalMove):
        correct(auction, 2, "bid 3", [])
    with pytest.raises(MediciError, match="expected an entry from 1 to 7; got 8"):
        correct(auction, 8, None, [])


@pytest.mark.parametrize(("name", "starts"), [("board", 1), ("card", 2), ("dice", 0)])
def test_B50_a_day_is_started_by_the_one_seat_with_the_fewest_florins(
    name: str, starts: int
) -> None:
    game = played(Setup(name, {"board": 4}.get(name, 3)), 3)
    found = [only_start(game.before(number)) for number in range(len(game.moves))]
    taken = [(start, text) for start, text in zip(found, texts(game), strict=True) if start]
    assert len(taken) == starts
    assert all(start == text for start, text in taken)
