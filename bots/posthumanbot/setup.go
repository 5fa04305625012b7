package posthumanbot

import (
	"waystation/games/posthuman"
	"waystation/table"
)

// builds are the ways in which ten points are spent (PH-SETUP-24): strength, speed, mind, melee, shooting.
var builds = [...][5]int{{4, 3, 3, 4, 2}, {4, 4, 2, 4, 2}, {4, 3, 4, 3, 2}, {3, 3, 2, 5, 2}, {3, 3, 2, 2, 5}}

func (m *mind) build() *[5]int { return &builds[(m.seed>>5+uint64(m.ask.Seat))%uint64(len(builds))] }

// raise weighs a stat of the character: what the build says.
func (m *mind) raise(o table.Option) int {
	if m.build()[o.A] == int(o.B) {
		return 10
	}
	return -10
}

// buy weighs an item of the shop against the food it costs, which supplies will bring again; some is kept for the road.
// Tastes differ.
func (m *mind) buy(o table.Option) int {
	f := posthuman.Of(table.Card(o.A))
	if m.me.Food-int(f.Price) < 2 {
		return -1
	}
	return m.itemWorth(posthuman.Shown(o.A)) + m.foodChange(-int(f.Price))/2 + m.fancy(o.A)
}

// fancy is how much this player takes to an item, whatever it does: 0 to 99.
func (m *mind) fancy(card int16) int {
	d := posthuman.Luck(m.seed ^ uint64(card+1)*0x9e3779b97f4a7c15 | 1)
	d.Below(100)
	return d.Below(100)
}

// exchange weighs food for ammo: a little, for something that shoots it.
func (m *mind) exchange(o table.Option) int {
	if f := m.self(); f.SD == 0 || f.Cost == 0 || m.me.Ammo >= 2*f.Cost || o.A > 1 || m.me.Food <= 2 {
		return -1
	}
	return 5
}

// split weighs how many weapons to draw in the short game.
func (m *mind) split(o table.Option) int { return [4]int{1, 8, 9, 0}[o.A] }
