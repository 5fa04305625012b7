-- In which language a guest is called by it, such as de; '' for the one that the program is written in.
ALTER TABLE channels ADD COLUMN language TEXT NOT NULL DEFAULT '';
