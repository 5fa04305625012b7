package posthumanbot

import (
	"waystation/games/posthuman"
	"waystation/table"
)

// story is what a narrative encounter is worth: its best option.
func (m *mind) story(f *posthuman.Face) int {
	best := never
	for i := range f.Options {
		x := &f.Options[i]
		if x.If.If == posthuman.IfNothing && m.affords(x.Need) {
			best = max(best, m.choice(x))
		}
	}
	if best == never {
		return m.choice(&f.Options[len(f.Options)-1])
	}
	return best
}

// affords reports whether a price can be paid.
func (m *mind) affords(list []posthuman.Effect) bool {
	for _, e := range list {
		have := 9
		switch e.Do {
		case posthuman.DoFood:
			have = m.me.Food
		case posthuman.DoAmmo:
			have = m.me.Ammo
		case posthuman.DoHealth:
			have = m.me.Health - 1
		case posthuman.DoMorale:
			have = m.me.Morale - 1
		case posthuman.DoXP:
			have = m.me.XP
		}
		if have < int(e.N) {
			return false
		}
	}
	return true
}

// choice is what an option of a narrative encounter is worth: its price, and what comes of it by the odds of its test.
// What is printed on the cards is known to whoever has played before; only which card comes is chance.
func (m *mind) choice(x *posthuman.Choice) int {
	out := -m.price(x.Need)
	if !x.Test.On {
		return out + m.gains(x.Win)
	}
	p := m.passes(x.Test.Stat, int(x.Test.N))
	lose := m.gains(x.Lose)
	if x.Fails && m.me.Journey.Gain {
		lose -= m.haste
	}
	return out + (p*m.gains(x.Win)+(6-p)*lose)/6
}

// passes is how many of six rolls pass a test.
func (m *mind) passes(s posthuman.Stat, bonus int) int {
	return min(6, max(0, int(m.me.Stats[s])+int(m.me.Sum[posthuman.KnobStrengthTest+posthuman.Knob(s)])+bonus))
}

// option weighs an option of the encounter going on.
func (m *mind) option(o table.Option) int {
	return m.choice(&posthuman.Of(table.Card(o.A)).Options[o.B])
}
