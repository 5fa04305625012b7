package server_test

import (
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"regexp"
	"strings"
	"testing"

	"waystation/passkey/passkeytest"
	"waystation/server"
	"waystation/store"
)

// outside is where people reach the server of these tests.
const outside = "http://localhost:8080"

func withPasskeys(c *server.Config) {
	c.PublicURL = outside
	c.Limits.Proofs, c.Limits.ProofBurst = 1e6, 1e6
}

// device is somebody's own.
func device() *passkeytest.Device { return &passkeytest.Device{Origin: outside, ID: "localhost"} }

func (b *browser) json(path, body string) reply {
	b.h.t.Helper()
	return b.do("POST", path, "application/json", body, "X-Fragment", "1")
}

// keeps makes a passkey for whoever the browser is.
func (b *browser) keeps(d *passkeytest.Device, name string) reply {
	b.h.t.Helper()
	options := b.json("/passkeys/new", "{}")
	if options.status != 200 {
		return options
	}
	answer, err := d.Create(options.body)
	if err != nil {
		b.h.t.Fatal(err)
	}
	return b.json("/passkeys/new/done", fmt.Sprintf(`{"credential":%s,"name":%q}`, answer, name))
}

// proof is what a browser sends to sign in.
func (b *browser) proof(d *passkeytest.Device, bring bool) string {
	b.h.t.Helper()
	options := b.json("/passkeys/in", "{}")
	if options.status != 200 {
		b.h.t.Fatalf("%d %s", options.status, options.body)
	}
	answer, err := d.Prove(options.body)
	if err != nil {
		b.h.t.Fatal(err)
	}
	return fmt.Sprintf(`{"credential":%s,"bring":%v,"back":"/matches"}`, answer, bring)
}

// signsIn signs in, and looks at the page to which that leads.
func (b *browser) signsIn(d *passkeytest.Device, bring bool) string {
	b.h.t.Helper()
	var to struct{ To string }
	b.h.read(b.json("/passkeys/in/done", b.proof(d, bring)), 200, &to)
	return b.get(to.To).body
}

// sits reports whether a browser may play a seat: there is a form for the answer, or it is said to be theirs.
func (b *browser) sits(at string, seat int) bool {
	b.h.t.Helper()
	m, err := b.h.store.Match(ctx, strings.TrimPrefix(at, "/t/"))
	if err != nil {
		b.h.t.Fatal(err)
	}
	status := b.post(fmt.Sprintf("%s/answer?seat=%d", at, seat), "number", "99999", "key", "none").status
	held := status != http.StatusForbidden
	if guest := b.guest(); m.Seats[seat].Holds(guest) != held {
		b.h.t.Errorf("guest %d holds seat %d of %s: %v, and is answered with %d", guest, seat, at, !held, status)
	}
	return held
}

// guest is who the browser is.
func (b *browser) guest() int64 {
	b.h.t.Helper()
	g, err := b.h.store.Guest(ctx, b.token())
	if err != nil {
		b.h.t.Fatal(err)
	}
	return g.ID
}

func (b *browser) token() string {
	b.h.t.Helper()
	req := httptest.NewRequest("GET", b.h.web.URL+"/", nil)
	for _, c := range b.client.Jar.Cookies(req.URL) {
		if c.Name == "guest" {
			return c.Value
		}
	}
	return ""
}

// Who has made a passkey has their matches on another device too; what that device kept joins theirs, and nothing is
// lost. Links go on working, and who signs out is nobody.
func TestAPasskeyBringsMatchesToAnotherDevice(t *testing.T) {
	h := start(t, withPasskeys)
	desk, phone := h.browser(), h.browser()
	desk.post("/name", "name", "Mara")
	one := desk.table("players", "2", "mode", "dry", "seat0", "me", "seat1", "link")
	two := phone.table("players", "2", "mode", "dry", "seat0", "me", "seat1", "link")
	link := regexp.MustCompile(`/sit/[A-Z2-7]+`).FindString(desk.get(one + "/seats").body)
	d := device()
	desk.do("POST", "/settings", "application/x-www-form-urlencoded", "theme=night&text=large")
	if r := desk.keeps(d, "My desk"); r.status != 200 {
		t.Fatalf("%d %s", r.status, r.body)
	}
	page := phone.get("/matches").body
	if !strings.Contains(page, "Bring along what this browser keeps: 1 match<") {
		t.Errorf("it is not said what would join: %s", body(page))
	}
	page = phone.signsIn(d, true)
	if !strings.Contains(page, "has joined yours: 1 match.") {
		t.Errorf("nothing joined: %s", body(page))
	}
	for _, at := range []string{one, two} {
		if !phone.sits(at, 0) || !desk.sits(at, 0) {
			t.Errorf("%s is not on both devices", at)
		}
	}
	if page := phone.get("/settings").body; !strings.Contains(page, `<html lang="en" class="night text-large"`) ||
		!strings.Contains(page, "My desk") || !strings.Contains(page, "last used on") || !strings.Contains(page, "Mara") {
		t.Errorf("the settings did not come along: %s", body(page))
	}
	m, err := h.store.Match(ctx, strings.TrimPrefix(two, "/t/"))
	if err != nil || m.Host != desk.guest() {
		t.Errorf("the host of what has joined is %d, %v", m.Host, err)
	}
	third := h.browser()
	third.post(link)
	if !third.sits(one, 0) && !third.sits(one, 1) {
		t.Error("the link of a seat gives nothing any more")
	}
	old := phone.token()
	phone.post("/account/out")
	if phone.token() != "" {
		t.Error("who has signed out is still somebody")
	}
	if _, err := h.store.Guest(ctx, old); err == nil {
		t.Error("the cookie of who has signed out still lets in")
	}
	if !desk.sits(two, 0) {
		t.Error("somebody else was signed out too")
	}
}

// Signing in takes no seat that is not theirs: where somebody sits already against the guest of the browser, that match
// stays with the browser, and they see no other hand by it. The browser is that guest again once they sign out.
func TestSigningInShowsNoOtherHand(t *testing.T) {
	h := start(t, withPasskeys)
	mara, otto := h.browser(), h.browser() // Mara signs in with Otto's browser
	mara.post("/name", "name", "Mara")
	otto.post("/name", "name", "Otto")
	d := device()
	mara.keeps(d, "")
	at := mara.table("players", "2", "mode", "dry", "seat0", "me", "seat1", "open")
	otto.post(at + "/sit")
	other := otto.table(alone...)
	was := otto.guest()
	page := otto.signsIn(d, true)
	if !strings.Contains(page, "joined yours: 1 match.") || !strings.Contains(page, "at another seat already: 1 match.") {
		t.Errorf("it is not said what stays: %s", body(page))
	}
	for _, b := range []*browser{mara, otto} {
		if !b.sits(at, 0) || b.sits(at, 1) {
			t.Error("the seat of the other is theirs now")
		}
		if !b.sits(other, 0) {
			t.Error("what could join has not")
		}
	}
	otto.post("/account/out")
	if otto.guest() != was || !otto.sits(at, 1) || otto.sits(at, 0) {
		t.Error("the browser is not again who it was")
	}
	otto.signsIn(d, false)
	otto.post("/account/out")
	if otto.guest() != was {
		t.Error("who brings nothing along loses it")
	}
}

// What must not happen with proofs: twice the same, from another origin, without a form of ours, for somebody else; and
// nobody is signed in by any of it.
func TestWhatSignsNobodyIn(t *testing.T) {
	h := start(t, withPasskeys)
	mara := h.browser()
	mara.post("/name", "name", "Mara")
	d := device()
	mara.keeps(d, "")
	thief := h.browser()
	proof := thief.proof(d, false)
	if r := thief.do("POST", "/passkeys/in/done", "application/x-www-form-urlencoded", proof); r.status != 415 {
		t.Errorf("a form: %d", r.status)
	}
	if r := thief.do("POST", "/passkeys/in/done", "application/json", proof, "Origin", "https://evil.example.org",
		"Sec-Fetch-Site", "cross-site"); r.status != 403 {
		t.Errorf("a page of another site: %d", r.status)
	}
	if r := h.browser().json("/passkeys/in/done", proof); r.status != 409 || !strings.Contains(r.body, "Try again") {
		t.Errorf("the proof in another browser: %d %s", r.status, r.body)
	}
	if r := mara.json("/passkeys/in/done", proof); r.status != 409 {
		t.Errorf("the proof without its ticket: %d %s", r.status, r.body)
	}
	for _, c := range []struct {
		name   string
		change func(*passkeytest.Device)
	}{
		{"origin", func(d *passkeytest.Device) { d.Origin = "http://localhost:9999" }},
		{"domain", func(d *passkeytest.Device) { d.ID = "evil.example.org" }},
	} {
		lies := *d
		c.change(&lies)
		if r := thief.json("/passkeys/in/done", thief.proof(&lies, false)); r.status != 403 {
			t.Errorf("a foreign %s: %d %s", c.name, r.status, r.body)
		}
	}
	good := thief.proof(d, false)
	if thief.token() != "" {
		t.Fatal("signed in without a proof")
	}
	if r := thief.json("/passkeys/in/done", good); r.status != 200 {
		t.Fatalf("%d %s", r.status, r.body)
	}
	fresh := h.browser()
	if r := fresh.json("/passkeys/in/done", good); r.status != 409 || fresh.token() != "" {
		t.Errorf("the same proof again: %d %s", r.status, r.body)
	}
	if r := thief.json("/passkeys/in/done", good); r.status != 409 {
		t.Errorf("the same proof again, where it was given: %d %s", r.status, r.body)
	}
	stranger := device()
	other := h.browser()
	other.keeps(stranger, "")
	other.post("/account/delete", "sure", "yes")
	if r := fresh.json("/passkeys/in/done", fresh.proof(stranger, false)); r.status != 403 ||
		!strings.Contains(r.body, "Nothing is kept here") {
		t.Errorf("a passkey of nobody: %d %s", r.status, r.body)
	}
}

// passkeys are the names of those in the list, and what their forms say.
func (b *browser) passkeys() map[string]string {
	b.h.t.Helper()
	out := map[string]string{}
	page := b.get("/settings").body
	for _, x := range regexp.MustCompile(`(?s)name="passkey" value="([^"]+)">\s*<button[^>]*aria-label="Remove the passkey ([^"]*)"`).
		FindAllStringSubmatch(page, -1) {
		out[x[2]] = x[1]
	}
	return out
}

// Only their own passkeys can be named and removed. Who signed in with one that is removed is signed out; the browser
// that removes it is not, and keeps all even without any.
func TestPasskeysAreTheirOwn(t *testing.T) {
	h := start(t, withPasskeys)
	mara, otto, phone := h.browser(), h.browser(), h.browser()
	mara.post("/name", "name", "Mara")
	at := mara.table(alone...)
	desk, pocket := device(), device()
	mara.keeps(desk, "Desk")
	otto.keeps(device(), "Otto's")
	phone.signsIn(desk, false)
	phone.keeps(pocket, "Pocket")
	keys := mara.passkeys()
	if len(keys) != 2 || keys["Desk"] == "" || keys["Pocket"] == "" {
		t.Fatalf("the list: %v", keys)
	}
	for _, path := range []string{"/passkeys/remove", "/passkeys/name"} {
		r := otto.post(path, "passkey", keys["Desk"], "name", "Mine")
		if r.status != 404 || !strings.Contains(r.body, "no such passkey") {
			t.Errorf("%s of somebody else: %d", path, r.status)
		}
		if r := h.browser().post(path, "passkey", keys["Desk"], "name", "Mine"); r.status != 403 {
			t.Errorf("%s by nobody: %d", path, r.status)
		}
		if r := mara.post(path, "passkey", "*"); r.status != 400 {
			t.Errorf("%s of nothing: %d", path, r.status)
		}
	}
	if now := mara.passkeys(); len(now) != 2 || now["Desk"] == "" {
		t.Errorf("somebody else changed the list: %v", now)
	}
	mara.post("/passkeys/name", "passkey", keys["Desk"], "name", "Oak *desk*")
	if now := mara.passkeys(); now["Oak desk"] != keys["Desk"] {
		t.Errorf("named: %v", now)
	}
	mara.post("/passkeys/remove", "passkey", keys["Desk"])
	if r := phone.get(at + "?seat=0"); phone.get("/matches").body == "" || strings.Contains(r.body, "Otto") {
		t.Error("the page of who was signed out")
	}
	if _, err := h.store.Guest(ctx, phone.token()); err == nil {
		t.Error("who signed in with a passkey that was removed is still in")
	}
	fresh := h.browser()
	if r := fresh.json("/passkeys/in/done", fresh.proof(desk, false)); r.status != 403 {
		t.Errorf("a passkey that was removed signs in: %d %s", r.status, r.body)
	}
	phone.signsIn(pocket, false)
	if !phone.sits(at, 0) {
		t.Error("the other passkey does not let in")
	}
	phone.post("/passkeys/remove", "passkey", keys["Pocket"])
	if !phone.sits(at, 0) || len(phone.passkeys()) != 0 {
		t.Error("whoever removes the last passkey does not keep what is theirs")
	}
	if _, err := h.store.Guest(ctx, mara.token()); err == nil {
		t.Error("without a passkey it is more than the one browser that keeps it")
	}
}

// Who deletes their account is gone: the match stays with nobody on the seat, and no browser is them any more.
func TestAnAccountCanBeDeleted(t *testing.T) {
	h := start(t, withPasskeys)
	mara, otto, phone := h.browser(), h.browser(), h.browser()
	mara.post("/name", "name", "Mara")
	otto.post("/name", "name", "Otto")
	d := device()
	mara.keeps(d, "")
	at := mara.table("players", "2", "mode", "dry", "seat0", "me", "seat1", "open")
	otto.post(at + "/sit")
	mara.post(at+"/talk", "words", "hello there")
	phone.signsIn(d, false)
	if r := mara.post("/account/delete"); r.status != 400 {
		t.Errorf("without being sure: %d", r.status)
	}
	if !mara.sits(at, 0) {
		t.Fatal("deleted without being sure")
	}
	if r := otto.post("/account/delete", "sure", "yes"); r.status != 403 {
		t.Errorf("of somebody without one: %d", r.status)
	}
	mara.post("/account/delete", "sure", "yes")
	if mara.token() != "" {
		t.Error("the browser is still somebody")
	}
	if _, err := h.store.Guest(ctx, phone.token()); err == nil {
		t.Error("another browser is still them")
	}
	m, err := h.store.Match(ctx, strings.TrimPrefix(at, "/t/"))
	if err != nil {
		t.Fatal(err)
	}
	if len(m.Seats[0].Sitters) != 0 || m.Host != otto.guest() {
		t.Errorf("who sits there: %+v, and %d hosts", m.Seats, m.Host)
	}
	if page := otto.get(at + "/seats").body; strings.Contains(page, "Mara") || !strings.Contains(page, "A chair for Red") {
		t.Errorf("the name is still there, or the seat can't be given to somebody else: %s", body(page))
	}
	said, err := h.store.Talk(ctx, m.ID, 0, 9)
	if err != nil || len(said) != 1 || said[0].Guest != 0 {
		t.Errorf("what was said: %+v, %v", said, err)
	}
}

// Two accounts are never joined: whoever signs in as somebody else leaves the other as it was.
func TestAccountsStayApart(t *testing.T) {
	h := start(t, withPasskeys)
	mara, otto := h.browser(), h.browser()
	mine, his := device(), device()
	mara.keeps(mine, "")
	otto.keeps(his, "")
	at := otto.table(alone...)
	mara.signsIn(his, true)
	if !mara.sits(at, 0) {
		t.Error("not signed in")
	}
	fresh := h.browser()
	fresh.signsIn(mine, true)
	if fresh.sits(at, 0) {
		t.Error("two accounts were joined")
	}
}

// A passkey is good for the address that the server was told, never for the one that a visitor names; where there can be
// none the page says so, and nothing is asked.
func TestWherePasskeysAreGood(t *testing.T) {
	for _, c := range []struct{ public, host, id, why string }{
		{"https://games.example.org", "evil.example.org", "games.example.org", ""},
		{"https://games.example.org", "localhost:8080", "games.example.org", ""},
		{"http://games.example.org", "games.example.org", "", "without"},
		{"https://192.0.2.7", "192.0.2.7", "", "a number"},
		{"", "localhost:8080", "localhost", ""},
		{"", "127.0.0.1:8080", "", "http://localhost:8080"},
		{"", "evil.example.org", "", "--public-url"},
		{"", "192.168.1.7:8080", "", "--public-url"},
		{"", "localhost.evil.example.org", "", "--public-url"},
	} {
		h := start(t, func(config *server.Config) {
			config.PublicURL, config.Hosts = c.public, []string{"evil.example.org", "localhost.evil.example.org"}
		})
		ask := func(method, path string) *httptest.ResponseRecorder {
			w, r := httptest.NewRecorder(), httptest.NewRequest(method, path, strings.NewReader("{}"))
			r.Host = c.host
			r.Header.Set("X-Fragment", "1")
			h.s.Handler().ServeHTTP(w, r)
			return w
		}
		w := ask("POST", "/passkeys/new")
		var options struct{ RP struct{ ID string } }
		if c.why == "" {
			if err := json.Unmarshal(w.Body.Bytes(), &options); err != nil || w.Code != 200 || options.RP.ID != c.id {
				t.Errorf("%+v: %d %s", c, w.Code, w.Body)
			}
		} else if w.Code != 403 || !strings.Contains(w.Body.String(), c.why) {
			t.Errorf("%+v: %d %s", c, w.Code, w.Body)
		}
		if page := ask("GET", "/matches").Body.String(); strings.Contains(page, "data-passkey") != (c.why == "") ||
			!strings.Contains(page, c.why) {
			t.Errorf("%+v: %s", c, page)
		}
	}
}

// Nobody can have any number of passkeys, or ask for them at any rate.
func TestPasskeysAreBounded(t *testing.T) {
	h := start(t, withPasskeys)
	b := h.browser()
	for i := range store.MaxPasskeys {
		if r := b.keeps(device(), fmt.Sprint("Key ", i)); r.status != 200 {
			t.Fatalf("%d: %d %s", i, r.status, r.body)
		}
	}
	if r := b.keeps(device(), "one more"); r.status != 409 || !strings.Contains(r.body, "Remove one") {
		t.Errorf("one more: %d %s", r.status, r.body)
	}
	h = start(t, func(c *server.Config) { c.PublicURL = outside; c.Limits.Proofs, c.Limits.ProofBurst = 1e-9, 2 })
	b = h.browser()
	for i, want := range []int{200, 200, 429} {
		if r := b.json("/passkeys/in", "{}"); r.status != want {
			t.Errorf("%d: %d, want %d", i, r.status, want)
		}
	}
}
