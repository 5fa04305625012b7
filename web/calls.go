package web

import (
	"cmp"
	"net/http"
)

// Calls is how a guest is called when they are needed and no page of theirs is open.
type Calls struct {
	Done  string // what has just been done
	Wrong string // what was wrong with what was asked for
	List  []Channel
	Full  bool // no more can be added

	Mails   bool   // mails can be sent
	PushKey string // by which a browser subscribes
	// hours in which nobody is called, on the clock of the zone; "" for one that was never said
	Begins, Ends []Pick
	Zone         string
}

// zone is what the field for it says.
func (c Calls) zone() string { return cmp.Or(c.Zone, "UTC") }

// Channel is one way to be called.
type Channel struct {
	ID, Kind, Name string
	Note           string // what went wrong last
	Lost           bool   // nothing is sent there any more
	New            bool   // it has to be confirmed from there
}

// Worker serves the service worker that shows notices. A browser lets it work for all pages only from the root.
func Worker(w http.ResponseWriter, _ *http.Request) {
	h := w.Header()
	h.Set("Content-Type", "text/javascript; charset=utf-8")
	h.Set("Cache-Control", "no-cache")
	w.Write(read("static/worker.js"))
}
