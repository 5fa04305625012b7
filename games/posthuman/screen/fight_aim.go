package screen

import (
	"strconv"
	"strings"

	"waystation/english"
	"waystation/games/posthuman"
	"waystation/table"
	"waystation/web"
)

// duelKnown is what is known where a mutant player has fallen upon the viewer: it is one round, and shots may end it
// before (PH-RULING-131, PH-MUTACT-11).
func (p *page) duelKnown(o *posthuman.SeenPlayer) string {
	kind := p.Asked.Prompt.Kind
	if kind != "shoot" && kind != "meet" || len(o.Foes) > 0 {
		return ""
	}
	says := ""
	if rival := p.bout(o, true).told.Rival; rival != table.Nobody {
		x := p.player(rival)
		if kind == "shoot" {
			says = english.Count(x.Stats[posthuman.Strength], "hit drives", "hits drive") + " it off. "
		}
		says += "It strikes with " + armedWith(x) + ". "
	}
	return says + "It is one melee round."
}

// rollsOnce is what whoever could re-roll dice by several means must know before they choose one (PH-REROLL-01).
const rollsOnce = "Each die is rolled again at most once, whatever does it."

// aimRows leaves out, of the rows that split dice between the last two enemies, those that say of the second what
// another says of the first: that with the larger share stays. Like dice, they are still choices on the board.
func (p *page) aimRows(a *web.Ask) {
	all, at := int16(0), map[int16]bool{}
	for i := range a.Choices {
		if o, ok := p.Option(a.Choices[i]); ok && o.Verb == posthuman.VerbAim {
			all, at[o.A] = max(all, o.B), true
		}
	}
	if len(at) != 2 {
		return
	}
	first := int16(-1)
	var rows, twins []web.Choice
	for _, c := range a.Choices {
		o, ok := p.Option(c)
		if ok && first < 0 {
			first = o.A
		}
		if twin := ok && o.Verb == posthuman.VerbAim && (2*o.B < all || 2*o.B == all && o.A != first); twin {
			twins = append(twins, c)
			twins[len(twins)-1].Mark = noKey + strconv.Itoa(len(twins))
			continue
		}
		rows = append(rows, c)
	}
	a.Choices = append(rows, twins...)
}

// armedWith is with what a mutant player may strike in melee, and how many wounds that deals before criticals and
// specials (PH-MUTACT-16, PH-RULING-132, PH-WPN-05).
func armedWith(x *posthuman.SeenPlayer) string {
	more := max(0, int(x.Stats[posthuman.Strength])-3)
	deals := func(what string, n int) string { return what + " (" + english.Count(n, "wound", "wounds") + ")" }
	list := []string{deals("fists", 1+more)}
	for _, c := range x.Scars {
		if f := c.Face(); f != nil && f.Weapon.Hands > 0 {
			list = append(list, deals("its "+f.Name, max(1, int(f.Weapon.Wounds))+more))
		}
	}
	if len(list) == 1 {
		return list[0]
	}
	return strings.Join(list[:len(list)-1], ", ") + " or " + list[len(list)-1]
}
