package firelands

import (
	"strconv"
	"strings"

	"waystation/english"
	"waystation/games/words"
	"waystation/table"
)

// roadFormats are words for templates.
var roadFormats = words.Formats[*Game]{
	"way": func(g *Game, n []int16, _ words.Namer) string { // {way who a}: the connection to a space
		to := Space(n[1])
		w := g.chart().find(g.mat(table.Seat(n[0])).Space, to)
		switch {
		case w == nil:
			return "To " + strconv.Itoa(int(to))
		case g.goal(to) && g.Ship > 0:
			return "To the ship at dock " + strconv.Itoa(int(g.Ship)) + ", space " + strconv.Itoa(int(to))
		case g.goal(to):
			return "Through the open gate on " + strconv.Itoa(int(to))
		case w.tunnel():
			return "Through the Tunnel to " + strconv.Itoa(int(to))
		case w.road():
			return "By road to " + strconv.Itoa(int(to))
		}
		words := "By the " + w.terrainWords() + " shortcut to " + strconv.Itoa(int(to))
		if toll := g.tollWords(w); toll != "" {
			words += ": " + toll
		}
		if w.terrain.Has(Avalanche) {
			words += ", and the avalanche comes down behind you"
		}
		if s := table.Seat(n[0]); g.deadly(s, w) { // FL-RULING-64
			words += ", the end of your last Survivor"
		}
		return words
	},
	// {spot a}: what stands on a space: its number, or that of its gate
	"spot": func(g *Game, n []int16, _ words.Namer) string {
		k := int(Space(n[0])-FirstGate) + 1
		switch {
		case k < 1 || k > Gates:
			return strconv.Itoa(int(n[0]))
		case k <= int(g.Gates):
			return "the shut gate " + strconv.Itoa(k)
		}
		return "gate " + strconv.Itoa(k)
	},
	"reach": func(g *Game, n []int16, _ words.Namer) string { // {reach who a}: ": " and how far a space is by road
		m := g.mat(table.Seat(n[0]))
		if m.Out { // who reads on without a convoy stands nowhere
			return ""
		}
		var out [maxDrive]stop
		for _, p := range out[:g.roadsFrom(m.Space, maxDrive, &out)] {
			if p.space == Space(n[1]) {
				return ": " + english.Count(p.steps, "space", "spaces")
			}
		}
		return ""
	},
	// {terrain a b}: what kind of shortcut leads from a to b
	"terrain": func(g *Game, n []int16, _ words.Namer) string {
		if w := g.chart().find(Space(n[0]), Space(n[1])); w != nil && !w.road() {
			return " by the " + w.terrainWords() + " shortcut"
		} else if w != nil && w.tunnel() {
			return " through the Tunnel"
		}
		return ""
	},
	"stuck": func(_ *Game, n []int16, _ words.Namer) string { // {stuck b}: why a convoy could not set off
		if n[0] == stuckNot {
			return ""
		}
		return ": " + stuckWords[n[0]]
	},
	"halt": func(g *Game, _ []int16, _ words.Namer) string {
		if g.Ride.Moving {
			return "Stop here"
		}
		return "Stay this round"
	},
	"find": func(_ *Game, n []int16, _ words.Namer) string { return "1 " + tokenNames[Of(table.Card(n[0])).Token] },
	"moved": func(g *Game, n []int16, _ words.Namer) string {
		return english.Count(int(g.mat(table.Seat(n[0])).Moved), "point", "points")
	},
	"thefoe": func(g *Game, n []int16, _ words.Namer) string { return theCard(int16(g.enemy(n[0]))) },
	// {left c}: Defence boxes still empty; below 0, Damage that found none
	"left": func(_ *Game, n []int16, _ words.Namer) string {
		switch left := int(n[0]); {
		case left > 0:
			return "; " + english.Count(left, "box", "boxes") + " still to fill"
		case left < 0:
			return ", " + strconv.Itoa(-left) + " of it lost beyond the last box"
		}
		return " and fills the last box"
	},
	"foe": func(g *Game, n []int16, _ words.Namer) string { return Of(g.enemy(n[0])).Name },
	"shot": func(g *Game, n []int16, _ words.Namer) string { // {shot a b c}: box, Enemy or 0 for all or none, how
		b := spot(n[0])
		k := b.face()
		words := boxNames[k.Kind] + " of rating " + strconv.Itoa(int(k.N)) + " on " + theCard(int16(b.card()))
		switch {
		case n[1] > 0:
			words += ": " + Of(g.enemy(n[1])).Name
		case k.Kind == BoxSaw:
			words += ": every Enemy here"
		}
		if n[2]&aimed != 0 {
			words += ", aimed by the Sheriff"
		}
		return words
	},
	"price": func(_ *Game, n []int16, _ words.Namer) string { // {price a c}: what a Survivor's blow costs
		switch {
		case n[1] > 0:
			return ", for 1 " + tokenNames[n[1]]
		case Of(table.Card(n[0])).Ability.BlowForFame():
			return ", for 1 Fame"
		}
		return ""
	},
	"blow": func(_ *Game, n []int16, _ words.Namer) string {
		return strconv.Itoa(Of(table.Card(n[0])).Ability.Blow())
	},
	"row": func(_ *Game, n []int16, _ words.Namer) string { // {row a b}: Outcome card, rating
		return rowWords(Of(table.Card(n[0])).Player[n[1]-1])
	},
	"result": func(_ *Game, n []int16, _ words.Namer) string {
		if n[1] == 0 {
			return ""
		}
		return ": " + rowWords(Of(table.Card(n[0])).Player[n[1]-1])
	},
	"strikes": func(_ *Game, n []int16, _ words.Namer) string { return ambushWords(Of(table.Card(n[0]))) },
	"near": func(g *Game, n []int16, _ words.Namer) string { // {near who}: what a player is asked who may fire
		var near [7]int
		var words []string
		for _, f := range g.foesOf(table.Seat(n[0]), near[:0]) {
			words = append(words, Of(g.Foes[f].Card).Name+" ("+english.Count(g.strength(f), "box", "boxes")+" to fill)")
		}
		if len(words) == 0 {
			return "No Enemy stands in your region, so there is nothing to fire at. Anything else?"
		}
		here := "In your region: " + strings.Join(words, ", ") + ". "
		switch shot, dry := g.shots(table.Seat(n[0])); {
		case shot:
			return here + "Fire, or hold your fire?"
		case dry:
			return here + "You have no Ammo for a shot. Anything else?"
		}
		return here + "No Weapon of yours can fire now. Anything else?"
	},
	// {onward who a}: what a player can do with so many points left
	"onward": func(g *Game, n []int16, _ words.Namer) string {
		switch {
		case n[1] > 0:
			return "Where to?"
		case g.Ride.Line >= 0: // FL-RULING-99
			return "The Harpoon's line ends here."
		case !g.mayHasten(table.Seat(n[0])):
			return "No Fuel is left."
		}
		return "Add speed to get further, or stop here."
	},
	"part": func(g *Game, n []int16, _ words.Namer) string { return g.partWord(Part(n[0])) },
	"for": func(_ *Game, n []int16, _ words.Namer) string {
		if n[0] < 0 {
			return ""
		}
		return ", " + Of(table.Card(n[0])).Name
	},
	"winner": func(_ *Game, n []int16, name words.Namer) string {
		if n[0] < 0 {
			return "Nobody is left to win."
		}
		return name(table.Seat(n[0])) + " wins."
	},
}

// enemy is the Enemy of a number in this match, of the game of its period.
func (g *Game) enemy(n int16) table.Card {
	deck := deckOf(int(n))
	for _, c := range Exploration(g.Lands[deck], deck+1, false) {
		if f := Of(c); f.Kind == KindEnemy && int16(f.Number) == n {
			return c
		}
	}
	panic("firelands: there is no Enemy of that number")
}

// terrainWords are the types of a shortcut.
func (w *link) terrainWords() string {
	var words []string
	for i, name := range [3]string{"Rough", "Dangerous", "Mountain"} {
		if w.terrain.Has(1 << i) {
			words = append(words, name)
		}
	}
	return strings.Join(words, " and ")
}

// tollOf is what crossing a shortcut costs beside the point as far as it lies open, and the Rocks that do not.
func (g *Game) tollOf(w *link) (counters, damage, hidden int) {
	counters, damage = int(w.counters), int(w.damage)
	for i := w.rock; i < w.rock+w.rocks; i++ {
		if g.Rocks[i] == RockHidden {
			hidden++
			continue
		}
		if g.Rocks[i] == RockOpen {
			switch Of(g.pile(RockPlaces).At(int(i))).Hazard {
			case HazardContamination:
				counters++
			case HazardDamage:
				damage++
			}
		}
	}
	return counters, damage, hidden
}

// tollWords say so.
func (g *Game) tollWords(w *link) string {
	counters, damage, hidden := g.tollOf(w)
	var words []string
	if counters > 0 {
		words = append(words, strconv.Itoa(counters)+" Contamination")
	}
	if damage > 0 {
		words = append(words, strconv.Itoa(damage)+" Damage")
	}
	if hidden > 0 {
		words = append(words, english.Count(hidden, "hidden Rock", "hidden Rocks"))
	}
	return strings.Join(words, ", ")
}

// ambushWords are what an ambush does.
func ambushWords(f *Face) string {
	var words []string
	for _, k := range f.Ambush {
		words = append(words, strconv.Itoa(int(k.N))+" Damage on "+areaNames[k.Area])
	}
	damage := strings.Join(words, " and ")
	switch f.Toll {
	case TollResource:
		return "Give up a Resource, or take " + damage + "."
	case TollSurvivor:
		return "Give up a Survivor, or take " + damage + "."
	case TollRestOne:
		return "One Survivor falls back from Active to Rest, and " + damage + "."
	}
	return damage + "."
}

// deadly reports whether the counters that lie open on a shortcut would kill a player's last Survivor.
func (g *Game) deadly(s table.Seat, w *link) bool {
	if g.survivors(s) != 1 {
		return false
	}
	counters, _, _ := g.tollOf(w)
	for _, k := range zones {
		for _, l := range g.of(s, k).Cards {
			return counters > 0 && g.skill(l.Card) <= counters
		}
	}
	return false
}

// rowWords are the results in a row of an Outcome card.
func rowWords(r Row) string {
	var words []string
	if r.Damage > 0 {
		words = append(words, strconv.Itoa(int(r.Damage))+" Damage")
	}
	if r.Fury > 0 {
		words = append(words, strconv.Itoa(int(r.Fury))+" Fury")
	}
	if r.Jam {
		words = append(words, "a jam")
	}
	if len(words) == 0 {
		return "nothing"
	}
	return strings.Join(words, " and ")
}

// partWords name the lines of the score pad; partRules are the rules they stand in.
var (
	partWords = [Parts]string{"spaces ahead", "Fame Track", "unused Objects", "Fame rocks", "Special Loot",
		"Fame boxes", "Survivors", "the Citadel", "outside the Citadel"}
	partRules = [Parts]string{
		"FL-END-02", "FL-END-03", "FL-END-04", "FL-END-05", "FL-END-06", "FL-END-07", "FL-END-07", "FL-END-08",
		"FL-END-09",
	}
)

// partWord names a line of the score pad: what it says of the end depends on Region 3 (FL-MIX-13).
func (g *Game) partWord(p Part) string {
	switch {
	case g.Ship > 0 && p == PartCitadel:
		return "the Aurora"
	case g.Ship > 0 && p == PartOutside:
		return "the Aurora has sailed"
	}
	return partWords[p]
}

// partRule is the rule a line of the score pad stands in.
func (g *Game) partRule(p Part) string {
	if g.Ship > 0 && p >= PartCitadel {
		return "FL-FROST-04"
	}
	return partRules[p]
}
