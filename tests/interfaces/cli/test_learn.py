"""``medici learn --network``: a network is trained, kept, gone on with and written."""

import sys
from pathlib import Path

import pytest

from medici.bots.network.inputs import INPUTS
from medici.bots.network.weights import from_bytes
from tests.interfaces.cli.commands import medici

SMALL = ("learn", "card", "--network", "--players", "2", "--games", "12", "--rounds", "1")


@pytest.mark.slow
@pytest.mark.long
def test_a_network_is_trained_kept_and_gone_on_with(tmp_path: Path) -> None:
    written, kept = tmp_path / "card.bin", tmp_path / "card.npz"
    files = ("--write", written, "--keep", kept)
    said = medici(*SMALL, "--generations", "1", *files)
    assert said.status == 0, said.err
    assert "generation 1 of 1: 384 decisions" in said.err
    assert "wins one seat among heuristics, by players: 2: " in said.err
    first = written.read_bytes()
    assert from_bytes(first).layers.table_inputs == INPUTS["card"].table
    said = medici(*SMALL, "--generations", "2", *files)
    assert "going on after generation 1" in said.err
    assert "generation 2 of 2" in said.err
    assert written.read_bytes() != first


def test_what_cannot_be_trained_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said = medici("learn", "dice", "--network", "--players", "1", "--write", tmp_path / "d.bin")
    assert (said.status, "expected players in company; got 1" in said.err) == (2, True)
    other = tmp_path / "other.npz"
    other.write_bytes(b"no training")
    files = ("--write", tmp_path / "card.bin", "--keep", other)
    said = medici(*SMALL, *files)
    assert said.status != 0
    assert str(other) in said.err
    assert other.read_bytes() == b"no training"
    monkeypatch.setitem(sys.modules, "cupy", None)
    said = medici(*SMALL, "--gpu", "--write", tmp_path / "card.bin")
    assert said.status != 0
    assert "expected the extra medici[learn]" in said.err
    assert not (tmp_path / "card.bin").exists()
