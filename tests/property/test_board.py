"""Board: what must hold in every game, whatever is drawn, bid and passed."""

from collections import Counter
from typing import Any

import pytest

from medici.games.actors import NOBODY
from medici.games.board.state import AUCTION, FILL, FIRST, LOT, OVER, TURN
from tests.property.machine import Watch, refuse_everything, watch_games
from tests.setups import Setup, plain_setups, setups

SPACES = {2: 7, 3: 5, 4: 5, 5: 5, 6: 5}  # B3
DECKS = {2: 18, 3: 18, 4: 24, 5: 30, 6: 36}  # B6
GOLD = 30
CARD = 1020
ALL_CARDS = Counter({GOLD: 1})  # B2
for good in range(5):
    ALL_CARDS.update(good * 6 + value for value in (0, 1, 2, 3, 4, 5, 5))


class BoardWatch(Watch):
    """The board game, with the lots that nobody bought today."""

    codes = range(-4, CARD + 31 + 4)
    chance = {FIRST, TURN, FILL}  # noqa: RUF012
    over = OVER

    def __init__(self, setup: Setup) -> None:
        self.unsold: Counter[int] = Counter()
        super().__init__(setup)

    def aboard(self, t: Any, seat: int) -> list[int]:
        spaces: list[int] = t.hold[seat * 7 + t.room[seat] : seat * 7 + SPACES[self.players]]
        return spaces

    def settled(self, before: Any, action: int) -> list[int]:
        """The lot that this move sold or left unsold."""
        t = self.t
        if before.phase not in (TURN, LOT, AUCTION) or t.phase in (LOT, AUCTION):
            return []
        if t.phase == TURN and t.lot_size > 0:
            return []
        turned_up = [action - CARD] if before.phase == TURN else []
        return [*before.lot[: before.lot_size], *turned_up]

    def spent(self, before: Any, action: int) -> list[int]:
        """The winner of a lot pays the highest bid (B23); an unsold lot is out (B24)."""
        spent = super().spent(before, action)
        lot = self.settled(before, action)
        winner, price = before.leader, before.high
        if before.phase == AUCTION and action > 0:
            winner, price = before.actor, action
        if lot and winner != NOBODY:
            assert price > 0
            spent[winner] = price
            assert Counter(self.aboard(self.t, winner)) == Counter(
                [*self.aboard(before, winner), *lot]
            )
        else:
            self.unsold.update(lot)
        return spent

    def after(self, before: Any, action: int) -> None:
        t = self.t
        self.cards(t)
        for seat in self.seats:
            if before.phase == FIRST:
                assert t.room[seat] == SPACES[self.players]
            else:
                assert t.room[seat] <= before.room[seat]
            for track in range(seat * 5, seat * 5 + 5):
                cards = sum(card // 6 == track % 5 for card in self.aboard(t, seat))
                climbed = cards if t.day != before.day else 0
                assert t.level[track] == min(before.level[track] + climbed, 7)  # B42, B45

    def cards(self, t: Any) -> None:
        """Every card is unseen, in the lot, aboard or out for the day (B2, B6, B24)."""
        if t.phase == TURN and t.deck == DECKS[self.players]:
            self.unsold.clear()  # a new day
        seen = self.unsold.copy()
        if t.phase in (TURN, LOT, AUCTION):
            seen.update(t.lot[: t.lot_size])
        for seat in self.seats:
            seen.update(self.aboard(t, seat))
        unseen = Counter({card: count for card, count in enumerate(t.unseen) if count})
        assert min(t.unseen) >= 0
        assert seen + unseen == ALL_CARDS
        assert t.hidden == sum(t.unseen)
        assert t.hidden - t.deck == 36 - DECKS[self.players]  # B6, B32

    def holds(self) -> None:
        super().holds()
        t = self.t
        assert min(t.florins) >= 0  # B23
        assert t.deck >= 0
        assert t.loading == sum(room > 0 for room in t.room)
        assert 0 <= min(t.level) <= max(t.level) <= 7  # B5
        for seat in self.seats:
            assert 0 <= t.room[seat] <= SPACES[self.players]
            if t.day == 0 and t.phase == FIRST:
                continue
            cards = self.aboard(t, seat)
            assert len(cards) == SPACES[self.players] - t.room[seat]
            assert t.worth[seat] == sum(10 if card == GOLD else card % 6 for card in cards)
            goods = [sum(card // 6 == good for card in cards) for good in range(6)]
            assert t.aboard[seat * 6 : seat * 6 + 6] == goods
        if t.phase in (TURN, LOT, AUCTION):
            assert t.lot_size <= t.lot_limit == min(3, max(t.room))  # B10, B12
            assert t.room[t.presenter] > 0  # B25
            assert t.loading > 1  # B30
        if t.phase == LOT:
            assert t.actor == t.presenter
            assert 0 < t.lot_size < t.lot_limit
            assert t.deck > 0  # B13
        if t.phase == AUCTION:
            assert t.room[t.actor] >= t.lot_size > 0  # B22
            assert t.florins[t.actor] > t.high
        if t.phase == FILL:
            assert t.loading == 1


@pytest.mark.slow
@pytest.mark.parametrize("setup", setups("board"), ids=str)
def test_board_keeps_its_promises(setup: Setup) -> None:
    watch_games(BoardWatch, setup)


@pytest.mark.parametrize("setup", plain_setups("board"), ids=str)
def test_board_refuses_every_illegal_action(setup: Setup) -> None:
    refuse_everything(BoardWatch(setup), seed=setup.players)
