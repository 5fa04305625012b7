-- A match that was played on from another: its log begins with the other's, up to that answer.
CREATE TABLE branches (
    match  TEXT    NOT NULL PRIMARY KEY REFERENCES matches (id),
    origin TEXT    NOT NULL REFERENCES matches (id),
    answer INTEGER NOT NULL             -- how many answers came before, from 0
) STRICT, WITHOUT ROWID;
CREATE INDEX branches_origin ON branches (origin);

-- Places in a running match to which whoever plays it alone may go back.
CREATE TABLE points (
    match  TEXT    NOT NULL REFERENCES matches (id),
    guest  INTEGER NOT NULL REFERENCES guests (id),
    name   TEXT    NOT NULL,
    length INTEGER NOT NULL,            -- of the log when it was set
    made   INTEGER NOT NULL,
    PRIMARY KEY (match, guest, name)
) STRICT, WITHOUT ROWID;
CREATE INDEX points_guest ON points (guest);
