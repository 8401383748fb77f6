"""Every merchant against the whole league, beside the first one of its kind.

One seat of the merchant, a member of the league in all others. The first champions are the
merchants from before there was a league. Figures and page are written after each run; bots that
search are added by naming them. The picture on the page is drawn anew by scripts/pictures.py.

    python benchmarks/league.py --games 2000 --workers 2
    python benchmarks/league.py --bot banker --games 8 --only board --players 4 --workers 2
    python benchmarks/league.py --page    # only write docs/league.md anew
    python scripts/pictures.py league
"""

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from medici.bots import BOTS, budget_of
from medici.bots.opponents.league import champions, held_out, read_rows, tuned_against
from medici.bots.policies.heuristics import weights_for
from medici.bots.policies.policy import HEURISTIC_POLICY, NETWORK_POLICY
from medici.games import GAMES
from medici.research.arena.bulk import cores
from medici.research.arena.meeting import Meeting, mean_share, meet, meet_with_search, worst

HERE = Path(__file__).parent
FIGURES = HERE / "league.json"
PAGE = HERE.parent / "docs" / "league.md"
FIRST = "first champion"
OLD = "old merchant"  # from before networks: it follows the heuristic
MEASURED = (FIRST, OLD, "merchant", "banker", "prince")
ORDER = (FIRST, OLD, "old banker", "old prince", *MEASURED[2:])


class Group(msgspec.Struct):
    """How a bot did against some members."""

    members: int
    mean: float
    interval: tuple[float, float]
    worst: float
    worst_interval: tuple[float, float]
    against: str


class Result(msgspec.Struct):
    """How a bot did in the league of one game and number of players."""

    game: str
    players: int
    bot: str
    games: int  # against each member
    budget: str
    known: Group | None  # those that are tuned against
    held_out: Group

    @property
    def place(self) -> tuple[int, int, int]:
        """Where it stands in the tables."""
        return [*GAMES].index(self.game), self.players, ORDER.index(self.bot)


def group(meetings: Sequence[Meeting]) -> Group:
    """The figures of some meetings."""
    mean, least = mean_share(meetings), worst(meetings)
    return Group(
        len(meetings),
        round(mean.mean, 4),
        (round(mean.low, 4), round(mean.high, 4)),
        round(least.share.mean, 4),
        (round(least.share.low, 4), round(least.share.high, 4)),
        least.member.name,
    )


def measure(game: str, players: int, bot: str, asked: argparse.Namespace) -> Result:
    """Play one bot against the league; those that search meet only members held out."""
    rows = read_rows()
    apart = held_out(game)
    if bot in (FIRST, OLD, "merchant"):
        named = {member.name: member.row for member in champions(game, players, rows)}
        first = named[f"champion {game}-{players}.1"]
        row = first if bot == FIRST else weights_for(game, players)
        kind = NETWORK_POLICY if bot == "merchant" else HEURISTIC_POLICY
        family = tuned_against(game, players, rows)
        with cores(asked.workers) as backend:
            known = meet(backend, game, players, row, family, asked.games, 1, kind)
            strangers = meet(backend, game, players, row, apart, asked.games, 1, kind)
        return Result(game, players, bot, asked.games, "", group(known), group(strangers))
    budget = budget_of(BOTS[bot], game, players)
    meetings = meet_with_search(game, players, bot, budget, apart, asked.games, 1, asked.workers)
    told = f"{budget.seconds:g} s, {budget.rollouts} rollouts"
    return Result(game, players, bot, asked.games, told, None, group(list(meetings)))


def percent(share: float, interval: tuple[float, float]) -> str:
    """A share with its interval."""
    return f"{100 * share:.0f} % ({100 * interval[0]:.0f} - {100 * interval[1]:.0f})"


def as_page(results: Sequence[Result]) -> str:
    """The figures as a page of tables, one for each game."""
    lines = [
        "# The bots in the league",
        "",
        "One seat of a bot, a member of the league in all others: its share of wins, as the mean",
        "over the members and against the worst of them, each with a 95 % interval. Nothing was",
        "ever tuned against the members that are held out. The first champions are the merchants",
        "from before there was a league. What the league is stands in [the bots](bots.md).",
        "Made by `python benchmarks/league.py`, which says how to go on; the picture, of the",
        "merchant and the members held out, by `python scripts/pictures.py league`.",
        "",
        "![The merchant among members of the league that were held out](pictures/league.svg)",
    ]
    for game in dict.fromkeys(result.game for result in results):
        lines += game_table([result for result in results if result.game == game])
    return "\n".join([*lines, ""])


def game_table(results: Sequence[Result]) -> Iterator[str]:
    """The table of a game."""
    yield from ("", f"## {results[0].game}", "")
    yield "| players | an equal | bot | held out: mean | worst | known: mean | worst | games |"
    yield "| --- | --- | --- | --- | --- | --- | --- | --- |"
    for one in results:
        cells = [str(one.players), f"{100 / one.players:.0f} %", one.bot]
        if one.budget:
            cells[-1] += f" ({one.budget})"
        for some in (one.held_out, one.known):
            if some is None:
                cells += ["", ""]
                continue
            cells.append(percent(some.mean, some.interval))
            cells.append(f"{percent(some.worst, some.worst_interval)} {some.against}")
        yield f"| {' | '.join(cells)} | {one.games} |"


def read() -> list[Result]:
    """The figures so far."""
    if not FIGURES.exists():
        return []
    return msgspec.json.decode(FIGURES.read_bytes(), type=list[Result])


def write(results: Sequence[Result]) -> None:
    """Write figures and page."""
    lines = ",\n".join(msgspec.json.encode(result).decode() for result in results)
    FIGURES.write_text(f"[\n{lines}\n]\n")
    PAGE.write_text(as_page(results))


def main() -> None:
    """Play, and write after each table that is full."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", choices=MEASURED, nargs="*", default=[FIRST, "merchant"])
    parser.add_argument("--games", type=int, default=1000, help="against each member")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--only", nargs="*", default=list(GAMES), help="only these games")
    parser.add_argument("--players", type=int, nargs="*", help="only these numbers of players")
    parser.add_argument("--page", action="store_true", help="play nothing, only write the page")
    asked = parser.parse_args()
    results = {result.place: result for result in read()}
    for game in () if asked.page else asked.only:
        for players in asked.players or GAMES[game].seats:
            for bot in asked.bot if players > 1 and players in GAMES[game].seats else ():
                result = measure(game, players, bot, asked)
                results[result.place] = result
                write([results[place] for place in sorted(results)])
                print(game, players, bot, result.held_out, flush=True)
    write([results[place] for place in sorted(results)])


if __name__ == "__main__":
    main()
