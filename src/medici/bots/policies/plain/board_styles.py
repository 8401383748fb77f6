"""How people bid in the board game: styles from which plain bidders are drawn."""

from medici.bots.policies.plain.board import (
    APPETITE,
    AVERAGE,
    BARGAIN,
    COUNT,
    DENY,
    FILLS,
    FLAT,
    FOCUS,
    FORESIGHT,
    HABIT,
    HIGH,
    HOARD,
    JUMP,
    KNOWS,
    LATER,
    NOISE,
    PATIENCE,
    PER_CARD,
    PER_POINT,
    PICKY,
    PURSE,
    SALT,
    SHIP,
    SHUTS_OUT,
    STEP,
    TO_COUNT,
    TRACK,
    WHILE_GOOD,
    WHILE_POOR,
)
from medici.bots.policies.plain.style import Habit, Style

ANYONE: dict[int, Habit] = {
    AVERAGE: (2.2, 3.2),
    APPETITE: (0.25, 0.95),
    NOISE: (0.0, 0.3),
    SALT: (0.0, 1000.0),
    PURSE: (0.5, 1.0),
    BARGAIN: [0.0, 0.0, 0.5, 1.0],
    JUMP: [0.0, 0.0, 0.2, 0.5],
    HABIT: [1.0 * TO_COUNT, 1.0 * TO_COUNT, 1.0 * FILLS, 1.0 * WHILE_GOOD, 1.0 * WHILE_POOR],
    COUNT: [1.0, 2.0, 2.0, 3.0],
}
BY_TRACKS: dict[int, Habit] = {
    TRACK: (0.3, 0.9),
    FORESIGHT: (0.0, 0.5),
    KNOWS: [0.0, 1.0, 1.0],
    STEP: (0.2, 1.2),
    HIGH: (0.2, 0.9),
}
BY_ALL: dict[int, Habit] = BY_TRACKS | {SHIP: (0.2, 0.6), PER_POINT: (0.4, 1.6)}

STYLES = (
    Style("constant", "bids up to the same price for any lot", ANYONE | {FLAT: (3.0, 14.0)}),
    Style("counter", "so much for each card", ANYONE | {PER_CARD: (2.0, 9.0)}),
    Style(
        "appraiser",
        "compares the cards with an average one",
        ANYONE | {PER_CARD: (2.0, 7.0), PER_POINT: (0.5, 2.5)},
        unseen=True,
    ),
    Style(
        "shipper",
        "looks at the ship's rank alone",
        ANYONE | {SHIP: (0.3, 1.0), PER_POINT: (0.8, 2.5), PER_CARD: (0.0, 3.0)},
    ),
    Style("climber", "looks at the tracks alone", ANYONE | BY_TRACKS | {TRACK: (0.5, 1.2)}),
    Style("trader", "looks at ship and tracks", ANYONE | BY_ALL),
    Style(
        "collector",
        "wants its best good, and the top of its track",
        ANYONE | BY_TRACKS | {FOCUS: (3.0, 9.0), TRACK: (0.0, 0.4), PER_POINT: (0.0, 1.0)},
        unseen=True,
    ),
    Style(
        "miser",
        "pays little",
        ANYONE | BY_ALL | {APPETITE: (0.1, 0.4), BARGAIN: (0.5, 2.5), PURSE: (0.1, 0.4)},
    ),
    Style("spendthrift", "pays too much", ANYONE | BY_ALL | {APPETITE: (1.1, 1.6), PURSE: 1.0}),
    Style(
        "raiser",
        "always one more than the highest bid, up to its limit",
        ANYONE | BY_ALL | {PER_CARD: (0.0, 2.0), JUMP: 0.0, APPETITE: (0.25, 0.9)},
    ),
    Style(
        "jumper",
        "opens with its limit",
        ANYONE | BY_ALL | {JUMP: (0.8, 1.0), APPETITE: (0.2, 0.6)},
        unseen=True,
    ),
    Style(
        "denier",
        "keeps lots from the richest, by price and by size",
        ANYONE
        | BY_ALL
        | {DENY: (0.2, 0.8), APPETITE: (0.2, 0.7), HABIT: [1.0 * SHUTS_OUT, 1.0 * WHILE_POOR]},
    ),
    Style(
        "hoarder",
        "keeps its space for high cards",
        ANYONE | BY_ALL | {PICKY: (2.5, 4.0), HOARD: (2.0, 6.0)},
    ),
    Style(
        "latecomer",
        "waits until the others are full",
        ANYONE | BY_ALL | {PATIENCE: (0.4, 0.95), LATER: (0.0, 0.2), APPETITE: (0.5, 1.0)},
    ),
)
