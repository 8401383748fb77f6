"""Bots at the tables of a server: when they think, and how long they let pass."""

import asyncio
import time

from medici.fair import Secret
from medici.record import Game
from medici.server.hosting.hosted_table import HostedTable
from medici.server.hosting.thinkers import Thinkers
from medici.server.hosting.turns import Turns
from medici.server.metrics import Metrics
from medici.tables import LiveTable, Player, Terms, encode_event
from medici.tables import commands as cmd

ADA = Player("id-ada", "Ada")


class Notes(Thinkers):
    """Bots who take the first move, and note which positions they were asked about."""

    def __init__(self) -> None:
        super().__init__(1, Metrics())
        self.asked: list[int] = []

    async def move(self, bot: str, game: Game) -> str:
        """The first legal move."""
        assert bot == "merchant"
        self.asked.append(len(game.moves))
        await asyncio.sleep(0)
        return game.legal()[0]


def laid(game: str, players: int, pace: float) -> HostedTable:
    """A table of bots alone, whose game has begun."""
    bots = {str(seat): "merchant" for seat in range(players)}
    terms = Terms(game, players, bots=bots, pace=pace)
    live, events = LiveTable.create("florence-1", terms, ADA, Secret(bytes(range(32))), 1000.0)
    started = live.decide(cmd.Start(), ADA, 1001.0)
    for event in started:
        live.apply(event)
    return HostedTable(live, [encode_event(event) for event in [*events, *started]])


async def execute(
    hosted: HostedTable, command: cmd.Command, player: Player | None, cmd_id: str, seq: int
) -> int:
    """Carry a command out at once."""
    events = hosted.live.decide(command, player, time.time())
    hosted.take(events, [encode_event(event) for event in events])
    return hosted.seq


def test_bots_think_once_about_each_decision_and_never_without_a_choice() -> None:
    notes, hosted = Notes(), laid("card", 3, pace=0.0)

    async def play() -> None:
        Turns(execute, notes, 0.0).arrange(hosted)
        assert hosted.thinking is not None
        await hosted.thinking

    asyncio.run(play())
    game = hosted.live.game
    assert game is not None
    assert game.over
    decisions = [
        number
        for number, (actor, _) in enumerate(game.moves)
        if actor != "nature" and len(game.before(number).legal()) > 1
    ]
    assert notes.asked == decisions
    assert len(decisions) < sum(actor != "nature" for actor, _ in game.moves)


def test_a_new_pace_counts_for_the_bot_that_is_waiting() -> None:
    notes, hosted = Notes(), laid("dice", 2, pace=60.0)

    async def play() -> None:
        Turns(execute, notes, 0.0).arrange(hosted)
        await asyncio.sleep(0.05)
        assert hosted.live.game is not None
        before = len(hosted.live.game.moves)
        await execute(hosted, cmd.SetPace(0.0), ADA, "a", hosted.seq)
        assert hosted.thinking is not None
        await asyncio.wait_for(hosted.thinking, 30)
        assert len(hosted.live.game.moves) > before
        assert hosted.live.game.over

    asyncio.run(play())


def test_the_next_bot_thinks_while_a_move_is_held_back() -> None:
    notes, hosted = Notes(), laid("dice", 4, pace=60.0)

    async def play() -> None:
        Turns(execute, notes, 0.0).arrange(hosted)
        await asyncio.sleep(0.1)
        assert hosted.live.game is not None
        made = len(hosted.live.game.moves)
        assert notes.asked == [made, made + 1]
        hosted.rest()

    asyncio.run(play())
