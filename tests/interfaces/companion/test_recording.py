"""Recording a game by hand: what is asked, what may still come, and corrections."""

from random import Random

import pytest

from medici.interfaces.companion.recording import asked, correct, odds, roll_of
from medici.record import Game, IllegalMove, MediciError
from tests.interfaces.companion.entering import played
from tests.setups import Setup


@pytest.mark.parametrize("name", ["board", "card", "dice"])
def test_what_is_asked_is_what_is_legal(name: str) -> None:
    game = played(Setup(name, 2), 3)
    for number in range(len(game.moves)):
        now = game.before(number)
        ask = asked(now)
        offered = [
            *ask.moves,
            *(f"card {one.card}" for one in ask.cards),
            *(f"bid {bid}" for bid in range(ask.least, ask.most + 1) if ask.what == "bid"),
        ]
        assert ask.actor == now.actor
        if ask.what == "roll":
            faces = game.moves[number][1].split()[1:]
            Random(number).shuffle(faces)
            assert roll_of(faces) == game.moves[number][1]
        else:
            assert sorted(offered) == sorted(now.legal())
    assert asked(game).what == "over"


@pytest.mark.parametrize("name", ["board", "card"])
def test_odds_are_those_of_chance(name: str) -> None:
    game = played(Setup(name, 3), 4)
    for number in range(0, len(game.moves), 5):
        now = game.before(number)
        likely = odds(now)
        assert sum(one.copies for one in likely.goods) == likely.hidden
        if asked(now).what == "card":
            chances = {f"card {one.card}": one.copies / likely.hidden for one in likely.cards}
            truth = {move: float(chance) for move, chance in now.chances().items()}
            assert chances == pytest.approx(truth)


def test_dice_have_no_memory() -> None:
    assert odds(Game("dice", players=2)).hidden == 0


@pytest.mark.parametrize(
    ("faces", "expected"),
    [
        (["fur3"], "expected 5 faces; got 1"),
        (["fur9", "dye4", "gold5", "dye0", "grain2"], "expected a face of the dice; got 'fur9'"),
    ],
)
def test_a_roll_has_faces_of_the_dice(faces: list[str], expected: str) -> None:
    with pytest.raises(MediciError, match=expected):
        roll_of(faces)


@pytest.fixture
def auction() -> Game:
    game = Game("board", players=3)
    for move in ["first 0", "card fur3", "auction", "bid 2", "bid 7", "pass", "card dye1"]:
        game.play(move)
    return game


def test_a_corrected_card_leaves_the_rest_as_it_was(auction: Game) -> None:
    better = correct(auction, 2, "card gold10")
    assert better.lost == 0
    assert [text for _, text in better.game.moves] == [
        text.replace("fur3", "gold10") for _, text in auction.moves
    ]
    assert better.game.state.worth[2] == 10


def test_what_no_longer_fits_is_counted_and_dropped(auction: Game) -> None:
    better = correct(auction, 4, None)
    assert better.lost == 3
    assert better.game.moves == auction.moves[:3]


def test_a_card_that_lies_there_already_does_not_come_again(auction: Game) -> None:
    better = correct(auction, 2, "card dye1")
    assert better.lost == 1
    with pytest.raises(IllegalMove):
        correct(auction, 2, "bid 3")
    with pytest.raises(MediciError, match="expected an entry from 1 to 7; got 8"):
        correct(auction, 8, None)
