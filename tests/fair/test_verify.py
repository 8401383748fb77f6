"""Verifying records: the fair ones pass, and tampering with any part is found."""

from typing import Any

import pytest

from medici.fair import Secret, Verdict, commitment, verify
from tests.fair.games import BOARD, HIDDEN, SECRET, played_fairly, sealed, short, tampered
from tests.record.games import Setup, played, setup_id, setups

OTHER = Secret(bytes(32))


@pytest.mark.no_coverage
@pytest.mark.parametrize("setup", setups(), ids=setup_id)
def test_games_that_the_key_guided_are_fair(setup: Setup) -> None:
    game = played_fairly(setup)
    verdict = verify(sealed(game))
    choices = sum(actor == "nature" for actor, _ in game.moves)
    assert verdict == Verdict(commitment(SECRET), checked=choices, over=True)
    assert verdict.fair


def test_a_game_that_broke_off_is_fair_so_far() -> None:
    verdict = verify(short())
    assert verdict.fair
    assert not verdict.over


@pytest.mark.parametrize("setup", [BOARD, ("card", 4, {}), ("dice", 1, {}), ("dice", 3, {})])
def test_a_game_by_another_hand_is_not(setup: Setup) -> None:
    verdict = verify(sealed(played(setup, 3)))
    assert not verdict.fair
    assert verdict.failed == "move"


# Tampering


def test_another_secret_breaks_the_promise() -> None:
    verdict = verify(tampered("secret", OTHER.reveal().hex()))
    assert verdict.failed == "commitment"
    assert (verdict.expected, verdict.got) == (commitment(SECRET), commitment(OTHER))
    assert verdict.reason == (
        "the secret is not the one promised: "
        f"expected SHA-256 {commitment(SECRET)}; got {commitment(OTHER)}"
    )


def test_another_secret_with_its_own_commitment_gives_other_moves() -> None:
    record = tampered("secret", OTHER.reveal().hex())
    record["fair"]["commitment"] = commitment(OTHER)
    verdict = verify(record)
    assert verdict.failed == "move"
    assert verdict.commitment == commitment(OTHER)


def test_another_commitment_is_not_the_secrets() -> None:
    assert verify(tampered("commitment", commitment(OTHER))).failed == "commitment"


@pytest.mark.parametrize(
    ("key", "content"),
    [
        ("table", "table_7-A"),
        ("seeds", ["Ada ~", "Bruno {2}", "Chem"]),
        ("seeds", ["Bruno {2}", "Ada ~", "Chen"]),
    ],
)
def test_another_table_or_seed_or_order_gives_other_moves(key: str, content: Any) -> None:
    assert verify(tampered(key, content)).failed == "move"


@pytest.mark.parametrize("setup", [BOARD, ("card", 2, {}), ("dice", 2, {})], ids=setup_id)
def test_any_other_outcome_is_found_at_its_move(setup: Setup) -> None:
    whole = played_fairly(setup, 24)
    numbers = [at for at, (actor, _) in enumerate(whole.moves, start=1) if actor == "nature"]
    for choice, number in enumerate(numbers):
        before = whole.before(number - 1)
        due = whole.moves[number - 1][1]
        got = next(text for text in before.legal() if text != due)
        before.play(got)
        verdict = verify(sealed(before))
        assert not verdict.fair
        assert (verdict.failed, verdict.move, verdict.checked) == ("move", number, choice)
        assert (verdict.expected, verdict.got) == (due, got)
        assert verdict.reason == (
            f"move {number}, nature's choice {choice}: expected {due!r}; got {got!r}"
        )


def test_only_the_first_stray_move_is_told() -> None:
    record = short()
    record["fair"]["table"] = "other"
    first, second = verify(record), verify(record | {"moves": record["moves"][:12]})
    assert first.move == second.move
    assert first.expected == second.expected


def test_a_missing_move_of_nature_is_found() -> None:
    whole = sealed(played_fairly(BOARD))
    for at, (actor, _) in enumerate(whole["moves"]):
        if actor == "nature":
            moves = whole["moves"][:at] + whole["moves"][at + 1 :]
            assert not verify(whole | {"moves": moves}).fair


def test_an_untrue_record_is_found_first() -> None:
    record = tampered("secret", OTHER.reveal().hex())
    record["moves"][3] = [record["moves"][3][0], "dance"]
    verdict = verify(record)
    assert (verdict.failed, verdict.move, verdict.over) == ("record", 4, False)
    assert str(verdict.reason).startswith("the record is not true: move 4: 'dance' is not legal")


def test_verdicts_never_tell_the_secret() -> None:
    other, cut = tampered("table", "other"), short()
    cut["moves"].pop(0)
    verdicts = [verify(short()), verify(other), verify(cut)]
    assert [verdict.failed for verdict in verdicts] == [None, "move", "record"]
    assert HIDDEN.hex() not in repr(verdicts)
