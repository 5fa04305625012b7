package server_test

import (
	"bufio"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"strconv"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/andybalholm/brotli"

	"waystation/server"
)

// listening is an open event stream.
type listening struct {
	t     testing.TB
	lines chan string
	res   *http.Response
	end   func()
	heard string // the last stamp, see upTo
}

func (b *browser) listen(path string, header ...string) *listening {
	b.h.t.Helper()
	req, err := http.NewRequest("GET", b.h.web.URL+path, nil)
	if err != nil {
		b.h.t.Fatal(err)
	}
	for i := 0; i+1 < len(header); i += 2 {
		req.Header.Set(header[i], header[i+1])
	}
	client := &http.Client{Jar: b.client.Jar, Transport: b.client.Transport}
	res, err := client.Do(req)
	if err != nil {
		b.h.t.Fatal(err)
	}
	l := &listening{t: b.h.t, lines: make(chan string, 1000), res: res}
	done := make(chan bool)
	l.end = func() {
		res.Body.Close()
		<-done
	}
	go func() {
		defer close(done)
		defer close(l.lines)
		var body io.Reader = res.Body
		if res.Header.Get("Content-Encoding") == "br" {
			body = brotli.NewReader(res.Body)
		}
		sc := bufio.NewScanner(body)
		sc.Buffer(nil, 1<<20) // a page is one line
		for sc.Scan() {
			l.lines <- sc.Text()
		}
	}()
	b.h.t.Cleanup(l.end)
	return l
}

// next is the next line that begins so, without its beginning.
func (l *listening) next(begins string) string {
	l.t.Helper()
	timeout := time.After(patience)
	for {
		select {
		case line, ok := <-l.lines:
			if !ok {
				l.t.Fatalf("the stream ended before a line %q", begins)
			}
			if rest, ok := strings.CutPrefix(line, begins); ok {
				return rest
			}
		case <-timeout:
			l.t.Fatalf("no line %q came", begins)
		}
	}
}

// upTo is what has been said since it was last asked for, up to the event of a stamp. How many events of older stamps
// come before it depends on how quickly they are read.
func (l *listening) upTo(stamp string) (said string) {
	l.t.Helper()
	timeout := time.After(patience)
	for l.heard != stamp || len(l.lines) > 0 {
		select {
		case line, ok := <-l.lines:
			if !ok {
				l.t.Fatalf("the stream ended before %s", stamp)
			}
			said += line + "\n"
			if data, ok := strings.CutPrefix(line, "data: "); ok {
				l.heard = data
			}
		case <-timeout:
			l.t.Fatalf("the stream never came to %s, but to %s", stamp, l.heard)
		}
	}
	return said
}

// quiet fails when an event has come by the time that all are at rest. It needs a bubble.
func (l *listening) quiet() {
	l.t.Helper()
	for synctest.Wait(); len(l.lines) > 0; {
		if line := <-l.lines; strings.HasPrefix(line, "data:") {
			l.t.Fatalf("an event came that tells nothing new: %q", line)
		}
	}
}

func TestListenersAreToldOfEveryChange(t *testing.T) {
	h := start(t)
	m := h.people(2, "live")
	for _, path := range []string{"/api/matches/" + m.ID + "/events", "/t/" + m.ID + "/events"} {
		l := h.browser().listen(path)
		if kind := l.res.Header.Get("Content-Type"); !strings.HasPrefix(kind, "text/event-stream") {
			t.Fatalf("a stream of type %q", kind)
		}
		now := fmt.Sprint(h.look(m.ID, "").Version)
		if id := l.next("id: "); id != now {
			t.Errorf("the first event is %s, the match is at %s", id, now)
		}
		seat := h.look(m.ID, "").Asks[0].Seat
		v := h.answer(m, seat, "draw")
		if name, id, data := l.next("event: "), l.next("id: "), l.next("data: "); name != "table" ||
			id != fmt.Sprint(v) || data != id {
			t.Errorf("after an answer: event %s, id %s, data %s, want version %d", name, id, data, v)
		}
		l.end()
	}
}

// Listeners are told to come back after times of their own: else all would be there at once when a server begins anew.
func TestListenersComeBackOneByOne(t *testing.T) {
	h := start(t)
	m := h.people(2, "again")
	times := map[string]bool{}
	for range 10 {
		l := h.browser().listen("/t/" + m.ID + "/events")
		told := l.next("retry: ")
		times[told] = true
		if ms, err := strconv.Atoi(told); err != nil || ms < 1000 || ms >= 5000 {
			t.Errorf("told to come back after %q ms", told)
		}
		l.end()
	}
	if len(times) < 3 {
		t.Errorf("ten are told to come back after %v ms", times)
	}
}

// Who comes back names the last event they have seen, and is told only what they have missed.
func TestComingBack(t *testing.T) { synctest.Test(t, comingBack) }

func comingBack(t *testing.T) {
	h := start(t)
	m := h.people(2, "gap")
	path := "/t/" + m.ID + "/events"
	before := fmt.Sprint(h.look(m.ID, "").Version)
	l := h.browser().listen(path, "Last-Event-ID", before)
	l.next("retry: ")
	l.quiet()
	v := fmt.Sprint(h.answer(m, 0, "stop"))
	if id := l.next("id: "); id != v {
		t.Errorf("told of %s, want %s", id, v)
	}
	for _, last := range []string{before, "99999", "nonsense", ""} {
		if id := h.browser().listen(path, "Last-Event-ID", last).next("id: "); id != v {
			t.Errorf("back from %q: told of %s, want %s", last, id, v)
		}
	}
}

// A new name at a seat moves no match, but every page shows it.
func TestSittingDownIsTold(t *testing.T) {
	h := start(t)
	mara := h.browser()
	at := mara.table("players", "2", "mode", "dry", "seat0", "me", "seat1", "open")
	l := mara.listen(at + "/events")
	before := l.next("data: ")
	h.browser().post(at + "/sit")
	shown := field2(t, mara.get(at).body, `data-version="([^"]*)"`)
	if shown == before {
		t.Errorf("the page stands at %s, as before", shown)
	}
	for told := ""; told != shown; { // that somebody sits there, and that they want no bot, are two things
		told = l.next("data: ")
	}
}

func TestASilentStreamIsKeptOpen(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := start(t, func(c *server.Config) { c.Limits.Heartbeat = 7 * time.Second })
		m := h.people(2, "beat")
		l := h.browser().listen("/t/" + m.ID + "/events")
		began := time.Now()
		for range 3 {
			l.next(": ")
		}
		if took := time.Since(began); took != 21*time.Second {
			t.Errorf("three beats came within %v", took)
		}
	})
}

// The stream is compressed, and every event is sent at once all the same.
func TestACompressedStream(t *testing.T) {
	h := start(t)
	m := h.people(2, "brotli")
	l := h.browser().listen("/t/"+m.ID+"/events", "Accept-Encoding", "gzip, br")
	if e := l.res.Header.Get("Content-Encoding"); e != "br" {
		t.Fatalf("encoding %q", e)
	}
	l.next("id: ")
	for _, key := range []string{"stop", "stop"} {
		v := h.answer(m, h.look(m.ID, "").Asks[0].Seat, key)
		if id := l.next("id: "); id != fmt.Sprint(v) {
			t.Errorf("told of %s, want %d", id, v)
		}
	}
	plain := h.browser().listen("/t/"+m.ID+"/events", "Accept-Encoding", "gzip")
	if e := plain.res.Header.Get("Content-Encoding"); e != "" {
		t.Errorf("a stream as %q: it would take too much memory", e)
	}
}

func TestOnlySoManyStreams(t *testing.T) {
	h := start(t, func(c *server.Config) { c.Limits.ClientStreams, c.Limits.Streams = 2, 3 })
	mara, otto := h.browser(), h.browser()
	at := mara.table("players", "2", "mode", "dry", "seat0", "me", "seat1", "open")
	otto.post(at + "/sit")
	first := mara.listen(at + "/events")
	mara.listen(at + "/events")
	if r := mara.get(at + "/events"); r.status != 429 {
		t.Errorf("a third stream of Mara's: %d", r.status)
	}
	otto.listen(at + "/events")
	if r := otto.get(at + "/events"); r.status != 503 {
		t.Errorf("a fourth stream in all: %d", r.status)
	}
	first.end()
	until(t, "a place is free again", func() bool {
		return strings.Contains(h.browser().get("/metrics").body, "waystation_streams 2")
	})
	mara.listen(at + "/events").next("id: ")
	if r := mara.get("/t/aaaaaaaaaaaa/events"); r.status != 429 && r.status != 404 {
		t.Errorf("a stream of no match: %d", r.status)
	}
}

// Guests are made by whoever wants some: those at one address have only so many streams together.
func TestManyGuestsAtOneAddress(t *testing.T) {
	h := start(t, func(c *server.Config) { c.Limits.AddressStreams, c.TrustProxy = 2, true })
	at := "/t/" + h.people(2, "guests").ID + "/events"
	listens := func(address string) (*listening, int) {
		b := h.browser()
		b.post("/name", "name", "Somebody")
		l := b.listen(at, "X-Forwarded-For", address)
		return l, l.res.StatusCode
	}
	first, _ := listens("10.0.0.1")
	first.next("id: ")
	listens("10.0.0.1")
	if _, status := listens("10.0.0.1"); status != 429 {
		t.Errorf("a third guest at an address: %d", status)
	}
	if _, status := listens("10.0.0.2"); status != 200 {
		t.Errorf("a guest at another address: %d", status)
	}
	first.end()
	until(t, "a place is free again", func() bool {
		l, status := listens("10.0.0.1")
		defer l.end()
		return status == 200
	})
}

// serving is the whole server, the limits of its connections included, on a wire. It ends with the test.
func (h *house) serving() *wire {
	w := newWire()
	served := make(chan error)
	go func() { served <- h.s.Serve(w) }()
	h.t.Cleanup(func() {
		h.s.Close()
		if err := <-served; err != nil && err != net.ErrClosed {
			h.t.Error(err)
		}
	})
	return w
}

// call opens a connection and sends the beginning of a request, or all of it.
func (w *wire) call(t *testing.T, request string) net.Conn {
	t.Helper()
	c, err := w.dial(ctx, "", "")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { c.Close() })
	fmt.Fprint(c, request)
	return c
}

// A listener who takes nothing in is dropped, and nobody waits for them.
func TestASlowListenerIsDropped(t *testing.T) { synctest.Test(t, slowListenerIsDropped) }

func slowListenerIsDropped(t *testing.T) {
	h := start(t, func(c *server.Config) {
		c.Limits.Write, c.Limits.Heartbeat = 50*time.Millisecond, 10*time.Millisecond
	})
	m := h.people(2, "slow")
	mine := h.serving().call(t, "GET /t/"+m.ID+"/events HTTP/1.1\r\nHost: x\r\n\r\n")
	if _, err := bufio.NewReader(io.LimitReader(mine, 100)).ReadString('\n'); err != nil {
		t.Fatal(err)
	}
	streams := func() string {
		w := httptest.NewRecorder()
		h.s.Handler().ServeHTTP(w, httptest.NewRequest("GET", "/metrics", nil))
		return w.Body.String()
	}
	began := time.Now()
	h.answer(m, 0, "stop")
	if took := time.Since(began); took > 0 {
		t.Errorf("an answer took %v while somebody did not listen", took)
	}
	until(t, "the slow listener is dropped", func() bool { return strings.Contains(streams(), "waystation_streams 0") })
}

// A request must arrive in time; the stream that answers it may last.
func TestOnlyRequestsMustHurry(t *testing.T) { synctest.Test(t, onlyRequestsMustHurry) }

func onlyRequestsMustHurry(t *testing.T) {
	h := start(t)
	m := h.people(2, "hurry")
	w := h.serving()
	late := w.call(t, "GET / HTTP/1.1\r\nHost: x\r\n")
	if b, err := io.ReadAll(late); err != nil || strings.HasPrefix(string(b), "HTTP/1.1 200") {
		t.Errorf("half a request is answered with %q, %v", b, err)
	}
	conn := w.call(t, "GET /t/"+m.ID+"/events HTTP/1.1\r\nHost: x\r\n\r\n")
	began := time.Now()
	for sc := bufio.NewScanner(conn); time.Since(began) < time.Hour; {
		if !sc.Scan() {
			t.Fatalf("the stream ended after %v: %v", time.Since(began), sc.Err())
		}
	}
}

// Closing the server ends its streams at once.
func TestClosingEndsStreams(t *testing.T) { synctest.Test(t, closingEndsStreams) }

func closingEndsStreams(t *testing.T) {
	h := start(t)
	m := h.people(2, "close")
	conn := h.serving().call(t, "GET /t/"+m.ID+"/events HTTP/1.1\r\nHost: x\r\n\r\n")
	res, err := http.ReadResponse(bufio.NewReader(conn), nil)
	if err != nil {
		t.Fatal(err)
	}
	defer res.Body.Close()
	began := time.Now()
	closed := make(chan error)
	go func() { closed <- h.s.Close() }()
	if _, err := io.ReadAll(res.Body); err != nil {
		t.Errorf("the stream did not end in order: %v", err)
	}
	if err := <-closed; err != nil {
		t.Error(err)
	}
	if took := time.Since(began); took > time.Second {
		t.Errorf("closing took %v", took)
	}
}

// What nobody uses leaves the memory; a table that somebody listens to stays.
func TestIdleMatchesLeaveTheMemory(t *testing.T) { synctest.Test(t, idleMatchesLeave) }

func idleMatchesLeave(t *testing.T) {
	h := start(t, func(c *server.Config) { c.Limits.Idle = 30 * time.Millisecond })
	a, b := h.people(2, "idle"), h.people(2, "busy")
	loaded := func(n int) func() bool {
		return func() bool {
			return strings.Contains(h.browser().get("/metrics").body, fmt.Sprintf("waystation_matches_loaded %d\n", n))
		}
	}
	l := h.browser().listen("/t/" + b.ID + "/events")
	l.next("data: ")
	until(t, "one of the two is unloaded", loaded(1))
	time.Sleep(time.Second)
	if !loaded(1)() {
		t.Error("the match somebody listens to was unloaded too")
	}
	h.answer(b, 0, "stop")
	l.next("id: ")
	h.answer(a, 0, "stop")
	l.end()
	until(t, "both are unloaded", loaded(0))
}

// The memory holds so many matches and no more: one that nobody uses makes way, one in use does not.
func TestTheMemoryHoldsOnlySoMany(t *testing.T) {
	h := start(t, func(c *server.Config) { c.Limits.Rooms = 2 })
	a, b, c := h.people(2, "a"), h.people(2, "b"), h.people(2, "c")
	for _, m := range []made{a, b, c, a} {
		h.look(m.ID, "")
	}
	for _, m := range []made{a, b} { // who only watches would make way
		h.browser().listen("/api/matches/"+m.ID+"/events", "Authorization", "Bearer "+m.Seats[0].Token).next("id: ")
	}
	if r := h.api("GET", "/matches/"+c.ID, "", ""); r.status != 503 || r.header.Get("Retry-After") == "" {
		t.Errorf("a third match while two are in use: %d %s", r.status, r.body)
	}
	if r := h.api("GET", "/matches/nowhere", "", ""); r.status != 503 && r.status != 404 {
		t.Errorf("no match: %d", r.status)
	}
	h.answer(a, 0, "stop")
}

// Who closes the page finds a line in the log where they left.
func TestWhereYouLeft(t *testing.T) {
	h := start(t)
	mara, otto := h.browser(), h.browser()
	at := mara.table("players", "2", "mode", "dry", "seat0", "me", "seat1", "open")
	otto.post(at + "/sit")
	answer := func(b *browser, key string) {
		t.Helper()
		if r := b.post(at+"/answer", "number", field(t, b.get(at).body, "number"), "key", key); r.status != 200 {
			t.Fatalf("%s: %d %s", key, r.status, body(r.body))
		}
	}
	l := mara.listen(at + "/events")
	answer(mara, "draw")
	l.end()
	until(t, "it is noted that Mara left", func() bool {
		answerable := mara.get(at).body
		return !strings.Contains(answerable, "you left here") && strings.Contains(h.browser().get("/metrics").body,
			"waystation_streams 0")
	})
	answer(otto, "draw")
	until(t, "the line stands in Mara's log",
		func() bool { return strings.Contains(mara.get(at).body, "you left here") })
	page := mara.get(at + "/story").body
	if otto, left, mara := strings.Index(page, "Green draws"), strings.Index(page, "you left here"),
		strings.Index(page, "Red draws"); otto < 0 || left < otto || mara < left {
		t.Errorf("newest first: Green at %d, the line at %d, Red at %d", otto, left, mara)
	}
	if strings.Contains(otto.get(at).body, "you left here") {
		t.Error("Otto never left")
	}
}

// Who is back before anything was told finds no line, whatever happens then; nor does who closes one of two tabs.
func TestNothingHappenedWhileYouWereAway(t *testing.T) {
	h := start(t)
	mara, otto := h.browser(), h.browser()
	at := mara.table("players", "2", "mode", "dry", "seat0", "me", "seat1", "open")
	otto.post(at + "/sit")
	draw := func(b *browser) {
		t.Helper()
		if r := b.post(at+"/answer", "number", field(t, b.get(at).body, "number"), "key", "draw"); r.status != 200 {
			t.Fatalf("%d %s", r.status, body(r.body))
		}
	}
	streams := func(n int) {
		t.Helper()
		until(t, fmt.Sprint(n, " streams are open"), func() bool {
			return strings.Contains(h.browser().get("/metrics").body, fmt.Sprintln("waystation_streams", n))
		})
	}
	l := mara.listen(at + "/events")
	draw(mara)
	l.end()
	streams(0)
	l = mara.listen(at + "/events")
	other := mara.listen(at + "/events")
	streams(2)
	other.end()
	streams(1)
	draw(otto)
	page := mara.get(at).body
	if !strings.Contains(page, "draws") {
		t.Error("nothing is told of what Otto did")
	}
	if strings.Contains(page, "you left here") || strings.Contains(page, "Since you left") {
		t.Error("a line where Mara left, and she missed nothing")
	}
	l.end()
}
