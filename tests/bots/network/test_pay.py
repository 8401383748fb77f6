"""What a network is told of a day that ends now is what the rules would pay."""

import random
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

import medici
from medici.bots.network.inputs import board, board_pay, card, card_pay, dice_pay
from medici.games import GAMES
from medici.games.actors import NATURE, NOBODY, SEATS
from medici.games.board.scoring import score_day as score_board
from medici.games.card.scoring import score_day as score_card
from medici.games.dice.scoring import score_day as score_dice
from medici.games.seats import seat_further

KINDS = [(name, number) for name, book in GAMES.items() for number in book.seats if number > 1]
SCORE: dict[str, Callable[[Any], None]] = {
    "board": score_board,
    "card": score_card,
    "dice": score_dice,
}
MONEY = {"board": "florins", "card": "florins", "dice": "points"}


def told(name: str, t: Any, step: int) -> int:
    """What the seat so many steps from the actor would be paid."""
    seat = seat_further(t.actor, step, t.players)
    if name == "board":
        return board_pay.pay_now(t, seat)
    if name == "dice":
        return dice_pay.pay_now(t, seat)
    out = [0] * card.INPUTS.size
    card.describe(t, t.actor, out)
    return card_pay.pay_now(t, seat, step, out, card.TABLE)


@pytest.mark.parametrize(("name", "players"), KINDS)
def test_a_day_that_ends_now_is_paid_as_told(name: str, players: int) -> None:
    source = random.Random(players)
    for _ in range(4):
        game = medici.new(name, players)
        while game.state.actor != NOBODY:
            t = game.state
            if t.actor != NATURE:
                after = deepcopy(t)
                SCORE[name](after)
                for step in range(players):
                    seat = seat_further(t.actor, step, players)
                    money = MONEY[name]
                    paid = getattr(after, money)[seat] - getattr(t, money)[seat]
                    assert told(name, t, step) == paid
            game.play(source.choice(game.legal_actions()))


def seen(game: medici.Game) -> list[int]:
    """What the actor sees, in a game of the board."""
    out = [0] * board.INPUTS.size
    board.describe(game.state, game.state.actor, out)
    return out


def test_a_lot_adds_what_it_brings_when_bought() -> None:
    game, source = medici.new("board", 3), random.Random(5)
    compared = 0
    while game.state.actor != NOBODY:
        t = game.state
        action = source.choice(game.legal_actions())
        alone = t.actor != NATURE and t.actor == t.presenter and t.leader == NOBODY and t.high == 0
        if alone and 0 < action < 60 and t.loading > 1:  # the presenter speaks last, and buys
            seat, gain = t.actor, board_pay.gain_of_lot(t, t.actor)
            now = board_pay.pay_now(t, seat)
            before = t.day
            game.play(action)
            if game.state.day == before:
                compared += 1
                assert board_pay.pay_now(game.state, seat) == now + gain
                assert gain >= 0
            continue
        game.play(action)
    assert compared > 2


def test_those_without_room_gain_nothing_by_a_lot() -> None:
    game, source = medici.new("board", 4), random.Random(2)
    while game.state.actor != NOBODY:
        t = game.state
        if t.actor != NATURE:
            gains = seen(game)[board.PAY + SEATS : board.PAY + 2 * SEATS]
            for step in range(4):
                if t.room[seat_further(t.actor, step, 4)] < t.lot_size:
                    assert gains[step] == 0
        game.play(source.choice(game.legal_actions()))
