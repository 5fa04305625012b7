package screen

import (
	_ "embed"

	"waystation/games/posthuman"
	"waystation/table"
	"waystation/web"
)

var (
	//go:embed ends/fortress.svg
	fortressPrint string
	//go:embed ends/together.svg
	togetherPrint string
	//go:embed ends/last.svg
	lastPrint string
	//go:embed ends/turned.svg
	turnedPrint string
	//go:embed ends/shut.svg
	shutPrint string
	//go:embed ends/noway.svg
	noWayPrint string
)

// endPrints are the prints by the kind of end.
var endPrints = map[string]web.Print{
	"fortress": endPrint(fortressPrint, 622, 236,
		"The Fortress on its hill, and somebody on the way up to it."),
	"together": endPrint(togetherPrint, 0, 0,
		"The gate of the Fortress is open, and several walk into it together."),
	"last human": endPrint(lastPrint, 826, 218,
		"One human stands in the gate of the Fortress. What the others have become stays outside."),
	"turned": endPrint(turnedPrint, 0, 0,
		"Three mutants on a rock under the sun. The Fortress is far behind them, and a spear lies in the sand."),
	"shut": endPrint(shutPrint, 604, 222,
		"The gate of the Fortress is down, and somebody stands before it with nowhere to go."),
	"no way": endPrint(noWayPrint, 600, 234,
		"The road breaks off at a chasm, and the Fortress stands on the other side."),
}

// endPrint is a print with the place of the winner's pin in it.
func endPrint(art string, x, y int, says string) web.Print {
	return web.Print{Box: "0 0 1030 328", Art: web.Picture(art), Pin: [2]int{x, y}, Says: says}
}

// endKind is how the journey has ended, by what stands on the table: the print belongs to it.
func (p *page) endKind() string {
	won := p.Result.Winners
	switch {
	case p.v.Final == posthuman.AllTurned:
		return "turned"
	case p.v.Final == posthuman.TooLate:
		return "shut"
	case p.v.Final == posthuman.NoWay || won == 0:
		return "no way"
	case won.Len() > 1:
		return "together"
	case len(p.v.Players) > 1 && p.alone(won.First()):
		return "last human"
	}
	return "fortress"
}

// alone reports whether everybody else has turned.
func (p *page) alone(s table.Seat) bool {
	return !p.player(s).Mutant && len(p.turned()) == len(p.v.Players)-1
}
