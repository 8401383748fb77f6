"""Every level against the next weaker one, for each game and number of players.

One seat of the stronger level among weaker ones: an equal would win one game in the number of
players n, and a level is told from the next if it wins 2 in n + 1. Run it again to go on where it
was; with --page only the figures that were played so far and the page are written. The picture on
the page is drawn anew by scripts/pictures.py.

    python benchmarks/levels.py --workers 16
    python benchmarks/levels.py --only dice --players 2 3 --minutes 10 --workers 2
    python benchmarks/levels.py --levels banker prince --part 0.25 --workers 2
    python benchmarks/levels.py --page && python scripts/pictures.py levels
"""

import argparse
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from random import Random
from time import monotonic

import msgspec

from medici.bots.levels import LEVELS, WEAKEST, Figures, Result, figures
from medici.bots.processes.worker_pool import WorkerPool
from medici.games import GAMES
from medici.research.arena.batch import batches, play_batch
from medici.research.arena.contest import Contest
from medici.research.arena.ledger import Ledger
from medici.research.arena.standings import standings

HERE = Path(__file__).parent
FIGURES = HERE.parent / "src" / "medici" / "bots" / "levels.json"
PAGE = HERE.parent / "docs" / "levels.md"
ORDER = (WEAKEST, *LEVELS)
GAMES_OF = {"apprentice": 2000, "merchant": 2000, "banker": 400, "prince": 200}  # by the stronger


def contests(names: list[str], counts: list[int]) -> Iterator[Contest]:
    """One for each level, game and number of players: against the next weaker one, or alone."""
    for name in names:
        for players in GAMES[name].seats:
            if players not in counts:
                continue
            for weaker, stronger in pairwise(ORDER):
                others = [weaker] * (players - 1)
                yield Contest(name, (stronger, *others), seed=1)


def folder_of(base: Path, contest: Contest) -> Path:
    """Where the results of a contest are kept."""
    stronger, *weaker = contest.bots
    rival = weaker[0] if weaker else "alone"
    return base / f"{contest.game}-{len(contest.bots)}-{stronger}-{rival}"


def games_for(contest: Contest, part: float) -> int:
    """More games where they cost little."""
    return max(1, round(GAMES_OF[contest.bots[0]] * part))


def play_contests(asked: list[tuple[Contest, Path, int]], workers: int, seconds: float) -> None:
    """Play what is missing of contests, each with its folder and number of games.

    Their jobs are played side by side, until the time is up.
    """
    until = monotonic() + seconds
    with WorkerPool(workers) as pool:
        work = []
        for contest, folder, games in asked:
            ledger = Ledger(contest, folder)
            work += [(contest, ledger, batch) for batch in batches(contest, games, ledger, workers)]
        Random(1).shuffle(work)  # so that a run that is cut short has something of everything
        jobs = {
            pool.submit(play_batch, contest, batch, luck=False): (ledger, batch)
            for contest, ledger, batch in work
        }
        for number, job in enumerate(pool.finished(jobs), start=1):
            ledger, batch = jobs[job]
            for pairing, played in zip(batch, job.result(), strict=True):
                ledger.add(pairing, played)
            if number % 100 == 0:
                print(f"{number} of {len(jobs)} jobs", flush=True)
            if monotonic() > until:
                break


def rows(base: Path, all_contests: list[Contest]) -> Iterator[Result]:
    """One row of figures for each contest that has results."""
    for contest in all_contests:
        if not folder_of(base, contest).exists():
            continue
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


def with_earlier(base: Path) -> Figures:
    """What was played here, and for what was not the figures so far."""
    everything = list(contests(list(GAMES), list(range(1, 7))))
    found = {(row.game, row.players, row.level): row for row in figures().rows}
    found |= {(row.game, row.players, row.level): row for row in rows(base, everything)}
    order = [(one.game, len(one.bots), one.bots[0]) for one in everything]
    return Figures(tuple(found[place] for place in order if place in found))


def as_json(measured: Figures) -> str:
    """The figures as a file, one line to a row."""
    lines = ",\n".join(msgspec.json.encode(row).decode() for row in measured.rows)
    return f'{{"rows": [\n{lines}\n]}}\n'


def as_page(measured: Figures) -> str:
    """The figures as a page of tables, one for each game."""
    lines = [
        "# The levels against each other",
        "",
        "One seat of the stronger level, all others of the weaker: its share of wins with a 95 %",
        "interval. The interval comes from the spread between deals; where all deals ended alike",
        "it is Wilson's, with each deal as a single trial. Those that stand here are of 1.96",
        "standard errors; by Student's t, as new ones are, one of six deals would be 1.3 times as",
        "wide, one of 50 deals 1.03 times. All bots have the budgets that people",
        "meet. *Asked* is what tells a level from the next: 2 in n + 1 games of n players. Made by",
        "`python benchmarks/levels.py`, which says how to go on; the picture, of all levels but",
        "the lowest, by `python scripts/pictures.py levels`.",
        "",
        "![One seat of a level among the next weaker ones](pictures/levels.svg)",
    ]
    for game in dict.fromkeys(row.game for row in measured.rows):
        lines += game_tables(game, [row for row in measured.rows if row.game == game])
    return "\n".join([*lines, ""])


def game_tables(game: str, results: Sequence[Result]) -> Iterator[str]:
    """The table of a game, and a second one for those who played alone."""
    yield from ("", f"## {game}", "")
    yield "| players | level | against | wins | 95 % | an equal | asked | games |"
    yield "| --- | --- | --- | --- | --- | --- | --- | --- |"
    alone = [row for row in results if row.against is None]
    for row in results:
        if row.against is not None:
            low, high = row.interval
            yield (
                f"| {row.players} | {row.level} | {row.against} | {row.wins:.1%} "
                f"| {low:.1%} - {high:.1%} | {1 / row.players:.1%} "
                f"| {2 / (row.players + 1):.1%} | {row.games} |"
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
    parser.add_argument("--part", type=float, default=1.0, help="of the games that are asked for")
    parser.add_argument("--minutes", type=float, default=1e6, help="stop after so long")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--only", nargs="*", default=list(GAMES), help="only these games")
    parser.add_argument("--players", type=int, nargs="*", default=list(range(1, 7)))
    parser.add_argument("--levels", nargs="*", default=LEVELS, help="only these, as the stronger")
    parser.add_argument("--results", type=Path, default=HERE / "results" / "levels")
    parser.add_argument("--page", action="store_true", help="play nothing, only write the page")
    asked = parser.parse_args()
    if not asked.page:
        all_of_them = contests(asked.only, asked.players)
        chosen = [contest for contest in all_of_them if contest.bots[0] in asked.levels]
        work = [
            (contest, folder_of(asked.results, contest), games_for(contest, asked.part))
            for contest in chosen
        ]
        play_contests(work, asked.workers, 60 * asked.minutes)
    if asked.results.exists():
        FIGURES.write_text(as_json(with_earlier(asked.results)))
        figures.cache_clear()
    PAGE.write_text(as_page(figures()))
    print(f"written to {FIGURES} and {PAGE}")


if __name__ == "__main__":
    main()
