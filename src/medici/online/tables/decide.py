"""Which function decides which command."""

# Runs in browsers too: docs/browser-subset.md

from collections.abc import Iterator

from medici.online.tables import chat, lobby, play
from medici.online.tables import commands as cmd
from medici.online.tables import events as ev
from medici.online.tables.chance import Nature
from medici.online.tables.commands import Player
from medici.online.tables.errors import TableError
from medici.online.tables.state import TableState


def decide(
    table: TableState,
    command: cmd.Command,
    player: Player | None,
    now: float,
    nature: Nature | None,
    new_table: str | None,
    lag: float,
) -> list[ev.Event] | Iterator[ev.Event]:
    """What a command leads to. Commands of the server itself come from no player."""
    if isinstance(command, cmd.Expire):
        return play.expire(table, command, now)
    if isinstance(command, cmd.Cancel):
        return lobby.cancel(table, player, now)
    if isinstance(command, cmd.BotMove):
        if player is not None:
            raise TableError("forbidden", expected="the server itself", got="a player")
        return play.bot_move(table, command, now, nature)
    if isinstance(command, cmd.Forget):
        if player is not None:
            raise TableError("forbidden", expected="the server itself", got="a player")
        return [ev.Forgotten(at=now, player=command.player)]
    if player is None:
        raise TableError("forbidden", expected="a player", got="nobody")
    match command:
        case cmd.Move():
            return play.move(table, command, player, now, nature, lag)
        case cmd.Undo():
            return play.undo(table, player, now)
        case cmd.Chat():
            return [
                *chat.chat(table, command, player, now),
                *play.return_by_talking(table, player, now),
            ]
        case cmd.Join():
            return lobby.join(table, command, player, now)
        case cmd.Leave():
            if table.phase == "open":
                return lobby.leave(table, command, player, now)
            return play.leave(table, command, player, now)
        case cmd.SeatBot():
            return lobby.seat_bot(table, command, player, now)
        case cmd.Unseat():
            return lobby.unseat(table, command, player, now)
        case cmd.Start():
            return lobby.start(table, player, now, nature)
        case cmd.Resign():
            return play.resign(table, command, player, now)
        case cmd.Return():
            return play.come_back(table, command, player, now)
        case cmd.GoOn():
            return play.go_on(table, player, now)
        case cmd.SetPace():
            return lobby.set_pace(table, command, player, now)
        case cmd.SetTalk():
            return chat.set_talk(table, command, player, now)
        case cmd.Silence():
            return chat.silence(table, command, player, now)
    _: cmd.Rematch = command  # the only one left
    return lobby.rematch(table, player, now, new_table)
