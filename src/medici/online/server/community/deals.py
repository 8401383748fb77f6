"""Deals on a server: made in good time, played again before they count, compared with everybody's.

All servers of a store do this. What one leaves behind when it stops, another finds in the store.
"""

import asyncio
import time
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from datetime import date, timedelta
from typing import Any

import msgspec

from medici.bots.processes.child import BotFailure
from medici.fair import Secret, new_secret
from medici.online.community.deals import (
    DAY_SECONDS,
    SETUPS,
    Deal,
    day_of,
    id_of,
    new_deal,
    start_of,
)
from medici.online.community.replay_deal import DealRefused
from medici.online.server.community.deal_process import DealPlayer, Question
from medici.online.server.hosting.ledger import LedgerWriter
from medici.online.server.logs import log
from medici.online.server.problem import HttpProblem
from medici.online.server.settings import Settings
from medici.online.server.tasks import spawn
from medici.online.store import Store
from medici.online.store.community.deals import (
    COUNTED,
    DAY,
    MATCH,
    REFUSED,
    ROUND,
    DealRow,
    NewDeal,
    TryRow,
)

AHEAD = 3  # days, with today, whose deals are there: those to come are promised before they begin
GRACE = 7 * DAY_SECONDS  # in which a game that was played without a network can still be told
KEEP_SECONDS = 60.0  # between looks for days to come, and for what was left behind
LEFT_BEHIND = 60.0  # seconds after which a game that waits is nobody's any more
AT_ONCE = 20  # of those that are looked at in one round
PATIENCE = 25.0  # seconds that somebody waits for a game to be played again
SLACK = 300.0  # seconds that a browser's clock may be ahead


class DealService:
    """The deals of one server."""

    def __init__(
        self,
        store: Store,
        ledger: LedgerWriter,
        settings: Settings,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.store = store
        self.now = now
        self._ledger = ledger
        self._daily = settings.daily_deals
        self._player = DealPlayer(settings)
        self._playing: dict[tuple[str, str], asyncio.Task[None]] = {}

    async def keep(self) -> None:
        """See that there are deals for the next days, and that nothing is left behind."""
        if self._daily:
            await self.add_days()
        for waiting in await self.store.waiting_tries(self.now() - LEFT_BEHIND, AT_ONCE):
            row = await self.store.deal(waiting.deal)
            if row is not None:
                await self._settle(row, waiting.player, waiting.moves)

    async def add_days(self) -> None:
        """Make the deals of today and the next days, and promise them."""
        today = day_of(self.now())
        days = [today + timedelta(days=number) for number in range(AHEAD)]
        missing = [day for day in days if not await self.of_day(day)]
        if missing:
            await self.store.add_deals([new_row(day, name) for day in missing for name in SETUPS])
            await self.promise()

    async def promise(self) -> None:
        """Have the promises of new deals entered into the public list."""
        await self._ledger.enter_all()

    async def of_day(self, day: date) -> list[DealRow]:
        """The deals of a day."""
        return await self.store.deals_of(DAY, day.isoformat(), len(SETUPS))

    async def find(self, deal_id: str) -> DealRow:
        """A deal; refuses one that there is not."""
        row = await self.store.deal(deal_id)
        if row is None or row.kind == ROUND:  # those of a tournament are played at its tables
            raise HttpProblem(404, "not-found", f"there is no deal {deal_id[:40]!r}")
        return row

    async def may_see(self, row: DealRow, player: str | None) -> bool:
        """Whether somebody may have the secret now: tomorrow's is there for devices offline."""
        if row.kind == DAY:
            return row.opens <= self.now() + DAY_SECONDS
        return row.closes <= self.now() or await self.is_member(row, player)

    async def is_member(self, row: DealRow, player: str | None) -> bool:
        """Whether somebody plays in the match of a deal."""
        members = await self.store.match_members([row.event])
        return any(member.player == player for member in members)

    async def start(self, row: DealRow, player: str) -> None:
        """Note that somebody begins a deal."""
        await self._check(row, player, self.now())
        await self.store.note_start(row.id, player, self.now())

    async def hand_in(
        self, row: DealRow, player: str, moves: Sequence[str], began: float, address: str
    ) -> TryRow:
        """Take a finished game, play it again and count it; the same one may come twice."""
        noted = await self.store.deal_try(row.id, player)
        body = msgspec.json.encode(moves)
        if noted is not None and noted.state not in ("started", REFUSED):
            await self._check_same(row, player, body)
        else:
            await self._check(row, player, noted.began if noted and noted.noted else began)
            secured = await self.store.is_secured(player)
            taken = await self.store.hand_in(row.id, player, body, began, secured, self.now())
            if not taken:  # another one was handed in meanwhile
                await self._check_same(row, player, body)
        await self._play_again(row, player, address)
        found = await self.store.deal_try(row.id, player)
        assert found, "it was handed in"
        if found.state == REFUSED:
            raise HttpProblem(422, "illegal-move", found.reason or "")
        return found

    async def _check(self, row: DealRow, player: str, began: float) -> None:
        """Refuse a deal that is not open to somebody."""
        now = self.now()
        if row.kind == MATCH:
            if not await self.is_member(row, player):
                raise HttpProblem(403, "forbidden", "expected one who plays in the match")
            if now > row.closes:
                raise HttpProblem(409, "over", "the match of this deal is over")
            return
        if now < row.opens or began > now + SLACK:
            raise HttpProblem(409, "not-running", "expected a deal whose day has begun")
        if not row.opens - SLACK <= began < row.closes:
            raise HttpProblem(409, "over", "expected a game that began on the day of the deal")
        if now > row.closes + GRACE:
            raise HttpProblem(409, "over", "this day is over for too long")

    async def _check_same(self, row: DealRow, player: str, body: bytes) -> None:
        """Refuse a second game: only the first one counts."""
        if await self.store.deal_moves(row.id, player) != body:
            raise HttpProblem(409, "stale", "another game of yours counts for this deal already")

    async def _play_again(self, row: DealRow, player: str, address: str) -> None:
        """Have a game that waits played again; whoever asked waits a while, at most."""
        moves = await self.store.deal_moves(row.id, player) or b"[]"
        task = self._once((row.id, player), lambda: self._settle(row, player, moves, address))
        with suppress(TimeoutError):  # it waits on, and is found again
            async with asyncio.timeout(PATIENCE):
                await asyncio.shield(task)

    def want_par(self, row: DealRow) -> None:
        """Have a prince play a deal, if none has: somebody wants to compare."""
        if row.par is None:
            self._once((row.id, ""), lambda: self._find_par(row))

    def _once(
        self, key: tuple[str, str], work: Callable[[], Coroutine[Any, Any, None]]
    ) -> "asyncio.Task[None]":
        """Do something that is not being done already."""
        task = self._playing.get(key)
        if task is None:
            task = self._playing[key] = spawn(work())
            task.add_done_callback(lambda _: self._playing.pop(key, None))
        return task

    async def _settle(self, row: DealRow, player: str, moves: bytes, address: str = "") -> None:
        """Play a game again, and count or refuse it; one that counts already stays as it is."""
        found = await self.store.deal_try(row.id, player)
        if found is None or found.state in (COUNTED, REFUSED):
            return
        try:
            question = Question(bytes(row.body), bytes(row.secret), moves)
            score = await self._player.play(question, address)
        except DealRefused as refusal:
            await self.store.refuse_try(row.id, player, str(refusal))
        except (BotFailure, HttpProblem) as problem:
            log.warning("a deal could not be played again now", exc_info=problem)
        else:
            await self.store.count_try(row.id, player, score.florins, score.place)
            self.want_par(row)

    async def _find_par(self, row: DealRow) -> None:
        """Have a prince play a deal, for comparison."""
        try:
            score = await self._player.play(Question(bytes(row.body), bytes(row.secret), None))
        except (BotFailure, DealRefused, HttpProblem) as problem:
            log.warning("a deal could not be played by a prince now", exc_info=problem)
        else:
            await self.store.set_par(row.id, score.florins)

    def close(self) -> None:
        """Begin nothing new."""
        self._player.close()


def new_row(day: date, name: str) -> NewDeal:
    """The deal of a day, with a fresh secret."""
    secret, deal_id, opens = new_secret(), id_of(day, name), start_of(day)
    deal = new_deal(deal_id, SETUPS[name], secret)
    return row_of(deal, secret, DAY, day.isoformat(), opens, opens + DAY_SECONDS)


def row_of(
    deal: Deal, secret: Secret, kind: str, event: str, opens: float, closes: float
) -> NewDeal:
    """A deal as the store keeps it."""
    body = msgspec.json.encode(deal)
    return NewDeal(deal.id, kind, event, body, secret.reveal(), opens, closes)
