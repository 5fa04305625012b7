package posthuman

import (
	_ "embed"
	"sync"

	"waystation/rules"
)

//go:embed rules.md
var ledger string

var parsed = sync.OnceValue(func() []rules.Rule {
	list, err := rules.Parse(ledger)
	if err != nil {
		panic("posthuman: rules.md: " + err.Error())
	}
	return list
})

// Rules returns the rules and rulings of the game in the order of its rulebook. The list is shared: do not write it.
func Rules() []rules.Rule { return parsed() }

//go:embed without-effect.txt
var exempt string

var withoutEffect = sync.OnceValue(func() map[string]string {
	reasons, err := rules.Without(exempt, Rules())
	if err != nil {
		panic("posthuman: without-effect.txt: " + err.Error())
	}
	return reasons
})

// WithoutEffect returns the rules that have no effect of their own, and the reasons. The map is shared: do not write it.
func WithoutEffect() map[string]string { return withoutEffect() }

// Examples is how many worked examples the rulebook has, PH-EX-01 to PH-EX-60.
const Examples = 60
