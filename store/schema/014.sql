-- Who is rated. The number outlives its guest, so that what others have reached against them stays true.
CREATE TABLE players (
    id    INTEGER PRIMARY KEY AUTOINCREMENT,
    guest INTEGER UNIQUE REFERENCES guests (id) ON DELETE SET NULL
) STRICT;

-- Matches whose host has said that they are rated.
CREATE TABLE rated (
    match TEXT    NOT NULL PRIMARY KEY REFERENCES matches (id),
    game  TEXT    NOT NULL,
    n     INTEGER UNIQUE,               -- the order in which they were counted; NULL while they are not
    week  INTEGER,                      -- in which it was counted
    void  TEXT    NOT NULL              -- why it counts for nothing; '' when it counts, and before
) STRICT, WITHOUT ROWID;
CREATE INDEX rated_game ON rated (game, n);
CREATE INDEX rated_uncounted ON rated (match) WHERE n IS NULL;

-- Who has agreed to it by sitting down, and what it has come to.
CREATE TABLE rated_seats (
    match      TEXT    NOT NULL REFERENCES rated (match),
    seat       INTEGER NOT NULL,
    player     INTEGER NOT NULL REFERENCES players (id),
    place      INTEGER,                 -- among them; NULL when it does not count, and before
    was        REAL,                    -- the rating before and after, each with its doubt
    was_doubt  REAL,
    now        REAL,
    now_doubt  REAL,
    matches    INTEGER,                 -- how many of the game the player has had with this one
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX rated_seats_player ON rated_seats (player);

-- How strong players are thought to be: all of it follows from the two tables above.
CREATE TABLE ratings (
    game    TEXT    NOT NULL,
    player  INTEGER NOT NULL REFERENCES players (id),
    rating  REAL    NOT NULL,           -- these as in rating.Standing
    doubt   REAL    NOT NULL,
    swing   REAL    NOT NULL,
    week    INTEGER NOT NULL,
    gain    REAL    NOT NULL,
    weight  REAL    NOT NULL,
    matches INTEGER NOT NULL,
    PRIMARY KEY (game, player)
) STRICT, WITHOUT ROWID;
