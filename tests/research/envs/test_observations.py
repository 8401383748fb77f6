"""Numbered moves, masks and observations say what the rules and the scenes say."""

from random import Random
from typing import Any

import pytest

from medici.games import GAMES
from medici.games.goods import WARES
from medici.presentation.scene import scene
from medici.record import Game
from medici.research.envs import ENCODINGS

KINDS = [(name, players) for name, book in GAMES.items() for players in book.seats]


def positions(name: str, players: int, games: int) -> Any:
    """Positions of random games in which a seat is to act."""
    random = Random(f"{name} {players}")
    for _ in range(games):
        game = Game(name, players)
        while not game.over:
            if game.actor == "nature":
                game.let_nature_act(random)
            else:
                yield game
                game.play(random.choice(game.legal()))


def seen(game: Game, seat: int) -> dict[str, list[int]]:
    """What a seat sees, by the names of the fields."""
    encoding, players = ENCODINGS[game.name], len(game.players)
    out = [99] * encoding.size(players)
    encoding.observe(game.state, seat, out)
    places = list(encoding.places(players))
    assert places[-1].start + places[-1].size == len(out)
    return {place.name: out[place.start : place.start + place.size] for place in places}


@pytest.mark.parametrize(("name", "players"), KINDS)
def test_a_mask_marks_what_is_legal(name: str, players: int) -> None:
    encoding, book = ENCODINGS[name], GAMES[name]
    mask = [0] * encoding.choices
    for game in positions(name, players, 2):
        encoding.mark(game.state, mask)
        marked = [choice for choice in range(encoding.choices) if mask[choice]]
        legal = book.legal_moves(game.state)
        assert sorted(encoding.choice_of(action) for action in legal) == marked
        assert [encoding.choice_of(encoding.action_of(choice)) for choice in marked] == marked
        count = encoding.count(game.state)
        assert [encoding.pick(game.state, number) for number in range(count)] == marked
        encoding.clear(game.state, mask)


@pytest.mark.parametrize("players", GAMES["board"].seats)
def test_the_board_game_is_seen_from_a_seat(players: int) -> None:
    for game in positions("board", players, 1):
        table: Any = scene(game)
        for seat in range(players):
            view = seen(game, seat)
            order = [(seat + step) % players for step in range(players)]
            assert view["day"] == [game.day - 1]
            assert order[view["actor"][0]] == game.actor
            assert order[view["presenter"][0]] == table.presenter
            assert view["lot size"] == [len(table.lot)]
            assert view["lot worth"] == [table.lot_worth]
            assert view["high"] == [table.high]
            assert view["unseen"] == list(table.unseen.values())
            for step, owner in enumerate(order):
                assert view[f"seat {step}: florins"] == [table.florins[owner]]
                ship = table.ships[owner]
                assert view[f"seat {step}: worth"] == [ship.worth]
                aboard = [sum(card.startswith(ware) for card in ship.cards) for ware in WARES]
                assert view[f"seat {step}: aboard"] == aboard


@pytest.mark.parametrize("players", GAMES["card"].seats)
def test_the_card_game_is_seen_from_a_seat(players: int) -> None:
    for game in positions("card", players, 1):
        table: Any = scene(game)
        for seat in range(players):
            view = seen(game, seat)
            order = [(seat + step) % players for step in range(players)]
            assert order[view["on turn"][0]] == game.actor
            assert view["market size"] == [len(table.market)]
            assert sum(view["market"]) == len(table.market)
            assert view["deck"] == list(table.unseen.values())
            names = list(table.unseen)
            ends = [names[kind] for kind in view["market end"] if kind >= 0]
            assert ends == list(reversed(table.market))[:12]
            for step, owner in enumerate(order):
                assert view[f"seat {step}: florins"] == [table.florins[owner]]
                assert view[f"seat {step}: worth"] == [table.ships[owner].worth]
                icons = [table.icons[ware][owner] for ware in table.icons]
                coming = [table.aboard[ware][owner] for ware in table.aboard]
                assert view[f"seat {step}: icons"] == icons
                assert view[f"seat {step}: coming"] == coming


@pytest.mark.parametrize("players", GAMES["dice"].seats)
def test_the_dice_game_is_seen_from_a_seat(players: int) -> None:
    for game in positions("dice", players, 1):
        table: Any = scene(game)
        for seat in range(players):
            view = seen(game, seat)
            order = [(seat + step) % players for step in range(players)]
            assert order[view["actor"][0]] == game.actor
            assert [die + 1 for die in range(5) if view["left"][die]] == list(table.left)
            for step, owner in enumerate(order):
                assert view[f"seat {step}: points"] == [table.points[owner]]
                assert view[f"seat {step}: worth"] == [table.sheets[owner].worth]
                crosses = [table.crosses[ware][owner] for ware in table.crosses]
                assert view[f"seat {step}: crosses"] == crosses
            if players == 1:
                assert view["circles"] == list(table.circles.values())
