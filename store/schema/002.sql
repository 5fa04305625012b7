-- In a match played in earnest nobody may ask a bot what it would do.
ALTER TABLE matches ADD COLUMN earnest INTEGER NOT NULL DEFAULT 0;
