package passkey_test

import (
	"errors"
	"testing"
	"time"

	"waystation/passkey"
	"waystation/passkey/passkeytest"
)

var here = passkey.Site{ID: "games.example.org", Origin: "https://games.example.org"}

// hall is a desk with a clock of its own, a device, and the one person who has been there.
type hall struct {
	t      *testing.T
	now    time.Time
	desk   *passkey.Desk
	device *passkeytest.Device
	person passkey.Person
}

func open(t *testing.T, most int) *hall {
	t.Helper()
	h := &hall{t: t, now: time.Unix(1e9, 0), device: &passkeytest.Device{Origin: here.Origin, ID: here.ID},
		person: passkey.Person{Owner: 7, Handle: passkey.NewHandle(), Name: "Mara"}}
	h.desk = passkey.New("Waystation", most, time.Minute, func() time.Time { return h.now })
	return h
}

func (h *hall) asks() (ticket, options string) {
	h.t.Helper()
	ticket, raw, err := h.desk.Ask(here)
	if err != nil {
		h.t.Fatal(err)
	}
	return ticket, string(raw)
}

func (h *hall) makes() {
	h.t.Helper()
	ticket, options, err := h.desk.Make(here, h.person)
	if err != nil {
		h.t.Fatal(err)
	}
	answer, err := h.device.Create(string(options))
	if err != nil {
		h.t.Fatal(err)
	}
	handle, _, record, err := h.desk.Made(ticket, here, h.person.Owner, []byte(answer))
	if err != nil || string(handle) != string(h.person.Handle) {
		h.t.Fatalf("made for %x: %v", handle, err)
	}
	h.person.Records = [][]byte{record}
}

func (h *hall) answers(options string) []byte {
	h.t.Helper()
	answer, err := h.device.Prove(options)
	if err != nil {
		h.t.Fatal(err)
	}
	return []byte(answer)
}

var errStranger = errors.New("nobody has that handle")

func (h *hall) proves(ticket string, at passkey.Site, answer []byte) error {
	_, record, err := h.desk.Proved(ticket, at, answer, func(handle []byte) (passkey.Person, error) {
		if string(handle) != string(h.person.Handle) {
			return passkey.Person{}, errStranger
		}
		return h.person, nil
	})
	if err == nil {
		h.person.Records[0] = record
	}
	return err
}

// Who has made a passkey proves by it who they are, as often as they are asked.
func TestAPasskeyProvesWhoOneIs(t *testing.T) {
	h := open(t, 8)
	h.makes()
	for range 3 {
		ticket, options := h.asks()
		if err := h.proves(ticket, here, h.answers(options)); err != nil {
			t.Fatal(err)
		}
	}
	if n := h.desk.Waiting(); n != 0 {
		t.Errorf("%d challenges are kept that were answered", n)
	}
}

// What proves nothing: a challenge twice, too late, for another site, for another origin, an answer to another challenge,
// a copy of the device, somebody else's ticket, a handle that nobody has.
func TestWhatProvesNothing(t *testing.T) {
	there := passkey.Site{ID: "games.example.org", Origin: "https://games.example.org:444"}
	for _, c := range []struct {
		name string
		want error
		do   func(h *hall) error
	}{
		{"twice", passkey.ErrGone, func(h *hall) error {
			ticket, options := h.asks()
			answer := h.answers(options)
			if err := h.proves(ticket, here, answer); err != nil {
				h.t.Fatal(err)
			}
			return h.proves(ticket, here, answer)
		}},
		{"after it failed", passkey.ErrGone, func(h *hall) error {
			ticket, options := h.asks()
			if err := h.proves(ticket, here, []byte("{}")); !errors.Is(err, passkey.ErrProof) {
				h.t.Fatal(err)
			}
			return h.proves(ticket, here, h.answers(options))
		}},
		{"late", passkey.ErrGone, func(h *hall) error {
			ticket, options := h.asks()
			h.now = h.now.Add(time.Minute)
			return h.proves(ticket, here, h.answers(options))
		}},
		{"for another site", passkey.ErrGone, func(h *hall) error {
			ticket, options := h.asks()
			return h.proves(ticket, there, h.answers(options))
		}},
		{"no ticket", passkey.ErrGone, func(h *hall) error {
			_, options := h.asks()
			return h.proves("", here, h.answers(options))
		}},
		{"the ticket of a new passkey", passkey.ErrGone, func(h *hall) error {
			ticket, options, err := h.desk.Make(here, h.person)
			if err != nil {
				h.t.Fatal(err)
			}
			return h.proves(ticket, here, h.answers(string(options)))
		}},
		{"from another origin", passkey.ErrProof, func(h *hall) error {
			ticket, options := h.asks()
			h.device.Origin = "https://evil.example.org"
			return h.proves(ticket, here, h.answers(options))
		}},
		{"of another domain", passkey.ErrProof, func(h *hall) error {
			ticket, options := h.asks()
			h.device.ID = "example.org"
			return h.proves(ticket, here, h.answers(options))
		}},
		{"to another challenge", passkey.ErrProof, func(h *hall) error {
			ticket, _ := h.asks()
			_, options := h.asks()
			return h.proves(ticket, here, h.answers(options))
		}},
		{"of a copy", passkey.ErrProof, func(h *hall) error {
			ticket, options := h.asks()
			h.device.Count = 0
			return h.proves(ticket, here, h.answers(options))
		}},
		{"of a stranger", errStranger, func(h *hall) error {
			other := &passkeytest.Device{Origin: here.Origin, ID: here.ID}
			_, made, err := h.desk.Make(here, passkey.Person{Owner: 8, Handle: passkey.NewHandle(), Name: "Otto"})
			if err != nil {
				h.t.Fatal(err)
			}
			if _, err := other.Create(string(made)); err != nil {
				h.t.Fatal(err)
			}
			ticket, options := h.asks()
			answer, err := other.Prove(options)
			if err != nil {
				h.t.Fatal(err)
			}
			return h.proves(ticket, here, []byte(answer))
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			h := open(t, 8)
			h.makes()
			ticket, options := h.asks() // it has counted before
			if err := h.proves(ticket, here, h.answers(options)); err != nil {
				t.Fatal(err)
			}
			if err := c.do(h); !errors.Is(err, c.want) {
				t.Errorf("%v, want %v", err, c.want)
			}
		})
	}
}

// A passkey is made for the one for whom it was asked.
func TestANewPasskeyIsTheirs(t *testing.T) {
	h := open(t, 8)
	ticket, options, err := h.desk.Make(here, h.person)
	if err != nil {
		t.Fatal(err)
	}
	answer, err := h.device.Create(string(options))
	if err != nil {
		t.Fatal(err)
	}
	if _, _, _, err := h.desk.Made(ticket, here, 8, []byte(answer)); !errors.Is(err, passkey.ErrGone) {
		t.Errorf("somebody else keeps it: %v", err)
	}
}

// There are only so many challenges: the oldest goes first, and so does what is too old.
func TestChallengesAreBounded(t *testing.T) {
	h := open(t, 3)
	h.makes()
	first, options := h.asks()
	for range 3 {
		h.asks()
	}
	if n := h.desk.Waiting(); n != 3 {
		t.Errorf("%d challenges are kept", n)
	}
	if err := h.proves(first, here, h.answers(options)); !errors.Is(err, passkey.ErrGone) {
		t.Errorf("the oldest is still good: %v", err)
	}
	h.now = h.now.Add(time.Hour)
	h.asks()
	if n := h.desk.Waiting(); n != 1 {
		t.Errorf("%d challenges are kept of which one is good", n)
	}
}
