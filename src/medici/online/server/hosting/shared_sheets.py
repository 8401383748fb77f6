"""Scores of games at real tables that their keeper shows to others, for as long as they change.

They are kept by the bus alone: in the memory of one server, or in Redis for several.
"""

import secrets
from contextlib import suppress
from typing import Annotated

import msgspec

from medici.games import GAMES
from medici.games.days import DAYS
from medici.online.server.bus import Bus, BusAway
from medici.online.server.settings import Settings
from medici.online.tables import clean_name
from medici.online.tables.errors import TableError, quote

MOST_PLAYERS = max(max(game.seats) for game in GAMES.values())
Figure = Annotated[int, msgspec.Meta(ge=-100_000, le=100_000)]
Seat = Annotated[int, msgspec.Meta(ge=0, lt=MOST_PLAYERS)]
Figures = Annotated[list[Figure], msgspec.Meta(max_length=MOST_PLAYERS)]


class SharedSheet(msgspec.Struct, frozen=True):
    """A score as others see it, by seat."""

    game: str
    players: Annotated[list[str], msgspec.Meta(min_length=1, max_length=MOST_PLAYERS)]
    days: Annotated[list[Figures], msgspec.Meta(max_length=DAYS)]  # what each got, scored days only
    scores: Figures  # what each has now
    winners: Annotated[list[Seat], msgspec.Meta(max_length=MOST_PLAYERS)]  # none before the end


def check_sheet(sheet: SharedSheet) -> SharedSheet:
    """The sheet with clean names; TableError if it is none of a game.

    >>> check_sheet(SharedSheet("dice", [" Ada "], [[7]], [7], [])).players
    ['Ada']
    >>> check_sheet(SharedSheet("dice", ["Ada"], [[7, 8]], [7], []))
    Traceback (most recent call last):
    medici.online.tables.errors.TableError: expected one figure for each of 1 players; got 2
    """
    if sheet.game not in GAMES:
        expected = f"a game, one of {', '.join(GAMES)}"
        raise TableError("bad-command", expected=expected, got=quote(sheet.game))
    seats = len(sheet.players)
    for figures in (*sheet.days, sheet.scores):
        if len(figures) != seats:
            expected = f"one figure for each of {seats} players"
            raise TableError("bad-command", expected=expected, got=str(len(figures)))
    return msgspec.structs.replace(sheet, players=[clean_name(name) for name in sheet.players])


class SharedSheets:
    """Shared scores by their ids: few for each player, and bounded in all."""

    def __init__(self, bus: Bus, settings: Settings) -> None:
        self._bus = bus
        self._settings = settings
        self._ids: dict[str, None] = {}  # of those last changed here, the newest last

    async def add(self, player_id: str, sheet: SharedSheet) -> str:
        """Show a score to whoever knows its id; the player's oldest gives way; BusAway."""
        ids = await self._ids_of(player_id)
        while len(ids) >= self._settings.sheets_per_player:
            await self._drop(ids.pop(0))
        sheet_id = secrets.token_urlsafe(16)
        await self._keep(player_id, sheet_id, sheet, [*ids, sheet_id])
        return sheet_id

    async def change(self, player_id: str, sheet_id: str, sheet: SharedSheet) -> bool:
        """Show what has become of it; False if it is forgotten, or somebody else's; BusAway."""
        ids = await self._ids_of(player_id)
        if sheet_id not in ids or await self.find(sheet_id) is None:
            return False
        await self._keep(player_id, sheet_id, sheet, ids)
        return True

    async def find(self, sheet_id: str) -> str | None:
        """A score as JSON; None if there is none of this id, or no longer; BusAway."""
        return await self._bus.get(f"sheet:{sheet_id}")

    async def of(self, player_id: str) -> list[SharedSheet]:
        """All that a player shows; nothing while it cannot be reached."""
        texts: list[str | None] = []
        with suppress(BusAway):
            texts = [await self.find(sheet_id) for sheet_id in await self._ids_of(player_id)]
        return [msgspec.json.decode(text, type=SharedSheet) for text in texts if text is not None]

    async def forget(self, player_id: str) -> None:
        """Show nothing of a player's any more; what cannot be reached goes by itself in a day."""
        with suppress(BusAway):
            for sheet_id in await self._ids_of(player_id):
                await self._drop(sheet_id)
            await self._bus.take(f"sheets-of:{player_id}")

    async def _ids_of(self, player_id: str) -> list[str]:
        return (await self._bus.get(f"sheets-of:{player_id}") or "").split()

    async def _keep(
        self, player_id: str, sheet_id: str, sheet: SharedSheet, ids: list[str]
    ) -> None:
        seconds = self._settings.sheet_seconds
        text = msgspec.json.encode(check_sheet(sheet)).decode()
        await self._bus.put(f"sheet:{sheet_id}", text, seconds)
        await self._bus.put(f"sheets-of:{player_id}", " ".join(ids), seconds)
        self._ids.pop(sheet_id, None)
        self._ids[sheet_id] = None
        while len(self._ids) > self._settings.sheets_in_all:
            await self._drop(next(iter(self._ids)))

    async def _drop(self, sheet_id: str) -> None:
        self._ids.pop(sheet_id, None)
        await self._bus.take(f"sheet:{sheet_id}")
