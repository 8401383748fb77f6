"""Games side by side in each of which a seat is a learner's: compiled code plays everybody else."""

from collections.abc import Iterable
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from medici.bots import BOTS
from medici.bots.compiled.engine import engine_of
from medici.bots.network.evaluate import Network
from medici.bots.network.kept import own_network
from medici.bots.policies.heuristics import HEURISTICS, weights_for
from medici.bots.policies.policy import clear_notes
from medici.games import GAMES
from medici.games.actors import NATURE, NOBODY
from medici.games.verbs import Action
from medici.kernel import State, bound, compiled, rule, seeded, unbound
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
LONGEST = 4096  # moves of a game: each has far fewer
NO_ACTION = -1  # the game begins
SKIPPED = -2  # nothing happens in it

Numbers = NDArray[np.intp]


class LearnerSeats(NamedTuple):
    """Games in hand, a row to each; compiled code takes them as they are."""

    tables: NDArray[np.void]
    policies: NDArray[np.void]  # of each seat, for games that the network has not learned
    network: Network
    slips: NDArray[np.int64]
    sources: NDArray[np.uint64]
    draw: NDArray[np.uint64]  # the source of the game in hand
    logs: NDArray[np.int64]  # the moves of each game, where they are kept
    made: NDArray[np.int64]  # how many there are
    observations: NDArray[np.int16]
    masks: NDArray[np.int8]
    rewards: NDArray[np.float32]
    seats: NDArray[np.int64]  # the learner's
    by_share: int


@rule
def move_of(t: State, hands: LearnerSeats, number: int) -> Action:
    """What nature does, or a bot that answers at once."""
    if t.actor == NATURE:
        found: Action = nature_move(t, hands.draw)
    else:
        policy = hands.policies[number * hands.slips.shape[1] + t.actor]
        slips = hands.slips[number, t.actor]
        found = quick_move(t, policy, hands.network, slips, hands.draw)
    return found


@rule
def waits(t: State, hands: LearnerSeats, number: int) -> bool:
    """Whether the game waits for the seat or for a bot that searches, or is over."""
    if t.actor == NATURE:
        return False
    if t.actor == NOBODY:
        return True
    own: bool = t.actor == hands.seats[number]
    return own or hands.slips[number, t.actor] == SEARCHES


@rule
def carry_out(t: State, action: Action, hands: LearnerSeats, number: int) -> None:
    """One move, which is written down where moves are kept."""
    act(t, t.phase, action)
    if hands.logs.shape[1] > 0:
        hands.logs[number, hands.made[number]] = action
    hands.made[number] += 1


@rule
def go_on(hands: LearnerSeats, number: int, action: Action) -> None:
    """Carry out an action, and all that follows of itself."""
    t = hands.tables[number]
    hands.draw[0] = hands.sources[number]
    if action != NO_ACTION:
        carry_out(t, action, hands, number)
    while not waits(t, hands, number):
        carry_out(t, move_of(t, hands, number), hands, number)
    hands.sources[number] = hands.draw[0]
    for choice in range(hands.masks.shape[1]):
        hands.masks[number, choice] = 0
    observe(t, hands.seats[number], hands.observations[number])
    if t.actor == hands.seats[number]:
        mark(t, hands.masks[number])
    if t.actor == NOBODY:
        pay(t, hands.rewards[number], hands.by_share)


@rule
def go_on_all(hands: LearnerSeats, actions: Any) -> None:
    """The same in every game that is not skipped."""
    for number in range(len(actions)):
        if actions[number] == NO_ACTION:
            for seat in range(hands.slips.shape[1]):
                clear_notes(hands.policies[number * hands.slips.shape[1] + seat])
        if actions[number] != SKIPPED:
            go_on(hands, number, actions[number])


@cache
def compiled_loop(game: str) -> Any:
    """``go_on_all`` of a game as machine code."""
    verbs = verbs_of(GAMES[game], ENCODINGS[game]) | quick_verbs(game)
    return compiled(bound(go_on_all, verbs))


class LearnerGames:
    """Games of a lineup, each as far as the next choice of the seat that learns, or over."""

    def __init__(
        self, lineup: Lineup, games: int, reward: Reward = "share", keep_moves: bool = False
    ) -> None:
        game, players = lineup.game, lineup.players
        self.lineup = lineup
        self.names = lineup.names  # from the left of the learner on
        slips = [slips_of(name) if name in QUICK else SEARCHES for name in self.names]
        self.slips_from = [np.roll([SEARCHES, *slips], seat) for seat in range(players)]
        self.searches = SEARCHES in slips
        weights = [weights_for(game, players)] * players
        self.empty = new_tables(lineup).view(np.uint8)
        self.hands = LearnerSeats(
            tables=np.zeros(games, GAMES[game].state.dtype),
            policies=np.tile(HEURISTICS[game].policies_with(weights), games),
            network=own_network(game),
            slips=np.zeros((games, players), np.int64),
            sources=np.zeros(games, np.uint64),
            draw=np.zeros(1, np.uint64),
            logs=np.zeros((games, LONGEST if keep_moves else 0), np.int64),
            made=np.zeros(games, np.int64),
            observations=np.zeros((games, ENCODINGS[game].size(players)), np.int16),
            masks=np.zeros((games, ENCODINGS[game].choices), np.int8),
            rewards=np.zeros((games, players), np.float32),
            seats=np.zeros(games, np.int64),
            by_share=int(reward == "share"),
        )

    def begin(self, numbers: Numbers, sources: Iterable[np.random.Generator]) -> None:
        """Begin these games anew; each has a source of its own for its seat and all chance."""
        hands, players = self.hands, self.lineup.players
        drawn = self.lineup.seat == "random"
        for number, source in zip(numbers, sources, strict=True):
            seat = int(source.integers(players)) if drawn else int(self.lineup.seat)
            hands.seats[number] = seat
            hands.slips[number] = self.slips_from[seat]
            hands.sources[number] = seeded(int(source.integers(1 << 62)))
        # Bytes are copied many times faster than records
        hands.tables.view(np.uint8).reshape(len(hands.tables), -1)[numbers] = self.empty
        hands.rewards[numbers] = 0
        hands.made[numbers] = 0
        actions = np.full(len(hands.tables), SKIPPED, np.int64)
        actions[numbers] = NO_ACTION
        self.play(actions)

    @property
    def over(self) -> NDArray[np.bool_]:
        """In which games the last day has been scored."""
        ended: NDArray[np.bool_] = self.hands.tables["actor"] == NOBODY
        return ended

    @property
    def rewards(self) -> NDArray[np.float64]:
        """What each game brought the learner; 0 before its end."""
        rows = np.arange(len(self.hands.tables))
        return self.hands.rewards[rows, self.hands.seats].astype(np.float64)

    def play(self, actions: NDArray[np.int64]) -> None:
        """Carry out a legal action in each game, and all that follows until the learner chooses."""
        compiled_loop(self.lineup.game)(self.hands, actions)
        while self.searches:
            actors = self.hands.tables["actor"]
            asked = np.flatnonzero((actors != self.hands.seats) & (actors != NOBODY))
            if not len(asked):
                return
            actions = np.full(len(actors), SKIPPED, np.int64)
            actions[asked] = [self.searched(int(number)) for number in asked]
            compiled_loop(self.lineup.game)(self.hands, actions)

    def searched(self, number: int) -> Action:
        """What a bot that searches chooses."""
        hands, lineup = self.hands, self.lineup
        luck = int(hands.sources[number]) + int(hands.made[number])
        step = int(hands.tables[number]["actor"] - hands.seats[number]) % lineup.players
        name = self.names[step - 1]
        engine = engine_of(lineup.game)
        return BOTS[name].choose(engine, hands.tables[number], lineup.budget(name), luck)


def new_tables(lineup: Lineup) -> NDArray[np.void]:
    """A table on which nothing has happened yet."""
    book = GAMES[lineup.game]
    state = book.state()
    book.new(state, lineup.players, setup(lineup.game, lineup.players, lineup.options))
    tables = np.zeros(1, book.state.dtype)
    state.write(tables[0])
    return tables
