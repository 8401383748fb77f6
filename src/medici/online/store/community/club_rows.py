"""What is kept of clubs: the schema, the rows and the statements (``clubs.py``)."""

from dataclasses import dataclass

from medici.online.community.clubs import Joining, Role
from medici.online.store.sessions import NAME

SCHEMA = (
    """
    CREATE TABLE club (
        number {number},
        id TEXT NOT NULL UNIQUE,
        name TEXT NOT NULL,
        looks TEXT NOT NULL UNIQUE,
        looks_small {blob} NOT NULL UNIQUE,
        about TEXT NOT NULL,
        crest TEXT NOT NULL,
        joining TEXT NOT NULL,
        listed {bool} NOT NULL,
        link {blob},
        created {real} NOT NULL
    ) {strict}
    """,
    "CREATE INDEX club_listed ON club (number) WHERE listed",
    "CREATE INDEX club_found ON club (looks_small, number) WHERE listed",
    """
    CREATE TABLE club_member (
        club_id TEXT NOT NULL REFERENCES club (id) ON DELETE CASCADE,
        player_id TEXT NOT NULL REFERENCES player (id) ON DELETE CASCADE,
        role TEXT NOT NULL,
        since {real} NOT NULL,
        PRIMARY KEY (club_id, player_id)
    ) {strict}
    """,
    "CREATE INDEX club_member_player ON club_member (player_id, role)",
    "CREATE INDEX club_member_role ON club_member (club_id, role, since)",
    """
    CREATE TABLE club_talk (
        number {number},
        club_id TEXT NOT NULL REFERENCES club (id) ON DELETE CASCADE,
        player_id TEXT NOT NULL REFERENCES player (id) ON DELETE CASCADE,
        at {real} NOT NULL,
        words TEXT NOT NULL
    ) {strict}
    """,
    "CREATE INDEX club_talk_club ON club_talk (club_id, number)",
    "CREATE INDEX club_talk_player ON club_talk (player_id)",
    """
    CREATE TABLE club_act (
        number {number},
        club_id TEXT NOT NULL REFERENCES club (id) ON DELETE CASCADE,
        at {real} NOT NULL,
        actor TEXT REFERENCES player (id) ON DELETE SET NULL,
        act TEXT NOT NULL,
        target TEXT REFERENCES player (id) ON DELETE SET NULL
    ) {strict}
    """,
    "CREATE INDEX club_act_club ON club_act (club_id, number)",
    "CREATE INDEX club_act_actor ON club_act (actor)",
    "CREATE INDEX club_act_target ON club_act (target)",
    """
    CREATE TABLE club_table (
        number {number},
        club_id TEXT NOT NULL REFERENCES club (id) ON DELETE CASCADE,
        table_id TEXT NOT NULL UNIQUE
    ) {strict}
    """,
    "CREATE INDEX club_table_club ON club_table (club_id, number)",
)
HOUSE_SCHEMA = (
    "ALTER TABLE club ADD COLUMN house {bool} NOT NULL DEFAULT FALSE",
    "CREATE UNIQUE INDEX club_house ON club (house) WHERE house",
)


@dataclass(frozen=True, slots=True)
class NewClub:
    """A club to be made; what its name looks like is worked out elsewhere."""

    id: str
    name: str
    looks: str
    looks_small: bytes  # in an order that is the same everywhere
    about: str
    crest: str
    joining: Joining
    listed: bool


@dataclass(frozen=True, slots=True)
class ClubRow:
    """A club."""

    number: int
    id: str
    name: str
    about: str
    crest: str
    joining: Joining
    listed: bool
    created: float
    members: int


@dataclass(frozen=True, slots=True)
class MemberRow:
    """Somebody of a club, or who asks to be let in."""

    player: str
    name: str
    role: Role
    since: float


@dataclass(frozen=True, slots=True)
class OwnClubRow:
    """A club that a player is in."""

    id: str
    name: str
    crest: str
    role: Role
    since: float


@dataclass(frozen=True, slots=True)
class TalkRow:
    """Something that was said in a club."""

    number: int
    player: str
    name: str
    at: float
    words: str


@dataclass(frozen=True, slots=True)
class ActRow:
    """Something that was done about a club or its members."""

    at: float
    actor: str | None  # by name; None: forgotten since
    act: str
    target: str | None


@dataclass(frozen=True, slots=True)
class StandingRow:
    """Where a member of a club stands in a game."""

    player: str
    name: str
    mu: float
    sigma: float
    games: int


@dataclass(frozen=True, slots=True)
class TableClubRow:
    """The club that a table belongs to, as somebody finds it."""

    id: str
    name: str
    role: Role | None  # of whoever asks


MEMBERS = "(SELECT count(*) FROM club_member m WHERE m.club_id = c.id AND m.role <> 'asking')"
COLUMNS = "c.number, c.id, c.name, c.about, c.crest, c.joining, c.listed, c.created"
CLUB = f"SELECT {COLUMNS}, {MEMBERS} FROM club c WHERE c.id = :club"
LISTED = f"""
SELECT {COLUMNS}, {MEMBERS} FROM club c
WHERE c.listed AND c.number < :before ORDER BY c.number DESC LIMIT :limit
"""
FOUND = f"""
SELECT {COLUMNS}, {MEMBERS} FROM club c
WHERE c.listed AND c.looks_small >= :looks AND c.looks_small < :beyond
ORDER BY c.looks_small LIMIT :limit
"""
BY_LOOKS = "SELECT id FROM club WHERE looks = :looks OR looks_small = :small"
NEW_CLUB = """
INSERT INTO club
(id, name, looks, looks_small, about, crest, joining, listed, link, created)
VALUES (:id, :name, :looks, :small, :about, :crest, :joining, :listed, NULL, :now)
"""
SET_CLUB = """
UPDATE club SET name = :name, looks = :looks, looks_small = :small, about = :about,
crest = :crest, joining = :joining, listed = :listed WHERE id = :club
"""
SET_HOUSE = (
    "UPDATE club SET house = FALSE WHERE house AND id <> :club",
    "UPDATE club SET house = TRUE WHERE id = :club AND NOT house",
)
HOUSE = "SELECT id FROM club WHERE house"
SET_LINK = "UPDATE club SET link = :link WHERE id = :club"
DISSOLVE = "DELETE FROM club WHERE id = :club"
DOOR = "SELECT joining, link FROM club WHERE id = :club"
ROLE = "SELECT role FROM club_member WHERE club_id = :club AND player_id = :player"
COUNTS = "SELECT role, count(*) FROM club_member WHERE club_id = :club GROUP BY role"
IN_CLUBS = "SELECT role, count(*) FROM club_member WHERE player_id = :player GROUP BY role"
SET_ROLE = """
INSERT INTO club_member (club_id, player_id, role, since) VALUES (:club, :player, :role, :now)
ON CONFLICT (club_id, player_id) DO UPDATE SET role = excluded.role
"""
REMOVE = "DELETE FROM club_member WHERE club_id = :club AND player_id = :player"
OF_ROLE = f"""
SELECT m.player_id, {NAME.format("m")}, m.role, m.since FROM club_member m
WHERE m.club_id = :club AND m.role = :role ORDER BY m.since LIMIT :limit
"""
CLUBS_OF = """
SELECT c.id, c.name, c.crest, m.role, m.since FROM club_member m JOIN club c ON c.id = m.club_id
WHERE m.player_id = :player ORDER BY m.since
"""
IN_CLUB = "SELECT m.player_id FROM club_member m WHERE m.club_id = :club AND m.role <> 'asking'"
# The best first, and only then what they are called: there may be hundreds of others.
STANDINGS = f"""
SELECT best.player_id, {NAME.format("best")}, best.mu, best.sigma, best.games FROM (
    SELECT * FROM rating WHERE game = :game AND speed = :speed AND player_id {{members}}
    ORDER BY mu DESC, player_id LIMIT :limit
) best ORDER BY best.mu DESC, best.player_id
"""
LATELY = """
SELECT count(*) FROM club_talk WHERE club_id = :club AND player_id = :player AND at > :since
"""
TALK = """
SELECT t.number, t.player_id, p.name, t.at, t.words FROM club_talk t
JOIN player p ON p.id = t.player_id WHERE t.club_id = :club ORDER BY t.number DESC LIMIT :limit
"""
TALK_BY = """
SELECT t.number, t.player_id, p.name, t.at, t.words FROM club_talk t
JOIN player p ON p.id = t.player_id WHERE t.player_id = :player ORDER BY t.number
"""
SAY = """
INSERT INTO club_talk (club_id, player_id, at, words) VALUES (:club, :player, :now, :words)
"""
WORDS = "SELECT words FROM club_talk WHERE club_id = :club AND number = :number"
UNSAY = "DELETE FROM club_talk WHERE club_id = :club AND number = :number"
NOTE = """
INSERT INTO club_act (club_id, at, actor, act, target) VALUES (:club, :now, :actor, :act, :target)
"""
ACTS = """
SELECT a.at, p.name, a.act, q.name FROM club_act a
LEFT JOIN player p ON p.id = a.actor LEFT JOIN player q ON q.id = a.target
WHERE a.club_id = :club ORDER BY a.number DESC LIMIT :limit
"""
# Whoever owned a club is followed by the steward who has been in it longest, or else the member;
# the server's own club goes to nobody but a steward.
OWNED = "FROM club_member o WHERE o.player_id = :id AND o.role = 'owner'"
HEIR = """(
    SELECT n.player_id FROM club_member n JOIN club c ON c.id = n.club_id
    WHERE n.club_id = o.club_id AND n.player_id <> :id
    AND (n.role = 'steward' OR n.role = 'member' AND NOT c.house)
    ORDER BY n.role DESC, n.since, n.player_id LIMIT 1
)"""
NOTE_HEIR = f"""
INSERT INTO club_act (club_id, at, actor, act, target)
SELECT o.club_id, :now, NULL, 'joined-as-owner', {HEIR} {OWNED} AND {HEIR} IS NOT NULL
"""
MAKE_HEIR = f"""
UPDATE club_member SET role = 'owner'
WHERE (club_id, player_id) IN (SELECT o.club_id, {HEIR} {OWNED})
"""
END_EMPTY = f"""
DELETE FROM club WHERE id IN (SELECT o.club_id {OWNED}) AND NOT house AND NOT EXISTS (
    SELECT 1 FROM club_member n
    WHERE n.club_id = club.id AND n.player_id <> :id AND n.role <> 'asking'
)
"""
TABLE_CLUB = """
SELECT c.id, c.name, m.role FROM club_table t JOIN club c ON c.id = t.club_id
LEFT JOIN club_member m ON m.club_id = c.id AND m.player_id = :player WHERE t.table_id = :table
"""
LIST_TABLE = "INSERT INTO club_table (club_id, table_id) VALUES (:club, :table)"
CLUB_TABLES = """
SELECT table_id FROM club_table WHERE club_id = :club ORDER BY number DESC LIMIT :limit
"""
# Of more than so many rows of a club the oldest go.
TRIM = """
DELETE FROM {table} WHERE club_id = :club AND number <= (
    SELECT number FROM {table} WHERE club_id = :club ORDER BY number DESC LIMIT 1 OFFSET :kept
)
"""
# Of more than so many tables those that wait for nobody go from the list.
TRIM_TABLES = (
    TRIM.format(table="club_table")
    + """
AND NOT EXISTS (SELECT 1 FROM game_table g WHERE g.id = table_id AND g.status = 'open')
"""
)
