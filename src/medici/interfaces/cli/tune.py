"""``medici tune``: find the merchant's weights again, in the league, or weights to beat it."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from medici.interfaces.cli.compiling import compile_when_needed
from medici.interfaces.cli.options import (
    GameArgument,
    Players,
    Seed,
    check_writable,
    checked_setup,
    err,
    fail,
    out,
    print_json,
)

if TYPE_CHECKING:
    from medici.bots.opponents.league import Member
    from medici.research.arena.bulk import Backend
    from medici.research.arena.tune import Search

EVERY = 10  # seconds between two lines about progress
STARTING = 200  # games at each table that decide where to start

Minutes = Annotated[float, typer.Option("--minutes", min=0.01, help="How long to search.")]
Generations = Annotated[
    int | None, typer.Option("--generations", min=1, help="Stop after this many generations.")
]
Candidates = Annotated[
    int, typer.Option("--candidates", min=4, help="How many rows a generation tries.")
]
Games = Annotated[
    int | None, typer.Option("--games", min=1, help="Games of a candidate at each table.")
]
Workers = Annotated[int, typer.Option("--workers", "-w", min=1, help="Processes.")]
Gpu = Annotated[bool, typer.Option("--gpu", help="Play on an NVIDIA GPU instead of the CPU.")]
Write = Annotated[
    Path | None,
    typer.Option(
        "--write",
        help="Put the result into this file of weights, and the row it had into the league.",
    ),
]
Keep = Annotated[
    Path | None,
    typer.Option("--keep", help="Keep the state of the search here; run again to go on."),
]
League = Annotated[
    Path | None, typer.Option("--league", help="The file of the league, if not the house's own.")
]
Searchers = Annotated[
    bool, typer.Option("--searchers", help="The row that the searchers' own seat plays by.")
]
Weights = Annotated[
    Path | None,
    typer.Option("--weights", help="Take the merchant's row from this file of weights."),
]
Exploit = Annotated[
    bool, typer.Option("--exploit", help="Tune for nothing but to beat the merchant.")
]
Join = Annotated[bool, typer.Option("--join", help="Take an exploiter that wins into the league.")]
Afresh = Annotated[bool, typer.Option("--afresh", help="Start from the first guess.")]
Step = Annotated[
    float | None, typer.Option("--step", min=0.01, help="How far from the start to search first.")
]


def tune(
    game: GameArgument,
    players: Players = 4,
    minutes: Minutes = 5,
    generations: Generations = None,
    candidates: Candidates = 32,
    games: Games = None,
    workers: Workers = 1,
    gpu: Gpu = False,
    seed: Seed = 1,
    step: Step = None,
    write: Write = None,
    keep: Keep = None,
    league: League = None,
    afresh: Afresh = False,
    searchers: Searchers = False,
    exploit: Exploit = False,
    weights: Weights = None,
    join: Join = False,
) -> None:
    """Improve the weights of the merchant, or of the searchers, in the league.

    An evolution strategy starts from the row of the league that does best in it and prints its
    progress: the mean share of wins over the tables, and over the worst quarter of them. At the
    end it says how the result does against the weights in use, and --write keeps it.

    With --exploit it searches for nothing but a row that beats the merchant's, one seat among
    merchants; --join takes it into the league if it wins more than an equal would.

    Examples:

      medici tune board --players 4 --minutes 10 --workers 2

      medici tune board --players 4 --minutes 10 --games 240 --gpu

      medici tune dice --players 1 --afresh --write src/medici/bots/policies/heuristics/weights.json

      medici tune board --players 4 --exploit --minutes 10 --workers 2 --join
    """
    checked_setup(game, players, None)
    if exploit and players == 1:
        fail("expected at least 2 players: alone there is nobody to exploit")
    if exploit and (write or searchers):
        raise typer.BadParameter("expected --join with --exploit; got --write or --searchers")
    if join and not exploit:
        raise typer.BadParameter("expected --exploit with --join")
    for path, option in ((write, "--write"), (keep, "--keep")):
        check_writable(path, option)
    if write:
        check_rows(write)
    compile_when_needed([game], "research", workers)
    from medici.bots.opponents.league import FILE, read_rows, write_rows  # noqa: PLC0415
    from medici.bots.policies.heuristics import searcher_weights, weights_in  # noqa: PLC0415
    from medici.research.arena.tune import (  # noqa: PLC0415
        compare,
        exploiting_search,
        first_guess,
        heuristic_of,
        known_rows,
        league_search,
    )

    if write or join:
        check_writable(league or FILE, "--league")
    rows = read_rows(league or FILE)
    before = searcher_weights(game, players) if searchers else weights_in(game, players, weights)
    if exploit:
        search = exploiting_search(
            game, players, before, seed, candidates=candidates, games=games, step=step or 0.5
        )
    else:
        search = league_search(
            game,
            players,
            first_guess(game, players),
            rows,
            seed,
            candidates=candidates,
            games=games,
            without=() if searchers else heuristic_of(game, players).without,
            step=step or (1.0 if afresh else 0.4),
        )
    with machine(workers, gpu) as backend:
        if not afresh:
            begin(search, backend, known_rows(game, players, rows, before))
        run(search, backend, minutes, generations, keep)
        best = search.evolution.mean.round(4)
        share, lead = compare(backend, game, players, best, before)
    out.print(
        f"against the weights in use: {share.mean:.1%} of wins "
        f"({share.low:.1%} - {share.high:.1%}) as one of {players}, {lead.mean:+.1f} ahead of the "
        f"mean; an equal would win {1 / players:.1%}"
    )
    key = f"{game}-{players}-searchers" if searchers else f"{game}-{players}"
    row = best.tolist()
    if write:
        put(write, key, row)
        rows.add("champions", key, before.tolist())
        done = f"written to {write}; the league keeps the weights that were in use"
    elif join and share.low > 1 / players:
        done = f"{rows.add('exploiters', key, row)} has joined the league"
    else:
        print_json({key: row})
        return
    write_rows(rows, league or FILE)
    out.print(done, highlight=False)


@contextmanager
def machine(workers: int, gpu: bool) -> "Iterator[Backend]":
    """What the games are played on; the program ends if there is no such thing here."""
    from medici.research.arena import bulk  # noqa: PLC0415

    if gpu:
        try:
            backend = bulk.gpu()
        except RuntimeError as problem:
            fail(str(problem))
        yield backend
    else:
        with bulk.cores(workers) as backend:
            yield backend


def check_rows(path: Path) -> None:
    """Refuse a file that the result could not be put into, as it holds something else."""
    try:
        if path.exists():
            msgspec.json.decode(path.read_bytes(), type=dict[str, list[float]])
    except msgspec.MsgspecError as problem:
        raise typer.BadParameter(
            f"expected a file of weights; {path} is none: {problem}", param_hint="--write"
        ) from problem


def put(path: Path, key: str, row: list[float]) -> None:
    """Put a row into a file of weights, one line to a row."""
    rows = msgspec.json.decode(path.read_bytes()) if path.exists() else {}
    rows[key] = row
    path.write_bytes(msgspec.json.format(msgspec.json.encode(dict(sorted(rows.items())))))


def begin(search: "Search", backend: "Backend", known: "list[Member]") -> None:
    """Start from the row that does best, and say whose it is."""
    from medici.research.arena.tune import best_start  # noqa: PLC0415

    start = best_start(search, backend, known, STARTING)
    search.begin(start.row)
    err.print(f"starting from {start.name}", highlight=False)


def run(
    search: "Search",
    backend: "Backend",
    minutes: float,
    generations: int | None,
    keep: Path | None,
) -> None:
    """Run a search and say how it goes; an interruption ends it with what it has found so far."""
    from medici.research.arena.tune import Kept  # noqa: PLC0415

    if keep and keep.exists():
        search.go_on(msgspec.json.decode(keep.read_bytes(), type=Kept))
        err.print(f"going on after generation {search.generation}")
    told = 0.0
    try:
        for step in islice(search.run(backend, minutes * 60), generations):
            if keep:
                keep.write_bytes(msgspec.json.encode(search.kept()))
            if monotonic() > told + EVERY:
                err.print(step.to_text(), highlight=False, soft_wrap=True)
                told = monotonic()
    except KeyboardInterrupt:
        err.print("Interrupted: continuing with the best weights so far.")
