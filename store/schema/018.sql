-- Matches whose seed was given by whoever made them: by it they could know what is to come.
CREATE TABLE given_seeds (
    match TEXT NOT NULL PRIMARY KEY REFERENCES matches (id)
) STRICT, WITHOUT ROWID;
