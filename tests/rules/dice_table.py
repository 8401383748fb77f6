"""A table for the dice game's tests: say what falls and what everybody does, in texts."""

from itertools import combinations

from medici.games.actors import NATURE
from medici.games.dice import DICE
from medici.games.dice.dice import VALUE
from medici.games.dice.state import Sheets
from medici.games.goods import GOLD, GOODS, WARES

GOLDEN = "roll gold5 gold5 gold5 gold5 gold5"
EXAMPLE = "roll dye0 gold5 fur3 grain2 dye4"  # of the rules page


def table(players: int, first: int = 0) -> Sheets:
    """A new game, in which a seat rolls first."""
    t = Sheets()
    DICE.new(t, players, 0)
    if players > 1:
        do(t, f"first {first}")
    return t


def do(t: Sheets, *texts: str) -> None:
    """Play moves, which must be legal."""
    for text in texts:
        action = DICE.parse_move(text)
        assert DICE.can(t, action), f"{text} is not legal in {t}"
        DICE.play(t, action)


def may(t: Sheets, text: str) -> bool:
    return DICE.can(t, DICE.parse_move(text))


def choices(t: Sheets) -> set[str]:
    """The texts of all legal moves; ``can`` and ``legal`` must agree on them."""
    out = [-1] * DICE.most_legal
    count = DICE.legal(t, out)
    named = {DICE.move_name(action) for action in out[:count]}
    assert len(named) == count
    assert set(out[:count]) == {action for action in range(-1, 8000) if DICE.can(t, action)}
    return named


def sets(dice: range, *sizes: int) -> set[str]:
    """The texts for choosing so many of these dice."""
    return {
        f"choose {' '.join(map(str, chosen))}"
        for size in sizes
        for chosen in combinations(dice, size)
    }


def die_of(face: str) -> int:
    """The only die with this face of a good."""
    good, value = WARES.index(face[:-1]), int(face[-1])
    return next(die for die in range(5) if VALUE[die * 6 + good] == value)


def everyone(t: Sheets, *faces: str) -> None:
    """One turn: everybody enters one die, the face named for the seat.

    Those who want the same face enter the same die; the roller has one to itself. Dice that
    nobody wants show gold.
    """
    assert t.actor == NATURE
    roller = t.roller
    shown = ["gold5"] * 5
    for face in faces:
        if face != "gold5":
            shown[die_of(face)] = face
    own = shown.index(faces[roller])
    for_others = [*shown[:own], "taken", *shown[own + 1 :]]
    do(t, f"roll {' '.join(shown)}", f"choose {own + 1}")
    for turn in range(1, t.players):
        seat = (roller + turn) % t.players
        assert t.actor == seat
        do(t, f"choose {for_others.index(faces[seat]) + 1}")


def golden(t: Sheets, turns: int) -> None:
    """Turns in which everybody enters a gold 5."""
    for _ in range(turns):
        everyone(t, *["gold5"] * t.players)


def crosses(t: Sheets, seat: int) -> dict[str, int]:
    """The columns of a seat that have crosses."""
    row = t.crosses[seat * 5 : seat * 5 + 5]
    return {good: count for good, count in zip(GOODS, row, strict=True) if count}


def circles(t: Sheets) -> dict[str, int]:
    """The columns that have circles."""
    return {good: count for good, count in zip(GOODS, t.circles, strict=True) if count}


def column(row: list[int], good: str, players: int) -> list[int]:
    """What a row over seats and goods holds for one good, by seats."""
    return [row[seat * 5 + GOODS.index(good)] for seat in range(players)]


def wares(t: Sheets) -> list[str]:
    """The faces that the dice show."""
    return [f"{WARES[good]}{VALUE[die * 6 + good]}" for die, good in enumerate(t.dice)]


def value_of(die: int, good: int) -> int:
    """The clause D2 once more, in its own numbers, to check the tables against."""
    order = ["dye", "fur", "cloth", "spice", "grain"]
    return 5 if good == GOLD else (order.index(WARES[good]) + die) % 5
