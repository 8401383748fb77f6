"""The features of card game, dice game and solitaire: the same in every form, blind to names."""

from base64 import b64decode, b64encode
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice, pairwise
from random import Random
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from medici.analysis.eye.features import card, dice, solitaire
from medici.games.actors import NOBODY
from medici.games.card.cards import KIND_GOOD, NEUTRAL
from medici.games.card.state import HOLD, KINDS
from medici.games.days import DAYS
from medici.games.dice.dice import WHEEL
from medici.games.dice.state import SPACES
from medici.games.goods import GOLD
from medici.kernel import State, bind, compiled, rule, unbound
from medici.kernel.wasm import module_of
from medici.record import Game
from tests.kernel.test_wasm import Desk
from tests.node import node
from tests.setups import Setup, plain_setups, setups

GAMES_EACH = {solitaire: 40, dice: 4, card: 1}  # as short games are
SEEN = 0.4  # of all positions
BOUND = 10.0
IDLE = 2  # features that random play may leave solitaire: no second rival of two, no column of 12

foresee: Callable[..., None] = unbound("foresee")
describe: Callable[..., None] = unbound("describe")


@rule
def see(tables: Any, seat: int, out: Any) -> None:
    """Look at table 0 with a seat's eyes; table 1 is there to foresee on."""
    tables[1] = tables[0]
    foresee(tables[1])
    describe(tables[0], tables[1], seat, out)


@dataclass(frozen=True)
class Seen:
    """A set-up, and the view of its game."""

    setup: Setup
    view: ModuleType

    def __str__(self) -> str:
        return str(self.setup)


def view_of(setup: Setup) -> ModuleType:
    if setup.name == "card":
        return card
    return dice if setup.players > 1 else solitaire


EVERY = [
    Seen(setup, view_of(setup))
    for setup in (*plain_setups("card"), setups("card")[-2], *plain_setups("dice"))
]
IN_BROWSERS = [
    next(seen for seen in reversed(EVERY) if seen.view is view) for view in (card, dice, solitaire)
]
FEW = {card: 12, dice: 12, solitaire: 40}  # one position in so many
IN_COMPANY = [seen for seen in EVERY if seen.view is not solitaire]


def positions(setup: Setup, seed: int = 5) -> Iterator[State]:
    """Tables of some games, nature's and the last one too."""
    luck = Random(seed)
    for _ in range(GAMES_EACH[view_of(setup)]):
        game = setup.game()
        while not game.over:
            if luck.random() < SEEN:
                yield game.state
            act(game, luck)
        yield game.state


def act(game: Game, luck: Random) -> None:
    """One move of anybody, any that is legal."""
    if game.actor == "nature":
        game.let_nature_act(luck)
    else:
        game.play(luck.choice(game.legal()))


def features(view: ModuleType, t: State, seat: int) -> list[float]:
    """The features of a seat by plain rules."""
    later = t.copy()
    view.foresee(later)
    out = [99.0] * view.FEATURES
    view.describe(t, later, seat, out)
    return out


@pytest.mark.parametrize("seen", EVERY, ids=str)
def test_signs_are_moderate_in_every_position(seen: Seen) -> None:
    many = np.array(
        [
            features(seen.view, t, seat)
            for t in positions(seen.setup)
            for seat in range(seen.setup.players)
        ]
    )
    assert np.isfinite(many).all()
    assert abs(many).max() <= BOUND
    idle = {number for number in range(seen.view.FEATURES) if len(np.unique(many[:, number])) == 1}
    assert len(idle) <= IDLE


@pytest.mark.slow
@pytest.mark.parametrize("seen", EVERY, ids=str)
def test_compiled_code_sees_the_same(seen: Seen) -> None:
    fast = compiled(bind(see, foresee=seen.view.foresee, describe=seen.view.describe))
    tables = np.zeros(2, seen.setup.book.state.dtype)
    out = np.zeros(seen.view.FEATURES)
    for t in positions(seen.setup):
        t.write(tables[0])
        for seat in range(seen.setup.players):
            fast(tables, seat, out)
            assert out.tolist() == features(seen.view, t, seat)


@pytest.mark.slow
def test_a_browser_sees_the_same() -> None:
    desk, calls, exports, expected = Desk(), [], {}, []
    for seen in IN_BROWSERS:
        name = f"see_{seen.view.__name__.rpartition('.')[2]}"
        out = np.zeros(seen.view.FEATURES)
        looking = bind(see, foresee=seen.view.foresee, describe=seen.view.describe)
        for t in islice(positions(seen.setup), 0, None, FEW[seen.view]):
            tables = np.zeros(2, seen.setup.book.state.dtype)
            t.write(tables[0])
            exports[name] = looking, (tables, 0, out)
            at = desk.lay(tables)
            expected.append((len(desk.memory), features(seen.view, t, 0)))
            calls.append([name, *at, 0, *desk.lay(out)])
    request = {
        "module": b64encode(module_of(exports)).decode(),
        "memory": b64encode(desk.memory).decode(),
        "calls": calls,
    }
    memory = b64decode(node("wasm/calls.mjs", request)["memory"])
    for start, row in expected:
        assert np.frombuffer(memory, np.float64, len(row), start).tolist() == row


@pytest.mark.parametrize("view", [card, dice, solitaire])
def test_after_the_end_nothing_is_foreseen(view: ModuleType) -> None:
    seen = next(seen for seen in EVERY if seen.view is view)
    (end,) = [t for t in positions_of_one(seen.setup) if t.actor == NOBODY]
    later = end.copy()
    view.foresee(later)
    assert later == end


def positions_of_one(setup: Setup) -> Iterator[State]:
    """Every table of one game, as copies."""
    luck, game = Random(1), setup.game()
    while not game.over:
        yield game.state.copy()
        act(game, luck)
    yield game.state.copy()


def moved(row: list[int], width: int, players: int) -> list[int]:
    """A row over seats, after everybody has moved one seat on."""
    end = players * width
    return row[end - width : end] + row[: end - width] + row[end:]


WIDTHS = {
    "card": dict.fromkeys(("florins", "room", "worth", "aboard", "ship_pay"), 1)
    | dict.fromkeys(("icons", "good_pay", "bonus_pay"), 5)
    | {"hold": HOLD},
    "dice": dict.fromkeys(("points", "room", "worth", "ship_pay"), 1)
    | dict.fromkeys(("crosses", "good_pay", "bonus_pay"), 5)
    | {"hold": SPACES, "ships": DAYS},
}
SEAT_FIELDS = {"card": ("actor", "on_turn"), "dice": ("actor", "roller")}


def one_seat_on(name: str, t: State) -> State:
    """The same table after everybody has moved one seat on."""
    turned = t.copy()
    for field, width in WIDTHS[name].items():
        setattr(turned, field, moved(getattr(t, field), width, t.players))
    for field in SEAT_FIELDS[name]:
        seat = getattr(t, field)
        setattr(turned, field, (seat + 1) % t.players if seat >= 0 else seat)
    return turned


@pytest.mark.parametrize("seen", IN_COMPANY, ids=str)
def test_it_does_not_matter_who_sits_where(seen: Seen) -> None:
    players = seen.setup.players
    for t in positions(seen.setup):
        turned = one_seat_on(seen.setup.name, t)
        for seat in range(players):
            assert features(seen.view, turned, (seat + 1) % players) == features(seen.view, t, seat)


def other_kind(kind: int) -> int:
    """The same card of the next good."""
    if kind >= NEUTRAL:
        return kind
    block, width = (0, 4) if kind < 20 else (20 if kind < 25 else 25, 1)
    good = (KIND_GOOD[kind] + 1) % 5
    return block + good * width + (kind - block) % width


def other_goods(row: list[int], place: Callable[[int], int]) -> list[int]:
    """A row over goods, five to a seat, with every good in another's place."""
    result = row[:]
    for number, count in enumerate(row):
        result[number - number % 5 + place(number % 5)] = count
    return result


def relabelled_card(t: Any) -> State:
    other = t.copy()
    other.deck[:] = [0] * KINDS
    for kind in range(KINDS):
        other.deck[other_kind(kind)] = t.deck[kind]
    other.market[:] = [other_kind(kind) for kind in t.market]
    other.hold[:] = [other_kind(kind) for kind in t.hold]
    for field in ("icons", "good_pay", "bonus_pay"):
        row = other_goods(getattr(t, field), lambda good: (good + 1) % 5)
        setattr(other, field, row)
    return other  # type: ignore[no-any-return]


NEXT_ON_WHEEL = dict(pairwise((*WHEEL, WHEEL[0])))


def relabelled_dice(t: Any) -> State:
    """With the next good on the wheel and the die before, every number stays as it is."""
    other = t.copy()
    for die, good in enumerate(t.dice):
        other.dice[(die - 1) % 5] = good if good == GOLD else NEXT_ON_WHEEL[good]
    other.left = t.left >> 1 | (t.left & 1) << 4
    for field in ("crosses", "circles", "good_pay", "bonus_pay"):
        setattr(other, field, other_goods(getattr(t, field), NEXT_ON_WHEEL.__getitem__))
    return other  # type: ignore[no-any-return]


@pytest.mark.parametrize("seen", EVERY, ids=str)
def test_it_does_not_matter_which_good_is_which(seen: Seen) -> None:
    relabelled = relabelled_card if seen.setup.name == "card" else relabelled_dice
    for t in positions(seen.setup):
        other = relabelled(t)
        for seat in range(seen.setup.players):
            assert features(seen.view, other, seat) == pytest.approx(features(seen.view, t, seat))


@pytest.mark.parametrize("seen", IN_COMPANY, ids=str)
def test_more_money_looks_better_to_its_owner_and_worse_to_others(seen: Seen) -> None:
    field = "florins" if seen.setup.name == "card" else "points"
    for t in positions_of_one(seen.setup):
        if t.actor == NOBODY:
            continue
        richer = t.copy()
        getattr(richer, field)[0] += 10
        assert features(seen.view, richer, 0)[0] >= features(seen.view, t, 0)[0]
        assert features(seen.view, richer, 1)[2] <= features(seen.view, t, 1)[2]
