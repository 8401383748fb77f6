"""Several browsers at one table: invited, playing, talking, watching, and lost for a while."""

import statistics
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.house import House
from tests.e2e.person import Person
from tests.e2e.pilots import play, pressable
from tests.e2e.proxy import Proxy

CUT = ("WebSocket connection to", "net::ERR_")  # what a browser says of a lost line
# From now on: when this page is clicked, and when its log next grows, in milliseconds since 1970.
WATCH = """log => {
  const now = () => performance.timeOrigin + performance.now();
  addEventListener('click', () => (window.clicked = now()), {capture: true, once: true});
  window.grown = new Promise((tell) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      requestAnimationFrame(() => tell(now()));
    });
    observer.observe(log, {childList: true, subtree: true});
  });
}"""


def sit_down_by_link(host: Person, guest: Person, seat: int) -> None:
    """Somebody opens the link of a table and takes a seat."""
    link = host.page.get_by_label(host.say("lobby-link")).input_value()
    guest.page.goto(link.replace(host.url, guest.url))
    guest.button("lobby-sit-at", seat=seat).click()
    expect(host.page.get_by_text(host.say("lobby-ready"))).to_be_visible()


def begin(host: Person, guest: Person, game: str = "board") -> str:
    """Two people at a table where the game has begun."""
    table = host.lay(game, ["you", "friend"])
    sit_down_by_link(host, guest, seat=2)
    host.button("lobby-start").click()
    for person in (host, guest):
        expect(person.log).to_be_visible()
    return table


def next_to_move(people: list[Person], game: str = "board") -> Person:
    """Whose turn it is, as soon as somebody's page says so."""
    for _ in range(1000):
        for person in people:
            if pressable(person, game).count():
                return person
        people[0].page.wait_for_timeout(20)
    raise AssertionError("nobody can move")


def lines(person: Person) -> list[str]:
    """The log as it is on the screen."""
    return person.log.get_by_role("listitem").all_inner_texts()


def test_two_people_play_and_a_third_watches(visit: Visit) -> None:
    ada, bruno, carla = (visit(settings={}) for _ in range(3))
    table = begin(ada, bruno)
    carla.go(f"/tables/{table}")
    expect(carla.log).to_be_visible()
    everybody = [ada, bruno, carla]
    delays = []
    for move in range(9):
        mover = next_to_move([ada, bruno])
        for person in everybody:
            person.log.evaluate(WATCH)
        play(mover, "board", moves=1, seed=move)
        clicked = mover.page.evaluate("window.clicked")
        for person in everybody:
            delays.append(person.page.evaluate("window.grown") - clicked)
    median = statistics.median(delays)
    print(f"\nfrom a click to all screens: {median:.0f} ms (median), {max(delays):.0f} ms (most)")
    assert median < 1000
    next_to_move([ada, bruno])
    assert lines(ada) == lines(bruno) == lines(carla)
    assert pressable(carla, "board").count() == 0
    expect(carla.page.get_by_title(carla.say("table-watching"))).to_be_visible()


@pytest.mark.long
def test_two_who_were_given_the_same_name_sit_down(visit: Visit) -> None:
    ada, bruno = visit(settings={}), visit(settings={})
    for person in (ada, bruno):
        person.context.add_init_script("localStorage.setItem('medici-name', '\"Lorenzo\"')")
    begin(ada, bruno, "dice")


def test_people_talk(visit: Visit) -> None:
    ada, bruno = visit(settings={}), visit(settings={})
    begin(ada, bruno, "dice")
    said = "Olá! <b>Wer</b> wagt, gewinnt 🎲"
    ada.page.get_by_role("tab", name=ada.say("table-chat")).click()
    ada.page.get_by_label(ada.say("table-chat-placeholder")).fill(said)
    ada.page.keyboard.press("Enter")
    unread = bruno.say("table-chat-unread", n=1)
    expect(bruno.page.get_by_role("tab", name=unread)).to_be_visible()
    bruno.page.get_by_role("tab", name=unread).click()
    for person in (ada, bruno):
        talk = person.page.get_by_role("log", name=person.say("table-chat"))
        expect(talk).to_contain_text(said)
    expect(bruno.page.get_by_role("tab", name=unread)).to_be_hidden()


@pytest.fixture
def proxy(house: House) -> Iterator[Proxy]:
    """A proxy through which somebody reaches the server."""
    proxy = Proxy(house.port)
    yield proxy
    proxy.cut()


def test_who_was_cut_off_catches_up(visit: Visit, proxy: Proxy) -> None:
    ada, bruno = visit(settings={}), visit(settings={}, url=proxy.url)
    bruno.forgive(*CUT)
    begin(ada, bruno)
    while next_to_move([ada, bruno]) is bruno:
        play(bruno, "board", moves=1)
    gone = bruno.page.get_by_text(bruno.say("table-reconnecting"))
    proxy.cut()
    expect(gone).to_be_visible()
    before = len(lines(bruno))
    play(ada, "board", moves=1)
    expect(ada.log.get_by_role("listitem").nth(before)).to_be_visible()
    assert len(lines(bruno)) == before
    proxy.mend()
    expect(gone).to_be_hidden()
    expect(bruno.log.get_by_role("listitem").nth(before)).to_be_visible()
    for move in range(6):
        play(next_to_move([ada, bruno]), "board", moves=1, seed=move)
    next_to_move([ada, bruno])
    assert lines(ada) == lines(bruno)


def test_a_move_made_while_the_line_is_cut_is_made_once(visit: Visit, proxy: Proxy) -> None:
    ada = visit(settings={}, url=proxy.url)
    ada.forgive(*CUT)
    ada.play_there("card", 2)
    play(ada, "card", moves=1)
    expect(pressable(ada, "card").first).to_be_visible()
    proxy.cut()
    expect(ada.page.get_by_text(ada.say("table-reconnecting"))).to_be_visible()
    play(ada, "card", moves=1)
    proxy.mend()
    play(ada, "card", moves=3)
    expect(pressable(ada, "card").first).to_be_visible()
    live = lines(ada)
    ada.page.reload()
    expect(pressable(ada, "card").first).to_be_visible()
    assert lines(ada) == live


def test_a_server_that_comes_back_is_found_again(visit: Visit, house: House) -> None:
    ada = visit(settings={})
    ada.forgive(*CUT)
    ada.play_there("board", 3)
    play(ada, "board", moves=3)
    expect(pressable(ada, "board").first).to_be_visible()
    before = lines(ada)
    ada.page.wait_for_load_state("networkidle")
    house.stop()
    gone = ada.page.get_by_text(ada.say("table-reconnecting"))
    expect(gone).to_be_visible()
    house.start()
    expect(gone).to_be_hidden()
    play(ada, "board", moves=3)
    assert lines(ada)[: len(before)] == before
