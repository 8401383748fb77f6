"""Orders in advance: what they do, and that they never do more."""

from random import Random

import pytest

from medici.online.tables import Player, TableError
from medici.online.tables import commands as cmd
from medici.online.tables.orders import (
    Order,
    Withdraw,
    check_order,
    decode_order,
    is_ended_by,
    is_standing,
    move_now,
)
from tests.online.tables.house import ADA, BRUNO, CHEN, DORA, House, playing


def four() -> House:
    return House("board", 4).seat(ADA, BRUNO, CHEN, DORA).start()


def order_for(house: House, ceiling: int) -> Order:
    """A ceiling for the lot as it lies there."""
    return Order(ceiling=ceiling, day=house.game.day, deck=house.game.state.deck)


def refusal(house: House, order: Order, player: Player) -> str:
    with pytest.raises(TableError) as refused:
        check_order(house.table, order, player)
    return refused.value.code


def after(house: House, seats: int) -> Player:
    """The person so many seats after the presenter."""
    return house.person((house.game.state.presenter + seats) % 4)


def test_a_ceiling_bids_the_least_that_is_needed_or_passes() -> None:
    house = four()
    second = after(house, 2)
    order = check_order(house.table, order_for(house, 9), second)
    assert move_now(house.table, order) is None
    house.send(house.on_turn, cmd.Move("auction"))
    assert is_standing(house.table, order)
    assert move_now(house.table, order) is None
    house.send(house.on_turn, cmd.Move("bid 6"))
    assert house.on_turn == second
    assert move_now(house.table, order) == "bid 7"
    low = check_order(house.table, order_for(house, 6), second)
    assert move_now(house.table, low) == "pass"
    house.send(second, cmd.Move("bid 7"))
    assert not is_standing(house.table, order), "who has spoken is not asked again (B20)"


def test_one_more_card_makes_it_another_lot() -> None:
    house = four()
    order = check_order(house.table, order_for(house, 9), after(house, 1))
    house.send(house.on_turn, cmd.Move("draw"))
    assert not is_standing(house.table, order)
    if house.game.state.phase != 3:
        house.send(house.on_turn, cmd.Move("auction"))
    assert house.on_turn == after(house, 1)
    assert move_now(house.table, order) is None


def test_passing_lasts_until_the_ships_leave_and_leaves_the_presenting_to_its_player() -> None:
    house = four()
    seat = (house.game.state.presenter + 1) % 4
    order = check_order(house.table, Order(ceiling=0, day=1), house.person(seat))
    while house.game.day == 1:
        assert is_standing(house.table, order)
        move = move_now(house.table, order)
        if house.actor == seat:
            assert move == ("pass" if "pass" in house.game.legal() else None)
        else:
            assert move is None
        house.send(house.on_turn, cmd.Move(move or house.choice(len(house.log))))
    assert not is_standing(house.table, order)
    assert len(house.game.days) == 1
    assert house.game.state.spent[seat] == 0


def test_orders_that_cannot_be_meant_are_refused() -> None:
    house = four()
    first, third = after(house, 1), after(house, 3)
    deck = house.game.state.deck
    assert refusal(house, order_for(house, 41), first) == "bad-command"
    assert refusal(house, order_for(house, -1), first) == "bad-command"
    assert refusal(house, Order(ceiling=9, day=1), first) == "bad-command"
    assert refusal(house, Order(ceiling=9, day=2, deck=deck), first) == "stale"
    assert refusal(house, Order(ceiling=9, day=1, deck=deck - 1), first) == "stale"
    assert refusal(house, order_for(house, 9), Player("x", "Ester")) == "not-seated"
    house.send(house.on_turn, cmd.Move("auction"))
    house.send(first, cmd.Move("bid 39"))
    assert refusal(house, order_for(house, 9), first) == "not-your-turn"
    assert check_order(house.table, order_for(house, 40), third).seat is not None
    card = House("card", 2).seat(ADA, BRUNO).start()
    assert refusal(card, Order(ceiling=0, day=1), ADA) == "bad-command"
    with pytest.raises(TableError) as lobby:
        check_order(House("board", 2).seat(ADA).table, Order(ceiling=0, day=1), ADA)
    assert lobby.value.code == "not-running"


def test_an_order_ends_with_an_undo_and_when_a_bot_takes_over() -> None:
    house = playing()
    presenter, other = house.on_turn, house.person(1 - house.actor)
    order = check_order(house.table, Order(ceiling=0, day=1), presenter)
    elsewhere = check_order(house.table, Order(ceiling=0, day=1), other)
    house.send(presenter, cmd.Move("auction"))
    undone = house.send(presenter, cmd.Undo())
    assert is_ended_by(order, undone)
    assert not is_ended_by(elsewhere, undone)
    gone = house.send(other, cmd.Leave())
    assert is_ended_by(elsewhere, gone)
    assert not is_standing(house.table, elsewhere)
    assert move_now(house.table, elsewhere) is None
    assert refusal(house, Order(ceiling=0, day=1), other) == "not-your-turn"


@pytest.mark.parametrize("seed", range(6))
def test_no_order_bids_over_its_ceiling_or_against_the_rules(seed: int) -> None:
    house, random = four(), Random(seed)
    orders: dict[int, Order] = {}
    carried_out = 0
    for _ in range(120):
        if house.table.phase != "running":
            break
        for seat in range(4):
            if random.random() < 0.5:
                ceiling = random.randrange(house.game.state.florins[seat] + 1)
                try:
                    order = check_order(house.table, order_for(house, ceiling), house.person(seat))
                except TableError:
                    continue
                orders[seat] = order
        seat = house.actor
        order = orders.get(seat, Order(ceiling=0, day=0))
        move = move_now(house.table, order)
        if move is None:
            house.send(house.on_turn, cmd.Move(house.choice(len(house.log))))
            continue
        legal, high = house.game.legal(), house.game.state.high
        assert move in legal
        assert order.deck == house.game.state.deck
        assert (move == "pass") == (high + 1 > order.ceiling)
        assert move in ("pass", f"bid {high + 1}")
        house.send(house.on_turn, cmd.Move(move))
        assert not is_standing(house.table, order)
        carried_out += 1
    assert carried_out > 5


def test_orders_are_read_from_messages() -> None:
    text = '{"type": "order", "ceiling": 9, "day": 1, "deck": 17, "cmd_id": "a"}'
    assert decode_order(text) == Order(ceiling=9, day=1, deck=17)
    assert decode_order('{"type": "withdraw"}') == Withdraw()
    for wrong in ("[]", '{"type": "order"}', '{"type": "order", "ceiling": "9", "day": 1}'):
        with pytest.raises(TableError):
            decode_order(wrong)
