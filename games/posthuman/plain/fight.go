package plain

import (
	"fmt"
	"strings"

	"waystation/english"
	"waystation/games/posthuman"
)

// fight is the encounter or combat that a player is in.
func (p *page) fight(o *posthuman.SeenPlayer) {
	if f := o.Reveal.Face(); f != nil && len(o.Foes) == 0 {
		p.Hang("     Meets ", f.Name+". "+f.Text)
	}
	if len(o.Foes) == 0 && o.Fight.N == 0 {
		return
	}
	p.Hang("     Fights, ", part(o)+":")
	if sd := pool(o.Shot); sd != "" && o.Fight.Round == 0 && !o.Fight.Failed {
		p.Hang("     Would shoot with ", sd+".")
	}
	for i := range o.Foes {
		p.foe(o, i)
	}
	mine, theirs := dice(o, false), dice(o, true)
	if mine != "" {
		p.Hang("     Dice of "+p.name(o.Seat)+": ", mine+".")
	}
	if theirs != "" {
		p.Hang("     Dice of the enemy: ", theirs+".")
	}
}

// part is how far a combat has got (PH-COMBAT-01).
func part(o *posthuman.SeenPlayer) string {
	switch {
	case o.Fight.Round > 0:
		return fmt.Sprintf("melee round %d of 3", o.Fight.Round)
	case o.Fight.Rolled || o.Fight.Failed:
		return "shooting"
	}
	return "just revealed"
}

// foe is an enemy, and the dice that both would roll in melee now.
func (p *page) foe(o *posthuman.SeenPlayer, i int) {
	seen := &o.Foes[i]
	f := posthuman.Of(seen.Card)
	e := f.Enemy
	left := int(e.Health) - seen.Wounds
	if left <= 0 {
		p.Hang("       - ", f.Name+": dead.")
		return
	}
	says := fmt.Sprintf("%s (%s): health %d of %d, melee %d, speed %d, %s, special: %s", f.Name, e.Breed, left,
		e.Health, e.Melee, e.Speed, english.Count(e.Wounds, "wound", "wounds"), special(e.Special))
	if e.Shot.SD > 0 {
		says += fmt.Sprintf(", shoots %d dice at range %d", e.Shot.SD, e.Shot.Range)
	}
	if e.Ability != posthuman.NoAbility {
		says += ", " + e.Ability.String()
		if e.N > 0 {
			says += fmt.Sprintf(" %d", e.N)
		}
	}
	if mine, theirs := pool(seen.Mine), pool(seen.Theirs); mine != "" {
		says += fmt.Sprintf("; melee dice: %s against %s", mine, theirs)
	}
	if seen.Down {
		says += "; knocked down"
	}
	p.Hang("       - ", says+".")
}

// pool is how many dice of each kind somebody rolls.
func pool(parts []posthuman.Part) string {
	var n [3]int
	for _, x := range parts {
		n[posthuman.MD] += int(x.MD)
		n[posthuman.DD] += int(x.DD)
		n[posthuman.SD] += int(x.SD)
	}
	var out []string
	for kind, n := range n {
		if n > 0 {
			out = append(out, fmt.Sprintf("%d %s", n, posthuman.DieKind(kind)))
		}
	}
	return strings.Join(out, " + ")
}

// dice are the dice of one side on the table. What is blocked or missed stands in brackets.
func dice(o *posthuman.SeenPlayer, enemy bool) string {
	var out []string
	for i := range min(int(o.Fight.N), len(o.Fight.Dice)) {
		d := &o.Fight.Dice[i]
		if d.Enemy != enemy {
			continue
		}
		says := d.Shows().String()
		if d.Is != d.Shows() {
			says += " = " + d.Is.String()
		}
		if d.Gone {
			says = "(" + says + ")"
		}
		out = append(out, bound(d.Die.String()+" "+says))
	}
	return strings.Join(out, ", ")
}
