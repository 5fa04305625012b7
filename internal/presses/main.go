// Command presses counts what people press in a match:
//
//	go run ./internal/presses [-seeds 20] [-seats 3] [-level normal] [-orders] [GAME ...]
//
// The same bot plays every seat over the same seeds, and presses as a person would. By kind of question it tells how
// often one was put, a seat and match; how often with a single row, and with nothing besides; and how often the row
// that does nothing was taken: a pass, a "done", an end of the turn. With -orders every seat gives each standing order
// that it is offered when it takes the answer which the order would give.
package main

import (
	"cmp"
	"context"
	"flag"
	"fmt"
	"log"
	"maps"
	"os"
	"slices"
	"text/tabwriter"

	"waystation/bots"
	"waystation/games/scene"
	"waystation/shelf"
	"waystation/table"
)

func main() {
	log.SetFlags(0)
	seeds := flag.Int("seeds", 20, "matches a game")
	seats := flag.Int("seats", 3, "seats of each")
	level := flag.String("level", "normal", "who plays all seats")
	orders := flag.Bool("orders", false, "give standing orders")
	most := flag.Int("kinds", 12, "kinds of questions told of each game")
	flag.Parse()
	for _, g := range shelf.All() {
		if flag.NArg() > 0 && !slices.Contains(flag.Args(), g.Box.Name) {
			continue
		}
		c := counts{}
		for k := range *seeds {
			if err := c.play(g, *seats, *level, fmt.Sprint("presses ", k), *orders); err != nil {
				log.Fatalf("%s, seed %d: %v", g.Box.Name, k, err)
			}
		}
		c.print(g.Box.Name, *seeds**seats, *most)
	}
}

// count is of one kind of question: how often it was put, with one row alone, with the idle row taken; and the last two
// without anything that could be done besides.
type count struct{ put, single, idle, bare int }

type counts map[string]*count

func (c counts) play(g *shelf.Game, seats int, level, seed string, orders bool) error {
	l, err := g.Level(level)
	if err != nil {
		l = g.Usual()
	}
	m, err := table.NewMatch(g.Box, table.Setup{Game: g.Box.Name, Seats: seats}, table.SeedOf(seed))
	if err != nil {
		return err
	}
	hands := make([]hand, m.Seats())
	for s := range hands {
		hands[s] = hand{Player: l.New(uint64(s)), standing: scene.Standing{}, declined: scene.Declined{}}
	}
	for !m.Over() {
		s := table.Turns(nil, m.Due(), uint64(m.Version()))[0]
		a := m.Ask(s)
		answer, err := bots.Answer(context.Background(), hands[s].Player, m, s, 1)
		if err != nil {
			return err
		}
		if !hands[s].spared(g.Screen, m, a, answer, orders) {
			c.note(a, bots.Key(m.Verbs(), answer), m.Default(a))
		}
		if err := m.Answer(s, m.Number(s), bots.Key(m.Verbs(), answer), table.ByHand); err != nil {
			return err
		}
		for s := range hands {
			if m.Ask(table.Seat(s)) == nil {
				hands[s].declined = scene.Declined{}
			}
		}
	}
	return nil
}

// hand is a seat as the server knows it: the orders it has given, and what its press before says.
type hand struct {
	bots.Player
	standing scene.Standing
	declined scene.Declined
	before   *table.Ask
	taken    table.Option
}

// spared reports whether an answer needs no press, and notes what of it spares others.
func (h *hand) spared(screen shelf.Screen, m *table.Match, a *table.Ask, answer []table.Option, orders bool) bool {
	spared := false
	if x, ok := screen.(shelf.Merges); ok && h.before != nil {
		follows, ok := x.Follows(m.View(a.Seat), h.before, h.taken, a, h.declined)
		spared = ok && len(answer) == 1 && answer[0] == follows
	}
	h.before, h.taken = nil, table.Option{}
	if len(answer) == 1 && answer[0] != table.Pass {
		h.before, h.taken = a, answer[0]
		h.declined.Note(a, answer[0])
	}
	x, ok := screen.(shelf.Orders)
	if !ok || !orders || spared {
		return spared
	}
	o := x.Order(m.View(a.Seat), a)
	if o == nil {
		return false
	}
	same := len(answer) == 1 && answer[0] == o.Answer
	stands := h.standing.Answers(o, a.Number)
	switch {
	case same && !stands:
		h.standing.Give(o, a.Number)
	case !same && stands:
		delete(h.standing, o.Key) // it is taken back first
	}
	return same && stands
}

func (c counts) note(a *table.Ask, key, idle string) {
	n := c[a.Prompt.Kind]
	if n == nil {
		n = &count{}
		c[a.Prompt.Kind] = n
	}
	n.put++
	rows := len(a.Options)
	if a.Pass {
		rows++
	}
	switch {
	case rows == 1:
		n.single++
		if len(a.Free) == 0 {
			n.bare++
		}
	case key == idle && (a.Pass || a.Prompt.Default != ""):
		n.idle++
	}
}

func (c counts) print(name string, matches, most int) {
	var all count
	for _, n := range c {
		all.put += n.put
		all.single += n.single
		all.idle += n.idle
		all.bare += n.bare
	}
	w := tabwriter.NewWriter(os.Stdout, 0, 0, 2, ' ', tabwriter.AlignRight)
	a := func(n int) string { return fmt.Sprintf("%.1f", float64(n)/float64(matches)) }
	fmt.Fprintf(w, "%s\tput\tsingle\tnothing besides\tidle taken\t\n", name)
	fmt.Fprintf(w, "all\t%s\t%s\t%s\t%s\t\n", a(all.put), a(all.single), a(all.bare), a(all.idle))
	kinds := slices.SortedFunc(maps.Keys(c), func(x, y string) int {
		return cmp.Or(cmp.Compare(c[y].single+c[y].idle, c[x].single+c[x].idle), cmp.Compare(x, y))
	})
	for _, k := range kinds[:min(most, len(kinds))] {
		n := c[k]
		fmt.Fprintf(w, "%s\t%s\t%s\t%s\t%s\t\n", k, a(n.put), a(n.single), a(n.bare), a(n.idle))
	}
	w.Flush()
}
