"""Write web/types as TypeScript has them; the checks of the client write them anew.

python scripts/browser_types.py [FOLDER]

``wire`` is what server and browser say to each other, and what the browser makes of it with
translated Python: the structs that are named here, and all that these mention. ``medici`` is that
translated Python, module by module.
"""

import sys
from collections.abc import Mapping
from pathlib import Path

from module_types import module_types
from typescript import WIDEST, Types

FOLDER = Path(__file__).resolve().parents[1] / "web" / "types"
HEAD = """\
// Generated from Python's structs by scripts/browser_types.py; do not edit.
"""

# What the server says or the browser makes of it, file by file; a file needs only those above it.
FROM_SERVER: Mapping[str, tuple[str, ...]] = {
    "scenes": (
        "medici.presentation.scene:Scene",
        "medici.presentation.scene.prospect:Prizes",
        "medici.presentation.scene.prospect:Prospect",
        "medici.presentation.playback:Step",
    ),
    "events": ("medici.online.server.wire.messages:ToBrowser",),
    "tables": (
        "medici.online.tables.view:View",
        "medici.online.server.hosting.table_lists:ListedTable",
        "medici.online.server.hosting.table_lists:OwnTable",
        "medici.online.server.http.tables:CreatedTable",
        "medici.games.catalogue:GameInfo",
        "medici.online.server.http.players:Me",
        "medici.online.server.http.moderation:Shunned",
        "medici.online.server.http.push:PushKey",
        "medici.online.server.http.players:Device",
        "medici.online.server.http.passkeys:Passkey",
        "medici.online.server.http.sheets:SheetId",
        "medici.online.server.hosting.shared_sheets:SharedSheet",
        "medici.online.server.http.opponents:Here",
        "medici.online.server.http.ratings:Board",
        "medici.online.server.http.ratings:OwnRatings",
        "medici.online.server.http.ratings:Curve",
        "medici.online.server.http.ratings:TableRatings",
        "medici.online.server.community.watching:WatchedTable",
        "medici.online.server.community.opponents:WaitState",
        "medici.online.server.problem:Problem",
        "medici.presentation.playback:Replay",
    ),
    "deals": (
        "medici.online.server.http.deals:DealsPage",
        "medici.online.server.http.deals:DealReport",
        "medici.online.server.http.deals:ArchivedDeal",
        "medici.online.server.http.matches:MatchListed",
        "medici.online.server.http.matches:MatchPage",
        "medici.online.server.http.matches:ClubMatch",
        "medici.online.server.http.matches:MatchId",
    ),
    "people": (
        "medici.online.server.http.friends:Friends",
        "medici.online.server.http.friends:AskedFriend",
        "medici.online.server.http.friends:NewFriendLink",
        "medici.online.server.http.invitations:Invitation",
        "medici.online.server.http.invitations:Invited",
        "medici.online.server.http.people:Opponent",
        "medici.online.server.community.profiles:Profile",
    ),
    "tournaments": (
        "medici.online.server.http.tournaments:TournamentLists",
        "medici.online.server.http.tournaments:OwnTournament",
        "medici.online.server.http.tournaments:NewTournamentId",
        "medici.online.server.community.tournament_views:TournamentView",
    ),
    "clubs": (
        "medici.online.server.http.clubs:ClubTerms",
        "medici.online.server.http.clubs:ClubListed",
        "medici.online.server.http.clubs:OwnClub",
        "medici.online.server.http.clubs:ClubPage",
        "medici.online.server.http.club_talk:ClubSaid",
        "medici.online.server.http.clubs:ClubStanding",
        "medici.online.server.http.clubs:ClubKey",
        "medici.online.server.http.clubs:NewClubId",
        "medici.online.server.http.clubs:ClubRole",
    ),
    "companion": (
        "medici.interfaces.companion:ScoreSheet",
        "medici.interfaces.companion:Reckoned",
        "medici.interfaces.companion.recording:Asked",
        "medici.interfaces.companion.recording:Odds",
    ),
    "review": ("medici.analysis.review.schema:Review",),
    "advice": ("medici.analysis.advise.advice:Advice",),
    "texts": (
        "medici.presentation.words:Page",
        "medici.presentation.tours:Tour",
        "medici.presentation.tours:TourText",
        "medici.analysis.puzzles.exercise:Exercise",
    ),
}
# What the browser says: fields with a default may be left out.
FROM_BROWSER: Mapping[str, tuple[str, ...]] = {
    "requests": (
        "medici.online.tables.terms:Terms",
        "medici.online.server.http.tables:ImportRequest",
        "medici.online.tables.commands:Command",
        "medici.online.tables.orders:OrderCommand",
        "medici.online.server.http.players:Name",
        "medici.online.server.http.players:Token",
        "medici.online.server.http.moderation:Shun",
        "medici.online.server.http.moderation:Report",
        "medici.online.server.http.friends:AskFriend",
        "medici.online.server.http.invitations:Invite",
        "medici.online.server.http.people:ReviewSummary",
        "medici.online.server.http.push:NewSubscription",
        "medici.online.server.http.push:Endpoint",
        "medici.online.server.http.opponents:Beat",
        "medici.online.server.http.deals:PlayedDeal",
        "medici.online.server.http.matches:JoinMatch",
    ),
}

# Names that would be too short among all the others.
RENAMED = {
    "medici.online.server.community.profiles:Rating": "ShownRating",
    "medici.presentation.words.blocks:Listing": "ListBlock",
    "medici.presentation.words.blocks:Table": "TableBlock",
    "medici.presentation.words.blocks:Text": "Spans",
    "medici.presentation.words.pages:Page": "RulesPage",
    "medici.online.server.wire.messages:ToBrowser": "Message",
    "medici.online.tables.events:Event": "TableEvent",
    "medici.online.tables.view:GameName": "Game",
    "medici.interfaces.companion.problem:Problem": "EntryProblem",
    "medici.interfaces.companion.recording:What": "AskedFor",
    "medici.analysis.puzzles.exercise:Candidate": "ExerciseMove",
    "medici.analysis.advise.advice:Odds": "CardOdds",
    "medici.analysis.advise.advice:Share": "CardShare",
    "medici.online.tables.view:View": "TableView",
    "medici.online.community.tournaments.plan:Plan": "TournamentPlan",
    "medici.online.community.tournaments.plan:Format": "TournamentFormat",
    "medici.online.community.tournaments.state:Phase": "TournamentPhase",
    "medici.online.community.tournaments.standings:Reason": "WhyBehind",
    "medici.online.community.tournaments.events:Why": "WhyOut",
    "medici.online.community.matches:Cell": "MatchCell",
    "medici.online.community.matches:Line": "MatchLine",
}

# Fields that hold less than Python's annotations say, and what the browser may rely on.
GOOD = "medici.presentation.scene.parts:Good"
GAME = "medici.online.tables.view:GameName"
NARROWER = {
    "Part.good": (GOOD, "Good"),
    "Scored.goods": (GOOD, "dict[Good, list[Line]]"),
    "Day.goods": (GOOD, "dict[Good, list[int]]"),
    "Day.bonus": (GOOD, "dict[Good, list[int]]"),
    "Replay.game": (GAME, "GameName"),
    "ScoreSheet.game": (GAME, "GameName"),
    "Replay.fair": ("medici.online.server.http.records:Verdict", "Verdict | None"),
    "Terms.game": (GAME, "GameName"),
    "TournamentHead.game": (GAME, "GameName"),
    "Plan.game": (GAME, "GameName"),
    "Deal.game": (GAME, "GameName"),
    "Match.game": (GAME, "GameName"),
    "ArchivedDeal.game": (GAME, "GameName"),
}


def generated() -> dict[str, str]:
    """The files as they have to be, by their names."""
    types = Types(RENAMED, NARROWER)
    for types.optional, groups in ((False, FROM_SERVER), (True, FROM_BROWSER)):
        for file, roots in groups.items():
            for root in roots:
                types.add(file, root)
    if unused := types.unused():
        raise SystemExit(f"NARROWER names fields that there are not: {', '.join(sorted(unused))}")
    index = "".join(f"export type * from './{file}';\n" for file in types.files)
    wire = {
        f"wire/{file}.ts": HEAD
        + imports(types, file)
        + "".join(f"\n{text}" for text in texts.values())
        for file, texts in types.files.items()
    }
    return {"wire/index.ts": f"{HEAD}{index}"} | wire | module_types(types.names())


def imports(types: Types, file: str) -> str:
    """What a file needs of those before it."""
    text = ""
    for other in types.files:
        names = sorted(name for name in types.imports[file] if types.home(name) == other)
        if not names:
            continue
        short = f"import type {{ {', '.join(names)} }} from './{other}';\n"
        tall = "".join(f"  {name},\n" for name in names)
        text += (
            short if len(short) <= WIDEST + 1 else f"import type {{\n{tall}}} from './{other}';\n"
        )
    return text


def main(arguments: list[str]) -> None:
    """Write the files; those that are right already are left alone, and no others stay."""
    if len(arguments) > 1:
        raise SystemExit("usage: python scripts/browser_types.py [FOLDER]")
    folder = Path(arguments[0]) if arguments else FOLDER
    files = generated()
    for path in folder.rglob("*.ts"):
        if path.relative_to(folder).as_posix() not in files:
            path.unlink()
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.is_file() or path.read_text("utf-8") != text:
            path.write_text(text, "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
