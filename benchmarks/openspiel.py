"""Decisions a second by way of OpenSpiel, and how long its tree search takes for a move.

    python benchmarks/openspiel.py

A decision counts with its mask, its observation, its legal actions and whatever chance does before
it. The tree search is OpenSpiel's own in Python, with 50 simulations: first with OpenSpiel's
evaluator, which plays games move by move, then with ours. Seconds are the processor's; the best of
some rounds counts.
"""

import argparse
from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

from medici.research.envs.spiel.rollouts import RolloutEvaluator

KINDS = (("board", 4), ("card", 4), ("dice", 3))
ROUNDS, SECONDS, SIMULATIONS = 3, 1.0, 50


def main() -> None:
    """A table of all of it."""
    argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0]).parse_args()
    print("| game | players | decisions/s | a move of its tree search | with our evaluator |")
    print("| --- | --- | --- | --- | --- |")
    for name, players in KINDS:
        game = pyspiel.load_game(f"medici_{name}(players={players})")
        play(game, 0)  # compiles
        rate = max(play(game, SECONDS) for _ in range(ROUNDS))
        usual = fastest(lambda: mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)), game)
        own = fastest(RolloutEvaluator, game)
        print(f"| {name} | {players} | {rate:,.0f} | {usual:.2f} s | {own:.3f} s |", flush=True)


def play(game: Any, seconds: float) -> float:
    """Decisions a second in games at random."""
    random, made, began = Random(1), 0, process_time()
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(drawn(state.chance_outcomes(), random))
                continue
            state.legal_actions_mask()
            state.observation_tensor(state.current_player())
            state.apply_action(random.choice(state.legal_actions()))
            made += 1
        spent = process_time() - began
        if spent >= seconds:
            return made / spent


def drawn(outcomes: list[tuple[int, float]], random: Random) -> int:
    """One of nature's outcomes."""
    left = random.random()
    for number, odds in outcomes:
        left -= odds
        if left < 0:
            return number
    return outcomes[-1][0]


def fastest(evaluator: Callable[[], Any], game: Any) -> float:
    """Seconds for the first decision of a game, the best of some rounds."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    spent = []
    for _ in range(ROUNDS + 1):
        luck = np.random.RandomState(1)
        bot = mcts.MCTSBot(game, 1.5, SIMULATIONS, evaluator(), random_state=luck)
        began = process_time()
        bot.step(state)
        spent.append(process_time() - began)
    return min(spent)


if __name__ == "__main__":
    main()
