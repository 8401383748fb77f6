"""What can be done again and again ends, and takes no room from others or from the game."""

from medici.online.tables import Player
from medici.online.tables import commands as cmd
from medici.online.tables.bounded_table import (
    BOTS_SEATED,
    JOINS,
    JOINS_BY_PERSON,
    RESIGNATIONS,
    SETTINGS,
    TALKS,
    TALKS_BY_PERSON,
)
from tests.online.tables.house import ADA, BRUNO, CHEN, House, facts, folded

OFTEN = 6000


def repeat(house: House, player: Player, *commands: cmd.Command) -> int:
    """Do something again and again; how often it was let through."""
    for done in range(OFTEN):
        if house.refused(player, commands[0]) == "forbidden":
            return done
        for command in commands:
            house.send(player, command, 11.0)
    return OFTEN


def test_a_stranger_who_joins_and_leaves_keeps_nobody_out() -> None:
    house = House("board", 3)
    assert repeat(house, CHEN, cmd.Join(seed="c"), cmd.Leave()) == JOINS_BY_PERSON
    house.seat(ADA, BRUNO)
    assert house.refused(CHEN, cmd.Join(seed="c")) == "forbidden"
    house.send(ADA, cmd.SeatBot(bot="merchant"))
    house.start()
    assert facts(folded(house.log)) == facts(house.table)


def test_many_strangers_come_to_an_end_and_the_host_still_sits_down() -> None:
    house = House("dice", 2)
    house.table.counts["joins"] = JOINS
    assert house.refused(BRUNO, cmd.Join(seed="b")) == "forbidden"
    assert house.refused(ADA, cmd.Join(seed="a")) == "accepted"


def test_a_host_who_sets_the_pace_for_ever_uses_up_nothing_else() -> None:
    house = House("board", 3).seat(ADA, BRUNO)
    assert repeat(house, ADA, cmd.SetPace(1.0)) == SETTINGS
    assert repeat(house, ADA, cmd.SeatBot(bot="merchant"), cmd.Unseat(2)) == BOTS_SEATED
    assert repeat(house, ADA, cmd.Chat("ciao")) == TALKS_BY_PERSON
    assert house.refused(BRUNO, cmd.Chat("ciao")) == "accepted"
    house.seat(CHEN).start()
    house.send(BRUNO, cmd.Resign())
    house.send(BRUNO, cmd.Return())
    while not house.table.view(ADA).can_undo:
        house.play(1)
    house.send(ADA, cmd.Undo())
    house.play()
    assert house.table.phase == "over"


def test_all_the_talk_of_a_table_has_an_end() -> None:
    house = House("dice", 2).seat(ADA, BRUNO)
    house.table.counts["talks"] = TALKS
    assert house.refused(BRUNO, cmd.Chat("ciao")) == "forbidden"


def test_whoever_resigns_again_and_again_is_let_back_and_then_stays() -> None:
    house = House("board", 3).seat(ADA, BRUNO, CHEN).start()
    assert repeat(house, BRUNO, cmd.Resign(), cmd.Return()) == RESIGNATIONS
    house.send(BRUNO, cmd.Leave())  # whoever is banned, or deletes the account, can always go
    assert house.refused(BRUNO, cmd.Return()) == "forbidden"
