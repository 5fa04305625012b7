package firelands

import (
	_ "embed"

	"waystation/rules"
)

//go:embed rules.md
var ledgerText string

//go:embed without-effect.txt
var exempt string

var ledger = rules.NewLedger("firelands", ledgerText, exempt)

// Rules returns the rules and rulings of the game in the order of its rulebook. The list is shared: do not write it.
func Rules() []rules.Rule { return ledger.Rules() }

// WithoutEffect returns the rules that have no effect of their own, and the reasons. The map is shared: do not write
// it.
func WithoutEffect() map[string]string { return ledger.Silent() }

// Examples is how many worked examples the rulebook has, FL-EX-01 to FL-EX-41.
const Examples = 41
