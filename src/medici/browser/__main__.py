"""``python -m medici.browser FOLDER``: write all that the pages are built with, below a folder."""

import sys
from pathlib import Path

from medici.browser.scripts import write_scripts

BUILDERS = (write_scripts,)

if __name__ == "__main__":
    [folder] = sys.argv[1:] or ["web/generated"]
    for build in BUILDERS:
        build(Path(folder))
