"""The Python that the pages share with the server, translated to JavaScript."""

from collections.abc import Iterator
from pathlib import Path

from medici.bots import BOTS
from medici.games import GAMES
from medici.interfaces.browser.javascript import Library
from medici.interfaces.browser.javascript.literal import literal

# What the pages use, by module; all that it needs comes with it.
NEEDED = {
    "medici.analysis.advise.advice": ("Advice",),
    "medici.analysis.advise.lots": ("buyers_of", "can_grow", "has_room", "with_further_card"),
    "medici.analysis.advise.prices": ("PriceSearch",),
    "medici.analysis.advise.sentences": ("hint", "reasons"),
    "medici.analysis.advise.summary": ("Trial", "build_advice", "distinct_actions"),
    "medici.interfaces.companion": ("EntryError", "new_sheet", "reckon", "sheet_of"),
    "medici.interfaces.companion.edits": (
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
    "medici.interfaces.companion.read": ("read_sheet",),
    "medici.interfaces.companion.correcting": ("correct", "only_start", "resume"),
    "medici.interfaces.companion.recording": ("asked", "die_of", "odds", "roll_of"),
    "medici.fair.witness": ("Witness", "misfits"),
    "medici.games.catalogue": ("describe_games",),
    "medici.presentation.playback": ("Following", "replay_of", "step"),
    "medici.analysis.moves": ("move_line",),
    "medici.analysis.puzzles.daily": ("Streak", "add_answer", "streak_on", "turn_of"),
    "medici.record": ("Game", "MediciError", "RecordError", "parse_record", "replay"),
    "medici.analysis.review.plan": ("next_orders",),
    "medici.analysis.review.stats": (
        "DecisionStats",
        "GameStats",
        "add_outcomes",
        "new_option",
        "new_position",
    ),
    "medici.analysis.review.summary": ("build_review",),
    "medici.presentation.scene": ("scene",),
    "medici.presentation.scene.prospect": ("prizes", "prospect"),
    "medici.presentation.words.sounds": ("begins_with_i",),
    "medici.online.tables.commands": ("Command",),
    "medici.online.tables.events": ("Event", "makes_stale"),
    "medici.online.tables.citizens": ("choose_citizen", "level_of"),
    "medici.online.tables": ("LiveTable", "Player", "TableError", "Terms"),
    "medici.online.tables.terms": ("terms_of_rematch",),
}

# Methods that make no sense in a browser: proofs are the server's, positions and pictures are for
# people who write Python.
LEFT_OUT = (
    "TableState.record",
    "Game.chances",
    "Game.from_position",
    "Game.position",
    "Game.push",
    "Game.pop",
    "Game.days_before",
    "Game.svg",
    "Game._repr_svg_",
    # Made in browsers, never read there: reading them would bring all three games along.
    "Replay.$shapes",
    "Step.$shapes",
)

# Mappings by game that are empty until a game is fetched, and what each game puts into them.
BY_GAME = (
    ("medici.games", "GAMES", "medici.games.{game}", "{GAME}"),
    ("medici.presentation.scene", "SCENES", "medici.presentation.scene.{game}", "scene"),
    (
        "medici.presentation.story.scoring",
        "GAME_STORIES",
        "medici.presentation.story.{game}",
        "STORY",
    ),
)
ALONE = (
    "medici.presentation.story.scoring",
    "SOLITAIRE_STORIES",
    "medici.presentation.story.solitaire",
    "STORY",
)


def write_scripts(folder: Path) -> None:
    """Write the translated modules below a folder."""
    library, games = translate()
    library.write(folder)
    apart = folder / "medici" / "apart"
    apart.mkdir(exist_ok=True)
    for game, text in games.items():
        (apart / f"{game}.js").write_text(text + "\n", encoding="utf-8")


def translate() -> tuple[Library, dict[str, str]]:
    """All that the pages need, translated; and for each game the module that adds it."""
    bots = literal(dict.fromkeys(BOTS, ""))
    mappings = [entry[:2] for entry in (*BY_GAME, ALONE)]
    library = Library(LEFT_OUT, {("medici.bots", "BOTS"): f"({bots})"}, mappings)
    for module, names in NEEDED.items():
        library.need(module, *names)
    for mapping, name in mappings:
        library.need(mapping, name)
    return library, {game: "\n".join(entries(library, game)) for game in GAMES}


def entries(library: Library, game: str) -> Iterator[str]:
    """A module that puts a game into the mappings, as soon as it is imported."""
    added = [*BY_GAME, *([ALONE] if 1 in GAMES[game].seats else [])]
    for number, (mapping, name, module, value) in enumerate(added):
        source, what = module.format(game=game), value.format(GAME=game.upper())
        library.need(source, what)
        yield f'import {{ {name} as mapping{number} }} from "{path_of(mapping)}";'
        yield f'import {{ {what} as value{number} }} from "{path_of(source)}";'
        yield f"mapping{number}.set({game!r}, value{number});"


def path_of(module: str) -> str:
    """Where a module lies, from the folder of these."""
    return "../" + "/".join(module.split(".")[1:]) + ".js"
