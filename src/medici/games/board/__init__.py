"""Medici, the board game: lots, one bid each, three days of trade."""

# Runs in browsers too: docs/browser-subset.md

from medici.games.board import nature, notation, rules, scoring
from medici.games.board.state import Board
from medici.games.rulebook import Option, Rulebook

BOARD = Rulebook(
    name="board",
    title="Medici",
    seats=(2, 3, 4, 5, 6),
    options={
        "edition": Option(
            values=("2016", "classic"),
            meaning="classic: the older editions, for 3 to 6 players; the rules are the same",
            seats={"classic": (3, 4, 5, 6)},
            differs=False,
        )
    },
    state=Board,
    new=rules.new,
    act=rules.act,
    can=rules.can,
    legal=rules.legal,
    weight=nature.weight,
    ways=nature.ways,
    outcome=nature.outcome,
    nature_move=nature.nature_move,
    total=scoring.total,
    most_legal=1000,
    most_choices=1000,
    move_name=notation.move_name,
    parse_move=notation.parse_move,
)
