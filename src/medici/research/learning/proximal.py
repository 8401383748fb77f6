"""Proximal policy optimisation (PPO): a network plays, and learns from what came of it."""

from dataclasses import dataclass
from typing import Any, NamedTuple

from medici.kernel.rule import Rule
from medici.research.learning.columns import TINY, Choices, Lessons, Positions, draw_all, learn_all
from medici.research.learning.device import copied, on_columns
from medici.research.learning.games import NETWORK, Games
from medici.research.learning.trainable import Said, TrainableNetwork

SMALL = 1 / 256  # slopes of single positions are so much smaller, for numbers of 16 bits


@dataclass(frozen=True)
class Settings:
    """How a network learns."""

    steps: int = 32  # of every game, before it learns from them
    batches: int = 4  # into which the games of a step are divided
    trust: float = 0.2  # how far odds may move from those that were played by
    patience: float = 0.98  # how much later surprises count for a choice
    chances: float = 0.5  # how much being right about who wins counts
    longest: float = 1.0  # slope of a step


class Experience(NamedTuple):
    """What happened in a step of all games: a column to each."""

    inputs: Any
    legal: Any
    actors: Any
    learns: Any  # 1 where the network that learns chose
    choices: Any
    odds: Any  # of these choices
    chances: Any  # of all seats to win, by seat
    shares: Any
    done: Any


class Figures(NamedTuple):
    """How learning goes, as numbers on the device."""

    variety: Any  # how open choices are
    surprise: Any  # the mean square of what was not expected


class Player:
    """The network that learns, and one that does not in some of the seats."""

    def __init__(self, network: TrainableNetwork, games: Games, past: int, source: Any) -> None:
        self.network, self.games, self.source = network, games, source
        self.past = past  # games at which one of its past may sit
        self.former: TrainableNetwork | None = None
        self.choosing: Rule = draw_all  # how the network comes to a choice,
        self.former_choosing: Rule = draw_all  # and the other one

    def chosen(self, network: TrainableNetwork, count: int, choosing: Rule) -> Choices:
        """What a network chooses in the first so many games."""
        games, xp = self.games, self.games.xp
        said = network.says(games.inputs[:, :count])
        parts = games.legal, games.actors, games.players
        seen = Positions(said.policy, said.value, *(part[:count] for part in parts))
        out = Choices(
            self.source.random_sample(count).astype("f4"),
            xp.zeros(count, "i8"),
            xp.zeros(count, "f4"),
            xp.zeros((network.inputs.seats, count), "f4"),
        )
        on_columns(choosing, count, seen, out)
        return out

    def step(self) -> Experience:
        """Choose in every game, and carry it out."""
        games, xp = self.games, self.games.xp
        chosen = self.chosen(self.network, games.count, self.choosing)
        choices = chosen.choices
        actors = games.actors.copy()
        who = xp.take_along_axis(games.seats, actors[None].astype("i8"), 0)[0]
        if self.former is not None and self.past:
            other = self.chosen(self.former, self.past, self.former_choosing).choices
            first = choices[: self.past]
            choices[: self.past] = xp.where(who[: self.past] < NETWORK, other, first)
        kept = copied(games.inputs), games.legal.copy(), actors, (who == NETWORK).astype("f4")
        games.step(choices)
        came = games.shares.copy(), games.done.astype("f4")
        return Experience(*kept, choices, chosen.odds, chosen.chances, *came)


def surprises(experience: list[Experience], last: Any, patience: float) -> list[Any]:
    """By how much each step made everybody's chances better than they had been taken for."""
    found: list[Any] = []
    later, ahead = last * 0, last
    for step in reversed(experience):
        goes_on = 1 - step.done
        better = step.shares * step.done + ahead * goes_on - step.chances
        later = better + patience * goes_on * later
        found.append(later)
        ahead = step.chances
    return found[::-1]


def part_of(step: Experience, games: slice) -> Experience:
    """What happened in some of the games."""
    return Experience(*(array[..., games] for array in step))


def learn_from(
    player: Player,
    step: Experience,
    surprise: Any,
    players: Any,
    variety: float,
    settings: Settings,
) -> tuple[Said, Any, Figures]:
    """What the network says of positions now, the slope of that, and how it goes."""
    xp = player.games.xp
    positions = len(step.legal)
    own = xp.take_along_axis(surprise, step.actors[None].astype("i8"), 0)[0]
    count = step.learns.sum() + TINY
    middle = (own * step.learns).sum() / count
    gain = (own - middle) * step.learns
    gain = (gain / (xp.sqrt((gain * gain).sum() / count) + TINY)).astype("f4")
    said = player.network.says(step.inputs)
    outputs = len(said.policy) + len(said.value)
    lessons = Lessons(
        step.choices,
        step.odds,
        gain,
        step.learns,
        step.chances + surprise,
        xp.empty((outputs, positions), "f4"),
        xp.empty(positions, "f4"),
        settings.trust,
        variety,
        settings.chances,
    )
    seen = Positions(said.policy, said.value, step.legal, step.actors, players)
    on_columns(learn_all, positions, seen, lessons, SMALL)
    figures = Figures(lessons.variety.sum() / count, (own * own * step.learns).sum() / count)
    return said, lessons.wrong, figures


def learn(player: Player, rate: float, variety: float, settings: Settings) -> Figures:
    """Play some steps of all games, and learn from each of them once.

    ``variety`` is how much is paid for keeping several choices open.
    """
    network, games = player.network, player.games
    experience = [player.step() for _ in range(settings.steps)]
    last = player.chosen(network, games.count, draw_all).chances
    found = surprises(experience, last, settings.patience)
    size = games.count // settings.batches
    for step, surprise in zip(experience, found, strict=True):
        for first in range(0, games.count, size):
            some = slice(first, first + size)
            part, players = part_of(step, some), games.players[some]
            said, wrong, figures = learn_from(
                player, part, surprise[:, some], players, variety, settings
            )
            slopes = network.slopes(said, wrong.astype(network.number))
            network.learn(slopes * (1 / (SMALL * size)), rate, settings.longest)
    return figures
