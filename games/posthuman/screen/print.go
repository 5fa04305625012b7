package screen

import (
	_ "embed"

	"waystation/web"
)

//go:embed poster.svg
var poster string

// Poster is what stands inside the 300 by 360 drawing of the game's poster.
var Poster = web.Picture(poster)

// Ink is the game's own colours.
var Ink = web.Ink{Spot: "#55691f", TintDay: "#46581a", TintNight: "#b9c670", Wash: "#bfc48a"}
