"""The games as OpenSpiel's Python games: sequential, nothing hidden, chance played openly."""

from collections.abc import Mapping
from typing import Any

import pyspiel

from medici.games import GAMES
from medici.games.actors import NATURE, NOBODY
from medici.games.board.state import CARDS as BOARD_CARDS
from medici.games.card.cards import EACH_CARD
from medici.games.days import DAYS
from medici.games.dice.state import SPACES, THROW
from medici.research.envs.batches import REWARDS, checked_reward
from medici.research.envs.observations import ENCODINGS, Place
from medici.research.envs.observations.board import MOST, MOST_EARNED
from medici.research.envs.setup import setup
from medici.research.envs.spiel.observer import Observer
from medici.research.envs.spiel.table import CHANCES, Kind, Table

MOST_OWNED = MOST + MOST_EARNED  # in the board game, which pays most
USUAL_PLAYERS = 2
CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
OF = "of_"  # before a value of digits: the edition "of_2016"


def longest(game: str, players: int) -> int:
    """More decisions than a game can have."""
    if game == "dice":
        return DAYS * SPACES * players  # each enters a die at least
    if game == "card":
        return DAYS * 2 * len(EACH_CARD)  # each reveals or takes a card at least
    return DAYS * BOARD_CARDS * (1 + players)  # for each card at most one, and an auction


def most_chance(game: str, players: int) -> int:
    """More outcomes of chance than a game can have."""
    if game == "dice":
        return 1 + THROW * DAYS * SPACES * players
    return DAYS * (1 + (BOARD_CARDS if game == "board" else len(EACH_CARD)))


def by_share(players: int, reward: str) -> bool:
    """Whether the victory is paid. Alone there is none to share: a solitaire pays its points."""
    return reward == "share" and players > 1


def options_of(game: str) -> dict[str, bool | str]:
    """The options of a game with their defaults, as OpenSpiel spells them."""
    return {name: spelled(option.default) for name, option in GAMES[game].options.items()}


def spelled(value: bool | str) -> bool | str:
    """An option's value as OpenSpiel can read it: it takes a text of digits for a number.

    >>> spelled("2016"), spelled("classic"), spelled(True)
    ('of_2016', 'classic', True)
    """
    return f"{OF}{value}" if isinstance(value, str) and value.isdigit() else value


def meant(value: bool | str) -> bool | str:
    """And back.

    >>> meant("of_2016"), meant("classic"), meant(True)
    ('2016', 'classic', True)
    """
    return value.removeprefix(OF) if isinstance(value, str) else value


def kind_of(game: str, shares: bool) -> Any:
    """What OpenSpiel knows of a game: parts of a victory add up to 1, florins to anything."""
    book = GAMES[game]
    parameters: dict[str, Any] = {"players": USUAL_PLAYERS, "reward": REWARDS[0]}
    parameters |= options_of(game)
    kinds = pyspiel.GameType
    return pyspiel.GameType(
        short_name=f"medici_{game}",
        long_name=book.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.CONSTANT_SUM if shares else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(book.seats),
        min_num_players=min(book.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


def info_of(game: str, players: int, shares: bool) -> Any:
    """What it knows of one that has been set up."""
    return pyspiel.GameInfo(
        num_distinct_actions=ENCODINGS[game].choices,
        max_chance_outcomes=CHANCES[game].size,
        num_players=players,
        min_utility=0.0,
        max_utility=1.0 if shares else float(MOST_OWNED),
        utility_sum=1.0 if shares else None,
        max_game_length=longest(game, players),
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game of the family; each has a class of its own, as OpenSpiel wants it."""

    name = ""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.players = int(given.get("players", USUAL_PLAYERS))
        reward = given.get("reward", REWARDS[0])
        self.shares = by_share(self.players, checked_reward(reward))
        options = {name: meant(given[name]) for name in options_of(self.name) if name in given}
        self.variant = setup(self.name, self.players, options)
        given |= {name: spelled(value) for name, value in options.items()}
        kind = kind_of(self.name, self.shares)
        super().__init__(kind, info_of(self.name, self.players, self.shares), given)
        t = GAMES[self.name].state()
        GAMES[self.name].new(t, self.players, self.variant)
        size = ENCODINGS[self.name].size(self.players)
        self.empty = Table.of(Kind(self.name, self.players, size, self.shares), t)

    @property
    def fields(self) -> list[Place]:
        """What the numbers of an observation mean."""
        return list(ENCODINGS[self.name].places(self.players))

    def new_initial_state(self) -> "SpielState":
        """A game in which nothing has happened."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """How often chance acts at most."""
        return most_chance(self.name, self.players)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Whoever looks at the states of this game for OpenSpiel."""
        if params:
            raise ValueError(f"expected no parameters for an observer; got {params}")
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.name, self.players, recalls)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A table as OpenSpiel holds it; OpenSpiel itself keeps the history.

    Some methods would lead through C++ and back: those that are asked most answer Python at once.
    """

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table = game.empty.copy()  # whatever is here OpenSpiel copies for every clone

    def current_player(self) -> int:
        """The seat to act, or what OpenSpiel calls nature and nobody."""
        actor = self.table.actor
        if actor == NATURE:
            return CHANCE
        return TERMINAL if actor == NOBODY else actor

    def is_terminal(self) -> bool:
        """Whether the last day has been scored."""
        return self.table.actor == NOBODY

    def is_chance_node(self) -> bool:
        """Whether nature is to act."""
        return self.table.actor == NATURE

    def is_player_node(self) -> bool:
        """Whether a seat is."""
        return self.table.actor < NATURE

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.legal if player == self.table.actor else []

    def legal_actions(self, *player: int) -> list[int]:
        """What the actor may do, or this player: nothing, unless it is to act."""
        asked = player[0] if player else self.table.actor
        if 0 <= asked < NATURE:
            return self._legal_actions(asked)[:]
        legal: list[int] = super().legal_actions(*player)
        return legal

    def legal_actions_mask(self, *player: int) -> list[int]:
        """The same, a number to each action: 1 if it is legal.

        OpenSpiel would write nature's outcomes into the mask of a seat, beyond its end.
        """
        asked = player[0] if player else self.table.actor
        if 0 <= asked < NATURE:
            return self.table.mask(asked)
        mask: list[int] = super().legal_actions_mask(*player)
        return mask

    def observation_tensor(self, *player: int) -> list[float]:
        """What a player sees, or the actor."""
        seat = player[0] if player else self.table.actor
        if 0 <= seat < self.table.kind.players:
            seen: list[float] = self.table.seen(seat).tolist()
            return seen
        refused: list[float] = super().observation_tensor(*player)
        return refused

    information_state_tensor = observation_tensor  # the table is all that matters

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What nature can do, and how likely it is."""
        return self.table.odds()

    def _apply_action(self, action: int) -> None:
        table = self.table
        done = table.happen(action) if table.actor == NATURE else table.choose(action)
        if not done:
            raise pyspiel.SpielError(f"expected one of {self.legal_actions()}; got {action}")

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.table.game
        chance = player == CHANCE
        numbers = CHANCES[game].size if chance else ENCODINGS[game].choices
        if not 0 <= action < numbers:  # OpenSpiel asks for a name before it refuses one
            return f"nothing that has the number {action}"
        if chance:
            return self.table.outcome_name(action)
        return GAMES[game].move_name(ENCODINGS[game].action_of(action))

    def returns(self) -> list[float]:
        """What each seat has won; 0 before the end."""
        if self.is_terminal():
            return self.table.payoffs()
        return [0.0] * self.table.kind.players

    def __str__(self) -> str:
        """The table as seat 0 sees it: nothing is hidden."""
        observer = Observer(self.table.game, self.table.kind.players, recalls=False)
        return observer.string_from(self, 0)


class BoardGame(SpielGame):
    """Medici, the board game."""

    name = "board"


class CardGame(SpielGame):
    """Medici: The Card Game."""

    name = "card"


class DiceGame(SpielGame):
    """Medici: The Dice Game."""

    name = "dice"


GAME_CLASSES = [(kind_of(each.name, True), each) for each in (BoardGame, CardGame, DiceGame)]
