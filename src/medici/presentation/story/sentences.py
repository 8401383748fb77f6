"""What the stories of all games share: who starts, who took which rank and why, who wins."""

# Runs in browsers too: docs/browser-subset.md

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from medici.games.goods import GOODS
from medici.games.ranking import MOST, SECOND, SHIP_PAY
from medici.presentation.story.line import Arg, Line, Part, lines, seat
from medici.record import Game


@dataclass(frozen=True, kw_only=True)
class GameStory:
    """The words of one game, the clauses that its scoring rests on, and what it tells itself.

    ``ships`` and ``good`` tell what the day just scored has paid for the ships and for one good,
    given by its number; ``ending`` tells how the game has ended.
    """

    span: Literal["day", "round"]  # a third of the game
    coin: Literal["florins", "points"]
    ships_clause: str
    goods_clause: str
    move: Callable[[Game, Game], Iterator[Line]]  # the positions before and after it
    ships: Callable[[Game], list[Line]]
    good: Callable[[Game, int], list[Line]]
    ending: Callable[[Game], list[Line]]
    ships_message: str = "story-for-ships"


@dataclass(frozen=True, kw_only=True)
class Ties:
    """How a game pays those who are tied."""

    clause: str
    shared: bool  # they divide the prizes of their ranks; otherwise each is paid in full


@dataclass(frozen=True, kw_only=True)
class GoodPrizes:
    """What a game pays for each good, and how it is told."""

    standing: str  # the message that tells how many levels, icons or crosses somebody has
    least: int  # with fewer one takes no rank
    second_of_two: int  # what the second gets if only two play
    ties: Ties
    bonus_clause: Callable[[int], str]  # by what the bonus pays
    bonus_message: str = "story-bonus"

    def of(self, players: int) -> list[int]:
        """The prizes by rank."""
        second = SECOND if players > 2 else self.second_of_two
        return [MOST, second, *([0] * (players - 2))]

    def stand(self, count: int) -> Line:
        """How somebody stands, in the words of the game."""
        return Line(self.standing, {"n": count})


def ranks(values: Sequence[int], least: int) -> Iterator[tuple[int, list[int]]]:
    """The ranks from the best down, counted from 0, each with the seats that hold it.

    >>> list(ranks([16, 23, 16], least=0))
    [(0, [1]), (1, [0, 2])]
    """
    rank = 0
    for value in sorted({value for value in values if value >= least}, reverse=True):
        seats = [seat for seat, other in enumerate(values) if other == value]
        yield rank, seats
        rank += len(seats)


def tell_ships(game: Game, ties: Ties) -> list[Line]:
    """The ships by worth, and what they earned."""
    day, players = game.days[-1], len(game.players)
    prizes = SHIP_PAY[players * 6 : players * 6 + players]
    return [
        tell_rank(
            rank,
            seats,
            Line("story-worth", {"n": day["values"][seats[0]]}),
            prizes[rank : rank + len(seats)],
            day["ship"][seats[0]],
            ties,
        )
        for rank, seats in ranks(day["values"], least=0)
    ]


def tell_good(game: Game, good: int, standings: Sequence[int], prizes: GoodPrizes) -> list[Line]:
    """One good: the ranks that are paid, and the bonuses; ``standings`` lie seat by seat."""
    players, name = len(game.players), GOODS[good]
    counts = standings[good :: len(GOODS)][:players]
    story = []
    for rank, seats in ranks(counts, prizes.least):
        pot = prizes.of(players)[rank : rank + len(seats)]
        if sum(pot):
            pay = game.days[-1]["goods"][name][seats[0]]
            stand = prizes.stand(counts[seats[0]])
            story.append(tell_rank(rank, seats, stand, pot, pay, prizes.ties))
    for number, pay in enumerate(game.days[-1]["bonus"][name]):
        if pay:
            story.append(tell_bonus(number, counts[number], pay, prizes))
    return story or [Line("story-nobody-has")]


def tell_rank(
    rank: int, seats: list[int], stand: Line, pot: Sequence[int], pay: int, ties: Ties
) -> Line:
    """One rank: who holds it, with what, and what it earned; a tie is explained."""
    args: dict[str, Arg] = {
        "place": rank + 1,
        "who": Part(seats=seats),
        "standing": lines([stand]),
        "pay": pay,
    }
    if len(seats) == 1:
        return Line("story-place", args)
    args["clause"] = ties.clause
    if not ties.shared:
        return Line("story-place-each", args)
    args["pot"] = " + ".join(str(prize) for prize in pot if prize)
    rounded = pay * len(seats) < sum(pot)
    return Line("story-place-rounded" if rounded else "story-place-shared", args)


def tell_bonus(number: int, count: int, pay: int, prizes: GoodPrizes) -> Line:
    """A bonus for standing high in a good."""
    return Line(
        prizes.bonus_message,
        {
            "who": seat(number),
            "standing": lines([prizes.stand(count)]),
            "pay": pay,
            "clause": prizes.bonus_clause(pay),
        },
    )


def tell_start(earlier: Game, starter: int, first_day: str, later_days: str) -> Line:
    """Who starts a day and why, with the clause for the first day and that for later ones."""
    who = seat(starter)
    if earlier.day == 1:
        return Line("story-start-drawn", {"who": who, "clause": first_day})
    if len(earlier.legal()) == 1:
        return Line("story-start-poorest", {"who": who, "clause": later_days})
    return Line("story-start-drawn-poorest", {"who": who, "clause": later_days})


def tell_full(later: Game, number: int) -> Iterator[Line]:
    """Whether a ship that was just loaded is full."""
    if later.state.room[number] == 0:
        yield Line("story-full", {"who": seat(number)})


def tell_winners(game: Game, coin: str, clause: str) -> Line:
    """The winners, one or several, and what they have."""
    verb = "win" if len(game.winners) > 1 else "wins"
    return Line(
        f"story-{verb}-{coin}",
        {"who": Part(seats=game.winners), "n": max(game.scores), "clause": clause},
    )
