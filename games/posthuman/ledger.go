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
