"""Medici, the dice game: everybody enters dice from one roll; alone it is a solitaire."""

from medici.games.dice import nature, notation, rules, scoring
from medici.games.dice.solitaire import title_of
from medici.games.dice.state import Sheets
from medici.games.rulebook import Rulebook

DICE = Rulebook(
    name="dice",
    title="Medici: The Dice Game",
    seats=(1, 2, 3, 4),
    options={},
    state=Sheets,
    new=rules.new,
    act=rules.act,
    play=rules.play,
    can=rules.can,
    legal=rules.legal,
    weight=rules.weight,
    ways=nature.ways,
    outcome=nature.outcome,
    nature_move=nature.nature_move,
    total=rules.total,
    wins=scoring.wins,
    most_legal=rules.ROLLS,
    move_name=notation.move_name,
    parse_move=notation.parse_move,
    title_of=title_of,
)
