//go:build !js

// Package passkey lets people prove who they are by a key that their device keeps for them: WebAuthn, without a
// password and without a name. It knows no store and no pages: what it makes and reads is JSON for the browser, and a
// record of each key for whoever keeps it.
//
// A proof begins with a challenge, which is kept here, is good for one answer at one site within a few minutes, and of
// which there are only so many.
package passkey

import (
	"container/list"
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"sync"
	"time"

	"github.com/go-webauthn/webauthn/protocol"
	"github.com/go-webauthn/webauthn/webauthn"
)

// Site is for whom a passkey is good. It must not come from what a visitor says.
type Site struct {
	ID     string // the domain: games.example.org
	Origin string // how a browser names where the page is from: https://games.example.org
}

// Person is whose passkeys they are.
type Person struct {
	Owner   int64  // names them to whoever keeps the records
	Handle  []byte // names them to their passkeys: random, NewHandle
	Name    string // by which their device shows the passkey; it proves nothing
	Records [][]byte
}

// NewHandle is a handle for somebody who has none.
func NewHandle() []byte {
	b := make([]byte, 32)
	rand.Read(b) // never fails
	return b
}

// Errors of an answer to a challenge.
var (
	// ErrGone: there is no such challenge, or no more: it was used, is too old, or was asked elsewhere.
	ErrGone = errors.New("the challenge is gone")
	// ErrProof: what was answered does not prove anything.
	ErrProof = errors.New("the passkey proves nothing")
)

// maxRecord is how long a record may be: those of the keys that devices make are a tenth of it.
const maxRecord = 8 << 10

// Desk asks for proofs and checks them. It is safe for concurrent use.
type Desk struct {
	title string
	most  int
	life  time.Duration
	now   func() time.Time

	mu    sync.Mutex
	asked map[string]*list.Element // by ticket
	order *list.List               // of *challenge, the oldest in front
}

// challenge is what was asked of somebody.
type challenge struct {
	ticket  string
	site    Site
	session *webauthn.SessionData
	until   time.Time
	person  Person // for whom a passkey is made; nobody when one is asked for
}

// New is a desk with that many challenges at most, each good for so long: the oldest goes first. The title is the name
// of the program, as devices show it.
func New(title string, most int, life time.Duration, now func() time.Time) *Desk {
	return &Desk{title: title, most: most, life: life, now: now, asked: map[string]*list.Element{}, order: list.New()}
}

// person is a Person as the library wants them.
type person struct {
	Person
	keys []webauthn.Credential
}

func (p *person) WebAuthnID() []byte                         { return p.Handle }
func (p *person) WebAuthnName() string                       { return p.Name }
func (p *person) WebAuthnDisplayName() string                { return p.Name }
func (p *person) WebAuthnCredentials() []webauthn.Credential { return p.keys }

func read(p Person) (*person, error) {
	out := &person{Person: p}
	for _, r := range p.Records {
		var c webauthn.Credential
		if err := json.Unmarshal(r, &c); err != nil {
			return nil, fmt.Errorf("the record of a passkey can't be read: %w", err)
		}
		out.keys = append(out.keys, c)
	}
	return out, nil
}

func (d *Desk) library(s Site) (*webauthn.WebAuthn, error) {
	wait := webauthn.TimeoutConfig{Timeout: d.life, TimeoutUVD: d.life}
	return webauthn.New(&webauthn.Config{
		RPID: s.ID, RPDisplayName: d.title, RPOrigins: []string{s.Origin},
		AttestationPreference: protocol.PreferNoAttestation,
		AuthenticatorSelection: protocol.AuthenticatorSelection{
			ResidentKey: protocol.ResidentKeyRequirementRequired, RequireResidentKey: protocol.ResidentKeyRequired(),
			UserVerification: protocol.VerificationRequired,
		},
		Timeouts: webauthn.TimeoutsConfig{Login: wait, Registration: wait},
		// what an extension of a browser adds is not looked at
		ExtensionsUnsolicitedOutputPolicy: protocol.UnsolicitedOutputPolicyIgnore,
	})
}

// Make asks for a new passkey of somebody. The options are for the browser; the ticket is for whoever answers.
func (d *Desk) Make(s Site, p Person) (ticket string, options []byte, err error) {
	lib, err := d.library(s)
	if err != nil {
		return "", nil, err
	}
	who, err := read(p)
	if err != nil {
		return "", nil, err
	}
	made, session, err := lib.BeginRegistration(who,
		webauthn.WithExclusions(webauthn.Credentials(who.keys).CredentialDescriptors()))
	if err != nil {
		return "", nil, err
	}
	options, err = json.Marshal(made.Response)
	p.Records = nil // what waits is small, whoever has how many
	return d.put(challenge{site: s, session: session, person: p}), options, err
}

// Made reads the new passkey of an owner, for whom it must have been asked: their handle, how their device names the
// passkey, and the record to keep.
func (d *Desk) Made(ticket string, s Site, owner int64, answer []byte) (handle, id, record []byte, err error) {
	c := d.take(ticket, s)
	if c == nil || c.person.Handle == nil || c.person.Owner != owner {
		return nil, nil, nil, ErrGone
	}
	lib, err := d.library(s)
	if err != nil {
		return nil, nil, nil, err
	}
	parsed, err := protocol.ParseCredentialCreationResponseBytes(answer)
	if err != nil {
		return nil, nil, nil, proofless(err)
	}
	key, err := lib.CreateCredential(&person{Person: c.person}, *c.session, parsed)
	if err != nil {
		return nil, nil, nil, proofless(err)
	}
	key.Attestation = webauthn.CredentialAttestation{} // nothing is asked of who has made the device
	record, err = json.Marshal(key)
	if len(record) > maxRecord {
		return nil, nil, nil, fmt.Errorf("%w: its key is too long", ErrProof)
	}
	return c.person.Handle, key.ID, record, err
}

// Ask asks for a proof by any passkey that the device has for the site.
func (d *Desk) Ask(s Site) (ticket string, options []byte, err error) {
	lib, err := d.library(s)
	if err != nil {
		return "", nil, err
	}
	asked, session, err := lib.BeginDiscoverableLogin(webauthn.WithUserVerification(protocol.VerificationRequired))
	if err != nil {
		return "", nil, err
	}
	options, err = json.Marshal(asked.Response)
	return d.put(challenge{site: s, session: session}), options, err
}

// Proved checks a proof: find is asked whose handle it is, and its error is returned as it is. It returns how the
// passkey is named, and its record as it is now.
func (d *Desk) Proved(ticket string, s Site, answer []byte, find func(handle []byte) (Person, error)) (
	id, record []byte, err error) {
	c := d.take(ticket, s)
	if c == nil || c.person.Handle != nil {
		return nil, nil, ErrGone
	}
	lib, err := d.library(s)
	if err != nil {
		return nil, nil, err
	}
	parsed, err := protocol.ParseCredentialRequestResponseBytes(answer)
	if err != nil {
		return nil, nil, proofless(err)
	}
	var failed error
	key, err := lib.ValidateDiscoverableLogin(func(_, handle []byte) (webauthn.User, error) {
		p, err := find(handle)
		if err != nil {
			failed = err
			return nil, err
		}
		return read(p)
	}, *c.session, parsed)
	switch {
	case failed != nil:
		return nil, nil, failed
	case err != nil:
		return nil, nil, proofless(err)
	case key.Authenticator.CloneWarning:
		return nil, nil, fmt.Errorf("%w: it counts less than it has counted, as a copy would", ErrProof)
	}
	record, err = json.Marshal(key)
	return key.ID, record, err
}

// proofless says why an answer proves nothing.
func proofless(err error) error {
	var e *protocol.Error
	if errors.As(err, &e) {
		return fmt.Errorf("%w: %s %s", ErrProof, e.Details, e.DevInfo)
	}
	return fmt.Errorf("%w: %w", ErrProof, err)
}

// put keeps a challenge. What is too old goes, and the oldest where there are too many.
func (d *Desk) put(c challenge) string {
	d.mu.Lock()
	defer d.mu.Unlock()
	now := d.now()
	for e := d.order.Front(); e != nil && (d.order.Len() >= d.most || !now.Before(e.Value.(*challenge).until)); {
		d.drop(e)
		e = d.order.Front()
	}
	c.ticket, c.until = rand.Text(), now.Add(d.life)
	d.asked[c.ticket] = d.order.PushBack(&c)
	return c.ticket
}

// take is the challenge of a ticket, once; nil when it is gone or was asked at another site.
func (d *Desk) take(ticket string, s Site) *challenge {
	d.mu.Lock()
	defer d.mu.Unlock()
	e := d.asked[ticket]
	if e == nil {
		return nil
	}
	c := e.Value.(*challenge)
	d.drop(e)
	if c.site != s || !d.now().Before(c.until) {
		return nil
	}
	return c
}

func (d *Desk) drop(e *list.Element) {
	delete(d.asked, e.Value.(*challenge).ticket)
	d.order.Remove(e)
}

// Waiting is how many challenges wait for an answer, or have not been dropped yet.
func (d *Desk) Waiting() int {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.order.Len()
}
