"""Who counts on boards: whoever is secured, shows ratings to everybody, and is not shut out.

Each rating says so of its player: or all of the best would be read where few of them count. It is
set anew by whatever changes what it follows from, in one transaction with that, and in turn with
the folding of results, which makes ratings: so it is never wrong.
"""

from medici.online.store.database import Step, json_list

# Counted, since PostgreSQL would read all passkeys to know which exist.
SECURED = """
(SELECT count(*) FROM passkey k WHERE k.player_id = {id}) > 0
OR (SELECT count(*) FROM player_session s WHERE s.player_id = {id}) > 1
"""
RANKED = f"""
({SECURED})
AND (SELECT count(*) FROM profile f WHERE f.player_id = {{id}} AND f.hides_ratings) = 0
AND (
    SELECT count(*) FROM sanction b
    WHERE b.player_id = {{id}} AND b.kind = 'ban' AND b.until IS NULL
) = 0
"""
RANKED_IN = ("rating", "rating_week")
SET_RANKED = """
UPDATE {name} SET ranked = NOT ranked
WHERE player_id IN (SELECT listed.value FROM {listed}) AND ranked <> ({ranked})
"""
SCHEMA = (
    "ALTER TABLE profile ADD COLUMN hides_ratings {bool} NOT NULL DEFAULT FALSE",
    "UPDATE profile SET hides_ratings = TRUE WHERE shown IS NOT NULL AND {hides_ratings}",
    *(
        f"ALTER TABLE {name} ADD COLUMN ranked {{bool}} NOT NULL DEFAULT FALSE"
        for name in RANKED_IN
    ),
    *(
        f"UPDATE {name} SET ranked = TRUE WHERE {RANKED.format(id=f'{name}.player_id')}"
        for name in RANKED_IN
    ),
    "DROP INDEX rating_board",
    """
    CREATE INDEX rating_board ON rating (game, speed, mu DESC, player_id) WHERE settled AND ranked
    """,
    "DROP INDEX rating_week_board",
    """
    CREATE INDEX rating_week_board ON rating_week (week, game, speed, gain DESC, player_id)
    WHERE settled AND ranked
    """,
)


def rank_steps(listed: str, *players: str) -> list[Step]:
    """The statements that set it anew for some players; of a database with such lists."""
    ids = {"ids": json_list(players)}
    return [
        (
            SET_RANKED.format(
                name=name, listed=listed, ranked=RANKED.format(id=f"{name}.player_id")
            ),
            ids,
        )
        for name in RANKED_IN
    ]
