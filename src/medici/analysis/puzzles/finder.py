"""Finding exercises: the eye screens every decision of a game, futures look at what it points to.

Looking is cheap and weighing is not: a position is weighed in few futures first, and only one that
still looks like an exercise in many.
"""

from collections.abc import Callable, Sequence
from random import Random

import numpy as np

from medici.analysis.eye import gaze_of
from medici.analysis.puzzles.exercise import Candidate, Exercise, bare_record, id_of
from medici.analysis.puzzles.findings import finding
from medici.analysis.puzzles.judge import Comparison, Verdict, asked, compare, judge
from medici.analysis.puzzles.selfplay import Position, SelfPlay
from medici.bots.compiled.engine import engine_of
from medici.bots.policies.heuristics import searcher_weights, weights_for
from medici.games import GAMES
from medici.kernel import State, seeded
from medici.record import Game

NAMES = ("Ada", "Bruno", "Chen", "Dora", "Emil", "Fatima")
PROMISING = 0.4  # of the cost that is asked for: what the eye, and few futures, must show
LOOKED_AT = 4  # positions of a game that are weighed
FEW, SOME, MANY = 125, 600, 6000  # futures: to begin with, to choose the best in, to measure
WIDTH = 4  # florins around the merchant's bid
BEYOND = 4  # florins above the best and the obvious bid that are weighed too
PLACES = 4  # decimals that are kept
APART = 1 << 20  # makes of a seed another one


def hunt(game: str, players: int, seed: int, number: int) -> Exercise | None:
    """The exercise in a game of a series, if there is one."""
    play = SelfPlay(game, players, seed, number)
    wanted = PROMISING * asked(players == 1)
    promising = [place for place in play.decisions() if glance(game, place) >= wanted]
    Random(seeded(seed, number)).shuffle(promising)  # the largest blunders are much alike
    for position in promising[:LOOKED_AT]:
        found = look_closer(game, position, seeded(seed, number))
        if found is not None:
            return exercise_of(game_at(game, players, position), found)
    return None


def glance(game: str, position: Position) -> float:
    """By how much some move seems better than the merchant's, as the eye sees it."""
    engine, players = engine_of(game), int(position.table["players"])
    actions = candidates(game, position)
    if len(actions) < 2:
        return 0.0
    tables = engine.tables(len(actions))
    tables[:] = position.table
    for table, action in zip(tables, actions, strict=True):
        engine.play(table, action)
    gaze = gaze_of(game, players)
    if players == 1:
        worth = np.array([gaze.alone(table)[-1] for table in tables])
    else:
        worth = gaze.many(tables)[:, int(position.table["actor"])]
    return float(worth.max() - worth[0])


def candidates(game: str, position: Position) -> list[int]:
    """The merchant's choice first, then the other moves that a search would look at."""
    engine, players = engine_of(game), int(position.table["players"])
    own = weights_for(game, players)
    obvious = engine.heuristic_move(position.table, own)
    others = engine.candidates(position.table, searcher_weights(game, players), WIDTH).tolist()
    return [obvious, *(action for action in others if action != obvious)]


def look_closer(game: str, position: Position, seed: int) -> Verdict | None:
    """Weigh a position in more and more futures, as long as it looks like an exercise."""
    state = GAMES[game].state.read(position.table)
    alone = state.players == 1
    actions = candidates(game, position)
    obvious = actions[0]
    seen = compare(game, state, actions, FEW, seed)
    if seen.cost(obvious, seen.best())[0] < PROMISING * asked(alone):
        return None
    actions = every_choice(game, state, (seen.best(), obvious))
    seen = compare(game, state, actions, SOME, seed)
    chosen = seen.best()
    if seen.cost(obvious, chosen)[0] < asked(alone):
        return None
    measured = compare(game, state, actions, MANY, seed ^ APART)
    return judge(chosen, obvious, measured, alone)


def every_choice(game: str, state: State, known: Sequence[int]) -> list[int]:
    """All legal moves; of the bids those that anybody might think of."""
    book = GAMES[game]
    legal = book.legal_moves(state)
    bids = [action for action in legal if book.move_name(action).startswith("bid")]
    highest = max([action for action in known if action in bids], default=0) + BEYOND
    return [action for action in legal if action not in bids or action <= highest]


def game_at(game: str, players: int, position: Position) -> Game:
    """The game that led to a position."""
    played = Game(game, NAMES[:players])
    for action in position.past:
        played.play(action)
    return played


def measured_again(exercise: Exercise, futures: int, seed: int) -> Exercise | None:
    """An exercise by other futures, in which it need not be one."""
    game = exercise.game()
    best, obvious, *actions = map(
        game.book.parse_move,
        (exercise.best, exercise.obvious, *(known.move for known in exercise.candidates)),
    )
    measured = compare(game.name, game.state, actions, futures, seed)
    found = judge(best, obvious, measured, len(game.players) == 1)
    return None if found is None else exercise_of(game, found)


def exercise_of(played: Game, found: Verdict) -> Exercise:
    """A position that was judged, as an exercise."""
    name = played.book.move_name
    record = bare_record(played)
    answers = [name(action) for action in found.answers]
    return Exercise(
        id_of(record),
        record,
        answers,
        name(found.obvious),
        in_order(found.measured, found.best, name),
        len(found.measured.worth),
        finding(played, name(found.best), answers, name(found.obvious)),
    )


def in_order(measured: Comparison, best: int, name: Callable[[int], str]) -> list[Candidate]:
    """What every move came to, the best first."""
    ranked = sorted(
        zip(measured.actions, measured.means.tolist(), strict=True), key=lambda pair: -pair[1]
    )
    return [
        Candidate(
            name(action),
            round(mean, PLACES),
            *(round(part, PLACES) for part in measured.cost(action, best)),
        )
        for action, mean in ranked
    ]
