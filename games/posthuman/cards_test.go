package posthuman

import (
	"fmt"
	"reflect"
	"strings"
	"testing"

	"waystation/games/gametest"
	"waystation/table"
)

// The numbers of all cards, a line each, to be read beside the cards. After a change: UPDATE=1 go test -run
// CardsAsPrinted ./games/posthuman
const cardsFile = "testdata/cards.txt"

func TestCardsAsPrinted(t *testing.T) { gametest.Plates(t, cardsFile, allPlates()) }

// allPlates are the plates of all cards by deck; copies share a line.
func allPlates() string {
	var b strings.Builder
	for g := range groups {
		fmt.Fprintf(&b, "# %s\n", stackName(homes[g]))
		last, copies := "", 0
		end := func() {
			if copies > 0 {
				fmt.Fprintf(&b, "%dx %s\n", copies, last)
			}
			copies = 0
		}
		for _, c := range Cards(g) {
			line := Of(c).Name + ": " + plateOf(c)
			if line != last {
				end()
			}
			last, copies = line, copies+1
		}
		end()
	}
	return b.String()
}

// plateOf is all that the rules read of a card, in a line; options of narrative encounters follow on lines of their
// own. What is zero, and
// what is only read by people, is left out.
func plateOf(c table.Card) string {
	f := *Of(c)
	options := f.Options
	f.Options = nil
	line := plate(f)
	for i := range options {
		line += "\n    " + plate(options[i])
	}
	return line
}

func plate(v any) string {
	p := gametest.Plate{Unread: unread, Say: sayValue, Field: sayField}
	return p.Of(v)
}

// unread are the fields of cards that no rule reads, or that the place of the card in the list tells.
var unread = map[string]bool{"Called": true, "Plural": true, "ID": true, "Name": true, "Handle": true, "Text": true,
	"Flavour": true, "Label": true, "Won": true, "Lost": true, "Copy": true,
	"Group": true, "Kind": true}

// wordsOf are the names of the values of a type, as the card files write them.
var wordsOf = map[reflect.Type][]string{
	reflect.TypeFor[Class](): classWords, reflect.TypeFor[Mount](): mountWords, reflect.TypeFor[Breed](): breedWords,
	reflect.TypeFor[Ability](): abilityWords,
	reflect.TypeFor[When]():    whenWords, reflect.TypeFor[Per](): perWords, reflect.TypeFor[At](): atWords,
	reflect.TypeFor[Take](): takeWords,
	reflect.TypeFor[Who]():  whoWords, reflect.TypeFor[Rule](): ruleWords, reflect.TypeFor[Title](): titleWords,
	reflect.TypeFor[Phase](): phaseWords,
	reflect.TypeFor[Stat]():  statNames, reflect.TypeFor[Terrain](): terrainNames,
}

// sayValue puts a value into words, if its type has words of its own.
func sayValue(v reflect.Value) (string, bool) {
	switch x := v.Interface().(type) {
	case Effect:
		return fmt.Sprintf("%d %s", x.N, doWords[x.Do]), true
	case Mod:
		return fmt.Sprintf("%+d %s", x.N, knobWords[x.What]), true
	case Test:
		return fmt.Sprintf("%s %+d", x.Stat, x.N), true
	case Condition:
		if x.If == IfStat {
			return fmt.Sprintf("%s %d", x.Stat, x.N), true
		}
		return ifWords[x.If], true
	case Sides:
		out := ""
		for side, letter := range "NESW" {
			if x.has(int8(side)) {
				out += string(letter)
			}
		}
		return out, true
	}
	if names := wordsOf[v.Type()]; names != nil {
		return names[v.Uint()], true
	}
	return "", false
}

// sayField does so for a field that is said in another way than others.
func sayField(name string, x reflect.Value) (string, bool) {
	switch {
	case x.Type() == reflect.TypeFor[When]():
		return strings.ToLower(name) + " " + plate(x.Interface()), true
	case x.IsZero():
		return "", true
	case name == "Icon" && x.Uint() == 1: // for any number of players
		return "", true
	case name == "Solo": // words for people; whether there are any is a rule
		return "solo text", true
	case name == "Terrains":
		return "in " + terrainsOf(uint8(x.Uint())), true
	case x.Type() == reflect.TypeFor[Test]() || x.Type() == reflect.TypeFor[Condition]():
		return strings.ToLower(name) + " " + plate(x.Interface()), true
	}
	return "", false
}

func terrainsOf(bits uint8) string {
	var parts []string
	for x := range terrains {
		if bits>>x&1 == 1 {
			parts = append(parts, x.String())
		}
	}
	return strings.Join(parts, ", ")
}

// What the rulebook says of cards by name, and what the rulings add (PH-RULING-16, -17, -20, -24, -26 and the table of
// components).
func TestWhatTheRulebookSaysOfCards(t *testing.T) {
	for name, want := range map[string]string{
		"Flare":          "uses [when trade gives [1 trade]] size 1",
		"Lead Pipe":      "size 1 price 1 weapon {hands 1 wounds 2}",
		"Knife":          "size 1 price 2 weapon {hands 1 wounds 2 special {attack}}",
		"Kalt 9mm":       "size 1 price 3 weapon {class pistol ammo 1 shot {sd 1 range 2 hits [1, 2, 3, 4, 4]}}",
		"Kalt A4":        "size 2 weapon {class rifle ammo 2 shot {sd 2 range 3 hits [1, 2, 4, 5, 6]}}",
		"Gunscope":       "mods [-1 weapon sd, +1 range] size 1 mount ranged",
		"Camo Tent":      "uses [when camp gives [1 hidden] per turn] size 2",
		"Togetherness":   "event {who same terrain gives [1 morale] solo text sologives [1 morale]}",
		"Trader Caravan": "event {offers [cost [3 food] gives [1 weapon], cost [2 food] gives [1 equipment]]}",
		"Guide": "event {who furthest back offers [cost [3 food] gives [1 journey], cost [3 ammo] gives [1 " +
			"journey]] notsolo}",
		"Great Explorer":  "event {who most tiles gives [1 supply] notsolo}",
		"Watched":         "event {seasonal lasts rule watched}",
		"Dark Days":       "event {gives [1 forage] rule no scout}",
		"Hurricane":       "event {seasonal who outdoors gives [1 health lost] rule no move}",
		"Protector":       "uses [when wounds gives [3 prevent]] event {who lowest health keep solo text}",
		"Killer Instinct": "uses [when melee gives [2 md]] event {who fewest xp keep solo text}",
		"The Fortress":    "event {rule last turn onlysolo}",
		"Looting":         "uses [when camp per turn at other take food or ammo]",
		"Raiding":         "uses [when camp per turn at other take random card mind]",
		"Storytelling":    "uses [when camp gives [1 morale] per turn at other consent]",
		"Psychologist":    "uses [when camp gives [2 morale] per turn at other consent]",
		"Stealth":         "mods [+1 evade] uses [when evade gives [1 again] per combat]",
		"Athletics":       "mods [+1 evade, +1 speed test]",
		"Footwork":        "uses [when fray gives [1 reroll misses] per round]",
		"Pistol Expert":   "expert pistol",
		"Rifle Expert":    "expert rifle",
		"Shotgun Expert":  "expert shotgun",
		"Bow Expert":      "expert bow",
		"Netboy Trapper": "enemy breed mutant melee 3 speed 3 health 3 xp 1 weapon {wounds 1 shot {sd 2 range 2 hits " +
			"[1, 1, 1, 1, 1]}} ability net" +
			" minions [0, 1]",
		"Charge":      "title Charge when move in forest, plains",
		"Just a Scar": "blank",
		"TI-00":       "terrain plains exits NESW zones [1] supplies 1 start",
	} {
		c, ok := Named(name)
		if !ok {
			t.Errorf("there is no %s", name)
		} else if got := strings.TrimPrefix(plateOf(c), "level 1 "); got != want {
			t.Errorf("%s is\n\t%s, want\n\t%s", name, got, want)
		}
	}
}
