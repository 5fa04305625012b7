//go:build unix

package server_test

import (
	"bufio"
	"cmp"
	"database/sql"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"net/http"
	"os"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"waystation/internal/pgtest"
)

// fleet is several servers that share a database, some of which may be dead at the moment.
type fleet struct {
	t     *testing.T
	urls  []string // by which each reaches the database
	ways  []*cable // by which the others reach each; nil where they do so directly
	buses []string // by which each reaches NATS; nil for none
	match string   // that is played
	over  chan struct{}
	jumps bool         // the clock of the database does, so that two can believe for a second that they have a match
	heard atomic.Int64 // answers that were acknowledged
	sure  atomic.Int64 // that were not, and had been done all the same
	weak  atomic.Int64 // that were given once more, as they had not been done

	mu    sync.Mutex
	nodes []*process
	rng   *rand.Rand
}

// one is a server at random, dead or alive.
func (f *fleet) one() *process {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.nodes[f.rng.IntN(len(f.nodes))]
}

func (f *fleet) start(n int) {
	node, bus := fmt.Sprintf("node%d@", n), ""
	if f.ways != nil {
		node += f.ways[n].at
	}
	if f.buses != nil {
		bus = f.buses[n]
	}
	p := startAt(f.t, "WAYSTATION_TEST_SERVE="+f.urls[n], "WAYSTATION_TEST_NODE="+node, "WAYSTATION_TEST_BUS="+bus)
	if f.ways != nil {
		f.ways[n].leads(strings.TrimPrefix(p.url, "http://"))
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	f.nodes[n] = p
}

// ended reports whether all is to end.
func (f *fleet) ended() bool {
	select {
	case <-f.over:
		return true
	default:
		return false
	}
}

// ask asks one server after the other until one answers that can, and returns how long that took.
func (f *fleet) ask(path, token string, into any) (took time.Duration) {
	for began := time.Now(); ; time.Sleep(20 * time.Millisecond) {
		status, err := f.one().call("GET", path, token, "", into)
		if took = time.Since(began); err == nil && status == 200 {
			return took
		}
		if err == nil && status < 500 || took > patience {
			f.t.Errorf("GET %s: %d, %v after %v", path, status, err, took)
			return took
		}
	}
}

// couple is two people who play matches with each other, one after the other, by way of any server.
type couple struct {
	f        *fleet
	rng      *rand.Rand
	m        made
	answers  [2][]string   // those that were done, by seat
	versions []int         // that were acknowledged, in this order
	longest  time.Duration // that they had to wait for an answer
	played   int           // matches to their end
	seen     atomic.Int64  // looks that came to something
}

func (g *couple) begin() {
	body := cmp.Or(g.f.match, `{"game":"firelands","seats":[{"kind":"human"},{"kind":"human"}]}`)
	for end := time.Now().Add(patience); ; time.Sleep(20 * time.Millisecond) {
		status, err := g.f.one().call("POST", "/matches", "", body, &g.m)
		if err == nil && status == 201 {
			break
		}
		if time.Now().After(end) {
			g.f.t.Errorf("no match can be made: %d, %v", status, err)
			return
		}
	}
	g.answers, g.versions = [2][]string{}, nil
}

// play plays until all is to end.
func (g *couple) play(pace time.Duration) {
	for !g.f.ended() && !g.f.t.Failed() {
		for seat := range 2 {
			if g.turn(seat) {
				g.check()
				g.played++
				g.begin()
				break
			}
		}
		time.Sleep(pace/2 + time.Duration(g.rng.Int64N(int64(pace)+1)))
	}
}

// look is the match as a seat sees it, by any server that can show it.
func (g *couple) look(seat int) (v seen) {
	g.longest = max(g.longest, g.f.ask("/matches/"+g.m.ID, g.m.Seats[seat].Token, &v))
	g.seen.Add(1)
	return v
}

// turn answers what a seat is asked, again where it was not said whether the answer counted, and reports whether the
// match is over.
func (g *couple) turn(seat int) bool {
	v := g.look(seat)
	i := slices.IndexFunc(v.Asks, func(q question) bool { return q.Seat == seat })
	if i < 0 {
		return v.Over
	}
	a := v.Asks[i]
	key := a.some(g.rng)
	if a.Pass {
		key = "pass"
	}
	same := func(q question) bool { return q.Seat == seat && q.Number == a.Number }
	for again := false; ; again = true {
		var ack struct{ Version int }
		status, err := g.f.one().call("POST", "/matches/"+g.m.ID+"/answers", g.m.Seats[seat].Token,
			fmt.Sprintf(`{"number":%d,"key":%q}`, a.Number, key), &ack)
		switch {
		case err == nil && status == 200:
			g.answers[seat] = append(g.answers[seat], key)
			g.versions = append(g.versions, ack.Version)
			g.f.heard.Add(1)
			return false
		case err == nil && status == http.StatusConflict && !again && g.f.jumps:
			return false // who showed it did not know yet that another has the match
		case err == nil && status < 500 && (!again || status != http.StatusConflict):
			g.f.t.Errorf("match %s: an answer to what is asked is refused: %d", g.m.ID, status)
			return false
		case err == nil && status < 500, !slices.ContainsFunc(g.look(seat).Asks, same): // it was done
			if !g.f.jumps { // else who says so may not know yet
				g.answers[seat] = append(g.answers[seat], key)
			}
			g.f.sure.Add(1)
			return false
		}
		g.f.weak.Add(1)
		time.Sleep(20 * time.Millisecond)
		if g.f.t.Failed() {
			return false
		}
	}
}

// check compares what is stored with what was done: all of it in its order, and nothing else.
func (g *couple) check() {
	if len(g.versions) > 0 && !slices.IsSortedFunc(g.versions, func(a, b int) int { return cmp.Compare(a, b) }) ||
		len(slices.Compact(slices.Clone(g.versions))) != len(g.versions) {
		g.f.t.Errorf("match %s grew by answers to versions %v: two have played it", g.m.ID, g.versions)
	}
	for seat := range 2 {
		stored := g.stored(seat)
		whole := slices.Equal(stored, g.answers[seat])
		if g.f.jumps { // those that were acknowledged are among them, in their order
			whole = holds(stored, g.answers[seat])
			for end := time.Now().Add(patience); !whole && time.Now().Before(end); time.Sleep(20 * time.Millisecond) {
				stored = g.stored(seat) // who showed it may not have known yet that another has the match
				whole = holds(stored, g.answers[seat])
			}
		}
		if !whole {
			g.f.t.Errorf("match %s, seat %d: stored %v, done %v", g.m.ID, seat, stored, g.answers[seat])
		}
	}
}

// holds reports whether all words of a list are in another one, in the same order.
func holds(all, some []string) bool {
	for _, word := range all {
		if len(some) > 0 && some[0] == word {
			some = some[1:]
		}
	}
	return len(some) == 0
}

// stored are the answers of a seat in the log.
func (g *couple) stored(seat int) (out []string) {
	var log string
	for end := time.Now().Add(patience); log == "" && time.Now().Before(end); {
		log = g.f.text("/matches/"+g.m.ID+"/log", g.m.Seats[seat].Token)
	}
	for line := range strings.Lines(log) {
		var e struct {
			Kind string
			Seat *int
			Keys []string
		}
		if err := json.Unmarshal([]byte(line), &e); err != nil {
			g.f.t.Errorf("%v: %s", err, line)
			return nil
		}
		switch {
		case e.Seat == nil || *e.Seat != seat:
		case e.Kind == "ask":
			out = append(out, cmp.Or(strings.Join(e.Keys, "+"), "none"))
		case e.Kind == "pass":
			out = append(out, "pass")
		}
	}
	return out
}

// text is what a server shows, or "" where it can't.
func (f *fleet) text(path, token string) string {
	req, err := http.NewRequest("GET", f.one().url+"/api"+path, nil)
	if err != nil {
		return ""
	}
	req.Header.Set("Authorization", "Bearer "+token)
	client := http.Client{Timeout: patience, Transport: &http.Transport{DisableKeepAlives: true}}
	res, err := client.Do(req)
	if err != nil || res.StatusCode != 200 {
		time.Sleep(20 * time.Millisecond)
		if err == nil {
			res.Body.Close()
		}
		return ""
	}
	defer res.Body.Close()
	var b strings.Builder
	if _, err := bufio.NewReader(res.Body).WriteTo(&b); err != nil {
		return ""
	}
	return b.String()
}

// goOn waits until everybody has looked at their match once more.
func (f *fleet) goOn(pairs []*couple) {
	var before []int64
	for _, g := range pairs {
		before = append(before, g.seen.Load())
	}
	end := time.Now().Add(patience)
	for i, g := range pairs {
		for g.seen.Load() < before[i]+2 { // the first may have been asked for before
			if time.Now().After(end) || f.t.Failed() {
				f.t.Fatalf("match %s does not go on", g.m.ID)
			}
			time.Sleep(5 * time.Millisecond)
		}
	}
}

func fromEnv(name string, usual int) int {
	if n, err := strconv.Atoi(os.Getenv(name)); err == nil {
		return n
	}
	return usual
}

// Three servers share a database, and people play by way of any of them. Servers are killed at random, and PostgreSQL
// is: every answer that was acknowledged stays, none counts twice, no match is played by two, and everybody goes on.
// WAYSTATION_KILLS and WAYSTATION_MATCHES make it longer: docs/operating.md.
func TestKillOfServersThatHandOn(t *testing.T) {
	if testing.Short() {
		t.Skip("starts processes")
	}
	kills, matches := fromEnv("WAYSTATION_KILLS", 5), fromEnv("WAYSTATION_MATCHES", 6)
	db := pgtest.For(t)
	url, err := db.Database("")
	if err != nil {
		t.Fatal(err)
	}
	f := &fleet{t: t, urls: []string{url, url, url}, over: make(chan struct{}), nodes: make([]*process, 3),
		rng: rand.New(rand.NewPCG(1, 2))}
	for n := range f.nodes {
		f.start(n)
	}
	defer func() {
		for _, p := range f.nodes {
			p.kill()
		}
	}()
	pairs, end := f.players(matches)
	defer end()
	began, restarts := time.Now(), 0
	rng := rand.New(rand.NewPCG(5, 6))
	for kill := range kills {
		if !f.await(int64(matches) + rng.Int64N(int64(matches))) {
			return
		}
		if kill%10 == 2 {
			restarts++
			db.Kill()
			if err := db.Restart(); err != nil {
				t.Fatal(err)
			}
		}
		n := rng.IntN(len(f.nodes))
		f.nodes[n].kill()
		if kill%2 == 0 { // the others take its matches before it is there again
			f.goOn(pairs)
		}
		f.start(n)
		if kill%2 == 1 {
			f.goOn(pairs)
		}
		if kill%20 == 19 {
			t.Logf("%d kills after %v: %d answers", kill+1, time.Since(began).Round(time.Second), f.heard.Load())
		}
	}
	end()
	f.report(pairs, url, began, "%d kills of 3 servers and %d of PostgreSQL", kills, restarts)
}

// players are so many couples that play until end is called.
func (f *fleet) players(matches int) (pairs []*couple, end func()) {
	for i := range matches {
		g := &couple{f: f, rng: rand.New(rand.NewPCG(3, uint64(i)))}
		g.begin()
		pairs = append(pairs, g)
	}
	var playing sync.WaitGroup
	for _, g := range pairs {
		playing.Go(func() { g.play(time.Duration(3*matches) * time.Millisecond) })
	}
	return pairs, sync.OnceFunc(func() { close(f.over); playing.Wait() })
}

// await waits until so many more answers were acknowledged; false when something has failed.
func (f *fleet) await(answers int64) bool {
	for until := f.heard.Load() + answers; f.heard.Load() < until; time.Sleep(time.Millisecond) {
		if f.t.Failed() {
			return false
		}
	}
	return true
}

// report checks what has been played, and says what there was of it after what was done to the servers.
func (f *fleet) report(pairs []*couple, url string, began time.Time, done string, args ...any) {
	longest, played := time.Duration(0), 0
	for _, g := range pairs {
		g.check()
		longest, played = max(longest, g.longest), played+g.played
	}
	f.t.Logf("%s in %v: %d matches, %d of them to their end, and %d answers; "+
		"of %d more it was not said that they counted, and %d were given once more; %d times a match was taken; "+
		"nobody waited longer than %v to see theirs",
		fmt.Sprintf(done, args...), time.Since(began).Round(time.Second), len(pairs)+played, played, f.heard.Load(),
		f.sure.Load(), f.weak.Load(), taken(f.t, url), longest.Round(time.Millisecond))
}

// taken is how often matches were taken by a server.
func taken(t *testing.T, url string) (n int) {
	db, err := sql.Open("pgx", url)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	if err := db.QueryRow("SELECT sum(epoch) FROM matches").Scan(&n); err != nil {
		t.Fatal(err)
	}
	return n
}
