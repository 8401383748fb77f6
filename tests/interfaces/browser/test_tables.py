"""A browser that follows a table's events sees what the server sees, and refuses alike."""

import json
from random import Random
from typing import Any

import msgspec
import pytest

from medici.fair import Secret
from medici.online.tables import Command, Event, LiveTable, Player, TableError, Terms, TimeControl
from medici.online.tables import commands as cmd
from tests.interfaces.browser.same import Browser

ADA, BRUNO, CARLA = Player("p1", "Ada"), Player("p2", "Bruno"), Player("p3", "Carla")
PEOPLE = (ADA, BRUNO, CARLA)
CLOCKS = (TimeControl(), TimeControl("decision", 30), TimeControl("bank", 100, 5))


def builtins(value: Any) -> Any:
    """As JSON has it."""
    return json.loads(msgspec.json.encode(value))


def any_command(table: LiveTable, random: Random) -> tuple[Command, Player | None]:
    """Something that somebody asks for: mostly a move, often something out of place."""
    actor = table.actor()
    if actor is not None and random.random() < 0.8:
        assert table.game is not None
        legal = table.game.legal()
        move = random.choice(legal[:4]) if random.random() < 0.95 else "dance"
        seat = table.seats[actor]
        if seat.bot is not None:
            return cmd.BotMove(actor, move), None
        owner = next(person for person in PEOPLE if person.id == seat.player)
        return cmd.Move(move), owner if random.random() < 0.95 else random.choice(PEOPLE)
    commands: list[Command] = [
        cmd.Join(seed="abc", name=random.choice([None, "Dora", "x" * 30])),
        cmd.Leave(),
        cmd.SeatBot(bot=random.choice(["merchant", "prince", "nobody"])),
        cmd.Unseat(random.randrange(-1, 4)),
        cmd.Start(),
        cmd.Undo(),
        cmd.Undo(),
        cmd.Resign(),
        cmd.GoOn(),
        cmd.Return(),
        cmd.Return(),
        cmd.Chat(random.choice(["well played", " ", "na\u200bna", "\uff2corenzo \U0001f600"])),
        cmd.Rematch(),
        cmd.SetPace(random.choice([None, 0.5, 2.5, -1.5])),
        cmd.SetTalk(random.choice(["all", "all", "players", "nobody"])),
        cmd.Silence(random.choice(PEOPLE).id, random.random() < 0.5),
        cmd.Cancel() if random.random() < 0.1 else cmd.Undo(),
    ]
    if random.random() < 0.05:
        return cmd.Forget(random.choice(PEOPLE).id), None
    return random.choice(commands), random.choice(PEOPLE)


def decided(
    table: LiveTable, command: Command, player: Player | None, now: float
) -> tuple[list[Event], str | None]:
    """The events of a command, or why it is refused."""
    try:
        return table.decide(command, player, now, new_table="t2"), None
    except TableError as problem:
        return [], problem.message


@pytest.mark.parametrize(("game", "players"), [("board", 3), ("card", 2), ("dice", 2), ("dice", 1)])
def test_the_same_table_and_the_same_refusals(browser: Browser, game: str, players: int) -> None:
    random, refusals = Random(f"{game} {players}"), 0
    for clock in CLOCKS:
        terms, now = Terms(game, players, clock=clock), 1000.0
        table, log = LiveTable.create("t1", terms, ADA, Secret(bytes(32)), now)
        for person in PEOPLE[:players]:
            for event in table.decide(cmd.Join(seed="abc"), person, now):
                table.apply(event)
                log.append(event)
        views = []
        for number in range(160):
            now += random.choice([0.0625, 0.1234, 1 / 3, 1.0, 3.5])
            command, player = any_command(table, random)
            events, refusal = decided(table, command, player, now)
            if refusal is not None and number % 5 == 0:
                asked = {"command": builtins(command), "player": player and builtins(player)}
                told = browser.ask("refusal", events=builtins(log), now=now, **asked)
                assert told == {"error": refusal, "kind": "TableError"}
                refusals += 1
            for event in events:
                table.apply(event)
                log.append(event)
                views.append([builtins(table.view(person)) for person in (*PEOPLE, None)])
        people = [builtins(person) for person in PEOPLE] + [None]
        seen = browser.ask("table", events=builtins(log), people=people)["is"]
        assert seen[-len(views) :] == views
    assert refusals > 5
