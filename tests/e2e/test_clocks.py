"""Time at a table: clocks rest at a scoring, a lost seat is taken back, a decision is undone."""

import random

import pytest
from playwright.sync_api import expect

from medici.record import Game
from tests.e2e.conftest import Visit
from tests.e2e.person import Person

REST, SECONDS = 45, 120
# From now on the people of a table of this browser have so many seconds for each decision.
SET_CLOCK = """
async ([table, seconds]) => {
  const answer = (request) =>
    new Promise((done) => (request.onsuccess = () => done(request.result)));
  const db = await answer(indexedDB.open('medici-local'));
  const work = db.transaction('events', 'readwrite');
  const events = work.objectStore('events');
  const all = await answer(events.getAll(IDBKeyRange.bound([table], [table, []])));
  for (const row of all) {
    const event = JSON.parse(row.body);
    event.at = Date.now() / 1000;
    if (event.clock) event.clock = { kind: 'decision', seconds, increment: 0 };
    events.put({ ...row, body: JSON.stringify(event) });
  }
  await new Promise((done) => (work.oncomplete = done));
  db.close();
}
"""
ON_TOP = """button => {
  const { x, y, width, height } = button.getBoundingClientRect();
  return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""


def where(players: list[str], move: str, then: int | None = None) -> Game:
    """A board game in which a move of the first player ends a day.

    Or after which a certain seat is to act, and then the last one, whatever that does.
    """
    for seed in range(1000):
        chooser = random.Random(seed)
        game = Game("board", players)
        while not game.days:
            if game.actor == "nature":
                game.let_nature_act(chooser)
                continue
            if game.actor == 0 and move in game.legal():
                later = game.copy()
                later.play(move)
                scores = len(later.days) > len(game.days)
                if scores if then is None else later.actor == then and speaks_after(later):
                    return game
            game.play(chooser.choice(game.legal()[:4]))
    raise AssertionError("expected such a game")


def speaks_after(game: Game) -> bool:
    """Whether the last seat is asked as soon as the one to act has passed, or bid what it can."""
    nexts = []
    for move in game.legal():
        later = game.copy()
        later.play(move)
        nexts.append(later.actor)
    return set(nexts) == {len(game.players) - 1}


def test_clocks_rest_at_a_scoring_and_a_lost_seat_is_said_above_it(ada: Person) -> None:
    record = where(["Ada", "Apprentice"], "pass").record()
    table = ada.bring(record)
    ada.page.clock.install()
    ada.page.evaluate(SET_CLOCK, [table, SECONDS])
    ada.page.reload()
    ada.button("board-pass").click()
    scoring = ada.dialog("table-scoring-title", game="board", day=1)
    expect(scoring).to_be_visible()
    expect(scoring).to_contain_text(ada.say("table-rest", time="|").partition("|")[0])
    told = ada.page.get_by_role("alertdialog", name=ada.like("table-paused-yours"))
    ada.page.clock.fast_forward((REST - 5) * 1000)
    expect(scoring).to_be_visible()
    expect(told).to_be_hidden()
    ada.page.clock.fast_forward((5 + SECONDS + 1) * 1000)
    expect(told).to_be_visible()
    expect(scoring).to_be_visible()  # of the same day, and still there below
    back = ada.button("table-take-back", told)
    assert back.evaluate(ON_TOP)
    assert told.get_by_role("button").count() == 2  # the other one looks on
    back.click()
    expect(told).to_be_hidden()
    ada.button("table-scoring-close", scoring).click()
    expect(scoring).to_be_hidden()
    log = ada.log_kept(table)
    assert any('"type":"player-returned"' in event for event in log)


@pytest.mark.long
def test_going_on_ends_the_rest(ada: Person) -> None:
    table = ada.bring(where(["Ada", "Apprentice"], "pass").record())
    ada.page.evaluate(SET_CLOCK, [table, 600])
    ada.page.reload()
    ada.button("board-pass").click()
    ada.button("table-scoring-close").click()
    expect(ada.asked().first).to_be_visible()
    runs = ada.page.get_by_role("timer", name=ada.say("table-clock")).filter(has_text="9:5")
    expect(runs.first).to_be_visible()
    assert any('"type":"went-on"' in event for event in ada.log_kept(table))


@pytest.mark.long
def test_undo_takes_back_what_bots_have_answered(visit: Visit) -> None:
    ada = visit(settings={})
    ada.context.add_init_script("localStorage['medici-handover'] = 'no'")
    game = where(["Ada", "Apprentice", "Bea"], "pass", then=1)
    table = ada.bring(game.record())
    before = len(game.moves)
    ada.button("board-pass").click()
    turn = ada.page.get_by_text(ada.like("table-turn-named", name="Bea")).first
    expect(turn).to_be_visible()
    assert len(ada.record(table)["moves"]) == before + 2  # the bot has answered
    ada.button("table-undo").click()
    turn = ada.page.get_by_text(ada.like("table-turn-named", name="Ada")).first
    expect(turn).to_be_visible()
    assert len(ada.record(table)["moves"]) == before
    taken = ada.log.get_by_role("listitem").filter(has_text=ada.say("table-log-undone"))
    expect(taken).to_contain_text("Ada")
    ada.page.reload()
    expect(taken).to_contain_text("Ada")
    expect(taken).to_have_count(1)
