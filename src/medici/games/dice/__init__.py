"""Medici, the dice game: everybody enters dice from one roll; alone it is a solitaire."""

# Runs in browsers too: docs/browser-subset.md

from medici.games.dice import nature, notation, rules, scoring
from medici.games.dice.dice import ROLLS
from medici.games.dice.solitaire import title_of
from medici.games.dice.state import ALL, Sheets
from medici.games.rulebook import Rulebook

DICE = Rulebook(
    name="dice",
    title="Medici: The Dice Game",
    seats=(1, 2, 3, 4),
    state=Sheets,
    new=rules.new,
    act=rules.act,
    can=rules.can,
    legal=rules.legal,
    ways=nature.ways,
    outcome=nature.outcome,
    nature_move=nature.nature_move,
    total=scoring.total,
    wins=scoring.wins,
    most_legal=ROLLS,
    most_choices=ALL,
    move_name=notation.move_name,
    parse_move=notation.parse_move,
    title_of=title_of,
)
