"""The engine of a game: its verbs as machine code, ready to be called on records from Python."""

from collections.abc import Callable
from functools import cache, cached_property

import numpy as np

from medici.bots.compiled.lineup import ADVANCE, choose_by_policy, choose_with_network
from medici.bots.compiled.verbs import legal, verbs_of
from medici.bots.network.characters import STEADY
from medici.bots.network.evaluate import Network
from medici.bots.network.inputs import INPUTS
from medici.bots.network.kept import own_network
from medici.bots.network.policy import network_move, network_verbs
from medici.bots.policies.heuristics import HEURISTICS, weights_for
from medici.bots.policies.plain import PLAIN
from medici.bots.policies.policy import PolicyState
from medici.bots.policies.random_moves import RANDOM
from medici.games import GAMES
from medici.games.actors import NATURE
from medici.games.rulebook import Rulebook
from medici.games.verbs import Action
from medici.kernel import State, bound, compiled, rule
from medici.kernel.arrays import Actions, Buffer, Record, Row, Seeds, Tables
from medici.kernel.rule import Rule


def lineup_verbs(game: str, *, plain: bool = True, network: bool = False) -> dict[str, Rule]:
    """The verbs that a lineup plays by; where some play by a network, it is a ``NetworkLineup``.

    Without plain players and networks there is less to compile.
    """
    heuristic_move = HEURISTICS[game].move
    own = verbs_of(
        GAMES[game],
        heuristic_move=heuristic_move,
        random_move=RANDOM[game],
        plain_move=PLAIN[game].move if plain else heuristic_move,
        advance=ADVANCE[game],
        choose_move=choose_with_network if network else choose_by_policy,
    )
    return own | network_verbs(game) if network else own


@rule
def every_move(t: State, policy: PolicyState, width: int, out: Buffer) -> int:
    """All legal moves, where there are few."""
    return legal(t, out)


def candidates_of(book: Rulebook) -> Rule:
    """The rule that writes the moves worth a search: those that the heuristic names, or all."""
    return bound(HEURISTICS[book.name].candidates or every_move, verbs_of(book))


class Engine:
    """One game's compiled verbs; each is compiled, or loaded from disk, when first used."""

    def __init__(self, game: str) -> None:
        self.book = GAMES[game]
        self.heuristic = HEURISTICS[game]
        self.new: Callable[[Record, int, int], None] = compiled(self.book.new)
        self.play: Callable[[Record, Action], None] = compiled(self.book.play)
        self.nature_move: Callable[[Record, Seeds], Action] = compiled(self.book.nature_move)
        self.random_move: Callable[[Record, Seeds], Action] = compiled(RANDOM[game])
        self._heuristic_move: Callable[[Record, Record], Action] = compiled(self.heuristic.move)

    def heuristic_move(self, t: Record, weights: Row) -> Action:
        """The heuristic's move by a row of weights."""
        return int(self._heuristic_move(t, self._policy(weights)))

    @cached_property
    def is_known(self) -> Callable[[Record], bool]:
        """Whether the network has learned such games."""
        known: Callable[[Record], bool] = compiled(INPUTS[self.book.name].is_known)
        return known

    @cached_property
    def network_move(self) -> Callable[[Record, Network], Action]:
        """What a network would do; it works in its own arrays."""
        move: Callable[[Record, Network], Action]
        move = compiled(bound(network_move, network_verbs(self.book.name)))
        return move

    def merchant_move(self, t: Record, character: str = STEADY) -> Action:
        """The merchant's move: the network's, where it has learned such games."""
        name = self.book.name
        if self.is_known(t):
            return int(self.network_move(t, own_network(name, character)))
        return self.heuristic_move(t, weights_for(name, int(t["players"])))

    @cached_property
    def _write_candidates(self) -> Callable[[Record, Record, int, Actions], int]:
        write: Callable[[Record, Record, int, Actions], int]
        write = compiled(candidates_of(self.book))
        return write

    def candidates(self, t: Record, weights: Row, width: int) -> Actions:
        """The actions of the seat to act that a search should try."""
        moves = np.zeros(self.book.most_legal, np.int64)
        return moves[: self._write_candidates(t, self._policy(weights), width, moves)]

    def _policy(self, weights: Row) -> Record:
        policy: Record = self.heuristic.policies_with([weights])[0]
        return policy

    def first_decision(self, players: int, seed: int) -> Record:
        """A new game, as far as nature takes it before anybody decides."""
        t: Record = self.tables(1)[0]
        self.new(t, players, 0)
        nature = np.array([seed], np.uint64)
        while t["actor"] == NATURE:
            self.play(t, self.nature_move(t, nature))
        return t

    def tables(self, count: int) -> Tables:
        """Empty tables, as an array of records."""
        return np.zeros(count, self.book.state.dtype)

    def record_of(self, state: State) -> Record:
        """A state object as a record that the verbs take."""
        t: Record = self.tables(1)[0]
        state.write(t)
        return t


@cache
def engine_of(game: str) -> Engine:
    """The engine of a game, one in each process."""
    return Engine(game)
