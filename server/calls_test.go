package server_test

import (
	"encoding/json"
	"io"
	"net/http"
	"regexp"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"waystation/server"
	"waystation/store"
)

// sink takes what is posted on the web, and answers with a status.
type sink struct {
	mu     sync.Mutex
	got    []posted
	status int
}

// posted is what a sink was sent.
type posted struct{ to, body string }

func (s *sink) RoundTrip(r *http.Request) (*http.Response, error) {
	b, err := io.ReadAll(r.Body)
	if err != nil {
		return nil, err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.got = append(s.got, posted{r.URL.String(), string(b)})
	return &http.Response{StatusCode: s.status, Body: http.NoBody, Request: r}, nil
}

// taken is what came since it was last asked for.
func (s *sink) taken() []posted {
	s.mu.Lock()
	defer s.mu.Unlock()
	got := s.got
	s.got = nil
	return got
}

// respond sets how it answers from now on.
func (s *sink) respond(status int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.status = status
}

// startCalling starts a server whose notices come to a sink.
func startCalling(t *testing.T, change ...func(*server.Config)) (*house, *sink) {
	post := &sink{status: 204}
	change = append(change, slowly, func(c *server.Config) { c.Calls.Client = &http.Client{Transport: post} })
	return start(t, change...), post
}

// brief is the words of a page, the first of them.
func brief(page string) string {
	page = regexp.MustCompile(`(?s)<svg.*?</svg>|<[^>]*>`).ReplaceAllString(body(page), " ")
	return strings.Join(strings.Fields(page), " ")
}

const topic = "https://hooks.example.org/otto/secret-topic"

// pair is a table at which Mara is asked first and Otto second, who wants to be called by a hook.
func (h *house) pair() (mara, otto *browser, at string) {
	h.t.Helper()
	mara, otto = h.browser(), h.browser()
	mara.post("/name", "name", "Mara")
	otto.post("/name", "name", "Otto")
	at = mara.table("players", "2", "mode", "dry", "seat0", "me", "seat1", "open")
	otto.post(at+"/sit", "seat", "1")
	r := otto.post("/settings/calls", "kind", "hook", "format", "json", "address", topic)
	if r.status != 200 || !strings.Contains(r.body, "Kept. Send yourself one") {
		h.t.Fatalf("Otto can't be called: %d %s", r.status, brief(r.body))
	}
	return mara, otto, at
}

// press answers what is asked.
func (b *browser) press(at, key string) {
	b.h.t.Helper()
	r := b.post(at+"/answer", "number", field(b.h.t.(*testing.T), b.get(at).body, "number"), "key", key)
	if r.status != 200 {
		b.h.t.Fatalf("%d %s", r.status, brief(r.body))
	}
}

// Who is needed and not here is called once, is reminded once after a day, and never again for the same decision.
func TestWhoIsNeededIsCalled(t *testing.T) { synctest.Test(t, whoIsNeededIsCalled) }

func whoIsNeededIsCalled(t *testing.T) {
	h, post := startCalling(t)
	mara, _, at := h.pair()
	time.Sleep(time.Hour)
	if got := post.taken(); len(got) != 0 {
		t.Fatalf("Otto is called though nothing waits for him: %v", got)
	}
	mara.press(at, "stop")
	time.Sleep(time.Minute)
	if got := post.taken(); len(got) != 0 {
		t.Fatalf("Otto is called before the grace is over: %v", got)
	}
	time.Sleep(90 * time.Second)
	got := post.taken()
	if len(got) != 1 || got[0].to != topic {
		t.Fatalf("Otto is called by %v", got)
	}
	var said struct {
		Title, URL, Stop string
		Lines            []string
	}
	if err := json.Unmarshal([]byte(got[0].body), &said); err != nil {
		t.Fatal(err)
	}
	if said.Title != "You are needed: Caravan" || strings.Join(said.Lines, "|") !=
		"Caravan with Mara: Mara waits for you." || !strings.HasSuffix(said.URL, at+"?seat=1") {
		t.Errorf("Otto is told %+v", said)
	}
	time.Sleep(23 * time.Hour)
	if got := post.taken(); len(got) != 0 {
		t.Fatalf("Otto is called again: %v", got)
	}
	time.Sleep(2 * time.Hour)
	if got := post.taken(); len(got) != 1 || !strings.Contains(got[0].body, "still") {
		t.Fatalf("Otto is reminded by %v", got)
	}
	time.Sleep(49 * time.Hour)
	if got := post.taken(); len(got) != 0 {
		t.Fatalf("Otto is reminded again: %v", got)
	}
}

// Who is here is not called; who goes without an answer is.
func TestWhoIsHereIsNotCalled(t *testing.T) { synctest.Test(t, whoIsHereIsNotCalled) }

func whoIsHereIsNotCalled(t *testing.T) {
	h, post := startCalling(t)
	mara, otto, at := h.pair()
	page := otto.listen(at + "/events")
	page.next("data: ")
	mara.press(at, "stop")
	time.Sleep(time.Hour)
	if got := post.taken(); len(got) != 0 {
		t.Fatalf("Otto is called though his page is open: %v", got)
	}
	page.end()
	time.Sleep(5 * time.Minute)
	if got := post.taken(); len(got) != 1 {
		t.Fatalf("Otto has gone and is called by %v", got)
	}
}

// Who has looked at the question knows of it: they are reminded a day later, and called at once for the next one.
func TestWhoHasLookedKnows(t *testing.T) { synctest.Test(t, whoHasLookedKnows) }

func whoHasLookedKnows(t *testing.T) {
	h, post := startCalling(t)
	mara, otto, at := h.pair()
	mara.press(at, "stop")
	otto.get(at)
	time.Sleep(23 * time.Hour)
	if got := post.taken(); len(got) != 0 {
		t.Fatalf("Otto has seen it and is called by %v", got)
	}
	time.Sleep(2 * time.Hour)
	if got := post.taken(); len(got) != 1 {
		t.Fatalf("Otto is reminded by %v", got)
	}
	otto.press(at, "stop")
	mara.press(at, "sleep")
	otto.press(at, "guard")
	otto.press(at, "pass")
	mara.press(at, "pass")
	time.Sleep(5 * time.Minute)
	if got := post.taken(); len(got) != 0 {
		t.Fatalf("it is Mara's turn and Otto is called by %v", got)
	}
	mara.press(at, "stop")
	time.Sleep(5 * time.Minute)
	if got := post.taken(); len(got) != 1 || strings.Contains(got[0].body, "still") {
		t.Fatalf("Otto is called for the next question by %v", got)
	}
}

// A press sends one to try; nobody else's channel can be pressed.
func TestOneToTry(t *testing.T) { synctest.Test(t, oneToTry) }

func oneToTry(t *testing.T) {
	h, post := startCalling(t)
	_, otto, _ := h.pair()
	settings := otto.get("/settings").body
	if strings.Contains(settings, "secret-topic") || !strings.Contains(settings, "hooks.example.org/…opic") {
		t.Errorf("the settings name the hook so: %s", brief(settings))
	}
	channel := field(t, settings, "channel")
	for _, press := range []string{"try", "remove"} {
		if r := h.browser().post("/settings/calls/"+press, "channel", channel); r.status != 404 {
			t.Errorf("a stranger may %s: %d", press, r.status)
		}
	}
	if r := otto.post("/settings/calls/try", "channel", channel); !strings.Contains(r.body, "One is on its way") {
		t.Errorf("%d %s", r.status, brief(r.body))
	}
	time.Sleep(time.Second)
	if got := post.taken(); len(got) != 1 || !strings.Contains(got[0].body, "can reach you here") {
		t.Errorf("Otto got %v", got)
	}
	post.respond(404)
	otto.post("/settings/calls/try", "channel", channel)
	time.Sleep(time.Second)
	if page := otto.get("/settings").body; !strings.Contains(page, "it answered 404 Not Found") {
		t.Errorf("why none came is not said: %s", brief(page))
	}
	if r := otto.post("/settings/calls/remove", "channel", channel); !strings.Contains(r.body, "Nobody calls you yet") {
		t.Errorf("%d %s", r.status, brief(r.body))
	}
}

// Addresses that lead into the operator's own network, or nowhere, are refused and change nothing.
func TestOnlyPublicAddressesAreCalled(t *testing.T) {
	h := start(t, func(c *server.Config) { c.Limits.MessageBurst = 1e6 })
	otto := h.browser()
	for _, address := range []string{"", "ftp://example.org", "https://", "hooks.example.org/x", "http://127.0.0.1/",
		"http://localhost:8080/", "http://[::1]/", "http://10.0.0.1/", "http://169.254.169.254/latest", "http://0.0.0.0/",
		"http://[::ffff:127.0.0.1]/", "http://[fd00::1]/", "http://[64:ff9b::7f00:1]/", "https://me:pw@example.org/"} {
		r := otto.post("/settings/calls", "kind", "hook", "format", "json", "address", address)
		if r.status != 400 || !strings.Contains(r.body, "This address can&#39;t be used") {
			t.Errorf("%q: %d %s", address, r.status, brief(r.body))
		}
		if !strings.Contains(r.body, "Nobody calls you yet") {
			t.Errorf("%q is kept", address)
		}
	}
}

// A link ends a channel by a press, and opening it does not; a mail program may press it by itself.
func TestALinkEndsACall(t *testing.T) {
	for name, press := range map[string]func(b *browser, at string) reply{
		"a person":       func(b *browser, at string) reply { return b.post(at, "do", "end") },
		"a mail program": func(b *browser, at string) reply { return b.post(at, "List-Unsubscribe", "One-Click") },
	} {
		t.Run(name, func(t *testing.T) {
			h := start(t)
			_, otto, _ := h.pair()
			list, err := h.store.Channels(ctx, 2)
			if err != nil || len(list) != 1 {
				t.Fatalf("%v %v", list, err)
			}
			at, stranger := "/calls/"+list[0].Token, h.browser()
			if r := stranger.get(at); r.status != 200 || !strings.Contains(r.body, "No more of them") {
				t.Errorf("%d %s", r.status, brief(r.body))
			}
			if page := otto.get("/settings").body; strings.Contains(page, "Nobody calls you yet") {
				t.Error("opening the link has ended the channel")
			}
			if r := press(stranger, at); r.status != 200 {
				t.Errorf("%d %s", r.status, brief(r.body))
			}
			if page := otto.get("/settings").body; !strings.Contains(page, "Nobody calls you yet") {
				t.Error("the press has not ended the channel")
			}
			if r := press(stranger, at); r.status != 404 || !strings.Contains(r.body, "Nobody is called that way") {
				t.Errorf("once more: %d %s", r.status, brief(r.body))
			}
		})
	}
}

// What is wrong with how somebody wants to be called is said, and changes nothing.
func TestWrongWaysToBeCalled(t *testing.T) {
	h := start(t)
	otto := h.browser()
	for _, c := range []struct {
		path, words string
		fields      []string
	}{
		{"/settings/calls", "sends no mails", []string{"kind", "mail", "address", "otto@example.org"}},
		{"/settings/calls", "no such way", []string{"kind", "pigeon", "address", "https://example.org"}},
		{"/settings/calls", "in which format", []string{"kind", "hook", "address", "https://example.org"}},
		{"/settings/calls", "can&#39;t be read", []string{"kind", "push", "address", "https://example.org"}},
		{"/settings/calls/quiet", "no time zone", []string{"begins", "22", "ends", "7", "zone", "../../etc/passwd"}},
		{"/settings/calls/quiet", "0 to 23", []string{"begins", "24", "ends", "7", "zone", "UTC"}},
	} {
		if r := otto.post(c.path, c.fields...); r.status != 400 || !strings.Contains(r.body, c.words) {
			t.Errorf("%v: %d %s", c.fields, r.status, brief(r.body))
		}
	}
	page := otto.get("/settings").body
	if strings.Contains(page, `type="email"`) || !strings.Contains(page, "Nobody calls you yet") {
		t.Errorf("%s", brief(page))
	}
	otto.post("/settings/calls/quiet", "begins", "22", "ends", "7", "zone", "Europe/Berlin")
	if page = otto.get("/settings").body; !strings.Contains(page, `value="22" selected`) ||
		!strings.Contains(page, `value="7" selected`) || !strings.Contains(page, `value="Europe/Berlin"`) {
		t.Errorf("the quiet hours are not kept: %s", brief(page))
	}
}

// Nobody is called to a match with changed cards: not by the process that plays it, also when that starts again, nor by
// the one that calls people to all others.
func TestNobodyIsCalledToChangedCards(t *testing.T) { synctest.Test(t, nobodyIsCalledToChangedCards) }

func nobodyIsCalledToChangedCards(t *testing.T) {
	post := &sink{status: 204}
	calls := func(c *server.Config) { c.Calls.Client = &http.Client{Transport: post} }
	changed := func(c *server.Config) {
		c.Deck = &store.Deck{Digest: "0123456789abcdef", Game: "caravan", Name: "Mine"}
		if err := c.Store.KeepDeck(t.Context(), c.Deck); err != nil {
			t.Fatal(err)
		}
	}
	h := start(t, calls, changed)
	mara, otto, at := h.pair()
	mara.press(at, "stop")
	time.Sleep(time.Hour)
	h.restart(calls, changed)
	time.Sleep(time.Hour)
	h.restart(calls)
	time.Sleep(time.Hour)
	if got := post.taken(); len(got) != 0 {
		t.Fatalf("Otto is called to changed cards by %v", got)
	}
	printed := mara.table("players", "2", "mode", "dry", "seat0", "me", "seat1", "open")
	otto.post(printed+"/sit", "seat", "1")
	mara.press(printed, "stop")
	time.Sleep(5 * time.Minute)
	if got := post.taken(); len(got) != 1 || !strings.Contains(got[0].body, printed) || strings.Contains(got[0].body, at) {
		t.Fatalf("Otto is called to printed cards by %v", got)
	}
}
