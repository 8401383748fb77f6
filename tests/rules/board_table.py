"""A table of the board game for tests: seats speak and cards turn up in the record's words."""

from collections.abc import Mapping, Sequence
from typing import Self

from medici.games.actors import NATURE, NOBODY
from medici.games.board import BOARD
from medici.games.board.state import AUCTION, FILL, HOLD, Board
from medici.games.goods import GOODS

COUNTS = (2, 3, 4, 5, 6)
SPACES = {2: 7, 3: 5, 4: 5, 5: 5, 6: 5}
DECKS = {2: 18, 3: 18, 4: 24, 5: 30, 6: 36}
CARDS = (*(f"{good}{value}" for good in GOODS for value in (0, 1, 2, 3, 4, 5, 5)), "gold10")


class Table:
    """A game with its verbs; every move that is played is checked to be legal first."""

    def __init__(self, players: int) -> None:
        self.t = Board()
        self.players = players
        BOARD.new(self.t, players, 0)

    def actor(self) -> int | str:
        """A seat, nature or nobody."""
        return {NATURE: "nature", NOBODY: "nobody"}.get(self.t.actor, self.t.actor)

    @property
    def lot_cards(self) -> list[str]:
        return [card_name(card) for card in self.t.lot[: self.t.lot_size]]

    @property
    def florins(self) -> list[int]:
        return self.t.florins[: self.players]

    @property
    def room(self) -> list[int]:
        return self.t.room[: self.players]

    @property
    def worth(self) -> list[int]:
        return self.t.worth[: self.players]

    @property
    def ship_pay(self) -> list[int]:
        return self.t.ship_pay[: self.players]

    @property
    def winners(self) -> list[int]:
        return [seat for seat in range(self.players) if BOARD.wins(self.t, seat)]

    def aboard(self, seat: int) -> list[str]:
        """The cards on a ship, in alphabetical order."""
        end = seat * HOLD + SPACES[self.players]
        taken = self.t.hold[seat * HOLD + self.t.room[seat] : end]
        return sorted(card_name(card) for card in taken)

    def levels(self, good: str) -> list[int]:
        return self.t.level[GOODS.index(good) : self.players * 5 : 5]

    def good_pay(self, good: str) -> list[int]:
        return self.t.good_pay[GOODS.index(good) : self.players * 5 : 5]

    def bonus_pay(self, good: str) -> list[int]:
        return self.t.bonus_pay[GOODS.index(good) : self.players * 5 : 5]

    def legal(self) -> list[str]:
        out = [-1] * BOARD.most_legal
        count = BOARD.legal(self.t, out)
        return [BOARD.move_name(action) for action in out[:count]]

    def can(self, text: str) -> bool:
        return BOARD.can(self.t, BOARD.parse_move(text))

    def weights(self) -> dict[str, int]:
        """Nature's outcomes, each with the number of equally likely ways to it."""
        return {text: BOARD.weight(self.t, BOARD.parse_move(text)) for text in self.legal()}

    def play(self, moves: str) -> Self:
        """Play moves of the record, written with commas between them."""
        for text in moves.split(", "):
            assert text in self.legal(), f"{text} is not among {self.legal()}"
            assert self.can(text)
            BOARD.play(self.t, BOARD.parse_move(text))
        return self

    def pay(self, florins: Sequence[int]) -> Self:
        """Put these florins before the seats, instead of what they have."""
        assert len(florins) == self.players
        self.t.florins[: self.players] = florins
        return self

    def climb(self, levels: Mapping[str, Sequence[int]]) -> Self:
        """Put the seats on these levels of some goods."""
        for good, row in levels.items():
            assert len(row) == self.players
            self.t.level[GOODS.index(good) : self.players * 5 : 5] = row
        return self

    def lot(self, cards: str) -> Self:
        """Present a lot of these cards and open its auction, by hand where that is asked."""
        first, *more = cards.split()
        self.play(f"card {first}")
        for card in more:
            self.play(f"draw, card {card}")
        if "auction" in self.legal():
            self.play("auction")
        return self

    def sold(self, seat: int, amount: int = 1) -> Self:
        """One seat bids; everybody else who is asked passes."""
        spoke = False
        while self.t.phase == AUCTION:
            if self.t.actor == seat:
                spoke = True
                self.play(f"bid {amount}")
            else:
                self.play("pass")
        assert spoke
        return self

    def unsold(self) -> Self:
        """Everybody who is asked passes."""
        while self.t.phase == AUCTION:
            self.play("pass")
        return self

    def load(self, ships: Sequence[str]) -> Self:
        """Bring cards aboard, by lots that cost their buyer a gift of one florin."""
        waiting = [ship.split() for ship in ships]
        while any(waiting):
            if self.t.phase == FILL:
                self.play(f"card {waiting[self.t.presenter].pop(0)}")
                continue
            seat = next(seat for seat, cards in enumerate(waiting) if cards)
            lot, waiting[seat] = waiting[seat][:3], waiting[seat][3:]
            self.t.florins[seat] += 1
            self.lot(" ".join(lot)).sold(seat)
        return self

    def run_out(self, cards: str = "") -> Self:
        """Lots that nobody buys until the day is scored; these cards come first."""
        day = self.t.day
        coming = [f"card {card}" for card in cards.split()]
        while self.t.day == day:
            if self.actor() == "nature":
                self.play(coming.pop(0) if coming else self.legal()[0])
            else:
                self.play("pass" if self.t.phase == AUCTION else "draw")
        assert not coming
        return self


def card_name(card: int) -> str:
    return f"{(*GOODS, 'gold')[card // 6]}{10 if card == 30 else card % 6}"


def seated(players: int, first: int = 0) -> Table:
    """A new game in which the given seat starts."""
    return Table(players).play(f"first {first}")


def laden(ships: Sequence[str], presenter: int) -> Table:
    """Day one, with cards aboard and the given seat about to present."""
    for first in range(len(ships)):
        table = seated(len(ships), first).load(ships)
        if table.t.presenter == presenter:
            return table
    raise AssertionError(f"seat {presenter} cannot present")


def scored(
    ships: Sequence[str],
    florins: Sequence[int] | None = None,
    levels: Mapping[str, Sequence[int]] | None = None,
) -> Table:
    """A game after its first day, in which these ships sailed."""
    table = seated(len(ships)).climb(levels or {})
    if florins is not None:
        table.pay(florins)
    table.load(ships)
    return table if table.t.day == 1 else table.run_out()
