"""Ratings over HTTP: boards, one's own with their history, and what a table did to them."""

import time
from typing import Annotated, Literal

import msgspec
from litestar import get
from litestar.params import FromPath, QueryParameter

from medici.online.community.finished import speed_of
from medici.online.community.ratings import Skill
from medici.online.server.http.dependencies import (
    NamedTable,
    SignedIn,
    TheServices,
    Visitor,
    limit_pages,
)
from medici.online.server.problem import HttpProblem
from medici.online.server.services import Services
from medici.online.store.community.ratings import BoardRow
from medici.online.tables.view import GameName

BOARD = 50  # lines
HISTORY = 200  # games of a curve

RatedSpeed = Literal["live", "days"]
Span = Literal["week", "all"]
GameOption = Annotated[GameName, QueryParameter()]
SpeedOption = Annotated[RatedSpeed, QueryParameter()]


class Rating(msgspec.Struct):
    """A rating as it is shown: a number, how sure it is, and after how many games."""

    points: int
    deviation: int  # a standard deviation in points
    settled: bool  # whether it is known well enough to be compared
    games: int


class BoardLine(msgspec.Struct):
    """Somebody on a board."""

    player: str
    name: str
    rating: Rating
    gain: int  # points won in this week; 0 on the board of all time
    yours: bool


class Board(msgspec.Struct):
    """The best in one game at one speed: settled, secured, and hidden from nobody."""

    lines: list[BoardLine]
    tenfold: int  # so many points more, and one comes before another ten times as often


class OwnRating(msgspec.Struct):
    """A rating of one's own in one game at one speed."""

    game: GameName
    speed: RatedSpeed
    rating: Rating


class OwnRatings(msgspec.Struct):
    """All ratings of one's own, and whether others see them on boards."""

    ratings: list[OwnRating]
    secured: bool  # by a passkey or a second device


class CurvePoint(msgspec.Struct):
    """A rating after a game."""

    at: float
    points: int
    deviation: int


class Curve(msgspec.Struct):
    """How a rating changed, the oldest first: before a game, after it, after the next."""

    points: list[CurvePoint]


class SeatRating(msgspec.Struct):
    """The rating of somebody at a table, and what its game did to it."""

    seat: int
    rating: Rating
    change: int | None  # points; None: the game has not counted, or not yet


class TableRatings(msgspec.Struct):
    """The ratings of those at a rated table."""

    seats: list[SeatRating]


@get("/api/ratings", guards=[limit_pages])
async def board(
    services: TheServices,
    visitor: Visitor,
    game: GameOption = "board",
    speed: SpeedOption = "live",
    span: Annotated[Span, QueryParameter()] = "all",
) -> Board:
    """The best in a game: of all time by their numbers, or by the points won in this week."""
    store = services.store
    if span == "week":
        rows = await store.week_board(game, speed, time.time(), BOARD)
    else:
        rows = await store.board(game, speed, BOARD)
    own = visitor.id if visitor is not None else ""
    lines = [line_of(row, row.player == own) for row in rows]
    scale = await store.rating_scale(game, speed)
    return Board(lines, scale.tenfold)


@get("/api/me/ratings")
async def own_ratings(services: TheServices, player: SignedIn) -> OwnRatings:
    """All ratings of one's own."""
    rows = await services.store.ratings_of(player.id)
    own = [msgspec.convert((row.game, row.speed), tuple[GameName, RatedSpeed]) for row in rows]
    return OwnRatings(
        [OwnRating(*names, shown(row.skill)) for names, row in zip(own, rows, strict=True)],
        await services.store.is_secured(player.id),
    )


@get("/api/me/ratings/curve")
async def own_curve(
    services: TheServices,
    player: SignedIn,
    game: GameOption = "board",
    speed: SpeedOption = "live",
) -> Curve:
    """How a rating of one's own changed, over the last games."""
    return await curve_of(services, player.id, game, speed)


@get("/api/people/{person:str}/curve", guards=[limit_pages])
async def curve(
    services: TheServices,
    visitor: Visitor,
    person: FromPath[str],
    game: GameOption = "board",
    speed: SpeedOption = "live",
) -> Curve:
    """How a player's rating changed, for those to whom ratings are shown."""
    row = await services.store.player(person)
    if row is None or not await services.profiles.shows(row, visitor, "ratings"):
        raise HttpProblem(404, "not-found", "expected a player who shows ratings to you")
    return await curve_of(services, row.id, game, speed)


async def curve_of(services: Services, player: str, game: str, speed: str) -> Curve:
    """A rating before a game, after it, and after each of the next."""
    rows = await services.store.rating_history(player, game, speed, HISTORY)
    skills = [(row.ended, row.after) for row in reversed(rows)]
    if rows:
        skills.insert(0, (rows[-1].ended, rows[-1].before))
    return Curve([CurvePoint(at, skill.points, round(skill.sigma)) for at, skill in skills])


@get("/api/tables/{table_id:str}/ratings")
async def table_ratings(
    services: TheServices, visitor: Visitor, hosted: NamedTable
) -> TableRatings:
    """The ratings of those at a rated table, and what the game did to them once it counts.

    Who sits there sees all of them until the game is over, and then what it did to them, but of
    ratings that are hidden not after how many games; who looks on, those shown to everybody.
    """
    live = hosted.live
    created = live.created
    seated = {seat.player: number for number, seat in enumerate(live.seats) if seat.player}
    if not created.rated:
        return TableRatings([])
    own = {visitor.id} & seated.keys() if visitor is not None else set()
    present = await services.profiles.open_to_all(list(seated), "ratings") | own
    if own and live.phase in ("open", "running"):
        present = set(seated)
    known = await services.store.ratings(list(present), created.game, speed_of(created.clock))
    changes = await services.store.changes_at(live.id) if live.phase == "over" else []
    if not changes:
        seen = {player: seat for player, seat in seated.items() if player in present}
        return TableRatings(
            [SeatRating(seat, shown(known.get(each, Skill())), None) for each, seat in seen.items()]
        )
    return TableRatings(
        [
            SeatRating(
                seated[change.player],
                # Of the rating after a game is stored what it was, not how many games there were.
                shown(change.after._replace(games=known.get(change.player, change.after).games)),
                change.after.points - change.before.points,
            )
            for change in changes
            if change.player in (seated if own else present)
        ]
    )


def shown(skill: Skill) -> Rating:
    """A rating as it is shown."""
    return Rating(skill.points, round(skill.sigma), skill.settled, skill.games)


def line_of(row: BoardRow, yours: bool) -> BoardLine:
    """A line of a board."""
    return BoardLine(row.player, row.name, shown(row.skill), round(row.gain), yours)


ROUTES = [board, own_ratings, own_curve, curve, table_ratings]
