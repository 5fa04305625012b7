package skeleton

import (
	"waystation/games/words"
	"waystation/lab"
	"waystation/scenario"
	"waystation/table"
)

// What the game offers besides what the table wants of it. The compiler says when a method no longer fits.
var (
	_ table.Game          = (*Game)(nil)
	_ table.Words         = (*Game)(nil) // sentences instead of keys
	_ words.Game[*Game]   = (*Game)(nil) // its own words in templates
	_ scenario.Readier    = (*Game)(nil) // when the set-up is done
	_ scenario.Seater     = (*Game)(nil) // names of seats
	_ scenario.Arranger   = (*Game)(nil) // positions
	_ scenario.Looker     = (*Game)(nil)
	_ scenario.Possibler  = (*Game)(nil)
	_ scenario.CardNamer  = (*Game)(nil) // rigged draws
	_ scenario.CardTeller = (*Game)(nil)
	_ lab.Ender           = (*Game)(nil) // how matches end, in reports
)
