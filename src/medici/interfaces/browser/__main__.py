"""``python -m medici.interfaces.browser [WHAT...]``: write what the pages are built from."""

import shutil
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from medici.interfaces.browser.constants import write_constants
from medici.interfaces.browser.engine import write_engine
from medici.interfaces.browser.scripts import write_scripts
from medici.interfaces.browser.texts import write_exercises, write_texts

GENERATED = Path(__file__).resolve().parents[4] / "web" / "generated"
BUILDERS: Mapping[str, Callable[[Path], None]] = {
    "engine": write_engine,
    "medici": write_scripts,
    "texts": write_texts,
    "constants": write_constants,
    "exercises": write_exercises,
}


def main(wanted: list[str], folder: Path = GENERATED) -> None:
    """Write these parts anew, each into a folder of its name."""
    unknown = [name for name in wanted if name not in BUILDERS]
    if unknown:
        raise SystemExit(f"expected any of {', '.join(BUILDERS)}; got {', '.join(unknown)}")
    for name in wanted or BUILDERS:
        shutil.rmtree(folder / name, ignore_errors=True)
        BUILDERS[name](folder)


if __name__ == "__main__":
    main(sys.argv[1:])
