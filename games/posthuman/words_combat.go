package posthuman

import (
	"slices"
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

// blowFaces and shotFaces are the faces of dice in the order in which they are told; misses come last.
var (
	blowFaces = [6]Face6{Warrior, Block, Attack, Critical, Special6, Miss}
	shotFaces = [6]Face6{Range1, Range2, Range3, SkillShot, Special6, Miss}
)

// tally packs how often each face was rolled into one number: from its lowest bit on a 1 for each die that shows the
// first of the faces and a 0 behind it, and so on. There is room for eleven dice; of more, some misses are left out.
func tally(dice []Rolled, order *[6]Face6, mine func(Rolled) bool) int16 {
	bits, at := uint16(0), 0
	for _, face := range order {
		for i := range dice {
			if d := &dice[i]; mine(*d) && d.Shows() == face {
				bits |= 1 << at
				at++
			}
		}
		at++
	}
	return int16(bits)
}

// untally are the faces that tally has packed.
func untally(n int16, order *[6]Face6) (out []Face6) {
	k := 0
	for bits := uint16(n); bits > 0 && k < len(order); bits >>= 1 {
		if bits&1 == 0 {
			k++
		} else {
			out = append(out, order[k])
		}
	}
	return out
}

// throwWords is such as "attack ×2, block, 1 miss", of faces that lie together where they are the same. What a face
// counts as is said where it is not plain, and with the misses where it is one.
func throwWords(thrown []Face6, means func(Face6) Face6) string {
	var parts []string
	misses := 0
	for n := 0; len(thrown) > 0; thrown = thrown[n:] {
		face := thrown[0]
		for n = 1; n < len(thrown) && thrown[n] == face; {
			n++
		}
		says, counts := face.String(), means(face)
		switch {
		case counts == Miss:
			misses += n
			continue
		case counts == Attack && face != Attack:
			says += " (attack)"
		}
		if n > 1 {
			says += " ×" + strconv.Itoa(n)
		}
		parts = append(parts, says)
	}
	switch missed := english.Count(misses, "miss", "misses"); {
	case misses > 0 && len(parts) == 0:
		return "nothing but " + missed
	case misses > 0:
		parts = append(parts, missed)
	case len(parts) == 0:
		return "nothing"
	}
	return strings.Join(parts, ", ")
}

// itself is what the face of a die shows, whatever it will count as.
func itself(face Face6) Face6 { return face }

// means is what a face of an enemy's dice counts as: whether its warriors and specials are attacks nobody should have
// to know by heart (PH-STAT-17, PH-MELEE-10).
func (e *Enemy) means(face Face6) Face6 {
	a := e.arms()
	return a.means(face, 0)
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
	"own": func(_ *Game, n []int16, _ words.Namer) string { // {own b}: the faces of a human's dice
		return throwWords(untally(n[0], &blowFaces), itself)
	},
	"its": func(_ *Game, n []int16, _ words.Namer) string { // {its a c}: the faces of an opponent's dice
		means := itself
		if n[0] >= 0 {
			means = Of(table.Card(n[0])).Enemy.means
		}
		return throwWords(untally(n[1], &blowFaces), means)
	},
	"fire": func(_ *Game, n []int16, _ words.Namer) string { // {fire c b}: the faces of a shot, and its hits
		says := throwWords(untally(n[0], &shotFaces), itself)
		if n[1] > 0 || slices.ContainsFunc(untally(n[0], &shotFaces), func(face Face6) bool { return face != Miss }) {
			says += "; " + english.Count(n[1], "hit", "hits")
		}
		return says
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
