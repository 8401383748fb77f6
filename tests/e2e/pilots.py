"""How a person makes a move in each of the games: by pressing what can be pressed."""

import random
import re
from collections.abc import Callable

from playwright.sync_api import Locator

from tests.e2e.person import Person

Press = Callable[[Locator], None]

# Milliseconds that bots may take, on a busy machine. What lasts is waited for with wait_for: while
# an expectation is not met, Playwright writes down the whole page again and again.
A_MOVE = 20_000
A_DAY = 120_000

# One step towards something in a game of dice: a click by Playwright asks the page a dozen times,
# and a whole game has a hundred of them.
STEP = """(end) => {
  const shown = (query) => [...document.querySelectorAll(query)].find((it) => it.checkVisibility());
  const next =
    shown('dialog[open] .buttons button.primary') ??
    shown('.answer button.primary:enabled') ??
    shown('[data-spot] [aria-pressed=false]');
  if (!shown(end)) next?.click();
  return shown(end) !== undefined;
}"""


def pressable(person: Person, game: str) -> Locator:
    """Every button that makes a move, or begins one, now."""
    page = person.page
    if game == "board":
        plain = [person.button(f"board-{what}") for what in ("draw", "open", "pass")]
        bid = page.get_by_role("button", name=person.like("board-bid"), disabled=False)
        return plain[0].or_(plain[1]).or_(plain[2]).or_(bid).and_(page.locator(":enabled"))
    if game == "card":
        take = page.get_by_role("button", name=starts(person, "card-take"), disabled=False)
        reveal = page.get_by_role("button", name=starts(person, "card-reveal"), disabled=False)
        return take.or_(reveal)
    return dice(person).and_(page.locator("[aria-pressed]"))


def starts(person: Person, message: str) -> re.Pattern[str]:
    """A name that begins with a message, up to its first argument."""
    text = person.like(message).pattern.removesuffix("$").partition(".+")[0]
    return re.compile(text)


def dice(person: Person) -> Locator:
    """The five dice in the tray."""
    return person.page.get_by_role("group", name=person.say("dice-dice")).get_by_role("button")


def make_move(person: Person, game: str, chooser: random.Random, press: Press) -> None:
    """Make one of the moves that can be made now."""
    choices = pressable(person, game)
    if game != "dice":
        press(chooser.choice(choices.all()))
        return
    enter = person.page.get_by_role("button", name=starts(person, "dice-enter"), disabled=False)
    places = choices.all()
    chooser.shuffle(places)
    for place in places:
        if enter.count() and chooser.random() < 0.5:
            break
        if place.get_attribute("aria-pressed") == "false":
            press(place)
    press(enter)


def click(place: Locator) -> None:
    """Press with the mouse."""
    place.click()


def tap(place: Locator) -> None:
    """Press with a finger."""
    place.tap()


def play(
    person: Person,
    game: str,
    moves: int = 10_000,
    press: Press = click,
    seed: int = 1,
    until: Locator | None = None,
) -> int:
    """Make so many moves, or all until something shows or the game ends; how many were made."""
    chooser = random.Random(seed)
    go_on = person.button("table-scoring-close")
    ready = pressable(person, game)
    end = person.ending if until is None else person.ending.or_(until)
    something = ready.or_(go_on).or_(end).first
    for made in range(moves):
        while True:
            something.wait_for(timeout=A_MOVE)
            if until is not None and until.is_visible():
                return made
            if go_on.is_visible():
                press(go_on)
            elif person.ending.is_visible():
                return made
            else:
                break
        make_move(person, game, chooser, press)
    return moves


def play_dice_fast(person: Person, until: str = "section.end") -> None:
    """Play dice until the game has ended or something shows, by buttons that a script presses."""
    person.page.wait_for_function(STEP, arg=until, polling=10, timeout=A_DAY)


def give_up(person: Person) -> None:
    """Let a bot play on; a scoring that comes in between is closed."""
    scored = person.button("table-scoring-close")
    person.page.add_locator_handler(scored, lambda button: button.click())
    person.button("table-menu").click()
    person.button("table-resign").click()
    person.button("table-resign", person.dialog("table-resign-sure")).click()
    person.page.remove_locator_handler(scored)


def look_on(person: Person) -> None:
    """See a game to its end without doing anything."""
    go_on = person.button("table-scoring-close")
    while True:
        go_on.or_(person.ending).first.wait_for(timeout=A_DAY)
        if not go_on.is_visible():
            break
        go_on.click()


def hurry(person: Person, game: str) -> None:
    """Let a bot finish a game that has begun."""
    pressable(person, game).first.wait_for(timeout=A_MOVE)
    give_up(person)
    look_on(person)
