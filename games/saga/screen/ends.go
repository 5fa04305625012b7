package screen

import (
	_ "embed"

	"waystation/games/saga"
	"waystation/web"
)

var (
	//go:embed ends/home.svg
	homePrint string
	//go:embed ends/together.svg
	togetherPrint string
	//go:embed ends/boss.svg
	bossPrint string
	//go:embed ends/stands.svg
	standsPrint string
	//go:embed ends/overrun.svg
	overrunPrint string
	//go:embed ends/late.svg
	latePrint string
)

// endPrints are the prints by the kind of end.
var endPrints = map[string]web.Print{
	"home": printOf(homePrint, 592, 222,
		"Somebody walks up the last piece of the road, home to the Fortress."),
	"together": printOf(togetherPrint, 0, 0,
		"Two walk side by side up the last piece of the road, home to the Fortress."),
	"boss": printOf(bossPrint, 862, 150,
		"An antlered boss lies dead, and somebody stands on top of it with a spear."),
	"stands": printOf(standsPrint, 592, 226,
		"A flag flies over the Fortress. Dead mutants lie before it, and somebody watches the road."),
	"overrun": printOf(overrunPrint, 0, 0,
		"Antlered mutants stand on the towers of the Fortress, which burns, and more of them come."),
	"late": printOf(latePrint, 560, 184,
		"The moon stands behind the Fortress. Somebody is still far outside, on the black land."),
}

// printOf is a print with the place of the winner's pin in it.
func printOf(art string, x, y int, says string) web.Print {
	return web.Print{Box: "0 0 1030 328", Art: web.Picture(art), Pin: [2]int{x, y}, Says: says}
}

// endKind is how the expedition has ended, by what stands on the table: the print belongs to it.
func (p *page) endKind() string {
	switch p.v.Final {
	case saga.Missions:
		return "stands"
	case saga.Overrun:
		return "overrun"
	case saga.TooLate:
		return "late"
	case saga.BossDead:
		return "boss"
	}
	if p.Result.Winners.Len() > 1 {
		return "together"
	}
	return "home"
}
