"""Real proxies with the settings of deploy/, in front of servers on any ports."""

import os
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

DEPLOY = Path(__file__).resolve().parents[1] / "deploy"
SHIPPED_PORTS = (8001, 8002)  # of the servers in the files there
PROGRAMS = ("nginx", "caddy")
ELSEWHERE = "/usr/local/sbin:/usr/sbin:/sbin"  # where a user's PATH often does not look
PATIENCE = 60.0  # seconds

NGINX = """
daemon off;
{user}
pid {folder}/nginx.pid;
error_log {folder}/log info;
worker_processes 1;
events {{ worker_connections 4096; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
{site}
}}
"""


@dataclass(frozen=True)
class Proxy:
    """A proxy that runs."""

    url: str
    log: Path


def find_program(name: str) -> str | None:
    """Where a proxy is installed; None if it is not."""
    return shutil.which(name) or shutil.which(name, path=ELSEWHERE)


@contextmanager
def run_proxy(name: str, servers: Sequence[int], folder: Path) -> Iterator[Proxy]:
    """A proxy in front of the servers at these ports, without TLS."""
    program, port = find_program(name), free_port()
    assert program is not None, f"expected {name} to be installed"
    command, settings = COMMANDS[name](program, port, servers, folder)
    with (folder / "log").open("ab") as log:
        process = subprocess.Popen(command, stderr=log, env=os.environ | settings)
    try:
        wait_for_port(port, process)
        yield Proxy(f"http://127.0.0.1:{port}", folder / "log")
    finally:
        process.terminate()
        process.wait(PATIENCE)


def nginx_command(
    program: str, port: int, servers: Sequence[int], folder: Path
) -> tuple[list[str], dict[str, str]]:
    """How nginx is started, and its environment."""
    text = (DEPLOY / "nginx.conf").read_text("utf-8")
    for pattern, instead in (
        (r"(?s)server \{\n    listen 80;.*?\n\}\n", ""),
        (r"listen 443 ssl http2;", f"listen 127.0.0.1:{port};"),
        (r"listen \[::\]:443 ssl http2;", ""),
        (r"(?m)^ *ssl_certificate.*$", ""),
    ):
        text, count = re.subn(pattern, instead, text)
        assert count, f"expected {pattern} in nginx.conf"
    for shipped, own in zip(SHIPPED_PORTS, servers, strict=True):
        text = text.replace(f"127.0.0.1:{shipped}", f"127.0.0.1:{own}")
    user = "user root;" if os.geteuid() == 0 else ""  # else its workers could not use the folder
    path = folder / "nginx.conf"
    path.write_text(NGINX.format(folder=folder, site=text, user=user), encoding="utf-8")
    return [program, "-e", str(folder / "log"), "-p", str(folder), "-c", str(path)], {}


def caddy_command(
    program: str, port: int, servers: Sequence[int], folder: Path
) -> tuple[list[str], dict[str, str]]:
    """How Caddy is started, and its environment."""
    path = folder / "Caddyfile"
    text = (DEPLOY / "Caddyfile").read_text("utf-8")
    path.write_text("{\n\tadmin off\n}\n" + text, encoding="utf-8")
    settings = {
        "HOME": str(folder),
        "SITE": f"http://127.0.0.1:{port}",
        "SERVERS": " ".join(f"127.0.0.1:{own}" for own in servers),
        "XDG_CONFIG_HOME": str(folder),
        "XDG_DATA_HOME": str(folder),
    }
    return [program, "run", "--adapter", "caddyfile", "--config", str(path)], settings


Command = Callable[[str, int, Sequence[int], Path], tuple[list[str], dict[str, str]]]
COMMANDS: dict[str, Command] = {"nginx": nginx_command, "caddy": caddy_command}


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def wait_for_port(port: int, process: "subprocess.Popen[bytes]") -> None:
    """Wait until a process listens."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        assert process.poll() is None, "the proxy has ended; its log says why"
        try:
            socket.create_connection(("127.0.0.1", port)).close()
        except OSError:
            time.sleep(0.02)
        else:
            return
    raise TimeoutError("the proxy does not listen")
