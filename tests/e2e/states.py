"""What people may have before them at a table, each state brought about in a moment."""

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any

from playwright.sync_api import expect

from medici.games.dice.state import ENTERING, FILLING
from medici.presentation.tours import tour
from medici.record import Game
from tests.e2e.conftest import Visit
from tests.e2e.person import GAMES, Person
from tests.e2e.positions import BOTS, ME, found, offering, played
from tests.e2e.test_after_the_game import brought
from tests.e2e.test_at_a_glance import CITIZENS, auction, crowded
from tests.e2e.test_ceremony import last_to_speak
from tests.e2e.test_clocks import SET_CLOCK
from tests.e2e.test_hot_seat import AUCTION, NAMES
from tests.e2e.test_learn import coach
from tests.e2e.test_legible import new_table
from tests.e2e.test_replay import position
from tests.e2e.test_review import LONG
from tests.e2e.test_together import next_to_move, sit_down_by_link

SHORT = 1  # second to think in, until a bot plays on


class Stage:
    """Where somebody comes to look: in a language, on a screen."""

    def __init__(self, visit: Visit, lang: str, screen: dict[str, Any]) -> None:
        self.visit, self.lang, self.screen = visit, lang, screen
        self.ada = self.somebody()

    def somebody(self, **settings: Any) -> Person:
        """Another person, with a browser like this."""
        return self.visit(self.lang, settings=settings, **self.screen)


State = Callable[[Stage], Person]  # brings it about, and says who sees it


def at(record: Callable[[], dict[str, Any]]) -> State:
    """A table at which a game stands as recorded."""

    def bring(stage: Stage) -> Person:
        stage.ada.bring(record())
        return stage.ada

    return bring


def a_lot() -> dict[str, Any]:
    """The board game: another card, or the auction?"""
    return played("board", [ME, *BOTS[:3]], lambda g: own_turn(g) and offering("auction")(g), 3)


def own_turn(game: Game) -> bool:
    """Whether the first seat decides something on the second day."""
    return game.actor == 0 and game.day == 2 and len(game.legal()) > 1


def ship_full(game: Game) -> bool:
    """Whether a person of three at one device has no room left, while others go on."""
    return game.day == 2 and game.actor not in (None, "nature") and 0 in game.state.room[:3]


def dice_in(phase: int) -> dict[str, Any]:
    """The dice game, where one of the dice left is to be entered, or the ship filled (D11, D15)."""
    return found("dice", [ME, *BOTS[:2]], lambda g: g.actor == 0 and g.state.phase == phase)


def a_hand_over(stage: Stage) -> Person:
    """The device goes to whoever is next."""
    stage.ada.bring(AUCTION)
    stage.ada.button("board-pass").click()
    expect(stage.ada.page.get_by_role("dialog")).to_be_visible()
    return stage.ada


def an_undo(stage: Stage) -> Person:
    """Somebody has the device now, and the last move can still be taken back."""
    a_hand_over(stage).page.get_by_role("dialog").get_by_role("button").first.click()
    expect(stage.ada.page.get_by_role("dialog")).to_be_hidden()
    expect(stage.ada.page.get_by_title(stage.ada.say("table-undo-more"))).to_be_visible()
    return stage.ada


def a_sale(stage: Stage) -> Person:
    """The hammer has fallen, and who got the lot is said over it."""
    ada = stage.somebody(speed=1)
    ada.page.clock.install()
    ada.bring(last_to_speak("bid 16", "pass"))
    expect(ada.button("board-pass")).to_be_visible()
    ada.page.clock.pause_at(datetime.now() + timedelta(minutes=5))  # nothing ends by itself
    ada.button("board-pass").click()
    expect(ada.page.locator(".sold")).to_be_visible()
    return ada


def a_pause(stage: Stage) -> Person:
    """Nobody was there when the clock ran out."""
    ada = stage.ada
    table = ada.bring(auction(4))
    ada.page.evaluate(SET_CLOCK, [table, SHORT])
    ada.page.reload()
    expect(ada.page.get_by_role("alertdialog", name=ada.like("table-paused-yours"))).to_be_visible()
    return ada


def left_alone(stage: Stage) -> Person:
    """The same, for whoever only looks on."""
    told = a_pause(stage).page.get_by_role("alertdialog")
    told.get_by_role("button").last.click()
    expect(told).to_be_hidden()
    return stage.ada


def a_log(stage: Stage) -> Person:
    """What has happened: beside the table, or in a sheet over it."""
    stage.ada.bring(auction(4))
    if stage.screen.get("is_mobile"):
        stage.ada.page.get_by_role("button", name=stage.ada.say("table-side")).tap()
    expect(stage.ada.log.get_by_role("listitem").last).to_be_in_viewport()
    return stage.ada


def a_hint(stage: Stage) -> Person:
    """The best move, why, and what the lot is worth."""
    ada = stage.ada
    ada.bring(a_lot())
    ada.button("table-hint").click()
    hint = ada.dialog("eye-hint-title")
    expect(hint.locator(".deed").get_by_role("button")).to_be_visible(timeout=LONG)
    return ada


def a_menu(stage: Stage) -> Person:
    """The menu of a table."""
    stage.ada.bring(auction(6))
    stage.ada.button("table-menu").click()
    expect(stage.ada.dialog("table-menu")).to_be_visible()
    return stage.ada


def an_end(game: str) -> State:
    """A game that is over."""

    def bring(stage: Stage) -> Person:
        stage.ada.bring(played(game, [ME, *CITIZENS[:3]], lambda g: g.over, seed=3))
        expect(stage.ada.ending).to_be_visible()
        return stage.ada

    return bring


def a_scoring(game: str) -> State:
    """The scoring of its first day."""

    def bring(stage: Stage) -> Person:
        ada = an_end(game)(stage)
        words = ada.say("table-day", game=game, day=1)
        ada.ending.get_by_role("button", name=words, exact=True).click()
        expect(ada.dialog("table-scoring-title", game=game, day=1)).to_be_visible()
        return ada

    return bring


def a_lesson(game: str) -> State:
    """The coach of a tour says the first thing."""

    def bring(stage: Stage) -> Person:
        stage.ada.go(f"/learn/{game}")
        coach(stage.ada, tour(game, stage.lang).notes[0])
        return stage.ada

    return bring


def a_replay(stage: Stage) -> Person:
    """A recorded game, in its midst."""
    brought(stage.ada, "card-2")
    position(stage.ada).fill("20")
    return stage.ada


def a_review(stage: Stage) -> Person:
    """What each decision has cost in it."""
    ada = a_replay(stage)
    ada.button("eye-review").click()
    expect(ada.button("eye-share")).to_be_visible(timeout=LONG)
    return ada


def advice(stage: Stage) -> Person:
    """What a position of a recorded game is worth."""
    ada = stage.ada
    brought(ada, "board-3")
    position(ada).fill("7")
    ada.button("eye-advise").click()
    price = ada.page.get_by_role("region", name=ada.say("eye-advise-price"), exact=True)
    expect(price.get_by_role("listitem")).to_have_count(3, timeout=LONG)
    return ada


def another_turn(stage: Stage) -> Person:
    """Somebody else thinks, at a table of the server."""
    ada, bruno = stage.ada, stage.somebody()
    ada.lay("dice", ["you", "friend"])
    sit_down_by_link(ada, bruno, seat=2)
    ada.button("lobby-start").click()
    return ada if next_to_move([ada, bruno], "dice") is bruno else bruno


def an_onlooker(stage: Stage) -> Person:
    """A game of others."""
    ada, carla = another_turn(stage), stage.somebody()
    carla.go(ada.page.url.removeprefix(ada.url))
    expect(carla.page.get_by_title(carla.say("table-watching"))).to_be_visible()
    return carla


def a_talk(stage: Stage) -> Person:
    """What people say to each other."""
    ada = another_turn(stage)
    if stage.screen.get("is_mobile"):
        ada.page.get_by_role("button", name=ada.say("table-side")).tap()
    ada.page.get_by_role("tab", name=ada.say("table-chat")).click()
    ada.page.get_by_label(ada.say("table-chat-placeholder")).fill("?")
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_role("log", name=ada.say("table-chat"))).to_contain_text("?")
    return ada


def a_lobby(stage: Stage) -> Person:
    """A table before the game."""
    stage.ada.lay("board", ["you", "friend", "hot", "bot"])
    expect(stage.ada.page.get_by_label(stage.ada.say("lobby-link"))).to_be_visible()
    return stage.ada


def a_plan(stage: Stage) -> Person:
    """The window in which a table is laid."""
    new_table(stage.ada)
    return stage.ada


def of_every_game(game: str) -> dict[str, State]:
    """What there is in each game."""
    return {
        f"scoring-{game}": a_scoring(game),
        f"end-{game}": an_end(game),
        f"tour-{game}": a_lesson(game),
    }


STATES: dict[str, dict[str, State]] = {
    "board": {
        "lot": at(a_lot),
        "bid": at(lambda: auction(6)),
        "ship-full": at(lambda: played("board", NAMES, ship_full, seed=3)),
        "sale": a_sale,
        "hand-over": a_hand_over,
        "undo": an_undo,
        "pause": a_pause,
        "left-alone": left_alone,
        "log": a_log,
        "menu": a_menu,
    },
    "card": {
        "market": at(lambda: crowded("card", 5)),
        "market-full": at(lambda: played("card", NAMES, ship_full, seed=3)),
    },
    "dice": {
        "dice": at(lambda: crowded("dice", 4)),
        "dice-alone": at(lambda: crowded("dice", 1)),
        "entering": at(lambda: dice_in(ENTERING)),
        "filling": at(lambda: dice_in(FILLING)),
    },
    "together": {
        "new-table": a_plan,
        "lobby": a_lobby,
        "another": another_turn,
        "onlooker": an_onlooker,
        "talk": a_talk,
    },
    "looked-at": {"replay": a_replay, "hint": a_hint, "review": a_review, "advice": advice},
}
for game in GAMES:
    STATES[game] |= of_every_game(game)
