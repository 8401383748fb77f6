"""A game together with its history: what a person, a server or a bot holds in hand."""

# Runs in browsers too: docs/browser-subset.md

from collections.abc import Sequence
from copy import deepcopy
from fractions import Fraction
from random import Random
from typing import Any, Generic, Literal, Self, overload

from medici import renderer
from medici.games import GAMES, Rulebook
from medici.games.actors import NATURE_NAME, Actor, actor_named
from medici.games.board.state import Board
from medici.games.card.state import Card
from medici.games.days import DAYS
from medici.games.dice.state import Sheets
from medici.games.goods import GOODS
from medici.games.notation import NotationError
from medici.games.verbs import S
from medici.record.errors import IllegalMove, MediciError, RecordError, SetupError
from medici.record.form import FORMAT, Day, Result
from medici.record.positions import PositionError, fill, head_of, position_of

Move = tuple[Actor, str]
Players = int | Sequence[str]
Options = dict[str, bool | str]
PICKLED = 1  # the form of pickled games: another number for whatever cannot read the last one


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
        self.start: S | None = None  # the table before all moves, if it is not the set-up
        self.moves: list[Move] = []
        self.days: list[Day] = []
        self.pushed: list[tuple[int, S]] = []  # tables before moves that ``pop`` may take back

    @classmethod
    def from_position(cls, text: str, players: Players | None = None) -> Self:
        """A game that begins in a position: it has no past, and goes on as any other.

        >>> game = Game("dice", players=2)
        >>> game.play("first 1")
        >>> Game.from_position(game.position()).actor
        'nature'
        """
        head = head_of(text)
        book = rulebook(head.game)
        chosen = [word for word in head.words if word.partition("=")[0] in book.options]
        seated = head.players if players is None else players
        game = cls(head.game, seated, options_of(book, chosen))
        if len(game.players) != head.players:
            raise PositionError(
                f"expected names for {head.players} players; got {len(game.players)}"
            )
        fresh = game.state.copy()
        fill(game.name, game.state, head.words[len(chosen) :])
        if game.state != fresh:
            game.start = game.state.copy()
        if game.position() != text:
            raise PositionError(f"expected {game.position()!r}; got {text!r}")
        return game

    def position(self) -> str:
        """What lies on the table and who is to act, as one line of text (docs/positions.md).

        >>> Game("dice", players=1).position()  # doctest: +ELLIPSIS
        'dice 1 day=1 phase=rolling actor=nature roller=0 dice=- left=- points=0 ships=- ...'
        """
        usual = {name: option.default for name, option in self.book.options.items()}
        chosen = {name: self.options[name] for name in usual if name in self.options}
        unusual = {name: value for name, value in chosen.items() if value != usual[name]}
        return position_of(self.name, self.state, unusual)

    def svg(self) -> str:
        """The table as a picture, for a page or a notebook."""
        return renderer.draw_game(self)

    def _repr_svg_(self) -> str:
        return self.svg()

    @property
    def name(self) -> str:
        """The game's id: board, card or dice."""
        return self.book.name

    @property
    def actor(self) -> Actor | None:
        """Who is to act: a seat, "nature", or None once the game is over."""
        return actor_named(self.state.actor)

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
        if self.actor != NATURE_NAME:
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

    def push(self, move: str | int) -> None:
        """Play a move that ``pop`` will take back at once: the table is copied before it.

        >>> game = Game("board", players=3)
        >>> game.push("first 2")
        >>> game.pop(), game.moves
        ('first 2', [])
        """
        before = self.state.copy()
        self.play(move)
        self.pushed.append((len(self.moves), before))

    def pop(self) -> str:
        """Take the last move back, and return it.

        After ``push`` this costs a copy of the table, however long the game is. A move that was
        played otherwise costs playing the whole game again up to it.
        """
        if not self.moves:
            raise MediciError("expected a move to take back; none has been made")
        if self.pushed and self.pushed[-1][0] == len(self.moves):
            self.state = self.pushed.pop()[1].copy()  # a copy of this game may hold it too
        else:
            self.state = self.before(len(self.moves) - 1).state
        del self.days[self.state.day - self.days_before :]
        return self.moves.pop()[1]

    @property
    def days_before(self) -> int:
        """How many days were scored before the first move: none, unless in a position."""
        return 0 if self.start is None else self.start.day

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
        while self.actor == NATURE_NAME:
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
        """The game as a record: a JSON-ready dictionary (see docs/record.md).

        A record begins with the set-up: a game that began in a position has none.
        """
        if self.start is not None:
            raise RecordError("expected a game played from its set-up; this began in a position")
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
        twin.pushed = self.pushed[:]  # nor does a table that was kept
        return twin

    def before(self, moves: int) -> Self:
        """The game as it stood when only so many moves had been made."""
        if not 0 <= moves <= len(self.moves):
            raise SetupError(f"expected 0 to {len(self.moves)} moves; got {moves}")
        earlier = type(self)(self.name, self.players, self.options)
        if self.start is not None:
            earlier.start = self.start
            earlier.state = self.start.copy()
        for _, move in self.moves[:moves]:
            earlier.play(move)
        return earlier

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        twin = self.copy()
        twin.days = deepcopy(self.days)
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        setup = (self.name, self.players, self.options)
        past = (self.start, self.moves, self.days, self.state)
        return unpickled, (PICKLED, type(self), setup, past)

    def __eq__(self, other: object) -> bool:
        """Whether two games have the same set-up, the same past and the same table."""
        if not isinstance(other, Game):
            return NotImplemented
        return type(self) is type(other) and self.__reduce__() == other.__reduce__()

    __hash__ = None  # type: ignore[assignment]  # games go on: they are no keys

    def __repr__(self) -> str:
        to_act = "over" if self.over else f"{self.actor} to act"
        return f"<{self.name} for {len(self.players)}, day {self.day}, {to_act}>"


def unpickled(form: int, kind: type[Game], *parts: Any) -> Game:
    """A game as it was pickled; one of another form is refused."""
    if form != PICKLED:
        raise MediciError(f"expected a game pickled in form {PICKLED}; got form {form!r}")
    setup, (start, moves, days, state) = parts
    game = kind(*setup)
    game.start, game.moves, game.days, game.state = start, moves, days, state
    return game


def options_of(book: Rulebook, words: Sequence[str]) -> Options:
    """The options in a position: those that differ from the usual, in their order."""
    options: Options = {}
    for word in words:
        name, _, text = word.partition("=")
        values = {str(value).lower(): value for value in book.options[name].values[1:]}
        if text not in values:
            raise PositionError(f"{name}: expected {' or '.join(values)}; got {text!r}")
        options[name] = values[text]
    return options


def rulebook(name: object) -> Rulebook[Any]:
    """The rules of a game by its id."""
    if not isinstance(name, str) or name not in GAMES:
        raise SetupError(f"expected a game, one of {', '.join(GAMES)}; got {name!r}")
    return GAMES[name]


def seat_names(players: object) -> list[str]:
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
