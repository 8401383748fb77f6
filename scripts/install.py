"""Install packages into the environment whose Python runs this script.

    .venv/bin/python scripts/install.py --no-deps --require-hashes -r requirements.lock

Takes the arguments of ``pip install``. uv does the work, several times as fast as pip. pip fetches
uv itself, as pinned in ``requirements-uv.lock``, into the folder ``uv`` of the environment. Where
there is no uv for this machine, or where uv fails, pip does the work.
"""

import ast
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

LOCK = Path(__file__).resolve().parent.parent / "requirements-uv.lock"
UV = Path(sys.prefix) / "uv"
FETCHED = UV / "requirements-uv.lock"  # a copy of the lock that this uv was fetched by

# A download that stalls is asked for again, soon and often: a wait delays every other package.
TIMEOUT, RETRIES = "15", "10"  # seconds, times
PIP = ("-m", "pip", "--disable-pip-version-check", f"--timeout={TIMEOUT}", f"--retries={RETRIES}")
UV_SETTINGS = {
    "UV_HTTP_TIMEOUT": TIMEOUT,
    "UV_HTTP_RETRIES": "5",  # its pauses grow, and pip comes after it
    "UV_INDEX_STRATEGY": "unsafe-best-match",  # look into every index, as pip does
    "UV_PYTHON_DOWNLOADS": "never",
}
# uv does not read pip's configuration. Options of pip, and where uv looks for the same.
FROM_PIP = {
    "index-url": "UV_DEFAULT_INDEX",
    "extra-index-url": "UV_INDEX",
    "find-links": "UV_FIND_LINKS",
    "trusted-host": "UV_INSECURE_HOST",
    "cert": "SSL_CERT_FILE",
    "proxy": "ALL_PROXY",
}
SECTIONS = ("global", "install", ":env:")  # of pip's configuration, the last one wins


def main(arguments: list[str]) -> int:
    """Install what these arguments name; the status of the command that did it."""
    outer = pip_python()
    uv = fetch_uv(outer)
    if uv is None:
        print("No uv for this machine; pip installs the packages, which takes longer.", flush=True)
    else:
        # A folder without its dependencies is installed without an index.
        settings = uv_settings(pip_settings(outer) if "-r" in arguments else {})
        command = (uv, "pip", "install", "--quiet", "--python", sys.executable, *arguments)
        if not run(*command, settings=settings):
            return 0
        print("uv failed; pip installs the packages, which takes longer.", flush=True)
    if not has_pip(sys.executable):
        add_pip()
    return run(sys.executable, *PIP, "--quiet", "install", *arguments)


def run(*command: str, settings: Mapping[str, str] | None = None) -> int:
    """Run a command with these environment variables besides; its status."""
    environment = {**os.environ, **(settings or {})}
    return subprocess.run(command, env=environment, check=False).returncode


def pip_python() -> str:
    """A Python that has pip: the one that this environment was made with, or else its own."""
    outer = getattr(sys, "_base_executable", sys.executable)
    if has_pip(outer):
        return outer
    if not has_pip(sys.executable):
        add_pip()
    return sys.executable


def has_pip(python: str) -> bool:
    """Whether a Python has pip."""
    tried = subprocess.run([python, "-c", "import pip"], capture_output=True, check=False)
    return tried.returncode == 0


def add_pip() -> None:
    """Add the pip that Python carries. This takes seconds, so it is done only where needed."""
    subprocess.run([sys.executable, "-m", "ensurepip"], stdout=subprocess.DEVNULL, check=True)


def fetch_uv(python: str) -> str | None:
    """Where uv is, fetched by the pip of this Python if need be; None if it cannot be had."""
    if not (FETCHED.is_file() and FETCHED.read_bytes() == LOCK.read_bytes()):
        shutil.rmtree(UV, ignore_errors=True)
        command = (python, *PIP, "-qq", "install", "--target", str(UV), "--no-compile")
        chosen = ("--only-binary=:all:", "--require-hashes", "-r", str(LOCK))
        if run(*command, *chosen, settings={"PIP_REQUIRE_VIRTUALENV": "0"}):
            return None
        shutil.copyfile(LOCK, FETCHED)
    return shutil.which("uv", path=str(UV / "bin"))


def pip_settings(python: str) -> dict[str, str]:
    """How pip is configured on this machine, by files and by environment variables."""
    listed = subprocess.run(
        [python, *PIP, "config", "list"], capture_output=True, check=False, encoding="utf-8"
    )
    return read_settings(listed.stdout)


def read_settings(listed: str) -> dict[str, str]:
    """The options in what ``pip config list`` prints, without their sections."""
    found = {}
    for line in listed.splitlines():
        name, _, value = line.partition("=")
        section, _, option = name.rpartition(".")
        if section in SECTIONS:
            found[SECTIONS.index(section), option] = str(ast.literal_eval(value))
    return {option: found[section, option] for section, option in sorted(found)}


def uv_settings(pip: Mapping[str, str]) -> dict[str, str]:
    """Environment variables for uv, with what it is to know of pip's configuration.

    What is set already stays as it is.
    """
    settings = dict(UV_SETTINGS)
    for option, variable in FROM_PIP.items():
        separator = "," if variable == "UV_FIND_LINKS" else " "
        if values := pip.get(option, "").split():
            settings[variable] = separator.join(values)
    return {name: value for name, value in settings.items() if name not in os.environ}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
