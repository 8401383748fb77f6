"""What the steps of the schema say differently to SQLite and to PostgreSQL."""

# The body of an event ``e`` as text, and the player whom it names, if any.
SQLITE_BODY = "CAST(e.body AS TEXT)"
SQLITE_NAMED = f"""
CASE WHEN json_valid({SQLITE_BODY}) THEN
coalesce(json_extract({SQLITE_BODY}, '$.player'), json_extract({SQLITE_BODY}, '$.by')) END
"""
POSTGRES_BODY = "convert_from(e.body, 'UTF8')"
POSTGRES_NAMED = f"""
coalesce(nullif(split_part(split_part({POSTGRES_BODY}, '"player":"', 2), '"', 1), ''),
nullif(split_part(split_part({POSTGRES_BODY}, '"by":"', 2), '"', 1), ''))
"""

SQLITE_TYPES = {
    "blob": "BLOB",
    "body": SQLITE_BODY,
    "bool": "INTEGER",
    "hides_ratings": 'instr(shown, CAST(\'"ratings":"everybody"\' AS BLOB)) = 0',
    "int": "INTEGER",
    "named": SQLITE_NAMED,
    "name_of_hash": "lower(hex(substr(hash, 1, 8)))",
    "now": "CAST(strftime('%s', 'now') AS REAL)",
    "number": "INTEGER PRIMARY KEY",
    "real": "REAL",
    "strict": "STRICT",
    "refuse": "BEGIN SELECT RAISE(ABORT, 'the audit log only grows'); END",
    "no_update": "CREATE TRIGGER audit_update BEFORE UPDATE ON audit",
    "no_delete": "CREATE TRIGGER audit_delete BEFORE DELETE ON audit",
    "true": "1",
    "unproven": 'instr(e.body, CAST(\'"commitment":""\' AS BLOB)) > 0',
}
POSTGRES_TYPES = {
    "blob": "BYTEA",
    "body": POSTGRES_BODY,
    "bool": "BOOLEAN",
    "hides_ratings": 'position(CAST(\'"ratings":"everybody"\' AS BYTEA) IN shown) = 0',
    "int": "BIGINT",
    "named": POSTGRES_NAMED,
    "name_of_hash": "encode(substring(hash FROM 1 FOR 8), 'hex')",
    "now": "extract(epoch FROM now())",
    "number": "BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY",
    "real": "DOUBLE PRECISION",
    "strict": "",
    "refuse": "DO INSTEAD NOTHING",
    "no_update": "CREATE RULE audit_update AS ON UPDATE TO audit",
    "no_delete": "CREATE RULE audit_delete AS ON DELETE TO audit",
    "true": "TRUE",
    "unproven": 'position(CAST(\'"commitment":""\' AS BYTEA) IN e.body) > 0',
}
