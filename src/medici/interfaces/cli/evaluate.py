"""``medici evaluate``: how strong is a bot, by a protocol that everybody can repeat?"""

from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table

from medici.bots import NotABot, bot_named
from medici.interfaces.cli import completion
from medici.interfaces.cli.arena import Workers
from medici.interfaces.cli.compiling import compile_when_needed
from medici.interfaces.cli.options import (
    AsJson,
    check_writable,
    checked_setup,
    fail,
    interrupted,
    out,
    print_json,
    refuse_to_replace,
    watched,
)

if TYPE_CHECKING:
    from medici.research.evaluation.result import Evaluation, Share

Bot = Annotated[
    str,
    typer.Argument(
        metavar="BOT",
        autocompletion=completion.bots,
        help="One of [b]medici bots[/b], a network as FILE.bin, or your own as module:Name.",
    ),
]
Game = Annotated[
    str, typer.Option("--game", "-g", autocompletion=completion.games, help="board, card or dice.")
]
Players = Annotated[
    int | None,
    typer.Option(
        "--players", "-n", help="How many players.", show_default="board and card 4, dice 3"
    ),
]
Quick = Annotated[
    bool,
    typer.Option("--quick", help="Fewer deals and no princes: a minute, if BOT takes no time."),
]
Out = Annotated[Path | None, typer.Option("--out", help="Write the result to FILE.json.")]
Force = Annotated[bool, typer.Option("--force", help="Replace a file that is there.")]


def evaluate(
    bot: Bot,
    game: Game = "board",
    players: Players = None,
    quick: Quick = False,
    target: Out = None,
    workers: Workers = 1,
    as_json: AsJson = False,
    force: Force = False,
) -> None:
    """Measure a bot by the protocol medici-eval/1: fixed deals, seats and opponents.

    One seat of it meets every level, plain players that nothing was tuned against, a cheap table
    and a dear one. Every deal is played from every seat. The same bot has the same shares each
    time, unless the clock alone ends its thinking.

    Examples:

      medici evaluate merchant --game dice --quick

      medici evaluate my.module:Bot --game board --workers 2 --out results/my-bot.json
    """
    try:
        bot_named(bot)
    except NotABot as problem:
        raise typer.BadParameter(str(problem), param_hint="BOT") from problem
    from medici.research.evaluation.play import play_deals  # noqa: PLC0415
    from medici.research.evaluation.protocol import PLAYERS, meetings  # noqa: PLC0415
    from medici.research.evaluation.result import evaluation_of, to_text  # noqa: PLC0415

    count = PLAYERS.get(game, 0) if players is None else players
    checked_setup(game, count, None)
    if count == 1:
        raise typer.BadParameter("expected players in company; got 1", param_hint="--players")
    refuse_to_replace(target, force)
    check_writable(target, "--out")
    compile_when_needed([game], "research", workers)
    wanted = list(meetings(game, count, bot, quick=quick))
    began = monotonic()
    try:
        deals = play_deals(game, bot, wanted, workers)
        played = list(watched(deals, "Playing", len(wanted)))
    except KeyboardInterrupt:
        interrupted("Interrupted; nothing is written.")
    found = evaluation_of(
        game, count, bot, played, quick=quick, seconds=monotonic() - began, workers=workers
    )
    if as_json:
        print_json(found)
    else:
        show(found)
    if target is not None:
        try:
            target.write_text(to_text(found))
        except OSError as problem:
            fail(problem)


def percent(share: "Share") -> str:
    """A share with half of its interval."""
    return f"{share.mean:.1%} ± {100 * share.half:.1f}"


def show(found: "Evaluation") -> None:
    """The result for people."""
    kind = ", quick" if found.quick else ""
    title = f"{found.bot}: {found.game}, {found.players} players ({found.protocol}{kind})"
    table = Table("table", "games", "wins", "less luck", title=title)
    for one in found.tables:
        table.add_row(one.table, str(one.games), percent(one.plain), percent(one.less_luck))
    table.add_row("mean", str(sum(one.games for one in found.tables)), "", percent(found.mean))
    out.print(table)
    out.print(
        f"An equal wins {1 / found.players:.1%}. {found.milliseconds:.3g} ms a decision, "
        f"{found.seconds:.0f} s in all.",
        highlight=False,
    )
    if not found.repeatable:
        out.print("The clock ends its thinking: another run may differ.", highlight=False)
    for reason, times in found.failures.items():
        out.print(f"It failed {times} times: {reason}", style="red", highlight=False)
