"""A game together with its history: what a person, a server or a bot holds in hand."""

from collections.abc import Sequence
from copy import deepcopy
from fractions import Fraction
from random import Random
from typing import Any, Generic, Literal, Self, overload

from medici.games import GAMES, Rulebook
from medici.games.actors import NATURE, NOBODY
from medici.games.board.state import Board
from medici.games.card.state import Card
from medici.games.days import DAYS
from medici.games.dice.state import Sheets
from medici.games.notation import NotationError
from medici.games.verbs import S
from medici.goods import GOODS
from medici.record.errors import IllegalMove, SetupError
from medici.record.form import FORMAT, Day, Result

Actor = int | Literal["nature"]
Move = tuple[Actor, str]
Players = int | Sequence[str]
Options = dict[str, bool | str]


class Game(Generic[S]):
    """A game of the family, from its set-up to where it stands.

    ``Game[Board]`` is one whose table is known to be that of the board game; ``Game`` is any.

    >>> game = Game("board", players=3)
    >>> game.actor
    'nature'
    >>> game.play("first 2")
    >>> game.play("card fur3")
    >>> game.actor, game.legal()
    (2, ['draw', 'auction'])
    """

    @overload
    def __init__(
        self: "Game[Board]", name: Literal["board"], players: Players, options: Options | None = ...
    ) -> None: ...

    @overload
    def __init__(
        self: "Game[Card]", name: Literal["card"], players: Players, options: Options | None = ...
    ) -> None: ...

    @overload
    def __init__(
        self: "Game[Sheets]", name: Literal["dice"], players: Players, options: Options | None = ...
    ) -> None: ...

    @overload
    def __init__(
        self: "Game[Any]", name: str, players: Players, options: Options | None = ...
    ) -> None: ...

    def __init__(self, name: str, players: Players, options: Options | None = None) -> None:
        self.book: Rulebook[S] = rulebook(name)
        self.players: list[str] = seat_names(players)
        self.options: Options = dict(options or {})
        count = players if isinstance(players, int) else len(self.players)
        settings = check_setup(self.book, count, self.options)
        self.state: S = self.book.state()
        self.book.new(self.state, len(self.players), self.book.variant(settings))
        self.moves: list[Move] = []
        self.days: list[Day] = []

    @property
    def name(self) -> str:
        """The game's id: board, card or dice."""
        return self.book.name

    @property
    def actor(self) -> Actor | None:
        """Who is to act: a seat, "nature", or None once the game is over."""
        actor = self.state.actor
        if actor == NOBODY:
            return None
        return "nature" if actor == NATURE else actor

    @property
    def over(self) -> bool:
        """Whether the last day has been scored."""
        return self.actor is None

    @property
    def day(self) -> int:
        """The day that is being played: 1, 2 or 3 (3 also after the end)."""
        return min(self.state.day + 1, DAYS)

    @property
    def scores(self) -> list[int]:
        """What each seat has: florins, or points in the dice game."""
        return [self.book.total(self.state, seat) for seat in range(len(self.players))]

    @property
    def winners(self) -> list[int]:
        """The seats that have won, in ascending order; none before the end."""
        if not self.over:
            return []
        return [seat for seat in range(len(self.players)) if self.book.wins(self.state, seat)]

    def legal(self) -> list[str]:
        """Everything that the actor may do now, as texts; for nature, all that can happen."""
        return [self.book.move_name(action) for action in self.legal_actions()]

    def legal_actions(self) -> list[int]:
        """The same as ``legal``, as the integers that rules and bots use."""
        return self.book.legal_moves(self.state)

    def chances(self) -> dict[str, Fraction]:
        """Nature's outcomes with their exact probabilities; empty when a seat is to act.

        >>> game = Game("board", players=2)
        >>> game.chances()
        {'first 0': Fraction(1, 2), 'first 1': Fraction(1, 2)}
        """
        if self.actor != "nature":
            return {}
        actions = self.legal_actions()
        weights = [self.book.weight(self.state, action) for action in actions]
        ways = sum(weights)
        return {
            self.book.move_name(action): Fraction(weight, ways)
            for action, weight in zip(actions, weights, strict=True)
        }

    def play(self, move: str | int) -> None:
        """Carry out a move of the actor, given as text or as an action.

        An illegal one raises ``IllegalMove`` and changes nothing.
        """
        actor = self.actor
        action = self.action_of(move)
        if actor is None or action is None or not self.book.can(self.state, action):
            raise IllegalMove(move, actor, self.legal())
        self.carry_out(actor, action)

    def carry_out(self, actor: Actor, action: int) -> None:
        """Carry out an action of the actor that is known to be legal."""
        day = self.state.day
        self.book.play(self.state, action)
        self.moves.append((actor, self.book.move_name(action)))
        if self.state.day != day:
            self.days.append(self.day_figures())

    def action_of(self, move: object) -> int | None:
        """The action behind a text; an action stands for itself, anything else for none."""
        if isinstance(move, str):
            try:
                return self.book.parse_move(move)
            except NotationError:
                return None
        return move if type(move) is int else None

    def let_nature_act(self, source: Random) -> None:
        """Play nature's moves until a seat is to act or the game is over."""
        while self.actor == "nature":
            self.play(self.book.nature_move(self.state, source))

    def day_figures(self) -> Day:
        """The figures of the day that was scored last."""
        t, seats = self.state, range(len(self.players))
        return Day(
            values=[t.worth[seat] for seat in seats],
            ship=[t.ship_pay[seat] for seat in seats],
            goods={
                name: [t.good_pay[seat * 5 + good] for seat in seats]
                for good, name in enumerate(GOODS)
            },
            bonus={
                name: [t.bonus_pay[seat * 5 + good] for seat in seats]
                for good, name in enumerate(GOODS)
            },
            totals=self.scores,
        )

    @property
    def result(self) -> Result | None:
        """Scores and winners, and in solitaire the title; None before the end."""
        if not self.over:
            return None
        result = Result(scores=self.scores, winners=self.winners)
        if title := self.book.title_of(self.state):
            result["title"] = title
        return result

    def record(self) -> dict[str, Any]:
        """The game as a record: a JSON-ready dictionary (see docs/record.md)."""
        record: dict[str, Any] = {
            "format": FORMAT,
            "game": self.name,
            "players": list(self.players),
            "options": dict(self.options),
            "moves": [list(move) for move in self.moves],
            "days": deepcopy(self.days),
        }
        if self.result is not None:
            record["result"] = dict(self.result)
        return record

    def copy(self) -> Self:
        """Another game with the same past; what is played in one does not show in the other."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.players = self.players[:]
        twin.options = dict(self.options)
        twin.state = self.state.copy()
        twin.moves = self.moves[:]
        twin.days = self.days[:]  # what a day has paid never changes
        return twin

    def before(self, moves: int) -> Self:
        """The game as it stood when only so many moves had been made."""
        if not 0 <= moves <= len(self.moves):
            raise SetupError(f"expected 0 to {len(self.moves)} moves; got {moves}")
        earlier = type(self)(self.name, self.players, self.options)
        for _, move in self.moves[:moves]:
            earlier.play(move)
        return earlier

    def __repr__(self) -> str:
        to_act = "over" if self.over else f"{self.actor} to act"
        return f"<{self.name} for {len(self.players)}, day {self.day}, {to_act}>"


def rulebook(name: object) -> Rulebook[Any]:
    """The rules of a game by its id."""
    if not isinstance(name, str) or name not in GAMES:
        raise SetupError(f"expected a game, one of {', '.join(GAMES)}; got {name!r}")
    return GAMES[name]


def seat_names(players: Players) -> list[str]:
    """Names for the seats: those given, or plain ones for a number of players."""
    if type(players) is int:
        return [f"Player {seat + 1}" for seat in range(players)]
    if isinstance(players, list | tuple) and all(isinstance(name, str) for name in players):
        return list(players)
    raise SetupError(f"expected a number of players or a list of names; got {players!r}")


def check_setup(book: Rulebook, players: int, options: Options) -> Options:
    """All options with their values, the defaults included; refuses what the game lacks."""
    settings = {name: option.default for name, option in book.options.items()}
    seats = book.seats
    for name, value in options.items():
        if name not in book.options:
            known = ", ".join(book.options) or "none"
            raise SetupError(f"expected an option of {book.name} ({known}); got {name!r}")
        option = book.options[name]
        if not any(value == known and type(value) is type(known) for known in option.values):
            expected = " or ".join(map(repr, option.values))
            raise SetupError(f"option {name}: expected {expected}; got {value!r}")
        settings[name] = value
        seats = option.seats.get(value, seats)
    if players not in seats:
        raise SetupError(
            f"expected {seats[0]} to {seats[-1]} players for {book.name}; got {players}"
        )
    return settings
