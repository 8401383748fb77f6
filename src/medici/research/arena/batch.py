"""A batch: the games of one job, and how a contest is cut into jobs."""

from dataclasses import replace

from medici.bots import answers_at_once
from medici.kernel import seeded
from medici.research.arena.contest import Contest
from medici.research.arena.ledger import Ledger
from medici.research.arena.luck import luck_of
from medici.research.arena.play import GameResult, play_game
from medici.research.arena.schedule import Pairing, schedule, seatings_of
from medici.research.arena.skill import beyond_skill

Batch = list[Pairing]
MOST_GAMES = 100  # in one job
LUCKS_SEEDS = 1 << 41  # apart from those of the bots, and of nature


def play_batch(contest: Contest, batch: Batch, luck: bool = True) -> list[GameResult]:
    """Play some games one after the other: the work of one job, wherever it runs."""
    return [play_pairing(contest, pairing, luck) for pairing in batch]


def play_pairing(contest: Contest, pairing: Pairing, luck: bool) -> GameResult:
    """Play one of them, and reckon if asked how lucky everybody was."""
    seats = seatings_of(contest.bots, pairing.deal, contest.seed)[pairing.seating]
    played = play_game(contest, seats, pairing.deal, pairing.seating)
    if not luck:
        return played
    return with_luck(contest, played, pairing.deal, pairing.seating, skill=not all_quick(contest))


def with_luck(
    contest: Contest, played: GameResult, deal: int, seating: int, *, skill: bool
) -> GameResult:
    """A game with everybody's luck, by the eye; with ``skill`` that beyond skill too."""
    seed = seeded(contest.seed + deal * 8191 + seating, LUCKS_SEEDS)
    game, players, variant = contest.game, len(contest.bots), contest.variant
    had = luck_of(game, players, played.moves, variant=variant, seed=seed)
    if skill:
        had += (beyond_skill(game, players, played.moves, variant=variant, seed=seed),)
    return replace(played, luck=had)


def all_quick(contest: Contest) -> bool:
    """Whether no bot of a contest thinks longer than a moment."""
    return all(answers_at_once(name) for name in contest.bots)


def batches(contest: Contest, games: int, ledger: Ledger, workers: int) -> list[Batch]:
    """What is still to be played, in jobs: of many games if all bots are quick."""
    todo = [
        pairing
        for pairing in schedule(contest.bots, games, contest.seed)
        if pairing not in ledger.results
    ]
    size = 1
    if all_quick(contest):
        size = max(1, min(MOST_GAMES, len(todo) // (4 * workers)))
    return [todo[start : start + size] for start in range(0, len(todo), size)]
