-- Where the others reach a process that shares the store, as host:port; '' for nowhere.
ALTER TABLE nodes ADD COLUMN address TEXT NOT NULL DEFAULT '';
-- How often time was given back to all: a process that finds another number than before has to read its clocks anew.
ALTER TABLE alive ADD COLUMN given INTEGER NOT NULL DEFAULT 0;
