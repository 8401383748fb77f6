"""What a network is shown: whole numbers that fit into a byte, and choices that are legal."""

import random

import pytest

import medici
from medici.bots.network.inputs import INPUTS
from medici.games import GAMES
from medici.games.actors import NATURE, NOBODY

KINDS = [(name, players) for name, book in GAMES.items() for players in book.seats]


@pytest.mark.parametrize(("name", "players"), KINDS)
def test_inputs_fit_into_a_byte_and_choices_are_the_legal_moves(name: str, players: int) -> None:
    inputs, source = INPUTS[name], random.Random(players)
    for _ in range(3):
        game = medici.new(name, players)
        while game.state.actor != NOBODY:
            actions = game.legal_actions()
            if game.state.actor != NATURE:
                out = [7] * inputs.size
                inputs.describe(game.state, game.state.actor, out)
                assert all(0 <= number <= 127 for number in out)
                bits = inputs.legal(game.state)
                chosen = [inputs.action_of(n) for n in range(inputs.choices) if bits >> n & 1]
                assert chosen
                assert sorted(chosen) == [action for action in actions if not 60 < action < 1000]
                actions = chosen
            game.play(source.choice(actions))


@pytest.mark.parametrize("name", GAMES)
def test_other_seats_are_counted_from_the_own_one_on(name: str) -> None:
    inputs = INPUTS[name]
    game, source = medici.new(name, 3), random.Random(1)
    for _ in range(30):
        game.play(source.choice(game.legal_actions()))
    while game.state.actor == NATURE:
        game.play(game.legal_actions()[0])
    seen = []
    for seat in range(3):
        out = [0] * inputs.size
        inputs.describe(game.state, seat, out)
        seen.append(out)
    assert len({tuple(row) for row in seen}) == 3, "each sees another seat begin"
    assert {sum(row) for row in seen} == {sum(seen[0])}, "and otherwise the same"
