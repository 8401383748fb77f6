"""Nature's moves in numbers from 0 on, for environments in which she is one of the agents."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from medici.games import GAMES
from medici.games.actors import NATURE_NAME, SEATS
from medici.games.board import actions as board
from medici.games.board.state import KINDS as BOARD_KINDS
from medici.games.card import actions as card
from medici.games.card.state import KINDS as CARD_KINDS
from medici.games.dice import actions as dice
from medici.games.dice.dice import ROLLS
from medici.games.dice.state import SHEETS
from medici.games.verbs import Action
from medici.kernel import State
from medici.record import Game


class NatureActions(NamedTuple):
    """How the actions of nature in a game are numbered: who starts, then the cards or rolls."""

    starts: Action  # + seat
    seats: int  # how many of those there are
    draws: Action  # + card or roll
    kinds: int  # how many there are of those

    @property
    def size(self) -> int:
        """One more than the highest number."""
        return self.seats + self.kinds

    def action_of(self, number: int) -> Action:
        """The action of the game that a number means."""
        if number < self.seats:
            return self.starts + number
        return self.draws + number - self.seats

    def number_of(self, action: Action) -> int:
        """And back."""
        if self.starts <= action < self.starts + self.seats:
            return action - self.starts
        return action - self.draws + self.seats


NATURE_ACTIONS = {
    "board": NatureActions(board.STARTS, SEATS, board.CARD, BOARD_KINDS),
    "card": NatureActions(card.STARTS, SEATS, card.CARD, CARD_KINDS),
    "dice": NatureActions(dice.STARTS, SHEETS, dice.ROLL, ROLLS),
}


class Chances:
    """What nature can do in a game for so many players."""

    def __init__(self, game: str, players: int) -> None:
        self.book = GAMES[game]
        self.actions = NATURE_ACTIONS[game]._replace(seats=players)
        self.choices = self.actions.size
        self.even = game == "dice"  # whether each roll is always as likely as any other

    def odds(self, state: State) -> NDArray[np.float64]:
        """How likely each choice is; those that cannot happen have 0."""
        weights = np.zeros(self.choices)
        if self.even and self.book.can(state, self.actions.draws):
            weights[self.actions.seats :] = 1 / self.actions.kinds  # thousands: none is asked
            return weights
        for action in self.book.legal_moves(state):
            weights[self.actions.number_of(action)] = self.book.weight(state, action)
        weights /= weights.sum()
        return weights

    def action_chosen(self, game: Game, choice: Any) -> Action | None:
        """The action that a choice of nature's means; None if it cannot happen."""
        if not isinstance(choice, int | np.integer) or not 0 <= choice < self.choices:
            return None
        action = self.actions.action_of(int(choice))
        return action if game.actor == NATURE_NAME and self.book.can(game.state, action) else None
