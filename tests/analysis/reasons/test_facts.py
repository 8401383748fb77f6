"""Facts are true: what the rules do when the game goes on from many positions says the same."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from medici import GAMES
from medici.analysis.reasons import board, card, dice
from medici.analysis.reasons.explain import facts_of, why_better, why_worth
from medici.analysis.reasons.facts import weigh
from medici.analysis.reasons.standing import Standing
from medici.games.actors import NATURE, NOBODY
from medici.games.board.rules import sell
from medici.games.board.state import AUCTION
from medici.games.card.actions import REVEAL, TAKE
from medici.games.card.state import TURN
from medici.games.dice.actions import CHOOSE
from medici.games.dice.state import CHOOSING, ENTERING
from medici.presentation.words.catalogue import words
from medici.record import Game
from tests.long_run import sample_size
from tests.record.games import played, setup_id, setups

EACH_SETUP = pytest.mark.parametrize("setup", setups(), ids=setup_id)
SETUPS = {name: [setup for setup in setups() if setup[0] == name] for name in GAMES}


def decisions(game: Game, many: int) -> Iterator[tuple[Game, list[str]]]:
    """Positions of a game in which a seat has a choice, and the moves there."""
    before, random = game.before(0), Random(7)
    numbers = []
    for number, (actor, move) in enumerate(game.moves):
        if isinstance(actor, int) and len(before.legal()) > 1:
            numbers.append(number)
        before.play(move)
    for number in random.sample(numbers, min(many, len(numbers))):
        position = game.before(number)
        yield position, position.legal()


def positions(name: str, many: int = 6) -> Iterator[Any]:
    """Tables of a game in which a seat has a choice, with all numbers of players."""
    for setup in SETUPS[name]:
        for seed in range(sample_size(1, 12)):
            for game, _ in decisions(played(setup, seed), many):
                yield game.state


def pays(standing: Standing) -> tuple[int, list[int], list[int]]:
    return standing.ship, standing.ranks, standing.bonuses


def paid(t: Any, seat: int) -> tuple[int, list[int], list[int]]:
    """What the last scored day paid a seat."""
    goods = slice(seat * 5, seat * 5 + 5)
    return t.ship_pay[seat], t.good_pay[goods], t.bonus_pay[goods]


@pytest.mark.slow
def test_board_a_standing_is_what_the_day_pays_if_it_ends_with_the_sale() -> None:
    seen = 0
    for t in positions("board"):
        for seat in range(t.players):
            for buyer, lot in ((seat, board.lot_of(t)), (NOBODY, [])):
                if buyer != NOBODY and t.room[seat] < t.lot_size:
                    continue
                sold = t.copy()
                sold.deck, sold.leader, sold.high = 0, buyer, 0
                sell(sold)
                found = board.standing(t, seat, lot)
                assert pays(found) == paid(sold, seat)
                assert found.marks == sold.level[seat * 5 : seat * 5 + 5]
                assert found.place == 1 + sum(
                    sold.worth[other] > sold.worth[seat] for other in range(t.players)
                )
                seen += 1
    assert seen > 100


def test_board_those_still_to_speak_are_asked_if_all_pass_after_a_bid() -> None:
    book = GAMES["board"]
    for t in positions("board"):
        if t.phase != AUCTION:
            continue
        bid = Random(t.high).choice([move for move in book.legal_moves(t) if move > 0])
        asked, then = [], t.copy()
        book.play(then, bid)
        while then.phase == AUCTION and (then.presenter, then.lot) == (t.presenter, t.lot):
            asked.append(then.actor)
            book.play(then, 0)
        assert board.still_to_speak(t, t.actor, bid) == asked


def test_board_cards_to_come_and_free_spaces_are_counted() -> None:
    for t in positions("board"):
        day = board.today(t)
        assert day.to_come == t.deck
        assert day.free == sum(t.room[: t.players])
        assert 0 <= day.done <= 1
        assert 0 <= day.filled <= 1


@pytest.mark.slow
def test_card_what_a_take_leaves_is_what_the_rules_leave() -> None:
    book, seen = GAMES["card"], 0
    for t in positions("card"):
        for action in [move for move in book.legal_moves(t) if move != REVEAL]:
            then, left = t.copy(), card.left_after(t, action)
            book.play(then, action)
            if then.day > t.day:  # that was the last turn: the market lies there until the next day
                continue
            size = left.market_size
            assert left.market[:size] == then.market[: then.market_size]
            assert (left.room, left.worth, left.hold) == (then.room, then.worth, then.hold)
            assert action - TAKE in (1, 3, 5, 7)
            seen += 1
    assert seen > 100


@pytest.mark.slow
def test_card_a_standing_is_what_the_day_pays_if_it_ends_with_the_take() -> None:
    book, seen = GAMES["card"], 0
    for t in positions("card", many=10):
        for action in [move for move in book.legal_moves(t) if move != REVEAL]:
            then = t.copy()
            for other in range(t.players):  # with all other ships full the day ends
                then.room[other] = t.room[other] if other == t.on_turn else 0
            book.play(then, action)
            assert then.day == t.day + 1
            found = card.standing(t, t.on_turn, card.taken(t, action))
            assert pays(found) == paid(then, t.on_turn)
            seen += 1
    assert seen > 100


def test_card_the_takes_after_a_reveal_are_those_of_the_rules() -> None:
    book = GAMES["card"]
    for t in positions("card"):
        if not book.can(t, REVEAL):
            continue
        then = t.copy()
        book.play(then, REVEAL)
        assert then.actor == NATURE
        book.play(then, book.nature_move(then, Random(1)))
        assert then.phase == TURN
        assert card.takes(then) == [move for move in book.legal_moves(then) if move != REVEAL]
        known = t.copy()
        known.market[known.market_size] = then.market[then.market_size - 1]
        known.market_size += 1
        assert card.takes(known) == card.takes(then)


def test_dice_a_choice_leaves_what_the_rules_leave() -> None:
    book, seen = GAMES["dice"], 0
    for t in positions("dice", many=12):
        for action in book.legal_moves(t):
            then, found = t.copy(), dice.after(t, action - CHOOSE)
            book.play(then, action)
            assert found.crosses == then.crosses
            assert found.circles == then.circles
            assert found.hold == then.hold
            if then.day > t.day:
                assert pays(dice.standing(found, t.actor)) == paid(then, t.actor)
                seen += 1
    assert seen


@EACH_SETUP
def test_facts_of_two_moves_are_the_same_seen_from_either(setup: Any) -> None:
    random = Random(3)
    for game, moves in decisions(played(setup, 4), sample_size(6, 100)):
        one, other = random.sample(moves, 2)
        assert weigh(facts_of(game, one, other)) == pytest.approx(
            -weigh(facts_of(game, other, one)), abs=1e-9
        )


@EACH_SETUP
def test_every_reason_can_be_said(setup: Any) -> None:
    random, said = Random(5), set()
    for game, moves in decisions(played(setup, 6), sample_size(6, 100)):
        before = game.state.copy()
        one, other = random.sample(moves, 2)
        told = [why_better(game, one, other), *(fact.line for fact in facts_of(game, one, other))]
        if game.name == "board":
            seats = [seat for seat in range(len(game.players)) if before.room[seat] >= 3]
            told += [why_worth(game, seat, wanted) for seat in seats for wanted in (True, False)]
        for line in told:
            said.add(line.id)
            for lang in ("en", "pt-BR"):
                text = words(lang, "reasons").sentence(line, game.players)
                assert "{" not in text
                assert "$" not in text
                assert line.id not in text
        assert game.state == before
    assert said & {"reason-why", "reason-against", "reason-none"}


def test_dice_others_choose_after_whoever_rolls() -> None:
    for t in positions("dice"):
        facts = dice.dice_facts(t, *GAMES["dice"].legal_moves(t)[:2])
        leaves = [fact for fact in facts if fact.line.id == "reason-leaves"]
        for fact in leaves:
            assert t.phase in (CHOOSING, ENTERING)
            then = t.copy()
            GAMES["dice"].play(then, GAMES["dice"].legal_moves(t)[0])
            whom: Any = fact.line.args["whom"]
            assert then.actor == whom.seat
