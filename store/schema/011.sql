-- By how many answers what a watcher is shown stands behind the table; 0 for not at all.
ALTER TABLE terms ADD COLUMN behind INTEGER NOT NULL DEFAULT 0;
