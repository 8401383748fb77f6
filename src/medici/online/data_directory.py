"""Where a user's own data lie: the store of a server, saved games, sessions of the terminal."""

import sys
from collections.abc import Mapping
from pathlib import Path


def data_directory(environment: Mapping[str, str], platform: str = sys.platform) -> Path:
    """The user's directory for data: MEDICI_DATA, or what the system has for this.

    >>> data_directory({"MEDICI_DATA": "here"}).name
    'here'
    """
    if own := environment.get("MEDICI_DATA"):
        return Path(own)
    if shared := environment.get("XDG_DATA_HOME"):
        return Path(shared) / "medici"
    if platform == "win32":
        local = environment.get("LOCALAPPDATA")
        return (Path(local) if local else Path.home() / "AppData" / "Local") / "medici"
    if platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "medici"
    return Path.home() / ".local" / "share" / "medici"
