"""A deal is one game for everybody: what is told of it is played again, and nothing is believed."""

from collections.abc import Callable, Sequence
from functools import cache

import pytest

from medici.fair import Secret
from medici.fair.verify import verify
from medici.games.actors import NATURE_NAME
from medici.online.community.deals import SETUPS, Deal, new_deal
from medici.online.community.replay_deal import (
    DealRefused,
    play_deal,
    play_par,
    replay_deal,
    score_of,
)
from medici.record import Game

SECRET = Secret(bytes(range(32)))
NAMES = list(SETUPS)


def deal_named(name: str) -> Deal:
    return new_deal(f"2026-11-18-{name}", SETUPS[name], SECRET)


def first(game: Game, number: int) -> str:
    """A person who takes the first legal move, or the second now and then."""
    legal = game.legal()
    return legal[number % 7 == 3 and len(legal) > 1]


@cache
def played(name: str) -> Game:
    return play_deal(deal_named(name), SECRET, first)


def moves_of(game: Game) -> list[str]:
    return [move for _, move in game.moves]


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_the_same_moves_get_the_same_answers(name: str) -> None:
    deal, game = deal_named(name), played(name)
    again = play_deal(deal, SECRET, first)
    assert again.moves == game.moves
    assert replay_deal(deal, SECRET, moves_of(game)) == score_of(game, deal.seat)
    assert score_of(game, deal.seat).florins == game.scores[deal.seat]


@pytest.mark.slow
def test_a_game_of_a_deal_proves_its_chance() -> None:
    deal, game = deal_named("dice"), played("dice")
    verdict = verify(game.record() | {"fair": deal.proof(SECRET).entry()})
    assert verdict.fair
    assert verdict.over
    assert verdict.commitment == SECRET.commitment()


def number_of(game: Game, wanted: Callable[[object], bool]) -> int:
    """The number of a move of somebody in the middle of a game."""
    return next(n for n, (actor, _) in enumerate(game.moves) if n > 20 and wanted(actor))


def forged(moves: Sequence[str], number: int, move: str) -> list[str]:
    return [*moves[:number], move, *moves[number + 1 :]]


@pytest.mark.slow
def test_what_did_not_happen_is_refused() -> None:
    deal, game = deal_named("board"), played("board")
    moves = moves_of(game)
    own = number_of(game, lambda actor: actor == deal.seat)
    bot = number_of(game, lambda actor: actor not in (deal.seat, NATURE_NAME))
    chance = number_of(game, lambda actor: actor == NATURE_NAME)
    with pytest.raises(DealRefused, match=f"move {own + 1}: expected a legal move; got 'bid 99'"):
        replay_deal(deal, SECRET, forged(moves, own, "bid 99"))
    with pytest.raises(DealRefused, match=rf"move {bot + 1}: expected '.*' of seat \d; got 'fold'"):
        replay_deal(deal, SECRET, forged(moves, bot, "fold"))
    with pytest.raises(DealRefused, match=rf"move {chance + 1}: expected 'card .*' of chance"):
        replay_deal(deal, SECRET, forged(moves, chance, "card none"))
    with pytest.raises(DealRefused, match=r"move \d+: expected .* of chance"):
        replay_deal(deal, Secret(bytes(32)), moves)
    with pytest.raises(DealRefused, match="expected a finished game"):
        replay_deal(deal, SECRET, moves[: own + 1][:own])
    with pytest.raises(DealRefused, match=f"expected {len(moves)} moves; got {len(moves) + 1}"):
        replay_deal(deal, SECRET, [*moves, "pass"])
    with pytest.raises(DealRefused, match="expected at most 2000 moves"):
        replay_deal(deal, SECRET, ["pass"] * 2001)


@pytest.mark.slow
def test_par_is_a_princes_and_does_not_change() -> None:
    deal = deal_named("solitaire")
    assert play_par(deal, SECRET) == play_par(deal, SECRET)
    assert (
        play_par(deal, SECRET).florins
        > replay_deal(deal, SECRET, moves_of(played("solitaire"))).florins
    )
