"""Deals over HTTP: what is to be played today, what came of it, and how that compares."""

from datetime import date, timedelta
from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from medici.fair import Secret
from medici.online.community.deals import SETUPS, Deal, day_of, standing, streak
from medici.online.community.visibility import may_see, read_shown
from medici.online.server.http.dependencies import (
    AnyRequest,
    SignedIn,
    TheServices,
    Visitor,
    limit_creation,
    limit_pages,
)
from medici.online.server.security.rate_limits import address_of
from medici.online.server.services import Services
from medici.online.store.community.deals import COUNTED, DAY, DealRow, ScoreRow, TryRow
from medici.online.tables import Player

SHOWN_DAYS = 30  # own results that are told at once
SHOWN_TRIES = SHOWN_DAYS * len(SETUPS)
LARGEST_PAGE = 28  # deals of the archive
MOST_TRIES = 366 * len(SETUPS)  # of one's own, by which a streak is counted
MOST_MOVES = 2000
MOST_FRIENDS = 200


class OwnTry(msgspec.Struct):
    """What one made of a deal oneself: the try that counts."""

    state: str  # started, waiting, counted or refused
    noted: bool  # whether the server heard of it when it began
    secured: bool
    florins: int | None = None
    place: int | None = None
    reason: str | None = None


class DealOffer(msgspec.Struct):
    """A deal as a browser plays it, here or later without a network."""

    deal: Deal
    kind: str  # day, match or round
    event: str  # the day, or the match
    opens: float
    closes: float
    commitment: str  # which the list of promises has before the day
    secret: str | None  # that all chance follows from; None: not to be known yet
    own: OwnTry | None = None


class DealResult(msgspec.Struct):
    """One's own result at a deal of some day."""

    id: str
    florins: int
    place: int


class DealsPage(msgspec.Struct):
    """The deals of today and tomorrow, and how one has done lately."""

    today: list[DealOffer]
    tomorrow: list[DealOffer]
    streak: int  # days in a row with a deal played
    results: list[DealResult]  # one's own, the latest first


class ArchivedDeal(msgspec.Struct):
    """A deal of an earlier day."""

    id: str
    game: str
    players: int
    par: int | None
    florins: int | None  # one's own


class ScoreCount(msgspec.Struct):
    """How many got so many florins."""

    florins: int
    results: int
    secured: int  # of them, by players with a passkey or a second device


class FriendResult(msgspec.Struct):
    """What a friend made of the same deal."""

    player: str
    name: str
    florins: int
    place: int


class DealReport(msgspec.Struct):
    """A deal with what everybody made of it, for those who have played it, or after its day."""

    offer: DealOffer
    shown: bool  # whether the rest is told
    par: int | None = None  # what a prince made of it; None: not known yet
    scores: list[ScoreCount] = []
    percentile: int | None = None  # the share of the others who did worse; None: nobody else
    friends: list[FriendResult] = []


class PlayedDeal(msgspec.Struct):
    """A finished game of a deal: all its moves, and when it began."""

    moves: Annotated[
        list[Annotated[str, msgspec.Meta(max_length=80)]], msgspec.Meta(max_length=MOST_MOVES)
    ]
    began: float


@get("/api/deals", guards=[limit_pages])
async def list_deals(services: TheServices, visitor: Visitor) -> DealsPage:
    """The deals of today and of tomorrow, which a browser may keep for when it is offline."""
    today = day_of(services.deals.now())
    tries, played = await own_tries(services, visitor)
    days = [await services.deals.of_day(today + timedelta(days=number)) for number in (0, 1)]
    offers = [[offer_of(row, tries.get(row.id)) for row in day] for day in days]
    results = [result_of(found) for found in tries.values() if found.state == COUNTED]
    return DealsPage(offers[0], offers[1], streak(played, today), results)


@get("/api/deals/archive", guards=[limit_pages])
async def list_archive(
    services: TheServices,
    visitor: Visitor,
    before: Annotated[str | None, QueryParameter(pattern=r"^\d{4}-\d\d-\d\d$")] = None,
    limit: Annotated[int, QueryParameter(ge=1, le=LARGEST_PAGE)] = LARGEST_PAGE,
) -> list[ArchivedDeal]:
    """Deals of earlier days, the latest first; ``before`` names the first day not to be told."""
    today = day_of(services.deals.now()).isoformat()
    rows = await services.store.deals_before(DAY, min(before or today, today), limit)
    ids = [row.id for row in rows]
    tries = await services.store.tries_by(visitor.id, DAY, ids) if visitor is not None else []
    own = {found.deal: found for found in tries}
    return [archived(row, own.get(row.id)) for row in rows]


@get("/api/deals/{deal_id:str}", guards=[limit_pages])
async def see_deal(services: TheServices, visitor: Visitor, deal_id: FromPath[str]) -> DealReport:
    """A deal, and what everybody made of it once one has played it or its day is over."""
    row = await services.deals.find(deal_id)
    own = None if visitor is None else await services.store.deal_try(row.id, visitor.id)
    player = None if visitor is None else visitor.id
    offer = offer_of(row, own, told=await services.deals.may_see(row, player))
    counted = own is not None and own.state == COUNTED
    if not (counted or row.closes <= services.deals.now()):
        return DealReport(offer, shown=False)
    services.deals.want_par(row)
    scores = await services.store.deal_scores(row.id)
    share = None
    if own is not None and own.florins is not None:
        share = standing(by_florins(scores), own.florins).percentile
    friends = [] if visitor is None else await friends_at(services, row, visitor)
    return DealReport(offer, True, row.par, score_counts(scores), share, friends)


@post("/api/deals/{deal_id:str}/start", status_code=204, guards=[limit_pages])
async def start_deal(services: TheServices, player: SignedIn, deal_id: FromPath[str]) -> None:
    """Note that one begins a deal: this try will count."""
    await services.deals.start(await services.deals.find(deal_id), player.id)


@post("/api/deals/{deal_id:str}/result", status_code=200, guards=[limit_creation])
async def hand_in_deal(
    request: AnyRequest,
    services: TheServices,
    player: SignedIn,
    deal_id: FromPath[str],
    data: JSONBody[PlayedDeal],
) -> OwnTry:
    """Hand in a finished game. It is played again before it counts; the first one counts."""
    row = await services.deals.find(deal_id)
    address = address_of(request.scope)
    found = await services.deals.hand_in(row, player.id, data.moves, data.began, address)
    return own_try(found)


async def own_tries(
    services: Services, visitor: Player | None
) -> tuple[dict[str, TryRow], list[date]]:
    """One's own last tries at deals of days, and the days that one has played, the latest first."""
    if visitor is None:
        return {}, []
    tries = await services.store.deal_tries(visitor.id, DAY, SHOWN_TRIES)
    days = await services.store.days_played(visitor.id, MOST_TRIES)
    return {found.deal: found for found in tries}, [date.fromisoformat(day) for day in days]


async def friends_at(services: Services, row: DealRow, visitor: Player) -> list[FriendResult]:
    """What friends made of a deal who show them their results, the best first."""
    names = {friend.player: friend.name for friend in await services.store.friends(visitor.id)}
    shown = await services.store.shown_of(list(names))
    open_to_friends = [
        friend
        for friend in names
        if may_see(read_shown(shown.get(friend), secured=False), "results", "friend")
    ]
    tries = await services.store.tries_of(row.id, open_to_friends[:MOST_FRIENDS])
    results = [
        FriendResult(found.player, names[found.player], found.florins or 0, found.place or 0)
        for found in tries
    ]
    return sorted(results, key=lambda result: (-result.florins, result.name))


def offer_of(row: DealRow, own: TryRow | None, *, told: bool = True) -> DealOffer:
    """A deal as it is offered to somebody."""
    secret = Secret(bytes(row.secret))
    return DealOffer(
        msgspec.json.decode(bytes(row.body), type=Deal),
        row.kind,
        row.event,
        row.opens,
        row.closes,
        secret.commitment(),
        secret.published() if told else None,
        None if own is None else own_try(own),
    )


def own_try(found: TryRow) -> OwnTry:
    """A try as its player is told."""
    known = found.state, found.noted, found.secured
    return OwnTry(*known, found.florins, found.place, found.reason)


def result_of(found: TryRow) -> DealResult:
    """A result as its player is told."""
    return DealResult(found.deal, found.florins or 0, found.place or 0)


def archived(row: DealRow, own: TryRow | None) -> ArchivedDeal:
    """A deal of an earlier day as it is listed."""
    deal = msgspec.json.decode(bytes(row.body), type=Deal)
    return ArchivedDeal(deal.id, deal.game, deal.players, row.par, own.florins if own else None)


def by_florins(scores: list[ScoreRow]) -> dict[int, int]:
    """How many results there are of each number of florins."""
    counts: dict[int, int] = {}
    for row in scores:
        counts[row.florins] = counts.get(row.florins, 0) + row.results
    return counts


def score_counts(scores: list[ScoreRow]) -> list[ScoreCount]:
    """The same as it is told, with those of secured players apart."""
    secured = {row.florins: row.results for row in scores if row.secured}
    return [
        ScoreCount(florins, results, secured.get(florins, 0))
        for florins, results in sorted(by_florins(scores).items())
    ]


ROUTES = [list_archive, list_deals, see_deal, start_deal, hand_in_deal]
