"""Tables that live in the browser: offline, after a reload, damaged, full, taken online."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.house import replayed
from tests.e2e.person import GAMES, Person
from tests.e2e.pilots import give_up, hurry, look_on, play, pressable
from tests.e2e.test_together import next_to_move
from tests.long_run import long_unless

LEVELS = ("apprentice", "merchant", "banker", "prince")
SHORT = {("card", "merchant")}  # the whole games that `make test` plays
CHANGE = """
async ([table, how]) => {
  const answer = (request) =>
    new Promise((done, failed) => {
      request.onsuccess = () => done(request.result);
      request.onerror = () => failed(request.error);
    });
  const db = await answer(indexedDB.open('medici-local'));
  const work = db.transaction(['tables', 'events'], 'readwrite');
  const events = work.objectStore('events');
  if (how === 'gap') events.delete([table, 3]);
  if (how === 'json') events.put({ table, seq: 3, body: '{"type":' });
  if (how === 'row') work.objectStore('tables').delete(table);
  if (how === 'fold') {
    const last = (await answer(events.getAllKeys())).filter(([id]) => id === table).pop();
    const body = JSON.stringify({ type: 'moved', at: 1, seat: 0, move: 'bid 99', clocks: null });
    events.put({ table, seq: last[1], body });
  }
  await new Promise((done) => (work.oncomplete = done));
  db.close();
}
"""


@pytest.fixture
def pocket(visit: Visit) -> Person:
    """Somebody whose browser was here once, and has no network any more."""
    person = visit(settings={}, worker=True)
    person.forgive("net::ERR_")
    person.go("/")
    person.page.evaluate("navigator.serviceWorker.ready.then(() => 1)")
    person.context.set_offline(True)
    person.page.reload()
    return person


def over(person: Person, table: str) -> None:
    """The game has ended as the rules say, and what the screen shows is true."""
    record = person.record(table)
    assert "fair" not in record
    game = replayed(record)
    if len(game.players) > 1:
        assert person.scores_shown() == dict(zip(game.players, game.scores, strict=True))


@pytest.mark.parametrize(
    ("game", "level"),
    [
        pytest.param(game, level, marks=() if (game, level) in SHORT else pytest.mark.long)
        for game in GAMES
        for level in LEVELS
    ],
)
@pytest.mark.long
def test_whole_games_against_each_level(pocket: Person, game: str, level: str) -> None:
    table = pocket.play_now(game, 2, level)
    play(pocket, game, moves=2)
    hurry(pocket, game)
    over(pocket, table)


@pytest.mark.long
def test_alone_and_together_at_one_device(pocket: Person) -> None:
    table = pocket.play_now("dice", 1)
    play(pocket, "dice")
    over(pocket, table)
    table = pocket.lay("dice", ["you", "hot"], names={2: "Bice"})
    expect(pressable(pocket, "dice").first).to_be_visible()
    never = pocket.button("table-handover-never")
    play(pocket, "dice", until=never)
    never.click()
    play(pocket, "dice")
    over(pocket, table)


@pytest.mark.long
def test_it_stands_where_it_was(pocket: Person) -> None:
    table = pocket.play_now("board", 3, "merchant")
    play(pocket, "board", moves=4)
    expect(pressable(pocket, "board").first).to_be_visible()
    before = pocket.log_kept(table)
    pocket.page.reload()
    expect(pressable(pocket, "board").first).to_be_visible()
    assert pocket.log_kept(table) == before
    pocket.go("/")
    pocket.page.locator(f'a[href="/local/{table}"]').click()
    hurry(pocket, "board")
    over(pocket, table)
    pocket.button("table-rematch").click()
    expect(pressable(pocket, "board").first).to_be_visible()
    again = pocket.at_table()
    assert again != table
    assert pocket.record(again)["players"] == pocket.record(table)["players"]


def test_a_second_tab_follows(ada: Person) -> None:
    table = ada.play_now("dice", 1)
    bruno = Person(ada.url, ada.context, "en")
    bruno.go(f"/local/{table}")
    for person in (ada, bruno, ada):
        play(person, "dice", moves=1)
    expect(ada.log).to_be_visible()
    moved = [json.loads(body) for body in ada.log_kept(table)]
    assert sum(event["type"] == "moved" and event.get("seat") is not None for event in moved) == 3
    expect(bruno.log.get_by_role("listitem")).to_have_count(ada.log.get_by_role("listitem").count())
    bruno.unfaulted()


@pytest.mark.parametrize("how", long_unless(["json"], ["gap", "json", "row", "fold"]))
def test_what_is_damaged_is_set_aside(ada: Person, how: str, tmp_path: Path) -> None:
    table = ada.lay("board", ["you", "hot"], names={2: "Bice"})
    kept = ada.log_kept(table)
    ada.go("/")
    ada.page.evaluate(CHANGE, [table, how])
    ada.go(f"/local/{table}")
    ada.page.get_by_role("heading", name=ada.say("table-gone")).wait_for()
    ada.go("/")
    ada.page.get_by_role("link", name=ada.say("local-aside-look")).click()
    aside = ada.page.get_by_role("region", name=ada.say("local-aside"))
    with ada.page.expect_download() as saved:
        ada.button("local-aside-download", aside).click()
    saved.value.save_as(tmp_path / "aside.json")
    left = json.loads((tmp_path / "aside.json").read_text("utf-8"))
    assert left["key"] == table
    assert left["why"]["fault"] == {"gap": "missing"}.get(how, how)
    assert len(left["events"]) == len(kept) - (how == "gap")
    game = ada.say("local-aside-unknown" if how == "row" else "home-board-title")
    aside.get_by_role("button", name=ada.say("local-delete-game", game=game)).click()
    ada.button("local-delete-do").click()
    expect(aside).to_be_hidden()
    assert ada.log_kept(table) == []


def test_a_database_that_cannot_be_opened_is_left_alone(ada: Person) -> None:
    ada.go("/settings")
    newer = "new Promise((done) => (indexedDB.open('medici-local', 99).onsuccess = () => done()))"
    ada.page.evaluate(newer)
    ada.play_now("dice", 1)
    play(ada, "dice", moves=2)
    ada.page.reload()
    expect(pressable(ada, "dice").first).to_be_visible()
    ada.go("/history")
    aside = ada.page.get_by_role("region", name=ada.say("local-aside"))
    expect(aside.get_by_text(ada.like("local-why-store"))).to_be_visible()


@pytest.mark.long
def test_a_full_disk_does_not_end_a_game(ada: Person) -> None:
    ada.go("/")
    line = ada.context.new_cdp_session(ada.page)
    line.send("Storage.overrideQuotaForOrigin", {"origin": ada.url, "quotaSize": 1})
    ada.play_now("dice", 2)
    expect(ada.page.get_by_text(ada.say("local-full"))).to_be_visible()
    play(ada, "dice", moves=2)
    hurry(ada, "dice")
    assert ada.scores_shown()


@pytest.mark.long
def test_a_browser_that_keeps_nothing(visit: Visit) -> None:
    ada = visit(settings={})
    refuse = "IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); }"
    ada.context.add_init_script(refuse)
    ada.play_now("dice", 2)
    expect(ada.page.get_by_text(ada.say("local-refused"))).to_be_visible()
    play(ada, "dice", moves=2)
    hurry(ada, "dice")
    assert ada.scores_shown()


def test_a_game_is_taken_online(ada: Person, visit: Visit) -> None:
    table = ada.play_now("dice", 2, "merchant")
    play(ada, "dice", moves=2)
    ada.button("table-menu").click()
    ada.button("local-invite").click()
    window = ada.dialog("local-online")
    ada.button("local-online-do", window).click()
    ada.page.wait_for_url(f"**/tables/{table}")
    expect(ada.page.get_by_role("heading", name=ada.say("lobby-invite"))).to_be_visible()
    before = ada.log_kept(table)
    bruno = visit(settings={})
    bruno.go(f"/tables/{table}")
    bruno.button("lobby-sit-at", seat=2).click()
    moves = [json.loads(body)["move"] for body in before if '"moved"' in body]
    play(next_to_move([ada, bruno], "dice"), "dice", moves=1)
    for person in (ada, bruno):
        give_up(person)
    for person in (ada, bruno):
        look_on(person)
    answer = ada.context.request.get(f"{ada.url}/api/tables/{table}/record")
    record = answer.json()
    assert [text for _, text in record["moves"]][: len(moves)] == moves
    assert "fair" not in record
    assert replayed(record).over
    assert ada.page.get_by_text(ada.say("fairness-checking")).count() == 0
    ada.go(f"/local/{table}")
    expect(ada.page.get_by_role("link", name=ada.say("local-gone-online-link"))).to_be_visible()


@pytest.mark.long
def test_records_go_out_and_come_in(pocket: Person, tmp_path: Path) -> None:
    table = pocket.play_now("dice", 1)
    hurry(pocket, "dice")
    look_on(pocket)
    pocket.go(f"/replay/{table}")
    with pocket.page.expect_download() as saved:
        pocket.page.get_by_role("button", name=pocket.say("replay-download")).click()
    assert saved.value.suggested_filename == f"medici-{table}.json"
    file = tmp_path / "record.json"
    saved.value.save_as(file)
    record = json.loads(file.read_text("utf-8"))
    assert record == pocket.record(table)
    pocket.go("/history")
    games = pocket.page.get_by_role("main").get_by_role("listitem")
    expect(games).to_have_count(1)
    chooser = pocket.page.get_by_label(pocket.say("local-bring"), exact=True)
    chooser.and_(pocket.page.locator("input")).set_input_files(file)
    expect(games).to_have_count(2)
    record["moves"][4][1] = "enter 9"
    file.write_text(json.dumps(record), "utf-8")
    chooser.and_(pocket.page.locator("input")).set_input_files(file)
    expect(pocket.page.get_by_role("alert")).to_contain_text("move 5")
    expect(games).to_have_count(2)
    games.first.get_by_role("button").click()
    pocket.button("local-delete-do").click()
    expect(games).to_have_count(1)
