"""The table on the screen: the middle, the ships, the tracks, the log, and one bar for the hand."""

from collections.abc import Awaitable, Sequence

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Static

from medici.interfaces.tui.app_protocol import AppProtocol, app_of
from medici.interfaces.tui.decision import VERBS, Decision, Option
from medici.interfaces.tui.dialogs import LEAST, Page, TalkScreen, help_page
from medici.interfaces.tui.draw import PAINTERS, title
from medici.interfaces.tui.draw.parts import Seats, flat, heading
from medici.interfaces.tui.hints import Adviser, Tip
from medici.interfaces.tui.log import GameLog
from medici.interfaces.tui.middle import LINES, beside, faces
from medici.interfaces.tui.play import Play, Refused
from medici.interfaces.tui.scoring import ScoredDay, ScoringScreen
from medici.interfaces.tui.spaces import hold
from medici.interfaces.tui.status import FRAMES, status
from medici.interfaces.tui.theme import wares
from medici.interfaces.tui.thread import beside as beside_screen
from medici.interfaces.tui.widgets import Face, Press
from medici.presentation.scene import Scene, scene
from medici.presentation.scene.before_scoring import scene_before_scoring
from medici.presentation.words import Words
from medici.record import Game, IllegalMove

KEYS = (
    ("u", "undo"),
    ("h", "hint"),
    ("l", "log"),
    ("?", "help"),
    ("c", "light"),
    ("m", "menu"),
    ("q", "leave"),
)
BEFORE_THE_END = ("u", "h")
LIVE_KEYS = tuple(("t", "talk") if key == "h" else (key, name) for key, name in KEYS)
WIDE, TALL = 118, 34  # from here on the log stands beside the table, and cards are larger
FACE, LEAST_ROOM = 16, 22  # columns of a card, and that words beside the cards need
MARGIN = 2  # columns of the words' own
NAMES_OF_KEYS = {
    "plus": "+",
    "minus": "-",
    "up": "+",
    "right": "+",
    "down": "-",
    "left": "-",
    "question_mark": "?",
    "equals_sign": "+",
}


class TableScreen(Screen[None]):
    """A game as it is played."""

    CSS_PATH = "table.tcss"
    AUTO_FOCUS = ""

    def __init__(self, play: Play, texts: Words, adviser: Adviser) -> None:
        super().__init__()
        self.play = play
        self.texts = texts
        self.adviser = adviser
        self.game_log = GameLog(texts)
        self.hand: Decision | None = None
        self.note = ""
        self.days_seen: int | None = None
        self.counting: Scene | None = None  # the table of a day that is being counted
        self.frame = 0
        self.drawn: dict[str, object] = {}  # what stands in places that are made anew

    @property
    def medici(self) -> AppProtocol:
        """The app."""
        return app_of(self.app)

    def compose(self) -> ComposeResult:
        """Places that never move."""
        yield Static(id="head")
        with Horizontal(id="body"):
            with Vertical(id="main"):
                with Horizontal(id="middle"):
                    yield Horizontal(id="faces")
                    yield Static(id="beside")
                yield Static(id="ships")
                yield Static(id="tracks")
            with VerticalScroll(id="log", can_focus=False):
                yield Static(id="story")
        yield Static(id="status")
        yield Static(id="note")
        yield Horizontal(id="bar")
        with Horizontal(id="foot"):
            for key, name in LIVE_KEYS if self.play.talks else KEYS:
                yield Press(key, self.texts.say(f"terminal-keys-{name}"), classes="quiet")

    def on_mount(self) -> None:
        """Begin, and let whoever thinks be seen to."""
        self.query_one("#log").border_title = self.texts.say("terminal-log")
        self.query_one("#log").anchor()
        self.set_interval(0.15, self.tick)
        self.run_worker(self.play.run(self.changed), group="play")

    def on_resize(self, event: events.Resize) -> None:
        """Use the room that there is."""
        self.set_class(event.size.width >= WIDE, "wide")
        self.set_class(event.size.height >= TALL, "tall")
        self.call_after_refresh(self.draw)

    def tick(self) -> None:
        """Turn the sign of those who think."""
        if self.play.asked is None or self.play.until is not None:
            self.frame = (self.frame + 1) % len(FRAMES)
            self.tell_status()

    async def changed(self) -> None:
        """Something has happened: show it, and count a day that has ended."""
        game = self.play.game
        self.game_log.hear(self.play.heard)
        if game is None:
            await self.draw()
            return
        if self.play.asked is not None or game.over:
            self.save()
        self.hand = Decision(game, self.texts) if self.play.asked is not None else None
        seen = len(game.days) if self.days_seen is None else self.days_seen
        self.days_seen = len(game.days)
        if seen < len(game.days):
            await self.count(game)
        self.game_log.follow(game)
        await self.draw()

    async def count(self, game: Game) -> None:
        """Count a day before its figures stand on the table."""
        self.counting = scene_before_scoring(game.before(len(game.moves) - 1), game)
        await self.draw()
        await self.app.push_screen_wait(ScoringScreen(ScoredDay(game), self.seats(game)))
        self.counting = None
        await self.play.seen()

    def save(self) -> None:
        """Nothing shall be lost, whatever happens to this terminal."""
        self.note = self.play.save(self.texts) or self.note

    def seats(self, game: Game) -> Seats:
        """For whom the table is drawn, and in which colours."""
        colours = wares(self.app.theme)
        return Seats(game.players, game.actor, self.play.mine, self.texts, colours, True)

    async def draw(self) -> None:
        """Show everything as it stands."""
        if not self.is_attached:  # another screen has taken its place
            return
        game = self.play.game
        if game is None:
            self.put("#ships", self.play.lobby(self.texts))
        else:
            await self.draw_table(game)
        self.put("#story", self.game_log.text())
        self.tell_status()
        await self.draw_bar()
        for key in self.query("#foot Press").results(Press):
            key.display = key.key not in BEFORE_THE_END or not self.over

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.play.game is not None and self.play.game.over

    async def draw_table(self, game: Game) -> None:
        """The table itself."""
        seats, view, painter = self.seats(game), self.counting or scene(game), PAINTERS[game.name]
        me = next(iter(self.play.mine), None)
        head = heading(title(game, self.texts, view.day), painter.remark(view, seats))
        width = max(self.query_one("#head").content_size.width, LEAST[0] - 2)
        self.put("#head", flat(head, width))
        can, picked = (self.hand.numbers, self.hand.picked) if self.hand else ((), ())
        shown = faces(view, seats, can, picked)
        await self.renew("#faces", shown)
        room = max(self.query_one("#main").size.width, LEAST[0]) - FACE * len(shown) - MARGIN
        text = beside(view, seats, me, room) if room > LEAST_ROOM else Text("")
        self.query_one("#beside").styles.height = max(text.plain.count("\n") + 1, LINES)
        self.put("#beside", text)
        width = max(self.query_one("#ships").content_size.width, LEAST[0] - 2)
        ships, tracks = painter.possessions(view, seats)
        self.put("#ships", flat(ships, width))
        self.put("#tracks", flat(tracks, width))

    def put(self, place: str, text: Text) -> None:
        """Write a text in a place, unless it stands there already."""
        signature = (text.plain, text.style, tuple(text.spans))
        if self.drawn.get(place) == signature:
            return
        before = self.drawn.get(place)
        self.drawn[place] = signature
        lines = before[0].count("\n") if isinstance(before, tuple) else -1
        fixed = place not in ("#story", "#note", "#status") and lines == text.plain.count("\n")
        self.query_one(place, Static).update(text, layout=not fixed)

    async def renew(self, place: str, parts: Sequence[Static]) -> None:
        """Put parts into a place, unless the same are there already."""
        looks = [
            (str(part.render()), part.classes, part.border_title, part.border_subtitle)
            for part in parts
        ]
        signature = (self.app.theme, looks)
        if self.drawn.get(place) == signature:
            return
        self.drawn[place] = signature
        holder: Widget = self.query_one(place)
        async with self.batch():
            await holder.remove_children()
            await holder.mount_all(parts)

    async def draw_bar(self) -> None:
        """What can be done now."""
        presses = [press(option, self.texts) for option in self.options()]
        await self.renew("#bar", presses)

    def options(self) -> Sequence[Option]:
        """The moves, or what comes after the end."""
        say = self.texts.say
        if self.hand is not None:
            return self.hand.options()
        game = self.play.game
        if self.counting is not None:
            return []
        if game is not None and game.over:
            keys = (("n", "again"), ("m", "menu"), ("q", "leave"))
            return [Option(key, say(f"terminal-do-{name}")) for key, name in keys]
        return [Option(key, say(f"terminal-do-{name}")) for key, name in self.play.offers]

    def tell_status(self) -> None:
        """Whose turn it is and what is asked, and a note beneath it."""
        line = "" if self.counting else status(self.play, self.texts, FRAMES[self.frame])
        style = "bold" if self.play.asked is not None else ""
        self.put("#status", Text(line, style=style))
        note = self.play.failure or self.note
        if note or self.query_one("#log").size.height > 1:
            self.put("#note", Text(hold(note)))
        else:  # there is no room for a log
            self.put("#note", Text(self.game_log.last(), style="dim"))

    async def say(self, note: str) -> None:
        """Leave a note, until the next move."""
        self.note = note
        await self.draw()

    async def on_press_pressed(self, message: Press.Pressed) -> None:
        """The mouse presses what a key would."""
        await self.press(message.key)

    async def on_face_picked(self, message: Face.Picked) -> None:
        """The mouse picks what a number would."""
        if self.hand is not None and message.number in self.hand.numbers:
            self.hand.pick(message.number)
            await self.draw()

    async def on_key(self, event: events.Key) -> None:
        """Every key but those of the app."""
        key = NAMES_OF_KEYS.get(event.key, event.key)
        if key in ("pageup", "pagedown"):
            self.query_one("#log").scroll_relative(y=-5 if key == "pageup" else 5)
        await self.press(key)

    async def press(self, key: str) -> None:
        """Do what a key stands for."""
        commands = {
            "u": self.undo,
            "h": self.hint,
            "l": self.show_log,
            "?": self.show_help,
            "c": self.medici.action_colours,
            "m": self.medici.action_menu,
            "q": self.medici.action_leave,
            "space": self.hurry,
        }
        if key in BEFORE_THE_END and self.over:
            return
        if key == "t" and self.play.talks:
            self.app.push_screen(TalkScreen(self.texts), self.talk)
        elif key in commands:
            await commands[key]()
        elif key == "n" and self.over:
            await self.medici.again(self.play)
        elif key in dict(self.play.offers):
            await self.attempt(self.play.take_offer(key))
        elif self.hand is not None:
            await self.decide(self.hand, key)

    async def decide(self, hand: Decision, key: str) -> None:
        """Make up one's mind by a key, or act on it."""
        if key.isdecimal():
            hand.digit(key)
        elif key in ("+", "-"):
            hand.change(1 if key == "+" else -1)
        elif key == "backspace":
            hand.erase()
        elif key == "enter" and (problem := hand.problem()):
            self.note = problem
        elif key == "enter":
            await self.move(hand.move)
            return
        elif VERBS.get(key, "") in hand.legal:
            await self.move(VERBS[key])
            return
        await self.draw()

    async def move(self, move: str) -> None:
        """Make a move."""
        self.note, self.hand = "", None
        try:
            await self.play.move(move)
        except IllegalMove as problem:
            await self.say(str(problem))
        except Refused as problem:
            await self.changed()
            await self.say(str(problem))

    async def undo(self) -> None:
        """Take the last move back."""
        await self.attempt(self.play.undo())

    async def talk(self, text: str | None) -> None:
        """Say something to everybody, unless there is nothing to say."""
        if text:
            await self.attempt(self.play.talk(text))

    async def attempt(self, deed: Awaitable[str]) -> None:
        """Do something that may be refused, and say what came of it."""
        try:
            await self.say(await deed)
        except Refused as problem:
            await self.say(str(problem))

    async def hurry(self) -> None:
        """Wait for no pauses until the next own turn."""
        self.play.hurried = True

    async def hint(self) -> None:
        """Look for the best move, beside the screen."""
        if not self.play.hints or self.hand is None:
            await self.say(self.texts.say("terminal-hint-none"))
            return
        await self.say(self.texts.say("terminal-hint-thinking"))
        self.run_worker(self.seek(self.hand), group="hint", exclusive=True)

    async def seek(self, hand: Decision) -> None:
        """Find a hint for a decision, and give it if it is still to be made."""
        compiling = self.texts.say("terminal-hint-compiling")

        def say_so() -> None:
            self.note = compiling
            self.tell_status()

        def tell() -> None:
            self.app.call_from_thread(say_so)

        twin = hand.game.copy()
        try:
            tip = await beside_screen(lambda: self.adviser(twin, self.texts.lang, tell))
        except Exception as problem:  # a hint is not worth a game
            reason = self.texts.because(problem, "terminal-why-fault")
            await self.say(self.texts.say("terminal-hint-fails", {"reason": reason}))
            return
        if hand is self.hand:
            hand.hold(tip.move)
            await self.say(self.said(hand, tip))

    def said(self, hand: Decision, tip: Tip) -> str:
        """A hint as a sentence."""
        args = {"move": tip.said(hand.game, self.texts.lang), "why": tip.why}
        if len(hand.game.players) == 1:
            return self.texts.say("terminal-hint-points", {**args, "points": round(tip.chance)})
        return self.texts.say("terminal-hint", {**args, "chance": round(100 * tip.chance)}).strip()

    async def show_log(self) -> None:
        """The whole story, to scroll through."""
        say = self.texts.say
        page = Page(
            say("terminal-log"), self.game_log.text(None), say("terminal-do-back"), at_end=True
        )
        self.app.push_screen(page)

    async def show_help(self) -> None:
        """How the table is used."""
        self.app.push_screen(help_page(self.texts))


def press(option: Option, texts: Words) -> Press:
    """A button for something that can be done."""
    classes = ("main" if option.main else "") + ("" if option.ready else " off")
    shown = texts.say("terminal-key-enter") if option.key == "enter" else option.key
    return Press(option.key, option.label, shown, classes)
