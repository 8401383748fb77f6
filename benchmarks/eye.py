"""Is the eye right? Its chances against how 50,000 positions of each game ended.

The positions come from tables of all sorts of players, a few of each game, that nothing was learned
from. Beside the eye, two simple estimates: present money through a softmax fitted to other games,
and 100 rollouts by merchants. The figures are printed as tables, and kept for the pictures, which
`python scripts/pictures.py eye` draws.

    python benchmarks/eye.py
    python benchmarks/eye.py --only dice --players 1 2 --positions 5000 --part 0.2
"""

import argparse
from pathlib import Path

import msgspec

from medici.analysis.training.calibration.page import page_of
from medici.analysis.training.calibration.sheet import Report, counts_of, judge_game
from medici.games import GAMES

FIGURES = Path(__file__).with_name("eye.json")


def main() -> None:
    """Judge game after game; keep and print what was found."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--only", nargs="*", default=list(GAMES), help="only these games")
    parser.add_argument("--players", type=int, nargs="*", default=list(range(1, 7)))
    parser.add_argument("--positions", type=int, default=50_000, help="of each game")
    parser.add_argument("--futures", type=int, default=100, help="of each position, by merchants")
    parser.add_argument("--part", type=float, default=1.0, help="of them that have futures")
    parser.add_argument("--strong", type=float, default=0.0, help="tables of strong players only")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=FIGURES, help="where the figures are kept")
    asked = parser.parse_args()
    found = Report([])
    for game in asked.only:
        counts = counts_of(game, asked.players)
        report = judge_game(
            game, counts, asked.positions, asked.part, asked.futures, asked.seed, asked.strong
        )
        found = Report([*found.sheets, *report.sheets], report.points or found.points)
        print(page_of(report), flush=True)
        asked.out.write_bytes(
            msgspec.json.format(msgspec.json.encode(found, enc_hook=float), indent=1) + b"\n"
        )
    print(f"written to {asked.out}")


if __name__ == "__main__":
    main()
