package server

import (
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"net"
	"net/http"
	"net/netip"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"time"

	"waystation/passkey"
	"waystation/store"
	"waystation/web"
)

const (
	// maxChallenges is how many proofs may be under way at a time, and challengeLife how long one may take.
	maxChallenges = 4096
	challengeLife = 5 * time.Minute

	ticketName = "passkey" // the cookie of who is asked for a proof
	beforeName = "before"  // the cookie of the guest that a browser was before it signed in
)

// site is for whom passkeys are good here. It comes from how the server was started, never from what a visitor says:
// only at the server's own machine does a request say at which port it is reached, and of several origins at which.
// Where they can't be used, why.
func (s *Server) site(r *http.Request) (at passkey.Site, why string) {
	if s.public != nil {
		switch host := s.public.Hostname(); {
		case isNumber(host):
			return at, "Passkeys need a name, and this server is reached by a number. Whoever runs it can change that."
		case s.public.Scheme != "https" && host != "localhost":
			return at, "Passkeys need HTTPS, and this server is reached without: whoever runs it can start it with " +
				"--tls-self."
		default:
			return passkey.Site{ID: host, Origin: s.public.Scheme + "://" + s.public.Host}, ""
		}
	}
	host, port := r.Host, ""
	if h, p, err := net.SplitHostPort(r.Host); err == nil {
		host, port = h, ":"+p
	}
	a, err := netip.ParseAddr(strings.Trim(host, "[]"))
	switch {
	case host == "localhost":
		return passkey.Site{ID: "localhost", Origin: s.link(r, "")}, ""
	case r.TLS != nil && slices.Contains(s.Origins, "https://"+r.Host):
		return passkey.Site{ID: host, Origin: "https://" + r.Host}, ""
	case r.TLS != nil && len(s.Origins) > 0:
		return at, "Passkeys need a name, and at this one they are not good. Open " + s.Origins[0] +
			" instead: to the browser that is another place, with a name and matches of its own."
	case err == nil && a.IsLoopback():
		return at, "Passkeys need a name, and this page is reached by a number. Open http://localhost" + port +
			" instead: to the browser that is another place, with a name and matches of its own."
	}
	if s.secure(r) {
		return at, "Passkeys need a name that whoever runs this server has to give it (--public-url)."
	}
	return at, "Passkeys need HTTPS, and this page came without: whoever runs this server can start it with " +
		"--tls-self, or with --public-url behind a proxy."
}

func isNumber(host string) bool {
	_, err := netip.ParseAddr(host)
	return err == nil
}

// proves holds a client to a rate at which it may ask for proofs and give them, and says for which site.
func (s *Server) proves(r *http.Request) (passkey.Site, error) {
	if !s.proofs.allow(s.client(r)) {
		return passkey.Site{}, refuse(http.StatusTooManyRequests, "That was much in a short time. Wait a moment.")
	}
	at, why := s.site(r)
	if why != "" {
		return at, refuse(http.StatusForbidden, why)
	}
	return at, nil
}

// ask sends what the browser is to ask its device, and remembers to whom.
func (s *Server) ask(w http.ResponseWriter, r *http.Request, ticket string, options []byte) {
	http.SetCookie(w, s.cookie(r, ticketName, s.ticketFor(ticket), "/passkeys", challengeLife))
	writeJSON(w, http.StatusOK, json.RawMessage(options))
}

// newPasskey asks for a passkey for a guest.
func (s *Server) newPasskey(w http.ResponseWriter, r *http.Request) {
	at, err := s.proves(r)
	var g store.Guest
	if err == nil {
		if g, err = s.welcome(w, r); err != nil {
			err = s.storeError(err)
		}
	}
	var ticket string
	var options []byte
	if err == nil {
		ticket, options, err = s.makePasskey(r, at, g)
	}
	if err != nil {
		s.fail(w, r, err)
		return
	}
	s.ask(w, r, ticket, options)
}

func (s *Server) makePasskey(r *http.Request, at passkey.Site, g store.Guest) (string, []byte, error) {
	p := passkey.Person{Owner: g.ID, Name: g.Name}
	switch a, err := s.Store.Account(r.Context(), g.ID); {
	case errors.Is(err, store.ErrNone):
		p.Handle = passkey.NewHandle()
	case err != nil:
		return "", nil, s.storeError(err)
	case len(a.Keys) >= store.MaxPasskeys:
		return "", nil, errPasskeys
	default:
		p = personOf(a)
		p.Name = g.Name
	}
	return s.keys.Make(at, p)
}

var errPasskeys = refuse(http.StatusConflict,
	fmt.Sprintf("You have %d passkeys already. Remove one that you don't use any more.", store.MaxPasskeys))

func personOf(a *store.Account) passkey.Person {
	p := passkey.Person{Owner: a.Guest, Handle: a.Handle}
	for _, k := range a.Keys {
		p.Records = append(p.Records, k.Record)
	}
	return p
}

// proof is what a browser sends when its device has answered.
type proof struct {
	Credential json.RawMessage
	Name       string // of a new passkey
	Bring      bool   // what the browser keeps joins what is kept with the passkey
	Back       string // the page to go back to
}

// back leads to one of the pages with this section, and says there what was done.
func (p *proof) back(done url.Values) string {
	page := "/settings"
	if p.Back == "/matches" {
		page = p.Back
	}
	return page + "?" + done.Encode() + "#devices"
}

func readProof(r *http.Request) (p proof, err error) {
	if kind, _, _ := strings.Cut(r.Header.Get("Content-Type"), ";"); kind != "application/json" {
		return p, refuse(http.StatusUnsupportedMediaType, "This takes JSON.")
	}
	if err := json.NewDecoder(r.Body).Decode(&p); err != nil {
		return p, unreadable(err)
	}
	return p, nil
}

// proofError says what was wrong with a proof.
func (s *Server) proofError(r *http.Request, err error) error {
	switch {
	case errors.Is(err, passkey.ErrGone):
		return refuse(http.StatusConflict, "That took too long, or was done already. Try again.")
	case errors.Is(err, passkey.ErrProof):
		s.Log.Warn("a passkey proved nothing", "request", requestID(r), "error", err)
		return refuse(http.StatusForbidden, "This passkey proves nothing here.")
	case errors.Is(err, store.ErrTaken):
		return refuse(http.StatusConflict, "This passkey is kept already, or another was made at the same time. "+
			"Look at your list, and try again if it is not there.")
	case errors.Is(err, store.ErrPasskeys):
		return errPasskeys
	}
	return s.storeError(err)
}

// proofOf is what a request brings that a device has answered, where it does so, and from whom it comes.
func (s *Server) proofOf(r *http.Request) (at passkey.Site, p proof, g store.Guest, err error) {
	if at, err = s.proves(r); err == nil {
		p, err = readProof(r)
	}
	if err == nil {
		g, err = s.guest(r)
	}
	return at, p, g, err
}

// keepPasskey keeps a new passkey of a guest.
func (s *Server) keepPasskey(w http.ResponseWriter, r *http.Request) {
	at, p, g, err := s.proofOf(r)
	if err == nil {
		err = s.storePasskey(r, at, g, p)
	}
	if err != nil {
		s.fail(w, r, err)
		return
	}
	http.SetCookie(w, s.cookie(r, ticketName, "", "/passkeys", 0))
	writeJSON(w, http.StatusOK, going{p.back(url.Values{"devices": {"made"}})})
}

// going says where the browser goes from here.
type going struct {
	To string `json:"to"`
}

func (s *Server) storePasskey(r *http.Request, at passkey.Site, g store.Guest, p proof) error {
	_, ticket := s.ticket(r)
	handle, id, record, err := s.keys.Made(ticket, at, g.ID, p.Credential)
	if err == nil {
		a := &store.Account{Guest: g.ID, Handle: handle, Theme: theme(valueOf(r, "theme")), Prefs: prefs(r).String()}
		k := &store.Passkey{ID: id, Record: record, Name: passkeyName(p.Name)}
		err = s.Store.AddPasskey(r.Context(), a, k)
	}
	if err != nil {
		return s.proofError(r, err)
	}
	return nil
}

// passkeyName is what a passkey is called; who names none gets the day.
func passkeyName(name string) string {
	if name = cleanName(name); name != "" {
		return name
	}
	return "Of " + time.Now().UTC().Format("2 January 2006")
}

// askPasskey asks whoever it is for a proof by any of their passkeys.
func (s *Server) askPasskey(w http.ResponseWriter, r *http.Request) {
	at, err := s.proves(r)
	var ticket string
	var options []byte
	if err == nil {
		ticket, options, err = s.keys.Ask(at)
	}
	if err != nil {
		s.fail(w, r, err)
		return
	}
	s.ask(w, r, ticket, options)
}

// signIn makes a browser somebody's who has proved by a passkey who they are.
func (s *Server) signIn(w http.ResponseWriter, r *http.Request) {
	at, p, g, err := s.proofOf(r)
	var a *store.Account
	in := store.SignIn{Token: newToken()}
	if err == nil {
		_, ticket := s.ticket(r)
		in.Passkey, in.Record, err = s.keys.Proved(ticket, at, p.Credential,
			func(handle []byte) (passkey.Person, error) {
				var err error
				if a, err = s.Store.AccountByHandle(r.Context(), handle); err != nil {
					return passkey.Person{}, err
				}
				return personOf(a), nil
			})
		if errors.Is(err, store.ErrNone) {
			err = refuse(http.StatusForbidden, "Nothing is kept here with this passkey, or no longer.")
		} else if err != nil {
			err = s.proofError(r, err)
		}
	}
	if err != nil {
		s.fail(w, r, err)
		return
	}
	in.Guest = a.Guest
	if p.Bring && !g.Account {
		in.Bring = g.ID
	}
	j, err := s.Store.SignIn(r.Context(), in)
	if err != nil {
		s.fail(w, r, s.storeError(err))
		return
	}
	s.reread(r.Context(), j.Matches)
	s.carryOver(w, r, g, a.Guest)
	http.SetCookie(w, s.cookie(r, cookieName, in.Token, "/", store.LoginLife))
	if a.Theme != "" {
		keep(w, "theme", a.Theme)
	}
	if a.Prefs != "" {
		keep(w, "prefs", a.Prefs)
	}
	done := url.Values{"devices": {"in"}}
	if in.Bring != 0 {
		done.Set("joined", number(len(j.Matches)))
		done.Set("left", number(len(j.Left)))
	}
	writeJSON(w, http.StatusOK, going{p.back(done)})
}

// carryOver remembers in a browser that signs in the guest that it was, as long as there is anything left of them: who
// signs out is them again.
func (s *Server) carryOver(w http.ResponseWriter, r *http.Request, was store.Guest, is int64) {
	http.SetCookie(w, s.cookie(r, ticketName, "", "/passkeys", 0))
	token := s.cookieOf(r, cookieName)
	switch {
	case was.ID == 0 || was.ID == is && !was.Account:
		return
	case was.Account: // they have a passkey to come back with
		if err := s.Store.SignOut(r.Context(), token); err != nil {
			s.Log.Warn("a browser could not be signed out", "error", err)
		}
		return
	}
	switch _, err := s.Store.Guest(r.Context(), token); {
	case err == nil:
		http.SetCookie(w, s.cookie(r, beforeName, token, "/", store.LoginLife))
	case !errors.Is(err, store.ErrNone):
		s.Log.Warn("the guest from before could not be found", "error", err)
	}
}

// holder is a guest with an account who posts a form.
func (s *Server) holder(r *http.Request) (store.Guest, error) {
	g, err := s.sender(r)
	if err != nil {
		return g, err
	}
	if !g.Account {
		return g, refuse(http.StatusForbidden, "You are not signed in with a passkey in this browser.")
	}
	return g, nil
}

// ofAccount runs f for a guest with an account, and leads back to the section with what was done.
func (s *Server) ofAccount(
	done string, f func(http.ResponseWriter, *http.Request, store.Guest) error,
) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		g, err := s.holder(r)
		if err == nil {
			err = f(w, r, g)
		}
		if err != nil {
			s.fail(w, r, s.storeError(err))
			return
		}
		http.Redirect(w, r, "/settings?devices="+done+"#devices", http.StatusSeeOther)
	}
}

// formPasskey is the passkey that a form names.
func formPasskey(r *http.Request) ([]byte, error) {
	id, err := base64.RawURLEncoding.DecodeString(r.PostForm.Get("passkey"))
	if err != nil || len(id) == 0 {
		return nil, refuse(http.StatusBadRequest, "The form names no passkey.")
	}
	return id, nil
}

// errNoPasskey: it is not in the guest's list.
var errNoPasskey = refuse(http.StatusNotFound,
	"You have no such passkey, or no longer. Your settings show those you have.")

func (s *Server) namePasskey(_ http.ResponseWriter, r *http.Request, g store.Guest) error {
	id, err := formPasskey(r)
	if err != nil {
		return err
	}
	err = s.Store.NamePasskey(r.Context(), g.ID, id, passkeyName(r.PostForm.Get("name")))
	if errors.Is(err, store.ErrNone) {
		return errNoPasskey
	}
	return err
}

func (s *Server) dropPasskey(_ http.ResponseWriter, r *http.Request, g store.Guest) error {
	id, err := formPasskey(r)
	if err != nil {
		return err
	}
	err = s.Store.DropPasskey(r.Context(), g.ID, id, s.cookieOf(r, cookieName))
	if errors.Is(err, store.ErrNone) {
		return errNoPasskey
	}
	return err
}

// signOut makes a browser the guest again that it was before, if there was one.
func (s *Server) signOut(w http.ResponseWriter, r *http.Request, _ store.Guest) error {
	if err := s.Store.SignOut(r.Context(), s.cookieOf(r, cookieName)); err != nil {
		return err
	}
	s.goBack(w, r)
	return nil
}

func (s *Server) goBack(w http.ResponseWriter, r *http.Request) {
	http.SetCookie(w, s.cookie(r, beforeName, "", "/", 0))
	http.SetCookie(w, s.cookie(r, cookieName, s.cookieOf(r, beforeName), "/", store.LoginLife))
}

func (s *Server) signOutOthers(_ http.ResponseWriter, r *http.Request, g store.Guest) error {
	return s.Store.SignOutOthers(r.Context(), g.ID, s.cookieOf(r, cookieName))
}

// dropAccount removes all that is kept of a guest.
func (s *Server) dropAccount(w http.ResponseWriter, r *http.Request, g store.Guest) error {
	if r.PostForm.Get("sure") != "yes" {
		return refuse(http.StatusBadRequest, "This can't be taken back: say that you are sure.")
	}
	matches, err := s.Store.DropAccount(r.Context(), g.ID)
	if err != nil {
		return err
	}
	s.reread(r.Context(), matches)
	s.goBack(w, r)
	return nil
}

// devices is what a page says of keeping things on more than one device; there is the page.
func (s *Server) devices(r *http.Request, g store.Guest, page string) (web.Devices, error) {
	at, why := s.site(r)
	d := web.Devices{Origin: at.Origin, Why: why, Page: page, Name: g.Name, Account: g.Account, Done: doneDevices(r)}
	if g.ID == 0 {
		return d, nil
	}
	if !g.Account {
		n, err := s.Store.Held(r.Context(), g.ID)
		if n > 0 {
			d.Keeps = matches(n)
		}
		return d, err
	}
	a, err := s.Store.Account(r.Context(), g.ID)
	if err != nil {
		return d, err
	}
	d.Full, d.Logins = len(a.Keys) >= store.MaxPasskeys, a.Logins
	for _, k := range a.Keys {
		x := web.Passkey{ID: base64.RawURLEncoding.EncodeToString(k.ID), Name: k.Name,
			Note: "made on " + k.Made.UTC().Format("2 January 2006") + ", never used to sign in"}
		if !k.Used.IsZero() {
			x.Note = "last used on " + k.Used.UTC().Format("2 January 2006")
		}
		d.Keys = append(d.Keys, x)
	}
	return d, nil
}

// doneDevices says what has just been done.
func doneDevices(r *http.Request) string {
	q := r.URL.Query()
	switch q.Get("devices") {
	case "made":
		return "Kept. On another device, choose Sign in with a passkey on this page."
	case "in":
		joined, _ := strconv.Atoi(q.Get("joined")) // without a number, none
		left, _ := strconv.Atoi(q.Get("left"))
		words := "You are signed in."
		if joined > 0 {
			words += " What this browser kept has joined yours: " + matches(min(joined, 9999)) + "."
		}
		if left > 0 {
			words += " What stays with this browser alone, as you sit there at another seat already: " +
				matches(min(left, 9999)) + ". Sign out to play it from here."
		}
		return words
	}
	return map[string]string{
		"named": "Kept.", "removed": "Removed. Nobody can sign in with it any more.", "out": "You are signed out here.",
		"others":  "Everywhere else you are signed out.",
		"deleted": "Your account is deleted. The matches stay, and nobody sits where you sat.",
	}[q.Get("devices")]
}
