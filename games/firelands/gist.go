package firelands

import "waystation/table"

// gist is what the rules read of a card again and again. All gists together are small enough to stay near the
// processor, which the faces are not.
type gist struct {
	kind    Kind
	ability Ability // Survivors
	use     use     // these are of the ability's talent
	speed   int8
	blow    int8
	drills  bool
	tracks  bool
	skill   int8
	cost    int8              // Tiles
	when    When              // Objects and Special Loot: phases in which one works
	boxed   uint8             // convoy cards: how many boxes
	boxes   [maxBoxes]BoxKind // what they are for
	land    Land
	item    Item
}

var gists [CardCount]gist

// init follows the init of catalogue.go, whose cards it needs.
func init() {
	for c := range gists {
		f := Of(table.Card(c))
		k := gist{kind: f.Kind, ability: f.Ability, skill: f.Skill, cost: f.Cost, when: f.When,
			boxed: uint8(len(f.Boxes)), land: f.Land, item: f.Item}
		a := &talents[f.Ability]
		k.use, k.speed, k.blow, k.drills, k.tracks = a.use, a.speed, a.blow, a.drills, a.tracks
		for i, b := range f.Boxes {
			k.boxes[i] = b.Kind
		}
		gists[c] = k
	}
}
