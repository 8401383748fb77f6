"""Somebody in front of a browser, who finds things by what they are called."""

import json
import re
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, expect

from medici.online.tables import LiveTable, decode_event
from tests.e2e.speech import pattern, speech

GAMES = ("board", "card", "dice")
LOG_KEPT = """
async (table) => {
  const known = (await indexedDB.databases()).some(({ name }) => name === 'medici-local');
  if (!known) return [];
  const answer = (request) =>
    new Promise((done) => (request.onsuccess = () => done(request.result)));
  const db = await answer(indexedDB.open('medici-local'));
  const range = IDBKeyRange.bound([table], [table, []]);
  const rows = await answer(db.transaction('events').objectStore('events').getAll(range));
  db.close();
  return rows.map(({ body }) => body);
}
"""
NEWEST = """
async () => {
  const answer = (request) =>
    new Promise((done) => (request.onsuccess = () => done(request.result)));
  const db = await answer(indexedDB.open('medici-local'));
  const rows = await answer(db.transaction('tables').objectStore('tables').getAll());
  db.close();
  return rows.sort((a, b) => b.updated - a.updated)[0].table;
}
"""


class Person:
    """A page of a browser of one's own, and everything that went wrong in it."""

    def __init__(self, url: str, context: BrowserContext, lang: str) -> None:
        self.url = url
        self.context = context
        self.lang = lang
        self.faults: list[str] = []
        self._forgiven = ["Service Worker registration blocked by Playwright"]
        self.page: Page = context.new_page()
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type not in ("error", "warning"):
            return
        if not any(cause in message.text for cause in self._forgiven):
            self.faults.append(f"{message.type}: {message.text} ({message.location['url']})")

    def say(self, message: str, **args: int | str) -> str:
        """A message as this person reads it."""
        return speech(self.lang).say(message, args)

    def like(self, message: str, **args: int | str) -> re.Pattern[str]:
        """The same, whatever stands for the arguments that are not given."""
        return pattern(self.lang, message, **args)

    def go(self, path: str) -> None:
        """Type an address."""
        self.page.goto(self.url + path)
        self.page.get_by_role("main").wait_for()

    def button(self, message: str, inside: Locator | None = None, **args: int | str) -> Locator:
        """A button that can be pressed."""
        where = inside or self.page
        return where.get_by_role("button", name=self.say(message, **args), exact=True)

    def dialog(self, message: str, **args: int | str) -> Locator:
        """An open window."""
        return self.page.get_by_role("dialog", name=self.say(message, **args))

    def play_now(self, game: str, players: int, level: str = "apprentice") -> str:
        """From the home page, with one click, against bots."""
        self.go("/")
        title = self.say(f"home-{game}-title")
        card = self.page.get_by_role("article", name=title, exact=True)
        card.get_by_label(self.say("home-players")).select_option(str(players))
        if players > 1:
            card.get_by_label(self.say("home-level")).select_option(level)
        self.button("home-play-now", card).click()
        self.page.mouse.move(0, 0)  # it points at nothing, least of all on a phone
        return self.at_table()

    def become(self, name: str) -> str:
        """Be somebody on the server; the id."""
        answer = self.context.request.post(f"{self.url}/api/guests", data={"name": name})
        player: str = answer.json()["player"]
        return player

    def play_there(self, game: str, players: int, level: str = "apprentice") -> str:
        """At a table of the server, against its bots."""
        self.become("Lucrezia")
        bots = {str(seat): level for seat in range(1, players)}
        terms = {"game": game, "players": players, "bots": bots}
        answer = self.context.request.post(f"{self.url}/api/tables", data=terms)
        assert answer.ok, answer.text()
        self.go(f"{answer.json()['invite']}?again")
        return self.at_table()

    def bring(self, record: dict[str, Any]) -> str:
        """Sit at a table where a game stands as recorded; names of levels are bots."""
        self.go("/history")
        chooser = self.page.get_by_label(self.say("local-bring"), exact=True)
        body = json.dumps(record).encode()
        chooser.and_(self.page.locator("input")).set_input_files(
            {"name": "record.json", "mimeType": "application/json", "buffer": body}
        )
        self.page.get_by_text(self.say("local-brought")).wait_for()
        table: str = self.page.evaluate(NEWEST)
        self.go(f"/local/{table}")
        return table

    def at_table(self) -> str:
        """Wait until the page is a table's; which one."""
        self.page.wait_for_url(re.compile(r"/(tables|local)/"))
        return self.page.url.rpartition("/")[2].partition("?")[0]

    def lay(
        self,
        game: str,
        who: list[str],
        level: str = "apprentice",
        pace: int = 0,
        public: bool = False,
        names: dict[int, str] | None = None,
    ) -> str:
        """Lay a table with these sitters: you, friend, hot or bot."""
        self.go("/")
        name = re.compile(re.escape(self.say("home-create-tile")))
        self.page.get_by_role("button", name=name).click()
        window = self.dialog("home-create")
        window.get_by_role("radio", name=self.say(f"home-{game}-short"), exact=True).check()
        window.get_by_role("radio", name=str(len(who)), exact=True).check()
        for seat, sitter in enumerate(who, start=1):
            label = self.say("home-seat-who", seat=seat)
            window.get_by_label(label, exact=True).select_option(sitter)
        for seat, sitter in enumerate(who, start=1):
            if sitter == "bot":
                label = self.say("home-seat-level", seat=seat)
                window.get_by_label(label, exact=True).select_option(level)
            elif sitter == "hot" and names and seat in names:
                label = self.say("home-seat-name", seat=seat)
                window.get_by_label(label, exact=True).fill(names[seat])
        if "bot" in who:
            paces = window.get_by_role("combobox", name=self.say("home-pace"))
            paces.select_option(label=self.say(f"terms-pace-{pace}"))
        if public:
            window.get_by_role("radio", name=self.say("home-public"), exact=True).check()
        self.button("home-create-do", window).click()
        return self.at_table()

    @property
    def ending(self) -> Locator:
        """The screen after the game."""
        return self.page.get_by_role("region", name=self.say("table-end"), exact=True)

    @property
    def log(self) -> Locator:
        """What has happened, in words."""
        return self.page.get_by_role("region", name=self.say("table-log"), exact=True)

    def asked(self) -> Locator:
        """What is said about whose turn it is."""
        return self.page.get_by_text(self.like("table-turn-yours"))

    def record(self, table: str) -> dict[str, Any]:
        """The record of a table: the server's, or what Python makes of the browser's own log."""
        if log := self.log_kept(table):
            return LiveTable.from_events(map(decode_event, log)).record()
        answer = self.context.request.get(f"{self.url}/api/tables/{table}/record")
        assert answer.ok, answer.text()
        record: dict[str, Any] = answer.json()
        return record

    def log_kept(self, table: str) -> list[str]:
        """The events of a table that this browser keeps; none if it is not one of its own."""
        log: list[str] = self.page.evaluate(LOG_KEPT, table)
        return log

    def scores_shown(self) -> dict[str, int]:
        """Who has how much on the screen after the game."""
        ranking = self.ending.get_by_role("list", name=self.say("table-end-ranking"))
        rows = [row.inner_text().splitlines() for row in ranking.get_by_role("listitem").all()]
        return {row[1]: int(row[-1]) for row in rows}  # place, name, perhaps the level, score

    def fits(self) -> None:
        """Nothing makes the page scroll sideways."""
        wide = self.page.evaluate(
            "[document.documentElement.scrollWidth, document.documentElement.clientWidth]"
        )
        assert wide[0] <= wide[1], f"{self.page.url} is {wide[0]} pixels wide on {wide[1]}"

    def forgive(self, *causes: str) -> None:
        """Think nothing of faults that are to be expected."""
        self._forgiven += causes

    def unfaulted(self) -> None:
        """Nothing went wrong in this browser."""
        assert not self.faults, "\n".join(self.faults)


def kept(lang: str, **chosen: Any) -> str:
    """A script that leaves settings in the browser, unless there are some."""
    settings = {"lang": lang, "theme": "light", "speed": 0, "helpers": True, **chosen}
    text = json.dumps(json.dumps(settings))
    return f"localStorage['medici-settings'] ??= {text}"


LOAD = 60_000  # milliseconds: what a page does at once may take so long on a busy machine
expect.set_options(timeout=LOAD)
