"""Talk and rematches."""

import pytest

from medici.tables import Player
from medici.tables import commands as cmd
from medici.tables import events as ev
from tests.tables.house import ADA, BRUNO, CHEN, DORA, House, playing


def test_everybody_may_speak_but_not_the_nameless() -> None:
    house = House()
    assert house.send(DORA, cmd.Chat(" buona  fortuna! ")) == [
        ev.Said(at=house.now, player=DORA.id, name="Dora", text="buona fortuna!")
    ]
    assert house.refused(None, cmd.Chat("hello")) == "forbidden"
    assert house.refused(Player("x", "\0"), cmd.Chat("hello")) == "bad-name"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "bad-command"),
        ("   ", "bad-command"),
        ("x" * 301, "too-long"),
        ("x" * 10**5, "too-long"),
        ("\ufdfa" * 20, "too-long"),
        ("a\u2066b", "bad-command"),
    ],
)
def test_talk_is_cleaned_as_names_are(text: str, code: str) -> None:
    assert House().refused(ADA, cmd.Chat(text)) == code


def test_talk_without_pause_is_refused() -> None:
    house = House()
    for _ in range(5):
        house.send(BRUNO, cmd.Chat("hurry up"))
    assert house.refused(BRUNO, cmd.Chat("hurry up")) == "flood"
    assert house.refused(ADA, cmd.Chat("patience")) == "accepted"
    assert house.refused(BRUNO, cmd.Chat("sorry"), after=10) == "accepted"


def test_a_newcomer_hears_the_last_fifty() -> None:
    house = House()
    for number in range(60):
        house.send(ADA, cmd.Chat(str(number)), after=3)
    assert [saying.text for saying in house.table.view(None).chat] == [
        str(n) for n in range(10, 60)
    ]


def test_after_the_game_another_is_offered_once() -> None:
    house = playing("dice", people=(BRUNO, CHEN))
    assert house.refused(BRUNO, cmd.Rematch(), new_table="florence-2") == "forbidden"
    house.play()
    assert house.refused(DORA, cmd.Rematch(), new_table="florence-2") == "forbidden"
    with pytest.raises(ValueError, match="id of the new table"):
        house.table.decide(cmd.Rematch(), ADA, house.now)
    assert house.send(CHEN, cmd.Rematch(), new_table="florence-2") == [
        ev.RematchOffered(at=house.now, table="florence-2", by=CHEN.id)
    ]
    assert house.refused(BRUNO, cmd.Rematch(), new_table="florence-3") == "forbidden"
    assert house.table.view(None).rematch == "florence-2"
    house.send(ADA, cmd.Chat("well played"))


def test_the_host_may_offer_it_as_well() -> None:
    house = playing("dice", people=(BRUNO, CHEN))
    house.play()
    assert house.refused(ADA, cmd.Rematch(), new_table="florence-2") == "accepted"
