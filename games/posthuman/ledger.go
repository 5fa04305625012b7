package posthuman

import (
	_ "embed" // for the rules

	"waystation/rules"
)

//go:embed rules.md
var ledgerText string

//go:embed without-effect.txt
var exempt string

// Ledger is the rules and rulings of the game, in the order of its rulebook.
var Ledger = rules.NewLedger("posthuman", ledgerText, exempt)

// Examples is how many worked examples the rulebook has, PH-EX-01 to PH-EX-60.
const Examples = 60
