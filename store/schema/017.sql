-- Who may not come here any more.
CREATE TABLE bans (
    who TEXT    NOT NULL PRIMARY KEY,   -- "guest 12", or an address as the server names clients
    why TEXT    NOT NULL,               -- for the operator
    at  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
