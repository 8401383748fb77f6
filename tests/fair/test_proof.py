"""Proofs that prove nothing: missing, malformed, or with the secret still kept."""

from typing import Any

import pytest

from medici import MediciError
from medici.fair import FairError, NotRevealedError, verify
from tests.fair.games import BOARD, HIDDEN, played_fairly, sealed, short, tampered


def test_without_the_secret_nothing_is_known_yet() -> None:
    with pytest.raises(NotRevealedError, match=r"^the secret is not revealed yet$"):
        verify(sealed(played_fairly(BOARD, 20), secret=None))


@pytest.mark.parametrize("seeds", [[], ["Ada ~"], ["Ada ~", "Bruno {2}", "Chen", "Dora"]])
def test_each_seat_has_a_seed(seeds: list[str]) -> None:
    with pytest.raises(FairError):
        verify(tampered("seeds", seeds))


NO_HEX: list[Any] = ["", "ab" * 31, "AB" * 32, "ab" * 32 + "\n", "xy" * 32, HIDDEN.hex() + "00", 7]
DAMAGE: list[tuple[str, Any, str]] = [
    ("table", "a|b", "fair: expected a table id"),
    ("table", None, "fair: expected a table id"),
    ("seeds", None, "fair, seeds: expected a list; got a NoneType"),
    ("seeds", ["Ada", "Bruno", "a|b"], "fair: expected a seed"),
    ("seeds", ["Ada", "Bruno", 7], "fair: expected a seed"),
    ("commitment", None, "fair, commitment: expected 64 hexadecimal digits in lower case"),
    *(
        (key, text, f"fair, {key}: expected 64")
        for key in ("commitment", "secret")
        for text in NO_HEX
    ),
]


@pytest.mark.parametrize(("key", "content", "reason"), DAMAGE)
def test_a_malformed_proof_is_refused(key: str, content: Any, reason: str) -> None:
    with pytest.raises(FairError, match=reason) as caught:
        verify(tampered(key, content))
    assert not isinstance(caught.value, NotRevealedError)
    assert isinstance(caught.value, MediciError)
    assert HIDDEN.hex() not in str(caught.value)


@pytest.mark.parametrize("entry", [None, [], "proof", 7])
def test_a_missing_proof_is_refused(entry: Any) -> None:
    with pytest.raises(FairError, match=r"^fair: expected an object; "):
        verify(short() | {"fair": entry})
    with pytest.raises(FairError, match=r"the record has none$"):
        verify(played_fairly(BOARD, 5).record())


@pytest.mark.parametrize("key", ["table", "commitment", "seeds"])
def test_a_missing_part_is_refused(key: str) -> None:
    record = short()
    del record["fair"][key]
    with pytest.raises(FairError):
        verify(record)
