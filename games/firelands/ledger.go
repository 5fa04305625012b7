package firelands

import (
	_ "embed" // for the rules

	"waystation/rules"
)

//go:embed rules.md
var ledgerText string

//go:embed without-effect.txt
var exempt string

// Ledger is the rules and rulings of the game, in the order of its rulebook.
var Ledger = rules.NewLedger("firelands", ledgerText, exempt)

// Examples is how many worked examples the rulebook has, FL-EX-01 to FL-EX-41.
const Examples = 41
