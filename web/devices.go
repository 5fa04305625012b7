package web

// Devices is what a page says of keeping somebody's things on more devices than one, by passkeys.
type Devices struct {
	Page    string // the page itself: /settings, which shows the list, or /matches
	Origin  string // where passkeys are good: https://games.example.org
	Why     string // why there can be none here; "" where there can
	Name    string
	Account bool // they have passkeys
	Keys    []Passkey
	Full    bool   // there can be no more
	Logins  int    // browsers that have signed in
	Keeps   string // what this browser keeps that could join: "3 matches"; "" for nothing
	Done    string // what has just been done
}

// Passkey is one of them.
type Passkey struct{ ID, Name, Note string }

// listed reports whether the page shows the list.
func (d Devices) listed() bool { return d.Account && d.Page == "/settings" }
