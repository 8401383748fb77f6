"""Saying something to everybody at a live table."""

from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Input

from medici.presentation.words import Words


class TalkScreen(ModalScreen[str]):
    """A line to talk in; empty if somebody has thought better of it."""

    CSS = """
    TalkScreen { align: center bottom; }
    #talk-box { width: 100%; height: auto; padding: 0 1; background: $surface;
                border: round $primary; }
    """

    def __init__(self, texts: Words) -> None:
        super().__init__()
        self.texts = texts

    def compose(self) -> ComposeResult:
        """The line."""
        with Vertical(id="talk-box") as box:
            box.border_title = self.texts.say("terminal-talk")
            box.border_subtitle = "Enter / Esc"
            yield Input(id="talk")

    def on_input_submitted(self, message: Input.Submitted) -> None:
        """Say it."""
        self.dismiss(message.value.strip())

    def on_key(self, event: events.Key) -> None:
        """Esc goes back."""
        if event.key == "escape":
            event.stop()
            self.dismiss("")
