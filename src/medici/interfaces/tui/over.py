"""Screens that lie over the table for a while."""

from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.screen import ModalScreen


class Over(ModalScreen[None]):
    """A screen over another; however often it is closed, only it goes."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("q", "app.leave", show=False)]
    closed = False

    def close(self) -> None:
        """Go, once: a second time it would be the table that goes."""
        if not self.closed:
            self.closed = True
            self.dismiss()
