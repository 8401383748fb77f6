"""The Python that the pages share with the server, translated to JavaScript."""

from pathlib import Path

from medici.bots import BOTS
from medici.browser.javascript import Library
from medici.browser.javascript.literal import literal

# What the pages use, by module; all that it needs comes with it.
NEEDED = {
    "medici.companion": ("EntryError", "new_sheet", "reckon", "sheet_of"),
    "medici.companion.edits": (
        "buy",
        "by_purchases",
        "close_day",
        "count_money",
        "load",
        "mark",
        "reopen_day",
        "unbuy",
        "unload",
    ),
    "medici.companion.read": ("read_sheet",),
    "medici.companion.recording": ("asked", "correct", "die_of", "odds", "roll_of"),
    "medici.games.catalogue": ("describe_games",),
    "medici.playback": ("Following", "replay_of", "step"),
    "medici.record": ("Game", "MediciError", "RecordError", "parse_record", "replay"),
    "medici.scene": ("scene",),
    "medici.tables.commands": ("Command",),
    "medici.tables.events": ("Event",),
    "medici.tables": ("LiveTable", "Player", "TableError", "Terms"),
    "medici.tables.terms": ("terms_of_rematch",),
}

# Methods that make no sense in a browser: proofs are the server's.
LEFT_OUT = ("Table.record",)


def write_scripts(folder: Path) -> None:
    """Write the translated modules below a folder."""
    bots = literal(dict.fromkeys(BOTS, ""))
    library = Library(LEFT_OUT, {("medici.bots", "BOTS"): f"({bots})"})
    for module, names in NEEDED.items():
        library.need(module, *names)
    library.write(folder)
