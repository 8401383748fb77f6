"""What somebody is about to do: the bid that is typed, the cards or dice that are picked."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from medici.interfaces.tui.prompt import offer, typed
from medici.presentation.scene import BoardScene, CardScene, DiceScene, Scene, scene
from medici.presentation.words import Words
from medici.record import Game

VERBS = {"p": "pass", "d": "draw", "a": "auction", "r": "reveal"}
LONGEST = 4  # digits of a bid


@dataclass(frozen=True)
class Option:
    """Something that can be done, and the key that does it."""

    key: str
    label: str
    main: bool = False  # Enter does it
    ready: bool = True  # nothing is missing


@dataclass
class Decision:
    """A decision in the making."""

    game: Game
    texts: Words
    digits: str = ""  # of the bid, as typed
    amount: int = 0
    picked: set[int] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.legal: Sequence[str] = self.game.legal()
        self.scene: Scene = scene(self.game)
        self.bids = [int(move[4:]) for move in self.legal if move.startswith("bid ")]
        self.verb = next(
            (verb for verb in ("take", "choose") if any(m.startswith(verb) for m in self.legal)), ""
        )
        self.amount = self.amount or (self.bids[0] if self.bids else 0)

    @property
    def numbers(self) -> list[int]:
        """The cards or dice that can be picked."""
        if not self.verb:
            return []
        moves = [move.split()[1:] for move in self.legal if move.startswith(self.verb)]
        return sorted({int(number) for numbers in moves for number in numbers})

    @property
    def move(self) -> str:
        """What Enter would do; it need not be legal."""
        if self.bids:
            return f"bid {self.amount}"
        if self.verb and self.picked:
            return f"{self.verb} {' '.join(map(str, sorted(self.picked)))}"
        return ""

    def digit(self, number: str) -> None:
        """A digit is typed: of a bid, or the number of a card or a die."""
        if self.bids:
            self.digits = (self.digits + number).lstrip("0")[-LONGEST:]
            self.amount = int(self.digits or 0)
        elif int(number) in self.numbers:
            self.pick(int(number))

    def erase(self) -> None:
        """The last digit, or everything picked, is taken back."""
        self.picked.clear()
        self.digits = self.digits[:-1]
        if self.bids:
            self.amount = int(self.digits) if self.digits else self.bids[0]

    def pick(self, number: int) -> None:
        """Pick a card or a die, or put it back."""
        self.picked ^= {number}

    def change(self, by: int) -> None:
        """Bid more or less, within what is legal."""
        if self.bids:
            self.digits = ""
            self.amount = min(max(self.amount + by, self.bids[0]), self.bids[-1])

    def hold(self, move: str) -> None:
        """Hold this move, so that Enter plays it."""
        verb, *numbers = move.split()
        if verb == "bid":
            self.digits, self.amount = "", int(numbers[0])
        elif verb == self.verb:
            self.picked = {int(number) for number in numbers}

    def problem(self) -> str:
        """What is expected instead of what Enter would do; nothing if that is legal."""
        if self.move in self.legal:
            return ""
        say, lang = self.texts.say, self.texts.lang
        if self.bids:
            span = {"least": self.bids[0], "most": self.bids[-1], "n": self.amount}
            return say("terminal-expected-bid", span)
        kind = "pick" if self.verb else "verb"
        return say(f"terminal-expected-{kind}", {"moves": offer(self.legal, lang)})

    def options(self) -> list[Option]:
        """Everything that can be done now."""
        say = self.texts.say
        options = []
        if self.bids:
            ready = self.move in self.legal
            label = say("terminal-do-bid", {"n": self.amount})
            options = [Option("enter", label, True, ready), Option("-", "−"), Option("+", "+")]  # noqa: RUF001
        elif self.verb:
            label = self.said(self.move) if self.picked else say(f"terminal-do-{self.verb}-none")
            options = [Option("enter", label, True, self.move in self.legal)]
        for key, verb in VERBS.items():
            if verb in self.legal:
                options.append(Option(key, say(f"terminal-do-{verb}")))
        return options

    def said(self, move: str) -> str:
        """A move as one says it: "Bid 7", "Take fur 3 and dye 2"."""
        verb, *numbers = move.split()
        if verb == "bid":
            return self.texts.say("terminal-do-bid", {"n": int(numbers[0])})
        if verb not in ("take", "choose"):
            known = verb in VERBS.values()
            return self.texts.say(f"terminal-do-{verb}") if known else typed(move)
        cards = [self.texts.card(self.card(int(number))) for number in numbers]
        return self.texts.say(f"terminal-do-{verb}", {"cards": self.texts.join(cards)})

    def card(self, number: int) -> str:
        """The card of the market or the die with a number."""
        if isinstance(self.scene, CardScene):
            return self.scene.market[-number]
        if isinstance(self.scene, DiceScene):
            return self.scene.dice[number - 1]
        assert isinstance(self.scene, BoardScene)
        return self.scene.lot[number - 1]
