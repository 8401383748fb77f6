"""Facts of the card game: which cards to take, what is left to the next, whether to reveal."""

# Runs in browsers too: docs/browser-subset.md

from medici.analysis.reasons.facts import Fact, compare, gain, weigh
from medici.analysis.reasons.standing import Day, Standing, day_of, fill_ships, standing_of
from medici.games.card.actions import MOVES, REVEAL, TAKE
from medici.games.card.cards import KIND_ICONS, KIND_SPACE, KIND_VALUE
from medici.games.card.notation import CARD_NAMES
from medici.games.card.rules import SPACES, choices, load
from medici.games.card.scoring import score_day
from medici.games.card.state import KINDS, Card
from medici.games.seats import next_with_room
from medici.presentation.story.line import Arg, Line, cards, seat

CARD = "card"


def card_facts(t: Card, better: int, other: int) -> list[Fact]:
    """What tells a better action of the seat to act from another one."""
    if better == REVEAL:
        return of_reveal(t, other)
    if other == REVEAL:
        return [Fact(-fact.weight, fact.line) for fact in of_reveal(t, better)]
    mine, less = taken(t, better), taken(t, other)
    own = compare(CARD, standing(t, t.on_turn, mine), standing(t, t.on_turn, less), today(t))
    return [*own, *of_next(t, better, other)]


def taken(t: Card, action: int) -> list[int]:
    """The cards that an action takes from the end of the market."""
    mask = action - TAKE
    return [t.market[t.market_size - 1 - place] for place in range(3) if mask >> place & 1]


def standing(t: Card, number: int, kinds: list[int]) -> Standing:
    """How a seat would stand if it loaded these cards and the day ended now."""
    loaded = t.copy()
    for kind in kinds:
        load(loaded, number, kind)
    scored, later = loaded.copy(), loaded.copy()
    fill_ships(later, today(t))
    score_day(scored)
    score_day(later)
    return standing_of(loaded, scored, scored.icons, later, number)


def today(t: Card) -> Day:
    """How far the day is; there are always cards enough."""
    count, value, icons = 0, 0, 0
    for kind in range(KINDS):
        if KIND_SPACE[kind]:
            count += t.deck[kind]
            value += t.deck[kind] * KIND_VALUE[kind]
            icons += t.deck[kind] * KIND_ICONS[kind]
    free = sum(t.room[number] for number in range(t.players))
    many = max(count, 1)
    return day_of(t, SPACES[t.players], free, value / many, icons / many)


def takes(t: Card) -> list[int]:
    """The takes that the seat on turn has."""
    may = choices(t)
    return [MOVES[bit] for bit in range(1, len(MOVES)) if may >> bit & 1]


def of_reveal(t: Card, other: int) -> list[Fact]:
    """Of the cards in the deck, those after which there is more to take than now."""
    day, empty = today(t), standing(t, t.on_turn, [])
    now = weigh(compare(CARD, standing(t, t.on_turn, taken(t, other)), empty, day))
    good, more = 0, 0.0
    for kind in range(KINDS):
        if t.deck[kind] > 0:
            then = t.copy()
            then.market[then.market_size] = kind
            then.market_size += 1
            best = max(
                weigh(compare(CARD, standing(t, t.on_turn, taken(then, action)), empty, day))
                for action in takes(then)
            )
            more += t.deck[kind] * (best - now)
            good += t.deck[kind] if best > now else 0
    args: dict[str, Arg] = {"n": good, "all": t.deck_left}
    args["cards"] = cards(*[CARD_NAMES[kind] for kind in taken(t, other)])
    return [Fact(more / t.deck_left, Line("reason-reveal", args))]


def of_next(t: Card, better: int, other: int) -> list[Fact]:
    """What the next seat would be paid most for of that which either take leaves."""
    left, instead = left_after(t, better), left_after(t, other)
    whom = next_with_room(left.room, t.players, t.on_turn)
    if whom == t.on_turn or whom != next_with_room(instead.room, t.players, t.on_turn):
        return []
    gains = [best_gain(table, whom) for table in (left, instead)]
    more = gains[1] - gains[0]
    if more == 0:
        return []
    args: dict[str, Arg] = {"game": CARD, "whom": seat(whom), "n": gains[0], "other": gains[1]}
    return [Fact(more * today(t).done / (t.players - 1), Line("reason-leaves", args))]


def left_after(t: Card, action: int) -> Card:
    """The table after a take, before the next turn."""
    after = t.copy()
    mask, size = action - TAKE, t.market_size
    kept = [
        t.market[place]
        for place in range(size)
        if size - place > 3 or not mask >> size - 1 - place & 1
    ]
    for kind in taken(t, action):
        load(after, t.on_turn, kind)
    after.market_size = len(kept)
    for place, kind in enumerate(kept):
        after.market[place] = kind
    return after


def best_gain(t: Card, whom: int) -> int:
    """The most that a seat could be paid more if the day ended after its take."""
    if t.market_size == 0:
        return 0
    after = t.copy()
    after.on_turn = whom
    now = standing(after, whom, [])
    return max(gain(standing(after, whom, taken(after, action)), now) for action in takes(after))
