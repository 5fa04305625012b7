-- A guest who has passkeys is known in more than one browser.
CREATE TABLE accounts (
    guest  INTEGER NOT NULL PRIMARY KEY REFERENCES guests (id) ON DELETE CASCADE,
    handle BLOB    NOT NULL UNIQUE,     -- by which passkeys know whose they are: random, and says nothing
    theme  TEXT    NOT NULL,            -- how they want their pages, for the next browser: as in its cookies
    prefs  TEXT    NOT NULL,
    made   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE passkeys (
    id     BLOB    NOT NULL PRIMARY KEY,    -- as whoever made it names it
    guest  INTEGER NOT NULL REFERENCES accounts (guest) ON DELETE CASCADE,
    record TEXT    NOT NULL,            -- JSON: its public key, and what is known of it
    name   TEXT    NOT NULL,
    made   INTEGER NOT NULL,
    used   INTEGER NOT NULL             -- to sign in; 0 for never
) STRICT, WITHOUT ROWID;
CREATE INDEX passkeys_guest ON passkeys (guest);

-- Browsers that have signed in with a passkey, beside the one in which its guest was new.
CREATE TABLE logins (
    hash    BLOB    NOT NULL PRIMARY KEY,   -- of the cookie
    guest   INTEGER NOT NULL REFERENCES accounts (guest) ON DELETE CASCADE,
    passkey BLOB    NOT NULL REFERENCES passkeys (id) ON DELETE CASCADE,
    made    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX logins_guest ON logins (guest, made);
CREATE INDEX logins_passkey ON logins (passkey);
