package screen

import (
	"slices"
	"strings"

	"waystation/games/saga"
	"waystation/table"
	"waystation/web"
)

// atOnce puts before the recoveries of a camp, of which each press takes one more, an answer that spends all points
// that are left in one: on health first, then down the list (PS-CAMP-02).
func (p *page) atOnce(a *web.Ask) {
	if p.Asked == nil || p.Asked.Prompt.Kind != "camp" || a.Still {
		return
	}
	picked := map[table.Option]int{}
	for _, c := range a.Choices {
		if o, ok := p.Option(c); ok && c.N > 0 { // the row that gives them has the key of a single one
			picked[o] = c.N
		}
	}
	left, sub := p.Asked.Max, "from the top of the list down"
	for _, n := range picked {
		left -= n
	}
	if left < p.Asked.Max {
		sub += ", with what you have taken"
	}
	var set []table.Option
	var words []string
	spent := 0
	for _, o := range p.Asked.Options {
		more := min(left-spent, o.Most-picked[o.Option])
		spent += more
		if n := picked[o.Option] + more; n > 0 {
			set = append(set, slices.Repeat([]table.Option{o.Option}, n)...)
			words = append(words, saga.Recovered(int(o.Option.A), n))
		}
	}
	if spent < 2 {
		return
	}
	a.Choices = slices.Insert(a.Choices, 0, web.Choice{
		Key: table.SetKey((*saga.Game)(nil).Verbs(), set), Mark: "A",
		Label: "All at once: " + strings.Join(words, ", "), Sub: sub,
	})
}
