"""Every level against every weaker one, for each game and number of players.

One seat of the stronger level among weaker ones: an equal would win one game in the number of
players. Run it again to go on where it was; figures and page are written after each run.

    python benchmarks/levels.py --games 100 --pace 0.1 --workers 2
    python benchmarks/levels.py --page    # only write docs/levels.md anew
"""

import argparse
from collections.abc import Iterator, Sequence
from concurrent.futures import as_completed
from itertools import combinations
from pathlib import Path
from random import Random

import msgspec

from medici.arena.batch import batches, play_batch
from medici.arena.contest import Contest
from medici.arena.ledger import Ledger
from medici.arena.pool import worker_pool
from medici.arena.standings import standings
from medici.bots.levels import LEVELS, WEAKEST, Figures, Result, figures
from medici.games import GAMES

HERE = Path(__file__).parent
FIGURES = HERE.parent / "src" / "medici" / "bots" / "levels.json"
PAGE = HERE.parent / "docs" / "levels.md"
ORDER = (WEAKEST, *LEVELS)
QUICK_GAMES = 20  # times as many where nobody searches


def contests(pace: float, names: list[str]) -> Iterator[Contest]:
    """One for each pair of levels, game and number of players; alone, one for each level."""
    pairs = [ORDER[:2], *combinations(LEVELS, 2)]
    for name in names:
        for players in GAMES[name].seats:
            if players == 1:
                for level in LEVELS:
                    yield Contest(name, (level,), seed=1, pace=pace)
                continue
            for weaker, stronger in pairs:
                yield Contest(name, (stronger, *[weaker] * (players - 1)), seed=1, pace=pace)


def folder_of(base: Path, contest: Contest) -> Path:
    """Where the results of a contest are kept."""
    stronger, *weaker = contest.bots
    rival = weaker[0] if weaker else "alone"
    return base / f"{contest.game}-{len(contest.bots)}-{stronger}-{rival}"


def games_for(contest: Contest, games: int) -> int:
    """More games where they cost nothing, fewer where the levels are far apart."""
    ranks = [ORDER.index(bot) for bot in contest.bots]
    if max(ranks) <= ORDER.index("merchant"):
        return games * QUICK_GAMES
    return games if max(ranks) - min(ranks) <= 1 else games // 3


def play_all(base: Path, all_contests: list[Contest], games: int, workers: int) -> None:
    """Play what is missing, jobs of all contests side by side."""
    ledgers = [Ledger(contest, folder_of(base, contest)) for contest in all_contests]
    with worker_pool(workers) as pool:
        work = [
            (contest, ledger, batch)
            for contest, ledger in zip(all_contests, ledgers, strict=True)
            for batch in batches(contest, games_for(contest, games), ledger, workers)
        ]
        Random(1).shuffle(work)  # so that a run that is cut short has something of everything
        jobs = {
            pool.submit(play_batch, contest, batch): (ledger, batch)
            for contest, ledger, batch in work
        }
        for number, job in enumerate(as_completed(jobs), start=1):
            ledger, batch = jobs[job]
            for pairing, played in zip(batch, job.result(), strict=True):
                ledger.add(pairing, played)
            if number % 100 == 0:
                print(f"{number} of {len(jobs)} jobs", flush=True)


def rows(base: Path, all_contests: list[Contest]) -> Iterator[Result]:
    """One row of figures for each contest that has results."""
    for contest in all_contests:
        ledger = Ledger(contest, folder_of(base, contest))
        if not ledger.results:
            continue
        table = {one.bot: one for one in standings(contest.bots, ledger.results, contest.seed)}
        row = {
            "game": contest.game,
            "players": len(contest.bots),
            "level": contest.bots[0],
            "against": contest.bots[1] if len(contest.bots) > 1 else None,
            "games": len(ledger.results),
            **table[contest.bots[0]].as_dict(),
        }
        yield msgspec.convert(row, Result)


def as_json(measured: Figures) -> str:
    """The figures as a file, one line to a row."""
    lines = ",\n".join(msgspec.json.encode(row).decode() for row in measured.rows)
    return f'{{"pace": {measured.pace:g}, "rows": [\n{lines}\n]}}\n'


def as_page(measured: Figures) -> str:
    """The figures as a page of tables, one for each game."""
    lines = [
        "# The levels against each other",
        "",
        "One seat of the stronger level, all others of the weaker: its share of wins with a 95 %",
        "interval. The interval comes from the spread between deals; where all deals ended alike",
        "it is Wilson's, with each deal as a single trial. The bots that search took",
        f"{measured.pace:g} of their usual time. Made by `python benchmarks/levels.py`,",
        "which says how to go on.",
    ]
    for game in dict.fromkeys(row.game for row in measured.rows):
        lines += game_tables(game, [row for row in measured.rows if row.game == game])
    return "\n".join([*lines, ""])


def game_tables(game: str, results: Sequence[Result]) -> Iterator[str]:
    """The table of a game, and a second one for those who played alone."""
    yield from ("", f"## {game}", "")
    yield "| players | level | against | wins | 95 % | an equal | games |"
    yield "| --- | --- | --- | --- | --- | --- | --- |"
    alone = [row for row in results if row.against is None]
    for row in results:
        if row.against is not None:
            low, high = row.interval
            yield (
                f"| {row.players} | {row.level} | {row.against} | {row.wins:.1%} "
                f"| {low:.1%} - {high:.1%} | {1 / row.players:.1%} | {row.games} |"
            )
    if alone:
        yield from ("", "Alone:", "", "| level | mean score | 95 % | games |")
        yield "| --- | --- | --- | --- |"
    for row in alone:
        low, high = row.score_interval
        yield f"| {row.level} | {row.score:.1f} | {low:.1f} - {high:.1f} | {row.games} |"


def main() -> None:
    """Play, then write the figures and the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--pace", type=float, default=0.1, help="part of the bots' own seconds")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--only", nargs="*", default=list(GAMES), help="only these games")
    parser.add_argument("--results", type=Path, default=HERE / "results" / "levels")
    parser.add_argument("--page", action="store_true", help="play nothing, only write the page")
    asked = parser.parse_args()
    measured = figures()
    if not asked.page:
        chosen = list(contests(asked.pace, asked.only))
        play_all(asked.results, chosen, asked.games, asked.workers)
        measured = Figures(asked.pace, tuple(rows(asked.results, chosen)))
        FIGURES.write_text(as_json(measured))
    PAGE.write_text(as_page(measured))
    print(f"written to {FIGURES} and {PAGE}")


if __name__ == "__main__":
    main()
