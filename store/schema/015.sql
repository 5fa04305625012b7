-- Who of the same side may answer for who has left, and whose people do.
ALTER TABLE seat_terms ADD COLUMN deputies INTEGER NOT NULL DEFAULT 0;  -- minutes of absence after which others may; -1 for never
ALTER TABLE seat_terms ADD COLUMN deputy INTEGER NOT NULL DEFAULT 0;    -- set of the seat whose people do; 0 for nobody
