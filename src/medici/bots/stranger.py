"""A bot that was not written here, as one that can be seated like any other."""

from medici.bots.arrays import Record
from medici.bots.bot import Budget
from medici.bots.child import BotFailure
from medici.bots.engine import Engine
from medici.bots.loading import USUAL, NotABot
from medici.bots.process import Process
from medici.games import GAMES
from medici.kernel import State

LENIENCE = 2.0  # a bot may take so many times its budget,
GRACE = 1.0  # and so many seconds more: machines are busy at times
FIRST = 30.0  # seconds more for its first answer, for which much may be loaded or compiled

_strangers: dict[str, "Stranger"] = {}  # at most one of each in every process of ours


class Stranger:
    """Asks the bot in its process; raises ``BotFailure`` for whatever is not a legal move."""

    strength = "not measured"

    def __init__(self, name: str) -> None:
        self.name = name
        self._process = Process(name)
        self._answers = 0  # from the process that runs now
        self._promising = True  # whether its first answer is worth waiting for
        self.about = self._process.hello.about
        self.budget = self._process.hello.budget

    def choose(self, engine: Engine, t: Record, budget: Budget, seed: int) -> int:
        """The action of the seat to act in the state ``t``, a record of the engine's game."""
        return self.move(engine.book.name, engine.book.state.read(t), seed, budget)

    def move(self, game: str, state: State, seed: int, budget: Budget | None = None) -> int:
        """The same for a state object; with no budget the bot takes its own."""
        budget = budget or self.budget
        process = self._running()
        action = process.move((game, state, seed, budget), self.limit(budget))
        self._answers += 1
        if not GAMES[game].can(state, action):
            legal = ", ".join(map(str, GAMES[game].legal_moves(state)))
            raise BotFailure(
                f"illegal move {action}", f"seat {state.actor}: expected one of {legal:.200}"
            )
        return action

    def limit(self, budget: Budget) -> float:
        """The seconds after which an answer does not count any more."""
        seconds = budget.seconds or self.budget.seconds or USUAL.seconds
        assert seconds is not None
        settling = FIRST if self._promising and not self._answers else 0.0
        return LENIENCE * seconds + GRACE + settling

    def _running(self) -> Process:
        """Its process, or a new one if that was ended; one that never answers costs time once."""
        if self._process.ended:
            self._promising = self._answers > 0
            self._answers = 0
            try:
                self._process = Process(self.name)
            except NotABot as problem:
                raise BotFailure("could not be started again", str(problem)) from problem
        return self._process

    def leave(self) -> None:
        """End its process."""
        if not self._process.ended:
            self._process.end()


def stranger(name: str) -> Stranger:
    """The bot of a name such as ``my.module:Bot``, which is started when first asked for."""
    if name not in _strangers:
        _strangers[name] = Stranger(name)
    return _strangers[name]


def send_strangers_home() -> None:
    """End the processes of all bots that were started here."""
    while _strangers:
        _strangers.popitem()[1].leave()
