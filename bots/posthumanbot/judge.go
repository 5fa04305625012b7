package posthumanbot

import (
	"waystation/bots"
	"waystation/games/posthuman"
	"waystation/table"
)

// Judge judges positions of matches of Posthuman that are not over.
var Judge = &bots.Judge{Traits: traits, Size: humanTraits + turningTraits, Units: units, Weights: weights[:]}

// Quiet reports whether a turn is about to begin.
func Quiet(game table.Game) bool { return game.(*posthuman.Game).Phase == posthuman.PhaseEvent }

const (
	humanTraits   = 103 + len(sorts) // what counts for a human
	turningTraits = 24               // what counts for the end in which all turn
)

// list is a list of traits being written.
type list struct{ bots.Traits }

// traits are what counts for a human, or for Nobody how near all are to turning. Mutants win with all or not at all
// (PH-END-05).
func traits(game table.Game, s table.Seat, to []float64) []float64 {
	g := game.(*posthuman.Game)
	at, l := len(to), list{to}
	switch {
	case s == table.Nobody:
		for range humanTraits {
			l.Put(0)
		}
		l.turning(g)
	case g.Mats[s].Mutant || g.Mats[s].Gone:
		return nil
	default:
		l.sheet(g, s)
		l.cards(g, s)
		l.place(g, s)
		l.others(g, s)
		l.owned(g, s)
		for len(l.Traits) < at+humanTraits+turningTraits {
			l.Put(0)
		}
	}
	return l.Traits
}

// sheet is what stands on a human's sheet.
func (l *list) sheet(g *posthuman.Game, s table.Seat) {
	m := &g.Mats[s]
	l.Steps(int(m.JP), 10)
	l.Put(float64(m.JP) / 10)
	for _, x := range m.Stats {
		l.Put(float64(x)/2 - 1.5)
	}
	l.Steps(int(m.Health), 8)
	l.Steps(int(m.Morale), 8)
	l.Steps(int(m.Hunger), 3)
	l.Steps(int(m.Food), 6)
	l.Put(float64(m.Ammo) / 5)
	l.Tell(m.Ammo > 0)
	l.Put(float64(int(m.XP)+g.Owned[s][posthuman.XPCards].Len()) / 5)
	for _, k := range m.Sum {
		l.Put(float64(k) / 2)
	}
	l.Put(float64(g.Tally(s).Total) / 5)
}

// cards are those a human has.
func (l *list) cards(g *posthuman.Game, s table.Seat) {
	own := &g.Owned[s]
	l.Put(float64(own[posthuman.Known].Len()) / 3)
	l.Put(float64(own[posthuman.Company].Len()) / 2)
	l.Put(float64(own[posthuman.Gear].Len()) / 3)
	l.Put(float64(own[posthuman.Hand].Len()) / 3)
	l.Put(float64(own[posthuman.Injury].Len()) / 3)
	l.Steps(mutationsOf(g, s), 5)
	wounds, shots, armed := 0, 0, false
	for _, c := range own[posthuman.Gear].Cards {
		switch face := posthuman.Of(c.Card); {
		case !g.Cards[c.Card].Active:
		case face.Kind == posthuman.KindMelee:
			wounds += int(face.Wounds)
		case face.Kind == posthuman.KindRanged:
			armed = true
			shots += int(face.Shot.SD)
		}
	}
	l.Put(float64(wounds) / 2)
	l.Tell(wounds > 0)
	l.Put(float64(shots) / 2)
	l.Tell(armed)
	l.Tell(armed && g.Mats[s].Ammo > 0)
}

// place is where a human stands, and what there is to go to.
func (l *list) place(g *posthuman.Game, s table.Seat) {
	m := &g.Mats[s]
	here, face := g.Cards[m.Tile], posthuman.Of(m.Tile)
	zones, figures := 0, 0
	if !here.Done && int(m.Zone) < len(face.Zones) {
		zones, figures = len(face.Zones)-int(m.Zone), int(face.Zones[m.Zone])
	}
	l.Put(float64(m.Zone) / 2)
	l.Tell(here.Done)
	l.Tell(face.Safe)
	l.Tell(face.Start)
	l.Tell(face.Terrain == posthuman.Mountain)
	l.Put(float64(zones) / 2)
	l.Put(float64(figures) / 2)
	fresh, open := 0, 4
	for _, c := range g.Owned[s][posthuman.Map].Cards {
		there := g.Cards[c.Card]
		if x, y := there.X-here.X, there.Y-here.Y; x*x+y*y == 1 {
			open--
			if !there.Done {
				fresh++
			}
		}
	}
	l.Put(float64(fresh))
	l.Put(float64(open) / 2)
	l.Put(float64(g.Owned[s][posthuman.Map].Len()) / 10)
}

// others is how a human's rivals stand.
func (l *list) others(g *posthuman.Game, s table.Seat) {
	humans, first := 0, 0
	for o := range table.Seat(g.Players) {
		if m := &g.Mats[o]; !m.Mutant && !m.Gone {
			humans++
			if o != s {
				first = max(first, int(m.JP))
			}
		}
	}
	l.Put(float64(humans) / 2)
	l.Put(float64(int(g.Players)-humans) / 2)
	l.Put(float64(first) / 10)
	l.Put(float64(int(g.Mats[s].JP)-first) / 5)
	l.Put(float64(g.Turn) / 20)
}

func mutationsOf(g *posthuman.Game, s table.Seat) int {
	n := 0
	for _, c := range g.Owned[s][posthuman.Injury].Cards {
		if !posthuman.Of(c.Card).Blank {
			n++
		}
	}
	return n
}

// turning is how near all are to turning.
func (l *list) turning(g *posthuman.Game) {
	humans, sum, least, most, first, weakest := 0, 0, 9, 0, 0, 9
	for s := range table.Seat(g.Players) {
		if m := &g.Mats[s]; !m.Mutant && !m.Gone {
			n := mutationsOf(g, s)
			humans++
			sum += n
			least, most = min(least, n), max(most, n)
			first, weakest = max(first, int(m.JP)), min(weakest, int(m.Health))
		}
	}
	l.Tell(true)
	l.Put(float64(humans) / 2)
	l.Put(float64(int(g.Players)-humans) / 2)
	l.Put(float64(sum) / 4)
	l.Steps(least, 5)
	l.Put(float64(most) / 4)
	l.Steps(first, 10)
	l.Put(float64(first) / 10)
	l.Put(float64(weakest) / 5)
	l.Tell(weakest <= 1)
	l.Put(float64(g.Turn) / 20)
}

// owned is which cards a human has.
func (l *list) owned(g *posthuman.Game, s table.Seat) {
	at := len(l.Traits)
	for range sorts {
		l.Put(0)
	}
	own := &g.Owned[s]
	for _, p := range [...]*table.Pile{
		&own[posthuman.Known], &own[posthuman.Company], &own[posthuman.Gear], &own[posthuman.Hand],
		&own[posthuman.Injury],
	} {
		for _, c := range p.Cards {
			if n := sortOf[c.Card]; n >= 0 {
				l.Traits[at+int(n)]++
			}
		}
	}
}
