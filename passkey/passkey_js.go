// Package passkey proves nothing in a browser that is its own server: its visitor is the only one.
package passkey

import (
	"errors"
	"time"
)

// Site is for whom a passkey is good.
type Site struct{ ID, Origin string }

// Person is whose passkeys they are.
type Person struct {
	Owner   int64
	Handle  []byte
	Name    string
	Records [][]byte
}

// NewHandle is none.
func NewHandle() []byte { return nil }

// Errors of an answer to a challenge.
var (
	ErrGone  = errors.New("the challenge is gone")
	ErrProof = errors.New("the passkey proves nothing")
)

// Desk takes no proofs.
type Desk struct{}

// New is such a desk.
func New(string, int, time.Duration, func() time.Time) *Desk { return &Desk{} }

// Make makes no passkey.
func (d *Desk) Make(Site, Person) (ticket string, options []byte, err error) { return "", nil, ErrGone }

// Made takes none.
func (d *Desk) Made(string, Site, int64, []byte) (handle, id, record []byte, err error) {
	return nil, nil, nil, ErrGone
}

// Ask asks for none.
func (d *Desk) Ask(Site) (ticket string, options []byte, err error) { return "", nil, ErrGone }

// Proved proves nothing.
func (d *Desk) Proved(string, Site, []byte, func(handle []byte) (Person, error)) (id, record []byte, err error) {
	return nil, nil, ErrGone
}
