//go:build unix

package main

import (
	"bufio"
	"bytes"
	"compress/gzip"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"net"
	"net/http"
	"net/http/cookiejar"
	"net/url"
	"strings"
	"sync"
	"sync/atomic"
	"time"
)

// patience is after how long without a push the server is at fault: far more than any machine needs.
const patience = 10 * time.Minute

// run starts a side, plays on it for as long as the plan says, and ends it.
func (p plan) run(ctx context.Context, s side) (figures, error) {
	proc, err := s.start()
	if err != nil {
		return figures{}, err
	}
	defer proc.stop()
	before, err := proc.memory()
	if err != nil {
		return figures{}, err
	}
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	c := p.crowd(s.blind, proc.root)
	var group sync.WaitGroup
	fails := make(chan error, p.matches)
	for i := range p.matches {
		group.Go(func() {
			if err := c.play(ctx, i); err != nil && ctx.Err() == nil {
				fails <- err
				stop()
			}
		})
	}
	wait(ctx, p.warm)
	for c.sitting.Load() < int64(p.matches) && ctx.Err() == nil {
		wait(ctx, 100*time.Millisecond)
	}
	used, err1 := proc.used()
	c.begin()
	wait(ctx, p.window)
	f := c.end()
	now, err2 := proc.used()
	after, err3 := proc.memory()
	failed := ctx.Err()
	stop()
	group.Wait()
	select {
	case failed = <-fails:
	default:
	}
	f.matches, f.cpu, f.memory = p.matches, now-used, after-before
	if err := errors.Join(failed, err1, err2, err3); err != nil {
		return figures{}, err
	}
	if f.answers == 0 {
		return figures{}, errNothing
	}
	return f, nil
}

// errNothing: the window was too short for this machine.
var errNothing = errors.New("nothing was answered: measure for longer")

func wait(ctx context.Context, d time.Duration) {
	select {
	case <-ctx.Done():
	case <-time.After(d):
	}
}

// crowd is all who play.
type crowd struct {
	plan    plan
	blind   bool // what is shown is no match: answers are made up
	root    string
	client  *http.Client
	sitting atomic.Int64 // matches whose seats listen

	mu       sync.Mutex
	counting bool
	began    time.Time
	figures  figures
}

func (p plan) crowd(blind bool, root string) *crowd {
	return &crowd{plan: p, blind: blind, root: root, client: &http.Client{Transport: &http.Transport{
		DisableCompression: true, MaxIdleConnsPerHost: 4 * p.matches,
		DialContext: (&net.Dialer{Timeout: time.Minute}).DialContext,
	}}}
}

func (c *crowd) begin() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.counting, c.began = true, time.Now()
}

func (c *crowd) end() figures {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.counting = false
	c.figures.window = time.Since(c.began)
	return c.figures
}

// count changes the figures while it is measured.
func (c *crowd) count(what func(*figures)) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.counting {
		what(&c.figures)
	}
}

// match is one that is played.
type match struct {
	c     *crowd
	from  string // the address that its requests come from
	id    string
	seats [2]*player
	rng   *rand.Rand
}

// player is one seat of it.
type player struct {
	token string
	heard chan time.Time // when the last push came
	http  *http.Client   // with the cookie that gives the seat; nil where no pages are looked at
}

// shown is what is read of a match.
type shown struct {
	Over bool
	Asks []question
}

// question is what a seat may be asked.
type question struct {
	Seat, Number, Min, Max int
	Pass                   bool
	Options                []struct{ Key string }
}

// play plays one match after the other, as long as the context lasts.
func (c *crowd) play(ctx context.Context, n int) error {
	rng := rand.New(rand.NewPCG(1, uint64(n)))
	for first := true; ctx.Err() == nil; first = false {
		m := &match{c: c, rng: rng, from: fmt.Sprintf("10.%d.%d.%d", n>>16, n>>8&255, n&255)}
		if err := m.whole(ctx, first); err != nil {
			return err
		}
	}
	return nil
}

// whole plays a match to its end.
func (m *match) whole(ctx context.Context, first bool) error {
	ctx, leave := context.WithCancel(ctx)
	defer leave()
	if err := m.create(ctx); err != nil {
		return err
	}
	for _, p := range m.seats {
		if err := m.listen(ctx, p); err != nil {
			return err
		}
	}
	if first {
		m.c.sitting.Add(1)
	}
	for version := 0; ; version++ {
		if pace := m.c.plan.pace; pace > 0 {
			wait(ctx, time.Duration(float64(pace)*(0.5+m.rng.Float64())))
		}
		over, err := m.turn(ctx, version)
		if over || err != nil {
			return err
		}
	}
}

// turn has both seats look at the match, one of them answer, and both hear of it.
func (m *match) turn(ctx context.Context, version int) (over bool, err error) {
	var looks [2]shown
	for i, p := range m.seats {
		if looks[i], err = m.look(ctx, p); err != nil {
			return false, err
		}
	}
	if m.c.blind {
		return false, m.answer(ctx, version%2, fmt.Sprintf(`{"number":%d,"key":"explore:%d"}`, version, m.rng.IntN(9)))
	}
	if looks[0].Over {
		return true, nil
	}
	seat := m.rng.IntN(2)
	for range 2 {
		for _, q := range looks[seat].Asks {
			if q.Seat == seat && (len(q.Options) > 0 || q.Pass) {
				return false, m.answer(ctx, seat, fmt.Sprintf(`{"number":%d,"key":%q}`, q.Number, q.some(m.rng)))
			}
		}
		seat = 1 - seat
	}
	return false, fmt.Errorf("match %s: nobody is asked anything", m.id)
}

// some is an answer at random.
func (q *question) some(rng *rand.Rand) string {
	if q.Pass && (len(q.Options) == 0 || rng.IntN(4) == 0) {
		return "pass"
	}
	most := min(q.Max, len(q.Options))
	var keys []string
	for _, i := range rng.Perm(len(q.Options))[:q.Min+rng.IntN(most-q.Min+1)] {
		keys = append(keys, q.Options[i].Key)
	}
	if keys == nil {
		return "none"
	}
	return strings.Join(keys, "+")
}

// answer sends an answer, and waits until both seats have heard of it. One that the rules refuse is only counted.
func (m *match) answer(ctx context.Context, seat int, body string) error {
	for _, p := range m.seats {
		select {
		case <-p.heard: // what came before
		default:
		}
	}
	began := time.Now()
	res, err := m.send(ctx, "POST", "/answers", m.seats[seat], body)
	if err != nil {
		return err
	}
	said, err := io.ReadAll(res.Body)
	res.Body.Close()
	took := time.Since(began)
	switch {
	case err != nil:
		return err
	case res.StatusCode == http.StatusUnprocessableEntity:
		m.c.count(func(f *figures) { f.refused++ })
		return nil
	case res.StatusCode != http.StatusOK:
		return fmt.Errorf("answer %s: %s: %s", body, res.Status, said)
	}
	var pushed time.Duration
	for i, p := range m.seats {
		select {
		case at := <-p.heard:
			if i != seat {
				pushed = at.Sub(began)
			}
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(patience):
			return fmt.Errorf("match %s: seat %d has not heard of an answer", m.id, i)
		}
	}
	m.c.count(func(f *figures) {
		f.answers++
		f.answered = append(f.answered, took)
		f.pushed = append(f.pushed, pushed)
	})
	return nil
}

// create makes the match, and has its people sit down where they look at pages.
func (m *match) create(ctx context.Context) error {
	body := fmt.Sprintf(`{"game":%q,"seats":[{"kind":"human"},{"kind":"human"}]}`, m.c.plan.game)
	res, err := m.send(ctx, "POST", "", nil, body)
	if err != nil {
		return err
	}
	defer res.Body.Close()
	var made struct {
		ID    string
		Seats []struct{ Token string }
	}
	said, err := io.ReadAll(res.Body)
	if err == nil && res.StatusCode == http.StatusCreated {
		err = json.Unmarshal(said, &made)
	}
	if err != nil || len(made.Seats) != len(m.seats) {
		return fmt.Errorf("making a match: %s: %s", res.Status, said)
	}
	m.id = made.ID
	for i, s := range made.Seats {
		m.seats[i] = &player{token: s.Token, heard: make(chan time.Time, 1)}
		if m.c.plan.pages && !m.c.blind {
			if err := m.sit(ctx, m.seats[i]); err != nil {
				return err
			}
		}
	}
	return nil
}

// request is one about the match, from its address.
func (m *match) request(ctx context.Context, method, path, body string) (*http.Request, error) {
	r, err := http.NewRequestWithContext(ctx, method, m.c.root+path, strings.NewReader(body))
	if err == nil {
		r.Header.Set("X-Forwarded-For", m.from)
	}
	return r, err
}

// send asks the API something about the match.
func (m *match) send(ctx context.Context, method, path string, p *player, body string) (*http.Response, error) {
	at := "/api/v1/matches"
	if m.id != "" {
		at += "/" + m.id
	}
	r, err := m.request(ctx, method, at+path, body)
	if err != nil {
		return nil, err
	}
	if body != "" {
		r.Header.Set("Content-Type", "application/json")
	}
	if p != nil {
		r.Header.Set("Authorization", "Bearer "+p.token)
	}
	if method == "GET" && path == "" {
		r.Header.Set("Accept-Encoding", "gzip")
	}
	return m.c.client.Do(r)
}

// look has a seat look at the match by the API.
func (m *match) look(ctx context.Context, p *player) (out shown, err error) {
	res, err := m.send(ctx, "GET", "", p, "")
	if err != nil {
		return out, err
	}
	defer res.Body.Close()
	b, err := io.ReadAll(res.Body)
	if err != nil {
		return out, err
	}
	m.c.count(func(f *figures) {
		f.looks++
		f.bytes += int64(len(b))
	})
	if m.c.blind {
		return out, nil
	}
	var plain io.Reader = bytes.NewReader(b)
	if res.Header.Get("Content-Encoding") == "gzip" {
		if plain, err = gzip.NewReader(plain); err != nil {
			return out, err
		}
	}
	if err := json.NewDecoder(plain).Decode(&out); err != nil || res.StatusCode != http.StatusOK {
		return out, fmt.Errorf("looking at match %s: %s: %w", m.id, res.Status, err)
	}
	return out, nil
}

// sit has a browser sit down by the seat's link.
func (m *match) sit(ctx context.Context, p *player) error {
	jar, err := cookiejar.New(nil)
	if err != nil {
		return err
	}
	p.http = &http.Client{Transport: m.c.client.Transport, Jar: jar}
	r, err := m.request(ctx, "POST", "/sit/"+p.token, url.Values{}.Encode())
	if err != nil {
		return err
	}
	r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	res, err := p.http.Do(r)
	if err != nil {
		return err
	}
	res.Body.Close()
	if res.StatusCode != http.StatusOK {
		return fmt.Errorf("sitting down: %s", res.Status)
	}
	return nil
}

// events opens the stream of a seat: where pages are looked at, that of its browser, which brings what changes of its.
func (m *match) events(ctx context.Context, p *player) (*http.Response, error) {
	if p.http == nil {
		return m.send(ctx, "GET", "/events", p, "")
	}
	r, err := m.request(ctx, "GET", "/events?of="+m.id+"&shown="+m.id, "")
	if err != nil {
		return nil, err
	}
	return p.http.Do(r)
}

// hears counts what a line of a stream brings of a page.
func (m *match) hears(line string) {
	if _, page, ok := strings.Cut(line, " page="); ok {
		m.c.count(func(f *figures) {
			f.pages++
			f.pageBytes += int64(len(page))
		})
	}
}

// listen opens the stream of a seat. What stood before is heard as well, and is taken here.
func (m *match) listen(ctx context.Context, p *player) error {
	res, err := m.events(ctx, p)
	if err != nil {
		return err
	}
	if res.StatusCode != http.StatusOK {
		return fmt.Errorf("listening to match %s: %s", m.id, res.Status)
	}
	go func() {
		defer res.Body.Close()
		lines := bufio.NewScanner(res.Body)
		lines.Buffer(nil, 1<<20) // a page is one line
		for lines.Scan() {
			if !strings.HasPrefix(lines.Text(), "data: ") {
				continue
			}
			m.hears(lines.Text())
			select {
			case <-p.heard:
			default:
			}
			p.heard <- time.Now()
		}
	}()
	select {
	case <-p.heard:
	case <-ctx.Done():
		return ctx.Err()
	case <-time.After(patience):
		return fmt.Errorf("the stream of match %s says nothing", m.id)
	}
	return nil
}
