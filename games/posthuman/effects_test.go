package posthuman

import (
	"testing"

	"waystation/table"
)

// measures are what mods of cards in play change, as a number of red's.
var measures = map[string]func(s *scene) int{
	"evade":         func(s *scene) int { return s.nimble(red) },
	"first":         func(s *scene) int { return int(s.mat(red).Stats[Speed] + s.mat(red).Sum[KnobFirst]) },
	"md":            func(s *scene) int { return int(s.pool().MD) },
	"dd":            func(s *scene) int { return int(s.pool().DD) },
	"sd":            func(s *scene) int { return int(s.gunPool().SD) },
	"range":         func(s *scene) int { return int(ranged(&Of(s.armed()).Weapon, &s.mat(red).Sum).Range) },
	"cost":          func(s *scene) int { return s.cost(red, Of(s.armed())) },
	"wounds":        func(s *scene) int { return s.strength(red) },
	"slots":         func(s *scene) int { return s.slots(red) },
	"hand":          func(s *scene) int { return s.handLimit(red) },
	"party":         func(s *scene) int { return s.party(red) },
	"camp health":   func(s *scene) int { return int(s.rest(red)) },
	"camp morale":   func(s *scene) int { return int(s.mat(red).Sum[KnobCampMorale]) },
	"strength test": func(s *scene) int { return s.goal(red, Strength, 0) },
	"speed test":    func(s *scene) int { return s.goal(red, Speed, 0) },
	"mind test":     func(s *scene) int { return s.goal(red, Mind, 0) },
	"melee test":    func(s *scene) int { return s.goal(red, Melee, 0) },
	"shooting test": func(s *scene) int { return s.goal(red, Shooting, 0) },
	"melee wounds":  func(s *scene) int { return s.suffered(meleeWound) },
	"shot wounds":   func(s *scene) int { return s.suffered(shotWound) },
	"other wounds":  func(s *scene) int { return s.suffered(anyWound) },
}

// pool is what red rolls in melee against an equal.
func (s *scene) pool() Pool {
	s.faces("Stud Bull")
	o := s.foe(red, 0)
	mine, _ := s.meleePools(red, &o, 0)
	return mine
}

func (s *scene) armed() table.Card {
	s.t.Helper()
	c, ok := s.gun(red)
	if !ok {
		s.t.Fatal("no ranged weapon is active")
	}
	return c
}

func (s *scene) gunPool() Pool { return s.shotPool(red, &Of(s.armed()).Weapon) }

// suffered is how much health red loses by an attack of 4 wounds from a source.
func (s *scene) suffered(from Source) int {
	s.with("red health", "6")
	s.act(red, func(t *table.Table) { s.wounds(t, red, 4, from, by("PH-STAT-05")) })
	return 6 - int(s.mat(red).Health)
}

// Every card, place and event that changes something as long as it counts: all its numbers, and what they are for.
func TestWhatCardsChange(t *testing.T) {
	gun := "red gear=Kalt 9mm, "
	for _, c := range []struct {
		with string // path=value
		want map[string]int
	}{
		{"red gear=none",
			map[string]int{"evade": 3, "first": 3, "md": 3, "dd": 0, "wounds": 1, "slots": 6, "hand": 3, "party": 1,
				"camp health": 2,
				"camp morale": 0, "strength test": 3, "speed test": 3, "mind test": 3, "melee test": 3,
				"shooting test": 3, "melee wounds": 4, "shot wounds": 4,
				"other wounds": 4}},
		{gun + "Lead Pipe", map[string]int{"sd": 3, "range": 2, "cost": 1, "wounds": 2}},
		{"red gear=Ski Pole", map[string]int{"dd": 1, "md": 3}},
		{"red gear=Scaffold Spear", map[string]int{"dd": 1}},
		{"red gear=Stop Sign", map[string]int{"dd": 2}},
		{"red gear=Tow Chain", map[string]int{"md": 4}},
		{"red gear=Crowbar", map[string]int{"strength test": 4, "melee test": 3}},
		{"red gear=Parade Sabre", map[string]int{"melee test": 4, "strength test": 3}},
		{"red gear=Brush Cutter", map[string]int{"evade": 1}},
		{"red gear=Deer Rifle", map[string]int{"shooting test": 4, "sd": 4, "range": 3}},
		{"red gear=Kalt Parapet", map[string]int{"first": 1, "cost": 3}},
		{"red gear=Sawn-Off Twin", map[string]int{"first": 4}},
		{"red gear=Crossbow", map[string]int{"first": 1, "cost": 0}},
		{"red gear=Daypack", map[string]int{"slots": 8}},
		{"red gear=Twin Pram", map[string]int{"slots": 10, "evade": 2}},
		{"red gear=Removal Blanket", map[string]int{"camp morale": 1, "camp health": 2}},
		{"red gear=Kick Scooter", map[string]int{"evade": 5}},
		{"red gear=Binoculars", map[string]int{"evade": 4, "first": 4}},
		{"red gear=Rope and Pulley", map[string]int{"strength test": 4, "speed test": 4, "mind test": 3}},
		{"red gear=EQ-29", map[string]int{"mind test": 4}},
		{"red gear=Riot Vest", map[string]int{"melee wounds": 3, "shot wounds": 4, "other wounds": 4}},
		{"red gear=Ballistic Plate", map[string]int{"melee wounds": 4, "shot wounds": 3, "other wounds": 4}},
		{"red skills=Stealth", map[string]int{"evade": 4}},
		{"red skills=Athletics", map[string]int{"evade": 4, "speed test": 4, "first": 3}},
		{"red skills=Heavy Load", map[string]int{"slots": 8}},
		{"red skills=Fast Draw", map[string]int{"first": 5, "evade": 3}},
		{"red active=Three-Legged Dog", map[string]int{"party": 2, "evade": 4}},
		{"red active=Wrestling Coach", map[string]int{"party": 2, "md": 4}},
		{"red active=Half a Choir", map[string]int{"party": 3, "camp morale": 1}},
		{"red active=Retired Bodyguard", map[string]int{"party": 2}},
		{"season=First Frost", map[string]int{"camp health": 1}},
		{"event=Burial Song", map[string]int{"evade": 4}},
		{"red stands=TI-F12 zone 2", map[string]int{"melee wounds": 3, "shot wounds": 3, "other wounds": 3}},
		{"red stands=TI-F12", map[string]int{"melee wounds": 4}},
	} {
		s := set(t, 2, "red map", "TI-F12 at 0 -1 done", "red followers",
			"Three-Legged Dog, Wrestling Coach, Half a Choir, Retired Bodyguard")
		path, value := cut(c.with)
		for what, want := range c.want {
			if got := measures[what](s.with(path, value)); got != want {
				t.Errorf("%s: %s %d, want %d", c.with, what, got, want)
			}
		}
	}
}

// What is mounted counts for its weapon while that is active: dice, never fewer than 1 of the weapon (PH-WPN-07),
// range, from 1 to 3, cost.
func TestWhatMountsChange(t *testing.T) {
	for _, c := range []struct {
		mount, on string
		want      map[string]int
	}{
		{"Gunscope", "Kalt 9mm", map[string]int{"sd": 3, "range": 3}},
		{"Gunscope", "Kalt A4", map[string]int{"sd": 3, "range": 3, "cost": 2}},
		{"Gunscope", "Nail Gun", map[string]int{"sd": 3, "range": 2}},
		{"Extended Magazine", "Kalt 9mm", map[string]int{"sd": 4, "cost": 2}},
		{"Bipod", "Deer Rifle", map[string]int{"sd": 5, "first": 1}},
		{"Choke Tube", "Pump Shotgun", map[string]int{"range": 2, "sd": 5}},
		{"Welded Spikes", "Knife", map[string]int{"wounds": 3}},
	} {
		s := set(t, 2, "red gear", c.mount+", "+c.on, "red mounted", c.mount+" on "+c.on)
		for what, want := range c.want {
			if got := measures[what](s); got != want {
				t.Errorf("%s on %s: %s %d, want %d", c.mount, c.on, what, got, want)
			}
		}
	}
	s := set(t, 2, "red gear", "Welded Spikes, Knife, Cleaver", "red mounted", "Welded Spikes on Knife", "red active",
		"Cleaver")
	if n := s.strength(red); n != 3 {
		t.Errorf("%d wounds with a cleaver, the spikes on a knife that rests", n)
	}
	if n := set(t, 2, "red gear", "Welded Spikes, Knife").strength(red); n != 2 {
		t.Errorf("%d wounds with spikes that are mounted on nothing", n)
	}
}

// Ash Haze takes range, which never falls below 1.
func TestRangeStaysInItsBounds(t *testing.T) {
	for gun, want := range map[string]int{"Kalt A4": 2, "Kalt 9mm": 1, "Nail Gun": 1} {
		s := set(t, 2, "season", "Ash Haze", "red gear", gun)
		if n := measures["range"](s); n != want {
			t.Errorf("%s: range %d, want %d", gun, n, want)
		}
	}
}
