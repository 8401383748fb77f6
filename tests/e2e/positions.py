"""Positions to sit down at, without having to play to them in the browser."""

import random
from collections.abc import Callable
from typing import Any

from medici.record import Game
from tests.record.games import step

ME = "Lucrezia"
BOTS = ("Merchant", "Apprentice", "Apprentice", "Merchant", "Apprentice")
LONG = ["Maria Maddalena d'Austria", "Contessina de' Bardi 1400", "Giovanni delle Bande Ner"]
SIX = [name[:24] for name in (*LONG, *(f"Piero di Cosimo il {n}. Vecchio" for n in range(3)))]


def board(*moves: str, players: int = 4, me: str = ME) -> dict[str, Any]:
    """The record of these moves, with a person in the first seat and bots in the others."""
    game = Game("board", [me, *BOTS[: players - 1]])
    for move in moves:
        game.play(move)
    record: dict[str, Any] = game.record()
    return record


def played(
    name: str, players: list[str], until: Callable[[Game], bool], seed: int = 1
) -> dict[str, Any]:
    """The record of a game that was played at random until something holds."""
    game: Game = Game(name, players)
    source = random.Random(seed)
    while not game.over and not until(game):
        if game.actor == "nature":
            game.let_nature_act(source)
        else:
            game.play(source.choice(game.legal()))
    return game.record()


def offering(move: str) -> Callable[[Game], bool]:
    """Whether somebody may make this move now."""
    return lambda game: game.actor != "nature" and move in game.legal()


def found(name: str, players: list[str], wanted: Callable[[Game], bool]) -> dict[str, Any]:
    """The record of the first game that stands as wanted; names of levels are bots."""
    for seed in range(1000):
        game, source = Game(name, players), random.Random(seed)
        while not game.over:
            if wanted(game):
                return game.record()
            step(game, source)
    raise LookupError("no game stands like this")


def after(game: Game, *moves: str) -> Game:
    """The game after some moves more."""
    later = game.copy()
    for move in moves:
        later.play(move)
    return later
