package scene

import (
	"waystation/table"
	"waystation/web"
)

// Foreseen is what would follow from the options of a question, for whoever lists them without a panel: what they
// share, to be said once above them (web.Once), and what is left for each to say, in its Words. To pass is among them
// where the seat may, or may choose none.
func Foreseen(v table.Voice, ask *table.Ask) (above string, each map[table.Option]table.Outlook) {
	var options []table.Option
	for _, o := range ask.Options {
		options = append(options, o.Option)
	}
	if ask.Pass || ask.Min == 0 {
		options = append(options, table.Pass)
	}
	each = map[table.Option]table.Outlook{}
	var rows []web.Choice
	for _, o := range options {
		x := v.Outlook(ask, o)
		each[o] = x
		rows = append(rows, web.Choice{Sub: x.Words, Which: x.Which, Shared: x.Shared})
	}
	above, rows, _ = web.Once(rows, nil)
	for i, o := range options {
		x := each[o]
		x.Words, x.Shared = rows[i].Sub, nil
		each[o] = x
	}
	return above, each
}
