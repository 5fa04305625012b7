-- What people at a match have settled about time and about each other. It stands beside the match and never in it: its
-- log knows nothing of it.
CREATE TABLE terms (
    match    TEXT    NOT NULL PRIMARY KEY REFERENCES matches (id),
    waits    INTEGER NOT NULL,          -- the first question waits until everybody is ready
    clock    TEXT    NOT NULL,          -- how time is counted; '' for not at all
    each     INTEGER NOT NULL,          -- milliseconds for an answer
    reserve  INTEGER NOT NULL,          -- and for the whole match
    late     TEXT    NOT NULL,          -- what happens when time is out
    runs     INTEGER NOT NULL,          -- time passes for a seat
    ends     INTEGER,                   -- when the first of them runs out; NULL when nothing is to happen then
    ended    INTEGER NOT NULL,          -- all people agreed to end the match before its end
    replaced TEXT    REFERENCES matches (id)    -- the match that took its place
) STRICT, WITHOUT ROWID;
CREATE INDEX terms_ends ON terms (ends) WHERE ends IS NOT NULL;
CREATE INDEX terms_runs ON terms (runs) WHERE runs;

CREATE TABLE seat_terms (
    match    TEXT    NOT NULL REFERENCES matches (id),
    seat     INTEGER NOT NULL,
    ready    INTEGER NOT NULL,
    consent  INTEGER NOT NULL,          -- minutes of absence after which a bot may stand in; -1 for never
    covered  INTEGER NOT NULL,          -- a bot stands in for who is away
    resigned INTEGER NOT NULL,          -- a bot plays on to the end
    nudged   INTEGER NOT NULL,          -- when somebody was last nudged there; 0 for never
    since    INTEGER NOT NULL,          -- when the hand of its clock began to run; 0 while it stands
    used     INTEGER NOT NULL,          -- milliseconds of the present answer, until then
    last     INTEGER NOT NULL,          -- that the answer before took
    remains  INTEGER NOT NULL,          -- of the reserve
    out      INTEGER NOT NULL,          -- what is to happen when time is out has happened
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;

-- What somebody wants that the others have to agree to: one of a kind at a time.
CREATE TABLE motions (
    match TEXT    NOT NULL REFERENCES matches (id),
    kind  TEXT    NOT NULL,
    what  TEXT    NOT NULL,             -- what exactly, in the words of the server
    seat  INTEGER NOT NULL,             -- who wants it; -1 for the clock
    at    INTEGER NOT NULL,
    yes   INTEGER NOT NULL,             -- set of the seats that have agreed
    PRIMARY KEY (match, kind)
) STRICT, WITHOUT ROWID;

-- What was settled, for all to read.
CREATE TABLE notes (
    match TEXT    NOT NULL REFERENCES matches (id),
    n     INTEGER NOT NULL,             -- from 1; the oldest go first
    at    INTEGER NOT NULL,
    told  INTEGER NOT NULL,             -- how many events the match had told everybody by then
    words TEXT    NOT NULL,
    PRIMARY KEY (match, n)
) STRICT, WITHOUT ROWID;

-- When the server was last seen to run while time passed for a seat: what passed after that is given back.
CREATE TABLE alive (at INTEGER NOT NULL) STRICT;
INSERT INTO alive VALUES (0);
