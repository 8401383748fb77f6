"""A game that load clients follow by its events, without the scenes and stories of a browser."""

import json
import random
import re
from typing import Any

from medici.record import Game

MOVE = re.compile(rb'"type":"moved","at":[^,]*,"seat":[^,]*,"move":"([^"]*)"')


class FollowedGame:
    """The state of the game at a table, for all clients there: the first to hear plays it on."""

    def __init__(self, game: str, players: int) -> None:
        self.seq = 0
        self._game: Game[Any] = Game(game, players)

    def follow(self, first: int, count: int, message: bytes) -> None:
        """Play on what is new in a message with so many events from one on."""
        book, state, last = self._game.book, self._game.state, first - 1 + count
        if last <= self.seq:
            return
        moves = [text.decode() for text in MOVE.findall(message)]
        if first <= self.seq:  # only after a hello
            events = json.loads(message)["events"][self.seq + 1 - first :]
            moves = [event["move"] for event in events if event["type"] == "moved"]
        for text in moves:
            book.play(state, book.parse_move(text))
        self.seq = last

    def any_move(self) -> bytes:
        """One of the legal moves of the seat to act, as JSON."""
        book = self._game.book
        legal = book.legal_moves(self._game.state)
        return b'"%b"' % book.move_name(legal[int(random.random() * len(legal))]).encode()
