"""What nature did for each seat in a game, by the eye's estimate: its luck.

Before every move of nature the eye's estimate of all that she might do has a mean; what she did
lies above or below it, and the sum of that over a game is luck. Its mean over many games is 0,
whatever the eye knows, because nature draws anew each time: a result less its luck is as true as
the result itself, and far less noisy if the eye knows much (as AIVAT does in poker).

The eye looks at what heuristics would make of nature's move, just before she moves again: it need
not guess how the lot on the table will be sold, or which dice will be taken. That is a matter of
buffers too, and does no harm if others play otherwise.
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import NamedTuple

import numpy as np

from medici.analysis.eye import Evaluator, evaluator_of
from medici.analysis.eye.evaluation import HERE, EvaluationBuffers, evaluate, evaluate_solitaire
from medici.analysis.eye.features import view_of
from medici.bots.compiled.verbs import act, heuristic_move, legal, new, total, verbs_of
from medici.bots.policies.heuristics import HEURISTICS, weights_for
from medici.bots.policies.policy import PolicyState, clear_notes
from medici.games import GAMES
from medici.games.actors import NATURE, NOBODY, SEATS
from medici.games.days import DAYS
from medici.games.dice.dice import FACES
from medici.games.dice.state import THROW
from medici.games.verbs import Action, Outcome, Ways, Weight
from medici.kernel import State, below, bound, compiled, noinline, rule, unbound
from medici.kernel.arrays import Actions, Payoffs, Seeds, Tables

COUNTED = 200  # ways of nature that are counted one by one: all but those of dice
FIGURES = 6  # after the point
HANDFULS = 4  # of rolls to compare with, six rolls each

ways: Ways = unbound("ways")
outcome: Outcome = unbound("outcome")
weight: Weight = unbound("weight")
see: Callable[[EvaluationBuffers], None] = unbound(
    "see"
)  # what each seat may hope for, into ``chances``

Luck = tuple[tuple[float, ...], ...]  # of each day, what nature did for every seat


class Account(NamedTuple):
    """A game whose luck is reckoned; compiled code takes it as it is."""

    tables: Tables  # a single one, empty: the game goes on there
    moves: Actions  # from the first to the last
    kinds: Actions  # room for all that nature may do
    policies: Tables  # a single one: the heuristic's
    source: Seeds  # draws what dice are compared with
    luck: Payoffs  # out: a row to a day, a column to a seat


@rule
def account_for(account: Account, buffers: EvaluationBuffers, players: int, variant: int) -> None:
    """Go through a game and add up what nature did."""
    t: State = account.tables[0]
    new(t, players, variant)
    for number in range(len(account.moves)):
        move = account.moves[number]
        if t.actor == NATURE:
            compare(t, account, buffers, move)
        act(t, t.phase, move)


@rule
def compare(t: State, account: Account, buffers: EvaluationBuffers, move: Action) -> None:
    """What a move of nature does for everybody, beside the mean of all that she may do."""
    many = ways(t)
    if many == 1:
        return
    credit(t, account, buffers, move, 1.0)
    if many > COUNTED:
        compare_with_some(t, account, buffers)
        return
    kinds = account.kinds
    for number in range(legal(t, kinds)):
        kind = kinds[number]
        credit(t, account, buffers, kind, -weight(t, kind) / many)


@rule
def compare_with_some(t: State, account: Account, buffers: EvaluationBuffers) -> None:
    """Take off the mean of rolls that nature might have made as well.

    A roll drawn at random is turned, all dice by a face at a time, until each die has shown every
    face once: a handful. Each roll of it is as likely as any other, so that the mean is as true as
    that of rolls drawn singly, and nearer to the mean of them all.
    """
    part = -1.0 / (HANDFULS * FACES)
    for _ in range(HANDFULS):
        way = below(account.source, ways(t))
        for faces in range(FACES):
            credit(t, account, buffers, outcome(t, turned(way, faces)), part)


@rule
def turned(way: int, faces: int) -> int:
    """A roll with every die turned by so many faces.

    >>> turned(0, 2) == 2 + 2 * 6 + 2 * 36 + 2 * 216 + 2 * 1296
    True
    """
    roll = 0
    place = 1
    for _ in range(THROW):
        roll += (way % FACES + faces) % FACES * place
        way //= FACES
        place *= FACES
    return roll


@noinline  # called from three places: compiled once instead of into each of them
def credit(
    t: State, account: Account, buffers: EvaluationBuffers, move: Action, part: float
) -> None:
    """Add a part of what everybody may hope for after a move of nature."""
    buffers.tables[HERE] = account.tables[0]
    after: State = buffers.tables[HERE]
    act(after, after.phase, move)
    policy: PolicyState = account.policies[0]
    clear_notes(policy)
    while after.actor < SEATS:
        act(after, after.phase, heuristic_move(after, policy))
    see(buffers)
    for seat in range(t.players):
        account.luck[t.day, seat] += part * buffers.chances[seat]


@rule
def points(buffers: EvaluationBuffers) -> None:
    """Alone everybody wins: what can be hoped for is points."""
    t: State = buffers.tables[HERE]
    if t.actor == NOBODY:
        buffers.chances[0] = total(t, 0)
    else:
        evaluate_solitaire(buffers)
        buffers.chances[0] = buffers.output[len(buffers.output) - 1]


@cache
def accounts_of(game: str, players: int) -> Callable[[Account, EvaluationBuffers, int, int], None]:
    """``account_for`` of a game, as machine code, once in each process."""
    book = GAMES[game]
    view = view_of(game, players)
    verbs = verbs_of(
        book,
        ways=book.ways,
        outcome=book.outcome,
        weight=book.weight,
        foresee=view.foresee,
        describe=view.describe,
        heuristic_move=HEURISTICS[game].move,
        see=points if players == 1 else evaluate,
    )
    reckon: Callable[[Account, EvaluationBuffers, int, int], None] = compiled(
        bound(account_for, verbs)
    )
    return reckon


def luck_of(
    game: str,
    players: int,
    moves: Sequence[Action],
    *,
    variant: int = 0,
    seed: int = 1,
    evaluator: Evaluator | None = None,
) -> Luck:
    """The luck of every seat in a game, day by day: in chances to win; alone, in points."""
    book = GAMES[game]
    account = Account(
        np.zeros(1, book.state.dtype),
        np.array(moves, np.int64),
        np.zeros(book.most_legal, np.int64),
        HEURISTICS[game].policies_with([weights_for(game, players)]),
        np.array([seed], np.uint64),
        np.zeros((DAYS, players)),
    )
    buffers = (evaluator or evaluator_of(game, players)).buffers
    accounts_of(game, players)(account, buffers, players, variant)
    return tuple(tuple(row) for row in account.luck.round(FIGURES).tolist())
