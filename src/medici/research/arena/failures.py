"""Which bots have failed in a contest, how often and why."""

from collections import Counter
from collections.abc import Mapping, Sequence

from medici.research.arena.play import Failure, GameResult
from medici.research.arena.schedule import Pairing, seatings_of

Failures = dict[str, list[Failure]]


def failures_of(bots: Sequence[str], results: Mapping[Pairing, GameResult], seed: int) -> Failures:
    """The failures of every bot that has any, in the order of the games."""
    failures: Failures = {}
    for pairing in sorted(results):
        seats = seatings_of(bots, pairing.deal, seed)[pairing.seating]
        for failure in results[pairing].failures:
            failures.setdefault(seats[failure.seat], []).append(failure)
    return failures


def reasons(failures: Sequence[Failure]) -> dict[str, int]:
    """How often each reason was met, the commonest first."""
    return dict(Counter(failure.reason for failure in failures).most_common())


def failure_text(bot: str, failures: Sequence[Failure]) -> str:
    """What a bot lost by, in a sentence.

    >>> twice = [Failure(0, "illegal move 17", "")] * 2
    >>> failure_text("my.module:Bot", [*twice, Failure(1, "raised ValueError", "")])
    'my.module:Bot lost 3 games: illegal move 17 (2), raised ValueError (1)'
    """
    counted = ", ".join(f"{reason} ({count})" for reason, count in reasons(failures).items())
    games = "1 game" if len(failures) == 1 else f"{len(failures)} games"
    return f"{bot} lost {games}: {counted}"
