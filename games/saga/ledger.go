package saga

import (
	_ "embed"

	"waystation/rules"
)

//go:embed rules.md
var ledgerText string

//go:embed without-effect.txt
var exempt string

var ledger = rules.NewLedger("saga", ledgerText, exempt)

// Rules returns the rules and rulings of the game in the order of its rulebook. The list is shared: do not write it.
func Rules() []rules.Rule { return ledger.Rules() }

// WithoutEffect returns the rules that have no effect of their own, and the reasons. The map is shared: do not write
// it.
func WithoutEffect() map[string]string { return ledger.Silent() }

// Examples is how many worked examples the rulebook has, PS-EX-01 to PS-EX-54.
const Examples = 54
