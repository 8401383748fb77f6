"""What is wrong with the entries of a day: each problem says what was expected and what came."""

# Runs in browsers too: docs/browser-subset.md

from collections.abc import Iterator

from medici.games.dice.state import COLUMN
from medici.games.goods import GOODS
from medici.interfaces.companion.cargo import CARGO, holders, kind_of, ship_of
from medici.interfaces.companion.problem import Problem
from medici.interfaces.companion.sheet import DayEntry, ScoreSheet
from medici.presentation.story.line import Line, Part, cards, seat

ZERO, GOLD = "0", "5"  # the numbers that bring two crosses, and none (D12)


def check_day(sheet: ScoreSheet, day: int, purse: list[int]) -> list[Problem]:
    """Everything that keeps a day from being scored; ``purse`` is what each had that morning."""
    found = [*check_ships(sheet, day)]
    if sheet.game == "board":
        found += check_money(sheet, day, purse)
    if sheet.game == "dice":
        found += check_columns(sheet, day)
    return found


def check_ships(sheet: ScoreSheet, day: int) -> Iterator[Problem]:
    """Ships that cannot be: cards that the game lacks, too many of them, or too few numbers."""
    seen: set[str] = set()
    for owner, ship in enumerate(sheet.days[day].ships):
        for name in ship:
            if name not in seen:
                seen.add(name)
                yield from check_copies(sheet, day, name, 0)
        free = ship_of(sheet, day, owner).free
        if free < 0:
            yield too_full(sheet, day, owner)
        elif free and sheet.game == "dice":
            yield too_empty(sheet, day, owner)


def check_copies(sheet: ScoreSheet, day: int, name: str, more: int) -> Iterator[Problem]:
    """Whether the game has such a card, and so many of it when ``more`` are loaded."""
    cargo = CARGO[sheet.game]
    kind = kind_of(cargo, name)
    if kind is None:
        yield Problem(
            f"expected a card of the game; got {name!r}",
            Line("companion-problem-unknown", {"what": name}),
        )
        return
    owners = holders(sheet, day, name)
    copies = cargo.copies[kind]
    if copies and len(owners) + more > copies:
        yield Problem(
            f"expected at most {copies} of {name} in all ships; got {len(owners) + more}",
            Line(
                "companion-problem-copies",
                {"card": cards(name), "n": copies, "who": Part(seats=sorted(set(owners)))},
            ),
        )


def too_full(sheet: ScoreSheet, day: int, owner: int) -> Problem:
    """A ship with more aboard than it has spaces."""
    ship = ship_of(sheet, day, owner)
    return Problem(
        f"expected at most {ship.spaces} in the ship of {sheet.players[owner]}; "
        f"got {ship.spaces - ship.free}",
        Line("companion-problem-full", {"who": seat(owner), "n": ship.spaces}),
    )


def too_empty(sheet: ScoreSheet, day: int, owner: int) -> Problem:
    """A ship of the dice game with room: a round ends when all are full (D15, D16, D62)."""
    ship = ship_of(sheet, day, owner)
    return Problem(
        f"expected {ship.spaces} numbers in the ship of {sheet.players[owner]}; "
        f"got {ship.spaces - ship.free}",
        Line(
            "companion-problem-numbers",
            {"who": seat(owner), "n": ship.spaces, "got": ship.spaces - ship.free},
        ),
    )


def purse_after(entry: DayEntry, purse: list[int]) -> list[int]:
    """What each has before the scoring: as counted, or what the purchases leave."""
    if entry.totals is not None:
        return entry.totals[:]
    left = purse[:]
    for purchase in entry.purchases:
        left[purchase.seat] -= purchase.price
    return left


def check_money(sheet: ScoreSheet, day: int, purse: list[int]) -> Iterator[Problem]:
    """Nobody can pay more than they have (B21), nor have more than on that morning."""
    entry = sheet.days[day]
    for owner, left in enumerate(purse_after(entry, purse)):
        who, had = seat(owner), purse[owner]
        if entry.totals is not None:
            if not 0 <= left <= had:
                yield Problem(
                    f"expected 0 to {had} florins of {sheet.players[owner]} before the scoring; "
                    f"got {left}",
                    Line("companion-problem-total", {"who": who, "n": had, "got": left}),
                )
        elif left < 0:
            yield Problem(
                f"expected purchases of at most {had} florins by {sheet.players[owner]}; "
                f"got {had - left}",
                Line("companion-problem-purse", {"who": who, "n": had, "got": had - left}),
            )


def check_columns(sheet: ScoreSheet, day: int) -> Iterator[Problem]:
    """Crosses and circles only grow, up to the top of a column (D12, D24, D61)."""
    entry = sheet.days[day]
    earlier = sheet.days[day - 1] if day else None
    for owner, columns in enumerate(entry.crosses):
        least = earlier.crosses[owner] if earlier else [0] * len(GOODS)
        for good, name in enumerate(GOODS):
            if not least[good] <= columns[good] <= COLUMN:
                yield Problem(
                    f"expected {least[good]} to {COLUMN} crosses of {sheet.players[owner]} "
                    f"for {name}; got {columns[good]}",
                    Line(
                        "companion-problem-crosses",
                        {
                            "who": seat(owner),
                            "good": Part(good=name),
                            "least": least[good],
                            "most": COLUMN,
                            "got": columns[good],
                        },
                    ),
                )
    for good, name in enumerate(GOODS if len(sheet.players) == 1 else ()):
        lowest = earlier.circles[good] if earlier else 0
        if not lowest <= entry.circles[good] <= COLUMN:
            yield Problem(
                f"expected {lowest} to {COLUMN} circles for {name}; got {entry.circles[good]}",
                Line(
                    "companion-problem-circles",
                    {
                        "good": Part(good=name),
                        "least": lowest,
                        "most": COLUMN,
                        "got": entry.circles[good],
                    },
                ),
            )


def hints(sheet: ScoreSheet, day: int, purse: list[int]) -> list[Problem]:
    """What can be but seldom is, and so may be a slip: it keeps nothing from being scored."""
    if sheet.game == "dice":
        return [*odd_columns(sheet, day)]
    found = [*roomy_ships(sheet, day)]
    if sheet.game == "board":
        found += unpaid_ships(sheet.days[day], sheet.players, purse)
    return found


def unpaid_ships(entry: DayEntry, players: list[str], purse: list[int]) -> Iterator[Problem]:
    """Ships with something aboard for which nobody has paid: only a last one is filled so (B30)."""
    left = purse_after(entry, purse)
    free = [seat for seat, ship in enumerate(entry.ships) if ship and left[seat] == purse[seat]]
    if free:
        names = ", ".join(players[seat] for seat in free)
        yield Problem(
            f"expected a price of every ship; got none of {names}",
            Line("companion-hint-unpaid", {"who": Part(seats=free), "n": len(free)}),
        )


def roomy_ships(sheet: ScoreSheet, day: int) -> Iterator[Problem]:
    """Ships with room; a day of the card game leaves it in one of them at most (C20)."""
    roomy = [number for number in range(len(sheet.players)) if ship_of(sheet, day, number).free > 0]
    if len(roomy) > 1 or (roomy and sheet.game == "board"):
        names = ", ".join(sheet.players[number] for number in roomy)
        yield Problem(
            f"expected full ships; got room in those of {names}",
            Line("companion-hint-room", {"who": Part(seats=roomy), "n": len(roomy)}),
        )


def odd_columns(sheet: ScoreSheet, day: int) -> Iterator[Problem]:
    """Crosses that the numbers of the round do not bring (D12); a full column loses some."""
    entry = sheet.days[day]
    for owner, columns in enumerate(entry.crosses):
        ship = entry.ships[owner]
        if ship_of(sheet, day, owner).free:
            continue
        earlier = sum(sheet.days[day - 1].crosses[owner]) if day else 0
        brought = sum(2 if name == ZERO else 0 if name == GOLD else 1 for name in ship)
        gained = sum(columns) - earlier
        if gained > brought or (gained < brought and max(columns) < COLUMN):
            yield Problem(
                f"expected {brought} new crosses of {sheet.players[owner]}; got {gained}",
                Line("companion-hint-crosses", {"who": seat(owner), "n": brought, "got": gained}),
            )
