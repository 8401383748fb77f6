"""Who one is at which server, so that one finds one's seat again."""

import os
from pathlib import Path

import msgspec

from medici.online.data_directory import data_directory


def sessions_file() -> Path:
    """Where sessions are kept; nobody else may read it."""
    return data_directory(os.environ) / "terminal-sessions.json"


def read_sessions() -> dict[str, str]:
    """The sessions by server; a file that cannot be read is as good as none."""
    try:
        return msgspec.json.decode(sessions_file().read_bytes(), type=dict[str, str])
    except (OSError, msgspec.DecodeError):
        return {}


def keep_session(server: str, session: str | None) -> None:
    """Keep a session, for oneself alone; where that cannot be, one is a new guest next time."""
    if session is None:
        return
    path = sessions_file()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = path.with_name(path.name + ".part")
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
            file.write(msgspec.json.encode({**read_sessions(), server: session}))
        draft.replace(path)
    except OSError:
        return
