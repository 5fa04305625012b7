package posthuman

import (
	"strconv"
	"strings"

	"waystation/table"
)

// The verbs of combat.
const (
	verbFight    table.Verb = 80 + iota
	verbEvade               //
	verbRun                 // roll to evade
	verbShoot               // card of the weapon
	verbHold                //
	verbAim                 // place among the enemies, dice
	verbEngage              // place among the enemies, so many DD for MD
	verbMeet                // duel: so many DD for MD, seat of the mutant
	verbReroll              // place among the dice
	verbThink               // use the re-roll of a strong mind
	verbKeepRoll            //
	verbBlock               // place among the dice
	verbEntry               // place among the dice, which of two weapons
	verbBear                // take the wounds
	verbYield               // so much food, so much ammo
)

var _ = speak(verbFight,
	verb{"fight", "Stand and fight", ""},
	verb{"evade", "Try to evade", ""},
	verb{"run", "Run for it", ""},
	verb{"shoot", "Shoot: {card a}", "card:{a}"},
	verb{"hold", "Hold your fire", ""},
	verb{"aim", "{n b die dice} at {foe who a}", "foe:{a}"},
	verb{"engage", "{Foe who a}: roll {pool who a b}", "foe:{a}"},
	verb{"meet", "Roll {dice who a b}", "seat:{b}"},
	verb{"reroll", "Re-roll {face who a}", "die:{a}"},
	verb{"think", "Re-roll with your mind", "stat:2"},
	verb{"keep-roll", "Keep the roll", ""},
	verb{"block", "Block {face who a}", "die:{a}"},
	verb{"entry", "The special counts as: {hand who b}", "die:{a}"},
	verb{"bear", "Take {n a wound wounds}", ""},
	verb{"yield", "Give up {loot a}", ""},
)

// The tales of combat. An opponent (opp) is the card of an enemy, or a mutant player below 0.
const (
	taleAttacked  uint8 = 80 + iota // A how many, C card behind it
	taleJoins                       // A card
	taleDread                       // A card
	taleDodged                      // A card behind it
	taleEvaded                      // A own total, B the enemies'
	taleCaught                      // likewise
	taleSlips                       // without a roll
	taleShot                        // A opponent, B hits, C faces
	taleEnemyShot                   // A opponent, B hits, C faces
	taleNet                         // A card
	taleRound                       // A number
	taleRolls                       // A opponent, B own faces, C its faces
	taleReroll                      // A kind of die, B face, C new face
	taleClash                       // A opponent, B own attacks, C its attacks
	taleHarm                        // A card, B wounds, C health left
	taleHits                        // A opponent, B wounds before prevention
	talePrevents                    // A wounds
	taleDies                        // A card
	taleFells                       // A opponent knocked down
	taleFelled                      // A opponent that did it
	taleFlees                       // A card
	taleFled                        //
	taleVictory                     //
	taleKnits                       // A card
	taleDriven                      // A opponent, B hits
	taleGuard                       // A wounds cancelled, B rolled
)

var _ = narrate(taleAttacked,
	tale{"{who} is attacked by {n a enemy enemies}{by c}."},
	tale{"{The a} joins the enemies."},
	tale{"The sight of {the a} goes deep."},
	tale{"{who} gets out of the way of it."},
	tale{"{who} evades, {a} to {b}."},
	tale{"{who} is caught evading, {a} to {b}."},
	tale{"{who} evades without a roll."},
	tale{"{who} shoots at {opp a}: {faces c}. {n b hit hits}."},
	tale{"{Opp a} shoots at {who}: {faces c}. {n b hit hits}."},
	tale{"The net of {the a} holds {who}."},
	tale{"{who}: melee round {a}."},
	tale{"{who} rolls {blows b}; {opp a} rolls {blows c}."},
	tale{"{who} re-rolls: {rolled a b} becomes {rolled a c}."},
	tale{"{who} against {opp a}: {n b attack attacks} to {c}."},
	tale{"{The a} takes {n b wound wounds}, {c} left."},
	tale{"{Opp a} deals {who} {n b wound wounds}."},
	tale{"{who} prevents {n a wound wounds}."},
	tale{"{The a} is dead."},
	tale{"{who} knocks {opp a} down."},
	tale{"{Opp a} knocks {who} down."},
	tale{"{The a} flees."},
	tale{"{who} has survived, and some got away."},
	tale{"{who} has won the fight."},
	tale{"{The a} heals a wound."},
	tale{"{n b hit hits} drive {opp a} off."},
	tale{"{who} rolls {n b DD DD}: {n a wound wounds} cancelled."},
)

// faceNames are what faces of dice are called.
var faceNames = [...]string{"miss", "warrior", "block", "attack", "critical", "special", "range 1", "range 2", "range 3", "skill shot"}

func (f Face6) String() string { return faceNames[f] }

var dieNames = [...]string{"MD", "DD", "SD"}

func (d DieKind) String() string { return dieNames[d] }

// opponentName is the name of an opponent as told.
func (g *Game) opponentName(n int16) string {
	if n < 0 {
		return g.SeatName(table.Seat(-1 - n))
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

// diceWords is such as "3 MD and 1 DD".
func diceWords(p *Pool) string {
	switch md, dd := strconv.Itoa(int(p.MD))+" MD", strconv.Itoa(int(p.DD))+" DD"; {
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

// tally packs how often each face but the miss was rolled into one number: 3 bits for each of five, from the given face on.
func tally(dice []Rolled, from Face6, mine func(*Rolled) bool) int16 {
	var n [5]int16
	for i := range dice {
		d := &dice[i]
		if f := faces[d.Die][d.Face-1]; mine(d) && f != Miss {
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

var _ = format("opp", func(g *Game, n []int16) string { return g.opponentName(n[0]) }) &&
	format("Opp", func(g *Game, n []int16) string { return capital(g.opponentName(n[0])) }) &&
	format("foe", foeName) &&
	format("Foe", func(g *Game, n []int16) string { return capital(foeName(g, n)) }) &&
	format("party", func(g *Game, n []int16) string { // {party who}: who is with the first of the enemies
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
	}) &&
	format("pool", func(g *Game, n []int16) string { // {pool who a b}: both sides' dice against an enemy
		s := table.Seat(n[0])
		if int(n[1]) >= g.of(s, Foes).Len() {
			return "dice"
		}
		o := g.foe(s, int8(n[1]))
		mine, theirs := g.meleePools(s, &o, int8(n[2]))
		return diceWords(&mine) + " against " + diceWords(&theirs)
	}) &&
	format("dice", func(g *Game, n []int16) string { // {dice who a b}: the dice against a mutant player
		o := g.challenger(table.Seat(n[2]), Weapon{})
		mine, _ := g.meleePools(table.Seat(n[0]), &o, int8(n[1]))
		return diceWords(&mine)
	}) &&
	format("face", func(g *Game, n []int16) string { // {face who a}: what the die at a place shows
		d := g.dieAt(table.Seat(n[0]), n[1])
		if d.Face == 0 {
			return "a die"
		}
		return d.Die.String() + " " + faces[d.Die][d.Face-1].String()
	}) &&
	format("odds", func(g *Game, n []int16) string { // {odds who}: what both sides add to a die when evading
		s := table.Seat(n[0])
		return "a die + " + strconv.Itoa(g.nimble(s)) + " against a die + " + strconv.Itoa(g.fastest(s))
	}) &&
	format("shot", func(g *Game, n []int16) string { // {shot who a}: dice and price of a shot
		s, f := table.Seat(n[0]), Of(table.Card(n[1]))
		p := g.shotPool(s, &f.Weapon)
		return strconv.Itoa(int(p.SD)) + " SD for " + strconv.Itoa(g.cost(s, f)) + " ammo"
	}) &&
	format("loot", func(_ *Game, n []int16) string { return [2]string{"1 ammo", "1 food"}[n[0]] }) &&
	format("rolled", func(_ *Game, n []int16) string { // {rolled a b}: a face of a kind of die
		return "the " + faces[n[0]][n[1]-1].String()
	}) &&
	format("hand", func(g *Game, n []int16) string { // {hand who b}: what a special is for one of two weapons
		return specialWords(g.armsOf(table.Seat(n[0])).special[n[1]])
	}) &&
	format("blows", func(_ *Game, n []int16) string {
		return tallyWords(n[0], [5]string{"warrior", "block", "attack", "critical", "special"})
	}) &&
	format("faces", func(_ *Game, n []int16) string {
		return tallyWords(n[0], [5]string{"range 1", "range 2", "range 3", "skill shot", "special"})
	})

// specialWords is what a special face does.
func specialWords(x Special) string {
	var parts []string
	if x.Attack {
		parts = append(parts, "attack")
	}
	if x.Wounds > 0 {
		parts = append(parts, "+"+strconv.Itoa(int(x.Wounds))+" wounds")
	}
	if x.Knockdown {
		parts = append(parts, "knockdown")
	}
	if len(parts) == 0 {
		return "miss"
	}
	return strings.Join(parts, ", ")
}
