"""What a merchant of the card game keeps in mind."""

from typing import Annotated

from medici.bots.heuristics.mind import Mind
from medici.games.actors import SEATS
from medici.games.goods import GOODS
from medici.kernel import Cells, declare, i8, i64

ROW = 40  # weights that a row may have
ROOMS = 8  # a ship has from no empty space to 7
STEPS = 5  # from no icon of a good more to 4 more; only one and two more are noted
LURES = 9  # from 3 icons more than a monopoly, where a rising one pays no more, to 5 short of it
VIEW = 8  # cards of the market that are noted, the last ones, by the low bits of their number

f64 = Annotated[float, Cells("f8")]
PerRoom = Annotated[list[float], Cells("f8", ROOMS)]


@declare
class CardMind(Mind):
    """The weights of a merchant of the card game, and its notes.

    ``key`` names the turn that they are about: see ``card_turn``.
    """

    w: Annotated[list[float], Cells("f8", ROW)]

    # The icons of each seat, in its warehouse and aboard, which change when cards are taken
    day: i8  # when they were counted
    aboard: Annotated[list[int], Cells("i1", SEATS)]  # cards aboard that are among them
    stock: Annotated[list[int], Cells("i8", SEATS)]  # packed: see ``packed``

    # What stays the same for a whole turn
    mine: i64  # icons, packed: of the seat,
    most: i64  # the most of a rival in each good,
    second: i64  # the second most,
    theirs: i64  # and those of the next player
    deny: f64  # the weight of what the next player finds
    pace: f64  # how many cards more a ship will take
    rest: f64  # how many more the seat's own will take
    ship: f64  # the weight of the ships' pay
    steep: f64  # by how much a point ahead makes a better ship likelier
    slope: f64  # by how much an icon ahead makes a better rank likelier
    rank: f64  # what a better rank in a good is worth
    follower: f64  # 1 if there is a second rival to be ahead of
    goal: i64  # icons beyond which even a rising monopoly pays no more
    lure: Annotated[list[float], Cells("f8", LURES)]  # what it promises to be n icons short: 3 + n
    ships: Annotated[list[float], Cells("f8", SEATS - 1)]  # what the ships of rivals will be worth
    brim: PerRoom  # for filling the ship, and 0 for leaving space
    filling: PerRoom  # what so many empty spaces will add to the worth of a ship,
    space: PerRoom  # and what the icons in them will be worth
    gains: Annotated[list[float], Cells("f8", len(GOODS) * STEPS)]  # of good g, n more: 5 * g + n

    fresh: f64  # what an average new card would be worth, taken alone,
    fresh_hull: f64  # and the worth of the ship then

    # The market, whose last cards are looked at again with each new one
    viewed: i64  # so many cards have been looked at for the next player
    eyes: Annotated[list[float], Cells("f8", VIEW)]  # what the next player would give for them
    weighed: i64  # so many cards lay there when the last one was weighed with a new one:
    kept: f64  # what both would be worth,
    kept_hull: f64  # and the worth of the ship then

    # The deck, for those who count it
    seen: i8  # cards revealed this turn that are no longer counted
    taking: i64  # cards that need a space
    points: i64  # all values on the cards
    icons: f64  # what all icons would add
