"""How a bot does against each member of the league: one seat of it, the member in all others."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from medici.bots import BotFailure, Budget, bot_named
from medici.bots.compiled.engine import engine_of
from medici.bots.opponents.league import Member
from medici.bots.policies.heuristics import policies_of
from medici.bots.policies.plain import PLAIN
from medici.bots.policies.policy import HEURISTIC_POLICY, PLAIN_POLICY
from medici.bots.processes.worker_pool import WorkerPool
from medici.games.actors import NATURE, NOBODY
from medici.kernel import compiled, seeded
from medici.kernel.arrays import Record, Row
from medici.research.arena.bulk import Backend
from medici.research.arena.estimate import Estimate, estimate, estimate_share
from medici.research.arena.tables import deals, play_tables, tables_of_one


@dataclass(frozen=True)
class Meeting:
    """What one seat of a bot came to against a member."""

    member: Member
    shares: tuple[float, ...]  # of the victory, deal by deal
    share: Estimate
    lead: Estimate

    @property
    def games(self) -> int:
        """How many were played."""
        return len(self.shares)

    def as_dict(self) -> dict[str, object]:
        """A JSON-ready form."""
        return {
            "member": self.member.name,
            "origin": self.member.origin,
            "held_out": self.member.held_out,
            "games": self.games,
            "share": round(self.share.mean, 4),
            "interval": [round(self.share.low, 4), round(self.share.high, 4)],
            "lead": round(self.lead.mean, 2),
        }


def meeting(member: Member, shares: Sequence[float], leads: Sequence[float]) -> Meeting:
    """What single games come to; no two of them have the same deal."""
    return Meeting(
        member,
        tuple(shares),
        estimate_share([(share, 1) for share in shares]),
        estimate([(lead, 1) for lead in leads]),
    )


def meet(
    backend: Backend,
    game: str,
    players: int,
    row: Row,
    members: Sequence[Member],
    games: int,
    seed: int,
    kind: int = HEURISTIC_POLICY,
) -> list[Meeting]:
    """Let a policy with this row of weights meet every member, in compiled code."""
    tables, rows = tables_of_one(members, players), np.array([row])
    played = play_tables(backend, game, players, rows, members, tables, games, seed, kind)
    return [
        meeting(member, share.tolist(), lead.tolist())
        for member, share, lead in zip(members, played.share[0], played.lead[0], strict=True)
    ]


def alone(
    backend: Backend, game: str, policies: Sequence[Member], games: int, seed: int
) -> list[Meeting]:
    """What each of these makes of a game alone: the lead is the score."""
    lineup = np.repeat(np.arange(len(policies), dtype=np.int16), games)[:, None]
    seeds = np.tile(deals(1, games, seed)[0], len(policies))
    records = policies_of(game, [(member.kind, member.row) for member in policies])
    scores = backend(game, 1, records, lineup, seeds).lead.reshape(len(policies), games)
    return [
        meeting(member, [1.0] * games, row.tolist())
        for member, row in zip(policies, scores, strict=True)
    ]


def meet_with_search(
    game: str,
    players: int,
    bot: str,
    budget: Budget,
    members: Sequence[Member],
    games: int,
    seed: int,
    workers: int,
) -> Iterator[Meeting]:
    """Let a bot that searches meet every member, game by game on so many processes."""
    table = game, players, bot, budget
    with WorkerPool(workers) as pool:
        jobs = {
            pool.submit(play_against, *table, member, deal, seed): (number, deal)
            for number, member in enumerate(members)
            for deal in range(games)
        }
        came_to: list[dict[int, tuple[float, float]]] = [{} for _ in members]
        for job in pool.finished(jobs):
            number, deal = jobs[job]
            found = came_to[number]
            found[deal] = job.result()
            if len(found) == games:
                shares, leads = zip(*(found[each] for each in range(games)), strict=True)
                yield meeting(members[number], shares, leads)


def play_against(
    game: str, players: int, bot: str, budget: Budget, member: Member, deal: int, seed: int
) -> tuple[float, float]:
    """One game of a bot with a member in all other seats: its share of the victory and its lead.

    A bot that fails has lost.
    """
    engine = engine_of(game)
    thinker = bot_named(bot)
    policy: Record = policies_of(game, [(member.kind, member.row)])[0]
    plain = compiled(PLAIN[game].move)
    t: Record = engine.tables(1)[0]
    engine.new(t, players, 0)
    nature = np.array([seeded(seed, deal)], np.uint64)
    own = deal % players
    moves = 0
    while (actor := int(t["actor"])) != NOBODY:
        if actor == NATURE:
            action = int(engine.nature_move(t, nature))
        elif actor == own:
            try:
                action = thinker.choose(engine, t, budget, seeded(seed + deal * 8191, moves))
            except BotFailure:
                return 0.0, 0.0
        elif member.kind == PLAIN_POLICY:
            action = int(plain(t, policy))
        else:
            action = engine.heuristic_move(t, member.row)
        engine.play(t, action)
        moves += 1
    book = engine.book
    state = book.state.read(t)
    scores = [book.total(state, seat) for seat in range(players)]
    winners = [seat for seat in range(players) if book.wins(state, seat)]
    mean = (sum(scores) - scores[own]) / max(players - 1, 1)
    return (own in winners) / len(winners), scores[own] - mean


def mean_share(meetings: Sequence[Meeting]) -> Estimate:
    """The mean over members, each as likely as the others.

    A bot that searches meets all of them with the same deals: what a deal came to against all
    members together is one observation.
    """
    by_deal = zip(*(one.shares for one in meetings), strict=True)
    return estimate_share([(sum(shares), len(shares)) for shares in by_deal])


def worst(meetings: Sequence[Meeting]) -> Meeting:
    """The member against whom a bot did worst."""
    return min(meetings, key=lambda one: one.share.mean)
