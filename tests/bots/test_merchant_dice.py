"""The merchant of the dice game plays by the rules, and sees what is plain to see."""

import numpy as np
import pytest

from medici.bots import BOTS, Budget
from medici.bots.compiled.engine import engine_of
from medici.bots.compiled.series import play_games
from medici.bots.players.searcher import Searcher
from medici.bots.policies.heuristics import dice, policies_of, solitaire
from medici.bots.policies.policy import HEURISTIC_POLICY
from medici.games.actors import NATURE, NOBODY
from medici.games.dice.state import ALONE, CHOOSING, ENTERING, FILLING, Sheets
from medici.games.goods import CLOTH, DYE, FUR, GOLD, GRAIN, SPICE
from medici.kernel import seeded
from medici.research.arena.contest import Contest
from tests.bots.merchants import (
    assert_same_when_compiled,
    choice,
    share_against_random,
    watched_game,
)
from tests.long_run import sample_size


def last_round(phase: int, *shown: int, players: int = 4, room: int = 1) -> Sheets:
    """The last round, in which seat 0 is to choose from a roll."""
    t = Sheets()
    t.players = players
    t.day = 2
    t.phase = phase
    t.left = 0b11111
    for die, good in enumerate(shown):
        t.dice[die] = good
    t.room[0] = room
    t.loading = 1
    t.worth[0] = 12
    return t


@pytest.mark.slow
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_plays_legal_moves_and_the_same_when_compiled(players: int) -> None:
    merchant = solitaire.SOLITAIRE if players == 1 else dice.DICE
    for seed in range(sample_size(15, 60)):
        chosen = watched_game("dice", merchant, players, 0, seed)
        if seed < 8:
            assert_same_when_compiled("dice", merchant, chosen)


@pytest.mark.parametrize("phase", [CHOOSING, ENTERING, FILLING])
def test_completes_a_column(phase: int) -> None:
    t = last_round(phase, FUR, GRAIN, CLOTH, SPICE, FUR)
    t.crosses[CLOTH] = 8
    t.room[1] = 1  # ships are even, whatever is chosen
    t.worth[1:4] = [40, 40, 40]
    assert choice(dice.DICE, t, dice.FIRST_GUESS) == 0b00100


def test_fills_the_ship_with_what_is_worth_most() -> None:
    t = last_round(FILLING, GOLD, GRAIN, GOLD, GOLD, GOLD, room=4)
    t.worth[1:4] = [30, 31, 25]
    t.crosses[GRAIN] = 3
    assert choice(dice.DICE, t, dice.FIRST_GUESS) == 0b11101


def test_alone_the_dice_merchant_is_the_solitaire_one() -> None:
    t = last_round(ALONE, FUR, GRAIN, CLOTH, SPICE, FUR, players=1, room=7)
    row = solitaire.FIRST_GUESS
    assert choice(dice.DICE, t, row) == choice(solitaire.SOLITAIRE, t, row)


@pytest.mark.parametrize("players", [1, 3])
def test_notes_on_one_roll_do_not_reach_the_next(players: int) -> None:
    merchant = solitaire.SOLITAIRE if players == 1 else dice.DICE
    phase = ALONE if players == 1 else CHOOSING
    policy = merchant.policy_with(merchant.first_guess)
    for shown in (
        [DYE] * 5,
        [FUR, GRAIN, CLOTH, SPICE, FUR],
        [GOLD] * 5,
        [GRAIN, GOLD, DYE, DYE, FUR],
    ):
        t = last_round(phase, *shown, players=players, room=7)
        t.room[1] = 3
        assert merchant.move(t, policy) == choice(merchant, t, merchant.first_guess)


@pytest.mark.parametrize("day", [0, 1, 2])
def test_D65_prevents_a_breakthrough(day: int) -> None:
    t = last_round(ALONE, DYE, GRAIN, FUR, SPICE, GRAIN, players=1)
    t.day = day
    t.circles[DYE] = 7  # the dye 0 on die 0 would be two circles more
    t.crosses[:5] = [4, 4, 4, 4, 4]
    assert choice(solitaire.SOLITAIRE, t, solitaire.FIRST_GUESS) == 0b00001


def test_D63_fills_the_ship_to_thirty() -> None:
    t = last_round(ALONE, GOLD, CLOTH, CLOTH, CLOTH, CLOTH, players=1)
    t.worth[0] = 25
    t.crosses[:5] = [8, 8, 8, 8, 8]
    t.crosses[CLOTH] = 6
    assert choice(solitaire.SOLITAIRE, t, solitaire.FIRST_GUESS) == 0b00001


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_beats_random_players(players: int) -> None:
    assert share_against_random("dice", dice.DICE, players, games=600) > 0.95


def test_earns_the_title_of_officer_alone() -> None:
    games = 1000
    seeds = np.array([seeded(8, game) for game in range(games)], np.uint64)
    policies = policies_of("dice", [(HEURISTIC_POLICY, np.array(solitaire.FIRST_GUESS))])
    seats = np.zeros((games, 1), np.int16)
    assert play_games("dice", 1, policies, seats, seeds).lead.mean() > 168.0


def mean_alone(name: str, games: int, rollouts: int) -> float:
    """The mean score of a bot in the solitaire game."""
    bot, engine = BOTS[name], engine_of("dice")
    scores = []
    for deal in range(games):
        t = engine.first_decision(1, seeded(21, deal))
        nature = np.array([seeded(22, deal)], np.uint64)
        moves = 0
        while t["actor"] != NOBODY:
            if t["actor"] == NATURE:
                engine.play(t, engine.nature_move(t, nature))
                continue
            moves += 1
            budget = Budget(rollouts=rollouts)
            engine.play(t, bot.choose(engine, t, budget, seeded(deal, moves)))
        scores.append(int(t["points"][0]))
    return float(np.mean(scores))


@pytest.mark.long
@pytest.mark.slow
def test_alone_each_level_scores_more_than_the_one_below() -> None:
    games = sample_size(150, 400)
    apprentice, merchant = (mean_alone(name, games, 0) for name in ("apprentice", "merchant"))
    banker = mean_alone("banker", games, 60)  # its own budget
    prince = mean_alone("prince", sample_size(50, 150), 2_000)  # a thirtieth of its futures
    assert apprentice + 10 < merchant < banker - 6
    assert banker < prince


def test_alone_a_searcher_has_a_budget_of_its_own() -> None:
    for name in ("banker", "prince"):
        bot = BOTS[name]
        assert isinstance(bot, Searcher)
        contest = Contest("dice", (name,), seed=1)
        assert contest.budget_of(bot) == bot.budget_for("dice", 1)
        assert bot.budget_for("dice", 1).rollouts == bot.by_rollouts.rollouts_for("dice", 1)
