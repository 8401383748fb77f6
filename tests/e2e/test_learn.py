"""Learning: every tour played along to its end, the rules found and linked, aids on one page."""

import re

import pytest
from playwright.sync_api import Locator, expect

from medici.presentation.tours import Note, tour
from medici.presentation.tours.buttons import MESSAGES
from medici.presentation.words.blocks import Paragraph
from tests.e2e.conftest import Visit
from tests.e2e.person import GAMES, Person
from tests.e2e.pilots import dice, starts
from tests.long_run import long_unless, rows_long_unless

PHONE = {"width": 390, "height": 844}
# Whether the coach stands beside a part of the table, and not on it.
BESIDE = """(part) => {
  const coach = document.querySelector('[role=dialog]')?.getBoundingClientRect();
  const box = document.querySelector(`[data-tour="${part}"]`)?.getBoundingClientRect();
  return coach && box && (coach.right <= box.left || box.right <= coach.left ||
    coach.bottom <= box.top || box.bottom <= coach.top + 1);
}"""


def named(note: Note) -> re.Pattern[str]:
    """The button that a note names: it begins with these words, whatever else it says."""
    [told] = [
        span.text
        for block in note.text
        if isinstance(block, Paragraph)
        for span in block.text
        if span.style == "strong"
    ]
    return re.compile("^" + r"\s".join(map(re.escape, told.split())))


def make(person: Person, move: str, name: re.Pattern[str] | None = None) -> None:
    """Make a certain move on the table, perhaps by a button of a certain name."""
    verb, *rest = move.split()
    page = person.page
    if verb == "bid":
        page.get_by_role("slider").fill(rest[0])
    elif verb == "take":
        reach = page.get_by_role("group", name=person.say("card-reach"))
        pick(reach.get_by_role("button").all()[::-1][1:], rest)  # the end card is always taken
    elif verb == "choose":
        pick(dice(person).all(), rest)
    page.get_by_role("button", name=name or starts(person, MESSAGES[verb])).click()


def pick(places: list[Locator], wanted: list[str]) -> None:
    """Press what is wanted and not picked yet, and what was picked for nothing."""
    for place in places:
        here = place.get_attribute("aria-keyshortcuts") in wanted
        if (place.get_attribute("aria-pressed") == "true") != here:
            place.click()


def coach(person: Person, note: Note) -> Locator:
    """The coach, who says this now and is heard."""
    bubble = person.page.get_by_role("dialog", name=note.title, exact=True)
    expect(bubble).to_be_focused()
    return bubble


def beside(person: Person, note: Note) -> None:
    """The coach comes to stand beside what it speaks of, also after an answer made it grow."""
    for part in note.parts:
        if part != "scoring":  # which may be higher than what is left of a phone
            person.page.wait_for_function(BESIDE, arg=part)


def walk(person: Person, game: str, until: int | None = None) -> None:
    """Play along with a tour, and do something else first wherever that is possible."""
    shown = tour(game, person.lang)
    for number, note in enumerate(shown.notes[:until], start=1):
        bubble = coach(person, note)
        progress = person.say("learn-progress", n=number, all=len(shown.notes))
        expect(bubble).to_contain_text(progress)
        beside(person, note)
        person.fits()
        if note.move is not None:
            legal = shown.replay.steps[note.at].legal
            assert isinstance(legal, list)
            make(person, next(move for move in legal if move != note.move))
            expect(bubble).to_contain_text(person.say("learn-also"))
            beside(person, note)
            make(person, note.move, named(note))
        elif number < len(shown.notes):
            person.button("learn-start" if number == 1 else "learn-next", bubble).click()


@pytest.mark.parametrize("game", long_unless(["board"], GAMES))
def test_a_newcomer_learns_a_game_and_plays_it(visit: Visit, game: str) -> None:
    person = visit(settings={})
    person.go(f"/learn/{game}")
    walk(person, game)
    person.button("learn-play").click()
    person.at_table()


@pytest.mark.parametrize("game", long_unless(["card"], GAMES))
@pytest.mark.long
def test_a_tour_on_a_phone_in_portuguese(visit: Visit, game: str) -> None:
    person = visit("pt-BR", settings={}, viewport=PHONE)
    person.go(f"/learn/{game}")
    walk(person, game)


def test_a_tour_goes_on_where_it_was_left(visit: Visit) -> None:
    person = visit(settings={})
    person.go("/learn/board")
    walk(person, "board", until=3)
    left = tour("board", "en").notes[3]
    coach(person, left)
    person.go("/aid/board")
    person.go("/learn/board")
    bubble = coach(person, left)
    expect(bubble).to_contain_text(person.say("learn-welcome-back"))
    person.button("learn-restart", bubble).click()
    coach(person, tour("board", "en").notes[0])


def test_a_rule_is_told_without_leaving_the_tour(ada: Person) -> None:
    ada.go("/learn/dice")
    bubble = coach(ada, tour("dice", "en").notes[0])
    bubble.get_by_role("link", name="D30", exact=True).click()
    expect(bubble).to_contain_text("the fuller column decides")
    assert ada.page.url.endswith("/learn/dice")
    bubble.get_by_role("link", name=ada.say("learn-rule", clause="D30")).click()
    expect(ada.page.locator("#D30")).to_be_focused()


@pytest.mark.long
def test_the_place_stays_when_the_language_changes(ada: Person) -> None:
    ada.go("/rules/board#B40")
    clause = ada.page.locator("#B40")
    expect(clause).to_be_in_viewport()
    ada.page.get_by_role("combobox", name=ada.say("shell-language")).select_option("pt-BR")
    expect(clause).to_contain_text("Primeiro, os navios")
    expect(clause).to_be_in_viewport()


def test_rules_are_found_by_words_and_by_their_ids(visit: Visit) -> None:
    person = visit("pt-BR", settings={})
    person.go("/rules/card")
    field = person.page.get_by_label(person.say("learn-search"), exact=True)
    field.fill("monopolio")  # without its accent
    expect(person.page.locator("#C34 mark").first).to_have_text("Monopólio")
    expect(person.page.locator("#C1")).to_be_hidden()
    expect(person.page.get_by_text(person.like("learn-found"))).to_be_visible()
    field.fill("c11")
    expect(person.page.locator("#C11")).to_be_visible()
    expect(person.page.locator("#C34")).to_be_hidden()
    person.page.keyboard.press("Escape")
    expect(person.page.locator("#C1")).to_be_visible()


@pytest.mark.parametrize(
    ("game", "lang"),
    rows_long_unless(
        [("card", "pt-BR")],
        [(game, lang) for game in GAMES for lang in ("en", "pt-BR")],
    ),
)
def test_an_aid_is_printed_on_one_page(visit: Visit, game: str, lang: str) -> None:
    person = visit(lang, settings={"theme": "dark"})
    person.go(f"/aid/{game}")
    expect(person.page.get_by_role("heading", level=2).first).to_be_visible()
    for paper in ("A4", "Letter"):
        pages = person.page.pdf(format=paper).count(b"/Type /Page\n")
        assert pages == 1, paper
