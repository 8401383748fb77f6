"""The search by rollouts: what an end is worth, which moves it tries, that it finds the better."""

from itertools import islice, pairwise
from typing import cast

import pytest

from medici.bots import Budget
from medici.bots.compiled.engine import engine_of
from medici.bots.compiled.verbs import verbs_of
from medici.bots.policies.heuristics import weights_for
from medici.bots.policies.heuristics.board import BOARD, LEAST_RAISES, dearest_bid, offer
from medici.bots.policies.heuristics.board import candidates as board_candidates
from medici.bots.policies.heuristics.board_values import BoardPolicy
from medici.bots.search.engine import search_engine
from medici.bots.search.rules import LEAD, POINT, payoff
from medici.games import GAMES
from medici.games.actors import NOBODY
from medici.games.board.actions import DRAW, OPEN, PASS
from medici.games.board.state import LOT, Board
from medici.games.card.notation import CARD_NAMES
from medici.games.card.state import Card
from medici.games.dice.state import Sheets
from medici.kernel import State, bound
from tests.bots.positions import SEARCHERS, by_rollouts, decisions, legal_moves
from tests.rules import board_table, dice_table

pytestmark = pytest.mark.slow

HUNDREDS = Budget(rollouts=300)


def asked(game: str, state: State, bot: str = "banker") -> str:
    """What a searcher does, in words."""
    return GAMES[game].move_name(rolled_out(game, state, bot, 5))


def rolled_out(game: str, state: State, bot: str, seed: int) -> int:
    """What a searcher does by rollouts."""
    t = engine_of(game).record_of(state)
    return int(by_rollouts(bot).search(game, t, HUNDREDS, seed).actions[0])


def worth(game: str, state: State, seat: int) -> float:
    """What the search thinks of the end of a game."""
    return bound(payoff, verbs_of(GAMES[game]))(state, seat)


# What an end is worth


def ended(florins: list[int]) -> Board:
    t = Board()
    t.players = len(florins)
    t.florins[: t.players] = florins
    return t


def test_a_victory_counts_one_and_a_little_for_the_lead() -> None:
    t = ended([100, 90, 40])
    assert worth("board", t, 0) == pytest.approx(1 + LEAD * 10)
    assert worth("board", t, 1) == pytest.approx(0 - LEAD * 10)
    assert worth("board", t, 2) == pytest.approx(0 - LEAD * 60)


def test_a_shared_victory_is_split() -> None:
    assert [worth("board", ended([80, 80, 20]), seat) for seat in range(2)] == [0.5, 0.5]
    assert worth("board", ended([80, 80, 20]), 2) == pytest.approx(-60 * LEAD)
    assert worth("board", ended([70, 70, 70]), 1) == pytest.approx(1 / 3)


def test_a_tie_broken_by_columns_is_no_shared_victory() -> None:
    t = Sheets()
    t.players = 2
    t.points[:2] = [50, 50]
    t.crosses[0] = 3
    assert [worth("dice", t, seat) for seat in range(2)] == [1.0, 0.0]


def test_alone_it_is_the_points_that_count() -> None:
    t = Sheets()
    t.players = 1
    t.points[0] = 187
    assert worth("dice", t, 0) == POINT * 187


# Which moves are tried


def candidates(t: Board, width: int = 4) -> list[int]:
    """What a searcher tries, on objects and compiled."""
    weights = weights_for("board", t.players)
    out = [0] * GAMES["board"].most_legal
    moves = out[: board_candidates(t, cast(BoardPolicy, BOARD.policy_with(weights)), width, out)]
    engine = engine_of("board")
    assert engine.candidates(engine.record_of(t), weights, width).tolist() == moves
    return moves


@pytest.mark.parametrize("players", GAMES["board"].seats)
def test_candidates_of_the_board_game_are_legal_and_sensible(players: int) -> None:
    weights = weights_for("board", players)
    for state in decisions("board", players, seed=11):
        assert isinstance(state, Board)
        moves = candidates(state)
        assert set(moves) <= set(legal_moves("board", state))
        assert all(one < other for one, other in pairwise(moves))
        if state.phase == LOT:
            assert moves == [DRAW, OPEN]
            continue
        most = dearest_bid(state)
        guess = offer(state, cast(BoardPolicy, BOARD.policy_with(weights)))
        assert moves[0] == PASS
        assert moves[-1] <= most
        least = range(state.high + 1, min(state.high + LEAST_RAISES, most) + 1)
        assert set(least) <= set(moves)
        assert guess > most or guess in moves
        assert set(moves) - {PASS} - set(least) <= set(range(guess - 4, guess + 5))
        assert set(moves) <= set(candidates(state, width=8))


def test_nobody_bids_more_than_those_who_speak_later_can_pay() -> None:
    table = board_table.seated(4, first=0).lot("gold10 fur5 cloth5").pay([3, 40, 7, 5])
    assert table.t.actor == 1
    assert dearest_bid(table.t) == 7  # seat 2 cannot bid 8
    assert max(candidates(table.t)) <= 7
    table.play("pass, bid 1")
    assert (table.t.actor, dearest_bid(table.t)) == (3, 3)
    assert candidates(table.t) == [PASS, 2, 3]
    table.play("pass")
    assert (table.t.actor, dearest_bid(table.t)) == (0, 2)
    assert candidates(table.t) == [PASS, 2]  # the presenter speaks last: the least raise will do


def test_those_without_room_for_the_lot_are_no_rivals() -> None:
    table = board_table.laden(["fur0 fur1 fur2", "", "cloth0 cloth1 cloth2"], presenter=0)
    table.lot("gold10 grain5 dye5").pay([40, 30, 40])
    assert table.t.actor == 1
    assert dearest_bid(table.t) == 1  # all others have two spaces left
    assert candidates(table.t) == [PASS, 1]


# Positions in which there is nothing to think about


def test_board_a_treasure_for_a_florin_is_bought_by_the_last_to_speak() -> None:
    table = board_table.seated(3, first=0).lot("gold10 fur5 cloth5").play("pass, pass")
    assert table.t.actor == 0
    assert candidates(table.t) == [PASS, 1]
    assert [asked("board", table.t, bot) for bot in SEARCHERS] == ["bid 1"] * 2


def test_board_nothing_is_not_bought_for_a_fortune() -> None:
    table = board_table.seated(3, first=0).lot("fur0").play("bid 36, pass")
    assert table.t.actor == 0
    assert [asked("board", table.t, bot) for bot in SEARCHERS] == ["pass"] * 2


def test_board_the_last_lot_is_bought_for_what_nobody_can_top_and_no_more() -> None:
    table = board_table.seated(3, first=0).lot("gold10 fur5 fur5").pay([6, 20, 4])
    table.t.day, table.t.deck = 2, 0
    assert table.t.actor == 1
    assert [asked("board", table.t, bot) for bot in SEARCHERS] == ["bid 6"] * 2


def test_card_the_last_turn_takes_what_is_free() -> None:
    t = Card()
    t.players, t.day, t.phase, t.revealed, t.deck_left = 2, 2, 2, 3, 40
    t.room[:2] = [1, 0]  # the other ship is full: whatever is taken now ends the game
    t.worth[:2] = [10, 25]
    t.florins[:2] = [30, 40]
    market = [CARD_NAMES.index(name) for name in ("neutral7", "neutral7", "fur2")]
    t.market[:3] = market
    t.market_size = 3
    assert [asked("card", t, bot) for bot in SEARCHERS] == ["take 1 2 3"] * 2


def test_dice_alone_the_last_die_makes_the_ship_rich() -> None:
    t = dice_table.table(1)
    t.day, t.room[0], t.worth[0] = 2, 1, 25
    t.crosses[:5] = [9] * 5  # the enemy is far behind, so only the ship is at stake
    dice_table.do(t, "roll dye0 fur2 gold5 grain2 dye4")
    assert [asked("dice", t, bot) for bot in SEARCHERS] == ["choose 3"] * 2


def test_dice_the_last_die_wins_the_ship() -> None:
    t = dice_table.table(2)
    t.day, t.loading, t.roller = 2, 1, 0
    t.room[:2] = [1, 0]
    t.worth[:2] = [20, 24]
    t.crosses[:10] = [3, 3, 3, 1, 1, 1, 1, 1, 3, 3]
    dice_table.do(t, "roll dye0 gold5 fur3 grain2 dye4")
    assert [asked("dice", t, bot) for bot in SEARCHERS] == ["choose 2"] * 2


@pytest.mark.parametrize(("game", "players"), [("board", 4), ("card", 3), ("dice", 2), ("dice", 1)])
def test_a_search_is_the_same_however_much_is_played_at_one_go(game: str, players: int) -> None:
    engine, prince = engine_of(game), by_rollouts("prince")
    for number, state in enumerate(islice(decisions(game, players, seed=3), 2, 20, 3)):
        t = engine.record_of(state)
        ends = []
        for at_one_go in (1, 50, 100_000):
            search = prince.begin(game, t, number)
            progress = search.progress[0]
            progress["limit"] = 400
            finished = int(progress["finished"])
            while not finished:
                finished = search_engine(game).search_on(search, at_one_go, 0.0)
            ends.append((search.actions.tolist(), search.sums.tobytes(), progress.tolist()))
        assert ends[0] == ends[1] == ends[2]
        whole = prince.search(game, t, Budget(rollouts=400), number)
        assert ends[0][0] == whole.actions.tolist()


def after(game: str, state: State, action: int) -> State | None:
    """The end of the game, if an action brings it about without further ado."""
    book = GAMES[game]
    then = state.copy()
    book.play(then, action)
    return then if then.actor == NOBODY else None


@pytest.mark.parametrize(("game", "players"), [("board", 2), ("card", 2), ("dice", 2), ("dice", 1)])
def test_the_last_move_of_a_game_is_the_best_there_is(game: str, players: int) -> None:
    choices = 0
    for seed in range(60):
        *_, state = decisions(game, players, seed)
        if isinstance(state, Card):
            state.revealed = 3  # nothing more may be turned up
        ends = [(after(game, state, move), move) for move in legal_moves(game, state)]
        if any(end is None for end, _ in ends):
            continue
        best = {move: worth(game, end, state.actor) for end, move in ends if end is not None}
        if len(set(best.values())) > 1:
            choices += 1
            chosen = rolled_out(game, state, "banker", seed)
            assert best[chosen] == pytest.approx(max(best.values()))
    assert choices >= 5
