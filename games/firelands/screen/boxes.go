package screen

import (
	"strconv"
	"strings"

	"waystation/games/firelands"
)

// boxKinds are how cargo boxes look: their class and the signs printed in them.
var boxKinds = [...]struct {
	class  string
	glyphs []string
}{
	firelands.BoxAny:            {"b-any", nil},
	firelands.BoxSurvivor:       {"b-s", []string{"survivor"}},
	firelands.BoxFoodOrFuel:     {"b-ff", []string{"food", "fuel"}},
	firelands.BoxArmor:          {"b-ar", []string{"armor"}},
	firelands.BoxWeapon:         {"b-w1", []string{"weapon"}},
	firelands.BoxFlamethrower:   {"b-w1", []string{"flamer"}},
	firelands.BoxSaw:            {"b-w1", []string{"saw"}},
	firelands.BoxTracks:         {"b-sp", []string{"tracks"}},
	firelands.BoxDrill:          {"b-sp", []string{"drill"}},
	firelands.BoxMaxPlus:        {"b-sp", []string{"object"}},
	firelands.BoxSpeed:          {"b-sp", []string{"speed"}},
	firelands.BoxExtraOutcome:   {"b-sp", []string{"die"}},
	firelands.BoxAntiRad:        {"b-sp", []string{"treat"}},
	firelands.BoxFame:           {"b-sp", []string{"fame"}},
	firelands.BoxFamePerDevice:  {"b-sp", []string{"fame", "device"}},
	firelands.BoxRecycleTruck:   {"b-sp", []string{"deck", "truck"}},
	firelands.BoxRecycleTrailer: {"b-sp", []string{"deck", "trailer"}},
	firelands.BoxRecycleDevice:  {"b-sp", []string{"deck", "device"}},
}

func boxClass(k firelands.BoxKind) string    { return boxKinds[k].class }
func boxGlyphs(k firelands.BoxKind) []string { return boxKinds[k].glyphs }

// boxNumber is the number printed in a box.
func boxNumber(b firelands.SeenBox) string {
	switch {
	case b.Kind.Weapon(), b.Kind == firelands.BoxFame:
		return strconv.Itoa(int(b.N))
	case b.Kind == firelands.BoxMaxPlus, b.Kind == firelands.BoxSpeed, b.Kind == firelands.BoxExtraOutcome:
		return "+1"
	}
	return ""
}

// holder reports whether a box is made to hold tokens.
func holder(k firelands.BoxKind) bool { return k <= firelands.BoxFoodOrFuel }

// rowSays is a row of an Outcome card in words.
func rowSays(r firelands.Row) string {
	var out []string
	if r.Damage > 0 {
		out = append(out, strconv.Itoa(int(r.Damage))+" damage")
	}
	if r.Fury > 0 {
		out = append(out, strconv.Itoa(int(r.Fury))+" Fury")
	}
	if r.Jam {
		out = append(out, "jammed")
	}
	if len(out) == 0 {
		return "miss"
	}
	return strings.Join(out, ", ")
}
