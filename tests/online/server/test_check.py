"""A program checks chance by what it saw itself: a server that lies is found out."""

import copy
import json
from collections.abc import AsyncIterator, Callable
from typing import Any, NamedTuple

import pytest

from medici.fair import Kept, Secret, commitment, read_list, table_hash
from medici.online.client import Check, Client, ClientError
from medici.online.client.check import Ask, check_table
from tests.online.server.conftest import guests, play

pytestmark = pytest.mark.anyio

Record = dict[str, Any]
OTHER = Secret(bytes(range(32)))


class Played(NamedTuple):
    """A game that was played to its end, and what its player kept."""

    client: Client
    table: str
    kept: Kept
    record: Record


@pytest.fixture
async def played(url: str) -> AsyncIterator[Played]:
    (ada,) = await guests(url, "Ada")
    table = await ada.create_table("dice", 2, bots={1: "random"}, pace=0)
    async with ada.table(table) as live:
        await live.join(seed="Ada's own")
        await live.start()
        await play(live)
        check = await live.check()
        assert (check.reasons, check.fair, check.seen, check.seated) == ((), True, True, True)
        assert check.listed
        yield Played(ada, table, live.kept, await ada.record(table))


async def judged(played: Played, change: Callable[[Record], None]) -> Check:
    """The check of a record in which the server lies."""
    record = copy.deepcopy(played.record)
    change(record)
    return await check_table(played.client.text, played.table, record, played.kept)


async def test_what_is_kept_survives_the_program(played: Played) -> None:
    assert played.kept["seats"] == {"0": "Ada's own"}
    assert (played.kept["bots"], played.kept["seeds"]) == ([1], ["Ada's own", "house"])
    again = json.loads(json.dumps(played.kept))
    check = await played.client.check(played.table, again)
    assert check.fair
    assert check.checked == sum(actor == "nature" for actor, _ in played.record["moves"])
    onlooker = await played.client.check(played.table)
    assert (onlooker.fair, onlooker.seen, onlooker.seated) == (True, False, False)


def another_secret(record: Record) -> None:
    record["fair"]["secret"] = OTHER.published()


def another_promise(record: Record) -> None:
    record["fair"] |= {"secret": OTHER.published(), "commitment": commitment(OTHER)}


def another_seed(record: Record) -> None:
    record["fair"]["seeds"][0] = "tried"


def a_bot_with_a_seed(record: Record) -> None:
    record["fair"]["seeds"][1] = "tried"


def another_table(record: Record) -> None:
    record["fair"]["table"] = "another"


def a_changed_draw(record: Record) -> None:
    rolls = [number for number, (_, text) in enumerate(record["moves"]) if "roll" in text]
    record["moves"][rolls[0]] = record["moves"][rolls[1]]
    del record["moves"][rolls[0] + 1 :], record["days"], record["result"]  # nothing else is wrong


def a_kept_secret(record: Record) -> None:
    record["fair"]["secret"] = None


def no_proof(record: Record) -> None:
    del record["fair"]


@pytest.mark.parametrize(
    ("lie", "reason"),
    [
        (another_secret, "the secret is not the one promised"),
        (another_promise, "is not the one that was seen before the seed"),
        (another_seed, "one's own seed is not at one's seat, seat 0"),
        (a_bot_with_a_seed, "a bot's seat does not have the house's seed, seat 1"),
        (another_table, "the table's id in the record is not that of the table"),
        (a_changed_draw, "nature's choice 1"),
        (a_kept_secret, "the secret is not revealed yet"),
        (no_proof, "the record has none"),
    ],
)
async def test_a_lying_record_is_found_out(
    played: Played, lie: Callable[[Record], None], reason: str
) -> None:
    check = await judged(played, lie)
    assert not check.fair
    assert reason in "; ".join(check.reasons)


def asking(played: Played, change: Callable[[str, str], str]) -> Ask:
    """Ask a server that changes its list."""

    async def ask(path: str) -> str:
        return change(path, await played.client.text(path))

    return ask


def not_there(path: str, text: str) -> str:
    return "" if "table=" in path else text


def promised_otherwise(path: str, text: str) -> str:
    if "table=" not in path:
        return text
    promise = read_list(text)[0]
    return text.replace(promise.value, "cd" * 32)


def elsewhere_in_the_list(path: str, text: str) -> str:
    return text if "table=" in path else text.replace('"type":"promise"', '"type":"late"')


def rewritten_later(path: str, text: str) -> str:
    return text if "limit=1000" not in path else text.replace('"previous":"', '"previous":"0', 1)


@pytest.mark.parametrize(
    ("lie", "reason"),
    [
        (not_there, "expected the promise of this table; it is not there"),
        (promised_otherwise, "expected the commitment"),
        (elsewhere_in_the_list, "in its place"),
        (rewritten_later, "expected 64 hexadecimal digits"),
    ],
)
async def test_a_lying_list_is_found_out(
    played: Played, lie: Callable[[str, str], str], reason: str
) -> None:
    await played.client.create_table("dice", 1)  # the list has gone on
    check = await check_table(asking(played, lie), played.table, played.record, played.kept)
    assert check.listed is False
    assert reason in check.reasons[0]


async def test_a_server_that_does_not_answer_is_not_accused(played: Played) -> None:
    async def away(path: str) -> str:
        raise ClientError("unreachable", path)

    async def none(path: str) -> str:
        raise ClientError("not-found", path)

    check = await check_table(away, played.table, played.record, played.kept)
    assert (check.fair, check.listed) == (True, None)
    check = await check_table(none, played.table, played.record, played.kept)
    assert (check.fair, check.listed) == (False, False)


async def test_a_commitment_that_changes_after_the_seed_was_sent(url: str) -> None:
    (ada,) = await guests(url, "Ada")
    table = await ada.create_table("dice", 1)
    async with ada.table(table) as live:
        await live.join()
        honest = live.kept["commitment"]
        live._take({"type": "snapshot", "seq": live.seq, "table": live.snapshot | {
            "commitment": commitment(OTHER)
        }})  # fmt: skip
        await live.start()
        assert live.kept["commitment"] == honest
        assert table_hash(table) != table


async def test_another_seed_in_ones_seat_is_found_from_what_was_said_then(url: str) -> None:
    (ada,) = await guests(url, "Ada")
    table = await ada.create_table("dice", 1, pace=0)
    async with ada.table(table) as live:
        take = live._take

        def lying(message: dict[str, Any]) -> None:
            for event in message.get("events", []):
                if event["type"] == "seat-taken":
                    event["seed"] = "tried"
            take(message)

        live._take = lying  # type: ignore[method-assign]
        await live.join(seed="Ada's own")
        live._take = take  # type: ignore[method-assign]
        await live.start()
        await play(live)
        record = await ada.record(table)
        record["fair"]["seeds"][0] = "tried"
        check = await check_table(ada.text, table, record, live.kept)
        assert any("one's own seed is not at one's seat" in reason for reason in check.reasons)
