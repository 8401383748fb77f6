"""What a player sees of a table without scrolling, and that no page ends in emptiness."""

import random
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from medici.record import Game
from tests.e2e.conftest import Visit
from tests.e2e.person import GAMES, Person
from tests.e2e.pilots import play, pressable, tap
from tests.e2e.positions import BOTS, ME, played
from tests.e2e.test_phone import phone
from tests.long_run import long_unless, rows_long_unless

CITIZENS = ("Chiara Bardi", "Dianora Pazzi", "Noferi Capponi", "Alessa Corbini", "Gemma Altoviti")

# How far a page scrolls beyond the window, and how far its table beyond the last thing drawn in it.
TAILS = """() => {
  const page = document.documentElement;
  const game = document.querySelector('.game');
  const top = game.getBoundingClientRect().top - game.scrollTop;
  const drawn = [...game.querySelectorAll('*')].filter(
    (it) => it.checkVisibility() && getComputedStyle(it).clipPath === 'none');
  const ends = drawn.map((it) => it.getBoundingClientRect().bottom - top);
  return [page.scrollHeight - innerHeight, game.scrollHeight - Math.max(...ends)];
}"""
EDGE = 24  # pixels that a table keeps free below its last part


def bidding(game: Game) -> bool:
    """Whether the first seat bids, on the second day."""
    return game.actor == 0 and game.day == 2 and len(game.legal()) > 3 and "pass" in game.legal()


def auction(players: int) -> dict[str, Any]:
    """A game of the board game in which Lucrezia is to bid."""
    return played("board", [ME, *BOTS[: players - 1]], bidding, seed=3)


def seen(person: Person, *parts: str) -> None:
    """All of these parts can be seen without scrolling."""
    for part in parts:
        places = person.page.locator(f".playing {part}:visible")
        places.first.wait_for()
        for place in places.all():
            expect(place).to_be_in_viewport(ratio=1)


def box(place: Locator) -> FloatRect:
    """Where something stands."""
    found = place.bounding_box()
    assert found
    return found


TOURED = [f"[data-tour={part}]" for part in ("own", "lot", "moves", "rivals", "tracks")]
MARKET = ["[data-tour=market]", "[data-tour=own]", "[data-tour=warehouses]", ".others > *"]
DICE = ["[data-tour=tray]", "[data-tour=own]", ".others > *"]


def crowded(name: str, players: int) -> dict[str, Any]:
    """Lucrezia's last decision of the second day, when most lies on the table."""
    game, source = Game(name, [ME, *CITIZENS[: players - 1]]), random.Random(3)
    last: dict[str, Any] = {}
    while game.day < 3:
        if game.actor == "nature":
            game.let_nature_act(source)
            continue
        if game.actor == 0 and game.day == 2 and len(game.legal()) > 1:
            last = game.record()
        game.play(source.choice(game.legal()))
    return last


@pytest.mark.parametrize(
    ("lang", "game", "counts", "parts"),
    [
        pytest.param("en", "card", (2, 4, 5), MARKET, marks=pytest.mark.long),
        ("pt-BR", "card", (3, 6), MARKET),
        ("en", "dice", (1, 4), DICE),
        pytest.param("pt-BR", "dice", (2, 3), DICE, marks=pytest.mark.long),
    ],
)
def test_a_desktop_shows_all_of_market_and_dice(
    visit: Visit, lang: str, game: str, counts: tuple[int, ...], parts: list[str]
) -> None:
    ada = visit(lang, settings={})
    for players in counts:
        ada.bring(crowded(game, players))
        for width, height in ((1280, 720), (1440, 900)):
            ada.page.set_viewport_size({"width": width, "height": height})
            seen(ada, *parts)


@pytest.mark.parametrize(
    ("lang", "players"),
    rows_long_unless([("en", 2), ("pt-BR", 6)], [("en", 2), ("pt-BR", 4), ("en", 5), ("pt-BR", 6)]),
)
def test_a_desktop_shows_all_ships_tracks_and_moves(visit: Visit, lang: str, players: int) -> None:
    ada = visit(lang, settings={}, viewport={"width": 1280, "height": 720})
    ada.bring(auction(players))
    seen(ada, *TOURED)
    ada.page.set_viewport_size({"width": 1440, "height": 900})
    seen(ada, *TOURED, "section.money")


@pytest.mark.parametrize(
    ("lang", "players"), rows_long_unless([("pt-BR", 6)], [("en", 4), ("pt-BR", 6)])
)
def test_a_phone_shows_the_ships_while_one_bids(visit: Visit, lang: str, players: int) -> None:
    ada = visit(lang, settings={}, **phone(390, 844))
    ada.bring(auction(players))
    seen(ada, "[data-tour=lot]", "[data-tour=own]", "[data-tour=rivals]", ".foot .strip", ".foot")


@pytest.mark.parametrize(
    ("lang", "players"), rows_long_unless([("pt-BR", 5)], [("en", 4), ("pt-BR", 5)])
)
def test_a_low_phone_shows_lot_own_ship_and_tracks(visit: Visit, lang: str, players: int) -> None:
    ada = visit(lang, settings={}, **phone(360, 640))
    ada.bring(auction(players))
    seen(ada, "[data-tour=lot]", "[data-tour=own]", ".foot .strip", ".foot .figure", ".foot")


ON_ITS_SIDE = {
    "board": ("[data-tour=own]", "[data-tour=lot] ul"),
    "card": ("[data-tour=own]", "[data-tour=market]"),
    "dice": ("[data-tour=own] .ship.now", "[data-tour=columns]", "[data-tour=tray]"),
}


@pytest.mark.parametrize(
    ("lang", "game", "players"),
    [
        pytest.param("en", "board", 5, marks=pytest.mark.long),
        ("pt-BR", "board", 5),
        pytest.param("pt-BR", "card", 5, marks=pytest.mark.long),
        pytest.param("pt-BR", "dice", 1, marks=pytest.mark.long),
        pytest.param("en", "dice", 4, marks=pytest.mark.long),
    ],
)
def test_a_phone_on_its_side_shows_the_own_ship(
    visit: Visit, lang: str, game: str, players: int
) -> None:
    ada = visit(lang, settings={}, **phone(844, 390))
    ada.bring(crowded(game, players))
    seen(ada, *ON_ITS_SIDE[game])
    expect(ada.page.locator(".tool > .label:visible")).to_have_count(3)
    asked, there = ada.page.locator(".turn p").evaluate("it => [it.scrollHeight, it.clientHeight]")
    assert asked <= there + 2, "what is asked is cut off"  # a line has more; accents stand out


@pytest.mark.long
def test_a_phone_shows_two_ships_beside_the_own_one_in_the_card_game(visit: Visit) -> None:
    ada = visit("pt-BR", settings={}, **phone(390, 844))
    ada.bring(crowded("card", 5))
    seen(ada, "[data-tour=market]", "[data-tour=own]", ".others > :nth-child(-n + 2)")


@pytest.mark.parametrize("width", long_unless([360], [360, 390]))
def test_figures_on_a_phone_stand_in_one_line(visit: Visit, width: int) -> None:
    ada = visit("pt-BR", settings={}, **phone(width, 844))
    ada.bring(crowded("board", 5))
    expect(ada.page.locator(".last .cards > *")).to_have_count(3)  # more are never sold at once
    for figures in (".last", "[data-tour=own] .prizes"):
        box = ada.page.locator(figures).bounding_box()
        assert box
        assert box["height"] <= 34, figures


@pytest.mark.parametrize("game", long_unless(["dice"], GAMES))
def test_no_table_ends_in_emptiness(visit: Visit, game: str) -> None:
    ada = visit(settings={}, **phone(390, 844))
    ada.bring(played(game, [ME, *BOTS[:2]], lambda game: game.actor == 0, seed=3))
    ada.page.locator("[data-tour=own]").wait_for()
    for text in ("100%", "200%"):
        ada.page.evaluate("size => (document.documentElement.style.fontSize = size)", text)
        beyond, empty = ada.page.evaluate(TAILS)
        assert beyond <= 0, f"{text}: the page scrolls {beyond} pixels beyond the window"
        assert empty <= EDGE, f"{text}: {empty} pixels of nothing"


@pytest.mark.parametrize(
    ("lang", "screen", "game"),
    [
        pytest.param("en", (844, 390), "board", marks=pytest.mark.long),
        ("pt-BR", (360, 640), "card"),
        pytest.param("pt-BR", (360, 640), "dice", marks=pytest.mark.long),
        pytest.param("pt-BR", (360, 640), "board", marks=pytest.mark.long),
        pytest.param("en", (844, 390), "card", marks=pytest.mark.long),
        pytest.param("en", (844, 390), "dice", marks=pytest.mark.long),
    ],
)
def test_all_of_a_scoring_is_read_above_its_buttons(
    visit: Visit, lang: str, screen: tuple[int, int], game: str
) -> None:
    ada = visit(lang, settings={}, **phone(*screen))
    ada.bring(crowded(game, 4))
    go_on = ada.button("table-scoring-close")
    play(ada, game, until=go_on, press=tap)
    window = ada.page.locator("dialog[open]")
    foot, edge = box(window.locator(".buttons")), box(window)
    assert foot["y"] + foot["height"] >= edge["y"] + edge["height"] - 2, "rows show below it"
    assert "rgba" not in window.locator(".buttons").evaluate(
        "it => getComputedStyle(it).backgroundColor"
    )
    for row in window.get_by_role("row").all():
        row.evaluate("it => it.scrollIntoView({ block: 'center' })")
        at = box(row)
        assert at["y"] >= edge["y"]
        assert at["y"] + at["height"] <= foot["y"]
    window.evaluate("it => it.scrollTo(0, it.scrollHeight)")
    said = box(window.locator(".why"))
    assert said["y"] + said["height"] <= box(window.locator(".buttons"))["y"]


# Messages do not go by themselves.
PATIENT = """const usual = setTimeout;
window.setTimeout = (what, wait, ...rest) => usual(what, wait === 5000 ? 1e9 : wait, ...rest);"""


@pytest.mark.long
def test_the_first_hint_goes_when_one_acts(visit: Visit) -> None:
    ada = visit(settings={}, **phone(360, 640))
    ada.page.add_init_script(PATIENT)
    ada.bring(crowded("dice", 3))
    hint = ada.page.get_by_text(ada.say("table-tips-hold"))
    expect(hint).to_be_visible()
    pressable(ada, "dice").first.tap()
    expect(hint).to_be_hidden()


@pytest.mark.long
def test_the_mark_of_a_rival_stands_beside_the_name(ada: Person) -> None:
    ada.bring(auction(5))
    heads = ada.page.locator(".rival header")
    expect(heads).to_have_count(4)
    for head in heads.all():
        mark, name = box(head.locator(".mark").first), box(head.locator(".name"))
        middles = [at["y"] + at["height"] / 2 for at in (mark, name)]
        assert abs(middles[0] - middles[1]) <= 2


@pytest.mark.long
def test_marks_on_one_level_stand_at_one_height(ada: Person) -> None:
    ada.bring(auction(6))
    marks = ada.page.locator("[data-tour=tracks] [role=img][aria-label*=': level']")
    expect(marks).to_have_count(30)  # of six on five tracks
    tops: dict[str, set[float]] = {}
    for mark in marks.all():
        level = str(mark.get_attribute("aria-label")).partition(": level ")[2][0]
        box = mark.bounding_box()
        assert box
        tops.setdefault(level, set()).add(round(box["y"] + box["height"] / 2))
    assert len(tops) > 1
    assert all(len(found) == 1 for found in tops.values()), tops
