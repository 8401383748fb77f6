"""A player's page, as far as somebody may see it."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Annotated

import msgspec

from medici.online.community.visibility import (
    Part,
    Relation,
    Shown,
    chosen,
    may_see,
    read_shown,
)
from medici.online.server.community.presence import Presence
from medici.online.server.hosting.table_lists import ListedTable, PublicTables
from medici.online.store import Store
from medici.online.store.community.achievements import AchievementRow
from medici.online.store.community.profiles import ReviewRow
from medici.online.store.players import PlayerRow
from medici.online.tables import Player
from medici.online.tables.view import GameName

MOST_EXERCISES = 100_000  # more than there are
RATE = 100_000_000  # millionths: more than any review says
Count = Annotated[int, msgspec.Meta(ge=0, le=MOST_EXERCISES)]


class SolvedExercises(msgspec.Struct):
    """How many exercises of a game were tried, and solved at the first attempt."""

    game: GameName
    tried: Count
    solved: Count


class Exercises(msgspec.Struct):
    """How somebody did in exercises, as they told."""

    games: Annotated[list[SolvedExercises], msgspec.Meta(max_length=3)]
    days: Count  # in a row


class SharedReview(msgspec.Struct):
    """What somebody shares of the review of a game."""

    table: str | None  # None: not open to who looks
    at: float
    game: GameName
    size: int
    title: str
    rate: int
    choices: int
    mistakes: int


class Achievement(msgspec.Struct):
    """Something achieved: first at a table, and how often."""

    kind: str
    table: str | None  # None: not open to who looks
    at: float
    times: int


class GameRecord(msgspec.Struct):
    """Results in one game at tables of one size."""

    game: GameName
    size: int
    games: int
    won: int
    place: float  # the mean
    best: int  # florins


class Together(msgspec.Struct):
    """How the one who looks did against whose page it is."""

    game: GameName
    games: int
    ahead: int
    behind: int


class ShownRating(msgspec.Struct):
    """A rating as it is shown."""

    game: GameName
    speed: str
    rating: int
    uncertainty: int | None  # until it has settled
    games: int


class Profile(msgspec.Struct):
    """A player's page. What is null is hidden."""

    player: str
    name: str
    relation: Relation
    since: float | None = None
    here: bool | None = None
    table: ListedTable | None = None  # a public one at which they sit
    ratings: list[ShownRating] | None = None
    results: list[GameRecord] | None = None
    achievements: list[Achievement] | None = None
    exercises: Exercises | None = None
    strengths: list[SharedReview] | None = None
    together: list[Together] = []
    shown: Shown | None = None  # to whom, on one's own page


class Profiles:
    """The pages of players, each as far as who looks may see it."""

    def __init__(self, store: Store, presence: Presence, public_tables: PublicTables) -> None:
        self._store = store
        self._presence = presence
        self._public_tables = public_tables

    async def _relation(self, owner: str, viewer: Player | None) -> Relation:
        """What somebody who looks is to whose page it is."""
        if viewer is None:
            return "stranger"
        if viewer.id == owner:
            return "self"
        if await self._store.blocks(owner, viewer.id):
            return "blocked"
        return "friend" if await self._store.are_friends(owner, viewer.id) else "stranger"

    async def chosen_by(self, player_id: str) -> Shown:
        """What a player has chosen to show to whom."""
        return chosen(await self._store.shown(player_id))

    async def _shown_by(self, player_id: str) -> Shown:
        """What of that holds."""
        secured = await self._store.is_secured(player_id)
        return read_shown(await self._store.shown(player_id), secured=secured)

    async def shows(self, owner: PlayerRow, viewer: Player | None, part: Part) -> bool:
        """Whether somebody who looks may see a part of a player's page."""
        relation = await self._relation(owner.id, viewer)
        return may_see(await self._shown_by(owner.id), part, relation)

    async def open_to_all(self, players: Sequence[str], part: Part) -> set[str]:
        """Those of some players who show a part of their pages to everybody."""
        if not players:
            return set()
        shown = await self._store.shown_of(players)
        secured = await self._store.secured_of(players)
        return {
            player
            for player in players
            if may_see(read_shown(shown.get(player), secured=player in secured), part, "stranger")
        }

    async def page(self, owner: PlayerRow, viewer: Player | None) -> Profile:
        """A player's page for somebody; who is blocked sees a name, and is not told why."""
        relation = await self._relation(owner.id, viewer)
        shown = await self._shown_by(owner.id)
        page = Profile(owner.id, owner.name, "stranger" if relation == "blocked" else relation)
        parts: dict[Part, Callable[[], Awaitable[None]]] = {
            "presence": lambda: self._add_presence(page, viewer),
            "ratings": lambda: self._add_ratings(page),
            "results": lambda: self._add_results(page),
            "achievements": lambda: self._add_achievements(page, viewer),
            "exercises": lambda: self._add_exercises(page),
            "strengths": lambda: self._add_strengths(page, viewer),
        }
        for part, add in parts.items():
            if may_see(shown, part, relation):
                await add()
        if may_see(shown, "since", relation):
            page.since = owner.created
        if relation == "self":
            page.shown = await self.chosen_by(owner.id)
        elif viewer is not None and relation != "blocked":
            page.together = [
                Together(game_of(row.game), row.games, row.ahead, row.behind)
                for row in await self._store.together(viewer.id, owner.id)
            ]
        return page

    async def _add_presence(self, page: Profile, viewer: Player | None) -> None:
        page.here = page.player in await self._presence.here([page.player])
        if page.here:
            where = await self._public_tables.where([page.player], viewer)
            page.table = where.get(page.player)

    async def _add_ratings(self, page: Profile) -> None:
        page.ratings = [
            ShownRating(
                game_of(row.game),
                row.speed,
                row.skill.points,
                None if row.skill.settled else round(row.skill.sigma),
                row.skill.games,
            )
            for row in await self._store.ratings_of(page.player)
        ]

    async def _add_results(self, page: Profile) -> None:
        page.results = [
            GameRecord(
                game_of(row.game), row.size, row.games, row.won, row.places / row.games, row.best
            )
            for row in await self._store.records(page.player)
        ]

    async def _tables(
        self, page: Profile, rows: Sequence[AchievementRow | ReviewRow], viewer: Player | None
    ) -> list[str | None]:
        """The tables of some rows: whoever has the id of a private one could go there."""
        tables = [row.table for row in rows]
        if page.relation == "self":
            return [*tables]
        known = await self._store.tables_open_to(tables, "" if viewer is None else viewer.id)
        return [table if table in known else None for table in tables]

    async def _add_achievements(self, page: Profile, viewer: Player | None) -> None:
        rows = await self._store.achievements(page.player)
        page.achievements = [
            Achievement(row.kind, table, row.at, row.times)
            for row, table in zip(rows, await self._tables(page, rows, viewer), strict=True)
        ]

    async def _add_exercises(self, page: Profile) -> None:
        body = await self._store.exercises(page.player)
        page.exercises = None if body is None else msgspec.json.decode(body, type=Exercises)

    async def _add_strengths(self, page: Profile, viewer: Player | None) -> None:
        rows = await self._store.shared_reviews(page.player)
        page.strengths = [
            SharedReview(
                table,
                row.at,
                game_of(row.game),
                row.size,
                row.title,
                row.rate,
                row.choices,
                row.mistakes,
            )
            for row, table in zip(rows, await self._tables(page, rows, viewer), strict=True)
        ]


def game_of(name: str) -> GameName:
    """The name of a game as it is stored."""
    game: GameName = msgspec.convert(name, GameName)
    return game
