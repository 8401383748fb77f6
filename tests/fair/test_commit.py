"""Secrets, commitments, seeds and keys."""

import copy
import hashlib
import logging
import traceback
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from medici.fair import (
    FairError,
    FairNature,
    Proof,
    Secret,
    check_seed,
    commitment,
    derive_key,
    new_secret,
)
from medici.fair.commit import HOUSE_SEED, check_table
from tests.fair.games import HIDDEN, SECRET, SEEDS, TABLE
from tests.fair.plain import plain_key

ALPHABET = [chr(code) for code in range(32, 127) if chr(code) != "|"]
NO_SEEDS: list[Any] = [
    "",
    "x" * 65,
    "a|b",
    "a\n",
    "\n",
    "\x7f",
    "\x1f",
    "é",
    "\uff11",
    None,
    7,
    b"a",
]
NO_TABLES: list[Any] = ["", "x" * 65, "a b", "a|b", "a\n", "é", None, 7]


def test_secrets_are_32_bytes_and_differ() -> None:
    secrets = {new_secret().reveal() for _ in range(20)}
    assert len(secrets) == 20
    assert {len(secret) for secret in secrets} == {32}


@pytest.mark.parametrize("length", [0, 31, 33, 64])
def test_other_lengths_are_no_secrets(length: int) -> None:
    with pytest.raises(FairError, match=f"expected a secret of 32 bytes; got {length}$"):
        Secret(bytes(length))


def test_commitment_is_the_hash_of_the_bytes() -> None:
    assert commitment(SECRET) == hashlib.sha256(HIDDEN).hexdigest()


def test_every_printable_character_but_the_bar_is_a_seed() -> None:
    for character in ALPHABET:
        check_seed(character)
    check_seed("".join(ALPHABET[:64]))
    check_seed(HOUSE_SEED)


@pytest.mark.parametrize("text", NO_SEEDS)
def test_anything_else_is_none(text: Any) -> None:
    with pytest.raises(FairError, match="expected a seed"):
        check_seed(text)
    with pytest.raises(FairError, match="expected a seed"):
        derive_key(SECRET, TABLE, ["good", text])


@pytest.mark.parametrize("text", NO_TABLES)
def test_a_table_id_is_short_and_plain(text: Any) -> None:
    with pytest.raises(FairError, match="expected a table id"):
        check_table(text)
    with pytest.raises(FairError, match="expected a table id"):
        derive_key(SECRET, text, ["good"])


def test_a_key_needs_a_seed() -> None:
    with pytest.raises(FairError, match="got none"):
        derive_key(SECRET, TABLE, [])


@given(
    st.binary(min_size=32, max_size=32),
    st.text("aZ09_-", min_size=1, max_size=64),
    st.lists(st.text(ALPHABET, min_size=1, max_size=64), min_size=1, max_size=6),
)
def test_key_is_the_documented_hmac(hidden: bytes, table: str, seeds: list[str]) -> None:
    assert derive_key(Secret(hidden), table, seeds) == plain_key(hidden, table, seeds)


def test_every_part_changes_the_key() -> None:
    keys = {
        derive_key(SECRET, TABLE, SEEDS[:3]),
        derive_key(Secret(bytes(32)), TABLE, SEEDS[:3]),
        derive_key(SECRET, "other", SEEDS[:3]),
        derive_key(SECRET, TABLE, SEEDS[:2]),
        derive_key(SECRET, TABLE, SEEDS[2::-1]),
    }
    assert len(keys) == 5


def shown(thing: object, caplog: pytest.LogCaptureFixture) -> str:
    """A thing in every way in which it might be printed."""
    logging.getLogger("medici").warning("%s %r %s", thing, thing, [thing])
    return f"{thing} {thing!r} {thing!s} {[thing]} {copy.copy(thing)} {caplog.text}"


def test_secrets_never_show(caplog: pytest.LogCaptureFixture) -> None:
    key = derive_key(SECRET, TABLE, SEEDS)
    proof = Proof(TABLE, commitment(SECRET), SEEDS, SECRET)
    for thing in (SECRET, proof, FairNature(key)):
        text = shown(thing, caplog)
        assert "hidden" in text
        for hidden in (HIDDEN, key):
            assert hidden.hex() not in text
            assert repr(hidden)[2:-1] not in text


def test_errors_do_not_tell_the_secret_even_with_their_variables() -> None:
    with pytest.raises(FairError) as caught:
        derive_key(SECRET, TABLE, ["a|b"])
    story = traceback.TracebackException.from_exception(caught.value, capture_locals=True)
    text = "".join(story.format())
    assert "Secret(hidden)" in text
    assert repr(HIDDEN)[2:-1] not in text
    assert HIDDEN.hex() not in text


def test_a_secret_is_all_that_a_house_needs() -> None:
    assert SECRET.commitment() == commitment(SECRET)
    assert SECRET.published() == HIDDEN.hex()
    ways = range(2, 40)
    mine = [SECRET.nature(TABLE, SEEDS).index(7, n) for n in ways]
    assert mine == [FairNature(derive_key(SECRET, TABLE, SEEDS)).index(7, n) for n in ways]
