"""Recording a game by hand: what is asked, and what may still come."""

from random import Random

import pytest

from medici.interfaces.companion.recording import asked, odds, roll_of
from medici.record import Game, MediciError
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
            *(f"card {one.card}" for one in ask.cards if ask.what == "card"),
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
