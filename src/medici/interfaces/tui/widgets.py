"""Widgets: buttons of one line, and cards and dice that can be picked."""

from rich.text import Text
from textual import events
from textual.message import Message
from textual.widgets import Static

from medici.interfaces.tui.draw.parts import SHELVES, SIGNS, Seats
from medici.presentation.sanitize import sanitize
from medici.presentation.words.cards import parse_card


class Press(Static):
    """A button of one line that shows its key; the one that Enter presses is marked."""

    DEFAULT_CSS = """
    Press { width: auto; height: 1; padding: 0 1; margin: 0 1 0 0; background: $panel; }
    Press:hover { background: $primary; color: $background; }
    Press.main { background: $primary; color: $background; text-style: bold; }
    Press.main:hover { text-style: bold reverse; }
    Press.off { text-style: dim; }
    """

    class Pressed(Message):
        """Somebody pressed it."""

        def __init__(self, key: str) -> None:
            super().__init__()
            self.key = key

    def __init__(self, key: str, label: str, shown: str = "", classes: str = "") -> None:
        mark = "▸ " if "main" in classes else ""
        text = Text(f"{mark}{sanitize(label)} ").append(f"[{shown or key}]", style="bold")
        super().__init__(text, classes=classes)
        self.key = key

    def on_click(self, event: events.Click) -> None:
        """The mouse is as good as the key."""
        event.stop()
        self.post_message(self.Pressed(self.key))


class Face(Static):
    """A card or a die; one that has a number can be picked by it, or by the mouse."""

    DEFAULT_CSS = """
    Face { width: 16; height: 3;
           border: round $secondary; content-align: center middle; text-align: center;
           border-title-style: bold; }
    Face.pick:hover { border: round $primary; }
    Face.picked { border: heavy $primary; }
    Face.gone { border: dashed $secondary; text-style: dim; }
    """

    class Picked(Message):
        """Somebody picked it, or put it back."""

        def __init__(self, number: int) -> None:
            super().__init__()
            self.number = number

    def __init__(self, name: str, seats: Seats, number: int = 0, state: str = "") -> None:
        ware, value, mark = parse_card(name)
        shelf = SHELVES.index(ware)
        text = Text(f"{SIGNS[shelf]} {value}")
        if mark:
            text.append(f" {seats.say('terminal-green') if mark == 'g' else '×2'}")  # noqa: RUF001
        text.stylize(f"bold {seats.colours[shelf]}")
        super().__init__(text, classes=state)
        self.number = number
        self.border_title = seats.say(f"good-{ware}")
        self.styles.border_title_color = seats.colours[shelf]
        if number:
            self.border_subtitle = f"{number} ✓" if "picked" in state else str(number)
        if "gone" in state:
            self.border_subtitle = seats.say("terminal-die-gone")

    def on_click(self, event: events.Click) -> None:
        """The mouse is as good as the number."""
        if self.number and "gone" not in self.classes:
            event.stop()
            self.post_message(self.Picked(self.number))
