"""Write docs/leaderboard.md from the result files: python scripts/leaderboard.py [--check]

results/medici-eval-1/GAME/BOT.json are results of `medici evaluate`, and about.toml beside the
folders says in a line what each bot is. Needs `pip install medici[rating]`.
"""

import sys
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path

from medici.bots import BOTS
from medici.research.arena.estimate import Estimate
from medici.research.evaluation.protocol import NAME, TABLES
from medici.research.evaluation.rating import ANCHOR, ANCHORED, ratings
from medici.research.evaluation.result import Evaluation, Share, from_text

HERE = Path(__file__).parents[1]
PAGE = HERE / "docs" / "leaderboard.md"
GAMES = ("board", "card", "dice")
FOLDER = f"results/{NAME.replace('/', '-')}"
RESULTS = HERE / FOLDER
HEAD = f"""# The leaderboard

Every row is a result of [`medici evaluate`](evaluate.md) by the protocol `{NAME}`, kept in
[`{FOLDER}`](../{FOLDER}/about.toml). `python scripts/leaderboard.py` writes this page from
these files, and a test holds it against them.

- **Rating**: strength by the Plackett-Luce model, which the library choix fits to the victories in
  all games of all rows. {ANCHOR} is {ANCHORED:.0f} by definition; 400 more are ten times the odds.
  The 95 % interval counts a deal, not a game, as one observation.
- **Mean**: share of victories less luck, over all tables alike; then the share at each table. An
  equal has 1 in as many as play. A share less luck may lie a little below 0 or above 1.
- **ms**: for a decision, on the machine that the file names, busy or not.
"""
TAIL = f"""
## Add your bot

1. `medici evaluate my.module:Bot --game board --out {FOLDER}/board/my-bot.json`, with the
   usual number of players. The name of the file is the name on this page.
2. A line in `{FOLDER}/about.toml`: `my-bot = "what it is, and where to get it"`.
3. `pip install 'medici[rating]'`, `python scripts/leaderboard.py`, and a pull request with the
   three files.
"""


def read(game: str) -> dict[str, Evaluation]:
    """The results of a game, by the names of their files."""
    files = sorted((RESULTS / game).glob("*.json"))
    return {file.stem: from_text(file.read_bytes()) for file in files}


def about() -> dict[str, str]:
    """What each bot is."""
    return tomllib.loads((RESULTS / "about.toml").read_text())


def half(interval: Estimate | Share) -> float:
    """The longer side of an interval."""
    return max(interval.high - interval.mean, interval.mean - interval.low)


def rows(results: Mapping[str, Evaluation]) -> Iterator[str]:
    """The table of a game, best first."""
    rated = ratings(results)
    yield "| bot | rating | mean | " + " | ".join(TABLES) + " | ms | games |"
    yield "| --- " * (5 + len(TABLES)) + "|"
    for name in sorted(results, key=lambda each: -rated[each].mean):
        found = results[name]
        shares = {one.table: f"{one.less_luck.mean:.0%}" for one in found.tables}
        cells = [
            name,
            f"{rated[name].mean:.0f} ± {half(rated[name]):.0f}",
            f"{found.mean.mean:.1%} ± {100 * half(found.mean):.1f}",
            *(shares.get(table, "") for table in TABLES),
            f"{found.milliseconds:.2g}",
            str(sum(one.games for one in found.tables)),
        ]
        yield f"| {' | '.join(cells)} |"


def missing(game: str) -> list[str]:
    """Levels and baselines that have no result of a game yet."""
    ours = (name for name in about() if name in (*BOTS, "eye") or name.startswith(f"ppo-{game}-"))
    return [name for name in ours if name not in read(game)]


def page() -> str:
    """The whole page."""
    lines = [HEAD]
    for game in GAMES:
        results = read(game)
        if results:
            players = {found.players for found in results.values()}
            assert len(players) == 1, f"expected one number of players; got {players}"
            lines += [f"## {game}, {players.pop()} players", "", *rows(results), ""]
            lines += (
                [f"Still to be played: {', '.join(left)}.", ""] if (left := missing(game)) else []
            )
    lines += ["## Who they are", "", "| bot | what it is |", "| --- | --- |"]
    there = {name for game in GAMES for name in read(game)}
    lines += [f"| {name} | {text} |" for name, text in about().items() if name in there]
    return "\n".join(lines) + "\n" + TAIL


def main() -> None:
    """Write the page, or say that it is out of date."""
    text = page()
    if "--check" in sys.argv:
        sys.exit(0 if PAGE.read_text() == text else f"{PAGE} is out of date")
    PAGE.write_text(text)


if __name__ == "__main__":
    main()
