"""Somebody at a real table with a phone: games that were played, entered on it by taps."""

from collections.abc import Callable, Iterator

from medici.games.goods import GOODS
from medici.interfaces.companion import ScoreSheet
from medici.interfaces.companion.correcting import only_start
from medici.record import Game
from tests.e2e.person import Person

Taps = Iterator[str]  # selectors, to be tapped one after the other
Hand = Callable[[Person, Taps], None]

PRIMARY = ".bar .primary"
UNDO = "[data-undo]"
GO_ON = "dialog .buttons .primary"

QUICK = """async (taps) => {
  for (const tap of taps) {
    const found = [...document.querySelectorAll(tap)].find((it) => !it.disabled);
    if (!found) throw new Error(`nothing to tap: ${tap}`);
    found.click();
    await new Promise((done) => setTimeout(done));
  }
}"""


def by_thumb(person: Person, taps: Taps) -> None:
    """Tap as a finger does: what is hidden or covered cannot be reached."""
    for selector in taps:
        person.page.locator(selector).first.tap()


def at_once(person: Person, taps: Taps) -> None:
    """The same taps without a finger, many in a second, once the page has come."""
    selectors = list(taps)
    person.page.locator(selectors[0]).first.wait_for(state="attached")
    person.page.evaluate(QUICK, selectors)


def begin(person: Person, game: str, mode: str, names: list[str], bots: str = "") -> None:
    """A new game at a real table; the last seat may be a bot's."""
    person.go("/companion?new")
    person.page.get_by_role("button", name=person.say(f"home-{game}-short"), exact=True).tap()
    person.button(f"companion-mode-{mode}").tap()
    counts = person.page.get_by_role("group", name=person.say("companion-players"))
    counts.get_by_role("button", name=str(len(names)), exact=True).tap()
    for seat, name in enumerate(names, start=1):
        person.page.get_by_label(person.say("companion-name", seat=seat), exact=True).fill(name)
    if bots:
        sits = person.say("companion-sits", seat=len(names))
        person.page.get_by_label(sits, exact=True).select_option(bots)
    person.button("companion-begin").tap()
    person.page.wait_for_url("**/companion?id=*")
    person.page.locator("[data-seat], [data-card]").first.wait_for()


def day_taps(sheet: ScoreSheet, day: int) -> Taps:
    """What is tapped to enter a day and have it scored."""
    entry = sheet.days[day]
    for seat, ship in enumerate(entry.ships):
        yield f'[data-seat="{seat}"]'
        for name in ship:
            yield f'[data-number="{name}"]' if sheet.game == "dice" else f'[data-card="{name}"]'
        if sheet.game == "dice":
            earlier = sheet.days[day - 1].crosses[seat] if day else [0] * len(GOODS)
            yield from column_taps(earlier, entry.crosses[seat])
    if sheet.game == "dice" and len(sheet.players) == 1:
        yield '[data-seat="1"]'
        yield from column_taps(sheet.days[day - 1].circles if day else [0] * 5, entry.circles)
    if sheet.game == "board":
        yield PRIMARY
        yield '[data-choice="purchases"]'
        for purchase in entry.purchases:
            yield from (f'[data-digit="{digit}"]' for digit in str(purchase.price))
            yield f'[data-seat="{purchase.seat}"]'
    yield PRIMARY


def column_taps(before: list[int], after: list[int]) -> Taps:
    """Crosses or circles that came into the columns."""
    for good, name in enumerate(GOODS):
        yield from [f'[data-column="{name}"] .more'] * (after[good] - before[good])


def enter_sheet(person: Person, sheet: ScoreSheet, first: Hand) -> None:
    """All days of a sheet; the first may be entered in a way of its own."""
    for day in range(sheet.scored):
        hand = at_once if day else first
        hand(person, day_taps(sheet, day))
        anyway = person.button("companion-score-anyway")
        if anyway.is_visible():
            hand(person, iter([PRIMARY]))
        person.page.locator(GO_ON).wait_for()
        hand(person, iter([GO_ON]))


def move_taps(move: str) -> Taps:
    """What is tapped to record a move."""
    verb, _, rest = move.partition(" ")
    if verb == "first":
        yield f'[data-seat="{rest}"]'
    elif verb == "draw":
        return  # the tap on the card says it
    elif verb == "card":
        yield f'[data-card="{rest}"]'
    elif verb == "bid":
        yield from (f'[data-digit="{digit}"]' for digit in rest)
        yield PRIMARY
    elif verb == "roll":
        yield from (f'[data-card="{face}"]' for face in rest.split())
        yield PRIMARY
    elif verb == "choose":
        yield from (f'[data-place="{place}"]' for place in rest.split())
        yield PRIMARY
    else:
        yield f'[data-move="{move}"]'


def enter_game(person: Person, game: Game, hand: Hand) -> None:
    """All moves of a game, as they fall; who alone can start a day is not asked."""
    now = game.before(0)
    run: list[str] = []
    for _, move in game.moves:
        day = now.state.day
        by_itself = only_start(now)
        now.play(move)
        run += [] if by_itself else move_taps(move)
        if now.state.day > day:
            run.append(GO_ON)
    hand(person, iter(run))


def totals(person: Person) -> dict[str, int]:
    """Who has how much in the final table."""
    rows = person.page.get_by_role("region", name=person.say("companion-total"))
    cells = [row.inner_text().split() for row in rows.locator("tbody tr").all()]
    return {row[1]: int(row[-1]) for row in cells}
