"""One game in which a seat is the learner's: compiled code plays everybody else."""

from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from medici.bots import BOTS
from medici.bots.compiled.engine import engine_of
from medici.bots.network.evaluate import Network
from medici.bots.network.kept import own_network
from medici.bots.policies.heuristics import HEURISTICS, weights_for
from medici.games import GAMES
from medici.games.actors import NATURE, NOBODY
from medici.games.verbs import Action
from medici.kernel import State, bound, compiled, rule, seeded, unbound
from medici.record import Game
from medici.research.envs.batches import Reward
from medici.research.envs.lineup import Lineup
from medici.research.envs.observations import ENCODINGS
from medici.research.envs.quick_bots import QUICK, quick_move, quick_verbs, slips_of
from medici.research.envs.setup import setup
from medici.research.envs.stepping import pay, verbs_of

act: Any = unbound("act")
nature_move: Any = unbound("nature_move")
observe: Any = unbound("observe")
mark: Any = unbound("mark")

SEARCHES = -1  # in place of how often: it is asked in Python
LONGEST = 4096  # moves between two choices of a seat: a whole game has far fewer
NO_ACTION = -1


class LearnerSeats(NamedTuple):
    """A game in hand; compiled code takes it as it is."""

    tables: NDArray[np.void]  # a single one
    policies: NDArray[np.void]  # of each seat, for games that the network has not learned
    network: Network
    slips: NDArray[np.int64]
    source: NDArray[np.uint64]
    log: NDArray[np.int64]
    observation: NDArray[np.int16]
    mask: NDArray[np.int8]
    rewards: NDArray[np.float32]
    seat: int
    by_share: int


@rule
def move_of(t: State, hands: LearnerSeats) -> Action:
    """What nature does, or a bot that answers at once."""
    if t.actor == NATURE:
        found: Action = nature_move(t, hands.source)
    else:
        policy, slips = hands.policies[t.actor], hands.slips[t.actor]
        found = quick_move(t, policy, hands.network, slips, hands.source)
    return found


@rule
def waits(t: State, hands: LearnerSeats) -> bool:
    """Whether the game waits for the seat or for a bot that searches, or is over."""
    if t.actor == NATURE:
        return False
    if t.actor == NOBODY:
        return True
    return t.actor == hands.seat or hands.slips[t.actor] == SEARCHES


@rule
def go_on(hands: LearnerSeats, action: Action) -> int:
    """Carry out an action, and all that follows of itself; return how many moves that were."""
    t = hands.tables[0]
    made = 0
    if action != NO_ACTION:
        act(t, t.phase, action)
        hands.log[0] = action
        made = 1
    while not waits(t, hands):
        move = move_of(t, hands)
        act(t, t.phase, move)
        hands.log[made] = move
        made += 1
    for choice in range(len(hands.mask)):
        hands.mask[choice] = 0
    observe(t, hands.seat, hands.observation)
    if t.actor == hands.seat:
        mark(t, hands.mask)
    if t.actor == NOBODY:
        pay(t, hands.rewards, hands.by_share)
    return made


@cache
def compiled_loop(game: str) -> Any:
    """``go_on`` of a game as machine code."""
    verbs = verbs_of(GAMES[game], ENCODINGS[game]) | quick_verbs(game)
    return compiled(bound(go_on, verbs))


class LearnerGame:
    """A game of a lineup's, as far as the next choice of the seat that learns."""

    def __init__(
        self, lineup: Lineup, random: np.random.Generator, reward: Reward = "share"
    ) -> None:
        game, players = lineup.game, lineup.players
        self.lineup = lineup
        seat = int(random.integers(players)) if lineup.seat == "random" else int(lineup.seat)
        self.names = {
            (seat + step) % players: name for step, name in enumerate(lineup.names, start=1)
        }
        slips = [
            slips_of(name) if (name := self.names.get(each)) in QUICK else SEARCHES
            for each in range(players)
        ]
        self.hands = LearnerSeats(
            tables=new_tables(lineup),
            policies=HEURISTICS[game].policies_with([weights_for(game, players)] * players),
            network=own_network(game),
            slips=np.array(slips, np.int64),
            source=np.array([seeded(int(random.integers(1 << 62)))], np.uint64),
            log=np.zeros(LONGEST, np.int64),
            observation=np.zeros(ENCODINGS[game].size(players), np.int16),
            mask=np.zeros(ENCODINGS[game].choices, np.int8),
            rewards=np.zeros(players, np.float32),
            seat=seat,
            by_share=int(reward == "share"),
        )
        self.actions: list[Action] = []
        self._game: Game = Game(game, players, dict(lineup.options))
        self.play(NO_ACTION)

    @property
    def seat(self) -> int:
        """Where whoever learns sits."""
        return self.hands.seat

    @property
    def over(self) -> bool:
        """Whether the last day has been scored."""
        return bool(self.hands.tables[0]["actor"] == NOBODY)

    @property
    def reward(self) -> float:
        """What the game brought the seat; 0 before the end."""
        return float(self.hands.rewards[self.seat])

    def play(self, action: Action) -> None:
        """Carry out a legal action of the seat, and all that follows until it chooses again."""
        loop = compiled_loop(self.lineup.game)
        while True:
            made = loop(self.hands, action)
            self.actions += self.hands.log[:made].tolist()
            actor = int(self.hands.tables[0]["actor"])
            if actor in (NOBODY, self.seat):
                return
            action = self.searched(self.names[actor])

    def searched(self, name: str) -> Action:
        """What a bot that searches chooses."""
        luck = int(self.hands.source[0]) + len(self.actions)
        engine = engine_of(self.lineup.game)
        return BOTS[name].choose(engine, self.hands.tables[0], self.lineup.budget(name), luck)

    @property
    def game(self) -> Game:
        """The game with its history, for those who want to look at it."""
        for action in self.actions[len(self._game.moves) :]:
            self._game.play(action)
        return self._game


def new_tables(lineup: Lineup) -> NDArray[np.void]:
    """A table on which nothing has happened yet."""
    book = GAMES[lineup.game]
    state = book.state()
    book.new(state, lineup.players, setup(lineup.game, lineup.players, lineup.options))
    tables = np.zeros(1, book.state.dtype)
    state.write(tables[0])
    return tables
