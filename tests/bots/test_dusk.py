"""Futures that end with the day, where the eye judges: the same rules, another end."""

from itertools import islice
from typing import NamedTuple

import numpy as np
import pytest

from medici.bots import BOTS, Budget
from medici.bots.dusk import with_eye
from medici.bots.engine import engine_of
from medici.bots.evenings import Evening, Evenings, evenings, looked_at
from medici.bots.futures import HERE, THERE
from medici.bots.searcher import Searcher, search_through
from medici.games.actors import NATURE, NOBODY
from medici.games.days import DAYS
from medici.kernel import State
from tests.bots.positions import decisions
from tests.rules import board_table

SIZES = [("board", 4), ("card", 3), ("dice", 2)]
ROLLOUTS = 300
MORNING = (0, 1)  # in every game: nature says who begins, and turns up the first card or dice

pytestmark = pytest.mark.slow


class End(NamedTuple):
    """How a search ended."""

    actions: list[int]
    sums: bytes
    shortlist: bytes


def prince() -> Searcher:
    """The level that looks furthest."""
    bot = BOTS["prince"]
    assert isinstance(bot, Searcher)
    return bot


def end_of(game: str, state: State, *, eye: bool, seed: int = 1) -> End:
    """What a prince comes to with the eye, or without."""
    engine = engine_of(game)
    weighed = prince().begin(engine, engine.record_of(state), seed)
    search_through(engine, weighed, Budget(rollouts=ROLLOUTS), eye=eye)
    search, shortlist = weighed
    return End(search.actions.tolist(), search.sums.tobytes(), shortlist.tobytes())


def on_day(game: str, players: int, day: int) -> list[State]:
    """Some decisions of a day with something to choose."""
    engine, bot = engine_of(game), prince()
    found = []
    for state in decisions(game, players, seed=3):
        weighed = bot.begin(engine, engine.record_of(state), 1)
        if state.day == day and not weighed.shortlist["finished"]:
            found.append(state)
    return found[:: max(1, len(found) // 4)]


@pytest.mark.parametrize(("game", "players"), SIZES)
def test_futures_end_with_the_day(game: str, players: int) -> None:
    engine = engine_of(game)
    for day in range(DAYS - 1):
        for number, state in enumerate(on_day(game, players, day)):
            search, shortlist = prince().begin(engine, engine.record_of(state), number)
            seeing = with_eye(search, game, players)
            engine.search_to_dusk(seeing, shortlist, 1, 0.0)
            end = search.tables[THERE]
            assert end["day"] == day + 1
            assert end["actor"] == NATURE
            assert end["phase"] in MORNING
            assert (seeing.evening[HERE] == end).all()
            means = search.sums[: shortlist["count"], 0] / shortlist["futures"]
            assert ((means > 0) & (means < 1)).all()


@pytest.mark.parametrize(("game", "players"), SIZES)
def test_on_the_last_day_there_is_nothing_to_foretell(game: str, players: int) -> None:
    states = on_day(game, players, DAYS - 1)
    assert states
    for number, state in enumerate(states):
        plain, seeing = (end_of(game, state, eye=eye, seed=number) for eye in (False, True))
        assert plain == seeing


@pytest.mark.parametrize(("game", "players"), SIZES)
def test_equal_seeds_choose_alike_whatever_is_played_at_one_go(game: str, players: int) -> None:
    engine = engine_of(game)
    for number, state in enumerate(on_day(game, players, 0)):
        ends = []
        for at_one_go in (1, 50, 100_000):
            search, shortlist = prince().begin(engine, engine.record_of(state), number)
            shortlist["limit"] = ROLLOUTS
            seeing = with_eye(search, game, players)
            while not engine.search_to_dusk(seeing, shortlist, at_one_go, 0.0):
                pass
            ends.append(End(search.actions.tolist(), search.sums.tobytes(), shortlist.tobytes()))
        assert ends[0] == ends[1] == ends[2] == end_of(game, state, eye=True, seed=number)
        assert ends[0] != end_of(game, state, eye=False, seed=number)


def test_a_search_with_the_eye_shares_no_room_with_another() -> None:
    engine = engine_of("board")
    state = next(islice(decisions("board", 4, seed=3), 2, None))
    search, _ = prince().begin(engine, engine.record_of(state), 1)
    one, other = (with_eye(search, "board", 4) for _ in range(2))
    for room in ("evening", "signs", "hidden", "deep", "word", "outlook"):
        assert not np.shares_memory(getattr(one, room), getattr(other, room))


def test_a_treasure_for_a_florin_is_bought() -> None:
    table = board_table.seated(3, first=0).lot("gold10 fur5 cloth5").play("pass, pass")
    assert end_of("board", table.t, eye=True).actions[0] == 1


def test_nothing_is_not_bought_for_a_fortune() -> None:
    table = board_table.seated(3, first=0).lot("fur0").play("bid 36, pass")
    assert end_of("board", table.t, eye=True).actions[0] == 0


# Who uses it


def test_the_eye_is_used_with_the_budget_that_it_was_measured_with() -> None:
    for row in evenings().rows:
        bot = BOTS[row.level]
        assert isinstance(bot, Searcher)
        assert row.rollouts == bot.budget_for(row.game, row.players).rollouts
        assert row.players > 1
        assert (row.players in looked_at(row.level, row.game)) == row.is_won


def test_a_level_asks_the_eye_where_that_was_measured_to_win(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    won = Evening("prince", "board", 4, 12_000, 400, 0.4, (0.3, 0.5))
    even = Evening("prince", "board", 3, 12_000, 400, 0.35, (0.3, 0.4))
    monkeypatch.setattr("medici.bots.evenings.evenings", lambda: Evenings((won, even)))
    for players, eye in ((3, False), (4, True)):
        state = on_day("board", players, 0)[1]
        assert state.actor not in (NATURE, NOBODY)
        engine = engine_of("board")
        budget = Budget(rollouts=ROLLOUTS)
        search, shortlist = prince().weigh(engine, engine.record_of(state), budget, 1)
        found = End(search.actions.tolist(), search.sums.tobytes(), shortlist.tobytes())
        assert found == end_of("board", state, eye=eye)
        assert found != end_of("board", state, eye=not eye)
