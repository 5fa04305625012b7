-- Ways by which a guest wants to be called when a match waits for them and none of their pages is open.
CREATE TABLE channels (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,
    guest   INTEGER NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    kind    TEXT    NOT NULL CHECK (kind IN ('push', 'mail', 'hook')),
    address TEXT    NOT NULL,           -- of a mailbox; else where to post to
    extra   TEXT    NOT NULL,           -- the format of a hook; the keys of a push
    base    TEXT    NOT NULL,           -- how the guest reaches this server, for links
    token   TEXT    NOT NULL UNIQUE,    -- whoever has it may end the channel, and confirm it
    state   TEXT    NOT NULL CHECK (state IN ('new', 'on', 'lost')),
    note    TEXT    NOT NULL,           -- what went wrong last
    made    INTEGER NOT NULL,
    UNIQUE (guest, kind, address)
) STRICT;

-- Hours of the day in which a guest is not called, in minutes of their own clock.
CREATE TABLE quiet (
    guest INTEGER NOT NULL PRIMARY KEY REFERENCES guests (id) ON DELETE CASCADE,
    begins INTEGER NOT NULL,
    ends   INTEGER NOT NULL,
    zone   TEXT    NOT NULL
) STRICT, WITHOUT ROWID;

-- What waits for guests who have channels. A row goes when its seat is no longer asked.
CREATE TABLE waits (
    guest    INTEGER NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    match    TEXT    NOT NULL REFERENCES matches (id),
    seat     INTEGER NOT NULL,
    why      TEXT    NOT NULL,
    since    INTEGER NOT NULL,
    told     INTEGER NOT NULL,          -- 0 when the guest does not know of it yet
    seen     INTEGER NOT NULL,          -- they have been at the table since they were told
    reminded INTEGER NOT NULL,
    PRIMARY KEY (guest, match, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX waits_match ON waits (match);

-- What is on its way to channels, and what went there of late.
CREATE TABLE outbox (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,
    channel INTEGER NOT NULL,           -- may be gone: what went to its address still counts
    guest   INTEGER NOT NULL,
    address TEXT    NOT NULL,           -- of the channel, to count by
    kind    TEXT    NOT NULL CHECK (kind IN ('call', 'try', 'confirm')),
    waits   TEXT    NOT NULL,           -- JSON: the matches and seats it is about
    made    INTEGER NOT NULL,
    due     INTEGER NOT NULL,           -- when it is to be sent, or sent again
    tries   INTEGER NOT NULL,
    state   TEXT    NOT NULL CHECK (state IN ('waiting', 'sent', 'void', 'lost'))
) STRICT;
CREATE INDEX outbox_due ON outbox (state, due);
CREATE INDEX outbox_guest ON outbox (guest, made);
CREATE INDEX outbox_address ON outbox (address, made);
CREATE INDEX outbox_channel ON outbox (channel);

-- What this server made once and must not lose, such as its keys.
CREATE TABLE secrets (
    name  TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
