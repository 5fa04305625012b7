package heredity

import (
	"waystation/games/words"
	"waystation/lab"
	"waystation/scenario"
	"waystation/table"
)

// All that the game offers beside what it must.
var (
	_ table.Words         = (*Game)(nil)
	_ table.Leader        = (*Game)(nil)
	_ table.Legatee       = (*Game)(nil)
	_ table.Deriver       = (*Game)(nil)
	_ table.Backed        = (*Game)(nil)
	_ table.Thrifty       = (*Game)(nil)
	_ table.Recapper      = (*Game)(nil)
	_ table.Coster        = (*Game)(nil)
	_ table.Chronicler    = (*Game)(nil)
	_ words.Game[*Game]   = (*Game)(nil)
	_ scenario.Readier    = (*Game)(nil)
	_ scenario.Arranger   = (*Game)(nil)
	_ scenario.Looker     = (*Game)(nil)
	_ scenario.Possibler  = (*Game)(nil)
	_ scenario.CardNamer  = (*Game)(nil)
	_ scenario.CardTeller = (*Game)(nil)
	_ scenario.Seater     = (*Game)(nil)
	_ lab.Ender           = (*Game)(nil)
)
