"""The story of the dice game played alone: the enemy's circles, and a title at the end."""

# Runs in browsers too: docs/browser-subset.md

from dataclasses import replace

from medici.games.dice.solitaire import BREAKTHROUGH
from medici.games.dice.state import Sheets
from medici.games.goods import GOODS
from medici.presentation.story import dice
from medici.presentation.story.line import Line, Part, lines
from medici.presentation.story.sentences import tell_bonus
from medici.record import Game


def tell_ship(game: Game) -> list[Line]:
    """What the ship has earned."""
    worth, pay = game.days[-1]["values"][0], game.days[-1]["ship"][0]
    return [Line("story-lone-ship", {"n": worth, "pay": pay, "extra": pay - worth})]


def tell_column(game: Game, good: int) -> list[Line]:
    """A column against the enemy's."""
    t: Sheets = game.state
    day, name = game.days[-1], GOODS[good]
    crosses, circles = t.crosses[good], t.circles[good]
    if max(t.circles) >= BREAKTHROUGH:
        message = "story-breakthrough" if circles >= BREAKTHROUGH else "story-broken"
        return [Line(message, {"circles": circles})]
    pay, bonus = day["goods"][name][0], day["bonus"][name][0]
    story = [Line("story-against", {"crosses": crosses, "circles": circles, "pay": pay})]
    if bonus:
        story.append(tell_bonus(0, crosses, bonus, dice.COLUMNS))
    return story


def tell_title(game: Game) -> list[Line]:
    """The title that the game has earned."""
    title = str(game.book.title_of(game.state))  # a finished game has one
    return [
        Line(
            "story-title",
            {
                "who": Part(seats=game.winners),
                "n": game.scores[0],
                "title": lines([Line(title_id(title))]),
            },
        )
    ]


def title_id(title: str) -> str:
    """The message of a title.

    >>> title_id("Deck Scrubber")
    'story-title-deck-scrubber'
    """
    return f"story-title-{title.lower().replace(' ', '-')}"


STORY = replace(
    dice.STORY,
    ships_clause="D63",
    goods_clause="D64",
    ships_message="story-for-ship",
    ships=tell_ship,
    good=tell_column,
    ending=tell_title,
)
