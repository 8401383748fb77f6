"""docs/fair.md is exact: its orders, its vectors and its verifier agree with the code."""

import hmac
import json
import subprocess
import sys
from typing import Any

import pytest

from medici import new
from medici.fair import (
    Entry,
    FairNature,
    Ledger,
    commitment,
    derive_key,
    nature_moves_so_far,
    read_entry,
    read_proof,
    table_hash,
)
from medici.games.board.notation import CARD_NAMES as BOARD_NAMES
from medici.games.card.notation import CARD_NAMES
from medici.games.goods import WARES as OUR_WARES
from tests.fair.document import (
    BOARD_CARDS,
    CARD_CARDS,
    ENTRY,
    KEY,
    LIST_VERIFIER,
    LISTED,
    OPENINGS,
    VECTORS,
    VERIFIER,
    WARES,
    Vector,
)
from tests.fair.games import Record, played_fairly, sealed
from tests.fair.plain import ROLLS, choices, outcome, plain_key
from tests.fair.test_ledger import EVENING, entered
from tests.record.games import Setup, setup_id, setups


def test_orders_are_those_of_the_games() -> None:
    assert list(BOARD_NAMES) == BOARD_CARDS
    assert list(CARD_NAMES) == CARD_CARDS
    assert list(OUR_WARES) == WARES
    assert [text for text, _ in ROLLS] == new("dice", 1).legal()


def test_entry_and_key() -> None:
    proof = read_proof({"fair": ENTRY})
    assert proof.secret is not None
    assert proof.entry() == ENTRY
    assert commitment(proof.secret) == proof.commitment
    assert derive_key(proof.secret, proof.table, proof.seeds) == KEY
    assert plain_key(proof.secret.reveal(), proof.table, proof.seeds) == KEY


def test_there_are_vectors_with_and_without_rejected_attempts() -> None:
    assert len(VECTORS) == 9
    assert {vector.attempt for vector in VECTORS} == {0, 1, 2, 5}


@pytest.mark.parametrize("vector", VECTORS)
def test_vector(vector: Vector) -> None:
    digests = [
        hmac.digest(KEY, vector.number.to_bytes(8, "big") + attempt.to_bytes(4, "big"), "sha256")
        for attempt in range(vector.attempt + 1)
    ]
    values = [int.from_bytes(digest[:8], "big") for digest in digests]
    limit = 2**64 // vector.ways * vector.ways
    assert digests[-1].hex() == vector.digest
    assert [value < limit for value in values] == [False] * vector.attempt + [True]
    assert values[-1] % vector.ways == vector.answer
    assert FairNature(KEY).index(vector.number, vector.ways) == vector.answer


@pytest.mark.parametrize("name", OPENINGS)
def test_opening(name: str) -> None:
    game, nature = new(name, len(ENTRY["seeds"])), FairNature(KEY)
    for actor, text in OPENINGS[name]:
        assert actor == game.actor
        if actor == "nature":
            game.play(nature.choose(game, nature_moves_so_far(game)))
        else:
            game.play(text)
        assert game.moves[-1] == (actor, text)


@pytest.mark.no_coverage
@pytest.mark.parametrize("setup", setups(), ids=setup_id)
def test_whole_games_follow_from_the_document_alone(setup: Setup) -> None:
    record = sealed(played_fairly(setup))
    fair = record["fair"]
    key = plain_key(bytes.fromhex(fair["secret"]), fair["table"], fair["seeds"])
    for number, (text, outcomes) in enumerate(choices(record)):
        assert outcome(key, number, outcomes) == text


# The verifier in the document


def verified(record: Record) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", VERIFIER]
    return subprocess.run(
        command, input=json.dumps(record), capture_output=True, text=True, check=False
    )


def test_verifier_is_short_and_needs_nothing() -> None:
    lines = [line for line in VERIFIER.splitlines() if line.strip()]
    assert len(lines) <= 25
    assert [line for line in lines if "import" in line] == ["import hashlib, hmac, json, sys"]
    assert max(map(len, lines)) <= 100


@pytest.mark.parametrize("players", [1, 2, 4])
def test_verifier_agrees(players: int) -> None:
    process = verified(sealed(played_fairly(("dice", players, {}))))
    assert (process.returncode, process.stdout, process.stderr) == (0, "", "")


@pytest.mark.parametrize(
    ("key", "value", "reason"),
    [
        ("secret", "ab" * 32, "this is not the secret that was promised\n"),
        ("table", "other", "nature's choice 0 is not the key's\n"),
    ],
)
def test_verifier_finds_tampering(key: str, value: Any, reason: str) -> None:
    record = sealed(played_fairly(("dice", 1, {}), 4))
    record["fair"][key] = value
    process = verified(record)
    assert (process.returncode, process.stderr) == (1, reason)


def test_verifier_finds_a_swapped_roll() -> None:
    record = sealed(played_fairly(("dice", 2, {}), 12))
    rolls = [at for at, (_, text) in enumerate(record["moves"]) if text.startswith("roll")]
    one, other = rolls[1], rolls[2]
    moves = record["moves"]
    moves[one], moves[other] = moves[other], moves[one]
    assert verified(record).stderr == "nature's choice 2 is not the key's\n"


# The list of promises


def test_the_entry_of_the_document() -> None:
    entry = read_entry(json.dumps(LISTED))
    assert json.loads(entry.line()) == LISTED
    assert Ledger.of([entry]).head == LISTED["hash"]
    assert (entry.table, entry.value) == (table_hash(ENTRY["table"]), ENTRY["commitment"])


def strangers_word(entries: list[Entry]) -> subprocess.CompletedProcess[str]:
    """What the verifier in the document says of a list."""
    text = "".join(f"{entry.line()}\n" for entry in entries)
    command = [sys.executable, "-c", LIST_VERIFIER]
    return subprocess.run(command, input=text, capture_output=True, text=True, check=False)


def test_verifier_of_the_list_is_short_and_needs_nothing() -> None:
    lines = [line for line in LIST_VERIFIER.splitlines() if line.strip()]
    assert len(lines) <= 25
    assert [line for line in lines if "import" in line] == ["import hashlib, json, sys"]


def test_verifier_of_the_list_agrees() -> None:
    process = strangers_word(EVENING)
    assert (process.returncode, process.stderr) == (0, "")
    assert process.stdout == f"4 2 {EVENING[-1].hash}\n"


@pytest.mark.parametrize(
    ("entries", "reason"),
    [
        (EVENING[1:], "entry 2 does not follow entry 0\n"),
        ([*EVENING[:2], *EVENING[3:]], "entry 4 does not follow entry 2\n"),
        ([EVENING[0], EVENING[0]], "entry 1 does not follow entry 1\n"),
        (entered(("promise", 0), ("late", 0)), "entry 2 is no promise, or a second one\n"),
        (
            entered(("promise", 0), ("finished", 0), ("cancelled", 0)),
            "entry 3 is no end, or a second one\n",
        ),
        (
            entered(("promise", 0), ("finished", 1)),
            "entry 2 does not have the secret that was promised\n",
        ),
    ],
)
def test_verifier_of_the_list_finds_tampering(entries: list[Entry], reason: str) -> None:
    process = strangers_word(entries)
    assert (process.returncode, process.stderr) == (1, reason)
