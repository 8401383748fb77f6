"""What there is to learn, in both languages."""

import pytest

from medici.analysis.moves import move_line
from medici.analysis.puzzles.sentences import finding
from medici.presentation.words import LANGUAGES, words
from medici.record import Game


def auction() -> Game:
    """A lot of two cards is sold."""
    game = Game("board", ["Ada", "Bruno"])
    for move in ("first 0", "card fur3", "draw", "card gold10", "auction"):
        game.play(move)
    return game


def market() -> Game:
    """Two cards lie in the market."""
    game = Game("card", ["Ada", "Bruno"])
    for move in ("first 0", "card cloth2", "reveal", "card fur4"):
        game.play(move)
    return game


def roll() -> Game:
    """Five dice lie there."""
    game = Game("dice", ["Ada"])
    game.play("roll dye0 gold5 fur3 grain2 dye4")
    return game


@pytest.mark.parametrize(
    ("game", "best", "answers", "obvious", "told"),
    [
        (auction(), "pass", ["pass"], "bid 9", "The lot is fur 3 and gold 10: 9 is too much"),
        (auction(), "bid 6", ["bid 5", "bid 6"], "pass", "too good to let it go: bid 5 to 6."),
        (auction(), "bid 6", ["bid 6"], "bid 2", "2 is too little for it. Bid 6."),
        (auction(), "bid 6", ["bid 6"], "bid 9", "9 is more than it takes. Bid 6."),
        (auction(), "draw", ["draw"], "auction", "Not yet: the lot is fur 3 and gold 10"),
        (auction(), "auction", ["auction"], "draw", "Stop here: the lot is fur 3 and gold 10"),
        (market(), "reveal", ["reveal"], "take 1", "Reveal another card before taking anything"),
        (market(), "take 1 2", ["take 1 2"], "reveal", "Take fur 4 and cloth 2 at once"),
        (market(), "take 1 2", ["take 1 2"], "take 1", "Not only fur 4: cloth 2 should"),
        (market(), "take 1", ["take 1"], "take 1 2", "Just fur 4: it is better to leave cloth 2"),
        (roll(), "choose 2", ["choose 2"], "choose 1 3", "gold 5 is better than dye 0 and fur 3."),
    ],
)
def test_the_answer_beside_the_obvious_move(
    game: Game, best: str, answers: list[str], obvious: str, told: str
) -> None:
    line = finding(game, best, answers, obvious)
    assert told in words("en", "puzzles").sentence(line, game.players)
    assert words("pt-BR", "puzzles").sentence(line, game.players)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_legal_move_can_be_said(lang: str) -> None:
    texts = words(lang, "puzzles")
    for game in (auction(), market(), roll()):
        moves = [move_line(game, move, "puzzles") for move in game.legal()]
        said = {texts.sentence(line, game.players) for line in moves}
        assert len(said) == len(game.legal())
