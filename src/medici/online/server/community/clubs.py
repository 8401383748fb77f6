"""Clubs on a server: names that nobody takes for another's, links, and the club of a server."""

import hashlib
import secrets
import time

from medici.online.community import clubs
from medici.online.community.clubs import Joining, Role
from medici.online.server.hosting.hosted_table import HostedTable
from medici.online.server.hosting.look_alikes import is_mixed, look_alike, skeleton
from medici.online.server.hosting.table_service import TableService
from medici.online.server.settings import Settings
from medici.online.store import Store
from medici.online.store.community.club_rows import ClubRow, NewClub
from medici.online.store.errors import AlreadyExists
from medici.online.tables import Player, TableError, Terms
from medici.online.tables.errors import quote
from medici.online.tables.names import clean_name, clean_talk

LINK_BYTES = 16
WAIT = "to be let in by the club of this server"


class ClubService:
    """The clubs of this server; one of them may be the server's own."""

    def __init__(self, tables: TableService, settings: Settings) -> None:
        self._tables = tables
        self._store = tables.store
        self._name = settings.club
        self.house: str | None = None  # the id of the server's own club

    async def open(self) -> None:
        """Make the server's own club, if it has one and it is not there yet."""
        if not self._name:
            return
        new = new_club(secrets.token_hex(8), self._name, "", self._name, "open", True)
        known = await self._store.club_named(new.looks, new.looks_small)
        if known is None:
            try:
                await self._store.create_club(new, None, time.time())
            except AlreadyExists:  # another server was first
                known = await self._store.club_named(new.looks, new.looks_small)
        self.house = known or new.id
        await self._store.set_house(self.house)
        self._tables.moderation.door = self.check_in

    async def check_in(self, player: Player) -> None:
        """Refuse whoever is not in the server's own club; where it is open, one is in at once."""
        if self.house is None:
            return
        role = await self._store.club_role(self.house, player.id)
        if role is None:
            await self._check_blocks(player.id, self.house, "you")
            role = await self._store.join_club(self.house, player.id, None, time.time())
        if not clubs.is_in(role):
            raise TableError("forbidden", expected=WAIT, got="somebody who waits")

    async def found(
        self, player: Player, name: str, about: str, crest: str, joining: Joining, listed: bool
    ) -> str:
        """Found a club; its id."""
        await self._tables.moderation.let_in(player)
        new = new_club(secrets.token_hex(8), name, about, crest, joining, listed)
        await self._store.create_club(new, player.id, time.time())
        return new.id

    async def change(
        self,
        player: Player,
        club: ClubRow,
        name: str,
        about: str,
        crest: str,
        joining: Joining,
        listed: bool,
    ) -> None:
        """Give a club another name, other words and terms."""
        self._tables.moderation.admit(player)
        new = new_club(club.id, name, about, crest, joining, listed)
        if club.id == self.house and new.name != club.name:
            expected = "the name that the server's settings have"
            raise TableError("forbidden", expected=expected, got=quote(new.name))
        await self._store.change_club(new, player.id, time.time())

    async def new_link(self, player: Player, club: str) -> str:
        """A link by which people come in; the one before opens nothing any more."""
        link = secrets.token_urlsafe(LINK_BYTES)
        await self._store.set_club_link(club, digest(link), player.id, time.time())
        return link

    async def join(self, player: Player, club: str, link: str | None) -> Role:
        """Join a club, or ask to be let in."""
        self._tables.moderation.admit(player)
        await self._check_blocks(player.id, club, "you")
        key = None if link is None else digest(link)
        return await self._store.join_club(club, player.id, key, time.time())

    async def set_role(self, player: Player, club: str, member: str, role: Role) -> None:
        """Let somebody in, make them a steward or a member, or hand the club over to them."""
        own, theirs = [await self._store.club_role(club, who) for who in (player.id, member)]
        if clubs.leads(own) and theirs == "asking":
            await self._check_blocks(member, club, "them")
        await self._store.set_club_role(club, member, role, player.id, time.time())

    async def _check_blocks(self, player: str, club: str, called: str) -> None:
        """The owner need not meet whom the owner has blocked."""
        for owner in await self._store.club_members(club, "owner", 1):
            if await self._store.blocks(owner.player, player):
                raise TableError("forbidden", f"the club does not want {called} as a member")

    async def say(self, player: Player, club: str, text: str) -> None:
        """Say something in a club, under the rules of tables."""
        self._tables.moderation.admit_talk(player)
        await self._tables.moderation.let_in(player)
        await self._store.say_in_club(club, player.id, clean_talk(text), time.time())

    async def create_table(self, player: Player, club: str, terms: Terms) -> HostedTable:
        """A table that members find on the page of their club."""
        role = await self._store.club_role(club, player.id)
        clubs.require(clubs.is_in(role), "a member", role)
        hosted = await self._tables.create(player, terms)
        await self._store.list_club_table(club, hosted.id)
        return hosted

    async def is_member(self, club: str, player: str) -> bool:
        """Whether somebody belongs to a club."""
        return clubs.is_in(await self._store.club_role(club, player))


def new_club(
    club: str, name: str, about: str, crest: str, joining: Joining, listed: bool
) -> NewClub:
    """A club with a name that can be read; refuses one that nobody may have."""
    called = clean_name(name)
    if len(called) < clubs.SHORTEST_NAME:
        expected = f"a name of {clubs.SHORTEST_NAME} characters at least"
        raise TableError("bad-name", expected=expected, got=quote(called))
    if is_mixed(called):
        expected = "a name with the letters of one script in a word"
        raise TableError("bad-name", expected=expected, got=quote(called))
    unnumbered = called.rstrip(" 0123456789")
    stands_for = any(look_alike(unnumbered, other) for other in clubs.RESERVED)
    if stands_for or look_alike(called, clubs.SERVER):
        raise TableError(
            "bad-name", expected="a name that nobody else stands for", got=quote(called)
        )
    return NewClub(
        id=club,
        name=called,
        looks=skeleton(called).casefold(),
        looks_small=looks_small(called),
        about=clubs.clean_about(about),
        crest=clean_name(crest or called),
        joining=joining,
        listed=listed,
    )


def looks_small(name: str) -> bytes:
    """What a name looks like in small letters, to be found by."""
    return skeleton(name.casefold()).encode()


def digest(link: str) -> bytes:
    """What is kept of a link: whoever reads the store cannot use it."""
    return hashlib.sha256(link.encode()).digest()


async def required_member(store: Store, club_id: str, player_id: str) -> None:
    """Refuse whoever does not belong to a club."""
    role = await store.club_role(club_id, player_id)
    clubs.require(clubs.is_in(role), "a member", role)
