"""Every level against every weaker one, for each game and number of players.

One seat of the stronger level among weaker ones: an equal would win one game in the number of
players. Run it again to go on where it was; the table is written after each run.

    python benchmarks/levels.py --games 100 --pace 0.1 --workers 2
"""

import argparse
from collections.abc import Iterator
from concurrent.futures import as_completed
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from medici.arena.ledger import Ledger
from medici.arena.play import Contest
from medici.arena.run import batches, play_batch, worker_pool
from medici.arena.standings import standings
from medici.bots import LEVELS
from medici.games import GAMES

HERE = Path(__file__).parent
QUICK_GAMES = 20  # times as many where nobody searches


def contests(pace: float, names: list[str]) -> Iterator[Contest]:
    """One for each pair of levels, game and number of players; alone, one for each level."""
    for name in names:
        for players in GAMES[name].seats:
            if players == 1:
                for level in LEVELS:
                    yield Contest(name, (level,), seed=1, pace=pace)
                continue
            for weaker, stronger in combinations(LEVELS, 2):
                yield Contest(name, (stronger, *[weaker] * (players - 1)), seed=1, pace=pace)


def folder_of(base: Path, contest: Contest) -> Path:
    """Where the results of a contest are kept."""
    stronger, *weaker = contest.bots
    rival = weaker[0] if weaker else "alone"
    return base / f"{contest.game}-{len(contest.bots)}-{stronger}-{rival}"


def games_for(contest: Contest, games: int) -> int:
    """More games where they cost nothing, fewer where the levels are far apart."""
    places = [LEVELS.index(bot) for bot in contest.bots]
    if max(places) <= LEVELS.index("merchant"):
        return games * QUICK_GAMES
    return games if max(places) - min(places) <= 1 else games // 3


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


def rows(base: Path, all_contests: list[Contest]) -> Iterator[dict[str, Any]]:
    """One row of figures for each contest that has results."""
    for contest in all_contests:
        ledger = Ledger(contest, folder_of(base, contest))
        if not ledger.results:
            continue
        best = {one.bot: one for one in standings(contest.bots, ledger.results, contest.seed)}
        one = best[contest.bots[0]]
        yield {
            "game": contest.game,
            "players": len(contest.bots),
            "level": contest.bots[0],
            "against": contest.bots[1] if len(contest.bots) > 1 else None,
            "games": len(ledger.results),
            **one.as_dict(),
        }


def as_page(pace: float, figures: list[dict[str, Any]]) -> str:
    """The figures as a page of tables, one for each game."""
    lines = [
        "# The levels against each other",
        "",
        "One seat of the stronger level, all others of the weaker: its share of wins with a 95 %",
        f"interval. Those who search took {pace:g} of their usual time. Made by",
        "`python benchmarks/levels.py`, which says how to go on.",
    ]
    for game in dict.fromkeys(row["game"] for row in figures):
        lines += [
            "",
            f"## {game}",
            "",
            "| players | level | against | wins | 95 % | an equal | games |",
        ]
        lines.append("| --- | --- | --- | --- | --- | --- | --- |")
        alone = []
        for row in (row for row in figures if row["game"] == game):
            if row["against"] is None:
                low, high = row["score_interval"]
                figures_of = f"{row['score']:.1f} | {low:.1f} - {high:.1f} | {row['games']}"
                alone.append(f"| {row['level']} | {figures_of} |")
                continue
            low, high = row["interval"]
            lines.append(
                f"| {row['players']} | {row['level']} | {row['against']} | {row['wins']:.1%} "
                f"| {low:.1%} - {high:.1%} | {1 / row['players']:.1%} | {row['games']} |"
            )
        if alone:
            lines += ["", "Alone:", "", "| level | mean score | 95 % | games |"]
            lines += ["| --- | --- | --- | --- |", *alone]
    return "\n".join([*lines, ""])


def main() -> None:
    """Play, then write the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--pace", type=float, default=0.1, help="part of the bots' own seconds")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--only", nargs="*", default=list(GAMES), help="only these games")
    parser.add_argument("--results", type=Path, default=HERE / "results" / "levels")
    parser.add_argument("--write", type=Path, default=HERE.parent / "docs" / "levels.json")
    asked = parser.parse_args()
    chosen = list(contests(asked.pace, asked.only))
    play_all(asked.results, chosen, asked.games, asked.workers)
    found = {"pace": asked.pace, "rows": list(rows(asked.results, chosen))}
    asked.write.write_bytes(msgspec.json.format(msgspec.json.encode(found)) + b"\n")
    page = asked.write.with_suffix(".md")
    page.write_text(as_page(asked.pace, list(rows(asked.results, chosen))))
    print(f"written to {asked.write} and {page}")


if __name__ == "__main__":
    main()
