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
var Ink = web.Ink{Spot: "#a63d1b", TintDay: "#8f3215", TintNight: "#e7a763", Wash: "#dfae79"}
