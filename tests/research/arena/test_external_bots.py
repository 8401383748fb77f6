"""Bots of other people: they are found, asked, and lose by name when they give no legal move."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from medici.bots import BotFailure, Budget, NotABot, bot_named
from medici.bots.external.external_bot import ExternalBot, stop_external_bots
from medici.bots.external.loading import load_bot
from medici.research.arena.contest import Contest
from medici.research.arena.ledger import Ledger
from medici.research.arena.play import Failure, GameResult, play_game
from medici.research.arena.run import run
from medici.research.arena.schedule import Pairing
from medici.research.arena.standings import failure_text, failures_of, reasons, standings
from tests.bots.positions import check_legal, decisions

HERE = "tests.research.arena.external_bots"


def mine(name: str) -> str:
    return f"{HERE}:{name}"


@pytest.fixture(autouse=True, scope="module")
def _nobody_stays() -> Iterator[None]:
    yield
    stop_external_bots()


# Found


@pytest.mark.parametrize("name", ["Careful", "careful", "first"])
def test_a_class_an_object_or_a_function_is_a_bot(name: str) -> None:
    state = next(decisions("dice", 2, 1))
    bot = load_bot(mine(name))
    assert bot.move("dice", state, 1, bot.budget) == 1
    assert bot.budget == Budget(seconds=1.0)
    assert "\n" not in bot.about


def test_a_bot_may_say_more_of_itself() -> None:
    assert load_bot(mine("Lodger")).about == "thinks as the banker"
    assert load_bot(mine("Lodger")).budget == Budget(seconds=0.25)
    assert load_bot(mine("Cheat")).budget == Budget(seconds=2.0)


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("nowhere:Bot", "expected a module nowhere to import; got ModuleNotFoundError"),
        (mine("Nobody"), f"expected Nobody in {HERE}; got .*Careful, Lodger"),
        (mine("Demanding"), r"expected Demanding\(\) to make a bot; got TypeError: .*'weights'"),
        (mine("Moveless"), r"expected a method move\(game, state, seed, budget\), or .* Moveless"),
        (mine("number"), "or a function; got a int without it"),
        (mine("ShortOfHearing"), r"expected move\(game, state, seed, budget\); got move\(state: "),
        (mine("Timeless"), "expected a budget in seconds, or a Budget; got -1"),
    ],
)
def test_what_is_no_bot_is_refused(name: str, problem: str) -> None:
    with pytest.raises(NotABot, match=f"^{name}: .*{problem}"):
        load_bot(name)


@pytest.mark.parametrize("name", ["wizard", "", "my_bot.py:Bot.x", "a/b:Bot", ":Bot", "bot:"])
def test_a_name_that_is_none_is_refused_at_once(name: str) -> None:
    with pytest.raises(NotABot, match=r"random, .* module:Name, or a network as FILE.bin; got "):
        bot_named(name)


def test_a_bot_that_ends_its_process_when_made_is_refused() -> None:
    with pytest.raises(NotABot, match="its process ended: with exit status 4"):
        ExternalBot(mine("Leaver"))


# Asked


@pytest.mark.slow
def test_a_bot_of_ours_plays_the_same_game_from_elsewhere() -> None:
    budget = Budget(rollouts=8)
    ours = Contest("card", ("banker", "merchant"), 1, 0, budget)
    theirs = Contest("card", (mine("Lodger"), "merchant"), 1, 0, budget)
    result = play_game(ours, ours.bots, 2, 1)  # compiles here what the other would have to
    assert play_game(theirs, theirs.bots, 2, 1) == result


def test_a_bot_has_twice_its_time_and_a_second_and_longer_at_first() -> None:
    state = next(decisions("dice", 2, 1))
    bot = ExternalBot(mine("Cheat"))  # which takes 2 seconds
    assert bot.limit(Budget(seconds=0.5)) == 32.0
    with pytest.raises(BotFailure):
        bot.move("dice", state, 1)
    assert bot.limit(Budget(seconds=0.5)) == 2.0
    assert bot.limit(Budget(rollouts=50)) == 5.0
    bot.stop()
    with pytest.raises(BotFailure):
        bot.move("dice", state, 1)  # asks a new process
    bot.stop()


def test_a_bot_that_has_never_answered_is_not_waited_for_again() -> None:
    state = next(decisions("dice", 2, 1))
    bot = ExternalBot(mine("Quitter"))
    limits = []
    for _ in range(2):
        limits.append(bot.limit(bot.budget))
        with pytest.raises(BotFailure):
            bot.move("dice", state, 1)
    assert (*limits, bot.limit(bot.budget)) == (33.0, 33.0, 3.0)


@pytest.mark.parametrize(
    ("name", "reason", "detail"),
    [
        ("Quitter", "its process ended", "with exit status 3"),
        ("Talker", "answered with a str", "expected an action, an integer; got 'pass'"),
    ],
)
def test_no_move_is_a_failure_each_time(name: str, reason: str, detail: str) -> None:
    state = next(decisions("dice", 2, 1))
    bot = bot_named(mine(name))
    for _ in range(2):  # after the process has ended, another one is asked
        with pytest.raises(BotFailure) as failed:
            bot.move("dice", state, 1)
        assert (failed.value.reason, failed.value.detail) == (reason, detail)


# Lost


def test_a_merchant_plays_on_so_that_the_others_have_a_game(
    capfd: pytest.CaptureFixture[str],
) -> None:
    bots = (mine("Cheat"), "merchant", "random")
    theirs, ours = Contest("dice", bots, 1), Contest("dice", ("merchant", *bots[1:]), 1)
    failed = play_game(theirs, bots, 0, 0)
    whole = play_game(ours, ours.bots, 0, 0)
    check_legal(ours, ours.bots, whole)
    assert failed.moves == whole.moves
    assert failed.scores == (0, *whole.scores[1:])
    failure = failed.failures[0]
    assert len(failed.failures) == 1
    assert (failure.seat, failure.reason) == (0, "illegal move 17000")
    assert failure.detail.startswith("seat 0: expected one of 1, 2, ")
    assert capfd.readouterr().out == ""  # what it prints is not taken for results


def test_the_victory_of_a_bot_that_failed_goes_to_the_best_of_the_others() -> None:
    bots = (mine("LateCheat"), "random", "random")
    ours = Contest("dice", ("merchant", "random", "random"), 1)
    whole = play_game(ours, ours.bots, 0, 0)
    assert whole.winners == (0,)
    failed = play_game(Contest("dice", bots, 1), bots, 0, 0)
    assert failed.scores[0] == 0
    best = max(failed.scores)
    assert failed.winners == tuple(seat for seat in (1, 2) if failed.scores[seat] == best)
    assert len(failed.failures) == 1


@pytest.mark.slow
@pytest.mark.long
def test_who_raises_or_never_comes_back_loses_and_the_others_go_on(tmp_path: Path) -> None:
    bots = (mine("Dreamer"), mine("Forgetful"), "merchant")
    contest = Contest("dice", bots, 1)
    ledger = Ledger(contest, tmp_path)
    assert sum(run(contest, 3, ledger)) == 3
    failures = failures_of(bots, ledger.results, 1)
    assert reasons(failures[bots[0]]) == {"no answer within 1.02 s": 3}
    [(reason, count)] = reasons(failures[bots[1]]).items()
    assert (reason.partition(".py:")[0], count) == ("raised ValueError at external_bots", 3)
    assert failures[bots[1]][0].detail.endswith("ValueError: what now?")
    assert "external_bots.py" in failures[bots[1]][0].detail
    table = {standing.bot: standing for standing in standings(bots, ledger.results, 1)}
    assert [table[bot].wins.mean for bot in bots] == [0, 0, 1]
    assert table[bots[0]].score.mean == 0
    again = Ledger(contest, tmp_path)
    assert again.results == ledger.results
    assert failures_of(bots, again.results, 1) == failures


def test_where_all_fail_nobody_wins() -> None:
    bots = (mine("Cheat"), mine("Cheat"))
    result = play_game(Contest("dice", bots, 1), bots, 0, 0)
    assert (result.scores, result.winners) == ((0, 0), ())
    [standing] = standings(bots, {Pairing(0, 0): result}, 1)
    assert standing.wins.mean == 0
    alone = play_game(Contest("dice", bots[:1], 1), bots[:1], 0, 0)
    assert (alone.scores, alone.winners) == ((0,), ())


def test_a_result_without_failures_is_kept_as_before(tmp_path: Path) -> None:
    contest = Contest("dice", ("merchant", "random"), 1)
    ledger = Ledger(contest, tmp_path)
    ledger.add(Pairing(0, 0), GameResult((2, 1), (0,)))
    assert (tmp_path / "games.jsonl").read_text() == (
        '{"deal":0,"seating":0,"scores":[2,1],"winners":[0]}\n'
    )


def test_failures_are_told_by_name_the_commonest_first() -> None:
    bots = ("banker", "my:Bot")
    raised, illegal = Failure(1, "raised KeyError", ""), Failure(1, "illegal move 17", "")
    games = [(raised,), (), (illegal,), (illegal,)]
    results = {
        Pairing(deal, 0): GameResult((9, 0), (0,), failures=failed)
        for deal, failed in enumerate(games)
    }
    failures = failures_of(bots, results, 1)
    assert list(failures) == ["my:Bot"]
    assert failure_text("my:Bot", failures["my:Bot"]) == (
        "my:Bot lost 3 games: illegal move 17 (2), raised KeyError (1)"
    )
    assert failure_text("my:Bot", [raised]) == "my:Bot lost 1 game: raised KeyError (1)"
