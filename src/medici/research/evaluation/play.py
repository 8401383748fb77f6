"""A deal of an evaluation, played from every seat: the work of one job."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from medici.bots import answers_at_once
from medici.bots.external.external_bot import stop_external_bots
from medici.bots.players.plain_bot import is_plain_name
from medici.bots.processes.worker_pool import WorkerPool
from medici.research.arena.batch import with_luck
from medici.research.arena.contest import Contest
from medici.research.arena.play import play_game
from medici.research.arena.standings import Sums
from medici.research.evaluation.protocol import Meeting

Victories = dict[str, float]  # of those whom the bot met: plain players by their table


@dataclass(frozen=True)
class PlayedDeal:
    """What the bot came to in a deal, from all seats together."""

    meeting: Meeting
    sums: Sums
    others: Victories
    decisions: int
    seconds: float
    failures: tuple[str, ...]  # reasons


def play_deal(game: str, bot: str, meeting: Meeting) -> PlayedDeal:
    """Play a deal once from every seat; who sits next to whom stays the same."""
    names = (bot, *meeting.others)
    contest = Contest(game, names, meeting.seed)
    skill = not all(map(answers_at_once, names))
    sums = Sums()
    others: Victories = defaultdict(float)
    decisions, seconds, failures = 0, 0.0, []
    for seat in range(len(names)):
        seats = (*names[len(names) - seat :], *names[: len(names) - seat])
        played = play_game(contest, seats, meeting.deal, seat)
        played = with_luck(contest, played, meeting.deal, seat, skill=skill)
        sums.add(played, seat)
        for winner in played.winners:
            if winner != seat:
                others[item_of(seats[winner], meeting.table)] += 1 / len(played.winners)
        decisions += played.thought[seat].decisions
        seconds += played.thought[seat].seconds
        failures += [failure.reason for failure in played.failures if failure.seat == seat]
    return PlayedDeal(
        meeting, sums, dict(sorted(others.items())), decisions, seconds, tuple(failures)
    )


def item_of(name: str, table: str) -> str:
    """As whom somebody of the company is rated: a plain player as one of its table.

    >>> item_of("plain:miser-A", "cheap"), item_of("merchant", "prince")
    ('cheap', 'merchant')
    """
    return table if is_plain_name(name) else name


def play_deals(
    game: str, bot: str, wanted: Sequence[Meeting], workers: int
) -> Iterator[PlayedDeal]:
    """All deals, as they finish: which worker plays a deal makes no difference to it."""
    try:
        if workers == 1:
            for meeting in wanted:
                yield play_deal(game, bot, meeting)
            return
        with WorkerPool(workers) as pool:
            jobs = [pool.submit(play_deal, game, bot, meeting) for meeting in wanted]
            for job in pool.finished(jobs):
                yield job.result()
    finally:
        stop_external_bots()
