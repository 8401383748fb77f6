"""Results of evaluations: repeatable, whole, and honest about what they do not know."""

from pathlib import Path

import pytest

from medici.research.arena.standings import Sums
from medici.research.evaluation.play import PlayedDeal, play_deal, play_deals
from medici.research.evaluation.protocol import Meeting, meetings
from medici.research.evaluation.result import (
    Evaluation,
    Share,
    evaluation_of,
    from_text,
    mean_over,
    source_of,
    table_result,
    to_text,
)


def some_meetings(bot: str) -> list[Meeting]:
    """Two deals of each table but the bankers'."""
    every = meetings("dice", 2, bot, quick=True)
    return [one for one in every if one.deal < 2 and one.table != "banker"]


def evaluated(bot: str, workers: int = 1) -> Evaluation:
    played = list(play_deals("dice", bot, some_meetings(bot), workers))
    return evaluation_of("dice", 2, bot, played, quick=True, seconds=1.0, workers=workers)


@pytest.mark.slow
@pytest.mark.long
def test_the_same_bot_has_the_same_shares_each_time() -> None:
    first, second = evaluated("apprentice"), evaluated("apprentice", workers=2)
    assert first.tables == second.tables
    assert (first.mean, first.decisions) == (second.mean, second.decisions)
    assert from_text(to_text(first)) == first
    assert first.repeatable
    assert first.protocol == "medici-eval/1"
    assert first.machine.speed > 0
    itself = next(one for one in first.tables if one.table == "apprentice")
    assert (itself.games, itself.plain) == (0, Share(0.5, 0.5, 0.5))


@pytest.mark.slow
def test_a_deal_is_played_from_every_seat() -> None:
    meeting = next(one for one in meetings("dice", 3, "merchant", quick=True))
    assert meeting.others == ("random", "random")
    played = play_deal("dice", "merchant", meeting)
    assert played.sums.seats == 3
    won = played.sums.wins + played.others.get("random", 0.0)
    assert won == pytest.approx(3), "one victory in each of three games"
    assert played.decisions > 3
    assert played.seconds > 0
    assert played.failures == ()


@pytest.mark.slow
def test_a_bot_that_fails_has_lost_and_is_told_why() -> None:
    bot = "tests.research.arena.external_bots:Cheat"
    meeting = Meeting("random", 0, ("random",), 1)
    (played,) = play_deals("dice", bot, [meeting], workers=1)
    assert played.sums.wins == 0
    assert len(played.failures) == 2


def deal_of(number: int, wins: float, luck: float = 0.0) -> PlayedDeal:
    sums = Sums(seats=2, wins=wins, luck=[luck, 0.0, 0.0, 0.0], lucky=True)
    return PlayedDeal(Meeting("random", number, ("random",), 1), sums, {}, 2, 0.1, ())


def test_few_deals_leave_much_doubt_and_say_nothing_of_luck() -> None:
    two = table_result("random", 2, [deal_of(1, 2.0, luck=0.7), deal_of(0, 1.0)])
    assert [deal.share for deal in two.deals] == [1.0, 2.0], "in the order of the deals"
    assert two.plain == two.less_luck
    assert two.plain.mean == 0.75
    assert two.plain.low < 0.25
    assert two.plain.high > 0.95
    alike = table_result("random", 2, [deal_of(number, 0.0, 0.3 * number) for number in range(20)])
    assert alike.less_luck == alike.plain
    assert alike.plain.mean == 0
    assert 0.1 < alike.plain.high < 0.2


def test_luck_is_taken_off_many_deals() -> None:
    deals = [deal_of(number, 2.0 * (number % 2), (number % 2) - 0.5) for number in range(16)]
    table = table_result("random", 2, deals)
    assert table.less_luck.half < 0.7 * table.plain.half
    assert table.less_luck.mean == pytest.approx(0.5, abs=0.01)


def test_the_mean_over_tables_is_surer_than_each_and_an_equal_adds_no_doubt() -> None:
    deals = [deal_of(number, wins) for number, wins in enumerate((2.0, 1.0, 0.0, 1.0) * 4)]
    table = table_result("random", 2, deals)
    itself = table_result("merchant", 2, [])
    mean = mean_over([table, table])
    assert mean.mean == table.less_luck.mean
    assert mean.half < table.less_luck.half
    assert mean_over([table, itself]).half == pytest.approx(table.less_luck.half / 2, abs=1e-3)


def test_the_file_of_a_bot_is_known_by_its_fingerprint(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine.py").write_text("")
    (tmp_path / "mine.bin").write_bytes(b"")
    empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    assert source_of("mine:Bot") == source_of("mine.bin") == source_of("mine.bin+8x100") == empty
    assert source_of("tests.research.arena.external_bots:Cheat") not in (empty, None)
    assert source_of("merchant:bold") is None
    assert source_of("plain:miser-A") is None
