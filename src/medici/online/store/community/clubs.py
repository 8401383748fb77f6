"""Clubs: their members, what is said there, what was done about it, and their tables."""

from collections.abc import Callable, Sequence
from typing import Any, cast

from medici.online.community import clubs
from medici.online.community.clubs import Role
from medici.online.store.audit import NEW_ACT, Act
from medici.online.store.community.club_rows import (
    ACTS,
    BY_LOOKS,
    CLUB,
    CLUB_TABLES,
    CLUBS_OF,
    COUNTS,
    DISSOLVE,
    DOOR,
    END_EMPTY,
    FOUND,
    HOUSE,
    IN_CLUB,
    IN_CLUBS,
    LATELY,
    LIST_TABLE,
    LISTED,
    MAKE_HEIR,
    NEW_CLUB,
    NOTE,
    NOTE_HEIR,
    OF_ROLE,
    REMOVE,
    ROLE,
    SAY,
    SET_CLUB,
    SET_HOUSE,
    SET_LINK,
    SET_ROLE,
    STANDINGS,
    TABLE_CLUB,
    TALK,
    TALK_BY,
    TRIM,
    TRIM_TABLES,
    UNSAY,
    WORDS,
    ActRow,
    ClubRow,
    MemberRow,
    NewClub,
    OwnClubRow,
    StandingRow,
    TableClubRow,
    TalkRow,
)
from medici.online.store.database import Database, Row, Step
from medici.online.store.errors import AlreadyExists
from medici.online.tables.errors import TableError

Decide = Callable[[Sequence[Sequence[Row]]], list[Step]]


class ClubStore(Database):
    """The part of a store that keeps clubs."""

    async def create_club(self, new: NewClub, owner: str | None, now: float) -> None:
        """Make a club; TableError if there are too many, AlreadyExists if its name is taken."""

        def decide(found: Sequence[Sequence[Row]]) -> list[Step]:
            taken, mine = found
            if taken:
                raise AlreadyExists("expected a name unlike other clubs'; got one like it")
            roles = counted(mine)
            clubs.check_new(roles.get("owner", 0), sum(roles.values()))
            steps: list[Step] = [(NEW_CLUB, named(new) | {"id": new.id, "now": now})]
            if owner is not None:
                steps += role_steps(new.id, owner, "owner", now, owner, "founded")
            return steps

        await self._decided([(BY_LOOKS, looks_of(new)), (IN_CLUBS, {"player": owner})], decide)

    async def change_club(self, new: NewClub, actor: str, now: float) -> None:
        """Give a club another name, other words and terms; AlreadyExists if its name is taken."""

        def decide(found: Sequence[Sequence[Row]]) -> list[Step]:
            role, taken = found
            clubs.require(clubs.leads(role_in(role)), "the owner or a steward", role_in(role))
            if any(club != new.id for (club,) in taken):
                raise AlreadyExists("expected a name unlike other clubs'; got one like it")
            return [(SET_CLUB, named(new) | {"club": new.id}), *note(new.id, now, actor, "changed")]

        asked = [(ROLE, {"club": new.id, "player": actor}), (BY_LOOKS, looks_of(new))]
        await self._decided(asked, decide)

    async def dissolve_club(self, club: str, actor: str) -> None:
        """Give a club up, with all that is kept of it."""

        def decide(found: Sequence[Sequence[Row]]) -> list[Step]:
            clubs.require(role_in(found[0]) == "owner", "the owner", role_in(found[0]))
            return [(DISSOLVE, {"club": club})]

        await self._decided([(ROLE, {"club": club, "player": actor})], decide)

    async def close_club(self, club: str, act: Act) -> None:
        """Give a club up as the operator."""
        await self._write_in_turn((DISSOLVE, {"club": club}), (NEW_ACT, act.row()))

    async def set_club_link(self, club: str, link: bytes | None, actor: str, now: float) -> None:
        """From now on whoever has this link comes in; the one before opens nothing any more."""

        def decide(found: Sequence[Sequence[Row]]) -> list[Step]:
            clubs.require(clubs.leads(role_in(found[0])), "the owner or a steward", "another")
            return [(SET_LINK, {"club": club, "link": link}), *note(club, now, actor, "new-link")]

        await self._decided([(ROLE, {"club": club, "player": actor})], decide)

    async def join_club(self, club: str, player: str, link: bytes | None, now: float) -> Role:
        """Join a club, or ask to be let in; what one is there from then on."""

        def wanted(found: Sequence[Sequence[Row]]) -> Role:
            door, role, counts, mine = found
            if not door:
                raise TableError("bad-command", expected="a club", got="none of this address")
            joining, secret = door[0]
            held = link is not None and secret is not None and bytes(secret) == link
            many, had = counted(counts), role_in(role)
            return clubs.role_on_joining(joining, held, had, many, sum(counted(mine).values()))

        def decide(found: Sequence[Sequence[Row]]) -> list[Step]:
            became = wanted(found)
            if became == role_in(found[1]):
                return []
            return role_steps(club, player, became, now, player, f"joined-as-{became}")

        about = {"club": club, "player": player}
        asked: list[Step] = [(DOOR, {"club": club}), (ROLE, about), (COUNTS, {"club": club})]
        return wanted(await self._decided([*asked, (IN_CLUBS, {"player": player})], decide))

    async def set_club_role(
        self, club: str, player: str, role: Role, actor: str, now: float
    ) -> None:
        """Let somebody in, make them a steward or a member, or hand the club over to them."""

        def decide(found: Sequence[Sequence[Row]]) -> list[Step]:
            own, theirs, counts, clubs_of = found
            owned = counted(clubs_of).get("owner", 0)
            clubs.check_change(role_in(own), role_in(theirs), role, counted(counts), owned)
            steps = role_steps(club, player, role, now, actor, f"made-{role}")
            if role == "owner":
                steps += role_steps(club, actor, "steward", now, actor, "stepped-back")
            return steps

        asked: list[Step] = [(ROLE, {"club": club, "player": who}) for who in (actor, player)]
        asked += [(COUNTS, {"club": club}), (IN_CLUBS, {"player": player})]
        await self._decided(asked, decide)

    async def leave_club(self, club: str, player: str, actor: str, now: float) -> None:
        """Leave a club, or remove somebody from it."""

        def decide(found: Sequence[Sequence[Row]]) -> list[Step]:
            clubs.check_removal(role_in(found[0]), role_in(found[1]), player == actor)
            act = "left" if player == actor else "removed"
            gone: Step = (REMOVE, {"club": club, "player": player})
            return [gone, *note(club, now, actor, act, player)]

        asked: list[Step] = [(ROLE, {"club": club, "player": who}) for who in (actor, player)]
        await self._decided(asked, decide)

    async def say_in_club(self, club: str, player: str, words: str, now: float) -> None:
        """Say something in a club, not without pause; the oldest words give way."""

        def decide(found: Sequence[Sequence[Row]]) -> list[Step]:
            role, lately = found
            if not clubs.is_in(role_in(role)):
                raise TableError("silent", "only members talk here")
            if lately[0][0] >= clubs.FLOOD:
                expected = f"at most {clubs.FLOOD} messages in {clubs.WHILE:.0f} s"
                raise TableError("flood", expected=expected, got="more")
            said = {"club": club, "player": player, "now": now, "words": words}
            return [(SAY, said), trim("club_talk", club, clubs.KEPT_TALK)]

        about = {"club": club, "player": player}
        asked: list[Step] = [(ROLE, about), (LATELY, about | {"since": now - clubs.WHILE})]
        await self._decided(asked, decide)

    async def unsay_in_club(self, club: str, number: int, actor: str, now: float) -> None:
        """Take something back that was said in a club, by one who looks after it."""

        def decide(found: Sequence[Sequence[Row]]) -> list[Step]:
            clubs.require(clubs.leads(role_in(found[0])), "the owner or a steward", "another")
            if not found[1]:
                return []
            return [(UNSAY, words), *note(club, now, actor, "took-words-back")]

        words = {"club": club, "number": number}
        asked: list[Step] = [(ROLE, {"club": club, "player": actor}), (WORDS, words)]
        await self._decided(asked, decide)

    async def set_house(self, club: str) -> None:
        """From now on this club is the server's own, and no other."""
        await self._write(*((statement, {"club": club}) for statement in SET_HOUSE))

    async def house_club(self) -> str | None:
        """The id of the server's own club."""
        return await self._first(str, HOUSE)

    async def name_club_owner(self, club: str, player: str, act: Act) -> None:
        """Make somebody the owner as the operator; whoever was that is a steward from now on."""
        now = act.at

        def follow(found: Sequence[Sequence[Row]]) -> list[Step]:
            before = [who for (who, *_) in found[0] if who != player]
            steps: list[Step] = []
            for who in before:
                steps += role_steps(club, who, "steward", now, who, "stepped-back")
            steps += role_steps(club, player, "owner", now, player, "joined-as-owner")
            return [*steps, (NEW_ACT, act.row())]

        await self._in_turn([(OF_ROLE, {"club": club, "role": "owner", "limit": 2})], follow)

    async def list_club_table(self, club: str, table: str) -> None:
        """Let members of a club find a table on its page, and keep its seats for them."""
        listed: Step = (LIST_TABLE, {"club": club, "table": table})
        await self._write(listed, (TRIM_TABLES, {"club": club, "kept": clubs.MOST_TABLES}))

    async def club_of_table(self, table: str, player: str) -> TableClubRow | None:
        """The club that a table belongs to, and what somebody is there."""
        return await self._first(TableClubRow, TABLE_CLUB, table=table, player=player)

    async def club(self, club: str) -> ClubRow | None:
        """A club."""
        return await self._first(ClubRow, CLUB, club=club)

    async def club_named(self, looks: str, small: bytes) -> str | None:
        """The id of the club whose name looks like this."""
        return await self._first(str, BY_LOOKS, looks=looks, small=small)

    async def listed_clubs(self, limit: int, before: int = 2**62) -> list[ClubRow]:
        """The clubs that want to be found, the newest first, before the last one seen."""
        return await self._rows(ClubRow, LISTED, limit=limit, before=before)

    async def found_clubs(self, looks: str, limit: int) -> list[ClubRow]:
        """Those of them whose names begin like this."""
        start = looks.encode()
        asked = {"looks": start, "beyond": start + b"\xff", "limit": limit}
        return await self._rows(ClubRow, FOUND, **asked)

    async def club_role(self, club: str, player: str) -> Role | None:
        """What somebody is in a club."""
        return role_in(await self._read(ROLE, {"club": club, "player": player}))

    async def club_members(self, club: str, role: Role, limit: int) -> list[MemberRow]:
        """Those who are this in a club, the first to come first."""
        return await self._rows(MemberRow, OF_ROLE, club=club, role=role, limit=limit)

    async def clubs_of(self, player: str) -> list[OwnClubRow]:
        """The clubs that a player is in, or wants to be."""
        return await self._rows(OwnClubRow, CLUBS_OF, player=player)

    async def club_standings(
        self, club: str, game: str, speed: str, limit: int
    ) -> list[StandingRow]:
        """The members of a club by their ratings, the best first."""
        asked = {"club": club, "game": game, "speed": speed}
        query = STANDINGS.format(members=self._one_of.format(IN_CLUB))
        return await self._rows(StandingRow, query, **asked, limit=limit)

    async def club_talk(self, club: str, limit: int = clubs.KEPT_TALK) -> list[TalkRow]:
        """What was said in a club, the latest first."""
        return await self._rows(TalkRow, TALK, club=club, limit=limit)

    async def club_talk_by(self, player: str) -> list[TalkRow]:
        """What a player has said in clubs."""
        return await self._rows(TalkRow, TALK_BY, player=player)

    async def club_acts(self, club: str, limit: int) -> list[ActRow]:
        """What was done about a club, the latest first."""
        return await self._rows(ActRow, ACTS, club=club, limit=limit)

    async def club_tables(self, club: str, limit: int) -> list[str]:
        """The tables of a club, the newest first."""
        return await self._rows(str, CLUB_TABLES, club=club, limit=limit)

    async def _decided(self, queries: Sequence[Step], decide: Decide) -> list[list[Row]]:
        """Ask, decide and write in one transaction; whatever the decision refuses is raised."""

        def follow(found: Sequence[Sequence[Row]]) -> list[Step]:
            try:
                return decide(found)
            except TableError:
                return []  # raised below, when nothing is under way any more

        found = await self._in_turn(queries, follow)
        decide(found)
        return found


def inherit_steps(player_id: str, now: float) -> list[Step]:
    """The statements by which the clubs of somebody who goes get other owners, or end."""
    about = {"id": player_id}
    return [(NOTE_HEIR, about | {"now": now}), (MAKE_HEIR, about), (END_EMPTY, about)]


def role_in(rows: Sequence[Row]) -> Role | None:
    """The role that a query has found."""
    return cast(Role, rows[0][0]) if rows else None


def counted(rows: Sequence[Row]) -> dict[Role, int]:
    """How many there are of each role."""
    return {cast(Role, role): count for role, count in rows}


def looks_of(new: NewClub) -> dict[str, Any]:
    """What the name of a club looks like."""
    return {"looks": new.looks, "small": new.looks_small}


def named(new: NewClub) -> dict[str, Any]:
    """What can be changed of a club."""
    about = {"name": new.name, "about": new.about, "crest": new.crest}
    return looks_of(new) | about | {"joining": new.joining, "listed": new.listed}


def role_steps(club: str, player: str, role: Role, now: float, actor: str, act: str) -> list[Step]:
    """The statements that make somebody something in a club."""
    made: Step = (SET_ROLE, {"club": club, "player": player, "role": role, "now": now})
    return [made, *note(club, now, actor, act, player)]


def note(club: str, now: float, actor: str, act: str, target: str | None = None) -> list[Step]:
    """The statements that note what was done; the oldest lines give way."""
    line = {"club": club, "now": now, "actor": actor, "act": act, "target": target}
    return [(NOTE, line), trim("club_act", club, clubs.KEPT_ACTS)]


def trim(table: str, club: str, kept: int) -> Step:
    """The statement that drops what is too old."""
    return TRIM.format(table=table), {"club": club, "kept": kept}
