"""The menu: which game, how many players, which bots, which language; resume, or join a table."""

from collections.abc import Sequence

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.message import Message
from textual.screen import Screen
from textual.widgets import Input, Static

from medici.bots import LEVELS
from medici.games import GAMES
from medici.interfaces.tui.app_protocol import AppProtocol, NewGame, app_of
from medici.interfaces.tui.dialogs import help_page
from medici.interfaces.tui.draw import title as game_title
from medici.interfaces.tui.saves import LastGame
from medici.presentation.words import LANGUAGES, Words
from medici.record import Game

MIXED = ",".join(LEVELS)
LONGEST_NAME = 20
CURSOR, NO_CURSOR = "▶ ", "  "


class Line(Static, can_focus=True):
    """A line of the menu; a sign before it says that the keys are for it, also without colours."""

    body = Text("")

    def say(self, body: Text) -> None:
        """Show another text."""
        self.body = body
        self.mark(self.has_focus)

    def mark(self, marked: bool) -> None:
        """Show the cursor, or none."""
        self.update(Text(CURSOR if marked else NO_CURSOR).append_text(self.body))

    def on_focus(self) -> None:
        """The cursor comes; ``has_focus`` may not know it yet."""
        self.mark(marked=True)

    def on_blur(self) -> None:
        """And it goes."""
        self.mark(marked=False)


class Choice(Line):
    """A line of the menu with a value that arrows change."""

    class Changed(Message):
        """Another value stands there."""

        def __init__(self, name: str, value: str) -> None:
            super().__init__()
            self.choice, self.value = name, value

    def __init__(self, name: str, values: Sequence[tuple[str, str]], value: str) -> None:
        super().__init__(id=name, classes="line")
        self.values, self.value = values, value
        self.label = ""

    def show(self, label: str, values: Sequence[tuple[str, str]], value: str) -> None:
        """Take other values, or other words for them."""
        self.label, self.values, self.value = label, values, value
        said = dict(values)[value]
        self.say(Text(f"{label:<12}").append(f"◂ {said} ▸", style="bold"))

    def turn(self, by: int) -> None:
        """The next value, or the one before."""
        keys = [key for key, _ in self.values]
        value = keys[(keys.index(self.value) + by) % len(keys)]
        self.post_message(self.Changed(str(self.id), value))

    def on_key(self, event: events.Key) -> None:
        """Arrows to the sides."""
        if event.key in ("left", "right", "space"):
            event.stop()
            self.turn(-1 if event.key == "left" else 1)

    def on_click(self, event: events.Click) -> None:
        """The left half turns back, the right half on."""
        self.focus()
        self.turn(-1 if event.x < len(CURSOR) + len(self.label) + 3 else 1)


class MenuLine(Line):
    """A line of the menu that does something."""

    class Chosen(Message):
        """It was pressed."""

        def __init__(self, name: str) -> None:
            super().__init__()
            self.line = name

    def on_key(self, event: events.Key) -> None:
        """Enter presses it."""
        if event.key in ("enter", "space"):
            event.stop()
            self.post_message(self.Chosen(str(self.id)))

    def on_click(self) -> None:
        """So does the mouse."""
        self.post_message(self.Chosen(str(self.id)))


class MenuScreen(Screen[None]):
    """What `medici play` opens with."""

    CSS = """
    MenuScreen { align: center middle; background: $background; color: $foreground; }
    #menu { width: 72; height: auto; padding: 1 3; background: $surface; border: round $primary; }
    #about { color: $secondary; margin-bottom: 1; }
    .line { height: 1; padding: 0 1; }
    .line:hover { background: $panel; }
    .line:focus { background: $primary; color: $background; text-style: bold; }
    #named { height: 1; padding: 0 1; }
    #name-label { width: 14; }
    #name { width: 24; height: 1; border: none; padding: 0 1; background: $panel; }
    #name:focus { border: none; background: $boost; text-style: bold; }
    #play { margin-top: 1; text-style: bold; }
    #menu-keys { color: $secondary; margin-top: 1; }
    #menu-note { color: $error; height: auto; }
    """

    def __init__(self, wish: NewGame, last: tuple[LastGame, Game] | None, note: str = "") -> None:
        super().__init__()
        self.wish = wish
        self.last = last
        self.note = note

    @property
    def medici(self) -> AppProtocol:
        """The app."""
        return app_of(self.app)

    @property
    def texts(self) -> Words:
        """The words of the language that is chosen."""
        return self.medici.texts

    def compose(self) -> ComposeResult:
        """Lines from top to bottom."""
        with Vertical(id="menu") as menu:
            menu.border_title = "Medici"
            yield Static(id="about")
            for name in ("game", "players", "bots", "language"):
                yield Choice(name, [], "")
            with Horizontal(id="named"):
                yield Static(id="name-label")
                yield Input(self.wish.name, id="name", max_length=LONGEST_NAME)
            yield MenuLine(id="play", classes="line")
            if self.last is not None:
                yield MenuLine(id="resume", classes="line")
            yield MenuLine(id="join", classes="line")
            yield MenuLine(id="leave", classes="line")
            yield Static(id="menu-note")
            yield Static(id="menu-keys")

    def on_mount(self) -> None:
        """What was begun last is the likeliest wish."""
        self.draw()
        self.query_one("#resume" if self.last else "#play").focus()

    def draw(self) -> None:
        """Say everything in the language that is chosen."""
        say, wish = self.texts.say, self.wish
        wish.fit()
        games = [(name, say("shell-game", {"game": name})) for name in GAMES]
        bots = [(name, say("shell-bot", {"bot": name})) for name in LEVELS]
        bots.append((MIXED, say("terminal-menu-mixed")))
        players = [
            (str(n), say("terminal-menu-alone", {"n": n}) if n == 1 else str(n))
            for n in GAMES[wish.game].seats
        ]
        lines = {
            "game": (games, wish.game),
            "players": (players, str(wish.players)),
            "bots": (bots, wish.bots),
            "language": (list(LANGUAGES.items()), self.texts.lang),
        }
        for name, (values, value) in lines.items():
            self.query_one(f"#{name}", Choice).show(say(f"terminal-menu-{name}"), values, value)
        self.query_one("#about", Static).update(say("terminal-menu-about"))
        self.query_one("#play", MenuLine).say(Text(say("terminal-menu-play")))
        self.query_one("#join", MenuLine).say(Text(say("terminal-menu-join")))
        self.query_one("#leave", MenuLine).say(Text(say("terminal-do-leave")))
        self.query_one("#name-label", Static).update(NO_CURSOR + say("terminal-menu-name"))
        self.query_one("#menu-keys", Static).update(say("terminal-menu-keys"))
        self.query_one("#menu-note", Static).update(Text(self.note))
        if self.last is not None:
            title = game_title(self.last[1], self.texts)
            text = Text(say("terminal-menu-resume", {"title": title}))
            self.query_one("#resume", MenuLine).say(text)

    def on_choice_changed(self, message: Choice.Changed) -> None:
        """Take a value over."""
        if message.choice == "language":
            self.medici.speak(message.value)
        elif message.choice == "players":
            self.wish.players = int(message.value)
        else:
            setattr(self.wish, message.choice, message.value)
        self.draw()

    def on_input_changed(self, message: Input.Changed) -> None:
        """Take the name over."""
        self.wish.name = message.value.strip() or "Ada"

    async def on_input_submitted(self) -> None:
        """Enter in the name plays."""
        await self.medici.begin(self.wish)

    async def on_menu_line_chosen(self, message: MenuLine.Chosen) -> None:
        """Do what a line says."""
        if message.line == "play":
            await self.medici.begin(self.wish)
        elif message.line == "resume" and self.last is not None:
            await self.medici.resume(*self.last)
        elif message.line == "join":
            await self.medici.ask_address(self.wish.name)
        else:
            await self.medici.action_leave()

    def on_key(self, event: events.Key) -> None:
        """Arrows go from line to line; Enter on a value plays; a question mark asks for help."""
        if event.key == "question_mark":
            self.app.push_screen(help_page(self.texts))
        elif event.key == "up":
            self.focus_previous()
        elif event.key == "down" or (event.key == "enter" and isinstance(self.focused, Choice)):
            self.focus_next()
