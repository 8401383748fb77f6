"""Set-ups of every kind, and games played at random, without compiled code."""

from random import Random
from typing import Any

from medici import GAMES, Game, new

Setup = tuple[str, int, dict[str, bool | str]]


def setups() -> list[Setup]:
    """Every game, number of players and value of an option."""
    every: list[Setup] = []
    for name, book in GAMES.items():
        every += [(name, players, {}) for players in book.seats]
        for option, choice in book.options.items():
            for value in choice.values:
                seats = choice.seats.get(value, book.seats)
                every += [(name, players, {option: value}) for players in seats]
    return every


def setup_id(setup: Any) -> str | None:
    """A name for a set-up among the parameters of a test."""
    if not isinstance(setup, tuple):
        return None
    name, players, options = setup
    return "-".join([name, str(players), *(f"{key}={value}" for key, value in options.items())])


def step(game: Game, random: Random) -> None:
    """Nature's next move, or any legal move of a seat; low bids more often than high ones."""
    if game.actor == "nature":
        game.play(game.book.nature_move(game.state, random))
        return
    legal = game.legal()
    game.play(random.choice(legal[:6] if random.random() < 0.8 else legal))


def played(setup: Setup, seed: int, moves: int = 10_000) -> Game:
    """A game at random, to its end or for so many moves."""
    name, players, options = setup
    game, random = new(name, players, **options), Random(seed)
    while not game.over and len(game.moves) < moves:
        step(game, random)
    return game
