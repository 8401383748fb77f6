"""The scene of the card game against a second, plain reading of the record."""

import re
from random import Random

import pytest

from medici.games.goods import GOODS
from medici.presentation.scene.card import scene
from medici.record import Game
from tests.record.games import step

CARD = re.compile(r"([a-z]+?)(\d+)(x2|g)?")


def parts(card: str) -> tuple[str, int, str | None]:
    match = CARD.fullmatch(card)
    assert match is not None
    return match[1], int(match[2]), match[3]


def icons(cards: list[str], good: str) -> int:
    return sum(2 if mark == "x2" else 1 for ware, _, mark in map(parts, cards) if ware == good)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("seed", range(2))
def test_the_scene_says_what_the_record_says(players: int, seed: int) -> None:
    game, random = Game("card", players), Random(seed)
    market: list[str] = []
    ships: list[list[str]] = [[] for _ in range(players)]
    stock = {good: [0] * players for good in GOODS}
    aboard_for_good = 0  # cards that have left the deck for ever
    while not game.over:
        step(game, random)
        actor, text = game.moves[-1]
        verb, *rest = text.split()
        if verb == "first":
            aboard_for_good += sum(map(len, ships))
            market, ships = [], [[] for _ in range(players)]
        elif verb == "card":
            market.append(rest[0])
        elif verb == "take":
            taken = [market[-int(number)] for number in rest]
            ships[int(actor)] += taken
            for number in sorted(map(int, rest)):
                market[-number] = ""
            market = [card for card in market if card]
        view = scene(game)
        assert view.market == market
        assert [ship.cards for ship in view.ships] == ships
        for ship in view.ships:
            assert ship.worth == sum(parts(card)[1] for card in ship.cards)
            green = [card for card in ship.cards if card.endswith("g") or "neutral" in card]
            assert ship.free == ship.spaces - len(ship.cards) + len(green)
            assert ship.spaces == (7 if players == 2 else 5)
        coming = {good: [icons(ship, good) for ship in ships] for good in GOODS}
        scored = view.phase in ("first", "over")
        if scored:
            for good in GOODS:
                for seat in range(players):
                    stock[good][seat] += coming[good][seat]
        assert view.icons == stock
        assert view.aboard == ({good: [0] * players for good in GOODS} if scored else coming)
        gone = aboard_for_good + sum(map(len, ships)) + len(market)
        assert view.deck == sum(view.unseen.values()) == 110 - gone
        assert view.revealed <= view.most_reveals == 3
        assert view.reach == 3
        assert (view.on_turn is None) == scored


@pytest.mark.parametrize(
    ("players", "rising", "steps"),
    [(2, False, [(7, 10)]), (2, True, [(7, 10), (10, 20)]), (4, True, [(5, 10), (8, 20)])],
)
def test_monopolies(players: int, rising: bool, steps: list[tuple[int, int]]) -> None:
    view = scene(Game("card", players, {"rising_monopoly": rising}))
    assert [(step.icons, step.pay) for step in view.monopolies] == steps
    assert [(ship.cards, ship.free) for ship in view.ships] == [([], view.ships[0].spaces)] * (
        players
    )
