"""How people play the dice game: styles from which plain players are drawn."""

from medici.bots.policies.plain.dice import (
    ALARM,
    BALANCE,
    BUILD,
    COUNT,
    CROSS,
    DENY,
    FOCUS,
    GOLDEN,
    GUARD,
    LIKED,
    MORE,
    NOISE,
    NUMBER,
    RACE,
    SALT,
)
from medici.bots.policies.plain.style import Habit, Style

ANYONE: dict[int, Habit] = {
    NUMBER: (0.4, 1.2),
    CROSS: (0.3, 1.5),
    GUARD: (0.2, 1.2),
    ALARM: (0.2, 1.5),
    NOISE: (0.0, 0.6),
    SALT: (0.0, 1000.0),
    COUNT: 1.0,
    MORE: 2.0,
    LIKED: (1.5, 4.0),
}

STYLES = (
    Style("numbers", "takes high numbers", ANYONE | {NUMBER: (1.0, 1.5), CROSS: (0.0, 0.4)}),
    Style("crosses", "takes the most crosses", ANYONE | {NUMBER: (0.0, 0.3), CROSS: (1.5, 3.0)}),
    Style(
        "column",
        "fills its fullest column",
        ANYONE | {NUMBER: (0.1, 0.8), FOCUS: (1.0, 4.0), BUILD: (0.0, 0.3)},
    ),
    Style("one", "enters one die at a time", ANYONE | {MORE: 0.0, RACE: (0.0, 0.4)}),
    Style("two", "enters two dice at a time", ANYONE | {COUNT: 2.0, MORE: 0.0, RACE: (0.0, 0.4)}),
    Style(
        "three",
        "enters three dice at a time",
        ANYONE | {COUNT: 3.0, MORE: 0.0, RACE: (0.0, 0.4)},
        unseen=True,
    ),
    Style("golden", "loves gold", ANYONE | {GOLDEN: (1.0, 4.0), RACE: (0.0, 0.3)}, unseen=True),
    Style("gardener", "keeps its columns even", ANYONE | {BALANCE: (0.2, 0.8)}),
    Style("racer", "counts who leads in each good", ANYONE | {RACE: (0.1, 0.5)}),
    Style(
        "builder",
        "builds full columns for the bonuses",
        ANYONE | {NUMBER: (0.2, 0.8), BUILD: (0.2, 0.8), FOCUS: (0.0, 1.0)},
    ),
    Style(
        "trader",
        "looks at ship, columns and bonuses",
        ANYONE | {RACE: (0.1, 0.4), BUILD: (0.1, 0.5), NUMBER: (0.6, 1.2)},
        unseen=True,
    ),
    Style(
        "denier", "takes what the next player wants", ANYONE | {DENY: (0.2, 0.7), RACE: (0.1, 0.4)}
    ),
)
