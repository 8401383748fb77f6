"""Build the sdist and the wheel into ``dist/``, and try each in a fresh environment.

The wheel is built from the sdist, so that what is missing there is missed here. A package works if
it says its version, plays, and serves its pages.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from urllib.request import urlopen

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
INSTALL = str(ROOT / "scripts" / "install.py")
GAME = "import medici; print(medici.new('dice', players=['Ada', 'Bruno']).legal())"
PAGES = ("/", "/healthz", "/api/games", "/docs/")


def main() -> None:
    """Build, and try what was built."""
    shutil.rmtree(DIST, ignore_errors=True)
    say("Building the sdist and the wheel...")
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", str(DIST), str(ROOT))
    for package in sorted(DIST.iterdir()):
        with tempfile.TemporaryDirectory(prefix="medici-dist-") as folder:
            say(f"Trying {package.name} in a fresh environment...")
            try_package(package, Path(folder))
    say(f"All is well: {', '.join(sorted(path.name for path in DIST.iterdir()))} in dist/.")


def try_package(package: Path, folder: Path) -> None:
    """Install a package, with the pinned dependencies and nothing else, and use it."""
    run(sys.executable, "-m", "venv", "--without-pip", str(folder / "venv"))
    python = str(folder / "venv" / "bin" / "python")
    locks = ("-r", str(ROOT / "requirements.lock"), "-r", str(ROOT / "requirements-build.lock"))
    run(python, INSTALL, "--no-deps", "--require-hashes", *locks)
    run(python, INSTALL, "--no-deps", "--no-build-isolation", str(package))
    medici = (python, "-m", "medici")
    run(*medici, "--version", cwd=folder)
    run(python, "-c", GAME, cwd=folder)
    serve(medici, folder)


def serve(medici: tuple[str, ...], folder: Path) -> None:
    """Start a server, and fetch what it serves."""
    settings = {"MEDICI_STORE": "sqlite:///:memory:", "MEDICI_WARM": "no"}
    command = [*medici, "serve", "--port", "0", "--log-format", "json"]
    with subprocess.Popen(
        command, cwd=folder, env=environment() | settings, stderr=subprocess.PIPE, text=True
    ) as server:
        assert server.stderr is not None
        logged = map(json.loads, server.stderr)
        address = next((line["address"] for line in logged if "address" in line), None)
        try:
            if address is None:
                raise SystemExit("expected the server to say its address; got none")
            for page in PAGES:
                with urlopen(address + page, timeout=20) as answer:
                    say(f"{answer.status} {page}")
        finally:
            server.terminate()


def run(*command: str, cwd: Path = ROOT) -> None:
    """Run a command that must not fail."""
    if subprocess.run(command, cwd=cwd, env=environment(), check=False).returncode:
        raise SystemExit(f"{' '.join(command)} failed; its messages are above.")


def environment() -> dict[str, str]:
    """The environment without what would lead a fresh one back to this checkout."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}


def say(text: str) -> None:
    """Say something at once."""
    print(text, flush=True)


if __name__ == "__main__":
    main()
