package lab

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"runtime"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"waystation/table"
)

// Serial is a game whose matches are parts of a campaign. Episode names the part that this match is, so that sorted
// names are in order; it is a method of the game's state.
type Serial interface {
	Episode() string
}

// CampaignMatches is after how many matches a campaign counts as endless.
const CampaignMatches = 200

// CampaignReport is how whole campaigns went. A campaign is a chain of matches, each of which begins with what the one
// before has left behind (table.Legatee), until one leaves nothing.
type CampaignReport struct {
	Game      string   `json:"game"`
	Mode      string   `json:"mode,omitempty"`
	Players   int      `json:"players"`
	Seed      string   `json:"seed"`
	Bots      []string `json:"bots"`
	Campaigns int      `json:"campaigns"` // that were begun and not interrupted
	Over      int      `json:"over"`      // that came to their end
	Matches   int      `json:"matches"`   // in all of them
	Fewest    int      `json:"fewest"`    // matches of a campaign that is over
	Most      int      `json:"most"`
	Seconds   float64  `json:"seconds"`
	Parts     []Part   `json:"parts"`
	Last      []Ended  `json:"last"` // how the last match of campaigns ended
	Failures  []string `json:"failures,omitempty"`
}

// Part is one part of a campaign, over all campaigns.
type Part struct {
	Name    string  `json:"name"`
	Matches int     `json:"matches"`
	Won     int     `json:"won"`
	Rounds  float64 `json:"rounds"` // on average
	Endings []Ended `json:"endings"`
	rounds  int
	endings map[string]int
}

// Ended is an ending and how often it came.
type Ended struct {
	Name    string `json:"name"`
	Matches int    `json:"matches"`
}

// campaign is one campaign as it was played.
type campaign struct {
	matches []played
	failed  string // why it did not come to its end, or ""
}

// played is a match of a campaign.
type played struct {
	part, ending string
	won          bool
	rounds       int
}

// Campaigns plays so many whole campaigns as the setting has games. Bots that search can't play them. When the context
// ends it stops, and reports the campaigns that are over by then. The error is a setting of no sense.
func Campaigns(ctx context.Context, s Setting) (*CampaignReport, error) {
	start, err := s.prepare()
	if err != nil {
		return nil, err
	}
	if _, ok := start.(table.Legatee); !ok {
		return nil, fmt.Errorf("%s has no campaigns: its matches leave nothing behind", s.Box.Name)
	}
	for _, b := range s.Bots {
		if b.New != nil && thinks(b.New(0)) {
			return nil, fmt.Errorf("campaigns are of bots that answer at once: %s searches", b.Name)
		}
	}
	began := time.Now()
	all := s.campaigns(ctx)
	r := &CampaignReport{Game: s.Box.Name, Mode: s.Setup.Mode, Players: s.Setup.Seats, Seed: s.Seed, Bots: s.names()}
	if len(r.Bots) == 0 {
		r.Bots = []string{"random"}
	}
	r.count(all, s.First)
	r.Seconds = time.Since(began).Seconds()
	return r, nil
}

// campaigns plays them, side by side. Those that were interrupted are nil.
func (s *Setting) campaigns(ctx context.Context) []*campaign {
	workers := s.Workers
	if workers <= 0 {
		workers = runtime.GOMAXPROCS(0)
	}
	all := make([]*campaign, s.Games)
	var next, done atomic.Int64
	var group sync.WaitGroup
	for range workers {
		group.Go(func() {
			for {
				k := int(next.Add(1)) - 1
				if k >= s.Games {
					return
				}
				all[k] = s.campaign(ctx, s.First+k)
				if n := int(done.Add(1)); s.Progress != nil {
					s.Progress(n, s.Games)
				}
			}
		})
	}
	group.Wait()
	return all
}

// campaign plays campaign k; nil when the context ends before it does.
func (s *Setting) campaign(ctx context.Context, k int) *campaign {
	c := &campaign{}
	for n := 0; n < CampaignMatches; n++ {
		m := *s
		m.Seed = fmt.Sprintf("%s, match %d of a campaign", s.Seed, n)
		start, err := m.Box.New(m.Setup)
		if err != nil {
			c.failed = fmt.Sprintf("match %d can't begin: %v", n+1, err)
			return c
		}
		w := m.bench(ctx, start)
		g := w.one(k)
		switch {
		case ctx.Err() != nil || g == nil:
			return nil
		case g.failed != "":
			c.failed = fmt.Sprintf("match %d: %s", n+1, g.failed)
			return c
		}
		m.note(c, w.g, g)
		left := w.g.(table.Legatee).Legacy()
		if left == nil {
			return c
		}
		raw, err := json.Marshal(left)
		if err != nil {
			c.failed = fmt.Sprintf("match %d: what it leaves can't be written: %v", n+1, err)
			return c
		}
		next := s.Setup
		next.Carry = raw
		if next, err = s.Box.Check(next); err != nil {
			c.failed = fmt.Sprintf("match %d can't begin: %v", n+2, err)
			return c
		}
		own := *s
		own.Setup = next
		s = &own
	}
	c.failed = fmt.Sprintf("it is not over after %d matches", CampaignMatches)
	return c
}

// note writes down how a match went.
func (s *Setting) note(c *campaign, state table.Game, g *game) {
	p := played{ending: g.ending, rounds: g.rounds, won: g.winners != 0}
	if x, ok := state.(Serial); ok {
		p.part = x.Episode()
	}
	c.matches = append(c.matches, p)
}

// count puts campaigns together.
func (r *CampaignReport) count(all []*campaign, first int) {
	parts, last := map[string]*Part{}, map[string]int{}
	for k, c := range all {
		if c == nil {
			continue
		}
		r.Campaigns++
		r.Matches += len(c.matches)
		for _, m := range c.matches {
			p := parts[m.part]
			if p == nil {
				p = &Part{Name: m.part, endings: map[string]int{}}
				parts[m.part] = p
			}
			p.add(m)
		}
		if c.failed != "" {
			r.Failures = append(r.Failures, fmt.Sprintf("campaign %d: %s", first+k, c.failed))
			continue
		}
		n := len(c.matches)
		if r.Over == 0 {
			r.Fewest = n
		}
		r.Fewest, r.Most = min(r.Fewest, n), max(r.Most, n)
		r.Over++
		last[c.matches[n-1].ending]++
	}
	for _, name := range slices.Sorted(maps.Keys(parts)) {
		p := parts[name]
		p.Rounds = float64(p.rounds) / float64(p.Matches)
		p.Endings = ended(p.endings)
		r.Parts = append(r.Parts, *p)
	}
	r.Last = ended(last)
}

func (p *Part) add(m played) {
	p.Matches++
	p.rounds += m.rounds
	p.endings[m.ending]++
	if m.won {
		p.Won++
	}
}

// ended are endings, the most frequent first.
func ended(counts map[string]int) []Ended {
	list := []Ended{}
	for _, name := range slices.Sorted(maps.Keys(counts)) {
		list = append(list, Ended{name, counts[name]})
	}
	slices.SortStableFunc(list, func(a, b Ended) int { return b.Matches - a.Matches })
	return list
}

// Text writes the report for people.
func (r *CampaignReport) Text(w io.Writer) error {
	var b strings.Builder
	fmt.Fprintf(&b, "%s, %d players: %s, seed %q\n", r.Game, r.Players, strings.Join(r.Bots, " against "), r.Seed)
	fmt.Fprintf(&b, "%s of %s campaigns came to their end, in %.1f s\n", thousands(r.Over), thousands(r.Campaigns),
		r.Seconds)
	if r.Over > 0 {
		fmt.Fprintf(&b, "%d to %d matches a campaign, %.1f on average\n", r.Fewest, r.Most,
			float64(r.Matches)/float64(r.Campaigns))
	}
	for _, p := range r.Parts {
		fmt.Fprintf(&b, "\n%s: %s matches, %s won, %.1f rounds\n", p.Name, thousands(p.Matches),
			portion(p.Won, p.Matches), p.Rounds)
		for _, e := range p.Endings {
			fmt.Fprintf(&b, "  %-40s %7s  %7s\n", e.Name, thousands(e.Matches), portion(e.Matches, p.Matches))
		}
	}
	if r.Over > 0 {
		b.WriteString("\nthe end of the campaign\n")
	}
	for _, e := range r.Last {
		fmt.Fprintf(&b, "  %-40s %7s  %7s\n", e.Name, thousands(e.Matches), portion(e.Matches, r.Over))
	}
	for i, f := range r.Failures {
		if i == 10 {
			fmt.Fprintf(&b, "... and %d more\n", len(r.Failures)-i)
			break
		}
		fmt.Fprintf(&b, "FAILED: %s\n", f)
	}
	_, err := io.WriteString(w, b.String())
	return err
}

func portion(n, of int) string { return percent(float64(n) / float64(of)) }
