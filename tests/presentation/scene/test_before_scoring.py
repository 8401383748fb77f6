"""The table at the end of a day, before anything is counted."""

from random import Random

import pytest

from medici.presentation.playback import Following
from medici.presentation.scene import scene
from medici.presentation.scene.before_scoring import scene_before_scoring
from medici.presentation.scene.board import BoardScene
from medici.presentation.scene.card import CardScene
from medici.presentation.scene.dice import DiceScene
from medici.record import Game
from tests.record.games import step


@pytest.mark.parametrize(
    ("name", "players"), [("board", 3), ("card", 2), ("card", 4), ("dice", 1), ("dice", 3)]
)
def test_nothing_of_the_scoring_shows(name: str, players: int) -> None:
    game, random = Game(name, players), Random(players)
    while not game.over:
        earlier = game.copy()
        step(game, random)
        if len(game.days) == len(earlier.days):
            continue
        before, shown = scene(earlier), scene_before_scoring(earlier, game)
        assert shown.day == before.day
        assert (shown.phase, shown.actor) == ("over", "nature")
        if isinstance(shown, BoardScene) and isinstance(before, BoardScene):
            spent = sum(before.florins) - sum(shown.florins)
            assert spent == (shown.last_sale.price if before.bids and shown.last_sale else 0)
            assert shown.levels == before.levels
            assert [len(ship.cards) for ship in shown.ships] == [
                sum(cards[seat] for cards in shown.aboard.values())
                + sum(card.startswith("gold") for card in ship.cards)
                for seat, ship in enumerate(shown.ships)
            ]
        elif isinstance(shown, CardScene) and isinstance(before, CardScene):
            assert shown.florins == before.florins
            assert shown.icons == before.icons
            assert any(map(any, shown.aboard.values()))
        elif isinstance(shown, DiceScene) and isinstance(before, DiceScene):
            assert shown.points == before.points
            assert [sheet.scored for sheet in shown.sheets] == [s.scored for s in before.sheets]
        assert scene(game) != shown


def test_whoever_follows_gets_it_and_hears_what_was_forced() -> None:
    game, random, following = Game("card", 4), Random(7), Following()
    forced = 0
    while not game.over:
        actor, only = game.actor, len(game.legal_actions()) == 1
        step(game, random)
        (fresh,), _ = following.go_on(game)
        assert bool(fresh.scored) == bool(fresh.loaded)
        assert (fresh.forced is True) == (only and isinstance(actor, int))
        forced += fresh.forced is True
    assert forced
