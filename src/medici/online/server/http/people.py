"""People over HTTP: their pages, whom one has met, and what one shows of oneself."""

import re
import time
from collections import Counter
from typing import Annotated

import msgspec
from litestar import delete, get, put
from litestar.params import FromPath, JSONBody

from medici.analysis.review.units import title_for
from medici.online.community.visibility import Shown
from medici.online.server.community.profiles import (
    RATE,
    Exercises,
    Profile,
    game_of,
)
from medici.online.server.hosting.table_creator import TABLE_ID
from medici.online.server.http.dependencies import (
    SignedIn,
    TheServices,
    Visitor,
    limit_creation,
    limit_pages,
)
from medici.online.server.problem import HttpProblem
from medici.online.store.community.profiles import ReviewRow
from medici.online.tables.view import GameName

MOST_CHOICES = 1000  # of one seat in one game


class Opponent(msgspec.Struct):
    """Somebody of my latest games, with the last of them."""

    player: str
    name: str
    table: str
    game: GameName
    size: int
    ended: float


class ReviewSummary(msgspec.Struct):
    """What I share of the review of one of my games."""

    game: GameName
    size: Annotated[int, msgspec.Meta(ge=1, le=8)]
    at: Annotated[float, msgspec.Meta(ge=0)]  # when it was reviewed
    rate: Annotated[int, msgspec.Meta(ge=0, le=RATE)]
    choices: Annotated[int, msgspec.Meta(ge=1, le=MOST_CHOICES)]
    mistakes: Annotated[int, msgspec.Meta(ge=0, le=MOST_CHOICES)]


@get("/api/people/{person:str}", guards=[limit_pages])
async def see_person(services: TheServices, visitor: Visitor, person: FromPath[str]) -> Profile:
    """A player's page, as far as I may see it."""
    row = await services.store.player(person)
    if row is None:
        raise HttpProblem(404, "not-found", f"there is no player {person}")
    return await services.profiles.page(row, visitor)


@get("/api/me/opponents", guards=[limit_pages])
async def my_opponents(services: TheServices, player: SignedIn) -> list[Opponent]:
    """People of my latest games, the last met first; nobody whom I have blocked."""
    shunned = {row.player for row in await services.store.shunned(player.id)}
    return [
        Opponent(row.player, row.name, row.table, game_of(row.game), row.size, row.ended)
        for row in await services.store.opponents(player.id)
        if row.player not in shunned
    ]


@get("/api/me/profile")
async def what_i_show(services: TheServices, player: SignedIn) -> Shown:
    """What I show to whom."""
    return await services.profiles.chosen_by(player.id)


@put("/api/me/profile", guards=[limit_creation])
async def show(services: TheServices, player: SignedIn, data: JSONBody[Shown]) -> Shown:
    """Show each part of my page to everybody, to friends or to nobody."""
    hides_ratings = data.ratings != "everybody"
    body = msgspec.json.encode(data)
    await services.store.set_shown(player.id, body, hides_ratings=hides_ratings)
    return data


@put("/api/me/exercises", status_code=204, guards=[limit_creation])
async def share_exercises(
    services: TheServices, player: SignedIn, data: JSONBody[Exercises]
) -> None:
    """Share how I did in exercises; what I shared before is replaced."""
    games = Counter(one.game for one in data.games)
    if games.total() > len(games) or any(one.solved > one.tried for one in data.games):
        message = "expected each game once, and no more exercises solved than tried"
        raise HttpProblem(400, "bad-command", message)
    await services.store.set_exercises(player.id, msgspec.json.encode(data))


@delete("/api/me/exercises", status_code=204)
async def unshare_exercises(services: TheServices, player: SignedIn) -> None:
    """Take back how I did in exercises."""
    await services.store.set_exercises(player.id, None)


@put("/api/me/reviews/{reviewed:str}", status_code=204, guards=[limit_creation])
async def share_review(
    services: TheServices, player: SignedIn, reviewed: FromPath[str], data: JSONBody[ReviewSummary]
) -> None:
    """Share what the review of one of my games comes to; of too many the oldest go."""
    if not re.fullmatch(TABLE_ID, reviewed):
        raise HttpProblem(400, "bad-command", "expected the id of a table; got something else")
    at, title = min(data.at, time.time()), title_for(data.rate, alone=data.size == 1)
    review = ReviewRow(
        reviewed, at, data.game, data.size, title, data.rate, data.choices, data.mistakes
    )
    await services.store.share_review(player.id, review)


@delete("/api/me/reviews", status_code=204)
async def unshare_reviews(services: TheServices, player: SignedIn) -> None:
    """Take back all that I have shared of reviews."""
    await services.store.unshare_reviews(player.id)


ROUTES = [
    see_person,
    my_opponents,
    what_i_show,
    show,
    share_exercises,
    unshare_exercises,
    share_review,
    unshare_reviews,
]
