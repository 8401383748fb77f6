"""Which exercises ask for nothing: those that habits solve, and those with no other sane move."""

from collections.abc import Sequence
from functools import cache

from medici.analysis.puzzles.exercise import Exercise
from medici.bots.players.plain_bot import PlainBot, plain_bot
from medici.bots.policies.plain import PLAIN
from medici.record import Game

HABITUAL = 0.75  # of the plain players: more than these find what needs no thought
HALF = 0.5  # of the legal moves: if more are right, a guess is
ABSURD = 0.3  # that a move loses of the chance to win
ABSURD_ALONE = 30.0  # and in solitaire: points of the score
FEW = 2  # wrong moves; among more it is something to see that all lose


@cache
def plain_players(game: str) -> list[PlainBot]:
    """One plain player of each style."""
    return [plain_bot(f"plain:{style.name}-1") for style in PLAIN[game].styles]


def found_by_habit(game: Game, answers: Sequence[str]) -> float:
    """The part of the plain players that make one of these moves."""
    bots = plain_players(game.name)
    moves = [game.book.move_name(bot.move(game.name, game.state, seed=0)) for bot in bots]
    return sum(move in answers for move in moves) / len(moves)


def is_trivial(exercise: Exercise) -> bool:
    """Whether the answer needs no thought."""
    game = exercise.game()
    wrong = [known.cost for known in exercise.candidates if known.move not in exercise.answers]
    absurd = ABSURD_ALONE if len(game.players) == 1 else ABSURD
    return (
        (len(wrong) <= FEW and min(wrong) > absurd)
        or len(exercise.answers) > HALF * len(game.legal())
        or found_by_habit(game, exercise.answers) > HABITUAL
    )
