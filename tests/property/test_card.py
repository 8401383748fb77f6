"""Card: what must hold in every game, whatever is revealed and taken."""

from collections import Counter
from dataclasses import dataclass
from typing import Any

import pytest

from medici.games.card import CARD
from medici.games.card.state import DRAW, FIRST, HOLD, KINDS, OVER, TURN
from medici.games.goods import GOODS
from tests.property.machine import Watch, refuse_everything, watch_games
from tests.setups import Setup, plain_setups, setups

SPACES = {2: 7, 3: 5, 4: 5, 5: 5, 6: 5}  # C3
FIRST_CARD = CARD.parse_move("card cloth2")
ICONS = 4 * 4 + 2 * 2 + 1  # of each good (C2)


@dataclass(frozen=True)
class Kind:
    """A card as C2 describes it, by its name alone."""

    name: str

    @property
    def good(self) -> str:
        return self.name.rstrip("0123456789xg") if self.icons else "none"

    @property
    def icons(self) -> int:
        if self.name.startswith("neutral"):
            return 0
        return 2 if self.name.endswith("x2") else 1

    @property
    def value(self) -> int:
        return 0 if self.name.endswith(("0x2", "0g")) else int(self.name[-1])

    @property
    def space(self) -> int:
        return 0 if self.name.startswith("neutral") or self.name.endswith("g") else 1

    @property
    def copies(self) -> int:
        if self.name.startswith("neutral"):
            return 5 if self.value == 2 else 10
        if self.name.endswith("x2"):
            return 2
        return 1 if self.name.endswith("g") else 4


ALL_KINDS = [
    Kind(CARD.move_name(action).removeprefix("card "))
    for action in range(FIRST_CARD, FIRST_CARD + KINDS)
]
SPACE = [kind.space for kind in ALL_KINDS]
VALUE = [kind.value for kind in ALL_KINDS]
ALL_CARDS = Counter({number: kind.copies for number, kind in enumerate(ALL_KINDS)})


class CardWatch(Watch):
    """The card game, with the cards that have been unloaded."""

    codes = range(-4, FIRST_CARD + KINDS + 4)
    chance = {FIRST, DRAW}  # noqa: RUF012
    over = OVER

    def __init__(self, setup: Setup) -> None:
        self.unloaded: Counter[int] = Counter()
        super().__init__(setup)

    def aboard(self, t: Any, seat: int) -> list[int]:
        cards: list[int] = t.hold[seat * HOLD : seat * HOLD + t.aboard[seat]]
        return cards

    def after(self, before: Any, action: int) -> None:
        t = self.t
        scored = t.day != before.day
        for seat in self.seats:
            cards = self.aboard(t, seat)
            if before.phase == FIRST:
                assert not cards
                assert t.room[seat] == SPACES[self.players]
            else:
                assert cards[: before.aboard[seat]] == self.aboard(before, seat)
            if scored:
                self.unloaded.update(cards)
            for number, good in enumerate(GOODS):
                kinds = [ALL_KINDS[card] for card in cards if scored]
                more = sum(kind.icons for kind in kinds if kind.good == good)
                stock = seat * 5 + number
                assert t.icons[stock] == before.icons[stock] + more  # C32
        if scored:
            for part in (t.ship_pay, t.good_pay, t.bonus_pay):
                assert not any(pay % 5 for pay in part)  # C31
        if before.phase == DRAW:
            assert t.market[: t.market_size] == [
                *before.market[: before.market_size],
                action - FIRST_CARD,
            ]
        verb, *numbers = CARD.move_name(action).split()
        if verb == "take":  # C11: counted from the end of the row, which closes up
            row = before.market[: before.market_size]
            taken = [row.pop(-number) for number in sorted(map(int, numbers), reverse=True)]
            assert t.market[: t.market_size] == row
            loaded = self.aboard(t, before.actor)[before.aboard[before.actor] :]
            assert sorted(loaded) == sorted(taken)
        self.cards(t)

    def cards(self, t: Any) -> None:
        """All 110 cards are in the deck, in the market, aboard or unloaded (C2, C32, C40)."""
        cards = self.unloaded + Counter(t.market[: t.market_size])
        icons = dict.fromkeys(GOODS, 0)
        for stock in range(self.players * 5):
            icons[GOODS[stock % 5]] += t.icons[stock]
        if t.phase in (DRAW, TURN):
            for seat in self.seats:
                cards.update(self.aboard(t, seat))
        cards.update({kind: count for kind, count in enumerate(t.deck) if count})
        assert cards == ALL_CARDS
        assert cards.total() == 110
        for kind, count in (cards - self.unloaded).items():
            if ALL_KINDS[kind].icons:
                icons[ALL_KINDS[kind].good] += count * ALL_KINDS[kind].icons
        assert icons == dict.fromkeys(GOODS, ICONS)

    def holds(self) -> None:
        super().holds()
        t = self.t
        assert min(t.deck) >= 0
        assert t.deck_left == sum(t.deck)
        assert 0 <= t.revealed <= 3  # C10
        assert 0 <= t.market_size <= 110
        assert t.deck_left + t.market_size > 0 or t.phase == OVER  # C14
        assert min(t.florins) >= 0
        if t.day == 0 and t.phase == FIRST:
            return
        for seat in self.seats:
            cards = self.aboard(t, seat)
            assert 0 <= t.room[seat] == SPACES[self.players] - sum(SPACE[kind] for kind in cards)
            assert t.worth[seat] == sum(VALUE[kind] for kind in cards)
        if t.phase in (DRAW, TURN):
            assert t.room[t.on_turn] > 0  # C13
        if t.phase == DRAW:
            assert t.deck_left > 0
        if t.phase == TURN:
            assert t.actor == t.on_turn
            assert t.market_size > 0


@pytest.mark.slow
@pytest.mark.parametrize("setup", setups("card"), ids=str)
def test_card_keeps_its_promises(setup: Setup) -> None:
    watch_games(CardWatch, setup)


@pytest.mark.parametrize("setup", plain_setups("card"), ids=str)
def test_card_refuses_every_illegal_action(setup: Setup) -> None:
    refuse_everything(CardWatch(setup), seed=setup.players)
