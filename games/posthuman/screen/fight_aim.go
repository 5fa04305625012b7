package screen

import (
	"strconv"

	"waystation/games/posthuman"
	"waystation/web"
)

// rollsOnce is what whoever could re-roll dice by several means must know before they choose one (PH-REROLL-01).
const rollsOnce = "Each die is rolled again at most once, by your mind or by a card."

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
