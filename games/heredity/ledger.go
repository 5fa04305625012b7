package heredity

import (
	_ "embed" // for the rules

	"waystation/rules"
)

//go:embed rules.md
var ledgerText string

//go:embed without-effect.txt
var exempt string

// Ledger is the rules and rulings of the game, in the order of its rulebook.
var Ledger = rules.NewLedger("heredity", ledgerText, exempt)

// Examples is how many worked examples there are, HE-EX-01 to HE-EX-74.
const Examples = 74
