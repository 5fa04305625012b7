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
var Ink = web.Ink{Spot: "#5a4690", TintDay: "#4b3a7c", TintNight: "#b6a6e2", Wash: "#bcb0d2"}
