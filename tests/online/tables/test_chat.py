"""Talk and rematches."""

import pytest

from medici.online.tables import LiveTable, Player, Terms, decode_event, encode_event
from medici.online.tables import commands as cmd
from medici.online.tables import events as ev
from medici.online.tables.terms import terms_of_rematch
from tests.online.tables.house import ADA, BRUNO, CHEN, DORA, SECRET, House, folded, playing


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


def test_onlookers_are_silent_once_the_game_is_over() -> None:
    house = playing("dice", people=(BRUNO, CHEN))
    assert house.refused(DORA, cmd.Chat("forza!")) == "accepted"
    house.play()
    assert house.table.view(DORA).may_talk is False
    assert house.refused(DORA, cmd.Chat("buy my things")) == "silent"
    assert house.refused(BRUNO, cmd.Chat("well played")) == "accepted"
    assert house.refused(ADA, cmd.Chat("my table")) == "accepted"  # the host does not sit here


def test_the_host_says_who_may_talk() -> None:
    house = playing(people=(ADA, BRUNO))
    assert house.refused(BRUNO, cmd.SetTalk("nobody")) == "forbidden"
    assert house.send(ADA, cmd.SetTalk("players")) == [ev.TalkSet(at=house.now, talk="players")]
    assert house.refused(DORA, cmd.Chat("hello")) == "silent"
    assert house.refused(BRUNO, cmd.Chat("hello")) == "accepted"
    assert [house.table.view(one).may_talk for one in (ADA, BRUNO, DORA, None)] == [
        True,
        True,
        False,
        False,
    ]
    house.send(ADA, cmd.SetTalk("nobody"))
    assert house.refused(ADA, cmd.Chat("hello")) == "silent"
    assert folded(house.log).talk == "nobody"
    assert terms_of_rematch(house.table).talk == "nobody"


@pytest.mark.parametrize(("public", "talk"), [(True, "players"), (False, "all")])
def test_where_strangers_come_in_players_talk_unless_the_host_wants_it_otherwise(
    public: bool, talk: str
) -> None:
    table, _ = LiveTable.create("t1", Terms("dice", 2, public=public), ADA, SECRET, 1.0)
    assert table.view(None).talk == talk
    terms = Terms("dice", 2, public=public, talk="nobody")
    assert LiveTable.create("t1", terms, ADA, SECRET, 1.0)[0].talk == "nobody"


def test_a_table_from_before_the_question_keeps_what_it_had() -> None:
    created = encode_event(House().log[0]).replace(b',"talk":"all"', b"")
    assert b"talk" not in created
    assert LiveTable.from_events([decode_event(created)]).talk == "all"


def test_the_host_silences_somebody_and_lets_them_talk_again() -> None:
    house = playing(people=(ADA, BRUNO))
    assert house.refused(ADA, cmd.Silence(DORA.id)) == "bad-command"  # nobody knows her
    house.send(DORA, cmd.Chat("boo"))
    assert house.refused(BRUNO, cmd.Silence(DORA.id)) == "forbidden"
    for _ in range(2):  # once more is no matter
        house.send(ADA, cmd.Silence(DORA.id))
    assert house.refused(DORA, cmd.Chat("boo")) == "silent"
    assert folded(house.log).view(None).silenced == [DORA.id]
    house.send(ADA, cmd.Silence(BRUNO.id))  # one who plays, too
    assert house.refused(BRUNO, cmd.Chat("boo")) == "silent"
    house.send(ADA, cmd.Silence(DORA.id, silent=False))
    assert house.refused(DORA, cmd.Chat("sorry")) == "accepted"
