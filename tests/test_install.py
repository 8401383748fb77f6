"""Packages are installed by uv, with pip's configuration, or else by pip."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent.parent / "scripts"))  # as when it is run

import install

LISTED = """\
:env:.find-links='/wheels'
:env:.timeout='180'
global.cert='/etc/ssl/own.crt'
global.extra-index-url='file:///one/simple\\nfile:///two/simple'
global.find-links='/elsewhere /more'
global.index-url='https://user:secret@index.example/simple'
freeze.timeout='9'
install.trusted-host='index.example'
"""
WANTED = ["--require-hashes", "-r", "requirements.lock"]


@pytest.fixture(autouse=True)
def nothing_is_set(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in (*install.UV_SETTINGS, *install.FROM_PIP.values()):
        monkeypatch.delenv(name, raising=False)


def test_uv_is_told_what_pip_is_configured_with() -> None:
    settings = install.uv_settings(install.read_settings(LISTED))
    assert settings == install.UV_SETTINGS | {
        "UV_DEFAULT_INDEX": "https://user:secret@index.example/simple",
        "UV_INDEX": "file:///one/simple file:///two/simple",
        "UV_FIND_LINKS": "/wheels",  # a variable comes before a file
        "UV_INSECURE_HOST": "index.example",
        "SSL_CERT_FILE": "/etc/ssl/own.crt",
    }


def test_what_is_set_for_uv_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UV_INDEX", "https://mine.example/simple")
    settings = install.uv_settings(install.read_settings(LISTED))
    assert "UV_INDEX" not in settings


def test_pip_lists_its_configuration_in_the_form_that_is_read(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "pip.conf"
    file.write_text("[global]\nextra-index-url =\n  file:///one\n  file:///two\n")
    monkeypatch.setenv("PIP_CONFIG_FILE", str(file))
    monkeypatch.setenv("PIP_FIND_LINKS", str(tmp_path))
    settings = install.pip_settings(install.pip_python())
    assert settings["extra-index-url"].split() == ["file:///one", "file:///two"]
    assert settings["find-links"] == str(tmp_path)


class Machine:
    """Runs no command, and notes what each would have been."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, failing: str, uv: str | None) -> None:
        self.failing = failing
        self.commands: list[str] = []
        monkeypatch.setattr(install, "run", self.run)
        monkeypatch.setattr(install, "fetch_uv", lambda _: uv)
        monkeypatch.setattr(install, "has_pip", lambda _: True)
        monkeypatch.setattr(install, "pip_settings", lambda _: {})

    def run(self, *command: str, settings: Mapping[str, str] | None = None) -> int:
        assert command[-len(WANTED) :] == tuple(WANTED)
        self.commands.append("uv" if command[0] == "/uv" else "pip")
        return int(self.commands[-1] in self.failing)


@pytest.mark.parametrize(
    ("uv", "failing", "commands", "status", "told"),
    [
        ("/uv", "", ["uv"], 0, ""),
        ("/uv", "uv", ["uv", "pip"], 0, "uv failed; pip installs the packages"),
        ("/uv", "uv pip", ["uv", "pip"], 1, "uv failed; pip installs the packages"),
        (None, "", ["pip"], 0, "No uv for this machine; pip installs the packages"),
    ],
)
def test_pip_installs_what_uv_does_not(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    uv: str | None,
    failing: str,
    commands: list[str],
    status: int,
    told: str,
) -> None:
    machine = Machine(monkeypatch, failing, uv)
    assert install.main(WANTED) == status
    assert machine.commands == commands
    said = capsys.readouterr().out
    assert said.startswith(told)
    assert bool(said) == bool(told)


def test_uv_is_fetched_once_for_each_lock(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    fetched: list[tuple[str, ...]] = []
    name = "uv.exe" if os.name == "nt" else "uv"

    def run(*command: str, settings: Mapping[str, str] | None = None) -> int:
        fetched.append(command)
        file = tmp_path / "uv" / "bin" / name
        file.parent.mkdir(parents=True)
        file.touch(mode=0o755)
        return 0

    lock = tmp_path / "requirements-uv.lock"
    lock.write_text("uv==1")
    monkeypatch.setattr(install, "run", run)
    monkeypatch.setattr(install, "LOCK", lock)
    monkeypatch.setattr(install, "UV", tmp_path / "uv")
    monkeypatch.setattr(install, "FETCHED", tmp_path / "uv" / lock.name)
    assert install.fetch_uv(sys.executable) == install.fetch_uv(sys.executable)
    assert len(fetched) == 1
    assert {"--require-hashes", "--only-binary=:all:"} <= set(fetched[0])
    lock.write_text("uv==2")
    install.fetch_uv(sys.executable)
    assert len(fetched) == 2
    monkeypatch.setattr(install, "run", lambda *_, settings: 1)
    lock.write_text("uv==3")
    assert install.fetch_uv(sys.executable) is None
