"""Changes to a score sheet, on any day and at any time. What is refused changes nothing."""

# Runs in browsers too: docs/browser-subset.md

from collections.abc import Iterable

from medici.games.days import DAYS
from medici.games.goods import GOODS
from medici.interfaces.companion.cargo import CARGO, ship_of
from medici.interfaces.companion.checks import check_copies, too_full
from medici.interfaces.companion.problem import EntryError, Problem
from medici.interfaces.companion.reckon import reckon
from medici.interfaces.companion.sheet import DayEntry, Purchase, ScoreSheet
from medici.presentation.story.line import Line, seat
from medici.record import MediciError


def load(sheet: ScoreSheet, day: int, owner: int, name: str) -> None:
    """A card goes aboard, or a number into the ship; refused if it is elsewhere or does not fit.

    >>> from medici.interfaces.companion.sheet import new_sheet
    >>> sheet = new_sheet("board", ["Ada", "Bruno"])
    >>> load(sheet, 0, 0, "gold10")
    >>> load(sheet, 0, 1, "gold10")
    Traceback (most recent call last):
    medici.interfaces.companion.problem.EntryError: expected at most 1 of gold10 in all ships; got 2
    """
    ship = entry_of(sheet, day, owner).ships[owner]
    refuse(check_copies(sheet, day, name, 1))
    cargo = CARGO[sheet.game]
    if ship_of(sheet, day, owner).free < cargo.needs[cargo.names.index(name)]:
        refuse([too_full(sheet, day, owner)])
    ship.append(name)


def unload(sheet: ScoreSheet, day: int, owner: int, place: int) -> None:
    """What is in one place of a ship was not loaded after all."""
    ship = entry_of(sheet, day, owner).ships[owner]
    in_range("a place in the ship", place, len(ship))
    del ship[place]


def buy(sheet: ScoreSheet, day: int, buyer: int, price: int) -> None:
    """Somebody has bought a lot; refused if they could not pay it."""
    entry = entry_of(sheet, day, buyer)
    has = reckon(sheet).days[day].purse[buyer] if entry.totals is None else price
    if not 1 <= price <= has:
        refuse(
            [
                Problem(
                    f"expected a price of 1 to {has} florins; got {price}",
                    Line("companion-problem-price", {"who": seat(buyer), "n": has, "got": price}),
                )
            ]
        )
    entry.purchases.append(Purchase(buyer, price))


def unbuy(sheet: ScoreSheet, day: int, number: int) -> None:
    """One of the purchases of a day did not happen after all."""
    purchases = entry_of(sheet, day, 0).purchases
    in_range("a purchase of the day", number, len(purchases))
    del purchases[number]


def count_money(sheet: ScoreSheet, day: int, owner: int, total: int) -> None:
    """What somebody was seen to have before the scoring; the others as reckoned so far."""
    entry = entry_of(sheet, day, owner)
    if entry.totals is None:
        entry.totals = reckon(sheet).days[day].purse[:]
    entry.totals[owner] = total


def by_purchases(sheet: ScoreSheet, day: int) -> None:
    """The purchases count again, not what was counted."""
    entry_of(sheet, day, 0).totals = None


def mark(sheet: ScoreSheet, day: int, owner: int | None, good: int, count: int) -> None:
    """How many crosses now stand in a column of somebody's sheet; None: the enemy's circles.

    Days that are not scored yet go on from there, if they stood at the same number.
    """
    entry_of(sheet, day, owner or 0)
    in_range("a good", good, len(GOODS))
    before = columns_of(sheet.days[day], owner)[good]
    columns_of(sheet.days[day], owner)[good] = count
    for later in range(max(day + 1, sheet.scored), len(sheet.days)):
        columns = columns_of(sheet.days[later], owner)
        if columns[good] != before:
            break
        columns[good] = count


def columns_of(entry: DayEntry, owner: int | None) -> list[int]:
    """The columns of somebody's sheet, or the enemy's."""
    return entry.circles if owner is None else entry.crosses[owner]


def close_day(sheet: ScoreSheet) -> None:
    """The day that is open was entered and is scored; refused while it cannot be."""
    if sheet.scored >= DAYS:
        raise MediciError(f"expected a day that is open; all {DAYS} have been scored")
    refuse(reckon(sheet).days[sheet.scored].problems)
    sheet.scored += 1


def reopen_day(sheet: ScoreSheet) -> None:
    """The last scored day is open again."""
    if sheet.scored < 1:
        raise MediciError("expected a day that was scored; got none")
    sheet.scored -= 1


def entry_of(sheet: ScoreSheet, day: int, owner: int) -> DayEntry:
    """The entries of a day, if there is such a day and such a seat."""
    in_range("a day", day, len(sheet.days))
    in_range("a seat", owner, len(sheet.players))
    return sheet.days[day]


def in_range(what: str, number: int, count: int) -> None:
    """Refuse a number that counts nothing there is."""
    if not 0 <= number < count:
        raise MediciError(f"expected {what} from 0 to {count - 1}; got {number}")


def refuse(problems: Iterable[Problem]) -> None:
    """Raise the first of the problems, if there are any."""
    for problem in problems:
        raise EntryError(problem)
