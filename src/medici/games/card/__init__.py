"""Medici: The Card Game: a market of open cards, and warehouses that grow for three days."""

# Runs in browsers too: docs/browser-subset.md

from collections.abc import Mapping

from medici.games.card import nature, notation, rules, scoring
from medici.games.card.actions import MOVES
from medici.games.card.state import Card
from medici.games.rulebook import Option, Rulebook


def variant(options: Mapping[str, bool | str]) -> int:
    """1 if the monopoly bonus rises (C35).

    >>> variant({"rising_monopoly": True})
    1
    """
    return int(bool(options["rising_monopoly"]))


CARD = Rulebook(
    name="card",
    title="Medici: The Card Game",
    seats=(2, 3, 4, 5, 6),
    options={
        "rising_monopoly": Option(
            values=(False, True),
            meaning="from 8 icons of a good (10 with two players) a monopoly earns 20, not 10",
        )
    },
    state=Card,
    new=rules.new,
    act=rules.act,
    can=rules.can,
    legal=rules.legal,
    weight=nature.weight,
    ways=nature.ways,
    outcome=nature.outcome,
    nature_move=nature.nature_move,
    total=scoring.total,
    most_legal=32,
    most_choices=len(MOVES),
    move_name=notation.move_name,
    parse_move=notation.parse_move,
    variant=variant,
)
