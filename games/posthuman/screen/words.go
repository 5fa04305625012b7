package screen

import (
	"math/bits"
	"strconv"
	"strings"

	"waystation/english"
	"waystation/games/posthuman"
)

func itoa[N ~int | ~int8 | ~int16 | ~uint8 | ~uint16](n N) string { return strconv.Itoa(int(n)) }

func minus(n int) string { return strings.Replace(strconv.Itoa(n), "-", "−", 1) }

// plus is a number with its sign.
func plus(n int) string {
	if n > 0 {
		return "+" + strconv.Itoa(n)
	}
	return minus(n)
}

// of is such as 4 of 6.
func of(n, limit int) string { return strconv.Itoa(n) + " of " + strconv.Itoa(limit) }

// The sides of a tile, in the order of their bits.
var sides = [4]string{"north", "east", "south", "west"}

var offsets = [4][2]int{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}

func has(s posthuman.Sides, side int) bool { return s>>side&1 == 1 }

// soft lets the words too long for a small card break where they are joined, with a hyphen.
var soft = strings.NewReplacer("Binoculars", "Bino\u00adculars", "Bowfishing", "Bow\u00adfishing",
	"Correcting", "Correct\u00ading", "Correspondence", "Corre\u00adspondence", "Counterweight",
	"Counter\u00adweight", "Encyclopaedia", "Encyclo\u00adpaedia", "Firecrackers", "Fire\u00adcrackers",
	"Goalkeeper", "Goal\u00adkeeper", "Painkillers", "Pain\u00adkillers", "Pharmacist", "Pharma\u00adcist",
	"Psychologist", "Psycho\u00adlogist", "Sledgehammer", "Sledge\u00adhammer", "Storytelling",
	"Story\u00adtelling", "Stubbornness", "Stubborn\u00adness", "Togetherness", "Together\u00adness")

// turned is the set of sides after so many quarter turns clockwise.
func turned(s posthuman.Sides, n int) posthuman.Sides { return (s<<n | s>>(4-n)) & 15 }

func exitWords(s posthuman.Sides) string {
	if bits.OnesCount8(uint8(s)) == 4 {
		return "on all sides"
	}
	var out []string
	for i, side := range sides {
		if has(s, i) {
			out = append(out, side)
		}
	}
	return english.List(out)
}

// stats are the five in the order of the sheet.
var stats = [5]struct{ glyph, word string }{
	posthuman.Strength: {"fist", "Strength"}, posthuman.Speed: {"speed", "Speed"}, posthuman.Mind: {"mind", "Mind"},
	posthuman.Melee: {"blade", "Melee"}, posthuman.Shooting: {"weapon", "Shooting"},
}

// statGives is what a stat gives at a value (PH-STAT-09 to PH-STAT-18).
func statGives(s posthuman.Stat, n int8) string {
	switch s {
	case posthuman.Strength:
		return [...]string{"no extra wounds", "+1 wound in melee", "+2 wounds in melee"}[min(max(n-3, 0), 2)]
	case posthuman.Speed:
		return [...]string{
			"no dice swapped", "1 melee die for defence", "2 melee dice for defence",
		}[min(max(n-3, 0), 2)]
	case posthuman.Mind:
		again := [...]string{"no re-roll", "once a fight 1 die again", "once a fight up to 2 dice again"}
		return again[min(max(n-3, 0), 2)]
	case posthuman.Melee:
		if n >= 5 {
			return "warriors attack"
		}
		return "+1 die if higher"
	}
	if n >= 5 {
		return "3 dice, skill shots hit"
	}
	return shootingDice(min(max(n-1, 0), 3))
}

// hungerSays are the effects of the hunger slots, from the right (PH-RULING-07).
var hungerSays = [4]string{"nothing", "−1 morale", "−1 health, −1 morale", "−1 health, −2 morale"}

// hungerCosts says what hunger does to somebody each turn.
func hungerCosts(slot int) string {
	if slot == 0 {
		return "Fed: hunger costs nothing."
	}
	return "Hunger: " + hungerSays[min(slot, 3)] + " a turn."
}

var terrainWords = [4]string{"Forest", "Plains", "Urban", "Mountain"}

// zoneSays is what waits in a zone of a tile, counted from 0.
func zoneSays(f *posthuman.Face, i int) string {
	s := "zone " + strconv.Itoa(i+1) + " of " + strconv.Itoa(len(f.Zones)) + ": " +
		english.Count(f.Zones[i], "encounter", "encounters")
	switch {
	case f.Terrain == posthuman.Mountain:
		s += ", a dead zone: no journey point"
	case f.Safe && i == len(f.Zones)-1:
		s += ", a safe house"
	}
	return s
}

// nouns are what effects bring, for one and for several, as marked text.
var nouns = map[posthuman.Do][2]string{
	posthuman.DoFood: {"{food}", "{food}"}, posthuman.DoAmmo: {"{ammo}", "{ammo}"},
	posthuman.DoHealth: {"{health}", "{health}"}, posthuman.DoMorale: {"{morale}", "{morale}"},
	posthuman.DoXP: {"XP", "XP"}, posthuman.DoJourney: {"{step}", "{step}"},
	posthuman.DoEquipment: {"{object}", "{object}"}, posthuman.DoWeapon: {"{blade}", "{blade}"},
	posthuman.DoSupply: {"supply card", "supply cards"}, posthuman.DoFollower: {"follower", "followers"},
	posthuman.DoSkill: {"skill", "skills"}, posthuman.DoEase: {"hunger slot eased", "hunger slots eased"},
	posthuman.DoHeal: {"scar healed", "scars healed"}, posthuman.DoForage: {"free forage", "free forages"},
	posthuman.DoScout: {"free scout", "free scouts"}, posthuman.DoLoseFood: {"{food} lost", "{food} lost"},
	posthuman.DoLoseAmmo: {"{ammo} lost", "{ammo} lost"}, posthuman.DoLoseHealth: {"{health} lost", "{health} lost"},
	posthuman.DoLoseMorale: {"{morale} lost", "{morale} lost"}, posthuman.DoWound: {"wound", "wounds"},
	posthuman.DoLoseItem: {"item lost", "items lost"}, posthuman.DoHunger: {"slot hungrier", "slots hungrier"},
	posthuman.DoScar: {"{scar} scar", "{scar} scars"}, posthuman.DoHumans: {"human to fight", "humans to fight"},
	posthuman.DoMutants: {"mutant to fight", "mutants to fight"}, posthuman.DoItem: {"item", "items"},
}

// effects are what a card gives or costs, in numbers and glyphs.
func effects(list []posthuman.Effect) string {
	var out []string
	for _, e := range list {
		n := nouns[e.Do]
		if e.N == 1 {
			out = append(out, "*1* "+n[0])
		} else {
			out = append(out, "*"+itoa(e.N)+"* "+n[1])
		}
	}
	return strings.Join(out, ", ")
}

var breedWords = [3]string{"Human", "Mutant", "Animal"}

// ability is what an enemy does beyond its numbers, as a sentence; "" for none.
func ability(e *posthuman.Enemy) string {
	switch e.Ability {
	case posthuman.Net:
		return "Net: its shot does no wounds, but if it hits you roll 1 melee die fewer in round 1."
	case posthuman.Armour:
		return "Armour: each attack on it does " + english.Count(e.N, "wound", "wounds") + " less."
	case posthuman.Crushing:
		return "Crushing: only blocks on defence dice stop its dice."
	case posthuman.Dread:
		return "Dread: seeing it costs 1 morale."
	case posthuman.Venom:
		return "Venom: wounding you in melee, it costs you 1 morale."
	case posthuman.Thief:
		return "Thief: wounding you in melee, it takes 1 food or 1 ammo."
	case posthuman.Knits:
		return "Knits: heals 1 wound after each melee round."
	case posthuman.Bursting:
		return "Bursting: dying in melee, it deals you 1 wound."
	case posthuman.Taint:
		return "Taint: wounded by its shot, you draw a scar, once."
	case posthuman.Frenzy:
		return "Frenzy: 1 melee die more while wounded."
	case posthuman.Coward:
		return "Coward: flees if wounded at the end of a melee round."
	case posthuman.Pack:
		return "Pack: 1 melee die more while another enemy lives."
	case posthuman.Calls:
		return "Calls: after round 1 a minion joins."
	case posthuman.FirstBlow:
		return "First blow: deals its wounds before you deal yours."
	case posthuman.Hunter:
		return "Hunter: can't be evaded."
	case posthuman.Sniper:
		return "Sniper: shoots before everybody."
	}
	return ""
}

// special is what a special face does.
func special(x posthuman.Special) string {
	var out []string
	if x.Attack {
		out = append(out, "attack")
	}
	if x.Wounds > 0 {
		out = append(out, "+"+english.Count(x.Wounds, "wound", "wounds"))
	}
	if x.Knockdown {
		out = append(out, "knockdown")
	}
	if len(out) == 0 {
		return "miss"
	}
	return strings.Join(out, ", ")
}

// shot is how something shoots, in full.
func shot(s posthuman.Shot) string {
	out := shootingDice(s.SD) + ", range " + itoa(s.Range) + ", specials " + hits(s)
	if s.Skill {
		out += ", skill shots hit"
	}
	return out
}

// hits are how many hits 1, 2, 3, 4, 5 and more specials make.
func hits(s posthuman.Shot) string {
	var out []string
	for _, n := range s.Hits {
		out = append(out, itoa(n))
	}
	return strings.Join(out, "/")
}

// condition is what must be so for an option.
func condition(x posthuman.Condition) string {
	switch x.If {
	case posthuman.IfForest, posthuman.IfPlains, posthuman.IfUrban, posthuman.IfMountain:
		return "only in " + strings.ToLower(terrainWords[x.If-posthuman.IfForest]) + " land"
	case posthuman.IfFollower:
		return "with a follower"
	case posthuman.IfRanged:
		return "with an active ranged weapon"
	case posthuman.IfMelee:
		return "with an active melee weapon"
	case posthuman.IfHungry:
		return "only when hungry"
	case posthuman.IfWounded:
		return "only when wounded"
	case posthuman.IfScarred:
		return "only when scarred"
	case posthuman.IfStat:
		return "with " + strings.ToLower(stats[x.Stat].word) + " " + itoa(x.N) + " or more"
	}
	return ""
}

// test is a test and the highest roll that passes it, for a player.
func test(x posthuman.Test, o *posthuman.SeenPlayer) string {
	if !x.On {
		return ""
	}
	goal := int(o.Stats[x.Stat]) + int(x.N) + int(o.Sum[posthuman.KnobStrengthTest+posthuman.Knob(x.Stat)])
	return "Test of " + strings.ToLower(stats[x.Stat].word) + ": " + strconv.Itoa(goal) + " or less passes"
}

// mutations is how many of the scars seen are mutations.
func mutations(scars []posthuman.Shown) int {
	n := 0
	for _, c := range scars {
		if f := c.Face(); f != nil && !f.Blank {
			n++
		}
	}
	return n
}

func meleeDice(n int8) string    { return english.Count(n, "melee die", "melee dice") }
func defenceDice(n int8) string  { return english.Count(n, "defence die", "defence dice") }
func shootingDice(n int8) string { return english.Count(n, "shooting die", "shooting dice") }

// dieWord is the noun of so many dice of a kind.
func dieWord(n int8, kind string) string {
	if n == 1 {
		return kind + " die"
	}
	return kind + " dice"
}

func diceWords(md, dd int8) string {
	switch {
	case dd == 0:
		return meleeDice(md)
	case md == 0:
		return defenceDice(dd)
	}
	return meleeDice(md) + " and " + defenceDice(dd)
}

func minionWords(n [2]uint8) string {
	var out []string
	if n[0] > 0 {
		out = append(out, english.Count(n[0], "human minion", "human minions"))
	}
	if n[1] > 0 {
		out = append(out, english.Count(n[1], "mutant minion", "mutant minions"))
	}
	return english.List(out)
}

// enemyLine is what else is printed of an enemy.
func enemyLine(e *posthuman.Enemy) string {
	says := "A special is: " + special(e.Special)
	if e.MD+e.DD > 0 {
		says += "; +" + diceWords(e.MD, e.DD)
	}
	return says + "; " + itoa(e.XP) + " XP"
}

// skillWords are the skills of a character, as marked text.
func skillWords(f *posthuman.Face) string {
	var out []string
	for _, s := range f.Skills {
		out = append(out, "*"+s+"*")
	}
	if f.Random > 0 {
		out = append(out, english.Count(f.Random, "skill drawn", "skills drawn"))
	}
	return english.List(out)
}
