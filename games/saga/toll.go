package saga

import (
	"slices"

	"waystation/table"
)

// Toll is what a combat encounter has cost a player and brought them, and what it did to the enemy. Wins are positive,
// losses negative; goods are counted apart, as what is won is not what is left of it.
type Toll struct {
	Health, Morale, XP, VP int
	Boosts                 int          // readied, less those exhausted
	Fatigue                int          // how often the player has tired
	Torn                   []table.Card // challenge cards that were exhausted, but for the lead
	Gone                   []table.Card // things and mods that were discarded
	Goods, Spent           [goods]int
	Foe                    table.Card
	Damage                 int // to the enemy
	Dead                   bool
}

// TollOf reads what has been told of a player's encounter, the last of which is that it is over, and what was told
// after it: the reward belongs to it. ok is false where what is over is no encounter.
func TollOf(told, after []table.Event, s table.Seat) (x Toll, ok bool) {
	end := len(told) - 1
	if end < 0 || told[end].Tale != taleKills && told[end].Tale != taleSurvives {
		return x, false
	}
	x.Foe, x.Dead = table.Card(told[end].A), told[end].Tale == taleKills
	for _, e := range encounter(told, s) {
		x.count(&e)
	}
	for i := range after {
		if e := &after[i]; e.Seat == s && Rewards(*e) {
			x.count(e)
		}
	}
	return x, true
}

// encounter is what has been told of a player's encounter, the last of which is that it is over.
func encounter(told []table.Event, s table.Seat) (of []table.Event) {
	from := len(told) - 1
	for from > 0 && (told[from].Tale != taleMeets || told[from].Seat != s) {
		from--
	}
	for _, e := range told[max(0, from):] {
		if e.Seat == s {
			of = append(of, e)
		}
	}
	return of
}

// Rewards reports whether an event belongs to the end of an encounter.
func Rewards(e table.Event) bool { return e.Rule == "PS-CLEAN-03" || e.Rule == "PS-CLEAN-04" }

// Exchanges are what has been told of how the rounds of a player's encounter came out that is over, of dice that were
// rolled again in them, and of what the enemy's card did.
func Exchanges(told []table.Event, s table.Seat) []table.Event {
	return slices.DeleteFunc(encounter(told, s), func(e table.Event) bool {
		itsCard := e.Rule == "PS-RANGED-11" && Pays(e)
		return e.Tale != taleShoots && e.Tale != taleFoeFire && e.Tale != taleSpared && e.Tale != taleBlows &&
			!Rolls(e) && !itsCard
	})
}

// count adds what an event gave or took.
func (x *Toll) count(e *table.Event) {
	switch e.Tale {
	case taleHealth:
		x.Health += int(e.A)
	case taleMorale:
		x.Morale += int(e.A)
	case taleXP:
		x.XP += int(e.A)
	case talePaysXP:
		x.XP -= int(e.A)
	case taleVP:
		x.VP += int(e.A)
	case taleBoost:
		x.Boosts++
	case taleBoosted:
		x.Boosts--
	case taleFatigue:
		x.Fatigue++
	case taleForget:
		x.Torn = append(x.Torn, table.Card(e.Secret))
	case taleDrop:
		x.Gone = append(x.Gone, table.Card(e.A))
	case taleGoods:
		x.Goods[e.B] += max(0, int(e.A))
		x.Spent[e.B] -= min(0, int(e.A))
	case taleSpends:
		x.Spent[e.A]++
	case taleShoots, taleBlows:
		x.Damage += int(e.B)
	}
}

// Volleys are what was told of the shots of both sides in the fight of a seat going on (PS-RANGED-07).
func Volleys(told []table.Event, s table.Seat) (out []table.Event) {
	for i := len(told) - 1; i >= 0 && (told[i].Seat != s || told[i].Tale != taleMeets); i-- {
		if e := told[i]; e.Seat == s && (e.Tale == taleShoots || e.Tale == taleFoeFire) {
			out = append([]table.Event{e}, out...)
		}
	}
	return out
}

// Exchange is how a round of a fight came out, as it was told.
type Exchange struct {
	Value int // the attack value of a melee, the shots of the player in a round of shots
	Deals int // damage of the player's
	Takes int // damage of the enemy's, before what is done about it
}

// Settled is how the round of the fight going on came out; false while it is not read yet, and what counts are the
// cards and dice on the table.
func (p *SeenSeat) Settled(told []table.Event) (x Exchange, ok bool) {
	f := &p.Fight
	if !f.On {
		return x, false
	}
	spared := false
	for i := len(told) - 1; i >= 0; i-- {
		e := &told[i]
		switch {
		case e.Seat != p.Seat:
			continue
		case e.Tale == taleMeets:
			return x, ok
		case e.Tale == taleBlows && f.Part == MeleeFray:
			return Exchange{Value: int(e.A), Deals: int(e.B), Takes: int(e.C)}, f.Round == blows(told[:i+1], p.Seat)
		case e.Tale == taleShoots && f.Part == RangedFray && f.killed():
			x.Value, x.Deals, ok = int(e.A), int(e.B), true
		case e.Tale == taleSpared:
			spared = true
		case e.Tale == taleFoeFire && f.Part == RangedFray && !spared:
			x.Takes = int(e.B)
		}
	}
	return x, ok
}

// Hits reports whether the enemy's shots and its blows have done damage in the fight going on, before what is done
// about it.
func (p *SeenSeat) Hits(told []table.Event) (shots, blows bool) {
	spared := false
	for i := len(told) - 1; i >= 0; i-- {
		e := &told[i]
		switch {
		case e.Seat != p.Seat:
			continue
		case e.Tale == taleMeets:
			return shots, blows
		case e.Tale == taleSpared: // it shot, and was dead before it hit (PS-RANGED-13)
			spared = true
		case e.Tale == taleFoeFire:
			shots = shots || e.B > 0 && !spared
		case e.Tale == taleBlows:
			blows = blows || e.C > 0
		}
	}
	return shots, blows
}

// blows is how many rounds of melee of the last fight of a seat have been read.
func blows(told []table.Event, s table.Seat) int8 {
	n := int8(0)
	for i := len(told) - 1; i >= 0 && (told[i].Tale != taleMeets || told[i].Seat != s); i-- {
		if told[i].Tale == taleBlows && told[i].Seat == s {
			n++
		}
	}
	return n
}
