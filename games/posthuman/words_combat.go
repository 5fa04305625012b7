package posthuman

import (
	"strconv"
	"strings"

	"waystation/english"
	"waystation/games/words"
	"waystation/table"
)

// faceNames are what faces of dice are called.
var faceNames = [...]string{
	"miss", "warrior", "block", "attack", "critical", "special", "range 1", "range 2", "range 3", "skill shot",
}

func (f Face6) String() string { return faceNames[f] }

// dieNames are the kinds of dice in full: whoever reads them need not know the rulebook's abbreviations.
var dieNames = [...]string{"melee", "defence", "shooting"}

func (d DieKind) String() string { return dieNames[d] }

// dice are so many dice of a kind, such as "3 melee dice".
func (d DieKind) dice(n int) string { return english.Count(n, d.String()+" die", d.String()+" dice") }

// opponentName is the name of an opponent as told.
func opponentName(n int16, name words.Namer) string {
	if n < 0 {
		return name(table.Seat(-1 - n))
	}
	return theCard(n)
}

// foeName is the name of the enemy at a place of the pile Foes.
func foeName(g *Game, n []int16) string {
	if p := g.of(table.Seat(n[0]), Foes); n[1] >= 0 && int(n[1]) < p.Len() {
		return theCard(int16(p.At(int(n[1]))))
	}
	return "the enemy"
}

// diceWords is such as "3 melee dice and 1 defence die".
func diceWords(p *Pool) string {
	switch md, dd := MD.dice(int(p.MD)), DD.dice(int(p.DD)); {
	case p.DD == 0:
		return md
	case p.MD == 0:
		return dd
	default:
		return md + " and " + dd
	}
}

// dieAt is the die at a place among those on the table.
func (g *Game) dieAt(s table.Seat, i int16) Rolled { return g.mat(s).Fight.Dice[i] }

// atWhom says at which enemy an own die was shot, "" where all were shot at one.
func (g *Game) atWhom(s table.Seat, d *Rolled) string {
	f := &g.mat(s).Fight
	for i := range f.Dice[:f.N] {
		if x := &f.Dice[i]; d.Die == SD && !x.Enemy && x.Target != d.Target {
			return " at " + theCard(int16(g.of(s, Foes).At(int(d.Target))))
		}
	}
	return ""
}

// tally packs how often each face but the miss was rolled into one number: 3 bits for each of five, from the given face
// on.
func tally(dice []Rolled, from Face6, mine func(Rolled) bool) int16 {
	var n [5]int16
	for i := range dice {
		d := &dice[i]
		if f := faces[d.Die][d.Face-1]; mine(*d) && f != Miss {
			k := f - from
			if f == Special6 && from == Range1 {
				k = 4
			} else if f == SkillShot {
				k = 3
			}
			n[k] = min(n[k]+1, 7)
		}
	}
	return n[0] | n[1]<<3 | n[2]<<6 | n[3]<<9 | n[4]<<12
}

// tallyWords is such as "attack ×2, block".
func tallyWords(n int16, names [5]string) string {
	var parts []string
	for i, name := range names {
		switch k := n >> (3 * i) & 7; {
		case k == 1:
			parts = append(parts, name)
		case k > 1:
			parts = append(parts, name+" ×"+strconv.Itoa(int(k)))
		}
	}
	if len(parts) == 0 {
		return "nothing but misses"
	}
	return strings.Join(parts, ", ")
}

// countsWords are the faces of an enemy's dice but for those that are misses with it: whether its warriors and specials
// are attacks nobody should have to know by heart (PH-STAT-17, PH-MELEE-10).
func countsWords(e *Enemy, n int16, names [5]string) string {
	a := e.arms()
	for i, face := range [5]Face6{Warrior, Block, Attack, Critical, Special6} {
		switch a.means(face, 0) {
		case Miss:
			n &^= 7 << (3 * i)
		case Attack:
			if face != Attack {
				names[i] += " (attack)"
			}
		}
	}
	return tallyWords(n, names)
}

// combatFormats are words for templates.
var combatFormats = words.Formats[*Game]{
	"opp": func(_ *Game, n []int16, name words.Namer) string { return opponentName(n[0], name) },
	"Opp": func(_ *Game, n []int16, name words.Namer) string { return english.Capital(opponentName(n[0], name)) },
	"besides": func(_ *Game, n []int16, _ words.Namer) string { // {besides c}: how many of the wounds the dice added
		switch n[0] {
		case 0:
			return ""
		case 1:
			return ", 1 of them by a critical or a special"
		}
		return ", " + strconv.Itoa(int(n[0])) + " of them by criticals and specials"
	},
	"away": func(_ *Game, n []int16, _ words.Namer) string { // {away a b}: who of the enemies, of whom b have fallen
		switch {
		case n[1] > 0:
			return "some"
		case n[0] == 1:
			return "it"
		}
		return "they all"
	},
	"cornered": func(_ *Game, n []int16, _ words.Namer) string { // {cornered a}: why nobody can evade
		return corneredWords[n[0]]
	},
	"foe": func(g *Game, n []int16, _ words.Namer) string { return foeName(g, n) },
	"Foe": func(g *Game, n []int16, _ words.Namer) string { return english.Capital(foeName(g, n)) },
	"party": func(g *Game, n []int16, _ words.Namer) string { // {party who}: who is with the first of the enemies
		var names []string
		for i, l := range g.of(table.Seat(n[0]), Foes).Cards {
			if i > 0 {
				names = append(names, theCard(int16(l.Card)))
			}
		}
		switch k := len(names) - 1; {
		case k < 0:
			return ""
		case k == 0:
			return " with " + names[0]
		default:
			return " with " + strings.Join(names[:k], ", ") + " and " + names[k]
		}
	},
	"pool": func(g *Game, n []int16, _ words.Namer) string { // {pool who a b}: both sides' dice against an enemy
		return g.engaging(table.Seat(n[0]), int8(n[1]), int8(n[2])).Words()
	},
	"dice": func(g *Game, n []int16, _ words.Namer) string { // {dice who a b}: the dice against a mutant player
		o := g.challenger(table.Seat(n[2]), Weapon{})
		mine, _ := g.meleePools(table.Seat(n[0]), &o, int8(n[1]))
		return diceWords(&mine)
	},
	"face": func(g *Game, n []int16, _ words.Namer) string { // {face who a}: what the die at a place shows
		d := g.dieAt(table.Seat(n[0]), n[1])
		if d.Face == 0 {
			return "a die"
		}
		return "the " + faces[d.Die][d.Face-1].String()
	},
	"die": func(g *Game, n []int16, _ words.Namer) string { // {die who a}: the die at a place, and what it shows
		s := table.Seat(n[0])
		d := g.dieAt(s, n[1])
		if d.Face == 0 {
			return "a die"
		}
		return "the " + faces[d.Die][d.Face-1].String() + " of a " + d.Die.String() + " die" + g.atWhom(s, &d)
	},
	"odds": func(g *Game, n []int16, _ words.Namer) string { // {odds who}: what both sides add to a die when evading
		return g.evading(table.Seat(n[0])).Words()
	},
	"shot": func(g *Game, n []int16, _ words.Namer) string { // {shot who a}: dice and price of a shot
		s, f := table.Seat(n[0]), Of(table.Card(n[1]))
		p := g.shotPool(s, &f.Weapon)
		return SD.dice(int(p.SD)) + " for " + strconv.Itoa(g.cost(s, f)) + " ammo"
	},
	"loot": func(_ *Game, n []int16, _ words.Namer) string { return [2]string{"1 ammo", "1 food"}[n[0]] },
	"again": func(_ *Game, n []int16, _ words.Namer) string { // {again a b c}: a kind of die, its face before and after
		was, is := faces[n[0]][n[1]-1].String(), faces[n[0]][n[2]-1].String()
		if was == is {
			return "the " + was + " comes up again"
		}
		return "the " + was + " becomes " + an(is)
	},
	// {guard b}: so many defence dice
	"guard": func(_ *Game, n []int16, _ words.Namer) string { return DD.dice(int(n[0])) },
	"hand": func(g *Game, n []int16, _ words.Namer) string { // {hand who b}: what a special is for one of two weapons
		return specialWords(g.armsOf(table.Seat(n[0])).special[n[1]])
	},
	"blows": func(_ *Game, n []int16, _ words.Namer) string {
		return tallyWords(n[0], [5]string{"warrior", "block", "attack", "critical", "special"})
	},
	"counts": func(_ *Game, n []int16, _ words.Namer) string { // {counts a c}: the faces of an opponent's dice
		faces := [5]string{"warrior", "block", "attack", "critical", "special"}
		if n[0] < 0 {
			return tallyWords(n[1], faces)
		}
		return countsWords(Of(table.Card(n[0])).Enemy, n[1], faces)
	},
	"volley": func(_ *Game, n []int16, _ words.Namer) string { // {volley c b}: the faces of a shot, and its hits
		if n[0] == 0 {
			return "nothing but misses"
		}
		return tallyWords(n[0], [5]string{"range 1", "range 2", "range 3", "skill shot", "special"}) + "; " +
			english.Count(n[1], "hit", "hits")
	},
}

// specialWords is what a special face does.
func specialWords(x Special) string {
	var parts []string
	if x.Attack {
		parts = append(parts, "attack")
	}
	if x.Wounds > 0 {
		parts = append(parts, "+"+english.Count(int(x.Wounds), "wound", "wounds"))
	}
	if x.Knockdown {
		parts = append(parts, "knockdown")
	}
	if len(parts) == 0 {
		return "miss"
	}
	return strings.Join(parts, ", ")
}

// an puts the indefinite article before a noun.
func an(noun string) string {
	if strings.ContainsRune("aeiou", rune(noun[0])) {
		return "an " + noun
	}
	return "a " + noun
}
