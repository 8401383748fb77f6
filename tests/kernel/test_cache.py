"""The disk cache: what was compiled once is loaded, until a rule says something else."""

import os
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from medici.kernel import cache, compiled
from medici.kernel.announcement import TEXT
from tests.kernel.sources import module
from tests.waiting import PATIENCE

MONEY = """
from medici.kernel import rule

FEE = (1, 2)


@rule
def price(good):
    return good * 3 + FEE[1]
"""

HOUSE = """
from medici.kernel import rule
from money import price


@rule
def pay(florins, good):
    return florins - price(good)
"""

TURN = """
from medici.kernel import compiled, on_first_compilation
from house import pay

messages = []
on_first_compilation(lambda: messages.append("compiling"))
print(compiled(pay)(100, 5), *messages)
"""


class Workshop:
    """A folder of rules, a cache, and processes that use both."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.cache = folder / "cache" / "of rules"
        self.runs = 0
        self.write("money", MONEY)
        self.write("house", HOUSE)
        self.write("turn", TURN)

    def write(self, name: str, text: str) -> None:
        (self.folder / f"{name}.py").write_text(text, encoding="utf-8")

    def run(self, *arguments: str) -> str:
        self.runs += 1
        done = subprocess.run(
            [sys.executable, "-B", str(self.folder / "turn.py"), *arguments],
            env={
                **os.environ,
                "MEDICI_CACHE": str(self.cache),
                "PYTHONHASHSEED": str(self.runs),
            },
            capture_output=True,
            text=True,
            check=True,
        )
        assert done.stderr.strip() in ("", TEXT)
        return done.stdout.strip()

    def files(self) -> set[str]:
        return {path.name for path in self.cache.rglob("*") if path.is_file()}


@pytest.mark.slow
def test_rules_are_compiled_once_until_they_change(tmp_path: Path) -> None:
    workshop = Workshop(tmp_path)
    assert workshop.run() == "83 compiling"
    files = workshop.files()
    assert files
    # In a second process neither comments nor the dates of files matter.
    workshop.write("money", "# Prices.\n\n" + MONEY.replace("return", "# a fee\n    return"))
    workshop.write("house", HOUSE.replace("\n\n\n", "\n\n# Paying.\n\n\n"))
    assert workshop.run() == "83"
    assert workshop.files() == files
    # A changed callee in another file is noticed, and so is a changed constant.
    workshop.write("money", MONEY.replace("good * 3", "good * 4"))
    assert workshop.run() == "78 compiling"
    workshop.write("money", MONEY.replace("FEE = (1, 2)", "FEE = (1, 9)"))
    assert workshop.run() == "76 compiling"
    # The first form is still there; but what was moved to another file is compiled again.
    workshop.write("money", MONEY)
    assert workshop.run() == "83"
    (workshop.folder / "house.py").rename(workshop.folder / "palace.py")
    (workshop.folder / "money.py").rename(workshop.folder / "bank.py")
    workshop.write("palace", HOUSE.replace("money", "bank"))
    workshop.write("turn", TURN.replace("house", "palace"))
    assert workshop.run() == "83 compiling"
    assert workshop.run() == "83"


CHARGES = """
import sys
from medici.kernel import bound, compiled, noinline, rule, unbound

fee = unbound("fee")


@noinline
def charge(florins):
    LINES
    return florins


@rule
def pay(florins):
    return charge(florins) + charge(florins + 1)


@rule
def half(florins):
    return florins // 2


@rule
def ten(florins):
    return 10


for name in sys.argv[1:]:
    print(compiled(bound(pay, {"fee": globals()[name]}))(100))
"""
# So many that no compiler copies them in of its own accord.
LINES = "\n    ".join(
    f"florins += fee(florins) % {number} - florins // {number}" for number in range(2, 80)
)


@pytest.mark.slow
@pytest.mark.long
def test_rules_of_one_name_that_two_processes_compiled_stay_apart(tmp_path: Path) -> None:
    workshop = Workshop(tmp_path)
    workshop.write("turn", CHARGES.replace("LINES", LINES))
    half, ten = workshop.run("half"), workshop.run("ten")
    assert half != ten
    assert workshop.run("half", "ten").split() == [half, ten]
    assert workshop.run("ten", "half").split() == [ten, half]


PURSE = """
from typing import NamedTuple


class Purse(NamedTuple):
    florins: int
"""

COUNT = """
from typing import Any
from medici.kernel import compiled, rule
from purse import Purse


@rule
def count(purse: Any) -> int:
    return purse.florins + 4711


print(compiled(count)(Purse(5)))
"""


@pytest.mark.slow
@pytest.mark.long
def test_what_was_kept_for_a_class_that_was_moved_is_replaced(tmp_path: Path) -> None:
    workshop = Workshop(tmp_path)
    workshop.write("purse", PURSE)
    workshop.write("turn", COUNT)
    assert workshop.run() == "4716"
    (workshop.folder / "purse.py").rename(workshop.folder / "bag.py")
    workshop.write("turn", COUNT.replace("from purse", "from bag"))
    assert workshop.run() == "4716"
    files = workshop.files()
    assert workshop.run() == "4716"
    assert workshop.files() == files


@pytest.mark.slow
@pytest.mark.parametrize(
    ("platform", "setting", "folder"),
    [
        ("linux", "MEDICI_CACHE", ""),
        ("linux", "XDG_CACHE_HOME", "medici"),
        ("linux", "HOME", ".cache/medici"),
        ("win32", "MEDICI_CACHE", ""),
        ("win32", "LOCALAPPDATA", "medici"),
        ("win32", "HOME", "AppData/Local/medici"),
    ],
)
def test_where_the_cache_is_kept(
    platform: str, setting: str, folder: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MEDICI_CACHE", str(tmp_path / "first"))
    compiled(module("@rule\ndef earn(florins):\n    return florins + 3000\n")["earn"])(1)
    name = f"pay_{platform}_{setting}"  # a rule that no other test compiles
    pay = module(f"@rule\ndef {name}(florins):\n    return florins - 3000\n")[name]
    with monkeypatch.context() as elsewhere:
        for other in ("MEDICI_CACHE", "XDG_CACHE_HOME", "LOCALAPPDATA"):
            elsewhere.delenv(other, raising=False)
        elsewhere.setenv("HOME", str(tmp_path / "home"))
        elsewhere.setenv(setting, str(tmp_path / "chosen"))
        elsewhere.setattr(sys, "platform", platform)
        assert compiled(pay)(3001) == 1
    cache = tmp_path / "chosen" / folder
    assert any(path.is_file() for path in cache.rglob("*"))
    assert not (tmp_path / "home").exists()


def test_why_nothing_can_be_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MEDICI_CACHE", str(tmp_path / "deep" / "rules"))
    assert cache.cache_problem() is None
    assert list((tmp_path / "deep" / "rules").iterdir()) == []
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("MEDICI_CACHE", str(tmp_path / "file" / "rules"))
    assert cache.cache_problem() == "Not a directory"

    def homeless() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(cache, "cache_folder", homeless)
    assert cache.cache_problem() == "Could not determine home directory."


def test_whoever_wants_the_same_rule_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MEDICI_CACHE", str(tmp_path))
    story: list[str] = []

    def other() -> None:
        with cache.alone("price"):
            story.append("second")

    with cache.alone("price"):
        with cache.alone("another"):
            waiting = threading.Thread(target=other)
            waiting.start()
            time.sleep(5 * cache.GLANCE)
        story.append("first")
    waiting.join(PATIENCE)
    assert story == ["first", "second"]


def test_nobody_waits_for_ever_for_one_that_hangs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MEDICI_CACHE", str(tmp_path))
    monkeypatch.setattr(cache, "PATIENCE", 0.1)
    with cache.alone("price"), cache.alone("price"):
        pass


@pytest.mark.parametrize("platform", ["linux", "win32"])
def test_without_locks_work_goes_on(
    platform: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("MEDICI_CACHE", str(tmp_path / "file"))
    monkeypatch.setattr(sys, "platform", platform)
    with cache.alone("price"), cache.alone("price"):
        pass


COUNTING = """
from numba.core import event

compiled_here = set()


class Listener(event.Listener):
    def on_start(self, event):
        compiled_here.add("compiling")

    def on_end(self, event):
        pass


event.register("numba:compile", Listener())
"""


@pytest.mark.slow
def test_of_two_processes_one_compiles(tmp_path: Path) -> None:
    """The other waits, and loads what the first has kept."""
    workshop = Workshop(tmp_path)
    workshop.write("turn", COUNTING + TURN.replace("*messages", "*compiled_here"))
    told: list[str] = []
    both = [threading.Thread(target=lambda: told.append(workshop.run())) for _ in range(2)]
    for each in both:
        each.start()
    for each in both:
        each.join()
    assert sorted(told) == ["83", "83 compiling"]


def test_what_cannot_be_read_counts_as_not_kept(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv(cache.CACHE, str(tmp_path))
    house = module("""
    @rule
    def pay(florins, price):
        return florins - 1019 * price
    """)
    pay = compiled(house["pay"])
    Path(pay._cache._cache_file._index_path).mkdir(parents=True)
    assert pay(2000, 1) == 981
