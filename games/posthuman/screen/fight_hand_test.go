package screen

import (
	"testing"

	"waystation/games/posthuman"
)

// PH-SHOOT-13: a skill for a class of weapons counts for a shot with one of them, and with no other; after the shots it
// is too late.
func TestASkillForAWeaponCountsForItsShots(t *testing.T) {
	card := func(name string) posthuman.SeenItem {
		c, ok := posthuman.Named(name)
		if !ok {
			t.Fatalf("no card is called %s", name)
		}
		return posthuman.SeenItem{Card: posthuman.Shown(c), On: posthuman.Unseen, Active: true}
	}
	for _, c := range []struct {
		gun, skill  string
		at          int
		state, says string
	}{
		{"Kalt 9mm", "Pistol Expert", 0, "on", "counts for your shot"},
		{"Kalt 9mm", "Pistol Expert", 1, "on", "counts for your shot"},
		{"Kalt 9mm", "Pistol Expert", 2, "off", "too late now"},
		{"Kalt A4", "Pistol Expert", 1, "off", "for another weapon"},
		{"Kalt A4", "Rifle Expert", 1, "on", "counts for your shot"},
		{"Crowbar", "Rifle Expert", 1, "off", "for another weapon"},
	} {
		o := &posthuman.SeenPlayer{Gear: []posthuman.SeenItem{card(c.gun)}, Skills: []posthuman.SeenItem{card(c.skill)}}
		b := &bout{o: o, at: c.at}
		all := b.helpers()
		if len(all) != 1 || all[0].state != c.state || all[0].says != c.says {
			t.Errorf("%s with the %s, part %d: %+v, want %s: %s", c.skill, c.gun, c.at, all, c.state, c.says)
		}
	}
}
