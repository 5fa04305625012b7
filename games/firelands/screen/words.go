package screen

import (
	"regexp"
	"strconv"
	"strings"

	"waystation/english"
	"waystation/games/firelands"
	"waystation/table"
)

var roman = [...]string{"", "I", "II", "III", "IV", "V", "VI"}

var ordinals = [...]string{"first", "second", "third", "fourth", "fifth"}

var numerals = [...]string{"no", "one", "two", "three", "four", "five", "six", "seven", "eight"}

// amounts finds what a card counts and has a glyph for.
var amounts = regexp.MustCompile(`(\+?\d) (Contaminated ` +
	`Food|Food|Fuel|Ammo|Objects?|Fury|Fame|Damage|Contamination|Repairs?|Treatments?|speed)\b`)

var amountGlyphs = map[string]string{"Contaminated Food": "foodbad", "Food": "food", "Fuel": "fuel", "Ammo": "ammo",
	"Object": "object", "Objects": "object", "Fury": "fury", "Fame": "fame", "Damage": "damage", "Contamination": "rad",
	"Repair": "repair", "Repairs": "repair", "Treatment": "treat", "Treatments": "treat", "speed": "speed"}

// short is each card's text with glyphs for what is counted, and the moment before the colon in bold.
var short = func() []string {
	out := make([]string, firelands.Count())
	for c := range out {
		text := amounts.ReplaceAllStringFunc(firelands.Of(table.Card(c)).Text, func(s string) string {
			m := amounts.FindStringSubmatch(s)
			return "*" + m[1] + "* {" + amountGlyphs[m[2]] + "}"
		})
		if when, rest, ok := strings.Cut(text, ": "); ok && len(when) < 30 && !strings.Contains(when, "*") {
			text = "*" + when + ":* " + rest
		}
		out[c] = text
	}
	return out
}()

// brief is the text of a card in few words and glyphs, as marked text.
func brief(c table.Card) string { return short[c] }

// skill is what a Survivor can do in a few signs, as marked text, for small cards.
func skill(c table.Card) string { return firelands.Of(c).Ability.Signs() }

// boxName is what a cargo box is for, as printed.
func boxName(b firelands.SeenBox) string {
	switch b.Kind {
	case firelands.BoxAny:
		return "Open box"
	case firelands.BoxSurvivor:
		return "Survivor box"
	case firelands.BoxFoodOrFuel:
		return "Food or Fuel box"
	case firelands.BoxWeapon, firelands.BoxFlamethrower, firelands.BoxSaw:
		return english.Capital(b.Kind.String()) + " of rating " + strconv.Itoa(int(b.N))
	case firelands.BoxFame:
		return strconv.Itoa(int(b.N)) + " Fame at the end"
	case firelands.BoxFamePerDevice:
		return "1 Fame for each Device at the end"
	case firelands.BoxMaxPlus:
		return "Room for 1 more Object or Special Loot"
	case firelands.BoxExtraOutcome:
		return "A second Outcome card when attacking"
	case firelands.BoxAntiRad:
		return "1 Treatment at the end of each round"
	case firelands.BoxRecycleTruck, firelands.BoxRecycleTrailer, firelands.BoxRecycleDevice:
		return english.Capital(b.Kind.String()) + " once a round"
	}
	return english.Capital(b.Kind.String())
}

// boxSays is a cargo box in words: what it is for and what lies in it.
// damage is how much damage lies on a box, for the script.
func damage(b firelands.SeenBox) string {
	if b.Damaged {
		return "1"
	}
	return "0"
}

func boxSays(b firelands.SeenBox) string {
	says := boxName(b)
	switch {
	case b.Damaged:
		return says + ", damaged"
	case b.Token != firelands.NoToken:
		return says + ", holds " + b.Token.String()
	case b.Used:
		return says + ", has fired"
	case b.Kind <= firelands.BoxFoodOrFuel:
		return says + ", empty"
	}
	return says
}

// boxShort is a box in few signs, for a choice: what it is for, and what lies in it.
func boxShort(b firelands.SeenBox) string {
	says := b.Kind.String()
	switch {
	case b.Kind == firelands.BoxAny:
		says = "open box"
	case b.Kind == firelands.BoxSurvivor:
		says = "Survivor box"
	case b.Kind == firelands.BoxFoodOrFuel:
		says = "Food or Fuel"
	case b.Kind.Weapon():
		says += " of rating " + strconv.Itoa(int(b.N))
	}
	if b.Token != firelands.NoToken {
		says += " {" + tokenGlyph(b.Token) + "}"
	}
	return says
}

// when are the moments of an ability or item in words.
func when(w firelands.When) string {
	if w == firelands.WhenAny {
		return "any turn"
	}
	var out []string
	for i, word := range [...]string{"exploration", "rest", "movement", "fire", "in answer", "end of game"} {
		if w&(1<<i) != 0 {
			out = append(out, word)
		}
	}
	return strings.Join(out, ", ")
}

// place is where a convoy stands in the race, "second of four".
func (p *page) place(s table.Seat) string {
	ahead, level := 0, 0
	for _, o := range p.v.Order {
		switch {
		case o == s:
		case p.player(o).Space > p.player(s).Space:
			ahead++
		case p.player(o).Space == p.player(s).Space:
			level++
		}
	}
	n := len(p.v.Order)
	switch {
	case level == n-1:
		return "all level"
	case ahead == 0 && level == 0:
		return "in the lead"
	case ahead+level == n-1 && level == 0:
		return "last of " + numerals[n]
	}
	return ordinals[ahead] + " of " + numerals[n]
}

// crewTip is whom a small number in a zone stands for, and whether they have been sent already.
func crewTip(c *firelands.SeenCrew) string {
	if c.Sent {
		return firelands.Of(c.Card).Name + ", sent"
	}
	return firelands.Of(c.Card).Name
}
