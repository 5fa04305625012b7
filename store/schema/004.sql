-- What those who sit at a match say to each other. It is no part of the match: its log knows nothing of it.
ALTER TABLE matches ADD COLUMN hushed INTEGER NOT NULL DEFAULT 0;  -- its host has switched talk off

CREATE TABLE messages (
    match TEXT    NOT NULL REFERENCES matches (id),
    n     INTEGER NOT NULL,             -- from 1; the oldest go first
    seat  INTEGER NOT NULL,
    guest INTEGER REFERENCES guests (id) ON DELETE SET NULL,
    at    INTEGER NOT NULL,
    words TEXT    NOT NULL,
    react INTEGER NOT NULL,             -- the words are one of the reactions
    PRIMARY KEY (match, n)
) STRICT, WITHOUT ROWID;
CREATE INDEX messages_guest ON messages (guest);

-- How a guest listens to the talk of a match.
CREATE TABLE listeners (
    match TEXT    NOT NULL REFERENCES matches (id),
    guest INTEGER NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    read  INTEGER NOT NULL,             -- the last message they were shown
    quiet INTEGER NOT NULL,             -- they want to hear nobody
    muted INTEGER NOT NULL,             -- set of the seats they do not want to hear
    PRIMARY KEY (match, guest)
) STRICT, WITHOUT ROWID;
CREATE INDEX listeners_guest ON listeners (guest);

-- Messages that somebody wants the operator to look at, as they stood: the message itself may be gone.
CREATE TABLE reports (
    match TEXT    NOT NULL REFERENCES matches (id),
    n     INTEGER NOT NULL,
    by    INTEGER NOT NULL,             -- the guest who reports it
    at    INTEGER NOT NULL,
    seat  INTEGER NOT NULL,
    guest INTEGER,                      -- who said it
    words TEXT    NOT NULL,
    PRIMARY KEY (match, n, by)
) STRICT, WITHOUT ROWID;
