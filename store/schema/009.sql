-- Changed cards of a game, as somebody keeps them under a name.
CREATE TABLE card_sets (
    id    TEXT    NOT NULL PRIMARY KEY,
    guest INTEGER NOT NULL REFERENCES guests (id),
    game  TEXT    NOT NULL,
    name  TEXT    NOT NULL,
    files TEXT    NOT NULL,             -- JSON: the changed card files, text by name
    made  INTEGER NOT NULL,
    moved INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX card_sets_guest ON card_sets (guest, game);

-- Changed cards with which matches are played: they never change, whatever becomes of the set they come from.
CREATE TABLE decks (
    digest TEXT NOT NULL PRIMARY KEY,   -- of the game, the name and the files
    game   TEXT NOT NULL,
    name   TEXT NOT NULL,
    files  TEXT NOT NULL                -- as in card_sets
) STRICT, WITHOUT ROWID;

CREATE TABLE match_decks (
    match TEXT NOT NULL PRIMARY KEY REFERENCES matches (id),
    deck  TEXT NOT NULL REFERENCES decks (digest)
) STRICT, WITHOUT ROWID;
CREATE INDEX match_decks_deck ON match_decks (deck);

-- What the lab plays with changed cards for somebody.
CREATE TABLE trials (
    id     TEXT    NOT NULL PRIMARY KEY,
    cards  TEXT    NOT NULL REFERENCES card_sets (id) ON DELETE CASCADE,
    guest  INTEGER NOT NULL REFERENCES guests (id),
    job    TEXT    NOT NULL,            -- JSON: what is played
    state  TEXT    NOT NULL CHECK (state IN ('waiting', 'done', 'stopped', 'failed')),
    result TEXT    NOT NULL,            -- JSON: what came of it; or why it failed
    made   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX trials_cards ON trials (cards, made);
CREATE INDEX trials_state ON trials (state, made);
