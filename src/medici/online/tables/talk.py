"""Around the game: what people say, who may, and another game."""

from collections.abc import Iterator

from medici.online.tables import commands as cmd
from medici.online.tables import events as ev
from medici.online.tables.checks import must_be_host
from medici.online.tables.errors import TableError
from medici.online.tables.names import clean_name, clean_talk
from medici.online.tables.player import Player
from medici.online.tables.state import Table

FLOOD = 5  # sayings of one person within
WHILE = 10.0  # seconds


def chat(table: Table, command: cmd.Chat, player: Player, now: float) -> Iterator[ev.Event]:
    """Those who may talk do, but not without pause."""
    if table.phase == "cancelled":
        raise TableError("over", expected="a table", got="one that is cancelled")
    fault = why_silent(table, player)
    if fault is not None:
        raise TableError("silent", fault)
    text = clean_talk(command.text)
    lately = [
        saying for saying in table.chat if saying.player == player.id and saying.at > now - WHILE
    ]
    if len(lately) >= FLOOD:
        raise TableError("flood", expected=f"at most {FLOOD} messages in {WHILE:.0f} s", got="more")
    yield ev.Said(at=now, player=player.id, name=clean_name(player.name), text=text)


def why_silent(table: Table, player: Player | None) -> str | None:
    """Why somebody may not talk at a table; None if they may.

    Once the game is over nobody comes in to talk any more: it is left to those who were there.
    """
    if table.talk == "nobody":
        return "nobody talks here"
    if player is not None and player.id in table.silenced:
        return "the host has silenced you"
    if player is not None and (player.id == table.created.by or table.seats_of(player.id)):
        return None
    if table.talk == "players":
        return "only players talk here"
    return None if table.phase in ("open", "running") else "only players talk after the end"


def set_talk(table: Table, command: cmd.SetTalk, player: Player, now: float) -> Iterator[ev.Event]:
    """The host says who may talk."""
    must_be_host(table, player)
    yield ev.TalkSet(at=now, talk=command.talk)


def silence(table: Table, command: cmd.Silence, player: Player, now: float) -> Iterator[ev.Event]:
    """The host silences somebody, or lets them talk again."""
    must_be_host(table, player)
    if not is_here(table, command.player):
        raise TableError("bad-command", expected="somebody who sits or talks here", got="nobody")
    yield ev.Silenced(at=now, player=command.player, silent=command.silent)


def is_here(table: Table, player: str) -> bool:
    """Whether somebody sits at the table, or was heard there lately."""
    return bool(table.seats_of(player)) or any(saying.player == player for saying in table.chat)


def rematch(table: Table, player: Player, now: float, new_table: str | None) -> Iterator[ev.Event]:
    """After the game anybody who played may offer another, once."""
    if table.phase != "over":
        raise TableError("forbidden", expected="a finished game", got=f"a table {table.phase}")
    if not table.seats_of(player.id):
        must_be_host(table, player)
    if table.rematch is not None:
        raise TableError("forbidden", expected="no rematch yet", got=f"table {table.rematch}")
    if new_table is None:
        raise ValueError("expected the id of the new table")
    yield ev.RematchOffered(at=now, table=new_table, by=player.id)
