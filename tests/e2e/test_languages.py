"""A browser is spoken to in its own language, everywhere."""

import re
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast
from playwright.sync_api import expect

from medici.presentation.words import LANGUAGES
from medici.presentation.words.catalogue import catalogues
from tests.e2e.conftest import Visit
from tests.e2e.person import GAMES, Person
from tests.e2e.pilots import play, play_dice_fast
from tests.e2e.speech import speech
from tests.e2e.test_community import PATHS
from tests.long_run import long_unless
from tests.presentation.words.english import english_words

FILES = sorted(catalogues("en"))
OTHERS = [lang for lang in LANGUAGES if lang != "en"]
MESSAGE_ID = re.compile(rf"\b({'|'.join(FILES)}|good)-[a-z]+(-[a-z0-9]+)*\b")
# What can be read or heard of a page.
TEXT = """() => {
  const said = [document.title, document.body.innerText];
  for (const it of document.querySelectorAll('body *'))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'])
      if (it.hasAttribute(name)) said.push(it.getAttribute(name));
  return said;
}"""
OURS = ("Medici", "Reiner Knizia", *LANGUAGES.values())  # the same in every language


@cache
def english_sentences(lang: str) -> tuple[str, ...]:
    """Texts of the English catalogues that are not those of another language as well."""
    english, other = speech("en"), speech(lang)
    sentences = []
    for text in catalogues("en").values():
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Message) and "$" not in (said := str(entry.id.name)):
                plain = english.say(said)
                if len(plain.split()) > 1 and "{" not in plain and plain != other.say(said):
                    sentences.append(plain)
    return tuple(sentences)


def all_in_own_language(ada: Person) -> None:
    """Neither an English word nor the name of a message is on the page."""
    assert ada.page.evaluate("document.documentElement.lang") == ada.lang
    for text in ada.page.evaluate(TEXT):
        text = re.sub(r"\S+:\d+/\S+", "", text)  # noqa: PLW2901  # an address
        for name in OURS:
            text = text.replace(name, "")  # noqa: PLW2901
        assert not MESSAGE_ID.search(text), f"{ada.page.url}: {MESSAGE_ID.search(text)}"
        assert english_words(text, ada.lang) == [], f"{ada.page.url}: {text!r}"
        for sentence in english_sentences(ada.lang):
            found = sentence in text and re.search(rf"(?<!\w){re.escape(sentence)}(?!\w)", text)
            assert not found, f"{ada.page.url}: {sentence}"


@pytest.mark.parametrize("lang", long_unless(["de"], OTHERS))
def test_pages_speak_the_language(visit: Visit, lang: str) -> None:
    ada = visit(lang)
    ada.forgive("404")
    paths = [f"/{page}/{game}" for page in ("rules", "aid", "learn") for game in GAMES]
    for path in ["/", "/settings", "/history", "/replay", "/nowhere", "/people", *PATHS, *paths]:
        ada.go(path)
        ada.page.get_by_role("heading", level=1).first.wait_for()
        all_in_own_language(ada)


@pytest.mark.parametrize("lang", long_unless(["pt-BR"], OTHERS))
def test_games_speak_the_language(visit: Visit, lang: str) -> None:
    ada = visit(lang, settings={})
    ada.go("/")
    ada.page.get_by_role("button", name=re.compile(re.escape(ada.say("home-create-tile")))).click()
    all_in_own_language(ada)
    ada.lay("board", ["you", "friend", "hot", "bot"])
    expect(ada.page.get_by_label(ada.say("lobby-link"))).to_be_visible()
    all_in_own_language(ada)
    for game in ("board", "card"):
        ada.play_now(game, 3)
        play(ada, game, moves=3)
        all_in_own_language(ada)
    table = ada.play_now("dice", 1)
    scoring = ada.dialog("table-scoring-title", game="dice", day=1)
    play_dice_fast(ada, until="dialog[open]")
    expect(scoring).to_be_visible()
    all_in_own_language(ada)
    ada.button("table-scoring-close").click()
    play_dice_fast(ada)
    all_in_own_language(ada)
    ada.go(f"/replay/{table}?step=9")
    expect(ada.page.get_by_role("slider", name=ada.say("replay-position"))).to_be_visible()
    all_in_own_language(ada)


def test_the_language_can_be_switched(visit: Visit) -> None:
    ada = visit(lang="pt-BR")
    ada.go("/")
    ada.page.get_by_role("combobox", name=ada.say("shell-language")).select_option("en")
    expect(ada.page.get_by_text(speech("en").say("home-welcome"))).to_be_visible()
    ada.page.reload()
    expect(ada.page.get_by_text(speech("en").say("home-welcome"))).to_be_visible()


def test_it_is_installed_in_portuguese(visit: Visit) -> None:
    ana = visit("pt-BR", settings=None)
    ana.go("/")
    address = ana.page.locator("link[rel=manifest]").evaluate("(link) => link.href")
    assert ana.context.request.get(address).json()["lang"] == "pt-BR"
    ana.page.get_by_role("button", name=re.compile(ana.say("home-create-tile"))).click()
    window = ana.dialog("home-create")
    # The board game has editions, but nothing is played differently in them.
    window.get_by_role("radio", name=ana.say("home-board-short"), exact=True).check()
    expect(window.get_by_text(re.compile("clássica", re.IGNORECASE))).to_be_hidden()
    window.get_by_role("radio", name=ana.say("home-card-short"), exact=True).check()
    expect(window.get_by_text(ana.say("home-option-card-rising-monopoly-about"))).to_be_visible()
