"""How a seat plays by a network, as rules: its move, the odds of its choices, everybody's chances.

A rule that ends in ``said`` tells what the network said when it last looked at the table: to have
both odds and chances, one look is enough.
"""

from collections.abc import Callable
from typing import Any

from medici.bots.network.evaluate import STEP_BITS, Network, evaluate
from medici.bots.network.inputs import INPUTS
from medici.games.seats import seat_further
from medici.games.verbs import Action
from medici.kernel import State, bind, exponential, rule, unbound
from medici.kernel.rule import Rule

SCALE = float(1 << 2 * STEP_BITS)  # outputs are multiples of the inverse
LOWEST = -60.0  # what softmax takes for nothing
CHOICES = 0  # of a game, in ``choices_of_game``

# What a game binds: see ``medici.bots.network.inputs.layout.Inputs``
describe: Callable[[State, int, Any], None] = unbound("describe")
legal_choices: Callable[[State], int] = unbound("legal_choices")
action_of: Callable[[int], Action] = unbound("action_of")
is_known: Callable[[State], bool] = unbound("is_known")
choice_count: Callable[[], int] = unbound("choice_count")


@rule
def look(t: State, seat: int, network: Network) -> None:
    """Let the network say what it makes of the table, seen from a seat."""
    describe(t, seat, network.inputs)
    evaluate(network)


@rule
def best_said(legal: int, network: Network) -> int:
    """The legal choice with the highest output; of equal ones the first."""
    outputs = network.outputs
    best = -1
    for choice in range(choice_count()):
        if legal >> choice & 1 and (best < 0 or outputs[choice] > outputs[best]):
            best = choice
    return best


@rule
def network_move(t: State, network: Network) -> Action:
    """What the network would do in the place of the seat to act."""
    look(t, t.actor, network)
    return action_of(best_said(legal_choices(t), network))


@rule
def weight_of(output: int, most: int) -> float:
    """How much an output weighs beside the highest one."""
    return exponential(max((output - most) / SCALE, LOWEST))


@rule
def odds_said(legal: int, network: Network, out: Any) -> None:
    """The odds of every choice: shares of 1, and 0 for what is not legal."""
    most = network.outputs[best_said(legal, network)]
    total = 0.0
    for choice in range(choice_count()):
        weight = 0.0
        if legal >> choice & 1:
            weight = weight_of(network.outputs[choice], most)
        out[choice] = weight
        total += weight
    for choice in range(choice_count()):
        out[choice] /= total


@rule
def write_odds(t: State, network: Network, out: Any) -> None:
    """The odds of the choices of the seat to act."""
    look(t, t.actor, network)
    odds_said(legal_choices(t), network, out)


@rule
def chances_said(seat: int, players: int, network: Network, out: Any) -> None:
    """The chance of every seat to win, after a look from a seat."""
    outputs = network.outputs
    first = choice_count()
    most = outputs[first]
    for step in range(1, players):
        most = max(most, outputs[first + step])
    total = 0.0
    for step in range(players):
        weight = weight_of(outputs[first + step], most)
        out[seat_further(seat, step, players)] = weight
        total += weight
    for number in range(players):
        out[number] /= total


@rule
def write_chances(t: State, seat: int, network: Network, out: Any) -> None:
    """The chance of every seat to win, as the network sees it from a seat.

    It has learned to look from the seat to act.
    """
    look(t, seat, network)
    chances_said(seat, t.players, network, out)


@rule
def choices_of_game() -> int:
    """How many choices a game has; everybody's chances stand behind theirs."""
    return CHOICES


def network_verbs(game: str) -> dict[str, Rule]:
    """What these rules mean in a game."""
    inputs = INPUTS[game]
    return {
        "describe": inputs.describe,
        "legal_choices": inputs.legal,
        "action_of": inputs.action_of,
        "is_known": inputs.is_known,
        "choice_count": bind(choices_of_game, CHOICES=inputs.choices),
    }
