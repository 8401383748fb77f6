"""Positions made up by hand: what is taken, and what is refused."""

import pytest

from medici import PositionError, SetupError, from_position, new


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
