package saga

import (
	"strconv"
	"strings"

	"waystation/table"
)

// What the enemy's card does when a fight is over (foeLast), as far as it can be foreseen.

// Parting is how much health it costs a player to kill the enemy, what always guards them taken off (PS-RANGED-11).
func (g *Game) Parting(s table.Seat) int {
	f, n := &g.mat(s).Fight, 0
	for i := range Of(f.Foe).Does {
		a := &Of(f.Foe).Does[i]
		if a.Key != KeyLastBreath || int8(i)+1 == f.Silenced {
			continue
		}
		for _, e := range a.Does {
			if e.Do == DoHurt {
				n += max(0, int(e.N)-g.total(s, KeyGuard, AnyFray, barHealth))
			}
		}
	}
	return n
}

// partingSays is in words what the enemy's abilities of a keyword do at the end of a fight, and whether that knocks the
// player out, but for what is counted as health lost, and what they have nothing of that could be taken
// (PS-RULING-157); nothing where they do nothing.
func (g *Game) partingSays(s table.Seat, k Keyword) prospect {
	f := &g.mat(s).Fight
	var out Effects
	for i := range Of(f.Foe).Does {
		a := &Of(f.Foe).Does[i]
		if a.Key != k || int8(i)+1 == f.Silenced {
			continue
		}
		for _, e := range a.Does {
			if counted := k == KeyLastBreath && e.Do == DoHurt; !counted && g.bites(s, e) {
				out = append(out, e)
			}
		}
	}
	x := foreseen(g.takes(s, out))
	if ruin := g.ruin(s, out, false); ruin.falls {
		x = x.and(foreseen(", which ")).and(ruin)
	}
	return x
}

// takes is what such effects take, in few words, and what the holes of the bar take for a fatigue (PS-BOARD-07).
func (g *Game) takes(s table.Seat, all Effects) string {
	out := make([]string, len(all))
	for i, e := range all {
		out[i] = e.Words()
		if means := g.wears(s, int(e.N)); e.Do == DoTire && len(means) > 0 {
			out[i] += " (" + means.Say() + ")"
		}
	}
	return strings.Join(out, ", ")
}

// bites reports whether an effect does anything at all to a player: what takes more than there is takes what there is.
func (g *Game) bites(s table.Seat, e Effect) bool {
	return len(e.Or) > 0 || !g.idle(s, Effect{Do: e.Do, N: 1})
}

// foretold is how a fight goes, with what the enemy's card does at its end.
func (g *Game) foretold(s table.Seat, o *Outlook, melee bool) prospect {
	f := &g.mat(s).Fight
	x := said(o, f.Boss || Of(f.Foe).Enemy.Mutant)
	cost := g.Parting(s)
	stands, hurt := Certain-o.Fall, Chance(0)
	for dead := range o.Ends {
		for lost, ends := range o.Ends[dead] {
			if f.Hurt || lost > cost*dead {
				hurt += ends[0] + ends[1]
			}
		}
	}
	x = x.and(g.mayPart(s, KeySting, hurt)).and(g.mayPart(s, KeyThief, stands-o.Kills())).
		and(g.mayPart(s, KeyLastBreath, o.Kills()))
	if cost > 0 && percent(o.Kills()) > 0 {
		x.Words += "; killing it costs " + strconv.Itoa(cost) + " health"
	}
	x.Words += g.uncounted(s, melee)
	return x
}

// mayPart says what abilities of a keyword do, and how likely that is; nothing where they do nothing.
func (g *Game) mayPart(s table.Seat, k Keyword, p Chance) prospect {
	x, n := g.partingSays(s, k), percent(p)
	if x.Words == "" || n == 0 {
		return prospect{}
	}
	if n < 50 {
		x = x.later()
	}
	x.Words = ", " + x.Words + either(n == 100, " for certain", " "+strconv.Itoa(n)+" %")
	return x
}

// bearing says what a player loses by so much damage, and by an enemy who dies of theirs.
func (g *Game) bearing(s table.Seat, n int, dies bool) prospect {
	cost := 0
	if dies && !g.fells(s, n) {
		cost = g.Parting(s)
	}
	x := g.taking(s, n+cost)
	switch {
	case cost > 0 && n > 0:
		x.Words += ", " + strconv.Itoa(cost) + " of it for killing it"
	case cost > 0:
		x.Words = "for killing it " + x.Words
	}
	return x
}

// killing says what it costs to kill the enemy outright, nothing where it costs nothing.
func (g *Game) killing(s table.Seat) (x prospect) {
	if g.Parting(s) > 0 {
		x = foreseen("; ").and(g.bearing(s, 0, true))
	}
	return x.and(g.departs(s, true, 0, true))
}

// fells reports whether damage knocks a player out: then the enemy's card does nothing more to them.
func (g *Game) fells(s table.Seat, n int) bool { return n >= int(g.mat(s).Health) }

// departs says what else the enemy's card does, once it is dead or this round has been the last, to who takes so much
// of its damage; nothing where it does nothing.
func (g *Game) departs(s table.Seat, dies bool, taken int, last bool) (out prospect) {
	if g.fells(s, taken) {
		return out
	}
	for _, x := range []struct {
		key Keyword
		on  bool
	}{
		{KeySting, taken > 0 || g.mat(s).Fight.Hurt}, {KeyThief, last && !dies}, {KeyLastBreath, dies},
	} {
		if says := g.partingSays(s, x.key); x.on && says.Words != "" {
			out = out.and(foreseen("; its card then says: ")).and(says)
		}
	}
	return out
}

// mauling says that a mutation follows on the fight for who takes so much damage of the part going on, or has been
// mauled before, whether they stand or fall (PS-CLEAN-05, PS-RULING-127); nothing where none does.
func (g *Game) mauling(s table.Seat, taken int) prospect {
	f := &g.mat(s).Fight
	if !f.Mauled && (taken <= 0 || !g.mauls(s, f.Part)) {
		return prospect{}
	}
	x := foreseen("; then a mutation")
	if x.mutates = true; g.resists(s) {
		x.Words += ", unless you resist it"
	}
	return x
}

// resists reports whether a player can do something against a mutation.
func (g *Game) resists(s table.Seat) bool {
	_, ok := g.usable(s, KeyResist)
	return ok
}

// keptOff says how much damage does not reach a player, and what keeps it off; "" for none.
func keptOff(n int, by string) string {
	if n <= 0 {
		return ""
	}
	return ", " + strconv.Itoa(n) + " kept off by " + by
}

// lastBlows reports whether no round of melee follows on the one going on, whoever stands (PS-MELEE-15, PS-BOSS-04).
func (g *Game) lastBlows(s table.Seat) bool {
	f := &g.mat(s).Fight
	return f.Round > 1 || !f.Boss && !g.foeHas(s, KeyRelentless)
}

// MoreBlows reports whether another round of melee follows the one of a player's fight that is over, if both stand.
func (g *Game) MoreBlows(s table.Seat) bool { return !g.lastBlows(s) }
