package art

import (
	"maps"
	"slices"
	"sync"
)

// vignettes are all pictures by the name of their card.
var vignettes = sync.OnceValue(func() map[string]string {
	out := map[string]string{}
	for _, kind := range []struct {
		cards map[string]func(*pic)
		scale float64
	}{{locations, 0}, {trucks, .9}, {trailers, .9}, {devices, 0}, {survivors, 0}, {natives, 0}, {dangers, 0},
		{objects, 0}, {loot, 0}, {icePlaces, 0}, {iceCrew, 0}, {iceTrucks, .9}, {iceTrailers, .9}, {iceDevices, 0},
		{iceThings, 0}} {
		for name, cut := range kind.cards {
			p := pic{scale: kind.scale}
			cut(&p)
			out[name] = p.svg()
		}
	}
	return out
})

// Vignette is the picture of a card by its name: the content of an
// <svg viewBox="0 0 140 66" preserveAspectRatio="xMidYMid slice">, the subject
// in its middle 110 x 56.
func Vignette(name string) (svg string, ok bool) {
	svg, ok = vignettes()[name]
	return svg, ok
}

// Names are the names of all cards with a vignette, in alphabetical order.
func Names() []string { return slices.Sorted(maps.Keys(vignettes())) }
