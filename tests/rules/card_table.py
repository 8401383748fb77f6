"""A table for the tests of the card game: moves are said in the words of the notation."""

from medici.games.actors import NATURE, NOBODY
from medici.games.card import CARD
from medici.games.card.cards import GREEN, PLAIN
from medici.games.card.notation import CARD_NAMES, kind_name
from medici.games.card.state import HOLD, Card
from medici.games.goods import GOODS

PLAIN_NAMES = CARD_NAMES[:PLAIN]


class Table:
    """A game of cards in which every move is checked before it is played."""

    def __init__(self, players: int, rising: bool = False) -> None:
        self.players = players
        self.t = Card()
        CARD.new(self.t, players, CARD.variant({"rising_monopoly": rising}))

    def say(self, *texts: str) -> None:
        """Play the moves, all of which must be legal."""
        for text in texts:
            assert self.can(text), f"{text} is not legal here: {self.t!r}"
            CARD.play(self.t, CARD.parse_move(text))

    def can(self, text: str) -> bool:
        return CARD.can(self.t, CARD.parse_move(text))

    def legal(self) -> set[str]:
        out = [0] * CARD.most_legal
        return {CARD.move_name(action) for action in out[: CARD.legal(self.t, out)]}

    def reveal(self, *names: str) -> None:
        """Turn up cards for the seat on turn; the first comes unasked if the market is empty."""
        for name in names:
            if self.t.actor != NATURE:
                self.say("reveal")
            self.say(f"card {name}")

    def turn(self, cards: str, take: str = "1") -> None:
        """A whole turn of the seat on turn: reveal these cards, then take."""
        self.reveal(*cards.split())
        self.say(f"take {take}")

    def sail(self, start: int, ships: list[str]) -> None:
        """A whole day in which each ship gets just these cards, one space a turn.

        The green cards of a ship come along with the card that follows them.
        """
        turns = [turns_of(ship) for ship in ships]
        self.say(f"first {start}")
        for _ in range(max(map(len, turns))):
            for step in range(self.players):
                cards = turns[(start + step) % self.players].pop(0)
                assert self.t.on_turn == (start + step) % self.players
                self.turn(cards, " ".join("123"[: len(cards.split())]))
        assert not any(turns)

    def actor(self) -> int | str | None:
        return {NATURE: "nature", NOBODY: None}.get(self.t.actor, self.t.actor)

    @property
    def market(self) -> list[str]:
        return [kind_name(kind) for kind in self.t.market[: self.t.market_size]]

    @property
    def florins(self) -> list[int]:
        return [CARD.total(self.t, seat) for seat in range(self.players)]

    @property
    def ship_pay(self) -> list[int]:
        return self.t.ship_pay[: self.players]

    @property
    def worth(self) -> list[int]:
        return self.t.worth[: self.players]

    def aboard(self, seat: int) -> list[str]:
        first = seat * HOLD
        return [kind_name(kind) for kind in self.t.hold[first : first + self.t.aboard[seat]]]

    def in_deck(self, name: str) -> int:
        return self.t.deck[CARD_NAMES.index(name)]

    def column(self, row: list[int], good: str) -> list[int]:
        """What a row over seats and goods says of one good."""
        return row[GOODS.index(good) : self.players * 5 : 5]


def turns_of(ship: str) -> list[str]:
    """Cut the cards of a ship after each one that needs space."""
    turns: list[str] = []
    green = ""
    for name in ship.split():
        if CARD_NAMES.index(name) < GREEN:
            turns.append(green + name)
            green = ""
        else:
            green += name + " "
    assert not green, "green cards at the end of a ship come along with nothing"
    return turns


def ships(players: int, good: str, *wanted: str) -> list[str]:
    """Fill up the wanted ships, and further ones, with plain cards of other goods."""
    spare = [name for name in PLAIN_NAMES if not name.startswith(good) for _ in range(4)]
    spaces = 7 if players == 2 else 5
    filled = []
    for ship in (*wanted, *[""] * (players - len(wanted))):
        cards = ship.split()
        needed = sum(CARD_NAMES.index(name) < GREEN for name in cards)
        filled.append(" ".join([*cards, *(spare.pop() for _ in range(spaces - needed))]))
    return filled
