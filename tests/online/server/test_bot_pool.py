"""Bots' processes: shared fairly, never waited for without end, and never left behind."""

import asyncio
import os
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from medici.bots import BotFailure
from medici.bots.processes.child import PROCESS_ENDED
from medici.games import GAMES
from medici.online.server.hosting.bot_pool import BotPool
from medici.online.server.hosting.bot_slot import BotSlot
from medici.online.server.hosting.bot_worker import Question, Worker, answer_question, set_alarm
from medici.online.server.metrics import Metrics
from medici.online.server.settings import Settings
from medici.record import Game
from tests.long_run import long_unless
from tests.waiting import PATIENCE, wait_until

pytestmark = pytest.mark.anyio


def table() -> Game:
    """A game in which the merchant has a choice."""
    game = Game("dice", 2)
    while not (isinstance(game.actor, int) and len(game.legal()) > 1):
        game.play(game.legal()[0])
    return game


def is_running(pid: int) -> bool:
    """Whether there is such a process, and it is no mere entry in the list of processes."""
    try:
        status = Path(f"/proc/{pid}/stat").read_text()
    except FileNotFoundError:
        return False
    return status.rpartition(")")[2].split()[0] not in ("Z", "X")


def is_listed(pid: int) -> bool:
    """Whether there is such a process, even one that has ended."""
    return Path(f"/proc/{pid}").exists()


class HeldSearches:
    """Searches that last as long as the test wants; quick bots answer."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.release = threading.Event()
        self.begun: list[str] = []
        monkeypatch.setattr(BotSlot, "think", self.think)

    def think(self, question: Question, _: float) -> int:
        self.begun.append(question.bot)
        if question.bot == "prince":
            assert self.release.wait(PATIENCE)
        return GAMES[question.game].legal_moves(question.state)[0]


async def test_a_merchant_does_not_wait_for_fifteen_tables_of_princes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    searches, thinkers, game = (
        HeldSearches(monkeypatch),
        BotPool(Settings(workers=2), Metrics()),
        table(),
    )
    princes = [thinkers.think("prince", game, f"t{n}", "host") for n in range(15)]
    async with asyncio.timeout(PATIENCE):
        assert await thinkers.move("merchant", game, "mine", "ada") in game.legal()
        assert searches.begun.count("prince") == 1
        searches.release.set()
        for prince in princes:
            await prince.move
    await thinkers.close()


async def test_with_one_process_it_waits_for_one_search_at_most(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    searches, thinkers, game = (
        HeldSearches(monkeypatch),
        BotPool(Settings(workers=1), Metrics()),
        table(),
    )
    for number in range(15):
        thinkers.think("prince", game, f"t{number}", "host")
    merchant = thinkers.think("merchant", game, "mine", "ada")
    searches.release.set()
    async with asyncio.timeout(PATIENCE):
        await merchant.move
    assert searches.begun[:2] == ["prince", "merchant"]
    await thinkers.close()


async def test_what_nobody_waits_for_any_more_is_not_thought_about(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    searches, thinkers, game = (
        HeldSearches(monkeypatch),
        BotPool(Settings(workers=1), Metrics()),
        table(),
    )
    first = thinkers.think("prince", game, "t1", "host")
    second = thinkers.think("prince", game, "t2", "host")
    second.move.cancel()
    searches.release.set()
    async with asyncio.timeout(PATIENCE):
        await first.move
        await thinkers.move("merchant", game, "t3", "host")
    assert searches.begun == ["prince", "merchant"]
    await thinkers.close()


def test_a_new_process_has_time_to_compile_also_in_place_of_one_that_died(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    limits: list[float] = []

    class Dying(Worker):
        """A process that ends while it is asked, as the first one here does."""

        ended = False

        def __init__(self) -> None:
            """None is started."""

        def think(self, question: Question) -> int:
            limits.append(question.limit)
            if len(limits) == 1:
                raise BotFailure(PROCESS_ENDED, "")
            return 3

    monkeypatch.setattr("medici.online.server.hosting.bot_slot.Worker", Dying)
    slot = BotSlot(quick_only=False)
    slot.worker = Dying()
    assert slot.think(Question("merchant", "dice", table().state, 1, 20.0), PATIENCE) == 3
    assert limits == [20.0, PATIENCE]
    assert slot.starts == 1


def test_nobody_elses_code_is_loaded_by_the_name_of_a_bot() -> None:
    answer = answer_question(Question("os:getcwd", "dice", table().state, 1, PATIENCE))
    set_alarm(0)
    assert isinstance(answer, BotFailure)
    assert answer.reason == "raised AssertionError"


@pytest.mark.slow
async def test_a_process_that_hangs_is_replaced_and_a_simple_move_made() -> None:
    metrics = Metrics()
    settings = Settings(workers=1, first_thought_seconds=PATIENCE, thought_seconds=1.0)
    thinkers, game = BotPool(settings, metrics), table()
    try:
        assert await thinkers.move("merchant", game) in game.legal()
        worker = thinkers._slots[0].worker
        assert worker is not None
        os.kill(worker.pid, signal.SIGSTOP)
        assert await thinkers.move("merchant", game) == game.legal()[0]
        assert not is_listed(worker.pid)
        assert (thinkers.stuck, metrics.lost_thoughts) == (1, 1)
        assert await thinkers.move("merchant", game) in game.legal()
        assert thinkers.stuck == 0
        replaced = thinkers._slots[0].worker
        assert replaced is not None
        os.kill(replaced.pid, signal.SIGKILL)  # in its sleep: nobody loses a move by it
        while is_running(replaced.pid):
            await asyncio.sleep(0.01)
        assert await thinkers.move("merchant", game) in game.legal()
        assert metrics.lost_thoughts == 1
        assert metrics.bot_restarts == 2
        assert sum(metrics.bot_think_seconds.counts) == sum(metrics.bot_wait_seconds.counts) == 4
        assert metrics.bot_think_seconds.total >= 1.0  # the one that hung
    finally:
        await thinkers.close()


async def test_a_quick_bot_moves_for_one_that_searches_and_fails(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    searches, metrics, game = HeldSearches(monkeypatch), Metrics(), table()
    thinkers = BotPool(Settings(workers=1), metrics)

    def think(_: BotSlot, question: Question, first: float) -> int:
        if question.bot == "prince":
            raise BotFailure("raised ValueError", "somewhere")
        return searches.think(question, first)

    monkeypatch.setattr(BotSlot, "think", think)
    async with asyncio.timeout(PATIENCE):
        assert await thinkers.move("prince", game) in game.legal()
    assert searches.begun == ["merchant"]
    assert metrics.lost_thoughts == 1
    await thinkers.close()


@pytest.mark.slow
async def test_a_thought_ahead_makes_way_for_one_that_somebody_waits_for() -> None:
    settings = Settings(workers=1, first_thought_seconds=PATIENCE)
    thinkers, game = BotPool(settings, Metrics()), Game("dice", 1)
    game.play("roll dye0 gold5 fur3 grain2 dye4")  # alone a prince thinks longest
    try:
        await thinkers.move("prince", game)  # it knows the game now
        for _ in range(5):  # on a busy machine it may have been thought to its end
            ahead = thinkers.think("prince", game, "t1", "host", ahead=True)
            await asyncio.sleep(0.05)
            wanted = thinkers.think("banker", game, "t2", "ada")
            given_up = await ahead.move is None
            assert await wanted.move in game.legal()
            if given_up:
                break
        assert given_up
        again = thinkers.think("prince", game, "t1", "host", ahead=True)
        thinkers.want(again)
        assert await again.move in game.legal()
    finally:
        await thinkers.close()


SERVER = """
import asyncio, os
from tests.online.server.test_bot_pool import table
from medici.online.server.hosting.bot_pool import BotPool
from medici.online.server.metrics import Metrics
from medici.online.server.settings import Settings
async def main():
    thinkers = BotPool(Settings(workers=1), Metrics())
    await thinkers.move("merchant", table())
    print(thinkers._slots[0].worker.pid, flush=True)
    await asyncio.sleep(600)
asyncio.run(main())
"""


@pytest.mark.slow
@pytest.mark.parametrize(
    "how", long_unless([signal.SIGKILL], [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
)
def test_processes_end_with_the_server_however_it_ends(how: signal.Signals) -> None:
    with subprocess.Popen([sys.executable, "-c", SERVER], stdout=subprocess.PIPE) as server:
        assert server.stdout is not None
        worker = int(server.stdout.readline())
        assert is_running(worker)
        server.send_signal(how)
        server.wait(PATIENCE)
        wait_until(lambda: not is_running(worker))


def test_the_system_ends_a_process_that_never_comes_back() -> None:
    module = "medici.online.server.hosting.bot_worker"
    code = f"from {module} import set_alarm; set_alarm(0.2)\nwhile True: pass"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == -signal.SIGALRM


async def test_processes_that_think_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    searches, metrics = HeldSearches(monkeypatch), Metrics()
    thinkers = BotPool(Settings(workers=2), metrics)
    read = {name: gauge[1] for name, gauge in metrics.gauges.items()}
    assert (read["bot_processes"](), read["bot_processes_busy"]()) == (2, 0)
    thoughts = [thinkers.think("prince", table()) for _ in range(3)]
    assert (read["bot_processes_busy"](), read["thoughts_waiting"]()) == (1, 2)  # one is for quick
    searches.release.set()
    for thought in thoughts:
        await thought.move
    assert read["bot_processes_busy"]() == 0
    assert sum(metrics.bot_think_seconds.counts) == 3
    await thinkers.close()
