package sagabot

import (
	"waystation/bots"
	"waystation/bots/search"
)

// Style is how the hard level searches.
var Style = search.Style{
	Rule:    func(seed uint64) bots.Player { return New(seed) },
	Swift:   func(seed uint64) bots.Player { return Quick(seed) },
	Judge:   Judge.Shares,
	Quiet:   Quiet,
	Horizon: 20,
	Explore: 0.5,
	Halving: true,
	Depth:   1,
	Doubt:   1,
}
