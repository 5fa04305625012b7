package posthuman

import (
	"strings"
	"testing"

	"waystation/table"
)

// What every card does that is used outside fights: what it costs and brings, and whether it is gone. Green stands on
// the same terrain as red.
func TestWhatCardsAreUsedFor(t *testing.T) {
	camp, forage, own := "red: Camp", "red: Forage", "at any time"
	for _, c := range []struct {
		with   string // path=value; ...
		action string
		use    string // keys or verbs, in order
		then   string
	}{
		// in camp
		{"red gear=Gas Burner; red health=2; red morale=2", camp, "use",
			"red health=5; red morale=3; red food=4; red gear=Gas Burner"},
		{"red gear=Suture Kit; red health=2", camp, "use",
			"red health=6; red gear=none; discarded equipment=Suture Kit"},
		{"red gear=Suture Kit; red health=2; green health=2", camp, "use-on yes",
			"red health=4; green health=5; red gear=none"},
		{"red gear=Accordion; red morale=2; green morale=2; red health=3", camp, "use-on yes",
			"red morale=3; green morale=3; red gear=Accordion"},
		{"red gear=Cold Ampoules; red scars=Just a Scar, Antlers; red health=3", camp, "use lose-scar",
			"red scars=Antlers; red gear=none"},
		{"red gear=Reloading Press; red health=3", camp, "", "red ammo=7"},
		{"red skills=Snaring; red health=3", camp, "", "red food=6; red ammo=5"},
		{"red gear=Pocket Chess; red morale=2; red health=3; die=3", camp, "use", "red morale=3"},
		{"red gear=Pocket Chess; red morale=2; red health=3; die=4", camp, "use", "red morale=2"},
		{"red gear=Pocket Chess; green morale=2; red health=3; die=3", camp, "use-on yes",
			"red morale=6; green morale=3"},
		{"red skills=Field Dressing; red health=3", camp, "use", "red health=6"},
		{"red skills=Field Dressing; red health=3; green health=3", camp, "use-on yes", "red health=5; green health=4"},
		{"red skills=Razor Work; red health=3; red scars=Antlers; die=3", camp, "use", "red health=3; red scars=none"},
		{"red skills=Razor Work; red health=3; red scars=Antlers; die=4", camp, "use",
			"red health=3; red scars=Antlers"},
		{"red skills=Storytelling; red health=3; green morale=2", camp, "use-on yes", "green morale=3"},
		{"red skills=Psychologist; red health=3; green morale=2", camp, "use-on yes", "green morale=4"},
		{"red active=Village Pharmacist; red health=2", camp, "use", "red health=6"},
		{"red active=Village Pharmacist; red health=2; green health=2", camp, "use-on yes",
			"red health=4; green health=4"},
		{"red skills=Looting; red health=3", camp, "use-on take", "red food=6; green food=4; red ammo=5"},
		{"red skills=Looting; red health=3", camp, "use-on take:2", "red ammo=6; green ammo=4; red food=5"},
		{"red skills=Looting; red health=3; green food=0", camp, "use-on", "red ammo=6; green ammo=4; red food=5"},
		{"red skills=Looting; red health=3; green ammo=0", camp, "use-on", "red ammo=5; green food=4; red food=6"},
		{"red skills=Raiding; red health=3; green hand=Knife; die=3", camp, "use-on",
			"red hand=Knife; green hand=none"},

		// when foraging
		{"red gear=Fishing Line; next supplies=SU-07", forage, "", "red food=8"},
		{"red gear=Bowfishing Rig; next supplies=SU-07", forage, "", "red food=9"},
		{"red gear=Mushroom Guide; next supplies=SU-07", forage, "done use", "red food=10; red health=5"},
		{"red gear=Metal Detector; next supplies=SU-07, SU-08", forage, "", "red food=8; red ammo=6"},
		{"season=Plum Weeks; next supplies=SU-07, SU-08", forage, "", "red food=8; red ammo=6"},

		// at any time
		{"red gear=Painkillers; red health=2", own, "use", "red health=4; red gear=none"},
		{"red gear=Tobacco Tin; red morale=2", own, "use", "red health=5; red morale=3; red gear=Tobacco Tin"},
		{"red gear=Wedding Cake; red hunger=3; red morale=2", own, "use", "red hunger=1; red morale=3; red gear=none"},
		{"red gear=Correspondence Course; red xp counters=1; next skills=Stealth, Footwork", own, "use keep",
			"red skills=Stealth; red xp=0; red gear=none"},
		{"red skills=Thin Rations; red hunger=2", own, "use", "red hunger=1; red morale=5"},
		{"red active=School Cook; red hunger=3", own, "use", "red hunger=1; red food=4"},
		{"red skills=Haggling", own, "use", "red food=4; red ammo=7"},
		{"red skills=Haggling", own, "second-use", "red food=6; red ammo=3"},
	} {
		t.Run(c.with, func(t *testing.T) {
			s := set(t, 2, "red followers", "Village Pharmacist, School Cook")
			s.with("green map", "TI-P01 at 0 -1 done", "green stands", "TI-P01")
			for _, pair := range strings.Split(c.with, "; ") {
				if path, value := cut(pair); path == "die" {
					s.roll("die", int(value[0]-'0'))
				} else {
					s.with(path, value)
				}
			}
			script := []string{c.action}
			for _, key := range strings.Fields(c.use) {
				if key == "second-use" {
					key = "use:" + number(s.of(red, Known).At(0)) + ":1"
				}
				script = append(script, key)
			}
			switch c.action {
			case camp:
				s.play(PhaseCamp, script...)
			case forage:
				s.play(PhaseForage, script...)
			default:
				s.act(red, func(t *table.Table) { s.own(t, red) }, script[1:]...)
			}
			for _, pair := range strings.Split(c.then, "; ") {
				s.want(cut(pair))
			}
		})
	}
}
