"""Nothing is longer than its place: every state of a table, in each language, on two screens.

With ``MEDICI_PICTURES=FOLDER`` a picture of each state is kept there, for translators to look at.
"""

import os
from itertools import product
from pathlib import Path

import pytest

from medici.presentation.words import LANGUAGES
from tests.e2e.conftest import Visit
from tests.e2e.person import GAMES, Person
from tests.e2e.reading import unreadable
from tests.e2e.states import STATES, Stage
from tests.e2e.test_community import PATHS
from tests.e2e.test_phone import phone
from tests.long_run import rows_long_unless

SCREENS = {
    "phone": phone(390, 844),
    "desktop": {"viewport": {"width": 1280, "height": 720}},
}
# The language with the longest words is looked at in one game in every run, all in the long one.
USUAL = [("de", "phone", "dice")]
OF_GAMES = [f"/{page}/{game}" for page in ("rules", "aid") for game in GAMES]
ALONE = ("/", "/people", "/settings", "/history", "/replay", "/companion", "/exercises")
PAGES = (*ALONE, *PATHS, *OF_GAMES)


def faults(person: Person, name: str, thinking: bool = False) -> list[str]:
    """What cannot be read; a picture is kept where somebody wants one."""
    if not thinking:  # a worker that was ended while it fetched something is never done with it
        person.page.wait_for_load_state("networkidle")
    if folder := os.environ.get("MEDICI_PICTURES"):
        Path(folder).mkdir(parents=True, exist_ok=True)
        person.page.screenshot(path=f"{folder}/{name}.png")
    return [f"{name}: {fault}" for fault in unreadable(person, words_alone=True)]


@pytest.mark.parametrize(
    ("lang", "screen", "group"), rows_long_unless(USUAL, product(LANGUAGES, SCREENS, STATES))
)
def test_every_state_of_a_table_can_be_read(
    visit: Visit, lang: str, screen: str, group: str
) -> None:
    stage = Stage(visit, lang, SCREENS[screen])
    found = []
    for name, bring in STATES[group].items():
        found += faults(bring(stage), f"{lang}-{screen}-{name}", thinking=group == "looked-at")
    assert not found, "\n".join(found)


@pytest.mark.long
@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_can_be_read(visit: Visit, lang: str, screen: str) -> None:
    ada = visit(lang, settings={}, **SCREENS[screen])
    found = []
    for path in PAGES:
        ada.go(path)
        ada.page.get_by_role("heading", level=1).first.wait_for()
        found += faults(ada, f"{lang}-{screen}{path.replace('/', '-')}")
    assert not found, "\n".join(found)
