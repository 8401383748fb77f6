"""The story of the card game."""

# Runs in browsers too: docs/browser-subset.md

from collections.abc import Iterator

from medici.games.card.notation import CARD_NAMES
from medici.games.card.scoring import MONOPOLY_PAY
from medici.games.card.state import Card
from medici.games.ranking import SECOND
from medici.presentation.story.line import Line, cards, seat
from medici.presentation.story.sentences import (
    GameStory,
    GoodPrizes,
    Ties,
    tell_full,
    tell_good,
    tell_ships,
    tell_start,
    tell_winners,
)
from medici.record import Game

TIES = Ties(clause="C31", shared=True)
GOODS = GoodPrizes(
    standing="story-icons",
    least=1,
    second_of_two=SECOND,
    ties=TIES,
    bonus_clause=lambda pay: "C34" if pay == MONOPOLY_PAY else "C35",
    bonus_message="story-monopoly",
)


def tell_move(earlier: Game, later: Game) -> Iterator[Line]:
    """A move, and what it means for the end of the day."""
    verb, _, rest = later.moves[-1][1].partition(" ")
    t: Card = earlier.state
    who = seat(t.on_turn)
    if verb == "first":
        yield tell_start(earlier, int(rest), "C4", "C41")
    elif verb == "reveal":
        yield Line("story-reveals-another" if t.revealed else "story-reveals", {"who": who})
    elif verb == "take":
        yield from tell_taking(earlier, later, [int(number) for number in rest.split()])
    elif t.market_size > 0:  # it was asked for: only into an empty market one comes unasked
        yield Line("story-it-is", {"card": cards(rest)})
    else:
        yield Line("story-reveals-first", {"who": who, "card": cards(rest)})


def tell_taking(earlier: Game, later: Game, numbers: list[int]) -> Iterator[Line]:
    """Cards go aboard, by their numbers from the end of the market; one ship may be left."""
    t: Card = earlier.state
    loaded = [CARD_NAMES[t.market[t.market_size - number]] for number in numbers]
    yield Line("story-takes", {"who": seat(t.on_turn), "cards": cards(*loaded)})
    yield from tell_full(later, t.on_turn)
    waiting = [number for number in range(len(later.players)) if later.state.room[number]]
    if len(waiting) == 1 and len(later.days) == len(earlier.days):
        yield Line("story-last-turn", {"who": seat(waiting[0])})


STORY = GameStory(
    span="day",
    coin="florins",
    ships_clause="C30",
    goods_clause="C33",
    move=tell_move,
    ships=lambda game: tell_ships(game, TIES),
    good=lambda game, good: tell_good(game, good, game.state.icons, GOODS),
    ending=lambda game: [tell_winners(game, "florins", "C42")],
)
