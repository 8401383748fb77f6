"""The networks that ship, one for each game."""

from functools import cache
from importlib.resources import files

from medici.bots.network.characters import STEADY, with_character
from medici.bots.network.evaluate import Network
from medici.bots.network.inputs import INPUTS
from medici.bots.network.weights import from_bytes, network_of
from medici.games import GAMES


@cache
def load_network(game: str) -> Network:
    """The network of a game; compiled code writes into its arrays.

    >>> load_network("dice").layers.outputs
    35
    """
    return from_bytes(kept_network(game))


def kept_network(game: str) -> bytes:
    """The network of a game, as it is kept."""
    return files("medici.bots.network").joinpath(f"{game}.bin").read_bytes()


@cache
def network_for(game: str, character: str) -> Network:
    """The same as a character has it."""
    return with_character(load_network(game), game, character)


def own_network(game: str, character: str = STEADY) -> Network:
    """The same with room of its own: threads may work side by side."""
    shared = network_for(game, character)
    return network_of(shared.layers, shared.biases, shared.weights)


@cache
def has_learned(game: str, players: int, variant: int) -> bool:
    """Whether the network of a game has learned it for so many players and with such options.

    >>> has_learned("dice", 2, 0), has_learned("dice", 1, 0)
    (True, False)
    """
    t = GAMES[game].state()
    GAMES[game].new(t, players, variant)
    return bool(INPUTS[game].is_known(t))


@cache
def plain_network(game: str) -> Network:
    """The same as plain Python takes it: numbers of any size, in lists."""
    shared = load_network(game)
    return Network(shared.layers, *(part.tolist() for part in shared[1:]))
