"""Nature's moves in numbers from 0 on, for environments in which she is one of the agents."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from medici.games import GAMES
from medici.games.board import actions as board
from medici.games.board.state import KINDS as BOARD_KINDS
from medici.games.card import actions as card
from medici.games.card.state import KINDS as CARD_KINDS
from medici.games.dice import actions as dice
from medici.games.dice.dice import ROLLS
from medici.games.verbs import Action
from medici.kernel import State
from medici.record import Game


class Hand(NamedTuple):
    """Where nature's actions begin in the numbers of a game."""

    starts: Action  # + seat
    draws: Action  # + card or roll
    kinds: int  # how many there are of those
    even: bool = False  # whether each of them is always as likely as any other


HANDS = {
    "board": Hand(board.STARTS, board.CARD, BOARD_KINDS),
    "card": Hand(card.STARTS, card.CARD, CARD_KINDS),
    "dice": Hand(dice.STARTS, dice.ROLL, ROLLS, even=True),
}


class Chances:
    """What nature can do in a game for so many players."""

    def __init__(self, game: str, players: int) -> None:
        self.book = GAMES[game]
        self.players = players
        self.hand = HANDS[game]
        self.choices = players + self.hand.kinds

    def action_of(self, choice: int) -> Action:
        """The action of the game that a choice of hers means."""
        if choice < self.players:
            return self.hand.starts + choice
        return self.hand.draws + choice - self.players

    def choice_of(self, action: Action) -> int:
        """And back."""
        if action >= self.hand.draws:
            return action - self.hand.draws + self.players
        return action - self.hand.starts

    def odds(self, state: State) -> NDArray[np.float64]:
        """How likely each choice is; those that cannot happen have 0."""
        weights = np.zeros(self.choices)
        if self.hand.even and self.book.can(state, self.hand.draws):
            weights[self.players :] = 1 / self.hand.kinds  # thousands of rolls: none is asked
            return weights
        for action in self.book.legal_moves(state):
            weights[self.choice_of(action)] = self.book.weight(state, action)
        weights /= weights.sum()
        return weights

    def action_chosen(self, game: Game, choice: Any) -> Action | None:
        """The action that a choice of nature's means; None if it cannot happen."""
        if not isinstance(choice, int | np.integer) or not 0 <= choice < self.choices:
            return None
        action = self.action_of(int(choice))
        return action if game.actor == "nature" and self.book.can(game.state, action) else None
