package posthuman

import (
	"strconv"
	"strings"

	"waystation/english"
	"waystation/games/words"
	"waystation/table"
)

// doNouns are what effects are called in labels: for one of it, for several, and whether the number is left out.
var doNouns = [...][2]string{
	DoFood: {"food", ""}, DoAmmo: {"ammo", ""}, DoHealth: {"health", ""}, DoMorale: {"morale", ""}, DoXP: {"XP", ""},
	DoJourney: {"journey point", "s"}, DoEquipment: {"equipment", ""}, DoWeapon: {"weapon", "s"},
	DoSupply: {"supply card", "s"}, DoFollower: {"follower", "s"}, DoSkill: {"skill", "s"},
	DoEase: {"hunger eased", ""}, DoHeal: {"scar healed", ""}, DoForage: {"free Forage", ""},
	DoScout: {"free Scout", ""}, DoLoseFood: {"food lost", ""}, DoLoseAmmo: {"ammo lost", ""},
	DoLoseHealth: {"health lost", ""}, DoLoseMorale: {"morale lost", ""}, DoWound: {"wound", "s"},
	DoLoseItem: {"item lost", ""}, DoHunger: {"step of hunger", ""}, DoScar: {"scar", "s"},
	DoHumans: {"human minion", "s"}, DoMutants: {"mutant minion", "s"}, DoItem: {"item", "s"}, DoMD: {"melee dice", ""},
	DoDD: {"defence dice", ""}, DoSD: {"shooting dice", ""}, DoPrevent: {"wound", "s"},
	DoPreventMelee: {"melee wound", "s"}, DoPreventShooting: {"shooting wound", "s"},
	DoEvade: {"to the evade roll", ""}, DoSureEvade: {"evaded without a roll", ""},
	DoAgain: {"the next may be evaded too", ""}, DoTest: {"to the test", ""}, DoPass: {"the test is passed", ""},
	DoReroll: {"die rolled again", ""}, DoRerollMisses: {"misses rolled again", ""},
	DoDodge: {"another encounter instead", ""}, DoTrade: {"trade with everybody", ""}, DoRefund: {"ammo less", ""},
	DoHide: {"hidden from mutants", ""},
}

// inWords puts effects into words: "2 food, 1 morale".
func inWords(list []Effect) string {
	var out []string
	for _, e := range list {
		noun := doNouns[e.Do]
		word := noun[0]
		if e.N != 1 {
			word += noun[1]
		}
		switch e.Do {
		case DoSureEvade, DoAgain, DoPass, DoRerollMisses, DoDodge, DoTrade, DoForage, DoScout, DoHide:
		case DoEvade, DoTest:
			word = "+" + strconv.Itoa(int(e.N)) + " " + word
		case DoPrevent, DoPreventMelee, DoPreventShooting:
			word = strconv.Itoa(int(e.N)) + " " + word + " prevented"
		case DoReroll:
			word = strconv.Itoa(int(e.N)) + " dice rolled again"
			if e.N == 1 {
				word = "1 die rolled again"
			}
		case DoMD, DoDD, DoSD:
			word = "+" + [...]DieKind{MD, DD, SD}[e.Do-DoMD].dice(int(e.N))
		default:
			word = strconv.Itoa(int(e.N)) + " " + word
		}
		out = append(out, word)
	}
	return strings.Join(out, ", ")
}

// words puts a use into words: "1 food: 2 morale", "take 1 food".
func (u *Use) words() string {
	out := inWords(u.Gives)
	if u.Take != TakeNothing {
		out = "take " + [...]string{"", "1 food", "1 ammo", "1 food or ammo", "a card at random"}[u.Take]
	}
	if len(u.Cost) > 0 {
		out = inWords(u.Cost) + " for " + out
	}
	return out
}

// useFormats are words for templates.
var useFormats = words.Formats[*Game]{
	"use": func(_ *Game, n []int16, _ words.Namer) string { return Of(table.Card(n[0])).Uses[n[1]].words() },
	"toward": func(_ *Game, n []int16, _ words.Namer) string { // {toward a b}: a use takes from somebody, or gives
		if Of(table.Card(n[0])).Uses[n[1]].Take != TakeNothing {
			return "on"
		}
		return "for"
	},
	"Stat":  func(_ *Game, n []int16, _ words.Namer) string { return english.Capital(statNames[n[0]]) },
	"price": func(_ *Game, n []int16, _ words.Namer) string { return strconv.Itoa(int(Of(table.Card(n[0])).Price)) },
	"twice": func(_ *Game, n []int16, _ words.Namer) string { return strconv.Itoa(2 * int(n[0])) },
	"rest":  func(_ *Game, n []int16, _ words.Namer) string { return strconv.Itoa(3 - int(n[0])) },
	"item":  func(_ *Game, n []int16, _ words.Namer) string { return [...]string{"equipment", "a weapon"}[n[0]] },
	"points": func(_ *Game, n []int16, _ words.Namer) string { // {points a}: what a stat at that value has cost
		return english.Count(int(points[n[0]]), "point", "points")
	},
}
