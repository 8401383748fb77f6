"""How people play the card game: styles from which plain players are drawn."""

from medici.bots.policies.plain.card import (
    AMOUNT,
    AS_MANY_AS_FIT,
    AVERAGE,
    DENY,
    ENOUGH,
    ENOUGH_BASE,
    FACE,
    FOCUS,
    GREEN,
    ICON,
    ICON_LATER,
    JUST_ONE,
    LOOKS,
    MONOPOLIST,
    MORE_LOOKS,
    NOISE,
    RACE,
    SALT,
    SHIP,
    SPACE,
)
from medici.bots.policies.plain.style import Habit, Style

ANYONE: dict[int, Habit] = {
    FACE: (0.6, 1.2),
    ICON: (0.2, 2.0),
    ICON_LATER: (0.0, 0.5),
    GREEN: (1.0, 4.0),
    SPACE: (1.5, 4.0),
    AVERAGE: (2.5, 4.5),
    NOISE: (0.0, 0.3),
    SALT: (0.0, 1000.0),
    LOOKS: [0.0, 0.0, 1.0, 2.0],
    MORE_LOOKS: [1.0, 2.0, 3.0],
    ENOUGH: (0.0, 1.5),
    ENOUGH_BASE: (-0.5, 3.0),
}

STYLES = (
    Style("loader", "takes high cards", ANYONE | {FACE: (1.0, 1.5), ICON: (0.0, 0.6)}),
    Style(
        "collector",
        "takes icons of its best good",
        ANYONE | {FACE: (0.2, 0.8), FOCUS: (1.5, 4.0)},
    ),
    Style(
        "monopolist",
        "is greedy for monopolies",
        ANYONE | {FACE: (0.1, 0.6), MONOPOLIST: (0.5, 2.0), FOCUS: (0.0, 2.0)},
    ),
    Style(
        "gardener",
        "loves green cards, and waits for them",
        ANYONE | {GREEN: (5.0, 9.0), SPACE: (2.0, 4.5), ENOUGH_BASE: (1.0, 4.0), MORE_LOOKS: 3.0},
    ),
    Style("sipper", "takes one card at a time", ANYONE | {AMOUNT: 1.0 * JUST_ONE}),
    Style(
        "grabber",
        "takes as many cards as fit",
        ANYONE | {AMOUNT: 1.0 * AS_MANY_AS_FIT, LOOKS: [0.0, 1.0, 2.0], MORE_LOOKS: 0.0},
        unseen=True,
    ),
    Style("gambler", "always reveals three", ANYONE | {LOOKS: 3.0, RACE: (0.0, 0.4)}),
    Style(
        "cautious",
        "reveals as little as possible",
        ANYONE | {LOOKS: [0.0, 0.0, 1.0], MORE_LOOKS: [0.0, 0.0, 1.0], RACE: (0.0, 0.4)},
    ),
    Style(
        "racer",
        "counts who has the most of each good",
        ANYONE | {FACE: (0.3, 0.9), RACE: (0.2, 0.7), MONOPOLIST: (0.0, 0.4)},
        unseen=True,
    ),
    Style(
        "trader",
        "looks at ship and goods",
        ANYONE | {RACE: (0.1, 0.5), SHIP: (0.2, 0.6), MONOPOLIST: (0.0, 0.5), SPACE: (2.0, 4.0)},
    ),
    Style(
        "shipper",
        "looks at the ship's rank",
        ANYONE | {SHIP: (0.3, 1.0), ICON: (0.0, 0.8)},
        unseen=True,
    ),
    Style(
        "denier",
        "takes what the next player wants",
        ANYONE | {DENY: (0.3, 0.9), RACE: (0.1, 0.5), FOCUS: (0.0, 1.5)},
    ),
)
