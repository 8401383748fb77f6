"""The odds of the next card against every way in which the next card can come."""

from collections import Counter
from fractions import Fraction
from random import Random

import pytest

from medici.analysis.advise.advice import Share
from medici.analysis.advise.odds import next_card
from medici.games import GAMES
from medici.games.board import state as board
from medici.games.card import state as card
from medici.presentation.words.cards import parse_card
from medici.record import Game
from tests.bots.positions import TABLES

DRAWS = {"board": (board.TURN, board.FILL), "card": (card.DRAW,)}


def exact(shares: list[Share], ways: int) -> dict[str, Fraction]:
    """Shares as probabilities."""
    return {share.what: Fraction(share.ways, ways) for share in shares}


def by_hand(game: Game) -> tuple[dict[str, Fraction], ...]:
    """The same by going through all of nature's equally likely ways, one by one."""
    book, t = game.book, game.state
    ways = book.ways(t)
    names = [book.move_name(book.outcome(t, way)).removeprefix("card ") for way in range(ways)]
    parts = [parse_card(name) for name in names]
    counts = (
        Counter(names),
        Counter(part.ware for part in parts),
        Counter(str(part.value) for part in parts),
    )
    return tuple({what: Fraction(n, ways) for what, n in count.items()} for count in counts)


@pytest.mark.parametrize(("name", "players"), [table for table in TABLES if table[0] in DRAWS])
def test_they_are_exact_before_every_card(name: str, players: int) -> None:
    random, game, seen = Random(players), Game(name, players), 0
    while not game.over:
        if game.actor == "nature" and game.state.phase in DRAWS[name]:
            odds = next_card(game)
            assert odds is not None
            shown = tuple(exact(row, odds.ways) for row in (odds.cards, odds.goods, odds.values))
            assert shown == by_hand(game)
            assert all(sum(row.values()) == 1 for row in shown)
            seen += 1
        moves = game.legal_actions()
        if game.actor == "nature":
            game.play(game.book.nature_move(game.state, random))
        else:
            game.play(random.choice(moves[:3]))
    assert seen > 30


def test_nothing_is_said_where_no_card_is_to_come() -> None:
    assert next_card(Game("board", players=3)) is None  # who starts is drawn first
    assert next_card(Game("card", players=3)) is None
    assert next_card(Game("dice", players=3)) is None
    assert set(DRAWS) < set(GAMES)


def test_a_seat_at_turn_sees_the_odds_of_the_card_that_it_may_draw() -> None:
    game = Game("board", players=2)
    for move in ("first 0", "card fur5"):
        game.play(move)
    odds = next_card(game)
    assert odds is not None
    assert odds.ways == 35
    assert {share.what: share.ways for share in odds.goods} == {
        **{"cloth": 7, "fur": 6, "grain": 7, "dye": 7, "spice": 7, "gold": 1}
    }
    assert {share.what: share.ways for share in odds.values}["5"] == 9
