"""Every setting can be given in the environment, and a wrong one is refused in words."""

from dataclasses import fields
from pathlib import Path
from typing import Any, get_type_hints

import pytest

from medici.online.server import Settings
from medici.online.server.environment import (
    has_password,
    setting_names,
    settings_from,
    unknown_variables,
    variable_name,
    without_password,
)

HINTS = get_type_hints(Settings)
SAMPLES: dict[str, tuple[str, Any]] = {  # a text for each type, and what it means
    "str": ("a text", "a text"),
    "str | None": ("a text", "a text"),
    "int": ("7", 7),
    "int | None": ("7", 7),
    "float": ("2.5", 2.5),
    "float | None": ("2.5", 2.5),
    "bool": ("yes", True),
    "tuple[str, ...]": ("https://a.example, http://b", ("https://a.example", "http://b")),
}
PARTICULAR = {
    "log_format": ("json", "json"),
    "log_level": ("debug", "debug"),
    "metrics": ("[::1]:9000", "[::1]:9000"),
}


def kind(name: str) -> str:
    hint = HINTS[name]
    return hint.__name__ if isinstance(hint, type) and not hasattr(hint, "__args__") else str(hint)


@pytest.mark.parametrize("name", setting_names())
def test_every_setting_has_a_variable_and_a_file(name: str, tmp_path: Path) -> None:
    text, value = PARTICULAR.get(name) or SAMPLES[kind(name)]
    assert getattr(settings_from({variable_name(name): text}), name) == value
    (tmp_path / "secret").write_text(f"{text}\n", encoding="utf-8")
    filed = {f"{variable_name(name)}_FILE": str(tmp_path / "secret")}
    assert getattr(settings_from(filed), name) == value
    assert unknown_variables({**filed, variable_name(name): text}) == []


def test_what_is_given_comes_before_the_environment_and_that_before_the_default() -> None:
    environment = {"MEDICI_WORKERS": "3", "MEDICI_BURST": "9", "MEDICI_BUS": ""}
    settings = settings_from(environment, burst=5)
    assert (settings.workers, settings.burst, settings.bus) == (3, 5, None)
    assert settings_from({}) == Settings()
    assert len(fields(Settings)) == len(setting_names())


@pytest.mark.parametrize(
    ("environment", "problem"),
    [
        ({"MEDICI_WORKERS": "two"}, "MEDICI_WORKERS: expected a whole number; got 'two'"),
        ({"MEDICI_WORKERS": "0"}, "workers: expected at least 1; got 0"),
        ({"MEDICI_STORE_CONNECTIONS": "0"}, "store connections: expected at least 1; got 0"),
        ({"MEDICI_BURST": "-1"}, "MEDICI_BURST: expected a whole number; got '-1'"),
        ({"MEDICI_PACE": "nan"}, "MEDICI_PACE: expected a number; got 'nan'"),
        ({"MEDICI_PACE": "fast"}, "MEDICI_PACE: expected a number; got 'fast'"),
        ({"MEDICI_WARM": "maybe"}, "MEDICI_WARM: expected true or false; got 'maybe'"),
        ({"MEDICI_PORT": "tcp://10.0.0.1:80"}, "MEDICI_PORT: expected a whole number; got 'tcp:"),
        ({"MEDICI_PORT": "70000"}, "port: expected a number from 0 to 65535; got 70000"),
        ({"MEDICI_LOG_LEVEL": "loud"}, "log level: expected one of debug, info, warning, error;"),
        ({"MEDICI_METRICS": "::1:9000"}, "metrics: expected HOST:PORT, such as 127.0.0.1:9000"),
        ({"MEDICI_ORIGINS": "a.example"}, "origin: expected an address such as https://medici.ex"),
        ({"MEDICI_ORIGINS": "https://a.example/"}, "expected 'https://a.example'; got 'https://a."),
        ({"MEDICI_STORE_FILE": "/nowhere"}, "MEDICI_STORE_FILE: expected a file with a text; got "),
        (
            {"MEDICI_STORE": "sqlite://", "MEDICI_STORE_FILE": "/nowhere"},
            "expected MEDICI_STORE or MEDICI_STORE_FILE; got both",
        ),
    ],
    ids=str,
)
def test_a_wrong_value_is_refused_with_what_was_expected(
    environment: dict[str, str], problem: str
) -> None:
    with pytest.raises(ValueError, match="expected") as caught:
        settings_from(environment)
    assert problem in str(caught.value)


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        ("postgresql://ada:pa%40ss@db:5432/medici", "postgresql://ada:***@db:5432/medici"),
        ("redis://:word@bus/0", "redis://:***@bus/0"),
        ("postgresql://db/x?user=a&password=b", "postgresql://db/x?user=a&password=***"),
        ("postgresql://ada@db/medici", "postgresql://ada@db/medici"),
        ("sqlite:////srv/medici/games.db", "sqlite:////srv/medici/games.db"),
        ("sqlite://", "sqlite://"),
    ],
)
def test_a_password_is_not_shown(url: str, shown: str) -> None:
    assert without_password(url) == shown
    assert has_password(url) == (url != shown)
