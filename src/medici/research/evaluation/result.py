"""The result of an evaluation: a file with all that is needed to play it again."""

import hashlib
import platform
from collections.abc import Sequence
from importlib.util import find_spec
from math import isinf, sqrt
from os import cpu_count
from pathlib import Path

import msgspec

import medici
from medici import games
from medici.bots import Budget, bot_named, budget_of, network, own_bot
from medici.bots.external.loading import is_external_name
from medici.bots.players import network_bot
from medici.bots.players.plain_bot import is_plain_name
from medici.games import GAMES
from medici.research.arena.bench import measure
from medici.research.arena.estimate import Estimate, bounded, estimate_share, wilson
from medici.research.arena.standings import less_luck
from medici.research.arena.student import AS_GOOD_AS_KNOWN, standard_errors
from medici.research.evaluation.play import PlayedDeal
from medici.research.evaluation.protocol import NAME, SEED, SLOWEST, TABLES, company

FIGURES = 4  # after the point
LEAST_DEALS = 8  # that tell how deals spread, and how much luck counts
MEASURED_SECONDS = 0.1


class Share(msgspec.Struct, frozen=True):
    """A share of victories with its 95 % interval."""

    mean: float
    low: float
    high: float

    @property
    def half(self) -> float:
        """Half of the interval, the longer side."""
        return max(self.high - self.mean, self.mean - self.low)


class DealResult(msgspec.Struct, frozen=True):
    """A deal from every seat: victories of the bot and of the others, and luck of each kind."""

    share: float
    luck: tuple[float, ...]
    others: dict[str, float]


class TableResult(msgspec.Struct, frozen=True):
    """What the bot came to at a table; no deals: it is an equal among nothing but itself."""

    table: str
    games: int
    plain: Share
    less_luck: Share
    deals: tuple[DealResult, ...]


class Machine(msgspec.Struct, frozen=True):
    """What it was played on; speed is decisions of random play in a second, on one core."""

    system: str
    processor: str
    cores: int
    python: str
    speed: int


class Evaluation(msgspec.Struct, frozen=True):
    """One bot at one game, by the protocol."""

    protocol: str
    quick: bool
    game: str
    players: int
    bot: str
    source: str | None  # SHA-256 of the file that the bot is in
    budget: Budget
    repeatable: bool  # not where the clock alone ends its thinking
    seed: int
    medici: str
    rules: str  # SHA-256 of the rules of the game
    network: str  # and of the network that the levels play by
    mean: Share  # over all tables, each as much as the others, less luck
    milliseconds: float  # of a decision
    decisions: int
    failures: dict[str, int]
    seconds: float  # from start to end
    workers: int
    machine: Machine
    tables: tuple[TableResult, ...]


def share_of(found: Estimate) -> Share:
    """An estimate, rounded; of a single deal, anything between 0 and 1."""
    kept = bounded(found) if isinf(found.high) else found
    return Share(*(round(figure, FIGURES) for figure in (kept.mean, kept.low, kept.high)))


def table_result(table: str, players: int, played: Sequence[PlayedDeal]) -> TableResult:
    """What the deals of a table come to, in their order."""
    if not played:
        equal = round(1 / players, FIGURES)
        return TableResult(table, 0, Share(equal, equal, equal), Share(equal, equal, equal), ())
    played = sorted(played, key=lambda one: one.meeting.deal)
    sums = [one.sums for one in played]
    deals = tuple(
        DealResult(
            round(one.sums.wins, FIGURES),
            tuple(round(luck, FIGURES) for luck in one.sums.luck),
            {name: round(won, FIGURES) for name, won in one.others.items()},
        )
        for one in played
    )
    games_played = sum(one.seats for one in sums)
    if tells_no_spread(deals):
        share = share_of(wilson(sum(one.wins for one in sums) / games_played, len(deals)))
        return TableResult(table, games_played, share, share, deals)
    plain = estimate_share([(one.wins, one.seats) for one in sums])
    adjusted = less_luck(sums, plain, by_score=False)
    return TableResult(table, games_played, share_of(plain), share_of(adjusted), deals)


def tells_no_spread(deals: Sequence[DealResult]) -> bool:
    """Whether deals are too few to tell how they spread and what luck did, or all ended alike.

    Then the interval is Wilson's, with each deal as a single trial: no share between 0 and 1
    spreads more than that.
    """
    return len(deals) < LEAST_DEALS or len({deal.share for deal in deals}) == 1


def mean_over(tables: Sequence[TableResult]) -> Share:
    """The mean over tables, by Welch and Satterthwaite: their deals are independent."""
    mean = sum(one.less_luck.mean for one in tables) / len(tables)
    errors = [error_of(one) for one in tables if one.deals]
    total = sum(error**2 for error, _ in errors)
    freedom = total**2 / sum(error**4 / free for error, free in errors)
    half = standard_errors(max(1, int(freedom))) * sqrt(total) / len(tables)
    return share_of(Estimate(mean, mean - half, mean + half))


def error_of(table: TableResult) -> tuple[float, int]:
    """The standard error at a table, and its degrees of freedom; Wilson's interval needs none."""
    known = tells_no_spread(table.deals)
    freedom = AS_GOOD_AS_KNOWN + 1 if known else len(table.deals) - 1
    return table.less_luck.half / standard_errors(freedom), freedom


def sha256_of(*files: Path) -> str:
    """The fingerprint of files, one after the other."""
    return hashlib.sha256(b"".join(path.read_bytes() for path in files)).hexdigest()


def rules_of(game: str) -> str:
    """The fingerprint of a game's rules, and of what all games share."""
    folder = Path(games.__path__[0])
    return sha256_of(*sorted(folder.glob("*.py")), *sorted((folder / game).glob("*.py")))


def source_of(bot: str) -> str | None:
    """The fingerprint of the file that a bot is in; of ours the version says it."""
    if own_bot(bot) is not None or is_plain_name(bot):
        return None
    if is_external_name(bot):
        return sha256_of(module_file(bot.partition(":")[0]))
    parts = network_bot.NAME.fullmatch(bot)
    return sha256_of(Path(parts["file"])) if parts else None


def module_file(module: str) -> Path:
    """The file of a module; as for bots, the current folder is looked through first."""
    here = Path(*module.split("."))
    for path in (here.with_suffix(".py"), here / "__init__.py"):
        if path.exists():
            return path
    spec = find_spec(module)
    assert spec is not None, "the bot was loaded from it"
    assert spec.origin is not None, "and from a file"
    return Path(spec.origin)


def machine_of(game: str, players: int) -> Machine:
    """The machine that this runs on."""
    speed = measure(GAMES[game], players, MEASURED_SECONDS, SEED).compiled
    return Machine(
        platform.system(),
        platform.machine(),
        cpu_count() or 1,
        platform.python_version(),
        round(speed),
    )


def evaluation_of(
    game: str,
    players: int,
    bot: str,
    played: Sequence[PlayedDeal],
    *,
    quick: bool,
    seconds: float,
    workers: int,
) -> Evaluation:
    """Everything that was found."""
    wanted = [table for table in TABLES if not (quick and table == SLOWEST)]
    tables = tuple(
        table_result(table, players, [one for one in played if one.meeting.table == table])
        for table in wanted
        if any(one.meeting.table == table for one in played)
        or {*company(game, players, table, 0)} == {bot}
    )
    budget = budget_of(bot_named(bot), game, players)
    decisions = sum(one.decisions for one in played)
    reasons = [reason for one in played for reason in one.failures]
    thinking = sum(one.seconds for one in played)
    return Evaluation(
        protocol=NAME,
        quick=quick,
        game=game,
        players=players,
        bot=bot,
        source=source_of(bot),
        budget=budget,
        repeatable=budget.rollouts is not None,
        seed=SEED,
        medici=medici.__version__,
        rules=rules_of(game),
        network=sha256_of(Path(network.__path__[0]) / f"{game}.bin"),
        mean=mean_over(tables),
        milliseconds=round(1000 * thinking / max(1, decisions), 3),
        decisions=decisions,
        failures={reason: reasons.count(reason) for reason in dict.fromkeys(reasons)},
        seconds=round(seconds, 1),
        workers=workers,
        machine=machine_of(game, players),
        tables=tables,
    )


def to_text(found: Evaluation) -> str:
    """The result as a file: a line to each part, and to each deal."""
    lines = []
    for key, value in msgspec.to_builtins(found).items():
        if key != "tables":
            lines.append(f'"{key}": {msgspec.json.encode(value).decode()}')
    tables = []
    for table in found.tables:
        deals = ",\n".join(msgspec.json.encode(deal).decode() for deal in table.deals)
        head = msgspec.json.encode(msgspec.structs.replace(table, deals=())).decode()
        tables.append(head.removesuffix("[]}") + (f"[\n{deals}\n]}}" if deals else "[]}"))
    lines.append('"tables": [\n' + ",\n".join(tables) + "\n]")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def from_text(text: str | bytes) -> Evaluation:
    """The result in a file."""
    return msgspec.json.decode(text, type=Evaluation)
