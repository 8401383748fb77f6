"""The words in which a table is described to whoever draws it (see web/src/lib/types.ts)."""

from typing import Literal, TypeAlias

from msgspec import Struct, field

Good = Literal["cloth", "fur", "grain", "dye", "spice"]
Actor = int | Literal["nature"] | None
CardId = str  # as the record writes a card or the face of a die: fur3, cloth0x2
Rows = dict[Good, list[int]]  # of each good, a number for each seat


class Ship(Struct, frozen=True):
    """A ship, and what is aboard in the order of loading."""

    cards: list[CardId]
    worth: int
    free: int
    spaces: int


class Bid(Struct, frozen=True):
    """What a seat said in an auction; None is a pass."""

    seat: int
    bid: int | None


class Level(Struct, frozen=True):
    """From this level on a track pays a bonus."""

    level: int
    pay: int


class Sale(Struct, frozen=True):
    """How a lot went; nobody has bought it if there is no seat."""

    seat: int | None
    price: int
    cards: list[CardId]


class BoardScene(Struct, frozen=True, tag_field="game", tag="board"):
    """The table of the board game. A scored day's ships stay until the next day begins."""

    players: int
    day: int
    phase: Literal["first", "turn", "lot", "auction", "fill", "over"]
    actor: Actor
    presenter: int | None
    lot: list[CardId]
    lot_worth: int
    lot_limit: int
    bids: list[Bid]
    waiting: list[int]  # who can still speak, in order, the actor first
    silent: list[int]  # who cannot bid for this lot
    leader: int | None
    high: int
    deck: int
    ships: list[Ship]
    florins: list[int]
    levels: Rows
    aboard: Rows  # cards that will raise the levels: none once they have
    bonuses: list[Level]
    top: int
    unseen: dict[CardId, int]
    last_sale: Sale | None


class Monopoly(Struct, frozen=True):
    """From so many icons on a warehouse pays a bonus."""

    icons: int
    pay: int


class CardScene(Struct, frozen=True, tag_field="game", tag="card"):
    """The table of the card game. A scored day's ships and market stay until the next begins."""

    players: int
    day: int
    phase: Literal["first", "draw", "turn", "over"]
    actor: Actor
    on_turn: int | None
    revealed: int
    most_reveals: int
    deck: int
    market: list[CardId]
    reach: int
    ships: list[Ship]
    florins: list[int]
    icons: Rows
    aboard: Rows  # icons that will go to the warehouses: none once they have
    monopolies: list[Monopoly]
    unseen: dict[CardId, int]


class Chosen(Struct, frozen=True):
    """The places, 1 to 5, of the dice that a seat has entered."""

    seat: int
    places: list[int]


class Sheet(Struct, frozen=True):
    """A ship of the dice game, and what those of earlier rounds were worth."""

    numbers: list[int]
    worth: int
    free: int
    spaces: int
    scored: list[int | None]


class Column(Struct, frozen=True):
    """From so many crosses on a column pays a bonus."""

    crosses: int
    pay: int


class Title(Struct, frozen=True):
    """A title that solitaire earns from so many points on."""

    least: int = field(name="from")
    title: str


class DiceScene(Struct, frozen=True, tag_field="game", tag="dice"):
    """The table of the dice game. A scored round's ships stay until the next roll."""

    players: int
    day: int
    phase: Literal["first", "rolling", "choosing", "entering", "filling", "alone", "over"]
    actor: Actor
    roller: int | None
    dice: list[CardId]
    left: list[int]
    chosen: list[Chosen]
    sheets: list[Sheet]
    points: list[int]
    crosses: Rows
    circles: dict[Good, int] | None
    column: int
    bonuses: list[Column]
    breakthrough: int | None
    titles: list[Title] | None


Scene: TypeAlias = BoardScene | CardScene | DiceScene
