-- How a match that is over has ended: JSON of table.Result. NULL while it runs, and for matches from before this was kept.
ALTER TABLE matches ADD COLUMN result TEXT;

-- A campaign is a chain of matches, its chapters: each begins with what the one before has left behind.
CREATE TABLE campaigns (
    id   TEXT    NOT NULL PRIMARY KEY,
    game TEXT    NOT NULL,
    name TEXT    NOT NULL,
    made INTEGER NOT NULL,
    hash BLOB    UNIQUE                 -- of the token that manages it
) STRICT, WITHOUT ROWID;

CREATE TABLE members (
    campaign TEXT    NOT NULL REFERENCES campaigns (id),
    guest    INTEGER NOT NULL REFERENCES guests (id),
    manages  INTEGER NOT NULL,          -- may begin chapters, rename, remove members, hand this on
    since    INTEGER NOT NULL,
    PRIMARY KEY (campaign, guest)
) STRICT, WITHOUT ROWID;
CREATE INDEX members_guest ON members (guest);

CREATE TABLE chapters (
    campaign TEXT    NOT NULL REFERENCES campaigns (id),
    n        INTEGER NOT NULL,          -- from 1
    match    TEXT    NOT NULL UNIQUE REFERENCES matches (id),
    follows  TEXT    UNIQUE REFERENCES matches (id),    -- what it left behind begins this one: no match is followed twice
    PRIMARY KEY (campaign, n),
    CHECK ((n = 1) = (follows IS NULL))
) STRICT, WITHOUT ROWID;
