package posthuman

import "waystation/table"

// gist is what the rules read of a card again and again. All gists together are small enough to stay near the
// processor, which the faces are not.
type gist struct {
	kind    Kind
	mount   Mount
	size    int8    // items: backpack slots it takes
	slots   int8    // gear that counts for itself: backpack slots it gives
	mods    bool    // it has some
	terrain Terrain // tiles
	uses    uint16  // bits of the moments in which it can be used
}

var gists [CardCount]gist

// init follows the init of catalogue.go, whose cards it needs.
func init() {
	for c := range gists {
		f, k := Of(table.Card(c)), &gists[c]
		*k = gist{kind: f.Kind, mount: f.Mount, size: int8(f.Size), mods: len(f.Mods) > 0, terrain: f.Terrain}
		for i := range f.Uses {
			k.uses |= 1 << f.Uses[i].When
		}
		for _, x := range f.Mods {
			if f.Kind == KindGear && f.Mount == NoMount && x.What == KnobSlots {
				k.slots += x.N
			}
		}
	}
}

// slotsOf is how many backpack slots a card gives when it counts for itself.
func slotsOf(c table.Card) int { return int(gists[c].slots) }

// usable reports whether a card has a use in a moment.
func (k *gist) usable(w When) bool { return k.uses>>w&1 == 1 }
