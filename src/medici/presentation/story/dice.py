"""The story of the dice game for several players; its moves are told alike in solitaire."""

# Runs in browsers too: docs/browser-subset.md

from collections.abc import Iterator, Sequence

from medici.games.dice.notation import FACE_NAMES
from medici.games.dice.state import FILLING, Sheets
from medici.games.goods import GOODS
from medici.presentation.story.line import Line, Part, cards, lines, seat
from medici.presentation.story.sentences import (
    GameStory,
    GoodPrizes,
    Ties,
    tell_full,
    tell_good,
    tell_ships,
    tell_winners,
)
from medici.record import Game

TIES = Ties(clause="D21", shared=False)
COLUMNS = GoodPrizes(
    standing="story-crosses",
    least=1,
    second_of_two=0,
    ties=TIES,
    bonus_clause=lambda pay: "D23",
)


def tell_move(earlier: Game, later: Game) -> Iterator[Line]:
    """A move, and what it brought."""
    verb, _, rest = later.moves[-1][1].partition(" ")
    t: Sheets = later.state
    if verb == "first":
        yield Line("story-first-roller", {"who": seat(int(rest))})
    elif verb == "choose":
        yield from tell_entering(earlier, later, [int(number) - 1 for number in rest.split()])
    else:
        roller = seat(t.roller)
        yield Line("story-rolls", {"who": roller, "dice": cards(*rest.split())})
        if t.phase == FILLING:
            yield Line("story-last-ship-takes", {"who": roller, "n": t.room[t.roller]})


def tell_entering(earlier: Game, later: Game, dice: list[int]) -> Iterator[Line]:
    """Dice are entered on a sheet, and in solitaire the others on the enemy's."""
    before: Sheets = earlier.state
    after: Sheets = later.state
    number = int(later.moves[-1][0])
    start = number * len(GOODS)
    faces = [FACE_NAMES[die][before.dice[die]] for die in dice]
    crosses = gains("story-crosses-in", before.crosses[start:], after.crosses[start:])
    what = lines([*crosses, Line("story-ship-worth", {"n": after.worth[number]})])
    yield Line("story-enters", {"who": seat(number), "dice": cards(*faces), "what": what})
    if circles := gains("story-circles-in", before.circles, after.circles):
        yield Line("story-enemy", {"what": lines(circles)})
    yield from tell_full(later, number)


def gains(message: str, before: Sequence[int], after: Sequence[int]) -> list[Line]:
    """What came into the columns, good by good."""
    return [
        Line(message, {"n": after[good] - before[good], "good": Part(good=name)})
        for good, name in enumerate(GOODS)
        if after[good] > before[good]
    ]


def tell_ending(game: Game) -> list[Line]:
    """Who has won, and what has decided between equal scores."""
    best = [number for number, score in enumerate(game.scores) if score == max(game.scores)]
    end = tell_winners(game, "points", "D30")
    if len(best) == 1:
        return [end]
    return [Line("story-columns-decide", {"who": Part(seats=best)}), end]


STORY = GameStory(
    span="round",
    coin="points",
    ships_clause="D20",
    goods_clause="D22",
    move=tell_move,
    ships=lambda game: tell_ships(game, TIES),
    good=lambda game, good: tell_good(game, good, game.state.crosses, COLUMNS),
    ending=tell_ending,
)
