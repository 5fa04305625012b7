package store

import (
	"bytes"
	"context"
	"crypto/rand"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"time"
)

// Account is what makes a guest known in more browsers than one: passkeys, and how they want their pages.
type Account struct {
	Guest  int64
	Handle []byte // by which passkeys know whose they are
	Theme  string // as in the cookie of that name
	Prefs  string
	Keys   []Passkey // in the order in which they came
	Logins int       // browsers that have signed in
}

// Passkey is a key with which a guest signs in.
type Passkey struct {
	ID     []byte
	Record []byte // JSON: its public key, and what is known of it
	Name   string
	Made   time.Time
	Used   time.Time // to sign in; zero for never
}

const (
	// MaxPasskeys is how many passkeys a guest has at most.
	MaxPasskeys = 16
	// maxLogins is how many browsers are signed in for a guest: the one that came first goes.
	maxLogins = 32
)

// LoginLife is how long a browser stays signed in.
const LoginLife = 400 * 24 * time.Hour

// ErrPasskeys: a guest has as many passkeys as they may have.
var ErrPasskeys = fmt.Errorf("there are %d passkeys already", MaxPasskeys)

// Account is that of a guest, or ErrNone.
func (s *Store) Account(ctx context.Context, guest int64) (*Account, error) {
	return s.account(ctx, "guest = ?", guest)
}

// AccountByHandle is the account whose passkeys say that handle, or ErrNone.
func (s *Store) AccountByHandle(ctx context.Context, handle []byte) (*Account, error) {
	return s.account(ctx, "handle = ?", handle)
}

func (s *Store) account(ctx context.Context, where string, arg any) (*Account, error) {
	var a Account
	err := s.read.QueryRowContext(ctx, `SELECT guest, handle, theme, prefs,
		(SELECT count(*) FROM logins l WHERE l.guest = a.guest) FROM accounts a WHERE `+where, arg).
		Scan(&a.Guest, &a.Handle, &a.Theme, &a.Prefs, &a.Logins)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, ErrNone
	}
	if err != nil {
		return nil, err
	}
	rows, err := s.read.QueryContext(ctx, "SELECT id, record, name, made, used FROM passkeys WHERE guest = ? "+
		"ORDER BY made, id", a.Guest)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	for rows.Next() {
		var k Passkey
		var made, used int64
		if err := rows.Scan(&k.ID, &k.Record, &k.Name, &made, &used); err != nil {
			return nil, err
		}
		k.Made = time.UnixMilli(made)
		if used != 0 {
			k.Used = time.UnixMilli(used)
		}
		a.Keys = append(a.Keys, k)
	}
	return &a, rows.Err()
}

// AddPasskey gives a guest one more passkey; the first makes them an account with that handle and those wishes. The
// error is ErrPasskeys when they have too many, and ErrTaken when somebody has that very one, or when the guest's
// account has another handle.
func (s *Store) AddPasskey(ctx context.Context, a *Account, k *Passkey) error {
	return s.tx(ctx, func(tx *sql.Tx) error {
		if err := roomForAccount(ctx, tx, a.Guest); err != nil {
			return err
		}
		_, err := tx.ExecContext(ctx, "INSERT INTO accounts (guest, handle, theme, prefs, made) "+
			"VALUES (?, ?, ?, ?, ?) ON CONFLICT (guest) DO NOTHING", a.Guest, a.Handle, a.Theme, a.Prefs, now())
		if err != nil {
			return err
		}
		var n int
		var known bool
		var handle []byte
		err = tx.QueryRowContext(ctx, `SELECT (SELECT count(*) FROM passkeys WHERE guest = ?1), (SELECT handle FROM
			accounts WHERE guest = ?1), EXISTS (SELECT 1 FROM passkeys WHERE id = ?2)`, a.Guest, k.ID).
			Scan(&n, &handle, &known)
		switch {
		case err != nil:
			return err
		case known || !bytes.Equal(handle, a.Handle):
			return ErrTaken
		case n >= MaxPasskeys:
			return ErrPasskeys
		}
		_, err = tx.ExecContext(ctx, "INSERT INTO passkeys (id, guest, record, name, made, used) "+
			"VALUES (?, ?, ?, ?, ?, 0)", k.ID, a.Guest, string(k.Record), k.Name, now())
		return err
	})
}

// maxEmpty is how many accounts may keep nothing but their passkeys.
var maxEmpty = 10_000

// roomForAccount forgets the oldest account that keeps nothing, if there are as many accounts as may keep nothing:
// whoever makes accounts without end pushes out what nobody misses, and nobody else.
func roomForAccount(ctx context.Context, tx *sql.Tx, guest int64) error {
	_, err := tx.ExecContext(ctx, `DELETE FROM guests WHERE id IN (SELECT id FROM guests JOIN accounts a ON guest = id
		WHERE guest <> ?1 AND `+empty+` ORDER BY a.made, guest LIMIT 1)
		AND NOT EXISTS (SELECT 1 FROM accounts WHERE guest = ?1)
		AND (SELECT count(*) FROM accounts) >= ?2`, guest, maxEmpty)
	return err
}

// NamePasskey gives a guest's passkey another name: ErrNone if it is not theirs.
func (s *Store) NamePasskey(ctx context.Context, guest int64, id []byte, name string) error {
	return s.tx(ctx, func(tx *sql.Tx) error {
		return one(tx.ExecContext(ctx, "UPDATE passkeys SET name = ? WHERE id = ? AND guest = ?", name, id, guest))
	})
}

// DropPasskey removes a passkey of a guest: ErrNone if it is not theirs. Browsers that have signed in with it are
// signed out, but for the one with the token. With the last passkey the account goes: the browser with the token alone
// keeps the guest.
func (s *Store) DropPasskey(ctx context.Context, guest int64, id []byte, token string) error {
	return s.tx(ctx, func(tx *sql.Tx) error {
		_, err := tx.ExecContext(ctx, `UPDATE logins SET passkey = coalesce((SELECT id FROM passkeys WHERE guest = ?1
			AND id <> ?2 ORDER BY made, id LIMIT 1), passkey) WHERE guest = ?1 AND hash = ?3`, guest, id, hashOf(token))
		if err != nil {
			return err
		}
		if err := one(tx.ExecContext(ctx, "DELETE FROM passkeys WHERE id = ? AND guest = ?", id, guest)); err != nil {
			return err
		}
		var left int
		err = tx.QueryRowContext(ctx, "SELECT count(*) FROM passkeys WHERE guest = ?", guest).Scan(&left)
		if err != nil || left > 0 {
			return err
		}
		if _, err := tx.ExecContext(ctx, "DELETE FROM accounts WHERE guest = ?", guest); err != nil {
			return err
		}
		return one(tx.ExecContext(ctx, "UPDATE guests SET hash = ? WHERE id = ?", hashOf(token), guest))
	})
}

// KeepWishes stores how a guest wants their pages, if they have an account.
func (s *Store) KeepWishes(ctx context.Context, guest int64, theme, prefs string) error {
	return s.tx(ctx, func(tx *sql.Tx) error {
		_, err := tx.ExecContext(ctx, "UPDATE accounts SET theme = ?, prefs = ? WHERE guest = ?", theme, prefs, guest)
		return err
	})
}

// SignIn is somebody who has proved by a passkey who they are.
type SignIn struct {
	Guest   int64
	Passkey []byte
	Record  []byte // as it is now
	Token   string // by which the browser will be known
	Bring   int64  // the guest that the browser was until now, whose things join theirs; 0 for none
}

// Joined is what became of what a browser has brought along.
type Joined struct {
	Matches []string // they hold them now
	Left    []string // these stay with the guest that they were: they sit there at another seat already
}

// SignIn stores that a browser is somebody's from now on. ErrNone if the passkey is not theirs any more.
func (s *Store) SignIn(ctx context.Context, in SignIn) (j Joined, err error) {
	err = s.tx(ctx, func(tx *sql.Tx) error {
		err := one(tx.ExecContext(ctx, "UPDATE passkeys SET record = ?, used = ? WHERE id = ? AND guest = ?",
			string(in.Record), now(), in.Passkey, in.Guest))
		if err != nil {
			return err
		}
		_, err = tx.ExecContext(ctx, "INSERT INTO logins (hash, guest, passkey, made) VALUES (?, ?, ?, ?)",
			hashOf(in.Token), in.Guest, in.Passkey, now())
		if err == nil {
			_, err = tx.ExecContext(ctx, `DELETE FROM logins WHERE guest = ?1 AND hash NOT IN
				(SELECT hash FROM logins WHERE guest = ?1 ORDER BY made DESC, hash = ?3 DESC, hash LIMIT ?2)`, in.Guest,
				maxLogins, hashOf(in.Token))
		}
		if err != nil || in.Bring == 0 || in.Bring == in.Guest {
			return err
		}
		j, err = joinGuests(ctx, tx, in.Bring, in.Guest)
		return err
	})
	return j, err
}

// SignOut makes a token worth nothing.
func (s *Store) SignOut(ctx context.Context, token string) error {
	return s.tx(ctx, func(tx *sql.Tx) error {
		if _, err := tx.ExecContext(ctx, "DELETE FROM logins WHERE hash = ?", hashOf(token)); err != nil {
			return err
		}
		_, err := tx.ExecContext(ctx, `UPDATE guests SET hash = ? WHERE hash = ?
			AND EXISTS (SELECT 1 FROM accounts WHERE guest = guests.id)`, nobodys(), hashOf(token))
		return err
	})
}

// SignOutOthers makes all tokens of a guest with an account worth nothing but one.
func (s *Store) SignOutOthers(ctx context.Context, guest int64, token string) error {
	return s.tx(ctx, func(tx *sql.Tx) error {
		_, err := tx.ExecContext(ctx, "DELETE FROM logins WHERE guest = ? AND hash <> ?", guest, hashOf(token))
		if err != nil {
			return err
		}
		_, err = tx.ExecContext(ctx, `UPDATE guests SET hash = ?1 WHERE id = ?2 AND hash <> ?3
			AND EXISTS (SELECT 1 FROM accounts WHERE guest = ?2)`, nobodys(), guest, hashOf(token))
		return err
	})
}

// nobodys is the hash of a token that nobody has.
func nobodys() []byte { return hashOf(rand.Text()) }

// joinGuests gives to one guest what another has. A match that runs and where both sit is left as it is where that
// would give
// a seat more: nobody comes to see another hand by it. So is what is more than a guest may keep. The other guest
// goes, unless something is left. An account is never joined to another.
func joinGuests(ctx context.Context, tx *sql.Tx, from, to int64) (j Joined, err error) {
	var account bool
	err = tx.QueryRowContext(ctx, "SELECT EXISTS (SELECT 1 FROM accounts WHERE guest = ?)", from).Scan(&account)
	if err != nil || account {
		return j, err
	}
	j.Left, err = ids(ctx, tx, `SELECT DISTINCT a.match FROM sitters a JOIN matches m ON m.id = a.match
		WHERE a.guest = ?1 AND m.state <> 'over' AND EXISTS (SELECT 1 FROM sitters b WHERE b.match = a.match
		AND b.guest = ?2) AND NOT EXISTS (SELECT 1 FROM sitters b WHERE b.match = a.match AND b.seat = a.seat
		AND b.guest = ?2) ORDER BY a.match`, from, to)
	if err != nil {
		return j, err
	}
	left, err := json.Marshal(append([]string{}, j.Left...))
	if err != nil {
		return j, err
	}
	j.Matches, err = ids(ctx, tx, `SELECT id FROM matches WHERE (host = ?1 OR id IN (SELECT match FROM sitters
		WHERE guest = ?1)) AND id NOT IN (SELECT value FROM json_each(?2)) ORDER BY id`, from, string(left))
	if err != nil {
		return j, err
	}
	if err := joinPlayers(ctx, tx, from, to); err != nil {
		return j, err
	}
	for _, step := range joining {
		args := []any{from, to, string(left)}
		for !strings.Contains(step, fmt.Sprint("?", len(args))) { // no more than it asks for
			args = args[:len(args)-1]
		}
		if _, err := tx.ExecContext(ctx, step, args...); err != nil {
			return j, err
		}
	}
	return j, nil
}

// joining are the steps by which all that guest ?1 has becomes ?2's, but for the matches ?3.
var joining = []string{
	`INSERT INTO sitters (match, seat, guest, since, seen) SELECT match, seat, ?2, since, seen FROM sitters
		WHERE guest = ?1 AND match NOT IN (SELECT value FROM json_each(?3)) ON CONFLICT DO NOTHING`,
	`DELETE FROM sitters WHERE guest = ?1 AND match NOT IN (SELECT value FROM json_each(?3))`,
	`UPDATE matches SET host = ?2 WHERE host = ?1 AND id NOT IN (SELECT value FROM json_each(?3))`,
	`INSERT INTO members (campaign, guest, manages, since) SELECT campaign, ?2, manages, since FROM members
		WHERE guest = ?1 AND campaign NOT IN (SELECT c.campaign FROM chapters c JOIN json_each(?3) ON c.match = value)
		ON CONFLICT (campaign, guest) DO UPDATE SET manages = members.manages OR excluded.manages`,
	`DELETE FROM members WHERE guest = ?1
		AND campaign NOT IN (SELECT c.campaign FROM chapters c JOIN json_each(?3) ON c.match = value)`,
	`UPDATE messages SET guest = ?2 WHERE guest = ?1 AND match NOT IN (SELECT value FROM json_each(?3))`,
	`UPDATE listeners SET guest = ?2 WHERE guest = ?1 AND match NOT IN (SELECT value FROM json_each(?3))
		AND NOT EXISTS (SELECT 1 FROM listeners x WHERE x.match = listeners.match AND x.guest = ?2)`,
	`UPDATE reports SET by = ?2 WHERE by = ?1
		AND NOT EXISTS (SELECT 1 FROM reports x WHERE x.match = reports.match AND x.n = reports.n AND x.by = ?2)`,
	`UPDATE reports SET guest = ?2 WHERE guest = ?1`,
	`UPDATE points SET guest = ?2 WHERE guest = ?1 AND match NOT IN (SELECT value FROM json_each(?3))
		AND NOT EXISTS (SELECT 1 FROM points x WHERE x.match = points.match AND x.guest = ?2 AND x.name = points.name)`,
	`UPDATE card_sets SET guest = ?2 WHERE id IN (SELECT id FROM card_sets WHERE guest = ?1 ORDER BY moved DESC, id
		LIMIT ` + free("card_sets", MaxCardSets) + `)`,
	`UPDATE trials SET guest = ?2 WHERE guest = ?1 AND cards IN (SELECT id FROM card_sets WHERE guest = ?2)`,
	`UPDATE channels SET guest = ?2 WHERE id IN (SELECT id FROM channels WHERE guest = ?1 ORDER BY id
		LIMIT ` + free("channels", MaxChannels) + `) AND NOT EXISTS (SELECT 1 FROM channels x
		WHERE x.guest = ?2 AND x.kind = channels.kind AND x.address = channels.address)`,
	`INSERT INTO quiet (guest, begins, ends, zone)
		SELECT ?2, begins, ends, zone FROM quiet WHERE guest = ?1 ON CONFLICT DO NOTHING`,
	`UPDATE waits SET guest = ?2 WHERE guest = ?1 AND match NOT IN (SELECT value FROM json_each(?3))
		AND NOT EXISTS (SELECT 1 FROM waits x WHERE x.match = waits.match AND x.seat = waits.seat AND x.guest = ?2)`,
	`UPDATE outbox SET guest = ?2 WHERE guest = ?1`,
	`UPDATE guests SET name = (SELECT name FROM guests WHERE id = ?1), named = TRUE
		WHERE id = ?2 AND NOT named AND (SELECT named FROM guests WHERE id = ?1)`,
	`DELETE FROM guests WHERE id = ?1 AND ` + idle,
}

// free is how many more of a table guest ?2 may have.
func free(table string, most int) string {
	return fmt.Sprintf("(SELECT CASE WHEN count(*) < %[2]d THEN %[2]d - count(*) ELSE 0 END FROM %[1]s "+
		"WHERE guest = ?2)", table, most)
}

// idle says of a guest that nothing is kept for them that others could miss, or they themselves.
const idle = empty + ` AND NOT EXISTS (SELECT 1 FROM accounts WHERE guest = guests.id)`

// empty says the same, but for an account.
const empty = `NOT EXISTS (SELECT 1 FROM sitters WHERE guest = guests.id)
	AND NOT EXISTS (SELECT 1 FROM matches WHERE host = guests.id)
	AND NOT EXISTS (SELECT 1 FROM members WHERE guest = guests.id)
	AND NOT EXISTS (SELECT 1 FROM points WHERE guest = guests.id)
	AND NOT EXISTS (SELECT 1 FROM card_sets WHERE guest = guests.id)
	AND NOT EXISTS (SELECT 1 FROM trials WHERE guest = guests.id)`

// unused says of a guest that they have signed in nowhere since ?1, and have made no passkey.
const unused = `NOT EXISTS (SELECT 1 FROM passkeys WHERE guest = guests.id AND (made >= ?1 OR used >= ?1))
	AND NOT EXISTS (SELECT 1 FROM logins WHERE guest = guests.id AND made >= ?1)`

// DropAccount removes a guest with an account and all that is kept of them, and returns the matches where they sat or
// which they hosted: these stay, with a seat at which nobody sits. Who sits there the longest hosts them from then on.
func (s *Store) DropAccount(ctx context.Context, guest int64) (matches []string, err error) {
	err = s.tx(ctx, func(tx *sql.Tx) error {
		if err := one(tx.ExecContext(ctx, "DELETE FROM accounts WHERE guest = ?", guest)); err != nil {
			return err
		}
		matches, err = ids(ctx, tx, `SELECT id FROM matches WHERE host = ?1 OR id IN
			(SELECT match FROM sitters WHERE guest = ?1) ORDER BY id`, guest)
		if err != nil {
			return err
		}
		campaigns, err := ids(ctx, tx, "SELECT campaign FROM members WHERE guest = ?", guest)
		if err != nil {
			return err
		}
		for _, step := range leaving {
			if _, err := tx.ExecContext(ctx, step, guest); err != nil {
				return err
			}
		}
		for _, c := range campaigns {
			if err := manned(ctx, tx, c); err != nil {
				return err
			}
		}
		return nil
	})
	return matches, err
}

// leaving are the steps by which nothing is left of a guest.
var leaving = []string{
	`DELETE FROM sitters WHERE guest = ?1`,
	`UPDATE matches SET host = (SELECT guest FROM sitters x WHERE x.match = matches.id
		ORDER BY x.since, x.guest LIMIT 1)
		WHERE host = ?1`,
	`DELETE FROM members WHERE guest = ?1`,
	`DELETE FROM points WHERE guest = ?1`,
	`DELETE FROM trials WHERE guest = ?1`,
	`DELETE FROM card_sets WHERE guest = ?1`,
	`DELETE FROM outbox WHERE guest = ?1`,
	`UPDATE reports SET guest = NULL WHERE guest = ?1`,
	`DELETE FROM guests WHERE id = ?1`,
}
