"""``medici league``: how a bot does against the league, member by member."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table

from medici.interfaces.cli import completion
from medici.interfaces.cli.arena import Seconds, progress_bar
from medici.interfaces.cli.compiling import compile_when_needed
from medici.interfaces.cli.options import (
    AsJson,
    GameArgument,
    Players,
    Seed,
    checked_setup,
    fail,
    out,
    print_json,
)
from medici.interfaces.cli.output import counted
from medici.interfaces.cli.series import Rollouts
from medici.interfaces.cli.tune import Gpu, League, Weights, Workers, machine

if TYPE_CHECKING:
    from medici.bots import Budget
    from medici.bots.opponents.league import Member
    from medici.kernel.arrays import Row
    from medici.research.arena.bulk import Backend
    from medici.research.arena.meeting import Meeting

BotName = Annotated[
    str,
    typer.Option(
        "--bot",
        autocompletion=completion.bots,
        help="merchant, banker or prince, or a row that the league keeps.",
    ),
]
Games = Annotated[int, typer.Option("--games", min=1, help="Games against each member.")]
HeldOut = Annotated[
    bool, typer.Option("--held-out", help="Only those that nothing is tuned against.")
]


def league(
    game: GameArgument,
    players: Players = 4,
    bot: BotName = "merchant",
    games: Games = 1000,
    workers: Workers = 1,
    gpu: Gpu = False,
    seed: Seed = 1,
    budget: Seconds = None,
    rollouts: Rollouts = None,
    held_out: HeldOut = False,
    weights: Weights = None,
    path: League = None,
    as_json: AsJson = False,
) -> None:
    """One seat of a bot against each member of the league, who has all other seats.

    Members that nothing is tuned against stand apart. Bots that search play game by game: ask
    for fewer games. Alone there is nobody to meet: then it shows what each scores.

    Examples:

      medici league board --players 4 --games 2000 --workers 2

      medici league board --bot banker --games 20 --budget 0.1 --workers 2 --held-out
    """
    checked_setup(game, players, None)
    compile_when_needed([game], "research", workers)
    from medici.bots import Budget, NotABot, bot_named, budget_of  # noqa: PLC0415
    from medici.bots.opponents import league as house  # noqa: PLC0415
    from medici.bots.policies.heuristics import weights_in  # noqa: PLC0415
    from medici.bots.policies.policy import HEURISTIC_POLICY, NETWORK_POLICY  # noqa: PLC0415
    from medici.research.arena.meeting import meet  # noqa: PLC0415

    rows = house.read_rows(path or house.FILE)
    known = [] if held_out else house.tuned_against(game, players, rows)
    members = [*known, *house.held_out(game)]
    named = {member.name: member.row for member in house.champions(game, players, rows)}
    if players == 1:
        with machine(workers, gpu) as backend:
            show_alone(backend, game, weights_in(game, 1, weights), members, games, seed)
        return
    if bot == "merchant" or bot in named:
        row = named[bot] if bot in named else weights_in(game, players, weights)
        by_weights = bot in named or weights is not None
        kind = HEURISTIC_POLICY if by_weights else NETWORK_POLICY
        with machine(workers, gpu) as backend:
            meetings = meet(backend, game, players, row, members, games, seed, kind)
    else:
        if gpu:
            fail("expected --bot merchant or a row of the league: a search plays on the CPU")
        try:
            own = budget_of(bot_named(bot), game, players)
        except NotABot as problem:
            fail(f"{problem}; or a row of the league: {', '.join(named)}")
        spent = Budget(budget, rollouts) if budget or rollouts else own
        meetings = searched(game, players, bot, spent, members, games, seed, workers)
    if as_json:
        print_json([one.as_dict() for one in meetings])
    else:
        show(meetings, f"one {bot} in the league of {game}, {counted(players, 'player')}")


def show_alone(
    backend: "Backend",
    game: str,
    row: "Row",
    members: "Sequence[Member]",
    games: int,
    seed: int,
) -> None:
    """The merchant's score alone, and those of the members for reference."""
    from medici.bots.opponents.league import Member  # noqa: PLC0415
    from medici.bots.policies.policy import HEURISTIC_POLICY  # noqa: PLC0415
    from medici.research.arena.meeting import alone  # noqa: PLC0415

    merchant = Member("merchant", "champion", HEURISTIC_POLICY, row)
    table = Table("who", "score", "95 %", title=f"{game} alone")
    for one in alone(backend, game, [merchant, *members], games, seed):
        score = one.lead
        table.add_row(one.member.name, f"{score.mean:.1f}", f"{score.low:.1f} - {score.high:.1f}")
    out.print(table)


def searched(
    game: str,
    players: int,
    bot: str,
    budget: "Budget",
    members: "Sequence[Member]",
    games: int,
    seed: int,
    workers: int,
) -> "list[Meeting]":
    """The meetings of a bot that searches, in the order of the members."""
    from medici.research.arena.meeting import meet_with_search  # noqa: PLC0415

    meetings = {}
    with progress_bar() as bar:
        task = bar.add_task("Members met", total=len(members))
        for one in meet_with_search(game, players, bot, budget, members, games, seed, workers):
            meetings[one.member.name] = one
            bar.advance(task)
    return [meetings[member.name] for member in members]


def show(meetings: "list[Meeting]", title: str) -> None:
    """The meetings as tables, those with held-out members apart."""
    from medici.research.arena.meeting import mean_share, worst  # noqa: PLC0415

    for apart in (False, True):
        chosen = [one for one in meetings if one.member.held_out == apart]
        if not chosen:
            continue
        kind = "held out from tuning" if apart else "tuned against"
        table = Table("member", "wins", "95 %", "lead", title=f"{title}: {kind}")
        for one in chosen:
            share = one.share
            table.add_row(
                one.member.name,
                f"{share.mean:.1%}",
                f"{share.low:.1%} - {share.high:.1%}",
                f"{one.lead.mean:+.1f}",
            )
        out.print(table)
        mean, least = mean_share(chosen), worst(chosen)
        out.print(
            f"{kind}: mean {mean.mean:.1%} ({mean.low:.1%} - {mean.high:.1%}), "
            f"worst {least.share.mean:.1%} ({least.share.low:.1%} - {least.share.high:.1%}) "
            f"against {least.member.name}",
            highlight=False,
        )
