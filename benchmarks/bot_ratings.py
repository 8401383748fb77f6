"""How strong the levels of bots are beside each other, at mixed tables of every game and size.

Levels that are near each other sit at one table; their strengths are those that explain best who
won (Luce's choice, as on the leaderboard), as logarithms of odds with the merchant at 0. People's
ratings are made of the same odds: src/medici/online/community/ratings.py makes numbers of both.
Run it again to go on where it was; with --fit nothing is played.

    python benchmarks/bot_ratings.py --games 400 --workers 16 --minutes 9
    python benchmarks/bot_ratings.py --only dice --players 2 --games 40
    python benchmarks/bot_ratings.py --fit

Needs ``pip install medici[rating]`` for the fit.
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import msgspec
from levels import play_contests

from medici.bots.levels import LEVELS, WEAKEST
from medici.games import GAMES
from medici.research.arena.contest import Contest
from medici.research.arena.ledger import Ledger
from medici.research.arena.schedule import seatings_of
from medici.research.evaluation.rating import RatedDeal, errors_of, fitted

HERE = Path(__file__).parent
FIGURES = HERE.parent / "src" / "medici" / "online" / "community" / "bot_ratings.json"
RANDOM, APPRENTICE, MERCHANT, BANKER, PRINCE = ORDER = (WEAKEST, *LEVELS)
LINEUPS: dict[int, tuple[tuple[str, ...], ...]] = {
    2: (
        (RANDOM, APPRENTICE),
        (RANDOM, MERCHANT),
        (APPRENTICE, MERCHANT),
        (APPRENTICE, BANKER),
        (MERCHANT, BANKER),
        (MERCHANT, PRINCE),
        (BANKER, PRINCE),
    ),
    3: (
        (RANDOM, APPRENTICE, MERCHANT),
        (APPRENTICE, MERCHANT, BANKER),
        (APPRENTICE, MERCHANT, PRINCE),
        (MERCHANT, BANKER, PRINCE),
    ),
    4: ((RANDOM, APPRENTICE, MERCHANT, BANKER), (APPRENTICE, MERCHANT, BANKER, PRINCE)),
    5: ((RANDOM, APPRENTICE, MERCHANT, BANKER, PRINCE), (APPRENTICE, *ORDER[1:])),
    6: ((RANDOM, APPRENTICE, MERCHANT, MERCHANT, BANKER, PRINCE), (*ORDER[1:], *ORDER[2:4])),
}


class Strength(msgspec.Struct, array_like=True):
    """The logarithm of a level's odds beside the merchant's, and its standard error."""

    odds: float
    error: float


Measured = dict[str, dict[str, dict[str, Strength]]]  # by game, number of players and level


def contests(names: list[str], counts: list[int]) -> Iterator[Contest]:
    """One for each game, number of players and lineup."""
    for name in names:
        for players in GAMES[name].seats:
            if players in counts:
                for bots in LINEUPS.get(players, ()):
                    yield Contest(name, bots, seed=28)


def folder_of(base: Path, contest: Contest) -> Path:
    """Where the results of a contest are kept."""
    return base / "-".join((contest.game, *contest.bots))


def deals_of(base: Path, contest: Contest) -> Iterator[RatedDeal]:
    """Who won at each deal of a contest."""
    results = Ledger(contest, folder_of(base, contest)).results
    victories: dict[int, Counter[str]] = {}
    for pairing, result in results.items():
        seats = seatings_of(contest.bots, pairing.deal, contest.seed)[pairing.seating]
        won = victories.setdefault(pairing.deal, Counter())
        for winner in result.winners:
            won[seats[winner]] += 1 / len(result.winners)  # type: ignore[assignment]
    for won in victories.values():
        yield RatedDeal(tuple(sorted(contest.bots)), won)


def strengths(deals: list[RatedDeal]) -> dict[str, Strength]:
    """The strengths of all levels that were met at tables of one game and size."""
    names = [name for name in ORDER if any(name in deal.seats for deal in deals)]
    found = fitted(names, deals)
    errors = errors_of(names, deals, found)
    base = found[names.index(MERCHANT)]
    return {
        name: Strength(round(float(own - base), 3), round(float(error), 3))
        for name, own, error in zip(names, found, errors, strict=True)
    }


def fit(base: Path) -> Measured:
    """The strengths by game and number of players, where anything was played."""
    measured: Measured = {}
    for name in GAMES:
        for players in LINEUPS:
            played = [one for one in contests([name], [players]) if folder_of(base, one).exists()]
            deals = [deal for contest in played for deal in deals_of(base, contest)]
            if deals:
                games = sum(sum(deal.victories.values()) for deal in deals)
                measured.setdefault(name, {})[str(players)] = found = strengths(deals)
                told = ", ".join(f"{bot} {own.odds} +-{own.error}" for bot, own in found.items())
                print(f"{name} {players}: {games:.0f} games: {told}", flush=True)
    return measured


def as_json(measured: Measured) -> str:
    """The strengths as a file, one line to a game and size."""
    games = []
    for game, sizes in measured.items():
        rows = [f'    "{size}": {msgspec.json.encode(row).decode()}' for size, row in sizes.items()]
        games.append(f'  "{game}": {{\n' + ",\n".join(rows) + "\n  }")
    return "{\n" + ",\n".join(games) + "\n}\n"


def main() -> None:
    """Play, then write the strengths."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="for each lineup")
    parser.add_argument("--minutes", type=float, default=1e6, help="stop after so long")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--only", nargs="*", default=list(GAMES), help="only these games")
    parser.add_argument("--players", type=int, nargs="*", default=list(LINEUPS))
    parser.add_argument("--results", type=Path, default=HERE / "results" / "bot_ratings")
    parser.add_argument("--out", type=Path, default=FIGURES)
    parser.add_argument("--fit", action="store_true", help="play nothing, only fit")
    parser.add_argument("--play", action="store_true", help="only play")
    asked = parser.parse_args()
    if not asked.fit:
        chosen = [
            (contest, folder_of(asked.results, contest), asked.games)
            for contest in contests(asked.only, asked.players)
        ]
        play_contests(chosen, asked.workers, 60 * asked.minutes)
    if not asked.play:
        asked.out.write_text(as_json(fit(asked.results)))
        print(f"written to {asked.out}")


if __name__ == "__main__":
    main()
