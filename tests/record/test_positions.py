"""Positions: every table as one line and back."""

from random import Random
from typing import Any

import pytest

import medici
from medici import Game, PositionError, RecordError, from_position, new
from medici.games.actors import NOBODY
from medici.games.board import state as board
from medici.games.card import state as card
from medici.games.dice import state as dice
from medici.kernel import State
from medici.presentation.scene import BoardScene, scene
from medici.presentation.scene.auction import Sale
from medici.presentation.story.telling import explain
from tests.long_run import sample_size
from tests.record.games import Setup, played, step
from tests.record.positions import ALL_SETUPS

PAYS = ("ship_pay", "good_pay", "bonus_pay")


def without_leftovers(state: State) -> Any:
    """A table without what only memory holds: earlier lots and ships, payments, old dice."""
    t = state.copy()
    if not just_scored(t):
        for name in PAYS:
            setattr(t, name, [0] * len(getattr(t, name)))
    if isinstance(t, board.Board):
        clear_board(t)
    elif isinstance(t, card.Card):
        clear_card(t)
    elif isinstance(t, dice.Sheets):
        clear_dice(t)
    return t


def just_scored(t: State) -> bool:
    """Whether what a day was paid for still lies there."""
    if isinstance(t, dice.Sheets):
        return t.loading == 0
    return t.phase in (board.FIRST, board.OVER if isinstance(t, board.Board) else card.OVER)


def clear_board(t: board.Board) -> None:
    if t.day == 0 and t.phase == board.FIRST:
        return
    if t.phase not in (board.TURN, board.LOT, board.AUCTION):
        t.lot_size = t.lot_limit = t.high = 0
        t.leader = NOBODY
    if t.phase in (board.FIRST, board.OVER):
        t.presenter = 0
    t.lot[t.lot_size :] = [0] * (3 - t.lot_size)
    spaces = 7 if t.players == 2 else 5
    for space in range(len(t.hold)):
        seat, place = divmod(space, board.HOLD)
        if seat >= t.players or not t.room[seat] <= place < spaces:
            t.hold[space] = 0


def clear_card(t: card.Card) -> None:
    if t.phase in (card.FIRST, card.OVER):
        t.on_turn = t.revealed = 0
    t.market[t.market_size :] = [0] * (card.CARDS - t.market_size)
    for space in range(len(t.hold)):
        seat, place = divmod(space, card.HOLD)
        if place >= t.aboard[seat]:
            t.hold[space] = 0


def clear_dice(t: dice.Sheets) -> None:
    if t.phase in (dice.FIRST, dice.ROLLING, dice.OVER):
        t.dice, t.left = [0] * dice.THROW, 0
    if t.phase in (dice.FIRST, dice.OVER):
        t.roller = 0
    for space in range(len(t.hold)):
        seat, place = divmod(space, dice.SPACES)
        if place >= dice.SPACES - t.room[seat]:
            t.hold[space] = 0


@ALL_SETUPS
def test_every_position_of_a_game_comes_back(setup: Setup) -> None:
    name, players, options = setup
    for seed in range(sample_size(1, 20)):
        game, random = new(name, players, **options), Random(seed)
        while True:
            text = game.position()
            twin = from_position(text)
            assert twin.state == without_leftovers(game.state)
            assert (twin.position(), twin.moves, twin.days) == (text, [], [])
            assert (twin.actor, twin.scores, twin.winners) == (
                game.actor,
                game.scores,
                game.winners,
            )
            assert "\n" not in text
            if game.over:
                break
            step(game, random)


@pytest.mark.no_coverage
@ALL_SETUPS
def test_a_game_goes_on_from_any_position_as_it_would_have(setup: Setup) -> None:
    whole = played(setup, 5)
    for past in range(0, len(whole.moves), sample_size(67, 7)):
        game = from_position(whole.before(past).position())
        for _, move in whole.moves[past:]:
            game.play(move)
            scene(game)
        assert game.result == whole.result
        assert game.days == whole.days[3 - len(game.days) :]
        assert len(list(explain(game))) > len(whole.moves) - past
        assert game.before(0).position() == whole.before(past).position()
        assert game.before(len(game.moves)).state == game.state


def test_equal_positions_have_equal_texts() -> None:
    one, other = (new("board", 2) for _ in range(2))
    for game, cards in ((one, ("fur3", "fur4")), (other, ("fur4", "fur3"))):
        game.play("first 0")
        for card_name in cards:
            for move in (f"card {card_name}", "auction", "pass", "pass"):
                game.play(move)
    assert one.position() == other.position()
    assert "unsold=fur3,fur4" in one.position()


def test_options_that_are_not_the_usual_stand_in_a_position() -> None:
    assert new("board", 3, edition="classic").position().startswith("board 3 edition=classic day=1")
    assert new("board", 3, edition="2016").position() == new("board", 3).position()
    game = from_position(new("card", 2, rising_monopoly=True).position())
    assert game.options == {"rising_monopoly": True}
    assert game.state.rising == 1


def test_a_position_can_be_given_names() -> None:
    text = new("dice", 2).position()
    assert from_position(text).players == ["Player 1", "Player 2"]
    assert from_position(text, ["Ada", "Bruno"]).players == ["Ada", "Bruno"]
    with pytest.raises(PositionError, match="expected names for 2 players; got 3"):
        from_position(text, ["Ada", "Bruno", "Chen"])


def test_only_a_game_from_its_set_up_has_a_record() -> None:
    game = from_position(new("dice", 2).position())
    game.play("first 0")
    assert medici.replay(game.record()).actor == "nature"
    later = from_position(game.position())
    with pytest.raises(RecordError, match="this began in a position"):
        later.record()


def test_a_position_is_of_the_kind_that_it_is_asked_of() -> None:
    class Table(Game):
        """A game of somebody else's."""

    assert type(Table.from_position(new("dice", 1).position())) is Table


def test_a_sale_is_known_that_began_before_the_position() -> None:
    game = new("board", 3)
    for move in ["first 2", "card fur3", "draw", "card spice1", "auction", "bid 7"]:
        game.play(move)
    twin = from_position(game.position())
    before = scene(twin)
    assert isinstance(before, BoardScene)
    assert before.silent == []
    for move in ("pass", "pass"):
        twin.play(move)
        game.play(move)
    one, other = scene(twin), scene(game)
    assert isinstance(one, BoardScene)
    assert isinstance(other, BoardScene)
    assert one.last_sale == other.last_sale == Sale(0, 7, ["fur3", "spice1"])
