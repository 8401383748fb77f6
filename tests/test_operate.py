"""docs/operate.md is true: what it names is there, and no setting or option is left out."""

import json
import re
import tomllib
from pathlib import Path

import pytest
import typer
import yaml
from typer.testing import CliRunner

from medici.interfaces.cli import app
from medici.online.server.environment import (
    ELSEWHERE,
    IN_A_FILE,
    setting_names,
    unknown_variables,
    variable_name,
)

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
PAGE = (ROOT / "docs" / "operate.md").read_text("utf-8")
FOR_TESTS = {"push_anywhere"}
OF_OTHERS = {"FORWARDED_ALLOW_IPS"}  # uvicorn's
FILES = [
    DEPLOY / "medici.env",
    DEPLOY / "medici.service",
    DEPLOY / "compose.yml",
    ROOT / "Containerfile",
]


def options(command: str, rest: str = "") -> set[str]:
    """The options that a command takes, or one of the commands under it."""
    chosen = typer.main.get_command(app).commands[command].imported()  # type: ignore[attr-defined]
    under = getattr(chosen, "commands", {}).get(rest.split(maxsplit=1)[0] if rest.strip() else "")
    chosen = chosen if under is None else under
    return {name for parameter in chosen.params for name in parameter.opts if name[:2] == "--"}


def test_all_variables_are_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MEDICI_CACHE", "/var/cache/medici")
    printed = json.loads(CliRunner().invoke(app, ["settings", "--json"]).stdout)
    assert set(printed) == {variable_name(name) for name in setting_names()} | ELSEWHERE
    assert printed["MEDICI_CACHE"] == "/var/cache/medici"


def test_every_setting_is_described() -> None:
    described = {
        name
        for name in setting_names()
        if f"`{variable_name(name)}`" in PAGE or f"`{name}`" in PAGE
    }
    assert set(setting_names()) - described == FOR_TESTS


@pytest.mark.parametrize("page", [PAGE, *(path.read_text("utf-8") for path in FILES)])
def test_every_variable_that_is_named_is_one(page: str) -> None:
    named = set(re.findall(r"\bMEDICI_[A-Z_]+[A-Z]\b", page))
    assert named
    assert unknown_variables(dict.fromkeys(named, "")) == []


def test_the_limits_name_settings_that_there_are() -> None:
    limits = PAGE.partition("## Limits")[2].partition("\n## ")[0]
    rows = [line for line in limits.splitlines() if line.startswith("| ")][2:]
    assert rows
    for row in rows:
        what, much, setting = (cell.strip() for cell in row.strip("|").split("|"))
        assert what
        assert much
        assert set(re.findall(r"`(\w+)`", setting)) <= set(setting_names())


def test_every_option_of_a_server_is_described() -> None:
    assert {option for option in options("serve") if f"`{option}`" not in PAGE} == set()


def test_every_command_and_option_that_is_named_is_one() -> None:
    """In lines to be typed, and in words."""
    typed = re.findall(r"\bmedici ([a-z-]+)((?: [^`\n]*)?)", PAGE)
    commands = {name for name, _ in typed if name in typer.main.get_command(app).commands}  # type: ignore[attr-defined]
    assert {"serve", "warm", "settings", "backup"} <= commands
    for name, rest in typed:
        if name in commands:
            assert set(re.findall(r"--[a-z-]+", rest)) <= options(name, rest)


def test_files_that_are_linked_are_there() -> None:
    linked = re.findall(r"\]\((\.\./[^)#]+)", PAGE)
    assert "../deploy/medici.service" in linked
    assert [name for name in linked if not (ROOT / "docs" / name).exists()] == []


def test_every_file_of_the_deployment_is_in_the_page() -> None:
    left_out = {path.name for path in DEPLOY.iterdir() if path.is_file() and path.name not in PAGE}
    assert left_out == set()


def test_the_unit_gives_what_the_server_needs() -> None:
    text = (DEPLOY / "medici.service").read_text("utf-8")
    pairs = re.findall(r"^(\w+)=(.*)$", text, re.MULTILINE)
    unit = dict(pairs)
    assert unit["ExecStartPre"].endswith("medici warm --only play")
    assert unit["ExecStart"].endswith("medici serve")
    assert unit["MemoryDenyWriteExecute"] == "no"  # Numba writes code, and runs it
    assert unit["KillMode"] == "mixed"  # the server ends its bots itself
    assert ("Environment", f"MEDICI_CACHE=/var/cache/{unit['CacheDirectory']}") in pairs
    for name in ("NoNewPrivileges", "PrivateTmp", "PrivateDevices", "ProtectHome"):
        assert unit[name] == "yes"
    assert (unit["ProtectSystem"], unit["LimitNOFILE"]) == ("strict", "65536")


def test_the_containers_are_described_whole() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yml").read_text("utf-8"))
    services = compose["services"]
    assert set(services) == {"medici-1", "medici-2", "db", "bus", "proxy"}
    for name, service in services.items():
        assert ("ports" in service) == (name == "proxy")  # nobody else can be reached
        for network in service["networks"]:
            assert network in compose["networks"]
        for secret in service.get("secrets", ()):
            assert secret in compose["secrets"]
        for other in service.get("depends_on", ()):
            assert other in services
    servers = [services[name] for name in ("medici-1", "medici-2")]
    proxy = services["proxy"]["networks"]["front"]["ipv4_address"]
    for server in servers:
        assert server["environment"]["FORWARDED_ALLOW_IPS"] == proxy
        assert not any("password" in str(value) for value in server["environment"].values())
    for secret in compose["secrets"].values():
        assert Path(secret["file"]).name in PAGE


def test_the_image_is_built_in_two_stages_and_runs_without_rights() -> None:
    text = (ROOT / "Containerfile").read_text("utf-8")
    stages = re.findall(r"^FROM (\S+)", text, re.MULTILINE)
    assert len(stages) == 2
    assert stages == ["${PYTHON_IMAGE}"] * 2  # one that a host can pin by its digest
    (image,) = re.findall(r"^ARG PYTHON_IMAGE=(\S+)$", text, re.MULTILINE)
    last = text.rpartition("FROM ")[2]
    assert (
        last.index("USER medici") < last.index("RUN medici warm --only") < last.index("ENTRYPOINT")
    )
    assert "HEALTHCHECK" in last
    assert (ROOT / ".containerignore").read_text() == (ROOT / ".dockerignore").read_text()
    least = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert least["requires-python"] == ">=3.11"
    assert image == "python:3.12-slim"  # by short name


def test_every_image_can_be_pinned_by_its_digest() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yml").read_text("utf-8"))
    images = {name: service["image"] for name, service in compose["services"].items()}
    own = {images.pop(name) for name in ("medici-1", "medici-2")}
    assert own == {"medici"}  # built here
    for image in images.values():
        assert re.fullmatch(r"\$\{[A-Z]+_IMAGE:-[a-z]+:[0-9a-z-]+\}", image)
    built = compose["services"]["medici-1"]["build"]["args"]
    text = (ROOT / "Containerfile").read_text("utf-8")
    assert f"ARG PYTHON_IMAGE={built['PYTHON_IMAGE'][len('${PYTHON_IMAGE:-') : -1]}\n" in text


@pytest.mark.parametrize("proxy", ["nginx.conf", "Caddyfile"])
def test_a_proxy_keeps_the_figures_inside(proxy: str) -> None:
    text = (DEPLOY / proxy).read_text("utf-8")
    assert "/metrics" in text
    assert "404" in text


def test_nginx_passes_on_what_the_server_needs() -> None:
    text = (DEPLOY / "nginx.conf").read_text("utf-8")
    assert "proxy_set_header Host $http_host;" in text
    assert "map $http_upgrade $connection_upgrade" in text
    assert "proxy_set_header Connection $connection_upgrade;" in text
    assert "client_max_body_size 1m;" in text


def test_no_proxy_leaves_a_server_out_for_longer_than_a_restart_takes() -> None:
    nginx = (DEPLOY / "nginx.conf").read_text("utf-8")
    servers = re.findall(r"^ *server 127.*;$", nginx, re.MULTILINE)
    assert len(servers) == 2
    assert all("max_fails=0;" in server for server in servers)
    caddy = (DEPLOY / "Caddyfile").read_text("utf-8")
    assert set(re.findall(r"(?:health_interval|fail_duration) (\S+)", caddy)) == {"1s"}


def test_the_dashboard_and_the_alerts_can_be_read() -> None:
    dashboard = json.loads((DEPLOY / "dashboard.json").read_text("utf-8"))
    panels = dashboard["panels"]
    assert len({panel["id"] for panel in panels}) == len(panels)
    assert all(target["expr"] for panel in panels for target in panel["targets"])
    alerts = yaml.safe_load((DEPLOY / "alerts.yml").read_text("utf-8"))
    rules = [rule for group in alerts["groups"] for rule in group["rules"]]
    assert all({"alert", "expr", "labels", "annotations"} <= set(rule) for rule in rules)


def test_a_setting_has_no_name_that_ends_as_a_file_would() -> None:
    """Else MEDICI_X_FILE would mean two things."""
    assert not any(variable_name(name).endswith(IN_A_FILE) for name in setting_names())
    assert not ELSEWHERE & {variable_name(name) for name in setting_names()}
    assert OF_OTHERS & {*re.findall(r"`([A-Z_]+)`", PAGE)} == OF_OTHERS
