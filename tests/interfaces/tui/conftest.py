"""A data directory of each test's own, and a terminal with colours."""

import asyncio
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


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait for messages, as the pilot does anyway, and not for a quiet machine."""

    async def glance(*_: float) -> None:
        await asyncio.sleep(0.01)

    monkeypatch.setattr("textual.app.wait_for_idle", glance)
    monkeypatch.setattr("textual.pilot.wait_for_idle", glance)
