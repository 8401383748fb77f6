"""Small modules that run in Python and, translated, in Node.js."""

import importlib
import json
import subprocess
import sys
from collections.abc import Mapping, Sequence
from itertools import count
from math import isfinite
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
from hatch_build import node_executable

from medici.interfaces.browser.javascript import Library

ROOT = Path(__file__).resolve().parents[3]
RUNTIME = (ROOT / "web" / "src" / "python" / "runtime.js").as_uri()
RUNNER = Path(__file__).with_suffix(".mjs")
NUMBERS = count(1)  # of the modules that have been made
PACKAGE = "programs"  # that they are put into

Called = tuple[str, list[Any]]  # a function of a module, and its arguments, as JSON has them


class Node:
    """A process of Node.js that runs one module after the other."""

    def __init__(self) -> None:
        self._node = subprocess.Popen(
            [node_executable(), "--no-warnings", str(RUNNER)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )

    def run(self, text: str, calls: Sequence[Called]) -> list[Any]:
        """What the functions of a module return, or raise."""
        assert self._node.stdin is not None
        assert self._node.stdout is not None
        self._node.stdin.write(json.dumps({"text": text, "calls": calls}) + "\n")
        self._node.stdin.flush()
        line = self._node.stdout.readline()
        assert line, "Node.js has gone"
        answers: list[Any] = json.loads(line)
        return answers

    def close(self) -> None:
        """End the process."""
        assert self._node.stdin is not None
        assert self._node.stdout is not None
        self._node.stdin.close()
        self._node.stdout.close()
        self._node.wait()


class Program:
    """A module of its own."""

    def __init__(self, folder: Path, text: str) -> None:
        package = folder / PACKAGE
        package.mkdir(exist_ok=True)
        (package / "__init__.py").touch()
        name = f"made{next(NUMBERS)}"
        (package / f"{name}.py").write_text(text, encoding="utf-8")
        sys.modules.pop(PACKAGE, None)
        sys.path.insert(0, str(folder))
        try:
            importlib.invalidate_caches()
            self.live: ModuleType = importlib.import_module(f"{PACKAGE}.{name}")
        finally:
            sys.path.remove(str(folder))
        self.library = Library(package=PACKAGE, runtime=RUNTIME)

    def need(self, name: str) -> None:
        """Translate a function of the module."""
        self.library.need(self.live.__name__, name)

    @property
    def text(self) -> str:
        """The module in JavaScript, as far as it was needed."""
        return self.library.text(self.live.__name__)

    def run(self, name: str, args: Sequence[Any] = ()) -> Any:
        """What a function returns in Python, or raises."""
        try:
            return tagged(getattr(self.live, name)(*args))
        except Exception as problem:
            return {"error": type(problem).__name__, "text": None}


def tagged(value: Any) -> Any:
    """A value with its kind, as programs.mjs writes JavaScript's."""
    if isinstance(value, float):
        if not isfinite(value) or str(value) == "-0.0":
            return {"number": "-0" if value == 0 else str(value)}
        return int(value) if value.is_integer() else value
    if value is None or isinstance(value, bool | int | str):
        return value
    if isinstance(value, dict):
        return {"dict": [[tagged(key), tagged(part)] for key, part in value.items()]}
    if isinstance(value, set | frozenset):
        return {"set": sorted(map(tagged, value))}
    if hasattr(value, "_fields"):
        return made(value, value._asdict())
    if isinstance(value, list | tuple):
        return [tagged(part) for part in value]
    return made(
        value, msgspec.structs.asdict(value) if isinstance(value, msgspec.Struct) else vars(value)
    )


def made(value: object, fields: Mapping[str, Any]) -> Any:
    """An object with its fields."""
    pairs = [[name, tagged(part)] for name, part in fields.items()]
    return {"object": type(value).__name__, "fields": pairs}
