"""Bots are made ready beforehand, in a process that nobody waits for."""

import os
import signal
from collections.abc import Callable

import httpx
import pytest

from medici.bots import LEVELS
from medici.server.hosting import warm
from medici.server.run import Server


def test_every_bot_moves_once_in_every_game(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, str]] = []

    class Noted:
        def __init__(self, name: str) -> None:
            self.name = name

        def move(self, game: str, *_: object) -> None:
            asked.append((self.name, game))

    monkeypatch.setattr(warm, "BOTS", {name: Noted(name) for name in LEVELS})
    monkeypatch.setattr(os, "nice", lambda steps: None)
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    warm.think_of_all()
    assert asked == [(bot, game) for bot in LEVELS for game in ("board", "card", "dice")]


def test_a_server_does_not_wait_for_it_and_ends_it(
    start: Callable[..., tuple[str, Server]],
) -> None:
    url, server = start(warm=True)
    assert httpx.get(f"{url}/healthz").status_code == 200
    house = server.app.house
    assert house is not None
    assert house.warming is not None
    assert house.warming.pid
