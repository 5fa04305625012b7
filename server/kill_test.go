package server_test

import (
	"bufio"
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"log/slog"
	"math/rand/v2"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"waystation/bus"
	"waystation/internal/caravan"
	"waystation/server"
	"waystation/shelf"
	"waystation/store"
	"waystation/table"
)

// serveUntilKilled is what the test's own binary does when it is started as a server.
func serveUntilKilled(place string) {
	if !store.IsPostgres(place) {
		place = filepath.Join(place, "waystation.db")
	}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		fmt.Println("error", err)
		os.Exit(1)
	}
	st, err := store.Open(place)
	if node := os.Getenv("WAYSTATION_TEST_NODE"); err == nil && node != "" {
		name, address, reached := strings.Cut(node, "@")
		if reached && address == "" {
			address = l.Addr().String()
		}
		err = st.Join(context.Background(), name, address)
	}
	if err != nil {
		fmt.Println("error", err)
		os.Exit(1)
	}
	c := server.Config{
		Store: st, Games: append(shelf.All(), searching()...), Log: slog.New(slog.DiscardHandler),
		Limits: server.Limits{Rate: 1e6, Burst: 1e6, Creations: 1e6, CreationBurst: 1e6, BotTime: patience},
	}
	if url := os.Getenv("WAYSTATION_TEST_BUS"); url != "" {
		c.Workers, err = bus.Open(bus.Config{URL: url, Games: searching(), Limit: patience, Most: 16, Log: c.Log})
		if err != nil {
			fmt.Println("error", err)
			os.Exit(1)
		}
	}
	s, err := server.New(c)
	if err != nil {
		fmt.Println("error", err)
		os.Exit(1)
	}
	fmt.Println("http://" + l.Addr().String())
	s.Serve(l)
}

// process is a server in a process of its own.
type process struct {
	cmd *exec.Cmd
	url string
}

// startProcess starts one with the data in a folder, or with a database of PostgreSQL that it shares under a name. With
// an @ behind it others may hand requests on to it, at the address that follows, or at its own.
func startProcess(t *testing.T, place string, node ...string) *process {
	t.Helper()
	return startAt(t, "WAYSTATION_TEST_SERVE="+place, "WAYSTATION_TEST_NODE="+strings.Join(node, ""))
}

// startAt starts one with these words in its environment.
func startAt(t *testing.T, words ...string) *process {
	t.Helper()
	p := &process{cmd: exec.Command(os.Args[0])}
	p.cmd.Env = append(os.Environ(), words...)
	p.cmd.Stderr = os.Stderr
	out, err := p.cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := p.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	line, err := bufio.NewReader(out).ReadString('\n')
	if err != nil || !strings.HasPrefix(line, "http://") {
		p.kill()
		t.Fatalf("the server says %q, %v", line, err)
	}
	p.url = strings.TrimSpace(line)
	return p
}

// kill ends it as kill -9 does.
func (p *process) kill() {
	p.cmd.Process.Kill()
	p.cmd.Wait()
}

// call is a request that may fail because the server is being killed.
func (p *process) call(method, path, token, body string, into any) (status int, err error) {
	req, err := http.NewRequest(method, p.url+"/api"+path, strings.NewReader(body))
	if err != nil {
		return 0, err
	}
	if body != "" {
		req.Header.Set("Content-Type", "application/json")
	}
	if token != "" {
		req.Header.Set("Authorization", "Bearer "+token)
	}
	client := http.Client{Timeout: patience, Transport: &http.Transport{DisableKeepAlives: true}}
	res, err := client.Do(req)
	if err != nil {
		return 0, err
	}
	defer res.Body.Close()
	raw, err := io.ReadAll(res.Body)
	if err != nil {
		return 0, err
	}
	if into != nil && res.StatusCode < 300 {
		err = json.Unmarshal(raw, into)
	}
	return res.StatusCode, err
}

// pair is two people who play one match, against a bot or each other, and remember every answer that was acknowledged.
type pair struct {
	m       made
	answers [2][]string // acknowledged, by seat
	version int         // the highest that was acknowledged
	over    bool
}

// play answers until the server is gone or the match is over.
func (g *pair) play(p *process, rng *rand.Rand, heard *atomic.Int64, pace time.Duration) {
	for {
		for seat := range 2 {
			var v seen
			token := g.m.Seats[seat].Token
			if status, err := p.call("GET", "/matches/"+g.m.ID, token, "", &v); err != nil || status != 200 {
				return
			}
			if v.Over {
				g.over = true
				return
			}
			for _, a := range v.Asks {
				if a.Seat != seat {
					continue
				}
				key := a.some(rng)
				if a.Pass {
					key = "pass"
				}
				var ack struct{ Version int }
				status, err := p.call("POST", "/matches/"+g.m.ID+"/answers", token,
					fmt.Sprintf(`{"number":%d,"key":%q}`, a.Number, key), &ack)
				if err != nil {
					return
				}
				if status == 200 {
					g.answers[seat] = append(g.answers[seat], key)
					g.version = max(g.version, ack.Version)
					heard.Add(1)
				}
			}
		}
		time.Sleep(pace)
	}
}

// check compares what the server knows with what it has acknowledged.
func (g *pair) check(t *testing.T, p *process) {
	t.Helper()
	var v seen
	if status, err := p.call("GET", "/matches/"+g.m.ID, "", "", &v); err != nil || status != 200 || v.Frozen {
		t.Fatalf("match %s: %d, %v, %+v", g.m.ID, status, err, v)
	}
	if v.Version < g.version {
		t.Errorf("match %s is at version %d, but %d was acknowledged", g.m.ID, v.Version, g.version)
	}
	for seat := range 2 {
		var stored []string
		log := g.log(t, p, seat)
		for line := range strings.Lines(log) {
			var e struct {
				Kind string
				Seat *int
				Keys []string
			}
			if err := json.Unmarshal([]byte(line), &e); err != nil {
				t.Fatal(err)
			}
			if e.Seat == nil || *e.Seat != seat {
				continue
			}
			switch e.Kind {
			case "ask":
				stored = append(stored, cmp.Or(strings.Join(e.Keys, "+"), "none")) // as of several, none may be taken
			case "pass":
				stored = append(stored, "pass")
			}
		}
		// The last answer before the kill may have been stored without its acknowledgement arriving; then it counts.
		if n := len(g.answers[seat]); len(stored) < n || len(stored) > n+1 ||
			strings.Join(stored[:n], " ") != strings.Join(g.answers[seat], " ") {
			t.Errorf("match %s, seat %d: stored %v, acknowledged %v", g.m.ID, seat, stored, g.answers[seat])
		}
		g.answers[seat] = stored
	}
}

func (g *pair) log(t *testing.T, p *process, seat int) string {
	t.Helper()
	req, err := http.NewRequest("GET", p.url+"/api/matches/"+g.m.ID+"/log", nil)
	if err != nil {
		t.Fatal(err)
	}
	req.Header.Set("Authorization", "Bearer "+g.m.Seats[seat].Token)
	client := http.Client{Transport: &http.Transport{DisableKeepAlives: true}}
	res, err := client.Do(req)
	if err != nil {
		t.Fatal(err)
	}
	defer res.Body.Close()
	raw, err := io.ReadAll(res.Body)
	if err != nil || res.StatusCode != 200 {
		t.Fatalf("the log: %d, %v, %s", res.StatusCode, err, raw)
	}
	return string(raw)
}

// onShelf finds a game of the shelf, or the caravan.
func onShelf(name string) *table.Box {
	if g := shelf.Find(name); g != nil {
		return g.Box
	}
	return caravan.Find(name)
}

// The server is killed again and again while people play. Every answer that it has acknowledged is there afterwards, no
// other, and every match goes on to its end.
func TestKill(t *testing.T) {
	if testing.Short() {
		t.Skip("starts processes")
	}
	dir := t.TempDir()
	rng := rand.New(rand.NewPCG(1, 2))
	var pairs []*pair
	p := startProcess(t, dir)
	for _, body := range []string{
		`{"game":"caravan","seats":[{"kind":"human"},{"kind":"human"},{"kind":"bot"}]}`,
		`{"game":"caravan","seats":[{"kind":"human"},{"kind":"human"},{"kind":"bot"}]}`,
		`{"game":"firelands","seats":[{"kind":"human"},{"kind":"human"}]}`,
		`{"game":"posthuman","mode":"short","seats":[{"kind":"human"},{"kind":"human"}]}`,
		`{"game":"heredity","mode":"introduction","seats":[{"kind":"human"},{"kind":"human"}]}`,
	} {
		g := &pair{}
		if status, err := p.call("POST", "/matches", "", body, &g.m); err != nil || status != 201 {
			t.Fatal(status, err)
		}
		pairs = append(pairs, g)
	}
	acknowledged := 0
	for kill := range 5 {
		var heard atomic.Int64
		var wg sync.WaitGroup
		for _, g := range pairs {
			seed := rng.Uint64()
			wg.Go(func() { g.play(p, rand.New(rand.NewPCG(seed, 1)), &heard, 20*time.Millisecond) })
		}
		played := make(chan struct{})
		go func() { wg.Wait(); close(played) }()
		// The blow falls in the middle of play, however fast the machine is.
		for blow := 15 + rng.Int64N(30); heard.Load() < blow; {
			select {
			case <-played:
				blow = 0
			case <-time.After(time.Duration(rng.IntN(4)) * time.Millisecond):
			}
		}
		p.kill()
		<-played
		p = startProcess(t, dir)
		acknowledged = 0
		for _, g := range pairs {
			acknowledged += len(g.answers[0]) + len(g.answers[1])
			g.check(t, p)
		}
		t.Logf("kill %d: %d answers were acknowledged so far", kill, acknowledged)
	}
	if acknowledged < 20 {
		t.Errorf("only %d answers in all: nothing was tested", acknowledged)
	}
	var wg sync.WaitGroup
	for _, g := range pairs {
		wg.Go(func() { g.play(p, rand.New(rand.NewPCG(7, 7)), new(atomic.Int64), time.Millisecond) })
	}
	wg.Wait()
	defer p.kill()
	for _, g := range pairs {
		if !g.over {
			t.Errorf("match %s did not go on to its end", g.m.ID)
			continue
		}
		m, err := table.Verify(strings.NewReader(g.log(t, p, 0)), onShelf)
		if err != nil {
			t.Errorf("match %s: %v", g.m.ID, err)
		} else if m.Seed().Hash() != g.m.SeedHash {
			t.Errorf("match %s: the seal was broken", g.m.ID)
		}
	}
}

// The server is killed after a chapter's last answer, and as soon as it has said that the next one has begun. The chapter
// stays won, the next carries what it left behind, and there is one of it.
func TestKillBetweenChapters(t *testing.T) {
	if testing.Short() {
		t.Skip("starts processes")
	}
	dir := t.TempDir()
	p := startProcess(t, dir)
	defer func() { p.kill() }()
	again := func() {
		p.kill()
		p = startProcess(t, dir)
	}
	first := &pair{}
	body := `{"game":"heredity","mode":"campaign","seats":[{"kind":"human"},{"kind":"human"}]}`
	if status, err := p.call("POST", "/matches", "", body, &first.m); err != nil || status != 201 {
		t.Fatal(status, err)
	}
	first.play(p, rand.New(rand.NewPCG(3, 4)), new(atomic.Int64), 0)
	again()
	first.check(t, p)
	var v struct {
		Over   bool
		Legacy json.RawMessage
	}
	if status, err := p.call("GET", "/matches/"+first.m.ID, "", "", &v); err != nil || status != 200 || !v.Over {
		t.Fatalf("the chapter is not over: %d %v", status, err)
	}
	next := &pair{}
	at, token := "/matches/"+first.m.ID+"/next", first.m.Campaign.Token
	if status, err := p.call("POST", at, token, "", &next.m); err != nil || status != 201 {
		t.Fatal("the next chapter does not begin:", status, err)
	}
	again()
	var link struct {
		Setup struct{ Carry json.RawMessage }
	}
	if status, err := p.call("GET", "/matches/"+next.m.ID, "", "", &link); err != nil || status != 200 ||
		len(v.Legacy) == 0 || string(link.Setup.Carry) != string(v.Legacy) {
		t.Errorf("the next chapter carries %s, not %s: %d %v", link.Setup.Carry, v.Legacy, status, err)
	}
	if status, err := p.call("POST", at, token, "", nil); err != nil || status != 409 {
		t.Errorf("begun twice: %d %v", status, err)
	}
	var c struct {
		Chapters []struct{ Match, State string }
	}
	if status, err := p.call("GET", "/campaigns/"+first.m.Campaign.ID, token, "", &c); err != nil || status != 200 ||
		len(c.Chapters) != 2 || c.Chapters[0].State != "over" || c.Chapters[1].State == "over" {
		t.Errorf("the campaign: %d %v %+v", status, err, c)
	}
}
