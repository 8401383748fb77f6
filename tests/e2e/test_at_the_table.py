"""What tables offer besides moves: one device for all, undo, bots that step in, another game."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.person import Person
from tests.e2e.pilots import give_up, hurry, look_on, play, pressable
from tests.e2e.test_together import lines, next_to_move


def hand_over(ada: Person, name: str) -> None:
    """Give the device to the next player."""
    window = ada.dialog("table-handover", name=name)
    expect(window).to_be_visible()
    ada.button("table-handover-ready", name=name).click()
    expect(window).to_be_hidden()


def test_two_people_at_one_device(ada: Person) -> None:
    ada.lay("board", ["you", "hot"], names={2: "Bice"})
    passed = ada.page.get_by_role("dialog")
    something = passed.or_(pressable(ada, "board")).first
    handed = set()
    for _ in range(40):
        expect(something).to_be_visible()
        if passed.is_visible():
            name = ada.page.get_by_role("dialog").get_by_role("heading").inner_text()
            handed.add(name)
            ada.page.get_by_role("dialog").get_by_role("button").first.click()
            expect(passed).to_be_hidden()
            if len(handed) == 2:
                break
        play(ada, "board", moves=1, until=passed)
    assert len(handed) == 2
    assert "Bice" in " ".join(lines(ada))


def test_undo(ada: Person) -> None:
    ada.lay("board", ["you", "hot"], names={2: "Bice"})
    expect(ada.button("board-open")).to_be_visible()
    before = lines(ada)
    ada.button("board-open").click()
    undo = ada.button("table-undo")
    window = ada.page.get_by_role("dialog")
    expect(window).to_be_visible()
    window.get_by_role("button").first.click()
    undo.click()
    expect(undo).to_be_hidden()
    expect(window.or_(ada.button("board-open")).first).to_be_visible()
    *kept, back = lines(ada)
    assert kept == before
    assert back.startswith(ada.say("table-log-undone"))  # the log shows it


def test_a_bot_steps_in_and_goes_again(ada: Person) -> None:
    ada.lay("card", ["you", "bot"], pace=2)
    expect(ada.log).to_be_visible()
    give_up(ada)
    taken = ada.page.get_by_text(ada.like("table-taken-you-resigned"))
    expect(taken).to_be_visible()
    ada.button("table-take-back").click()
    expect(taken).to_be_hidden()
    play(ada, "card", moves=1)


def test_another_game_with_the_same(ada: Person) -> None:
    first = ada.play_now("dice", 1)
    hurry(ada, "dice")
    ada.button("table-rematch").click()
    expect(ada.ending).to_be_hidden()
    assert ada.at_table() != first
    play(ada, "dice", moves=2)


@pytest.mark.long
def test_another_game_with_friends(visit: Visit) -> None:
    ada, bruno = visit(settings={}), visit(settings={})
    first = ada.lay("dice", ["you", "friend"])
    bruno.go(f"/tables/{first}")
    bruno.button("lobby-sit-at", seat=2).click()
    ada.button("lobby-start").click()
    for person in (ada, bruno):
        expect(person.log).to_be_visible()
    for person in (ada, bruno):
        give_up(person)
    for person in (ada, bruno):
        look_on(person)
    ada.button("table-rematch").click()
    ada.page.wait_for_url(lambda url: first not in url)
    bruno.page.get_by_role("link", name=bruno.say("table-rematch-join")).click()
    ada.button("lobby-start").click()
    for person in (ada, bruno):
        expect(person.log).to_be_visible()
        assert person.at_table() == ada.at_table() != first
    next_to_move([ada, bruno], "dice")


def test_the_rule_behind_a_thing(ada: Person) -> None:
    ada.play_now("board", 3)
    draw = ada.button("board-draw").or_(ada.button("board-pass")).first
    draw.hover()
    tip = ada.page.get_by_role("tooltip")
    expect(tip).to_be_visible()
    with ada.page.expect_event("framenavigated"):
        tip.get_by_role("link").click()
    expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
    assert "/rules/board#" in ada.page.url
