package posthuman

import "waystation/table"

var (
	askReroll = book.Question("reroll", "PH-RULING-100", "Re-roll up to {n a die dice}, or keep the roll?")
	askSpend  = book.Question("spend", "PH-RULING-100", "Re-roll some of your dice, or keep the roll?")
)

// What is offered.
var (
	VerbReroll   = book.Verb("reroll", "Re-roll {die who a}", "die:{a}")
	VerbThink    = book.Verb("think", "Re-roll with your mind", "stat:2")
	VerbKeepRoll = book.Verb("keep-roll", "Keep the roll", "")
)

// What is told.
var (
	taleReroll = book.Tale("{who} re-rolls: {again a b c}.")
)

var dieOf = [3]table.Die{MD: {Name: "md", Sides: 6}, DD: {Name: "dd", Sides: 6}, SD: {Name: "sd", Sides: 6}}

// roll puts so many dice of a kind on the table.
func (g *Game) roll(t *table.Table, s table.Seat, k DieKind, n int8, enemy bool, target int8) {
	f := &g.mat(s).Fight
	for range min(n, int8(len(f.Dice))-f.N) {
		d := &f.Dice[f.N]
		*d = Rolled{Die: k, Enemy: enemy, Target: target}
		d.show(uint8(t.Roll(dieOf[k])))
		f.N++
	}
}

func (d *Rolled) show(face uint8) {
	d.Face, d.Is = face, faces[d.Die][face-1]
}

// rerolls lets a player re-roll own dice of the roll just made (PH-REROLL-01, PH-RULING-100): with a strong mind, once
// in a combat (PH-STAT-12, PH-STAT-13, PH-STAT-14, PH-RULING-101), and by cards (PH-REROLL-04, PH-RULING-26). No card
// makes dice of a combat be re-rolled by compulsion (PH-REROLL-02, PH-REROLL-03).
func (g *Game) rerolls(t *table.Table, s table.Seat, w When) {
	for g.weak(s) {
		mind := g.mindRerolls(s)
		if !g.mat(s).usable(w) {
			if mind > 0 && g.reroll(t, s, mind, false) {
				g.mat(s).Fight.Thought = true
			}
			return
		}
		m := t.Open(s, askSpend)
		m.Offer(VerbKeepRoll.Of(), "PH-RULING-100")
		if mind > 0 {
			m.Offer(VerbThink.Of(mind), "PH-STAT-13")
		}
		g.offerUses(&m, s, w)
		switch o := m.Ask(); o.Verb {
		case VerbKeepRoll:
			return
		case VerbThink:
			g.mat(s).Fight.Thought = true
			g.reroll(t, s, mind, true)
		default:
			u := g.use(t, s, o)
			if u.does(DoRerollMisses) {
				g.rerollMisses(t, s)
			}
			if n := u.gain(DoReroll); n > 0 {
				g.reroll(t, s, n, true)
			}
		}
	}
}

// mindRerolls is how many dice a strong mind may re-roll now: not in a fight with a mutant player (PH-STAT-15,
// PH-RULING-132).
func (g *Game) mindRerolls(s table.Seat) int {
	m := g.mat(s)
	if !m.Fight.On || m.Fight.Thought {
		return 0
	}
	return int(above(m.Stats[Mind]))
}

// helpsInCombat reports whether what a use gives would change anything in the combat going on.
func (g *Game) helpsInCombat(s table.Seat, do Do) bool {
	m := g.mat(s)
	switch do {
	case DoMD, DoDD: // PH-RULING-95
		return !m.Fight.caught() || m.Sum[KnobAfterEvade] > 0
	case DoRefund:
		c, armed := g.gun(s)
		return armed && g.cost(s, Of(c)) > 0
	case DoPreventMelee:
		return m.Fight.From == meleeWound
	case DoPreventShooting:
		return m.Fight.From == shotWound
	case DoReroll:
		return g.weak(s)
	case DoRerollMisses:
		for i := range m.Fight.Dice[:m.Fight.N] {
			if d := &m.Fight.Dice[i]; d.free() && d.Is == Miss {
				return true
			}
		}
		return false
	}
	return true
}

// weak reports whether one of a player's own dice that may still be re-rolled is neither an attack nor a hit for
// certain. Where there is none, nobody is asked.
func (g *Game) weak(s table.Seat) bool {
	f, reach := &g.mat(s).Fight, Range1
	if c, armed := g.gun(s); armed {
		reach += Face6(ranged(&Of(c).Weapon, &g.mat(s).Sum).Range - 1)
	}
	for i := range f.Dice[:f.N] {
		if d := &f.Dice[i]; d.free() && d.Is != Attack && d.Is != Critical && (d.Is < Range1 || d.Is > reach) {
			return true
		}
	}
	return false
}

// free reports whether a player may re-roll a die: an own one, and not twice (PH-REROLL-01, PH-RULING-100).
func (d *Rolled) free() bool { return !d.Enemy && !d.Again }

// reroll lets a player re-roll up to so many dice, at least one if there must be, and reports whether any was.
func (g *Game) reroll(t *table.Table, s table.Seat, most int, must bool) bool {
	m := t.Open(s, askReroll, most)
	f := &g.mat(s).Fight
	for i := range f.Dice[:f.N] {
		switch d := &f.Dice[i]; {
		case d.free():
			m.Offer(VerbReroll.Of(i), "PH-REROLL-01")
		case !d.Enemy:
			m.Deny(VerbReroll.Of(i), "PH-REROLL-01", "re-rolled already")
		}
	}
	least := 0
	if must {
		least = 1
	}
	var again [len(f.Dice)]bool
	some := false
	for _, o := range m.AskSome(least, min(most, m.Len())) {
		again[o.A], some = true, true
	}
	for i := range f.Dice[:f.N] {
		if again[i] {
			g.rollAgain(t, s, i)
		}
	}
	return some
}

// rerollMisses re-rolls all own misses, on MD and DD alike (PH-REROLL-04, PH-RULING-26): none of them is worth keeping.
func (g *Game) rerollMisses(t *table.Table, s table.Seat) {
	f := &g.mat(s).Fight
	for i := range int(f.N) {
		if d := &f.Dice[i]; d.free() && d.Is == Miss {
			g.rollAgain(t, s, i)
		}
	}
}

func (g *Game) rollAgain(t *table.Table, s table.Seat, i int) {
	d := &g.mat(s).Fight.Dice[i]
	was := d.Face
	d.show(uint8(t.Roll(dieOf[d.Die])))
	d.Again = true
	t.Tell(table.Event{Tale: taleReroll, Seat: s, Rule: "PH-REROLL-01", A: int16(d.Die), B: int16(was),
		C: int16(d.Face)})
}
