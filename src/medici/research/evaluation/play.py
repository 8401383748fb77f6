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
from medici.research.arena.play import GameResult, play_game
from medici.research.arena.standings import Sums
from medici.research.evaluation.protocol import Meeting

Beaten = dict[str, tuple[float, int]]  # how many were outdone, of how many met


@dataclass(frozen=True)
class PlayedDeal:
    """What the bot came to in a deal, from all seats together."""

    meeting: Meeting
    sums: Sums
    beaten: Beaten
    decisions: int
    seconds: float
    failures: tuple[str, ...]  # reasons


def play_deal(game: str, bot: str, meeting: Meeting) -> PlayedDeal:
    """Play a deal once from every seat; who sits next to whom stays the same."""
    names = (bot, *meeting.others)
    contest = Contest(game, names, meeting.seed)
    skill = not all(map(answers_at_once, names))
    sums = Sums()
    beaten: dict[str, list[float]] = defaultdict(lambda: [0.0, 0])
    decisions, seconds, failures = 0, 0.0, []
    for seat in range(len(names)):
        seats = (*names[len(names) - seat :], *names[: len(names) - seat])
        played = play_game(contest, seats, meeting.deal, seat)
        played = with_luck(contest, played, meeting.deal, seat, skill=skill)
        sums.add(played, seat)
        count_beaten(beaten, meeting.table, seats, seat, played)
        decisions += played.thought[seat].decisions
        seconds += played.thought[seat].seconds
        failures += [failure.reason for failure in played.failures if failure.seat == seat]
    pairs = {name: (won, int(met)) for name, (won, met) in sorted(beaten.items())}
    return PlayedDeal(meeting, sums, pairs, decisions, seconds, tuple(failures))


def count_beaten(
    beaten: dict[str, list[float]], table: str, seats: Sequence[str], own: int, played: GameResult
) -> None:
    """Add whom the bot outdid by its score, a tie as a half; plain players by their table."""
    for seat, name in enumerate(seats):
        if seat != own:
            row = beaten[table if is_plain_name(name) else name]
            mine, other = played.scores[own], played.scores[seat]
            row[0] += 1.0 if mine > other else 0.5 if mine == other else 0.0
            row[1] += 1


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
