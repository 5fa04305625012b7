-- A guest is a browser that came by: all that is known is a name and the hash of its cookie.
CREATE TABLE guests (
    id   INTEGER PRIMARY KEY AUTOINCREMENT,
    hash BLOB    NOT NULL UNIQUE,
    name TEXT    NOT NULL,
    made INTEGER NOT NULL               -- milliseconds since 1970, as all times here
) STRICT;

CREATE TABLE matches (
    id      TEXT    NOT NULL PRIMARY KEY,
    game    TEXT    NOT NULL,
    setup   TEXT    NOT NULL,           -- JSON of table.Setup
    seed    BLOB    NOT NULL CHECK (length(seed) = 32),
    rules   TEXT    NOT NULL,           -- version of the rules the match began with
    host    INTEGER REFERENCES guests (id),
    made    INTEGER NOT NULL,
    moved   INTEGER NOT NULL,
    length  INTEGER NOT NULL,           -- how many entries the log has
    due     INTEGER NOT NULL,           -- set of the seats that are asked something
    state   TEXT    NOT NULL CHECK (state IN ('running', 'over', 'frozen')),
    note    TEXT    NOT NULL,           -- what players must know: it was resumed, or why it is frozen
    rematch TEXT    REFERENCES matches (id)
) STRICT, WITHOUT ROWID;
CREATE INDEX matches_host ON matches (host, moved);
CREATE INDEX matches_state ON matches (state, moved);

CREATE TABLE seats (
    match TEXT    NOT NULL REFERENCES matches (id),
    seat  INTEGER NOT NULL,
    kind  TEXT    NOT NULL CHECK (kind IN ('human', 'bot')),
    level TEXT    NOT NULL,             -- of the bot that plays it, or would
    name  TEXT    NOT NULL,             -- given by the host; may be empty
    open  INTEGER NOT NULL,             -- anybody may sit down while nobody has
    hash  BLOB    UNIQUE,               -- of the token that gives the seat
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_open ON seats (open, kind);

-- Who sits where. One person may come with several browsers.
CREATE TABLE sitters (
    match TEXT    NOT NULL,
    seat  INTEGER NOT NULL,
    guest INTEGER NOT NULL REFERENCES guests (id),
    since INTEGER NOT NULL,
    seen  INTEGER NOT NULL,             -- how many events had been told when they last left
    PRIMARY KEY (match, seat, guest),
    FOREIGN KEY (match, seat) REFERENCES seats (match, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX sitters_guest ON sitters (guest);

CREATE TABLE entries (
    match TEXT    NOT NULL REFERENCES matches (id),
    n     INTEGER NOT NULL,
    line  TEXT    NOT NULL,             -- JSON of table.Entry
    sum   INTEGER NOT NULL,             -- CRC-32 of match, n and line
    PRIMARY KEY (match, n)
) STRICT, WITHOUT ROWID;

CREATE TABLE snapshots (
    match TEXT    NOT NULL REFERENCES matches (id),
    step  INTEGER NOT NULL,
    data  BLOB    NOT NULL,             -- gzip of the JSON of table.Snapshot
    PRIMARY KEY (match, step)
) STRICT;
