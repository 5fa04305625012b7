package server_test

import (
	"bufio"
	"context"
	"database/sql"
	"fmt"
	"io"
	"net"
	"net/http"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"waystation/server"
	"waystation/store"
)

// neighbour is a server that shares the store at a place, and that the others can reach.
func neighbour(t *testing.T, place, node string, change ...func(*server.Config)) *house {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	h := &house{t: t, path: place, node: node, listens: l}
	h.open(change...)
	t.Cleanup(h.close)
	return h
}

// neighbours are two of them.
func neighbours(t *testing.T, change ...func(*server.Config)) (red, blue *house) {
	t.Helper()
	place := filepath.Join(t.TempDir(), "waystation.db")
	return neighbour(t, place, "red", change...), neighbour(t, place, "blue", change...)
}

// line is what a server has noted in lines that hold a text.
func (h *house) line(has string) (out string) {
	for line := range strings.Lines(h.logged()) {
		if strings.Contains(line, has) {
			out += line
		}
	}
	return out
}

// heardOf makes it as if a node had been heard of so late that its matches are its own until then: 0 for long ago.
func heardOf(t testing.TB, place, node string, until int64) {
	t.Helper()
	db, err := sql.Open("sqlite", place)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	_, err = db.Exec(fmt.Sprintf("PRAGMA busy_timeout = 60000; UPDATE nodes SET until = %d WHERE name = '%s'", until, node))
	if err != nil {
		t.Fatal(err)
	}
}

// forgotten makes it as if nothing was heard of a node for long.
func (h *house) forgotten(node string) { heardOf(h.t, h.path, node, 0) }

// Whichever of two servers is asked about a match, the one that plays it answers.
func TestARequestIsHandedOn(t *testing.T) {
	red, blue := neighbours(t)
	m := red.people(2, "one")
	red.secondDay(m)
	listens := blue.browser().listen("/api/matches/" + m.ID + "/events")
	listens.next("data: ")

	version := blue.look(m.ID, "").Version
	if now := red.look(m.ID, "").Version; now != version {
		t.Fatalf("version %v there, %v here", version, now)
	}
	seat := 0
	if blue.asked(m, 1) {
		seat = 1
	}
	q := blue.look(m.ID, m.Seats[seat].Token).Asks[0]
	now := blue.answer(m, seat, q.Options[0].Key)
	if red.look(m.ID, "").Version != now || now == version {
		t.Errorf("version %v after an answer by way of the other, %v before", red.look(m.ID, "").Version, version)
	}
	listens.upTo(fmt.Sprint(now))
	for _, x := range []struct {
		method, path, body string
		status             int
	}{
		{"GET", "/log", "", 200},
		{"GET", "?after=" + fmt.Sprint(now) + ".0&wait=1ms", "", 200},
		{"POST", "/answers", `{"number":0,"key":"draw"}`, 409},
		{"POST", "/answers", `{`, 400},
		{"GET", "/nothing", "", 404},
	} {
		here := red.api(x.method, "/matches/"+m.ID+x.path, m.Seats[seat].Token, x.body)
		there := blue.api(x.method, "/matches/"+m.ID+x.path, m.Seats[seat].Token, x.body)
		if here.status != x.status || there.status != x.status || here.body != there.body {
			t.Errorf("%s %s: here %d %s, there %d %s", x.method, x.path, here.status, here.body, there.status, there.body)
		}
		for name := range there.header {
			if n := len(there.header.Values(name)); n != len(here.header.Values(name)) {
				t.Errorf("%s %s: %s is there %d times", x.method, x.path, name, n)
			}
		}
	}
	mara := blue.browser()
	r := mara.post("/sit/" + m.Seats[0].Token)
	if r.status != 200 || r.url.Path != "/t/"+m.ID || !strings.Contains(r.body, "</html>") {
		t.Errorf("who sits down by way of the other comes to %s: %d", r.url, r.status)
	}
	if blue.store.Holds(m.ID) || !red.store.Holds(m.ID) {
		t.Error("who was asked has taken the match")
	}
	if r := blue.api("GET", "/matches/aaaaaaaaaaaa", "", ""); r.status != 404 {
		t.Errorf("no such match: %d", r.status)
	}
}

// A new match is nobody's, unless a bot is asked something: the server that is asked for it first takes it.
func TestANewMatchIsTakenByWhoIsAskedForIt(t *testing.T) {
	red, blue := neighbours(t)
	const begins = `{"game":"caravan","mode":"dry","seats":[{"kind":"%s"},{"kind":"%s"}]}`
	m := red.make(fmt.Sprintf(begins, "human", "bot"))
	if red.store.Holds(m.ID) || blue.store.Holds(m.ID) {
		t.Error("it is taken by who has made it")
	}
	blue.look(m.ID, "")
	if red.store.Holds(m.ID) || !blue.store.Holds(m.ID) {
		t.Error("it is not taken by who was asked for it")
	}
	if m = red.make(fmt.Sprintf(begins, "bot", "human")); !red.store.Holds(m.ID) {
		t.Error("nobody lets its bot think")
	}
}

// The server that plays a match knows who asks, though another has handed it on; and nobody can say so of themselves.
func TestNobodyElseHandsOn(t *testing.T) {
	red, blue := neighbours(t, func(c *server.Config) { c.TrustProxy, c.LogClients = true, server.ClientsFull })
	m := red.people(2, "one")
	red.look(m.ID, "")
	there := blue.browser().get("/t/"+m.ID, "X-Forwarded-For", "203.0.113.7")
	id := there.header.Get("X-Request-Id")
	if there.status != 200 || id == "" {
		t.Fatalf("status %d, request %q", there.status, id)
	}
	for _, h := range []*house{red, blue} {
		if line := h.line("request=" + id); !strings.Contains(line, "client=203.0.113.7") {
			t.Errorf("%s has noted %q", h.node, line)
		}
	}
	if line := blue.line("request=" + id); !strings.Contains(line, `route="at another node" match=`+m.ID) {
		t.Errorf("who has handed it on has noted %q", line)
	}

	// A server takes another for red, and so gets what is red's to read.
	var heard atomic.Pointer[http.Request]
	listens := func(c net.Conn) {
		r, err := http.ReadRequest(bufio.NewReader(c))
		if err == nil {
			heard.Store(r)
			io.WriteString(c, "HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n")
		}
	}
	until(t, "something is handed on to the spy", func() bool {
		end := ghost(t, red.path, "red", listens) // until red says the next time where it is
		defer end()
		blue.browser().get("/t/"+m.ID, "X-Forwarded-For", "203.0.113.7")
		return heard.Load() != nil
	})
	spied := heard.Load()
	word := spied.Header.Get("X-Waystation-Hand")
	for _, x := range []struct {
		name, method, path, word string
		status                   int
	}{
		{"as it was", "GET", "/t/" + m.ID, word, 200},
		{"for another page", "GET", "/t/" + m.ID + "/story", word, 421},
		{"for something else", "POST", "/t/" + m.ID, word, 421},
		{"of another", "GET", "/t/" + m.ID, "e30." + word[strings.Index(word, ".")+1:], 421},
		{"made up", "GET", "/t/" + m.ID, "e30.e30", 421},
		{"nonsense", "GET", "/", "%", 421},
	} {
		req, err := http.NewRequest(x.method, red.web.URL+x.path, nil)
		if err != nil {
			t.Fatal(err)
		}
		req.Host = spied.Host
		req.Header.Set("X-Waystation-Hand", x.word)
		res, err := red.web.Client().Do(req)
		if err != nil {
			t.Fatal(err)
		}
		res.Body.Close()
		if res.StatusCode != x.status {
			t.Errorf("%s: %s", x.name, res.Status)
		}
	}
}

// ghost lets a node have an address where only talk answers, until the end is called. It lives until it is forgotten.
func ghost(t *testing.T, place, node string, talk func(net.Conn)) (end func()) {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	st, err := store.Open(place)
	if err != nil {
		t.Fatal(err)
	}
	if err := st.Join(t.Context(), node, l.Addr().String()); err != nil {
		t.Fatal(err)
	}
	stops := haunts(t, place, node)
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		for {
			c, err := l.Accept()
			if err != nil {
				return
			}
			talk(c)
			c.Close()
		}
	}()
	return func() {
		l.Close()
		<-ended
		stops()
		st.Close()
	}
}

// haunts lets a node be heard of again and again, until it is forgotten or stops is called.
func haunts(t *testing.T, place, node string) (stops func()) {
	t.Helper()
	db, err := sql.Open("sqlite", place)
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	ended := make(chan struct{})
	beat := func() {
		until := time.Now().Add(2*store.LeaseTime - 100*time.Millisecond).UnixMilli() // no node is believed for longer
		_, err := db.ExecContext(ctx, fmt.Sprintf("PRAGMA busy_timeout = 60000; UPDATE nodes SET until = %d WHERE name = '%s' "+
			"AND until > 0", until, node))
		if err != nil && ctx.Err() == nil {
			t.Error(err)
		}
	}
	beat()
	go func() {
		defer close(ended)
		for tick := time.Tick(store.LeaseTime / 16); ; {
			select {
			case <-ctx.Done():
				return
			case <-tick:
				beat()
			}
		}
	}()
	return func() {
		cancel()
		<-ended
		db.Close()
	}
}

// A server is gone, or goes away with what it was asked. What cannot have reached it waits until the match is free;
// what may have is done again only where that changes nothing.
func TestTheServerOfAMatchGoesAway(t *testing.T) {
	place := filepath.Join(t.TempDir(), "waystation.db")
	red := neighbour(t, place, "red")
	m := red.people(2, "one")
	red.secondDay(m)
	version := red.look(m.ID, "").Version
	red.close()

	var asked atomic.Int64
	var deaf atomic.Bool
	end := ghost(t, place, "red", func(c net.Conn) {
		if deaf.Load() {
			return
		}
		if _, err := http.ReadRequest(bufio.NewReader(c)); err == nil {
			asked.Add(1)
		}
	})
	blue := neighbour(t, place, "blue")
	answer := `{"number":0,"key":"draw"}`
	r := blue.api("POST", "/matches/"+m.ID+"/answers", m.Seats[0].Token, answer)
	if n := asked.Load(); r.status != 502 || !strings.Contains(r.body, `"unsure"`) || n != 1 {
		t.Errorf("who may have been heard: %d %s; asked %d times", r.status, r.body, n)
	}
	if blue.store.Holds(m.ID) {
		t.Error("the match was taken from a server that lives")
	}
	looks := make(chan reply, 1)
	go func() { looks <- blue.api("GET", "/matches/"+m.ID, "", "") }()
	for end := time.Now().Add(patience); asked.Load() < 3; time.Sleep(time.Millisecond) {
		if time.Now().After(end) {
			t.Fatal("who only looks is not asked for again")
		}
	}
	blue.forgotten("red")
	if r := <-looks; r.status != 200 || !strings.Contains(r.body, fmt.Sprintf(`"version":%d,`, version)) {
		t.Errorf("who only looks: %d %s", r.status, r.body)
	}
	end()

	// Nobody is at its address any more.
	red = neighbour(t, place, "red")
	blue.close()
	other := red.people(2, "two")
	red.secondDay(other)
	n := 0
	if red.asked(other, 1) {
		n = 1
	}
	seat := other.Seats[n]
	q := red.look(other.ID, seat.Token).Asks[0]
	answer = fmt.Sprintf(`{"number":%d,"key":%q}`, q.Number, q.Options[0].Key)
	red.web.Listener.Close()
	red.web.CloseClientConnections()
	blue = neighbour(t, place, "blue")
	done := make(chan reply, 1)
	go func() { done <- blue.api("POST", "/matches/"+other.ID+"/answers", seat.Token, answer) }()
	for end := time.Now().Add(patience); !strings.Contains(blue.line("can't be reached"), other.ID); {
		if time.Now().After(end) {
			t.Fatal("it is not tried")
		}
		time.Sleep(time.Millisecond)
	}
	for waits := true; waits; { // red lives, and says so each second
		blue.forgotten("red")
		select {
		case r := <-done:
			if waits = false; r.status != 200 {
				t.Errorf("who can't have been heard: %d %s", r.status, r.body)
			}
		case <-time.After(time.Millisecond):
		}
	}
	if !blue.store.Holds(other.ID) {
		t.Error("the match was not taken")
	}
}

// The server of a match hangs: nothing is heard of it, and its connections stay. Who listens by way of another one is
// sent away, and comes back to one that plays the match.
func TestWhoListensAtAServerThatHangsComesBack(t *testing.T) {
	place := filepath.Join(t.TempDir(), "waystation.db")
	red := neighbour(t, place, "red")
	m := red.people(2, "one")
	version := red.look(m.ID, "").Version
	red.close()
	end := ghost(t, place, "red", func(c net.Conn) {
		if _, err := http.ReadRequest(bufio.NewReader(c)); err == nil {
			io.WriteString(c, "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\ndata: from the ghost\n\n")
			io.Copy(io.Discard, c)
		}
	})
	defer end()
	blue := neighbour(t, place, "blue")
	path := "/api/matches/" + m.ID + "/events"
	listens := blue.browser().listen(path)
	listens.next("data: from the ghost")
	blue.forgotten("red")
	for range listens.lines { // until it ends
	}
	if got := blue.browser().listen(path).next("data: "); got != fmt.Sprint(version) {
		t.Errorf("who comes back is told %q, and the version is %d", got, version)
	}
}
