"""Friends over HTTP: who they are and what they do, asking, answering, and links."""

import time

import msgspec
from litestar import delete, get, post
from litestar.params import FromPath, JSONBody

from medici.online.server.community.friends import Friend, friends_of
from medici.online.server.http.dependencies import SignedIn, TheServices, limit_creation
from medici.online.server.http.moderation import find_player
from medici.online.server.problem import HttpProblem
from medici.online.server.security.session_cookies import digest, new_secret
from medici.online.server.services import Services
from medici.online.store import NoSuchPlayer
from medici.online.store.community.friends import DAY, FriendRow

LINK_SECONDS = 7 * DAY
LINK_USES = 10  # people who may become friends by one link


class Acquaintance(msgspec.Struct):
    """Somebody who asks to be a friend, or is asked."""

    player: str
    name: str
    at: float


class Friends(msgspec.Struct):
    """My friends, and those who may become friends."""

    friends: list[Friend]
    asking: list[Acquaintance]  # they wait for my answer
    asked: list[Acquaintance]  # I wait for theirs


class AskFriend(msgspec.Struct):
    """Ask somebody to be a friend: by the id, or by the seat at a table."""

    other: str | None = None
    table: str | None = None
    seat: int | None = None


class AskedFriend(msgspec.Struct):
    """What came of it: whoever asked before is a friend at once."""

    other: str
    name: str
    friends: bool


class FriendLink(msgspec.Struct):
    """The secret of a link to be friends."""

    token: str


class NewFriendLink(FriendLink):
    """A link by which a few people can become my friends, for a week."""

    until: float
    uses: int


@get("/api/me/friends")
async def list_friends(services: TheServices, player: SignedIn) -> Friends:
    """My friends with what they do, those who ask me, and those whom I have asked."""
    store, presence, public = services.store, services.presence, services.public_tables
    asking, asked = await store.friend_requests(player.id, time.time())
    friends = await friends_of(store, presence, public, player)
    return Friends(friends, known(asking), known(asked))


def known(rows: list[FriendRow]) -> list[Acquaintance]:
    """People in a list."""
    return [Acquaintance(row.player, row.name, row.since) for row in rows]


@post("/api/me/friends", status_code=200, guards=[limit_creation])
async def ask_friend(
    services: TheServices, player: SignedIn, data: JSONBody[AskFriend]
) -> AskedFriend:
    """Ask somebody to be my friend, or say yes to somebody who asked."""
    hosted = None if data.table is None else await services.tables.table(data.table)
    other = find_player(hosted, data.other, data.seat)
    if other == player.id:
        raise HttpProblem(400, "bad-command", "expected somebody else; got yourself")
    name = await name_of(services, other)
    if await services.store.blocks(player.id, other):
        raise HttpProblem(409, "forbidden", "expected somebody whom you have not blocked")
    try:
        outcome = await services.store.ask_friend(player.id, other, time.time())
    except NoSuchPlayer as problem:
        raise HttpProblem(404, "not-found", str(problem)) from None
    if outcome == "full":
        message = "expected fewer friends or requests; one of you has too many for today"
        raise HttpProblem(409, "full", message)
    return AskedFriend(other, name, outcome == "friends")


async def name_of(services: Services, player_id: str) -> str:
    """What somebody is called; refuses an id that nobody has."""
    row = await services.store.player(player_id)
    if row is None:
        raise HttpProblem(404, "not-found", f"there is no player {player_id}")
    return row.name


@delete("/api/me/friends/{other:str}", status_code=204)
async def part(services: TheServices, player: SignedIn, other: FromPath[str]) -> None:
    """Be friends with somebody no more, or take my request back."""
    await services.store.part_friends(player.id, other)


@delete("/api/me/friends/asking/{other:str}", status_code=204)
async def decline(services: TheServices, player: SignedIn, other: FromPath[str]) -> None:
    """Say no to somebody who asks; they are not told."""
    await services.store.decline_friend(player.id, other)


@post("/api/me/friends/link", status_code=201, guards=[limit_creation])
async def new_friend_link(services: TheServices, player: SignedIn) -> NewFriendLink:
    """A link by which a few people can become my friends, for a week; my oldest may end."""
    token, now = new_secret(), time.time()
    until = now + LINK_SECONDS
    await services.store.add_friend_link(player.id, digest(token), now, until, LINK_USES)
    return NewFriendLink(token, until, LINK_USES)


@post("/api/friends/link/look", status_code=200, guards=[limit_creation])
async def look_at_friend_link(services: TheServices, data: JSONBody[FriendLink]) -> AskedFriend:
    """Whose link this is, before one uses it."""
    other = await services.store.friend_link(digest(data.token), time.time())
    if other is None:
        raise spent()
    return AskedFriend(other, await name_of(services, other), friends=False)


@post("/api/friends/link", status_code=200, guards=[limit_creation])
async def use_friend_link(
    services: TheServices, player: SignedIn, data: JSONBody[FriendLink]
) -> AskedFriend:
    """Become friends with whoever made a link."""
    now, link = time.time(), digest(data.token)
    other = await services.store.friend_link(link, now)
    if other == player.id:
        raise HttpProblem(400, "bad-command", "expected the link of somebody else; got your own")
    if other is None or not await services.store.link_friend(player.id, other, link, now):
        raise spent()
    return AskedFriend(other, await name_of(services, other), friends=True)


def spent() -> HttpProblem:
    """The refusal of a link that leads to nobody any more."""
    message = "expected a valid link; this one is used up, expired or unknown"
    return HttpProblem(403, "forbidden", message)


ROUTES = [
    list_friends,
    ask_friend,
    part,
    decline,
    new_friend_link,
    look_at_friend_link,
    use_friend_link,
]
