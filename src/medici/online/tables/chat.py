"""Chat at a table: what people say, who may, and whom the host silences."""

# Runs in browsers too: docs/browser-subset.md

from medici.online.tables import commands as cmd
from medici.online.tables import events as ev
from medici.online.tables.checks import must_be_host
from medici.online.tables.commands import Player
from medici.online.tables.errors import TableError
from medici.online.tables.names import clean_name, clean_talk
from medici.online.tables.state import TableState

FLOOD = 5  # messages of one person within
WHILE = 10.0  # seconds


def chat(table: TableState, command: cmd.Chat, player: Player, now: float) -> ev.Decided:
    """Say something, if one may, and not without pause."""
    if table.phase == "cancelled":
        raise TableError("over", expected="a table", got="one that is cancelled")
    fault = why_silent(table, player)
    if fault is not None:
        raise TableError("silent", fault)
    text = clean_talk(command.text)
    lately = [said for said in table.chat if said.player == player.id and said.at > now - WHILE]
    if len(lately) >= FLOOD:
        raise TableError("flood", expected=f"at most {FLOOD} messages in {WHILE:.0f} s", got="more")
    yield ev.Said(at=now, player=player.id, name=clean_name(player.name), text=text)


def why_silent(table: TableState, player: Player | None) -> str | None:
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


def set_talk(table: TableState, command: cmd.SetTalk, player: Player, now: float) -> ev.Decided:
    """The host says who may talk."""
    must_be_host(table, player)
    yield ev.TalkSet(at=now, talk=command.talk)


def silence(table: TableState, command: cmd.Silence, player: Player, now: float) -> ev.Decided:
    """The host silences somebody, or lets them talk again."""
    must_be_host(table, player)
    if not is_here(table, command.player):
        raise TableError("bad-command", expected="somebody who sits or talks here", got="nobody")
    yield ev.Silenced(at=now, player=command.player, silent=command.silent)


def is_here(table: TableState, player: str) -> bool:
    """Whether somebody sits at the table, or was heard there lately."""
    return bool(table.seats_of(player)) or any(said.player == player for said in table.chat)
