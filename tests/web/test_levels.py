"""The levels that the pages offer are those of the bots, each with its words in every language."""

import re
from pathlib import Path

import pytest

from medici.bots import BOTS, LEVELS

ROOT = Path(__file__).parents[2]
PAGES = ROOT / "web" / "src" / "pages" / "levels.ts"
HOMES = sorted((ROOT / "src" / "medici" / "presentation" / "locales").glob("*/home.ftl"))
LIST = re.compile(r"LEVELS = \[(.*?)\] as const", re.DOTALL)


def test_the_pages_offer_the_same_levels_in_the_same_order() -> None:
    match = LIST.search(PAGES.read_text("utf-8"))
    assert match is not None
    assert tuple(re.findall(r"'([^']+)'", match[1])) == LEVELS


def test_there_is_a_home_page_to_look_at() -> None:
    assert {path.parent.name for path in HOMES} >= {"en", "pt-BR"}


@pytest.mark.parametrize("home", HOMES, ids=lambda path: path.parent.name)
def test_every_level_has_a_name_and_every_bot_a_description(home: Path) -> None:
    text = "".join(path.read_text("utf-8") for path in home.parent.glob("home*.ftl"))
    messages = set(re.findall(r"^([\w-]+) = \S", text, re.MULTILINE))
    names = {message for message in messages if message.startswith("home-level-")}
    descriptions = {message for message in messages if message.startswith("home-bot-")}
    assert names == {f"home-level-{level}" for level in LEVELS}
    assert descriptions == {f"home-bot-{bot}-about" for bot in BOTS}
