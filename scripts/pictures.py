"""Draw the pictures of the documents: the tables as the terminal shows them, as SVG."""

from io import StringIO
from pathlib import Path
from random import Random

import numpy as np
from rich.console import Console
from rich.terminal_theme import TerminalTheme

from medici.arena.plot import draw_decision
from medici.bots import BOTS
from medici.bots.engine import engine_of
from medici.bots.futures import futures_of
from medici.bots.heuristics import weights_for
from medici.cli.draw import draw, question
from medici.cli.table import NAMES
from medici.record import Game
from medici.scene.board import scene as board_scene

HERE = Path(__file__).parent.parent / "docs" / "pictures"
MANY_BIDS = 11  # worth a picture
FUTURES = 4000
PARCHMENT = TerminalTheme(
    (255, 251, 242),
    (42, 35, 32),
    [(42, 35, 32), (150, 48, 36), (58, 107, 53), (140, 100, 20), (33, 94, 143), (107, 45, 115),
     (20, 110, 110), (122, 110, 98)],
)  # fmt: skip
FORM = """<svg class="rich-terminal" viewBox="0 0 {width} {height}"
xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font-family: ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace;
font-size: {char_height}px; line-height: {line_height}px; font-variant-east-asian: full-width; }}
{styles}
</style>
<defs>{lines}</defs>
<rect fill="#FFFBF2" width="100%" height="100%" rx="8"/>
<g transform="translate(20, 20)">{backgrounds}
<g class="{unique_id}-matrix">{matrix}</g></g>
</svg>
"""


def position(name: str, players: int, moves: int) -> Game:
    """A game between merchants, so far played that there is something to see."""
    game = Game(name, NAMES[:players])
    luck = Random(4)
    while len(game.moves) < moves or game.actor != 0:
        game.let_nature_act(luck)
        if game.actor != 0 or len(game.moves) < moves:
            game.play(BOTS["merchant"].move(name, game.state, luck.getrandbits(32)))
        game.let_nature_act(luck)
    return game


def picture(game: Game) -> str:
    """The table as SVG."""
    console = Console(record=True, width=80, file=StringIO(), force_terminal=True)
    console.print(draw(game, [0]))
    console.print(question(game))
    return console.export_svg(theme=PARCHMENT, code_format=FORM, unique_id=game.name)


def decision() -> str:
    """Candidate bids of one decision of the banker, and what each is worth."""
    engine = engine_of("board")
    weights = weights_for("board", 4)
    moves = 0
    while True:
        game = position("board", 4, moves)
        t = engine.record_of(game.state)
        actions = engine.candidates(t, weights, 4)
        if len(actions) >= MANY_BIDS:
            break
        moves = len(game.moves) + 1
    sums = np.zeros((len(actions), 2))
    search = engine.search(t, (weights, weights), 4)
    futures = futures_of(np.random.default_rng(1), FUTURES, int(t["actor"]), others=1)
    engine.explore(search, futures, actions, sums)
    means = sums[:, 0] / FUTURES
    errors = 1.96 * np.sqrt((sums[:, 1] / FUTURES - means**2) / FUTURES)
    names = [game.book.move_name(int(action)) for action in actions]
    return draw_decision(
        f"{NAMES[0]} is asked for a bid; the lot is {', '.join(board_scene(game).lot)}",
        list(zip(names, means.tolist(), errors.tolist(), strict=True)),
        names[int(means.argmax())],
    )


def main() -> None:
    """Write all of them."""
    HERE.mkdir(parents=True, exist_ok=True)
    for name, players, moves in (("board", 4, 150), ("card", 3, 60), ("dice", 4, 60)):
        (HERE / f"{name}.svg").write_text(picture(position(name, players, moves)))
        print(f"docs/pictures/{name}.svg")
    (HERE / "decision.svg").write_text(decision())
    print("docs/pictures/decision.svg")


if __name__ == "__main__":
    main()
