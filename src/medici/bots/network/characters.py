"""Characters: how bots of one level differ in their ways.

A character is the game's network with other biases of its choices: what it likes is a little
likelier. So it chooses otherwise where the network is in doubt, and what is clear to the network
stays clear. What the network says of everybody's chances is the same for all.
"""

from collections.abc import Callable, Mapping
from functools import cache

import numpy as np

from medici.bots.network.evaluate import STEP_BITS, Network
from medici.bots.network.inputs import INPUTS
from medici.bots.network.inputs.board import DRAWS, HIGHEST_BID
from medici.games.card.actions import MOVES, REVEAL, TAKE
from medici.games.dice.dice import SIZE

STEADY = "steady"  # likes nothing more than the network does
ONE = 1 << STEP_BITS  # as a bias, it makes a choice e times as likely beside others

Tilt = Callable[[int], int]  # what is added to the bias of a choice


def bids(at_all: int, florin: int) -> Tilt:
    """Likes to bid at all, and each florin of a bid."""
    return lambda choice: at_all + florin * choice if 0 < choice <= HIGHEST_BID else 0


def draws(card: int) -> Tilt:
    """Likes to draw another card, rather than to open the auction."""
    return lambda choice: card if choice == DRAWS else 0


def reveals(card: int) -> Tilt:
    """Likes to reveal another card, rather than to take."""
    return lambda choice: card if MOVES[choice] == REVEAL else 0


def takes(card: int) -> Tilt:
    """Likes each card that it takes beyond the first."""
    return lambda choice: card * max(0, max(0, MOVES[choice] - TAKE).bit_count() - 1)


def enters(die: int) -> Tilt:
    """Likes each die that it enters."""
    return lambda choice: die * SIZE[choice + 1]


# Measured by benchmarks/characters.py: a way that can be seen, and costs next to nothing.
CHARACTERS: Mapping[str, Mapping[str, Tilt]] = {
    STEADY: {},
    "bold": {"board": bids(0, 3 * ONE // 16), "card": takes(2 * ONE), "dice": enters(2 * ONE)},
    "thrifty": {
        "board": bids(2 * ONE, -ONE // 4),
        "card": takes(-4 * ONE),
        "dice": enters(-3 * ONE // 2),
    },
    "brisk": {"board": draws(-5 * ONE), "card": reveals(-3 * ONE), "dice": enters(ONE)},
}


@cache
def tilts_of(game: str, character: str) -> tuple[int, ...]:
    """What a character adds to the bias of each choice.

    >>> tilts_of("card", "bold"), tilts_of("card", "steady")
    ((0, 0, 128, 128, 256), (0, 0, 0, 0, 0))
    """
    choices = range(INPUTS[game].choices)
    tilt = CHARACTERS[character].get(game)
    return tuple(tilt(choice) if tilt else 0 for choice in choices)


def with_character(network: Network, game: str, character: str) -> Network:
    """The network of a game as a character has it."""
    tilts = np.array(tilts_of(game, character), network.biases.dtype)
    biases = network.biases.copy()
    first = len(biases) - network.layers.outputs
    biases[first : first + len(tilts)] += tilts
    return network._replace(biases=biases)
