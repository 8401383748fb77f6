"""What the positions of all three games say first: the day, the phase, and who is to act."""

from collections.abc import Sequence

from medici.games.actors import actor_named
from medici.games.days import DAYS
from medici.kernel import State
from medici.record.positions.line import Fields, PositionError

OPENING = ("day", "phase", "actor")
FULL_PAY = 195  # more than a day pays anybody: a ship with its bonus, five goods with theirs


def write_opening(t: State, phases: Sequence[str]) -> dict[str, str]:
    """The day that is played, the phase, and who is to act."""
    actor = actor_text(t.actor)
    return {"day": str(min(t.day + 1, DAYS)), "phase": phases[t.phase], "actor": actor}


def actor_text(number: int) -> str:
    """Who is to act, as a word."""
    actor = actor_named(number)
    return "nobody" if actor is None else str(actor)


def read_opening(t: State, fields: Fields, phases: Sequence[str]) -> None:
    """Read these; the actor is checked by whoever knows whose turn it is."""
    day = fields.number("day", 1, DAYS)
    t.phase = fields.choice("phase", phases)
    over = t.phase == len(phases) - 1
    fields.check(not over or day == DAYS, "day", f"{DAYS} when the game is over")
    t.day = DAYS if over else day - 1


def read_actor(t: State, fields: Fields, truth: int) -> None:
    """Whoever follows from the phase is to act."""
    fields.expect("actor", actor_text(truth), "in this phase")
    t.actor = truth


def read_seat(fields: Fields, key: str) -> int:
    """A seat."""
    return fields.number(key, 0, fields.players - 1)


def read_money(t: State, fields: Fields, key: str, start: int) -> list[int]:
    """What each seat owns; no day has paid anybody more than there is."""
    return fields.numbers(key, 0, start + FULL_PAY * t.day)


def count_cards(
    named: Sequence[tuple[str, Sequence[int]]], copies: Sequence[int], names: Sequence[str]
) -> list[int]:
    """How many copies of each card are left beside those that lie somewhere."""
    left = list(copies)
    for key, kinds in named:
        for kind in kinds:
            left[kind] -= 1
            if left[kind] < 0:
                most = f"at most {copies[kind]} of {names[kind]} in all"
                raise PositionError(f"{key}: expected {most}; got more")
    return left


def pay_as(t: State, scored: State) -> None:
    """What the last day paid, as on a table where it was scored again."""
    t.ship_pay[:], t.good_pay[:], t.bonus_pay[:] = (
        scored.ship_pay,
        scored.good_pay,
        scored.bonus_pay,
    )
