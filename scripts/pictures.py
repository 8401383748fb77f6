"""Draw the pictures of the documents, as SVG, from figures and from one decision.

python scripts/pictures.py                  # all of them
python scripts/pictures.py levels league eye    # only these: no game is played for them
"""

import sys
from collections.abc import Callable, Iterator, Sequence
from html import escape
from itertools import count
from pathlib import Path
from random import Random
from typing import NamedTuple

import msgspec
import numpy as np

from medici.analysis.training.calibration.sheet import EVERYBODY, Report
from medici.bots import BOTS
from medici.bots.compiled.engine import engine_of
from medici.bots.levels import LEVELS, Interval, figures
from medici.bots.players.searcher import Searcher
from medici.bots.search.engine import search_engine
from medici.bots.search.halving import Progress, sort_candidates
from medici.games import GAMES
from medici.interfaces.tui.session import NAMES
from medici.presentation.drawing.chart import GOLD, INK, LINE, MUTED, draw_chart, write
from medici.presentation.scene.board import scene as board_scene
from medici.record import Game
from panels import Column, Panel, Share, draw_panels
from reliability import Panel as Reliability
from reliability import draw_reliability

ROOT = Path(__file__).parent.parent
HERE = ROOT / "docs" / "pictures"
LEAGUE = ROOT / "benchmarks" / "league.json"  # benchmarks/league.py writes it
EYE = ROOT / "benchmarks" / "eye.json"  # benchmarks/eye.py writes it
MOST = 0.95  # more is never asked of a mean
MANY_BIDS = 11  # worth a picture
STAKE = 0.1  # of a victory, between the best and the worst of them
FUTURES = 4000
WIDE = 640  # the picture of a decision


def decisions(name: str, players: int) -> Iterator[Game]:
    """Games between merchants, one after another, as often as seat 0 is to act."""
    for number in count(4):
        game, luck = Game(name, NAMES[:players]), Random(number)
        while not game.over:
            game.let_nature_act(luck)
            if game.actor == 0:
                yield game
            if not game.over:
                game.play(BOTS["merchant"].move(name, game.state, luck.getrandbits(32)))


class Bids(NamedTuple):
    """Candidates, the mean of what each brought with its standard error, and which is the best."""

    names: list[str]
    means: list[float]
    errors: list[float]
    best: int


def rolled_out(game: Game) -> Bids | None:
    """Candidates of the banker, if they are many, with many more futures than it would play."""
    engine, banker = engine_of(game.name), BOTS["banker"]
    assert isinstance(banker, Searcher)
    search = banker.by_rollouts.begin(game.name, engine.record_of(game.state), 1)
    candidates = int(search.progress[0]["count"])
    if candidates < MANY_BIDS:
        return None
    search_engine(game.name).explore(search, FUTURES)
    sums = search.sums[:candidates]
    means = sums[:, 0] / FUTURES
    errors = np.sqrt((sums[:, 1] / FUTURES - means**2) / FUTURES)
    names = [game.book.move_name(int(action)) for action in search.actions[:candidates]]
    sort_candidates(Progress.read(search.progress[0]), search.actions, search.sums)
    best = names.index(game.book.move_name(int(search.actions[0])))
    return Bids(names, means.tolist(), errors.tolist(), best)


def is_telling(bids: Bids) -> bool:
    """Whether much depends on a decision, and neither the least nor the most is best."""
    means = bids.means
    return min(means) >= 0 and max(means) - min(means) >= STAKE and 0 < bids.best < len(means) - 1


def decision() -> str:
    """Candidate bids of one decision of the banker, and what each is worth."""
    found = ((game, rolled_out(game)) for game in decisions("board", 4))
    game, bids = next((game, bids) for game, bids in found if bids and is_telling(bids))
    return draw_decision(
        f"{NAMES[0]} is asked for a bid; the lot is {', '.join(board_scene(game).lot)}",
        list(zip(bids.names, bids.means, [1.96 * error for error in bids.errors], strict=True)),
        bids.names[bids.best],
    )


def draw_decision(title: str, values: Sequence[tuple[str, float, float]], chosen: str) -> str:
    """Candidate moves and what they are worth, each with its 95 % interval (SVG).

    Values are shares of the victory, from 0 to 1.
    """
    height, base = 330, 260
    step = (WIDE - 90) / max(len(values), 1)
    top = max([0.05, *(value + error for _, value, error in values)])
    parts = [
        write(24, 34, title, 17),
        f'<line x1="60" x2="{WIDE - 24}" y1="{base}" y2="{base}" stroke="{MUTED}"/>',
    ]
    for number, (label, value, error) in enumerate(values):
        x = 66 + step * number
        tall = 190 * value / top
        whisker = 190 * error / top
        middle = x + step * 0.4
        fill = GOLD if label == chosen else LINE
        parts.append(
            f'<rect x="{x:.1f}" y="{base - tall:.1f}" width="{step * 0.8:.1f}" '
            f'height="{tall:.1f}" fill="{fill}"/>'
            f'<path d="M{middle:.1f} {base - tall - whisker:.1f} V{base - tall + whisker:.1f}" '
            f'stroke="{INK}"/>'
            f'<text x="{middle:.1f}" y="{base - tall - whisker - 6:.1f}" font-size="11" '
            f'fill="{INK}" text-anchor="middle">{value:.0%}</text>'
            f'<text transform="translate({middle:.1f} {base + 14}) rotate(35)" font-size="12" '
            f'fill="{INK}">{escape(label)}</text>'
        )
    return draw_chart(WIDE, height, title, parts)


def levels() -> str:
    """Every level but the lowest among seats of the next weaker one."""
    pairs = tuple(zip(LEVELS[1:], LEVELS, strict=False))
    found = {
        (row.game, row.players, row.level): Share(row.wins, row.interval, 2 / (row.players + 1))
        for row in figures().rows
        if (row.level, row.against) in pairs
    }
    return draw_panels(
        "One seat of a level, the next weaker one in all others: its share of wins",
        "Asked of a level are 2 in n + 1 games of n players. Whiskers are 95 % intervals.",
        [f"{stronger} among {weaker}s" for stronger, weaker in pairs],
        panels(
            {
                (game, players): [found.get((game, players, level)) for level, _ in pairs]
                for game, players in dict.fromkeys(key[:2] for key in found)
            }
        ),
    )


class Strangers(msgspec.Struct):
    """How a bot did against members of the league that were held out: what is drawn of it."""

    mean: float
    interval: Interval
    worst: float
    worst_interval: Interval


class Met(msgspec.Struct):
    """A bot in the league of a game and number of players."""

    game: str
    players: int
    bot: str
    held_out: Strangers


def league() -> str:
    """The merchant among members of the league that nothing was tuned against."""
    found: dict[tuple[str, int], list[Share | None]] = {}
    for met in msgspec.json.decode(LEAGUE.read_bytes(), type=list[Met]):
        if met.bot == "merchant":
            some, equal = met.held_out, 1 / met.players
            found[met.game, met.players] = [
                Share(some.mean, some.interval, min(2.5 * equal, MOST)),
                Share(some.worst, some.worst_interval, 1.5 * equal),
            ]
    return draw_panels(
        "One merchant among members of the league that were held out: its share of wins",
        f"Asked are 2.5 times an equal share on the mean (at most {100 * MOST:.0f} %), "
        "and 1.5 times against the worst.",
        ["mean over all members", "against the worst member"],
        panels(found),
    )


def eye() -> str:
    """What the eye foretold in positions of each game, against what came true."""
    report = msgspec.json.decode(EYE.read_bytes(), type=Report)
    shown = {(sheet.game, sheet.players): sheet for sheet in report.sheets}
    return draw_reliability(
        "What the eye foretells, and what comes true",
        [
            Reliability(f"{game} game" if players == EVERYBODY else "solitaire, titles", by_size)
            for (game, players), by_size in ((key, one.by_size) for key, one in shown.items())
            if players in (EVERYBODY, 1)
        ],
    )


def panels(found: dict[tuple[str, int], list[Share | None]]) -> list[Panel]:
    """Shares by game and number of players, as panels in the order of the games."""
    columns = {
        game: [
            Column(players, found[name, players]) for name, players in sorted(found) if name == game
        ]
        for game in GAMES
    }
    return [Panel(game, some) for game, some in columns.items() if some]


PICTURES: dict[str, Callable[[], str]] = {
    "decision": decision,
    "levels": levels,
    "league": league,
    "eye": eye,
}


def main() -> None:
    """Write those that are named, or all of them."""
    asked = sys.argv[1:] or list(PICTURES)
    if unknown := set(asked) - set(PICTURES):
        raise SystemExit(f"expected pictures among {', '.join(PICTURES)}; got {unknown.pop()!r}")
    HERE.mkdir(parents=True, exist_ok=True)
    for name in asked:
        (HERE / f"{name}.svg").write_text(PICTURES[name](), "utf-8")
        print(f"docs/pictures/{name}.svg")


if __name__ == "__main__":
    main()
