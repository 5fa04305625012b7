-- Matches that came as a file, dealt elsewhere: whoever brought one may know all that is hidden in it.
CREATE TABLE brought (
    match TEXT NOT NULL PRIMARY KEY REFERENCES matches (id)
) STRICT, WITHOUT ROWID;
