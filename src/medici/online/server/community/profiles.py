"""A player's page, as far as somebody may see it."""

from typing import Annotated

import msgspec

from medici.online.community.visibility import Part, Relation, Shown, may_see, read_shown
from medici.online.server.hosting.table_lists import ListedTable
from medici.online.server.services import Services
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

    table: str
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
    table: str
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


class Rating(msgspec.Struct):
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
    ratings: list[Rating] | None = None
    results: list[GameRecord] | None = None
    achievements: list[Achievement] | None = None
    exercises: Exercises | None = None
    strengths: list[SharedReview] | None = None
    together: list[Together] = []
    shown: Shown | None = None  # to whom, on one's own page


async def relation_to(services: Services, owner: str, viewer: Player | None) -> Relation:
    """What somebody who looks is to whose page it is."""
    if viewer is None:
        return "stranger"
    if viewer.id == owner:
        return "self"
    if await services.store.blocks(owner, viewer.id):
        return "blocked"
    return "friend" if await services.store.are_friends(owner, viewer.id) else "stranger"


async def profile_of(services: Services, owner: PlayerRow, viewer: Player | None) -> Profile:
    """A player's page for somebody. Whoever is blocked sees what a stranger to nothing sees."""
    store, relation = services.store, await relation_to(services, owner.id, viewer)
    secured = await store.is_secured(owner.id)
    shown = read_shown(await store.shown(owner.id), secured=secured)

    def sees(part: Part) -> bool:
        return may_see(shown, part, relation)

    told = "stranger" if relation == "blocked" else relation
    page = Profile(owner.id, owner.name, told)
    if sees("since"):
        page.since = owner.created
    if sees("presence"):
        page.here = owner.id in await services.presence.here([owner.id])
        if page.here:
            page.table = (await services.public_tables.where([owner.id], viewer)).get(owner.id)
    if sees("ratings"):
        page.ratings = await ratings_of(services, owner.id)
    if sees("results"):
        page.results = [
            GameRecord(
                game_of(row.game), row.size, row.games, row.won, row.places / row.games, row.best
            )
            for row in await store.records(owner.id)
        ]
    if sees("achievements"):
        rows = await store.achievements(owner.id)
        page.achievements = [Achievement(row.kind, row.table, row.at, row.times) for row in rows]
    if sees("exercises") and (body := await store.exercises(owner.id)) is not None:
        page.exercises = msgspec.json.decode(body, type=Exercises)
    if sees("strengths"):
        page.strengths = await strengths_of(services, owner.id)
    if viewer is not None and relation != "self":
        rows_together = await store.together(viewer.id, owner.id)
        page.together = [
            Together(game_of(row.game), row.games, row.ahead, row.behind) for row in rows_together
        ]
    page.shown = shown if relation == "self" else None
    return page


def game_of(name: str) -> GameName:
    """The name of a game as it is stored."""
    return msgspec.convert(name, GameName)


async def strengths_of(services: Services, player_id: str) -> list[SharedReview]:
    """What a player has shared of reviews, the latest first."""
    return [
        SharedReview(
            row.table,
            row.at,
            game_of(row.game),
            row.size,
            row.title,
            row.rate,
            row.choices,
            row.mistakes,
        )
        for row in await services.store.shared_reviews(player_id)
    ]


async def ratings_of(services: Services, player_id: str) -> list[Rating]:
    """A player's ratings, each with its deviation until it has settled."""
    return [
        Rating(
            game_of(row.game),
            row.speed,
            row.skill.points,
            None if row.skill.settled else round(row.skill.sigma),
            row.skill.games,
        )
        for row in await services.store.ratings_of(player_id)
    ]
