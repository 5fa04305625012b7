-- Of several processes that share a store one plays a match. It is a process of that name while it says so often enough;
-- what is written for a match by any other, and by it under an older epoch, is refused.
ALTER TABLE matches ADD COLUMN node TEXT NOT NULL DEFAULT '';       -- which one; '' for none
ALTER TABLE matches ADD COLUMN epoch INTEGER NOT NULL DEFAULT 0;    -- how often that has changed
CREATE INDEX matches_node ON matches (node) WHERE node <> '';

CREATE TABLE nodes (
    name  TEXT    NOT NULL PRIMARY KEY,
    until INTEGER NOT NULL              -- what it plays is its own until then, by the clock of the database
) STRICT, WITHOUT ROWID;
