package screen

import (
	"context"
	"io"
	"strconv"

	"waystation/english"
	"waystation/games/linocut"
	"waystation/games/saga"
	"waystation/games/saga/screen/art"
	"waystation/table"
	"waystation/web"
)

// raw is finished SVG.
type raw string

// Render writes it.
func (r raw) Render(_ context.Context, w io.Writer) error {
	_, err := io.WriteString(w, string(r))
	return err
}

// band is how the band of a card shows its kind: class, glyph and word.
type band struct{ class, glyph, word string }

var bands = [...]band{
	saga.KindTile:      {"tile", "place", "Terrain"},
	saga.KindSite:      {"site", "factory", "Site"},
	saga.KindStory:     {"story", "book", "Story"},
	saga.KindEnemy:     {"enemy", "enemy", "Enemy"},
	saga.KindWeapon:    {"weapon", "blade", "Melee weapon"},
	saga.KindGear:      {"gear", "object", "Equipment"},
	saga.KindFollower:  {"follower", "survivor", "Follower"},
	saga.KindMutation:  {"mutation", "mutation", "Mutation"},
	saga.KindEvent:     {"event", "event", "Event"},
	saga.KindSign:      {"sign", "flag", "Landmark"},
	saga.KindMorning:   {"morning", "sun", "Morning token"},
	saga.KindRecon:     {"recon", "target", "Recon objective"},
	saga.KindObjective: {"mission", "gate", "Mission"},
	saga.KindChallenge: {"challenge", "deck", "Challenge card"},
}

// kindOf is the band of a card.
func kindOf(f *saga.Face) band {
	b := bands[f.Kind]
	switch f.Kind {
	case saga.KindTile:
		b.word = f.Tile.Terrain.String()
	case saga.KindSite:
		b.glyph, b.word = siteGlyphs[f.Site], "Scavenge site"
	case saga.KindWeapon:
		if f.Weapon.Ranged {
			b.glyph, b.word = "weapon", "Ranged weapon"
		}
		if f.Heavy {
			b.word += ", heavy"
		}
	case saga.KindEnemy:
		b.word = "Human"
		if f.Enemy.Mutant {
			b.word = "Mutant"
		}
		switch {
		case f.Enemy.Boss:
			b.word += ", boss"
		case f.Group == saga.GroupEnemies1:
			b.word += ", level 1"
		default:
			b.word += ", level 2"
		}
	case saga.KindFollower:
		b.word += ", " + traits[f.Trait]
	case saga.KindMutation:
		if f.Group == saga.GroupMajor {
			b.word = "Major mutation"
		}
		if f.Visible {
			b.word += ", visible"
		}
	case saga.KindEvent:
		if f.Event.Lasting {
			b.word = "Event, stays"
		}
	case saga.KindSign:
		b.word = "Landmark " + strconv.Itoa(int(f.Number))
	}
	return b
}

// card is the printed part of a card.
func card(c table.Card) web.Card {
	f := saga.Of(c)
	k := kindOf(f)
	name := f.Name
	switch f.Kind {
	case saga.KindTile:
		name, k.word = f.Tile.Terrain.String(), "Terrain"
	case saga.KindMorning:
		name = "Morning"
	}
	return web.Card{
		Game: game, ID: f.ID, Kind: k.class, Glyph: k.glyph, Word: k.word, Name: name,
		Picture: raw(art.Vignette(pictureOf(f))),
	}
}

// foeBodies are the pictures of enemies that are neither a man alone nor a stranger thing, by their names.
var foeBodies = map[string]string{
	"spitting-carp": "fish", "drain-swimmer": "fish", "long-bather": "fish", "mother-undertow": "fish",
	"thorn-dog": "beast", "puddle-cat": "beast",
	"snow-mule": "beast", "velvet-ox": "beast", "mirror-boar": "boar",
	"crooked-stork": "bird", "stairwell-heron": "bird", "crow-senate": "bird",
	"bridge-cousins": "crowd", "sling-brothers": "crowd", "fort-deserters": "crowd", "burnt-company": "crowd",
	"surgeons-men": "crowd", "the-grafted": "crowd",
	"two-on-a-horse": "rider", "smoke-rider": "rider",
	"retired-hunter": "shooter", "mast-sniper": "shooter", "drunk-artillerist": "shooter", "levy-captain": "shooter",
	"powder-aunt": "woman", "woman-with-geese": "woman", "quiet-sister": "woman", "reed-mother": "woman",
	"hive-widow": "woman", "night-grocer": "trader", "rent-collector": "trader", "bone-buyer": "trader",
	"orphan-of-the-kiln": "child", "wet-nephew": "child", "kindling-man": "kindling",
}

// pictureOf is the name of the vignette of a card.
func pictureOf(f *saga.Face) string {
	name := linocut.Name(f.Name)
	if art.Drawn(name) {
		return name
	}
	switch f.Kind {
	case saga.KindTile:
		return terrainWords[f.Tile.Terrain]
	case saga.KindEnemy:
		if body := foeBodies[name]; body != "" {
			return body
		}
		if f.Enemy.Mutant {
			return "mutant"
		}
		return "human"
	case saga.KindWeapon:
		if f.Weapon.Ranged {
			return "gun"
		}
		return "blade"
	}
	return bands[f.Kind].class
}

// Card is a card, or a skill, held up to read, by its id.
func (Screen) Card(id string) (web.Held, bool) {
	for c := range saga.Count() {
		if f := saga.Of(table.Card(c)); f.ID == id && f.Name != "" {
			h := web.Held{Card: card(table.Card(c)), Flavour: f.Flavour, Asked: asked(f)}
			h.Card.Body = body(table.Card(c))
			return h, true
		}
	}
	for i := range saga.Characters() {
		who := saga.CharacterOf(int8(i))
		for k := range who.Skills {
			if x := &who.Skills[k]; x.ID == id {
				return heldSkill(who, x), true
			}
		}
	}
	return web.Held{}, false
}

func heldSkill(who *saga.Character, x *saga.Skill) web.Held {
	h := web.Held{Card: web.Card{Game: game, ID: x.ID, Kind: "skill", Glyph: "skill", Word: "Skill of the " + who.Name,
		Name: x.Name, Picture: raw(art.Vignette("skill")), Body: skillBody(x)}}
	ask := func(q, a, rule string) { h.Asked = append(h.Asked, web.Asked{Question: q, Answer: a, Rule: rule}) }
	ask("What does it cost?", "*"+itoa(x.XP)+" XP*, by night.", "PS-XP-03")
	var needs []string
	for i := range who.Skills {
		if x.Needs>>i&1 == 1 {
			needs = append(needs, who.Skills[i].Name)
		}
	}
	if needs != nil {
		ask("What must I know before?", english.List(needs)+".", "PS-XP-03")
	}
	return h
}

// asked are what players ask about a card.
func asked(f *saga.Face) []web.Asked {
	var out []web.Asked
	ask := func(q, a, rule string) { out = append(out, web.Asked{Question: q, Answer: a, Rule: rule}) }
	switch f.Kind {
	case saga.KindWeapon:
		if f.Weapon.Ranged {
			ask("Who shoots first?", "The longer range; at the same range both at once.", "PS-RANGED-13")
		} else {
			ask("When is the chart read?", "At an attack value of 0 or more. At 0 the enemy's is read, too.",
				"PS-MELEE-10")
		}
	case saga.KindEnemy:
		ask("What if I live?", "You survive: that reward is yours. If it is dead, you take the kill reward instead.",
			"PS-CLEAN-04")
		if f.Enemy.Mutant {
			ask("Will I change?", "If it hurt you in melee, you draw a mutation after the fight.", "PS-CLEAN-05")
		}
	case saga.KindFollower:
		ask("How many can I have?", "Two. A knock-out drives all of them away.", "PS-BOARD-14")
	case saga.KindMutation:
		ask("Can I lose it?", "Only by a card that says so.", "PS-MUT-01")
	case saga.KindSign:
		ask("When can I use it?", "In the night, when you stand on it; once in the game.", "PS-MAP-13")
	case saga.KindChallenge:
		if f.Challenge.DNE {
			ask("Can it lead?", "No: it is never exhausted, and never the primary card.", "PS-CHAL-03")
		}
		ask("Which half counts?", "The blue one in ranged combat, the red one in melee, the foot in challenges.",
			"PS-RANGED-01")
	case saga.KindTile:
		ask("When do I get the bonus?",
			"After foraging here, with a mind challenge of "+strconv.Itoa(saga.ForageMind())+".", "PS-FORAGE-07")
	case saga.KindSite:
		ask("What are sites for?", "Sites on neighbouring tiles, in the order of a recon sequence, score it; then "+
			"they lie face down.", "PS-RECON-05")
	}
	return out
}
