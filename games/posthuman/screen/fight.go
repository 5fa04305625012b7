package screen

import (
	"strconv"
	"strings"

	"waystation/games/posthuman"
	"waystation/table"
	"waystation/web"
)

// rounds are the parts of a combat (PH-COMBAT-01).
var rounds = [...]string{"Revealed", "Shooting", "Melee 1", "Melee 2", "Melee 3"}

// roundAt is the part of the combat that a player is in.
func roundAt(o *posthuman.SeenPlayer) int {
	switch {
	case o.Fight.Round > 0:
		return min(int(o.Fight.Round)+1, len(rounds)-1)
	case o.Fight.Rolled || o.Fight.Failed:
		return 1
	}
	return 0
}

// faceSigns are how a face is drawn: a glyph, a word beside it.
var faceSigns = [...]struct{ glyph, sign string }{
	posthuman.Miss: {"", "–"}, posthuman.Warrior: {"warrior", ""}, posthuman.Block: {"armor", ""}, posthuman.Attack: {"blade", ""},
	posthuman.Critical: {"damage", ""}, posthuman.Special6: {"", "?"}, posthuman.Range1: {"target", "1"}, posthuman.Range2: {"target", "2"},
	posthuman.Range3: {"target", "3"}, posthuman.SkillShot: {"skill", ""},
}

// dieClass is how a die lies.
func dieClass(d *posthuman.Rolled) string {
	kind := [...]string{"d-md", "d-dd", "d-sd"}[d.Die]
	switch {
	case d.Gone || d.Is == posthuman.Miss:
		return kind + " blank"
	case d.Is == posthuman.Block:
		return kind + " held"
	case d.Is == posthuman.Attack || d.Is == posthuman.Critical || d.Is >= posthuman.Range1:
		return kind + " hit"
	}
	return kind
}

// dieSays is a die in words.
func dieSays(d *posthuman.Rolled) string {
	face := d.Shows()
	says := [...]string{"melee die", "defence die", "shooting die"}[d.Die] + ": " + face.String()
	if d.Is != face {
		says += ", counts as " + d.Is.String()
	}
	if d.Again {
		says += ", rolled again"
	}
	if d.Gone {
		says += ", off the table"
	}
	return says
}

// lane is the dice of one side.
type lane struct {
	who   string
	enemy bool
	dice  []int // places among the dice
	says  string
}

// lanes are the dice on the table by side.
func (p *page) lanes(o *posthuman.SeenPlayer) []lane {
	mine := lane{who: p.name(o.Seat)}
	theirs := lane{who: "Enemy", enemy: true}
	if f := o.Fight.Foe; f >= 0 && int(f) < len(o.Foes) {
		theirs.who = posthuman.Of(o.Foes[f].Card).Name
	}
	if o.Seat == p.v.Seat {
		mine.who = "You"
	}
	for i := range min(int(o.Fight.N), len(o.Fight.Dice)) {
		if o.Fight.Dice[i].Enemy {
			theirs.dice = append(theirs.dice, i)
		} else {
			mine.dice = append(mine.dice, i)
		}
	}
	mine.says, theirs.says = sum(o, mine.dice), sum(o, theirs.dice)
	var out []lane
	for _, l := range []lane{mine, theirs} {
		if len(l.dice) > 0 {
			out = append(out, l)
		}
	}
	return out
}

// sum counts what is left of a side's dice.
func sum(o *posthuman.SeenPlayer, dice []int) string {
	var attacks, blocks, shots int
	for _, i := range dice {
		d := &o.Fight.Dice[i]
		switch {
		case d.Gone:
		case d.Is == posthuman.Attack || d.Is == posthuman.Critical:
			attacks++
		case d.Is == posthuman.Block:
			blocks++
		case d.Is >= posthuman.Range1:
			shots++
		}
	}
	if len(dice) > 0 && o.Fight.Dice[dice[0]].Die == posthuman.SD {
		return count(shots, "face that may hit", "faces that may hit")
	}
	return count(attacks, "attack", "attacks") + ", " + count(blocks, "block", "blocks")
}

// conditions are what burdens the player in this fight.
func conditions(o *posthuman.SeenPlayer) []string {
	f := &o.Fight
	var out []string
	add := func(is bool, words string) {
		if is {
			out = append(out, words)
		}
	}
	add(f.Failed && f.Round <= 1, "failed to evade: 1 melee die in round 1")
	add(f.Down, "knocked down: 1 melee die fewer this round")
	add(f.Falls, "knocked down for the next round")
	add(f.Netted && f.Round <= 1, "netted: 1 melee die fewer in round 1")
	add(f.Swap > 0, diceSwap(int(f.Swap)))
	add(f.MD+f.DD > 0, "cards add "+diceWords(f.MD, f.DD))
	add(f.SD > 0, "cards add "+shootingDice(f.SD))
	add(f.Scarred, "the scar of this fight is drawn")
	add(f.Thought, "mind re-roll used")
	return out
}

func diceSwap(n int) string {
	return count(n, "melee die given for a defence die", "melee dice given for defence dice")
}

// shotOrder says who shoots before whom (PH-SHOOT-06, PH-RULING-97).
func (p *page) shotOrder(o *posthuman.SeenPlayer) string {
	whom := "you"
	if o.Seat != p.v.Seat {
		whom = p.name(o.Seat)
	}
	mine := int(o.Stats[posthuman.Speed]) + int(o.Sum[posthuman.KnobFirst])
	var before, same, after []string
	for i := range o.Foes {
		f := posthuman.Of(o.Foes[i].Card)
		switch e := f.Enemy; {
		case e.Shot.SD == 0 || dying(&o.Foes[i]):
		case int(e.Speed) > mine || e.Ability == posthuman.Sniper:
			before = append(before, f.Name)
		case int(e.Speed) == mine:
			same = append(same, f.Name)
		default:
			after = append(after, f.Name)
		}
	}
	var out []string
	if len(before) > 0 {
		out = append(out, list(before)+" before "+whom)
	}
	if len(same) > 0 {
		out = append(out, list(same)+" together with "+whom)
	}
	if len(after) > 0 {
		out = append(out, list(after)+" after "+whom)
	}
	if len(out) == 0 {
		return "None of them can shoot."
	}
	return "Speed " + strconv.Itoa(mine) + ". Shooting: " + strings.Join(out, ", ") + "."
}

// dying reports whether an enemy has no health left.
func dying(f *posthuman.SeenFoe) bool { return f.Wounds >= int(posthuman.Of(f.Card).Enemy.Health) }

// foeCard is an enemy of a combat as it stands.
func (p *page) foeCard(o *posthuman.SeenPlayer, i int, pieces bool) web.Card {
	f := &o.Foes[i]
	out := card(f.Card)
	out.Body = foeBody(f)
	if pieces && o.Seat == p.v.Seat {
		p.marks.Lay(&out, foePiece(i))
	}
	if f.Card == o.Fight.Leader {
		out.Corner = ""
	}
	return out
}

func foePiece(i int) string { return "foe:" + strconv.Itoa(i) }

// foeSays is how an enemy stands.
func foeSays(f *posthuman.SeenFoe) string {
	e := posthuman.Of(f.Card).Enemy
	left := max(int(e.Health)-f.Wounds, 0)
	return strconv.Itoa(left) + " of " + itoa(e.Health) + " health left"
}

// foeState is what else there is to know of an enemy now.
func (p *page) foeState(o *posthuman.SeenPlayer, i int) string {
	f := &o.Foes[i]
	switch {
	case dying(f):
		return "dead"
	case f.Down:
		return "knocked down"
	case int(o.Fight.Foe) == i && o.Fight.Round > 0:
		return "being fought"
	case f.Fought:
		return "fought this round"
	}
	return ""
}

// foeNames are the enemies of a player, for a line.
func foeNames(o *posthuman.SeenPlayer) string {
	var out []string
	for i := range o.Foes {
		out = append(out, posthuman.Of(o.Foes[i].Card).Name)
	}
	if len(out) == 0 {
		return "a mutant"
	}
	return list(out)
}

func diePiece(i int) string { return "die:" + strconv.Itoa(i) }

// target is the enemy that a die is aimed at, when there are several.
func target(o *posthuman.SeenPlayer, i int) string {
	d := &o.Fight.Dice[i]
	if d.Die != posthuman.SD || d.Enemy || len(o.Foes) < 2 || d.Target < 0 || int(d.Target) >= len(o.Foes) {
		return ""
	}
	return posthuman.Of(table.Card(o.Foes[d.Target].Card)).Name
}

// reasons are why somebody rolls dice.
var reasons = [...]string{posthuman.ForStat: "everybody", posthuman.ForWeapon: "weapon", posthuman.ForMelee: "higher melee", posthuman.ForCards: "cards",
	posthuman.ForUses: "cards used", posthuman.ForPrint: "its card", posthuman.ForNumbers: "outnumbering", posthuman.ForFrenzy: "frenzy",
	posthuman.ForPack: "pack", posthuman.ForFall: "knocked down", posthuman.ForNet: "net", posthuman.ForFailedEvade: "after the failed evade",
	posthuman.ForSwap: "swapped"}

// pool are the dice of one side against an enemy, and why; alone when nobody rolls against them.
type pool struct {
	who, sum, why string
	alone         bool
}

// pools are the dice that a player would shoot with, as long as that is to come, and those that both sides would roll in melee against each
// enemy still alive.
func (p *page) pools(o *posthuman.SeenPlayer) []pool {
	var out []pool
	mine, shoots := p.name(o.Seat), " shoots"
	if o.Seat == p.v.Seat {
		mine, shoots = "You", " shoot"
	}
	if f := &o.Fight; len(o.Foes) > 0 && len(o.Shot) > 0 && f.Round == 0 && !f.Failed && !hasShot(f) {
		out = append(out, poolOf(mine+shoots, o.Shot))
		out[0].alone = true
	}
	for i := range o.Foes {
		if f := &o.Foes[i]; len(f.Mine) > 0 && (o.Fight.Foe < 0 || int(o.Fight.Foe) == i) {
			name := posthuman.Of(f.Card).Name
			out = append(out, poolOf(mine+" against "+name, f.Mine), poolOf(name, f.Theirs))
		}
	}
	return out
}

// hasShot reports whether the dice of the player's shot lie on the table.
func hasShot(f *posthuman.Fight) bool {
	for i := range int(f.N) {
		if !f.Dice[i].Enemy {
			return true
		}
	}
	return false
}

func poolOf(who string, parts []posthuman.Part) pool {
	var all posthuman.Part
	var why []string
	for _, x := range parts {
		all.MD, all.DD, all.SD = all.MD+x.MD, all.DD+x.DD, all.SD+x.SD
		var dice []string
		for i, n := range [3]int8{x.MD, x.DD, x.SD} {
			switch {
			case n == 0:
			case x.Why == posthuman.ForStat:
				dice = append(dice, itoa(n)+diceNames[i])
			default:
				dice = append(dice, plus(int(n))+diceNames[i])
			}
		}
		reason := reasons[x.Why]
		if x.Why == posthuman.ForStat && x.SD != 0 {
			reason = "shooting"
		}
		why = append(why, strings.Join(append(dice, reason), " "))
	}
	sum := diceWords(all.MD, all.DD)
	if all.SD > 0 {
		sum = shootingDice(all.SD)
	}
	return pool{who: who, sum: "*" + sum + "*", why: strings.Join(why, ", ")}
}

var diceNames = [3]string{" melee", " defence", " shooting"}
