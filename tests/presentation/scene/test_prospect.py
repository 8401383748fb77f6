"""What a lot would do, against days that ended with the sale of it."""

from random import Random

import pytest

from medici.presentation.scene.auction import last_sale
from medici.presentation.scene.board import BoardScene, scene
from medici.presentation.scene.prospect import Prospect, prizes, prospect
from medici.record import Game


def days_that_ended_with_a_sale(players: int, seed: int) -> list[tuple[BoardScene, int, Game]]:
    """The table before the last word of such a day, who bought, and the game after it."""
    game, random, found = Game("board", players), Random(seed), []
    while not game.over:
        before = scene(game)
        scored = len(game.days)
        legal = game.legal()
        move = random.choice(legal[:2] if "pass" in legal else legal)
        game.play(move)
        sale = last_sale(game) if before.phase == "auction" else None
        if len(game.days) > scored and sale is not None and sale.seat is not None:
            found.append((before, sale.seat, game.copy()))
    return found


def expected(before: BoardScene, seat: int) -> Prospect:
    worths = [ship.worth for ship in before.ships]
    return prospect(worths, before.levels, before.aboard, seat, before.lot)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_day_that_ends_with_the_lot_pays_what_was_foreseen(players: int) -> None:
    ends = [end for seed in range(5) for end in days_that_ended_with_a_sale(players, seed)]
    assert ends
    for before, seat, after in ends:
        day, foreseen = after.days[-1], expected(before, seat)
        assert foreseen.worth == day["values"][seat]
        assert foreseen.ship == day["ship"][seat]
        assert foreseen.place == 1 + sum(value > foreseen.worth for value in day["values"])
        levels = scene(after).levels
        for good, pay in foreseen.goods.items():
            assert pay == day["goods"][good][seat] + day["bonus"][good][seat]
            assert foreseen.levels[good] == levels[good][seat]


def test_the_prizes_are_those_of_the_rules() -> None:
    assert prizes(2).ships == [20, 0]
    assert prizes(6).ships == [30, 20, 15, 10, 5, 0]
    assert [prizes(players).goods for players in (2, 3)] == [[10], [10, 5]]
