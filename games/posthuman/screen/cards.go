package screen

import (
	"context"
	"io"
	"strconv"
	"strings"

	"github.com/a-h/templ"

	"waystation/english"
	"waystation/games/linocut"
	"waystation/games/posthuman"
	"waystation/games/posthuman/screen/art"
	"waystation/table"
	"waystation/web"
)

// kindOf is how the band of a card shows its kind: class, glyph and word.
var kindOf = [...]struct{ class, glyph, word string }{
	posthuman.KindCharacter: {"character", "survivor", "Character"},
	posthuman.KindMelee:     {"melee", "blade", "Melee weapon"},
	posthuman.KindRanged:    {"ranged", "weapon", "Ranged weapon"},
	posthuman.KindGear:      {"gear", "object", "Equipment"},
	posthuman.KindSkill:     {"skill", "skill", "Skill"},
	posthuman.KindFollower:  {"follower", "survivor", "Follower"},
	posthuman.KindSupply:    {"supply", "forage", "Supplies"},
	posthuman.KindEvent:     {"event", "event", "Event"},
	posthuman.KindCombat:    {"enemy", "enemy", "Encounter"},
	posthuman.KindNarrative: {"encounter", "encounter", "Encounter"},
	posthuman.KindMinion:    {"enemy", "enemy", "Minion"},
	posthuman.KindScar:      {"scar", "scar", "Scar"},
	posthuman.KindAction:    {"action", "scar", "Mutant action"},
	posthuman.KindTile:      {"tile", "place", "Tile"},
}

var classWords = [...]string{
	posthuman.Pistol: "Pistol", posthuman.Rifle: "Rifle", posthuman.Shotgun: "Shotgun", posthuman.Bow: "Bow",
}

var mountWords = [...]string{posthuman.AnyMelee: "any melee weapon", posthuman.AnyRanged: "any ranged weapon",
	posthuman.OnPistol: "a pistol", posthuman.OnRifle: "a rifle", posthuman.OnShotgun: "a shotgun",
	posthuman.OnBow: "a bow"}

// raw is finished SVG.
type raw string

// Render writes it.
func (r raw) Render(_ context.Context, w io.Writer) error {
	_, err := io.WriteString(w, string(r))
	return err
}

// pictures are the vignettes of all cards: one for each thing that people carry, but for firearms and bows, for each
// skill, follower and meeting without a fight, and one for each sort of anything else.
var pictures = func() []templ.Component {
	out := make([]templ.Component, posthuman.Count())
	for c := range out {
		out[c] = raw(art.Vignette(pictureOf(posthuman.Of(table.Card(c)))))
	}
	return out
}()

// pictureOf is the name of the vignette of a card.
func pictureOf(f *posthuman.Face) string {
	name := linocut.Name(f.Name)
	if art.Drawn(name) {
		return name
	}
	switch f.Kind {
	case posthuman.KindCharacter:
		return name
	case posthuman.KindRanged:
		return strings.ToLower(classWords[f.Class])
	case posthuman.KindGear:
		if f.Mount != posthuman.NoMount {
			return "mount"
		}
	case posthuman.KindEvent:
		if f.Event.Seasonal {
			return "season"
		}
	case posthuman.KindCombat, posthuman.KindMinion:
		return strings.ToLower(breedWords[f.Enemy.Breed])
	case posthuman.KindScar:
		if f.Blank {
			return "scar"
		}
		return "mutation"
	case posthuman.KindTile:
		return strings.ToLower(terrainWords[f.Terrain])
	}
	return kindOf[f.Kind].class
}

// card is the printed part of a card.
func card(c table.Card) web.Card {
	f := posthuman.Of(c)
	k := kindOf[f.Kind]
	out := web.Card{
		Game: game, ID: f.ID, Kind: k.class, Glyph: k.glyph, Word: k.word, Name: f.Name, Picture: pictures[c],
	}
	switch f.Kind {
	case posthuman.KindRanged:
		out.Word = classWords[f.Class]
	case posthuman.KindEvent:
		if f.Event.Seasonal {
			out.Word, out.Glyph = "Seasonal event", "sun"
		}
	case posthuman.KindCombat:
		out.Word = breedWords[f.Enemy.Breed] + ", level " + strconv.Itoa(levelOf(f))
	case posthuman.KindNarrative:
		out.Word += ", level " + strconv.Itoa(levelOf(f))
	case posthuman.KindMinion:
		out.Word = breedWords[f.Enemy.Breed] + " minion"
	case posthuman.KindScar:
		if !f.Blank {
			out.Word = "Mutation"
		}
	case posthuman.KindTile:
		out.Word = terrainWords[f.Terrain] + " tile"
		if f.Place == nil {
			out.Word = "Tile"
		}
		if f.Safe {
			out.Corner = "safe"
		}
	}
	return out
}

// Card is a card held up to read, by its id.
func (Screen) Card(id string) (web.Held, bool) {
	for c := range posthuman.Count() {
		if f := posthuman.Of(table.Card(c)); f.ID == id {
			h := web.Held{Card: card(table.Card(c)), Flavour: f.Flavour, Asked: asked(f)}
			if f.Place != nil && h.Flavour == "" {
				h.Flavour = f.Place.Flavour
			}
			h.Card.Body = body(table.Card(c))
			return h, true
		}
	}
	return web.Held{}, false
}

// levelOf is the level of an encounter: that of its deck.
func levelOf(f *posthuman.Face) int { return int(f.Group-posthuman.GroupEncounters1) + 1 }

// spec is what a weapon or enemy can do, in one line of marked text.
func spec(f *posthuman.Face) string {
	switch f.Kind {
	case posthuman.KindMelee:
		return "*" + itoa(f.Wounds) + "* {damage}, " + [...]string{"", "1 hand", "2 hands"}[f.Hands]
	case posthuman.KindRanged:
		ammo := "no {ammo}"
		if f.Ammo > 0 {
			ammo = "*" + itoa(f.Ammo) + "* {ammo}"
		}
		return "*" + itoa(f.Shot.SD) + "* " + dieWord(f.Shot.SD, "shooting") + ", range *" + itoa(f.Shot.Range) +
			"*, " + ammo
	}
	return ""
}

// smallPrint is what an item does: the numbers of a weapon first.
func smallPrint(f *posthuman.Face) string {
	if s := spec(f); s != "" {
		return s + ". " + f.Text
	}
	return f.Text
}

// specialLine is what a special face means for a weapon.
func specialLine(w *posthuman.Weapon) string {
	if w.Shot.SD > 0 {
		return "Specials " + hits(w.Shot)
	}
	return "A special is: " + special(w.Special)
}

// characterSub is a character in few words.
func characterSub(f *posthuman.Face) string {
	var out []string
	for i, s := range stats {
		if f.Stats[i] >= 4 {
			out = append(out, strings.ToLower(s.word)+" "+itoa(f.Stats[i]))
		}
	}
	out = append(out, f.Skills...)
	if f.Random > 0 {
		out = append(out, english.Count(f.Random, "skill drawn", "skills drawn"))
	}
	return english.Capital(english.List(out))
}

// signs are the stats that a mutation changes.
func signs(f *posthuman.Face) string {
	var out []string
	for i, s := range stats {
		if n := int(f.Stats[i]); n != 0 {
			out = append(out, "{"+s.glyph+"} *"+plus(n)+"*")
		}
	}
	return strings.Join(out, "  ")
}

// strikes are the terrains in which a mutant action finds its victim.
func strikes(f *posthuman.Face) string {
	var out []string
	for t, word := range terrainWords {
		if f.Terrains>>t&1 == 1 {
			out = append(out, word)
		}
	}
	if len(out) == 0 {
		return "anywhere"
	}
	return strings.Join(out, ", ")
}

// stepWords are the phases in which a mutant action is played.
var stepWords = map[posthuman.Phase]string{posthuman.PhaseEvent: "Event", posthuman.PhaseEating: "Eating",
	posthuman.PhaseDeclare: "Declare", posthuman.PhaseTrade: "Trade", posthuman.PhaseCamp: "Camp",
	posthuman.PhaseForage: "Forage", posthuman.PhaseScout: "Scout", posthuman.PhaseMove: "Move",
	posthuman.PhaseMutant: "Mutant step"}

// asked are what players ask about a card.
func asked(f *posthuman.Face) []web.Asked {
	var out []web.Asked
	ask := func(q, a, rule string) { out = append(out, web.Asked{Question: q, Answer: a, Rule: rule}) }
	switch f.Kind {
	case posthuman.KindMelee:
		ask("How many wounds?", "The card's, yours for strength, 1 for each critical left, and what its specials add.",
			"PH-MELEE-18")
		if f.Hands == 2 {
			ask("And a second weapon?", "No: hands add up to 2 at most.", "PH-WPN-03")
		}
	case posthuman.KindRanged:
		ask("How many dice?", "The shooting dice of your stat and those of the weapon, rolled together.", "PH-SHOOT-09")
		ask("What are specials?", "Count those on one target: the card says how many hits they are.", "PH-SHOOT-15")
	case posthuman.KindGear:
		if f.Mount != posthuman.NoMount {
			ask("Can it come off again?", "No. It stays on its weapon, and a weapon carries one.", "PH-INV-10")
		} else {
			ask("Does it take room?", english.Count(f.Size, "slot", "slots")+" of your backpack, once in play.",
				"PH-INV-06")
		}
	case posthuman.KindFollower:
		ask("When does it help?", "Once you call it to your side. A knock-out drives away those you have called.",
			"PH-FOLLOW-03")
	case posthuman.KindScar:
		if f.Blank {
			ask("Does it count?", "Not as a mutation.", "PH-SCAR-06")
		} else {
			ask("Does it do anything now?",
				"Not while you are human. The third and fourth let you turn, the fifth makes you.", "PH-TURN-01")
		}
	case posthuman.KindAction:
		ask("On whom?", "A human on one of these terrains, not on their starting tile, and not twice a turn with the "+
			"same action.", "PH-MUTACT-08")
	case posthuman.KindCombat, posthuman.KindMinion:
		if f.NoEvade {
			ask("Can I run?", "Not from this one.", "PH-EVADE-01")
		} else {
			ask("Can I run?", "A die and your speed must beat a die and the fastest of them. Fail, and they shoot "+
				"while you don't.", "PH-EVADE-03")
		}
		if f.Enemy.Breed == posthuman.Mutant {
			ask("Does it scar me?", "Wounded by mutants in melee you draw one scar a fight.", "PH-SCAR-01")
		}
	case posthuman.KindTile:
		if f.Place != nil && len(f.Place.Mods) > 0 {
			ask("How long does it last?", "From its completion until you leave. Coming back brings only the marker.",
				"PH-MAP-14")
		}
		if f.Safe {
			ask("What is a safe house for?", "Standing in it you need not eat, and camping gives more.", "PH-MAP-07")
		}
	}
	return out
}
