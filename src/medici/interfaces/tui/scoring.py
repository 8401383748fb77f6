"""The scoring of a day, step by step: the ships, each good, and what everybody has now."""

from collections.abc import Sequence
from dataclasses import replace

from rich.table import Table
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Static

from medici.games.goods import GOODS
from medici.interfaces.tui.dialogs import Overlay
from medici.interfaces.tui.draw.parts import SHELVES, SIGNS, Fitting, Seats, sheet
from medici.interfaces.tui.widgets import Press
from medici.presentation.scene.before_scoring import money_before_scoring
from medici.presentation.story.line import Line
from medici.presentation.story.scoring import tell_ending, tell_scoring
from medici.record import Game


class ScoredDay:
    """A scored day as columns and sentences, one of each for every step."""

    def __init__(self, game: Game) -> None:
        self.players = game.players
        day = game.days[-1]
        self.before = money_before_scoring(day)
        self.pays: list[list[int]] = [list(day["ship"])]
        for good in GOODS:
            paid = zip(day["goods"][good], day["bonus"][good], strict=True)
            self.pays.append([first + bonus for first, bonus in paid])
        self.heading, *self.lines = tell_scoring(game)
        self.ends: list[Line] = tell_ending(game) if game.over else []

    @property
    def last(self) -> int:
        """The last step, in which everything is told."""
        return len(self.pays)

    def now(self, step: int) -> list[int]:
        """What everybody has after a step; step 0 pays for the ships."""
        rows = self.pays[: step + 1]
        return [total + sum(row[seat] for row in rows) for seat, total in enumerate(self.before)]

    def sentences(self, step: int) -> list[Line]:
        """What is told in a step."""
        return [self.lines[-1], *self.ends] if step == self.last else [self.lines[step]]


class ScoringScreen(Overlay):
    """Goes through a scoring with Enter, or shows it all at once."""

    CSS = """
    ScoringScreen { align: center middle; }
    #scoring { width: 78; height: auto; max-height: 100%; padding: 1 2; background: $surface;
               border: round $primary; }
    #scored { height: auto; margin: 1 0; }
    #told { height: auto; min-height: 4; }
    #steps { height: 1; margin-top: 1; }
    """

    def __init__(self, scored_day: ScoredDay, seats: Seats) -> None:
        super().__init__()
        self.scored_day = scored_day
        self.seats = replace(seats, actor=None, mine=())  # nobody acts, and names need the room
        self.step = 0

    def compose(self) -> ComposeResult:
        """A table, a sentence, and what to press."""
        with Vertical(id="scoring"):
            yield Static(id="scored")
            yield Static(id="told")
            yield Horizontal(id="steps")

    async def on_mount(self) -> None:
        """Begin with the ships."""
        await self.draw()

    async def draw(self) -> None:
        """Show the step that is reached."""
        scored_day, seats = self.scored_day, self.seats
        heading = seats.texts.sentence(scored_day.heading, scored_day.players)
        self.query_one("#scoring").border_title = heading
        count = seats.say("terminal-score-step", n=self.step + 1, all=scored_day.last + 1)
        self.query_one("#scoring").border_subtitle = count
        self.query_one("#scored", Static).update(
            Fitting([score_table(scored_day, self.step, seats, named) for named in (True, False)])
        )
        told = [
            seats.texts.sentence(one, scored_day.players) for one in scored_day.sentences(self.step)
        ]
        text = Text(told[0])
        for more in told[1:]:
            text.append(f"\n{more}", style="bold")
        self.query_one("#told", Static).update(text)
        steps, buttons = self.query_one("#steps"), self.buttons()
        if len(buttons) != len(steps.children):
            await steps.remove_children()
            await steps.mount_all(buttons)

    def buttons(self) -> Sequence[Press]:
        """What to press."""
        enter = self.seats.say("terminal-key-enter")
        if self.step == self.scored_day.last:
            return [Press("enter", self.seats.say("terminal-do-on"), enter, "main")]
        return [
            Press("enter", self.seats.say("terminal-do-next"), enter, "main"),
            Press("a", self.seats.say("terminal-do-all")),
        ]

    async def on_key(self, event: events.Key) -> None:
        """The keyboard."""
        if event.key in ("enter", "space", "a", "left", "right", "escape"):
            event.stop()
            await self.press(event.key)

    async def on_press_pressed(self, message: Press.Pressed) -> None:
        """The mouse."""
        await self.press(message.key)

    async def press(self, key: str) -> None:
        """Go on by a step, or to the end."""
        last = self.scored_day.last
        if self.step == last and key not in ("left", "right"):
            self.close()
            return
        steps = {"left": self.step - 1, "a": last, "escape": last}
        self.step = min(max(steps.get(key, self.step + 1), 0), last)
        await self.draw()


def score_table(scored_day: ScoredDay, step: int, seats: Seats, named: bool) -> Table:
    """Everybody's income as far as it is told; goods by their names, or their signs alone."""
    table = sheet("", seats.say("terminal-score-before"), seats.say("terminal-score-ship"))
    for good in GOODS:
        head = seats.good(good) if named else SIGNS[SHELVES.index(good)]
        table.add_column(seats.bright(good, head), justify="right", no_wrap=True)
    table.add_column(Text(seats.say("terminal-score-now")), justify="right", style="bold")
    now = scored_day.now(step)
    most = max(now)
    for seat, total in enumerate(now):
        cells = [
            Text(f"+{row[seat]}" if row[seat] else "-", style="bold" if number == step else "")
            if number <= step
            else Text("")
            for number, row in enumerate(scored_day.pays)
        ]
        crown = "★" if total == most and len(now) > 1 else " "
        name = seats.player(seat)
        table.add_row(name, str(scored_day.before[seat]), *cells, f"{total} {crown}")
    return table
