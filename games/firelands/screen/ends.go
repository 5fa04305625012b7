package screen

import (
	_ "embed"

	"waystation/web"
)

var (
	//go:embed ends/gate.svg
	gatePrint string
	//go:embed ends/earlier.svg
	earlierPrint string
	//go:embed ends/shut.svg
	shutPrint string
	//go:embed ends/alone.svg
	alonePrint string
	//go:embed ends/nobody.svg
	nobodyPrint string
	//go:embed ends/aboard.svg
	aboardPrint string
	//go:embed ends/sailed.svg
	sailedPrint string
)

// lastGates is how many gates are shut when one alone is left.
const lastGates = 5

// endPrints are the prints by the kind of end.
var endPrints = map[string]web.Print{
	"last gate": endPrint(gatePrint, 648, 250,
		"A convoy drives into the last open gate; the gate before it is shut, two pursuers come too late."),
	"earlier gate": endPrint(earlierPrint, 540, 256,
		"A convoy drives up to the wall, where one gate is shut and the next ones still stand open."),
	"shut": endPrint(shutPrint, 652, 266,
		"The last gate is down. Those who came too late make camp before it, and the sun sets."),
	"alone": endPrint(alonePrint, 660, 266,
		"One convoy drives on along the road. All others have burnt out beside it."),
	"nobody": endPrint(nobodyPrint, 0, 0,
		"Burnt-out trucks smoke in the sand, and nobody drives on to the Citadel."),
	"aboard": endPrint(aboardPrint, 552, 252,
		"The Aurora lies at the quay, and a convoy drives up her ramp."),
	"sailed": endPrint(sailedPrint, 572, 252,
		"The Aurora is out among the floes. A convoy stands at the end of the quay."),
}

// endPrint is a print with the place of the winner's pin in it.
func endPrint(art string, x, y int, says string) web.Print {
	return web.Print{Box: "0 0 1030 328", Art: web.Picture(art), Pin: [2]int{x, y}, Says: says}
}

// endKind is how the race has ended, by what stands on the table: the print belongs to it.
func (p *page) endKind() string {
	reached := p.v.Automa != nil && p.v.Automa.Reached
	for i := range p.v.Players {
		reached = reached || p.v.Players[i].Reached
	}
	switch {
	case len(p.v.Order) == 0:
		return "nobody"
	case len(p.v.Order) == 1 && p.v.Automa == nil && !reached:
		return "alone"
	case p.v.Ship > 0 && reached:
		return "aboard"
	case p.v.Ship > 0:
		return "sailed"
	case reached && p.v.Gates >= lastGates:
		return "last gate"
	case reached:
		return "earlier gate"
	}
	return "shut"
}

// ending is the print of the end. Who drives in is the winner; where it is another, the winner is not in the picture.
func (p *page) ending() web.Print {
	kind := p.endKind()
	shown := endPrints[kind]
	switch kind {
	case "last gate", "earlier gate", "aboard":
		if !p.winnerReached() {
			shown.Pin = [2]int{}
		}
	}
	return shown
}

// winnerReached reports whether who has won stands at the end of the road: a seat, or the Automa.
func (p *page) winnerReached() bool {
	if p.Result.Winners.Len() == 1 {
		return p.player(p.Result.Winners.First()).Reached
	}
	return p.v.Automa != nil && p.v.Automa.Reached
}
