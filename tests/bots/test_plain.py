"""Plain players: legal in every game, the same in both forms, and each true to its style."""

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
import pytest

from medici.bots.policies.heuristics import HEURISTICS, policies_of
from medici.bots.policies.plain import PLAIN, Style, board, card, dice
from medici.bots.policies.policy import PLAIN_POLICY
from medici.bots.policies.random_moves import RANDOM
from medici.games import GAMES
from medici.games.actors import NATURE, NOBODY
from medici.games.board.actions import DRAW, OPEN, PASS
from medici.games.board.state import AUCTION, LOT, Board
from medici.games.card.actions import REVEAL, TAKE
from medici.games.card.state import TURN, Card
from medici.games.dice.state import CHOOSING, ENTERING, FILLING, Sheets
from medici.games.goods import CLOTH, DYE, FUR, GOLD, SPICE
from medici.kernel import compiled
from medici.kernel.arrays import Row

STYLES = [(game, style) for game, plain in PLAIN.items() for style in plain.styles]
each_style = pytest.mark.parametrize(
    ("game", "style"), STYLES, ids=[f"{game}-{style.name}" for game, style in STYLES]
)


def policy(game: str, habits: Sequence[float] | Row) -> Any:
    return HEURISTICS[game].policy_with(habits)


def watched(game: str, style: Style, players: int, seed: int) -> list[tuple[Any, Row, int]]:
    """Plain players among random ones: the tables they saw, their habits and their moves."""
    book, plain, source = GAMES[game], PLAIN[game], Random(seed)
    habits = style.drawn(seed, plain.habits)
    t: Any = book.state()
    book.new(t, players, 0)
    chosen = []
    while t.actor != NOBODY:
        if t.actor == NATURE:
            move = book.nature_move(t, source)
        elif source.random() < 0.3:
            move = RANDOM[game](t, source)
        else:
            move = plain.move(t, policy(game, habits))
            assert book.can(t, move), (move, t)
            chosen.append((t.copy(), habits, move))
        book.play(t, move)
    return chosen


@each_style
def test_every_style_plays_by_the_rules(game: str, style: Style) -> None:
    for players in GAMES[game].seats:
        for seed in range(4):
            assert watched(game, style, players, seed)


@pytest.mark.slow
@each_style
def test_every_style_is_the_same_when_compiled(game: str, style: Style) -> None:
    move = compiled(PLAIN[game].move)
    tables = np.zeros(1, GAMES[game].state.dtype)
    for players in GAMES[game].seats:
        for table, habits, plainly in watched(game, style, players, 9):
            table.write(tables[0])
            assert move(tables[0], policies_of(game, [(PLAIN_POLICY, habits)])[0]) == plainly, table


@each_style
def test_a_style_is_drawn_anew_for_each_number_and_the_same_again(game: str, style: Style) -> None:
    plain = PLAIN[game]
    rows = [style.drawn(number, plain.habits).tolist() for number in range(20)]
    assert rows == [style.drawn(number, plain.habits).tolist() for number in range(20)]
    assert len({tuple(row) for row in rows}) == 20
    assert max(style.habits) < plain.habits <= len(HEURISTICS[game].policy().w)


@pytest.mark.parametrize("game", PLAIN)
def test_some_styles_of_each_game_are_never_tuned_against(game: str) -> None:
    styles = PLAIN[game].styles
    assert len({style.name for style in styles}) == len(styles) >= 10
    assert 2 <= sum(style.unseen for style in styles) <= len(styles) / 3


def sale(high: int = 0, *, cards: int = 2, actor: int = 1, presenter: int = 0) -> Board:
    """A lot of cloth is for sale."""
    t = Board()
    t.players = 4
    t.phase = AUCTION
    t.actor = actor
    t.presenter = presenter
    t.lot_size = cards
    t.lot[:cards] = [2] * cards
    t.high = high
    t.leader = 3 if high else NOBODY
    t.florins[:4] = [40] * 4
    t.room[:4] = [5] * 4
    t.deck = 20
    return t


def bidder(**habits: float) -> Any:
    """A bidder who pays up to its estimate, with further habits by their names."""
    row = [0.0] * board.HABITS
    row[board.APPETITE] = row[board.PURSE] = 1.0
    for name, habit in habits.items():
        row[getattr(board, name)] = habit
    return policy("board", row)


@pytest.mark.parametrize(
    ("habits", "high", "expected"),
    [
        ({"PER_CARD": 3.0}, 0, 1),
        ({"PER_CARD": 3.0}, 5, 6),
        ({"PER_CARD": 3.0}, 6, PASS),
        ({"PER_CARD": 3.0, "JUMP": 1.0}, 0, 6),
        ({"PER_CARD": 3.0, "APPETITE": 0.5, "JUMP": 1.0}, 0, 3),
        ({"FLAT": 9.0, "JUMP": 1.0}, 0, 9),
        ({"FLAT": 90.0, "JUMP": 1.0}, 0, 40),
        ({"FLAT": 90.0, "JUMP": 1.0, "PURSE": 0.5}, 0, 20),
        ({"FLAT": 10.0, "JUMP": 1.0, "PATIENCE": 0.6}, 0, 5),
        ({"FLAT": 10.0, "JUMP": 1.0, "PICKY": 3.0, "HOARD": 2.0}, 0, 6),
        ({"BARGAIN": 1.0}, 1, 2),
        ({"BARGAIN": 1.0}, 2, PASS),
        ({"TRACK": 1.0, "JUMP": 1.0}, 0, 10),
        ({"PER_POINT": 1.0, "AVERAGE": 1.0, "JUMP": 1.0}, 0, 2),
    ],
)
def test_a_bid_follows_the_habits(habits: dict[str, float], high: int, expected: int) -> None:
    assert board.plain_move(sale(high), bidder(**habits)) == expected


def test_who_speaks_last_bids_no_more_than_needed() -> None:
    t = sale(4, actor=0)
    assert board.plain_move(t, bidder(FLAT=30.0, JUMP=1.0)) == 5


def test_a_denier_goes_higher_when_the_richest_has_the_lot() -> None:
    denier, t = bidder(FLAT=5.0, DENY=1.0), sale(7)
    assert board.plain_move(t, denier) == PASS
    t.florins[3] = 41
    assert board.plain_move(t, denier) == 8


@pytest.mark.parametrize(
    ("habit", "count", "room", "draws"),
    [
        (board.TO_COUNT, 2.0, 5, False),
        (board.TO_COUNT, 3.0, 5, True),
        (board.FILLS, 0.0, 2, False),
        (board.FILLS, 0.0, 3, True),
        (board.WHILE_GOOD, 4.0, 5, True),
        (board.WHILE_GOOD, 6.0, 5, False),
        (board.WHILE_POOR, 4.0, 5, False),
        (board.WHILE_POOR, 6.0, 5, True),
        (board.SHUTS_OUT, 0.0, 5, True),
        (board.SHUTS_OUT, 0.0, 2, False),
    ],
)
def test_lots_are_made_by_habit(habit: int, count: float, room: int, draws: bool) -> None:
    t = sale(actor=0)
    t.phase = LOT
    t.room[0] = room
    t.room[2] = 2
    maker = bidder(PER_CARD=5.0, HABIT=habit, COUNT=count)
    assert board.plain_move(t, maker) == (DRAW if draws else OPEN)


def market(*kinds: int, revealed: int = 1) -> Card:
    """Seat 0 is on turn before an open row."""
    t = Card()
    t.players = 3
    t.phase = TURN
    t.deck_left = 60
    t.revealed = revealed
    t.market_size = len(kinds)
    t.market[: len(kinds)] = kinds
    t.room[:3] = [5] * 3
    return t


def picker(**habits: float) -> Any:
    """Somebody who values nothing but what the habits name."""
    row = [0.0] * card.HABITS
    for name, habit in habits.items():
        row[getattr(card, name)] = habit
    return policy("card", row)


@pytest.mark.parametrize(
    ("habits", "revealed", "expected"),
    [
        ({"FACE": 1.0, "SPACE": 3.5}, 1, TAKE + 5),
        ({"FACE": 1.0, "SPACE": 6.0}, 1, TAKE + 1),
        ({"AMOUNT": 1.0, "FACE": 1.0}, 1, TAKE + 1),
        ({"AMOUNT": 2.0, "SPACE": 9.0}, 1, TAKE + 7),
        ({"LOOKS": 3.0}, 2, REVEAL),
        ({"LOOKS": 3.0}, 3, TAKE + 1),
        ({"MORE_LOOKS": 2.0, "ENOUGH_BASE": 1.0}, 1, REVEAL),
        ({"MORE_LOOKS": 2.0, "ENOUGH_BASE": 1.0}, 2, TAKE + 1),
        ({"ICON": 1.0, "SPACE": 0.5}, 1, TAKE + 7),
    ],
)
def test_cards_are_taken_by_habit(habits: dict[str, float], revealed: int, expected: int) -> None:
    t = market(3, 0, 7, revealed=revealed)  # 5, 2 and 5 points
    assert card.plain_move(t, picker(**habits)) == expected


def test_a_collector_takes_its_best_good() -> None:
    t = market(3, 1, 6)
    t.icons[0 * 5 + 0] = 3
    t.icons[0 * 5 + 1] = 1
    assert card.plain_move(t, picker(FOCUS=2.0, SPACE=1.0)) == TAKE + 7
    t.icons[0 * 5 + 1] = 4
    assert card.plain_move(t, picker(FOCUS=2.0, SPACE=1.0)) == TAKE + 1


def thrown(phase: int = CHOOSING) -> Sheets:
    """Dice on the table: on dice 0 to 4 dye 0, fur 2, gold 5, spice 1 and cloth 1."""
    t = Sheets()
    t.players = 3
    t.phase = phase
    t.left = 0b11111
    t.dice[:5] = [DYE, FUR, GOLD, SPICE, CLOTH]
    t.room[:3] = [7] * 3
    return t


def roller(**habits: float) -> Any:
    """Somebody who values nothing but what the habits name."""
    row = [0.0] * dice.HABITS
    for name, habit in habits.items():
        row[getattr(dice, name)] = habit
    return policy("dice", row)


@pytest.mark.parametrize(
    ("habits", "expected"),
    [
        ({"NUMBER": 1.0, "COUNT": 1.0}, 0b00100),
        ({"NUMBER": 1.0, "COUNT": 2.0}, 0b00110),
        ({"CROSS": 1.0, "COUNT": 1.0}, 0b00001),
        ({"NUMBER": 1.0, "COUNT": 1.0, "MORE": 2.0, "LIKED": 2.0}, 0b00110),
        ({"NUMBER": 1.0, "COUNT": 1.0, "MORE": 2.0, "LIKED": 6.0}, 0b00100),
        ({"FOCUS": 1.0, "COUNT": 1.0}, 0b01000),
    ],
)
def test_dice_are_chosen_by_habit(habits: dict[str, float], expected: int) -> None:
    t = thrown()
    t.crosses[SPICE] = 3
    assert dice.plain_move(t, roller(**habits)) == expected


def test_one_die_of_those_left_or_a_full_load_is_entered() -> None:
    t = thrown(ENTERING)
    t.left = 0b01011
    assert dice.plain_move(t, roller(NUMBER=1.0)) == 0b00010
    t = thrown(FILLING)
    t.room[0] = 4
    assert dice.plain_move(t, roller(NUMBER=1.0)).bit_count() == 4
