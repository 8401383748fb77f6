"""What is done to each position by itself, as rules: draw a choice, and learn from one.

A column of every array belongs to a position. On a GPU each has a thread.
"""

from math import exp, log
from typing import Any, NamedTuple

from medici.kernel import rule

LOWEST = -60.0  # what softmax takes for nothing
TINY = 1e-8


class Positions(NamedTuple):
    """What a network made of positions, and what it is about."""

    policy: Any  # by choice, before softmax
    value: Any  # by seat from the actor on, before softmax
    legal: Any  # a bit for each choice
    actors: Any
    players: Any


class Choices(NamedTuple):
    """What was chosen."""

    wishes: Any  # between 0 and 1: which of the choices is drawn
    choices: Any
    odds: Any  # of that choice
    chances: Any  # to win, by seat


class Lessons(NamedTuple):
    """What came of choices, and what it says about the outputs of the network."""

    choices: Any
    odds: Any  # with which each was chosen
    gain: Any  # how much better it was than expected; 0 where another chose
    learns: Any  # 1 where the network chose
    targets: Any  # what the chances should have been, by seat
    wrong: Any  # out: the slope of every output
    variety: Any  # out: how open the choice was
    trust: float
    variety_worth: float
    chances_worth: float


@rule
def seat_of(actor: int, step: int, players: int) -> int:
    """The seat so many steps from the actor."""
    seat = actor + step
    return seat if seat < players else seat - players


@rule
def highest(outputs: Any, number: int, legal: int) -> float:
    """The highest output of a legal choice."""
    most = -1e9
    for choice in range(len(outputs)):
        if legal >> choice & 1:
            most = max(most, outputs[choice, number])
    return most


@rule
def weight_of(output: float, most: float) -> float:
    """How much an output weighs beside the highest one."""
    return exp(max(output - most, LOWEST))


@rule
def total_weight(outputs: Any, number: int, legal: int, most: float) -> float:
    """How much all legal choices weigh."""
    total = 0.0
    for choice in range(len(outputs)):
        if legal >> choice & 1:
            total += weight_of(outputs[choice, number], most)
    return total


@rule
def draw_choice(number: int, seen: Positions, out: Choices) -> None:
    """Draw a choice, and note everybody's chances."""
    legal = seen.legal[number]
    most = highest(seen.policy, number, legal)
    total = total_weight(seen.policy, number, legal, most)
    wish = out.wishes[number] * total
    chosen = -1
    odds = 0.0
    running = 0.0
    for choice in range(len(seen.policy)):
        if legal >> choice & 1 and (chosen < 0 or running <= wish):
            chosen = choice
            odds = weight_of(seen.policy[choice, number], most)
            running += odds
    out.choices[number] = chosen
    out.odds[number] = odds / total
    players = seen.players[number]
    everyone = (1 << players) - 1
    most = highest(seen.value, number, everyone)
    total = total_weight(seen.value, number, everyone, most)
    for step in range(players):
        seat = seat_of(seen.actors[number], step, players)
        out.chances[seat, number] = weight_of(seen.value[step, number], most) / total


@rule
def best_choice(number: int, seen: Positions, out: Choices) -> None:
    """Choose what has the highest output, of equals the first: as a network plays that has learned.

    Nobody's chances are noted: who plays so does not learn.
    """
    legal = seen.legal[number]
    chosen = -1
    for choice in range(len(seen.policy)):
        if legal >> choice & 1 and (
            chosen < 0 or seen.policy[choice, number] > seen.policy[chosen, number]
        ):
            chosen = choice
    out.choices[number] = chosen
    out.odds[number] = 1.0


@rule
def pushed(gain: float, ratio: float, trust: float) -> float:
    """How strongly the odds of a choice are to rise; not at all once they have moved enough."""
    if gain > 0:
        return gain * ratio if ratio < 1 + trust else 0.0
    return gain * ratio if ratio > 1 - trust else 0.0


@rule
def learn_choice(number: int, seen: Positions, lessons: Lessons, small: float) -> None:
    """The slope of the outputs about choices."""
    legal = seen.legal[number]
    most = highest(seen.policy, number, legal)
    total = total_weight(seen.policy, number, legal, most)
    variety = 0.0
    for choice in range(len(seen.policy)):
        if legal >> choice & 1:
            odds = weight_of(seen.policy[choice, number], most) / total
            variety -= odds * log(max(odds, TINY))
    chosen = lessons.choices[number]
    now = weight_of(seen.policy[chosen, number], most) / total
    push = pushed(lessons.gain[number], now / max(lessons.odds[number], TINY), lessons.trust)
    worth = lessons.variety_worth * lessons.learns[number]
    for choice in range(len(seen.policy)):
        slope = 0.0
        if legal >> choice & 1:
            odds = weight_of(seen.policy[choice, number], most) / total
            slope = odds * (push + worth * (log(max(odds, TINY)) + variety))
            if choice == chosen:
                slope -= push
        lessons.wrong[choice, number] = slope * small
    lessons.variety[number] = variety * lessons.learns[number]


@rule
def learn_chances(number: int, seen: Positions, lessons: Lessons, small: float) -> None:
    """The slope of the outputs about chances."""
    players = seen.players[number]
    everyone = (1 << players) - 1
    most = highest(seen.value, number, everyone)
    total = total_weight(seen.value, number, everyone, most)
    first = len(seen.policy)
    for step in range(len(seen.value)):
        slope = 0.0
        if step < players:
            seat = seat_of(seen.actors[number], step, players)
            chance = weight_of(seen.value[step, number], most) / total
            slope = lessons.chances_worth * (chance - lessons.targets[seat, number])
        lessons.wrong[first + step, number] = slope * small


@rule
def draw_all(seen: Positions, out: Choices) -> None:
    """Draw a choice for every position, on a CPU."""
    for number in range(len(seen.legal)):
        draw_choice(number, seen, out)


@rule
def choose_best(seen: Positions, out: Choices) -> None:
    """Make the best choice in every position, on a CPU."""
    for number in range(len(seen.legal)):
        best_choice(number, seen, out)


@rule
def learn_all(seen: Positions, lessons: Lessons, small: float) -> None:
    """Learn from every position, on a CPU."""
    for number in range(len(seen.legal)):
        learn_choice(number, seen, lessons, small)
        learn_chances(number, seen, lessons, small)
