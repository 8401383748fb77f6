"""How long somebody who decides at once waits for others, in a game against bots in a browser.

python benchmarks/waiting.py                                     the board game for four, merchants
python benchmarks/waiting.py --players 6 --level prince --days 1 one day, slow thinkers
python benchmarks/waiting.py --game card --pace fast --games 5

Nobody presses fast-forward, and scorings are closed as soon as they open: all the time in which
nothing can be pressed counts, that of the last motion before a scoring too. The client must have
been built (``make play``); Chromium is found, or named with CHROMIUM=...
"""

import argparse
import os
import random
import shutil
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.e2e.conftest import FLAGS, NAMES  # noqa: E402
from tests.e2e.person import Person, kept  # noqa: E402
from tests.e2e.pilots import click, make_move, pressable, starts  # noqa: E402
from tests.e2e.static_site import StaticSite  # noqa: E402

PACES = {"slow": 1.5, "usual": None, "fast": 0.18, "once": 0}
ANSWERS = {
    "board": ("board-draw", "board-open", "board-pass", "board-bid"),
    "card": ("card-take", "card-reveal"),
    "dice": ("dice-enter",),
}
PATIENCE = 120_000  # milliseconds

# Adds up the time in which nothing can be decided, and says when the page has no answer.
WATCH = """([names, end]) => {
  const patterns = names.map((name) => new RegExp(name));
  const nameOf = (button) => {
    const bare = button.cloneNode(true);
    for (const key of bare.querySelectorAll('kbd, .unseen')) key.remove();
    return (button.ariaLabel ?? bare.textContent).trim().replaceAll(/\\s+/g, ' ');
  };
  const asked = () =>
    document.querySelector(`dialog[open], section[aria-label="${end}"]`) !== null ||
    document.querySelector('[data-spot] button:enabled') !== null ||
    [...document.querySelectorAll('button:enabled')].some((button) =>
      patterns.some((pattern) => pattern.test(nameOf(button))));
  window.waited = 0;
  let last = performance.now();
  setInterval(() => {
    const now = performance.now();
    if (!asked()) window.waited += now - last;
    last = now;
  }, 10);
}"""


def play(person: Person, options: argparse.Namespace, seed: int) -> float:
    """Play one game; the seconds of waiting in it."""
    game, chooser = options.game, random.Random(seed)
    person.play_now(game, options.players, options.level)
    end = person.say("table-end")
    names = [starts(person, name).pattern for name in ANSWERS[game]]
    expect(pressable(person, game).first.or_(person.log).first).to_be_visible()
    person.page.evaluate(WATCH, [names, end])
    go_on, skip = person.button("table-scoring-close"), person.button("table-scoring-skip")
    answer = pressable(person, game)
    something = answer.or_(go_on).or_(skip).or_(person.ending).first
    days = 0
    while True:
        expect(something).to_be_visible(timeout=PATIENCE)
        if skip.is_visible():
            skip.click()
        elif go_on.is_visible():
            days += 1
            if days == options.days:
                break
            go_on.click()
        elif person.ending.is_visible():
            break
        elif answer.count():
            make_move(person, game, chooser, click)
    waited: float = person.page.evaluate("window.waited")
    return waited / 1000


def games(browser: Browser, url: str, pace: str, options: argparse.Namespace) -> list[float]:
    """The seconds of waiting in several games at a pace, each in a fresh browser."""
    waits = []
    for seed in range(options.games):
        context = browser.new_context(locale="en-US", viewport={"width": 1280, "height": 800})
        context.add_init_script(kept("en", speed=1, pace=PACES[pace]))
        waits.append(play(Person(url, context, "en"), options, seed))
        context.close()
    return waits


def parsed() -> argparse.Namespace:
    """What to measure."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", choices=ANSWERS, default="board")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--level", default="merchant")
    parser.add_argument("--pace", choices=PACES, action="append", help="all but slow if not named")
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--days", type=int, default=3, help="stop after so many days")
    return parser.parse_args()


def main() -> None:
    """Measure, and print a line for each pace."""
    options = parsed()
    program = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)))
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = StaticSite(Path(folder))
        site.write()
        site.start()
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        what = f"{options.game}, {options.players} players, {options.level}"
        print(f"{what}, {options.days} days, {options.games} games: seconds of waiting")
        for pace in options.pace or ("usual", "fast", "once"):
            waits = games(browser, site.url, pace, options)
            mean = statistics.mean(waits)
            print(
                f"{pace:6} mean {mean:5.1f}, from {min(waits):.1f} to {max(waits):.1f}", flush=True
            )
        browser.close()
        site.stop()


if __name__ == "__main__":
    main()
