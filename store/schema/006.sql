-- Whoever has given a name is not asked for one again. Who came before this was kept may have.
ALTER TABLE guests ADD COLUMN named INTEGER NOT NULL DEFAULT 0;
