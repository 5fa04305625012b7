package art

import (
	"maps"
	"slices"
	"sync"
)

// vignettes are all pictures by the name of their card.
var vignettes = sync.OnceValue(func() map[string]string {
	out := map[string]string{}
	for _, kind := range []map[string]func(*pic){locations, trucks, trailers, devices, survivors, natives, dangers, objects, loot} {
		for name, cut := range kind {
			var p pic
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
