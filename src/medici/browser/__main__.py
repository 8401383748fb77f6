"""``python -m medici.browser [WHAT...]``: write what the pages are built from; all by default."""

import shutil
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple

from medici.browser.scripts import write_scripts
from medici.browser.texts import write_texts

GENERATED = Path(__file__).resolve().parents[3] / "web" / "generated"


class Builder(NamedTuple):
    """Something that is written, and the folder that it fills."""

    write: Callable[[Path], None]
    folder: str


BUILDERS: Mapping[str, Builder] = {
    "scripts": Builder(write_scripts, "medici"),
    "texts": Builder(write_texts, "texts"),
}


def main(wanted: list[str], folder: Path = GENERATED) -> None:
    """Write these parts anew, each into a folder of its own."""
    unknown = [name for name in wanted if name not in BUILDERS]
    if unknown:
        raise SystemExit(f"expected any of {', '.join(BUILDERS)}; got {', '.join(unknown)}")
    for name in wanted or BUILDERS:
        shutil.rmtree(folder / BUILDERS[name].folder, ignore_errors=True)
        BUILDERS[name].write(folder)


if __name__ == "__main__":
    main(sys.argv[1:])
