package screen

import (
	_ "embed"

	"waystation/web"
)

//go:embed poster.svg
var poster string

// Poster is what stands inside the 300 by 360 drawing of the game's poster.
var Poster = web.Picture(poster)
