package saga

import (
	"math/bits"
	"slices"

	"waystation/games/words"
	"waystation/table"
)

// What is offered.
var (
	VerbRecon = book.Verb("recon", "Score {sequence a} by {path b c}", "recon:{a}")
)

// What is told.
var (
	taleRecon = book.Tale("{who} has scouted {sequence a}.", atRecon, words.Conclusion)
)

// offerRecon offers the sequences that a player's quadrant shows: one way each for every start and end of a path, of
// all that fit (PS-RECON-02 to PS-RECON-04, PS-RULING-045 to PS-RULING-048).
func (g *Game) offerRecon(q *table.Menu, s table.Seat) { g.walks(q, s) }

// walks offers them if there is a question, and says what the best of them scores; ok is false where none fits.
func (g *Game) walks(q *table.Menu, s table.Seat) (vp int, ok bool) {
	if g.pile(Recon).Len() == 0 {
		return 0, false
	}
	card := &Of(g.pile(Recon).At(0)).Recon
	o := g.own(s)
	up := g.sitesUp(s)
	for i := range card.Sequences {
		want := card.Sequences[i].Sites
		if len(want) == 0 || g.Mode != Solo && o.Scored&(1<<i) != 0 {
			continue
		}
		if allUp(&up, want) {
			w := walk{sites: &up, want: want, q: q, sequence: i}
			w.on(up[want[0]])
			if w.found {
				vp, ok = max(vp, int(card.Sequences[i].VP)), true
			}
		}
	}
	return vp, ok
}

// builds reports whether sites lie face up for a sequence, whoever has scored it.
func (g *Game) builds(s table.Seat, sequence int) bool {
	up, want := g.sitesUp(s), g.Sequences()[sequence].Sites
	if !allUp(&up, want) {
		return false
	}
	w := walk{sites: &up, want: want, sequence: sequence}
	w.on(up[want[0]])
	return w.found
}

// allUp reports whether each site of a sequence lies face up somewhere: seldom, and so the walk is spared.
func allUp(up *[sites]zoneSet, want []Site) bool {
	for _, x := range want {
		if up[x] == 0 {
			return false
		}
	}
	return true
}

// zoneSet is a set of zones of a quadrant, as bits.
type zoneSet uint32

// sitesUp is where sites of each type lie face up in a player's quadrant.
func (g *Game) sitesUp(s table.Seat) (up [sites]zoneSet) {
	o := g.own(s)
	for z := range o.Zones {
		if x, ok := o.Zones[z].site(); ok {
			up[x] |= 1 << z
		}
	}
	return up
}

// walk looks for paths of sites: each zone once, each step to a neighbour.
type walk struct {
	sites    *[sites]zoneSet
	want     []Site
	q        *table.Menu
	sequence int
	path     [8]int8
	been     zoneSet
	n        int
	found    bool
}

// on goes on with each of some zones, the lowest first.
func (w *walk) on(next zoneSet) {
	for ; next != 0; next &= next - 1 {
		z := bits.TrailingZeros32(uint32(next))
		w.path[w.n] = int8(z)
		w.n++
		w.been |= 1 << z
		if w.n == len(w.want) {
			w.found = true
			w.offer()
		} else {
			w.on(around[z] & w.sites[w.want[w.n]] &^ w.been)
		}
		w.been &^= 1 << z
		w.n--
	}
}

// offer offers a path, packed into two numbers. The same zones walked the other way round are the same choice.
func (w *walk) offer() {
	if w.q == nil || w.palindrome() && w.path[0] > w.path[w.n-1] {
		return
	}
	first, rest := packPath(w.path[:w.n])
	w.q.Offer(VerbRecon.Of(w.sequence, int(first), int(rest)), "PS-RECON-04")
}

func (w *walk) palindrome() bool {
	for i := range w.want {
		if w.want[i] != w.want[len(w.want)-1-i] {
			return false
		}
	}
	return true
}

// packPath packs a path into its first zone and the directions of its steps, two bits each.
func packPath(path []int8) (first, steps int16) {
	steps = 1
	for i := 1; i < len(path); i++ {
		d := int16(0)
		switch path[i] - path[i-1] {
		case -columns:
			d = 0
		case -1:
			d = 1
		case 1:
			d = 2
		default:
			d = 3
		}
		steps = steps<<2 | d
	}
	return int16(path[0]), steps
}

// Path is the zones of a packed path.
func Path(first, steps int16) []int8 {
	dirs := make([]int16, 0, 8)
	for ; steps > 1; steps >>= 2 {
		dirs = append(dirs, steps&3)
	}
	out := append(make([]int8, 0, 8), int8(first))
	for i := len(dirs) - 1; i >= 0; i-- {
		out = append(out, out[len(out)-1]+[4]int8{-columns, -1, 1, columns}[dirs[i]])
	}
	return out
}

// scoreRecon turns the sites of a path face down, and gives what the sequence gives (PS-RECON-05 to PS-RECON-07,
// PS-SOLO-16, PS-RULING-197).
func (g *Game) scoreRecon(t *table.Table, s table.Seat, o table.Option) {
	seq := &Of(g.pile(Recon).At(0)).Recon.Sequences[o.A]
	var down [8]int8
	n := copy(down[:], Path(o.B, o.C))
	for _, z := range down[:n] {
		g.zone(s, z).Down = true
	}
	g.own(s).Scored |= 1 << o.A
	t.Tell(table.Event{Tale: taleRecon, Seat: s, Rule: "PS-RECON-05", A: o.A})
	g.score(t, s, int(seq.VP), by("PS-RECON-05"))
	if !g.Firsts[o.A] || g.Mode == Solo {
		g.Firsts[o.A] = true
		g.firstBonus(t, s, seq.First)
	}
	g.occasion(t, s, OnRecon, 0)
}

// sideLost says that the side mission would find none of its sites any more, were those on a path turned face down
// (PS-RULING-043); "" where it would, or asks for none.
func (g *Game) sideLost(s table.Seat, path []int8) string {
	o := g.own(s)
	if o.SideSite == 0 || o.SideDone {
		return ""
	}
	turned := false
	for z := range o.Zones {
		switch x, up := o.Zones[z].site(); {
		case !up || int8(x)+1 != o.SideSite:
		case slices.Contains(path, int8(z)):
			turned = true
		default:
			return ""
		}
	}
	return either(turned, ", and no "+Site(o.SideSite-1).String()+" is then face up for your side mission", "")
}

// firstBonus gives the first player bonus; of a team one of the two takes it (PS-RECON-07, PS-TEAM-08).
func (g *Game) firstBonus(t *table.Table, s table.Seat, bonus Effects) {
	who := s
	if mate := g.mate(s); mate != table.Nobody {
		who = g.askMate(t, s, mate, askBonus, "PS-TEAM-08")
	}
	g.apply(t, who, bonus, by("PS-RECON-07"))
}
