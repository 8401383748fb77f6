"""Positions: every table as one line and back, and what is refused."""

from random import Random
from typing import Any

import pytest

import medici
from medici import Game, PositionError, RecordError, SetupError, from_position, new
from medici.games.actors import NOBODY
from medici.games.board import state as board
from medici.games.card import state as card
from medici.games.dice import state as dice
from medici.kernel import State
from medici.scene import BoardScene, scene
from medici.scene.auction import Sale
from medici.story.telling import explain
from tests.often import often
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
    for seed in range(often(1, 20)):
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


@pytest.mark.uncounted
@ALL_SETUPS
def test_a_game_goes_on_from_any_position_as_it_would_have(setup: Setup) -> None:
    whole = played(setup, 5)
    for past in range(0, len(whole.moves), often(67, 7)):
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


def changed(text: str, **fields: str) -> str:
    """A position with other values in some fields."""
    words = text.split(" ")
    for key, value in fields.items():
        found = [number for number, word in enumerate(words) if word.startswith(f"{key}=")]
        words[found[0]] = f"{key}={value}"
    return " ".join(words)


LOTS = (
    "board 3 day=1 phase=auction actor=1 presenter=2 lot=fur3,gold10 bid=7@0 florins=40/40/32 "
    "spent=0/0/8 bought=0/0/2 ships=-/-/dye1,dye2 unsold=cloth5 "
    "levels=0,0,0,0,0/0,0,0,0,0/0,0,0,0,0"
)
FULL = "cloth0,cloth1,cloth2,cloth3,cloth4"
FILLING = (
    "board 3 day=2 phase=fill actor=nature presenter=2 lot=- bid=- florins=40/40/40 spent=1/1/1 "
    f"bought=3/3/2 ships={FULL}/fur0,fur1,fur2,fur3,fur4/dye1,dye2 unsold=- "
    "levels=0,0,0,0,0/0,0,0,0,0/0,0,0,0,7"
)
TURN = (
    "card 2 day=1 phase=turn actor=0 turn=0 revealed=1 market=cloth2,fur3 florins=0/0 ships=-/dye4 "
    "icons=0,0,0,0,0/0,0,0,0,0 deck=344421/434421/444421/443421/444421/5a"
)
ENTER = (
    "dice 3 day=1 phase=entering actor=2 roller=0 dice=dye0,gold5,fur3,grain2,dye4 left=2,4,5 "
    "points=0/0/0 ships=0,3/4/- scored=-/-/- crosses=0,1,0,2,0/0,0,0,1,0/0,0,0,0,0"
)
ALONE = (
    "dice 1 day=2 phase=alone actor=0 roller=0 dice=dye0,gold5,fur3,grain2,dye4 left=1,2,3,4,5 "
    "points=20 ships=3 scored=21 crosses=1,1,1,1,1 circles=0,0,0,0,0"
)


@pytest.mark.parametrize("text", [LOTS, FILLING, TURN, ENTER, ALONE])
def test_positions_can_be_made_up(text: str) -> None:
    assert from_position(text).position() == text


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "expected GAME PLAYERS KEY=VALUE"),
        ("chess 2 day=1", "expected a game, one of board, card, dice; got 'chess'"),
        ("dice two day=1", "players: expected a number from 1 to 6; got 'two'"),
        ("dice 5 day=1", "expected 1 to 4 players for dice; got 5"),
        ("dice 7 day=1", "players: expected a number from 1 to 6; got 7"),
        ("dice 02 day=1", "players: expected a number from 1 to 6; got '02'"),
        ("dice 2 turn=1", "expected day=... next; got 'turn=1'"),
        ("dice 2 day=1", "expected phase=... next; got 'the end'"),
        (LOTS + " more=1", "expected the end after levels; got 'more=1'"),
        (LOTS.replace(" lot=", "  lot="), "expected lot=... next; got 'the end'"),
        (LOTS.replace("board 3", "board 3 edition=2016"), "edition: expected classic; got '2016'"),
        (changed(LOTS, day="4"), "day: expected a number from 1 to 3; got 4"),
        (changed(LOTS, phase="sale"), "phase: expected one of first, turn"),
        (changed(LOTS, phase="over"), "day: expected 3 when the game is over"),
        (changed(LOTS, actor="0"), "bid: expected AMOUNT@SEAT of a seat asked before the actor"),
        (changed(LOTS, actor="3"), "actor: expected a number from 0 to 2; got 3"),
        (changed(LOTS, actor="nature"), "actor: expected a number from 0 to 2; got 'nature'"),
        (changed(LOTS, bid="40@0", florins="40/40/32"), "actor: expected a seat with room for the"),
        (changed(LOTS, bid="41@0"), "bid: expected an amount from 1 to 40"),
        (changed(LOTS, bid="07@0"), "bid: expected an amount from 1 to 40"),
        (changed(LOTS, bid="-7@0"), "bid: expected an amount"),
        (changed(LOTS, florins="40/40"), "florins: expected 3 values with / between them"),
        (changed(LOTS, florins="40/40/-8"), "florins: expected a number from 0 to 40; got '-8'"),
        (changed(LOTS, florins="40/40/40"), "florins: expected 40 with what was spent"),
        (changed(LOTS, spent="0/0/0", florins="40/40/40"), "bought: expected cards where florins"),
        (
            changed(LOTS, spent="0/0/1", florins="40/40/39", bought="0/0/4"),
            "bought: expected at most 3 cards for so few florins",
        ),
        (changed(LOTS, ships="-/-/fur3,fur3"), "ships: expected at most 1 of fur3 in all"),
        (changed(LOTS, unsold="fur3"), "unsold: expected at most 1 of fur3 in all"),
        (changed(LOTS, unsold="fur9"), "unsold: expected cards from cloth0 to gold10, or -"),
        (changed(LOTS, unsold="spice5,cloth5"), "unsold: expected cloth5,spice5; got"),
        (changed(LOTS, ships=f"-/-/{FULL},dye1"), "ships: expected at most 5 cards on each ship"),
        (
            changed(LOTS, unsold=f"{FULL},fur0,fur1,fur2,fur4,dye0,dye3,dye4,spice0,spice1,spice2"),
            "ships: expected at most 18 cards a day in all",
        ),
        (changed(LOTS, presenter="3"), "presenter: expected a number from 0 to 2; got 3"),
        (changed(LOTS, lot="-"), "lot: expected 1 to 3 cards to sell"),
        (changed(LOTS, phase="lot"), "bid: expected - before the auction"),
        (changed(LOTS, phase="lot", bid="-"), "actor: expected 2 in this phase; got '1'"),
        (
            changed(LOTS, phase="turn", bid="-", lot="fur3,gold10,fur1"),
            "lot: expected 0 to 2 cards in this phase",
        ),
        (changed(LOTS, levels="1,0,0,0,0/0,0,0,0,0/0,0,0,0,0"), "levels: expected a number from 0"),
        (changed(LOTS, levels="0,0,0,0/0,0,0,0,0/0,0,0,0,0"), "levels: expected 5 numbers"),
        (changed(LOTS, ships=f"-/-/{FULL}"), "presenter: expected a seat whose ship has room"),
        (changed(FILLING, phase="turn"), "phase: expected fill with a single ship that has room"),
        (changed(FILLING, lot="fur5"), "lot: expected - while the last ship is filled"),
        (
            changed(FILLING, ships=f"{FULL}/-/dye1,dye2"),
            "phase: expected fill with one ship that has room, and no other",
        ),
        (
            changed(FILLING, unsold="fur5,fur5,dye3,spice0,spice1,spice2"),
            "phase: expected no card to come from an empty deck",
        ),
        (
            changed(FILLING, phase="first", presenter="-"),
            "ships: expected full ones or an empty deck at the end of a day",
        ),
        (changed(FILLING, phase="first"), "presenter: expected - between the days"),
        (
            changed(new("board", 2).position(), unsold="fur3"),
            "ships: expected no cards anywhere before the first day",
        ),
        (
            TURN.replace("card 2", "card 2 rising_monopoly=true rising_monopoly=true"),
            "expected 'card 2 rising_monopoly=true day=1 phase=turn",
        ),
        (changed(TURN, florins="5/0"), "florins: expected a number from 0 to 0; got 5"),
        (changed(TURN, deck="4"), "deck: expected groups of 6, 6, 6, 6, 6, 2 digits"),
        (changed(TURN, deck="444421/434421/444421/443421/444421/5a"), "0 to 3 of cloth2; got '4'"),
        (changed(TURN, deck="244421/434421/444421/443421/444421/5a"), "deck: expected all 110"),
        (changed(TURN, day="2", icons="1,0,0,0,0/0,0,0,0,0"), "icons: expected 0 of cloth in all"),
        (changed(TURN, turn="1", ships="-/dye4", actor="0"), "actor: expected 1 in this phase"),
        (changed(TURN, revealed="3"), "revealed: expected no more than lie in the market"),
        (changed(TURN, phase="draw", revealed="3"), "revealed: expected a number from 0 to 2"),
        (
            changed(TURN, market="-", revealed="0", deck="444421/444421/444421/443421/444421/5a"),
            "market: expected at least one card to take",
        ),
        (
            changed(
                TURN,
                ships="cloth2,cloth3,cloth4,cloth5,fur2,fur4,fur5/dye4",
                deck="233321/333321/444421/443421/444421/5a",
            ),
            "turn: expected a seat whose ship is not full",
        ),
        (
            changed(TURN, ships="cloth2,cloth3,cloth4,cloth5,fur2,fur4,fur5,dye2/dye4"),
            "ships: expected at most 7 cards on each ship, but for green ones",
        ),
        (changed(TURN, phase="first"), "ships: expected no cards before the first day"),
        (
            changed(new("card", 2).position(), market="fur3"),
            "market: expected no cards before the first day",
        ),
        (changed(TURN, day="2", phase="first"), "icons: expected 1 of dye in all"),
        (
            changed(TURN, day="2", phase="first", icons="0,0,0,0,0/0,0,0,1,0"),
            "turn: expected - between the days",
        ),
        (
            changed(
                TURN,
                day="2",
                phase="first",
                turn="-",
                revealed="-",
                icons="0,0,0,0,0/0,0,0,1,0",
                actor="nature",
            ),
            "ships: expected full ones at the end of a day, but for one",
        ),
        (changed(ENTER, actor="0"), "actor: expected another seat than the roller, with room"),
        (changed(ENTER, left="1,2,3,4,5"), "left: expected all but the 1 to 3"),
        (changed(ENTER, left="4,2"), "left: expected dice from 1 to 5 in ascending order"),
        (changed(ENTER, ships="0,0/4/-"), "ships: expected the roller's chosen dice at its end"),
        (
            changed(ENTER, ships="0,3/-/-", crosses="0,1,0,2,0/0,0,0,0,0/0,0,0,0,0"),
            "ships: expected a die of everybody before the actor",
        ),
        (
            changed(ENTER, crosses="0,2,0,2,0/0,0,0,1,0/0,0,0,0,0"),
            "crosses: expected at most 3",
        ),
        (changed(ENTER, dice="dye0,gold5"), "dice: expected 5 faces"),
        (changed(ENTER, dice="dye1,gold5,fur3,grain2,dye4"), "dice: expected a face of die 1"),
        (changed(ENTER, ships="0,3/4/0,0,0,0,0,0,0,0"), "ships: expected at most 7 numbers"),
        (changed(ENTER, phase="choosing"), "left: expected all five dice before the roller"),
        (
            changed(ENTER, phase="filling", left="1,2,3,4,5"),
            "phase: expected choosing with these ships",
        ),
        (changed(ENTER, phase="rolling"), "dice: expected - before a roll"),
        (changed(ENTER, phase="first", dice="-", left="-"), "roller: expected - before the first"),
        (
            changed(ENTER, phase="first", dice="-", left="-", roller="-"),
            "ships: expected empty ones before the first roll",
        ),
        (
            changed(
                ENTER,
                day="3",
                phase="over",
                dice="-",
                left="-",
                roller="-",
                scored="1,1,1/1,1,1/1,1,1",
            ),
            "ships: expected full ones at the end",
        ),
        (changed(ALONE, phase="filling"), "phase: expected alone with these ships"),
        (changed(ALONE, scored="21,22"), "scored: expected 1 numbers with commas"),
        (
            changed(ALONE, phase="rolling", ships="-", dice="-", left="-", actor="nature"),
            "ships: expected those of the last round until the next roll",
        ),
        (
            changed(ALONE, phase="rolling", ships="0,1,2,3,4,5,5", dice="-", left="-"),
            "scored: expected what the full ships hold",
        ),
        (
            changed(ALONE, phase="first", roller="-", dice="-", left="-"),
            "phase: expected first only at the very beginning, and not alone",
        ),
    ],
)
def test_positions_that_cannot_be_are_refused(text: str, message: str) -> None:
    with pytest.raises((PositionError, SetupError)) as problem:
        from_position(text)
    assert message in str(problem.value)
    assert "got" in str(problem.value)


def test_a_position_is_a_text() -> None:
    with pytest.raises(PositionError, match="expected a position as a text; got 7"):
        from_position(7)  # type: ignore[arg-type]
