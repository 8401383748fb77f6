"""Positions of the dice game, and of its solitaire."""

from medici.games.actors import NATURE, NOBODY
from medici.games.days import DAYS
from medici.games.dice.dice import FACES, SIZE, VALUE
from medici.games.dice.notation import FACE_NAMES
from medici.games.dice.rules import MOST_DICE, end_round
from medici.games.dice.state import (
    ALL,
    ALONE,
    CHOOSING,
    COLUMN,
    ENTERING,
    FILLING,
    FIRST,
    OVER,
    ROLLING,
    SPACES,
    THROW,
    Sheets,
)
from medici.games.goods import GOODS
from medici.games.seats import next_seat
from medici.record.positions.days import (
    OPENING,
    pay_as,
    read_actor,
    read_money,
    read_opening,
    read_seat,
    write_opening,
)
from medici.record.positions.line import NONE, Fields, PositionError, by_seat, listed

PHASES = ("first", "rolling", "choosing", "entering", "filling", "alone", "over")
KEYS = (*OPENING, "roller", "dice", "left", "points", "ships", "scored", "crosses")
CHOICES = (CHOOSING, ENTERING, FILLING, ALONE)  # phases in which somebody enters dice
MOST = 5  # on a die
MARKS_OF = (2, 1, 1, 1, 1, 0)  # by number (D12)


def keys(players: int) -> tuple[str, ...]:
    """The fields of a position: alone there is an enemy, too."""
    return (*KEYS, "circles") if players == 1 else KEYS


def write(t: Sheets) -> dict[str, str]:
    """The fields of a position."""
    seats = range(t.players)
    rolled = t.phase in CHOICES
    fields = {
        **write_opening(t, PHASES),
        "roller": NONE if t.phase in (FIRST, OVER) else str(t.roller),
        "dice": listed([FACE_NAMES[die][t.dice[die]] for die in range(THROW)] if rolled else []),
        "left": listed([die + 1 for die in range(THROW) if t.left >> die & 1] if rolled else []),
        "points": by_seat(t.points[: t.players]),
        "ships": by_seat([listed(numbers(t, seat)) for seat in seats]),
        "scored": by_seat([listed(t.ships[seat * DAYS : seat * DAYS + t.day]) for seat in seats]),
        "crosses": by_seat([listed(t.crosses[seat * 5 : seat * 5 + 5]) for seat in seats]),
    }
    return fields | ({"circles": listed(t.circles)} if t.players == 1 else {})


def numbers(t: Sheets, seat: int) -> list[int]:
    """The numbers in a ship, in the order in which they were entered."""
    return t.hold[seat * SPACES : seat * SPACES + SPACES - t.room[seat]]


def read(t: Sheets, fields: Fields) -> None:
    """Lay sheets that were set up as the fields say; refuse what cannot be."""
    read_opening(t, fields, PHASES)
    t.points[: t.players] = read_money(t, fields, "points", 0)
    ships = fields.rows("ships", None, 0, MOST)
    for seat, ship in enumerate(ships):
        fields.check(len(ship) <= SPACES, "ships", f"at most {SPACES} numbers in each ship")
        t.hold[seat * SPACES : seat * SPACES + len(ship)] = ship
        t.room[seat] = SPACES - len(ship)
        t.worth[seat] = sum(ship)
    t.loading = sum(room > 0 for room in t.room[: t.players])
    read_sheets(t, fields)
    if t.phase in CHOICES:
        read_roll(t, fields)
    else:
        fields.expect("dice", NONE, "before a roll")
        fields.expect("left", NONE, "before a roll")
    if t.phase in (FIRST, OVER):
        read_ends(t, fields)
    else:
        t.roller = read_seat(fields, "roller")
        read_turn(t, fields)
    if t.loading == 0:
        again = t.copy()
        again.day = 0
        end_round(again)
        pay_as(t, again)


def read_sheets(t: Sheets, fields: Fields) -> None:
    """What was scored, the columns, and the enemy's."""
    scored = fields.rows("scored", t.day, 0, SPACES * MOST)
    crosses = fields.rows("crosses", len(GOODS), 0, COLUMN)
    paused = t.day > 0 and t.loading == 0
    for seat, row in enumerate(crosses):
        t.ships[seat * DAYS : seat * DAYS + t.day] = scored[seat]
        if paused:
            fields.check(scored[seat][-1] == t.worth[seat], "scored", "what the full ships hold")
        marks = sum(MARKS_OF[number] for number in numbers(t, seat))
        most = marks + 2 * SPACES * (t.day - paused)
        fields.check(sum(row) <= most, "crosses", f"at most {most} for seat {seat}")
        t.crosses[seat * 5 : seat * 5 + 5] = row
    if t.players == 1:
        t.circles[:] = fields.row("circles", len(GOODS), 0, COLUMN)


def read_roll(t: Sheets, fields: Fields) -> None:
    """The dice as they lie, and those that may be chosen."""
    faces = fields.text("dice").split(",")
    fields.check(len(faces) == THROW, "dice", f"{THROW} faces with commas between them")
    for die, face in enumerate(faces):
        if face not in FACE_NAMES[die]:
            known = " ".join(FACE_NAMES[die])
            raise PositionError(f"dice: expected a face of die {die + 1} ({known}); got {face!r}")
        t.dice[die] = FACE_NAMES[die].index(face)
    left = fields.row("left", None, 1, THROW)
    fields.check(left == sorted(set(left)), "left", "dice from 1 to 5 in ascending order")
    t.left = sum(1 << die - 1 for die in left)
    if t.phase != ENTERING:
        fields.check(t.left == ALL, "left", "all five dice before the roller chooses")


def read_ends(t: Sheets, fields: Fields) -> None:
    """Nobody has rolled yet, or nobody will again."""
    fields.expect("roller", NONE, "before the first and after the last roll")
    if t.phase == FIRST:
        fresh = t.day == 0 and t.players > 1
        fields.check(fresh, "phase", "first only at the very beginning, and not alone")
        fields.check(t.loading * SPACES == sum(t.room), "ships", "empty ones before the first roll")
    else:
        fields.check(t.loading == 0, "ships", "full ones at the end")
    read_actor(t, fields, NATURE if t.phase == FIRST else NOBODY)


def read_turn(t: Sheets, fields: Fields) -> None:
    """Who rolls or chooses."""
    room = t.room[t.roller]
    if t.phase == ENTERING:
        read_entering(t, fields)
        return
    launching = t.phase == ROLLING and t.loading == 0 and t.day > 0
    fields.check(room > 0 or launching, "roller", "a seat whose ship has room")
    if t.phase == ROLLING:
        begun = t.day == 0 or t.players * SPACES > sum(t.room)
        fields.check(begun or launching, "ships", "those of the last round until the next roll")
        read_actor(t, fields, NATURE)
        return
    truth = ALONE if t.players == 1 else FILLING if t.loading == 1 else CHOOSING
    fields.expect("phase", PHASES[truth], "with these ships")
    fields.check(t.phase != FILLING or room <= THROW, "ships", "room for no more than five dice")
    read_actor(t, fields, t.roller)


def read_entering(t: Sheets, fields: Fields) -> None:
    """The roller has entered dice, and the others enter one each, in turn."""
    asked = read_seat(fields, "actor")
    t.actor = asked
    able = asked != t.roller and t.room[asked] > 0
    fields.check(able, "actor", "another seat than the roller, with room")
    chosen = ALL ^ t.left
    fields.check(1 <= SIZE[chosen] <= MOST_DICE, "left", "all but the 1 to 3 that the roller chose")
    entered = [VALUE[die * FACES + t.dice[die]] for die in range(THROW) if chosen >> die & 1]
    ship = numbers(t, t.roller)
    fields.check(ship[-len(entered) :] == entered, "ships", "the roller's chosen dice at its end")
    seat = next_seat(t.roller, t.players)
    while seat != asked:
        fields.check(bool(numbers(t, seat)), "ships", "a die of everybody before the actor")
        seat = next_seat(seat, t.players)
