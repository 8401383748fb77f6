"""A data directory of each test's own, and a terminal with colours."""

from pathlib import Path

import pytest


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where games are saved."""
    monkeypatch.setenv("MEDICI_DATA", str(tmp_path / "data"))
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TEXTUAL_ANIMATIONS", "none")
    return tmp_path / "data" / "saved"
