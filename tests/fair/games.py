"""Games in which a key guides nature's hand, and their records with the proof."""

from random import Random
from typing import Any

from medici import Game, new
from medici.fair import FairNature, Proof, Secret, commitment, derive_key
from tests.record.games import Setup

Record = dict[str, Any]

HIDDEN = bytes(range(100, 132))
SECRET = Secret(HIDDEN)
TABLE = "table_7-B"
BOARD: Setup = ("board", 3, {})
SEEDS = ("Ada ~", "Bruno {2}", "Chen", "Dora", "house", "Fox")


def after(name: str, players: int, *moves: str) -> Game:
    """A game in which these moves have been made."""
    game = new(name, players)
    for move in moves:
        game.play(move)
    return game


def played_fairly(setup: Setup, choices: int = 1000) -> Game:
    """A game with seats that act at random, to its end or for so many moves."""
    name, players, options = setup
    game, random = new(name, players, **options), Random(players)
    nature = FairNature(derive_key(SECRET, TABLE, SEEDS[:players]))
    while not game.over and len(game.moves) < choices:
        nature.act(game)
        if not game.over:
            game.play(random.choice(game.legal()[:6]))
    return game


def sealed(game: Game, secret: Secret | None = SECRET) -> Record:
    """A game's record with its proof."""
    seeds = SEEDS[: len(game.players)]
    proof = Proof(TABLE, commitment(SECRET), seeds, secret)
    return game.record() | {"fair": proof.entry()}


def short() -> Record:
    """The beginning of a board game of three."""
    return sealed(played_fairly(BOARD, 20))


def tampered(key: str, content: Any) -> Record:
    """The same with another content of one part of the proof."""
    record = short()
    record["fair"][key] = content
    return record
