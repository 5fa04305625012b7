package posthuman

import (
	"waystation/games/words"
	"waystation/table"
)

var (
	AskSplit = book.Question("split", "PH-SHORT-04", "Draw 3 cards: how many weapons, how many pieces of equipment?")
	askArm   = book.Question("arm", "PH-SHORT-04", "Keep one of the weapons.", words.Always)
)

// What is offered.
var (
	VerbSplit = book.Verb("split", "{n a weapon weapons}, {rest a} equipment", "")
)

// shortCut gives what the short game gives at the start (PH-SHORT-01 to PH-SHORT-05, PH-RULING-154).
func (g *Game) shortCut(t *table.Table) {
	for s := range table.Seat(g.Players) {
		g.mat(s).JP = lastOfLevel1
	}
	var split [4]int
	t.All(table.Upto(int(g.Players)), func(s table.Seat) {
		m := t.Open(s, AskSplit)
		for n := range 4 {
			m.Offer(VerbSplit.Of(n), "PH-SHORT-04")
		}
		split[s] = int(m.Ask().A)
	})
	for s := range table.Seat(g.Players) {
		for range ShortScars {
			g.drawScar(t, s, by("PH-SHORT-03"))
		}
		for range ShortXP {
			p := g.of(s, XPCards)
			c := g.pile(Encounters1).Draw(t, p, table.Everyone) // PH-RULING-153
			g.tellXP(t, s, xpOf(c), byCard("PH-SHORT-05", c))
		}
		for i := range 3 {
			k := Equipment
			if i < split[s] {
				k = Weapons
			}
			g.pile(k).Draw(t, g.of(s, Drawn), table.Set(s))
		}
	}
	var keep [4]table.Card
	t.All(table.Upto(int(g.Players)), func(s table.Seat) {
		if split[s] < 2 {
			return
		}
		m := t.Open(s, askArm)
		for _, l := range g.of(s, Drawn).Cards {
			if Of(l.Card).Kind != KindGear {
				m.Offer(VerbKeep.Of(int(l.Card)), "PH-SHORT-04")
			}
		}
		keep[s] = table.Card(m.Ask().A)
	})
	for s := range table.Seat(g.Players) {
		for p := g.of(s, Drawn); p.Len() > 0; {
			if c := p.At(0); Of(c).Kind == KindGear || split[s] < 2 || c == keep[s] {
				p.Move(t, 0, g.of(s, Hand), table.Set(s), table.Set(s))
			} else {
				p.Move(t, 0, g.pile(WeaponsGone), table.Everyone, table.Everyone)
			}
		}
	}
}

// What everybody draws in the short game: scars, and encounters of level 1 for their XP (PH-SHORT-03, PH-SHORT-05).
const (
	ShortScars = 2
	ShortXP    = 3
)

// lastOfLevel1 is where the journey of the short game begins (PH-SHORT-01).
const lastOfLevel1 = 4
