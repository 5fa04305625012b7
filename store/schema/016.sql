-- Matches that nobody plays on, whatever version of the program runs, until the operator lets them go on.
CREATE TABLE aside (
    match TEXT    NOT NULL PRIMARY KEY REFERENCES matches (id),
    why   TEXT    NOT NULL,             -- for its people
    at    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
