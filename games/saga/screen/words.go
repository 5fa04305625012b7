package screen

import (
	"strconv"
	"strings"

	"waystation/games/saga"
)

// The glyphs of what there is of a few kinds.
var (
	siteGlyphs = [...]string{saga.Factory: "factory", saga.Junkyard: "junkyard", saga.Lab: "lab", saga.Mall: "mall"}
	goodGlyphs = [...]string{
		saga.Food: "food", saga.Ammo: "ammo", saga.Meds: "treat", saga.Booze: "bottle", saga.Books: "book",
	}
	goodClasses = [...]string{
		saga.Food: "t-food", saga.Ammo: "t-ammo", saga.Meds: "t-med", saga.Booze: "t-boo", saga.Books: "t-bok",
	}
	terrainWords = [...]string{saga.City: "city", saga.Forest: "forest", saga.Rural: "rural", saga.Mountain: "mountain"}
	actionGlyphs = [...]string{
		saga.NoAction: "lock", saga.Camp: "camp", saga.Forage: "forage", saga.Map: "broadcast", saga.Trek: "step",
	}
	stats = [...]struct{ glyph, word string }{
		{"target", "Shooting"},
		{"blade", "Melee"},
		{"fist", "Strength"},
		{"speed", "Speed"},
		{"mind", "Mind"},
	}
	dieColours   = [...]string{"green", "red", "black"}
	traits       = [...]string{"", "resourceful", "strong", "gentle", "wild"}
	effectGlyphs = map[saga.Do]string{
		saga.DoFood: "food", saga.DoAmmo: "ammo", saga.DoMeds: "treat", saga.DoBooze: "bottle", saga.DoBooks: "book",
		saga.DoHealth: "health", saga.DoMorale: "morale", saga.DoRest: "rest", saga.DoBoost: "boost",
		saga.DoRadio: "broadcast", saga.DoRecall: "deck", saga.DoRanged: "weapon", saga.DoMelee: "blade",
		saga.DoGear: "object", saga.DoFollower: "survivor", saga.DoTerrain: "place", saga.DoSite: "factory",
		saga.DoRecovery: "treat", saga.DoMutation: "mutation", saga.DoHurt: "health", saga.DoGloom: "morale",
		saga.DoTire: "rest", saga.DoExhaustBoost: "boost", saga.DoExhaustRadio: "broadcast", saga.DoExhaustCard: "deck",
		saga.DoFight: "enemy", saga.DoStory: "book", saga.DoXP: "skill", saga.DoVP: "fame",
	}
)

// glyphOf is the sign of an effect, "" for those told by words alone.
func glyphOf(list saga.Effects) string {
	if len(list) == 0 {
		return ""
	}
	return effectGlyphs[list[0].Do]
}

// effects is what they do, as the game says it.
func effects(all saga.Effects) string { return all.Say() }

// seatPiece and the like are the names of pieces.
func zonePiece(z int) string                 { return "zone:" + strconv.Itoa(z) }
func cardPiece(c saga.Shown) string          { return "card:" + strconv.Itoa(int(c)-1) }
func piece(kind string, c saga.Shown) string { return kind + ":" + strconv.Itoa(int(c)-1) }

// result is what a card or dice give, as marked text.
func result(r saga.Result, hit string) string {
	var out []string
	for _, x := range []struct {
		n     int8
		glyph string
	}{{r.Hits, hit}, {r.Damage, "damage"}, {r.Block, "armor"}} {
		if x.n > 0 {
			out = append(out, "*"+strconv.Itoa(int(x.n))+"* {"+x.glyph+"}")
		}
	}
	return strings.Join(out, " ")
}

// signs repeats a glyph for each result, for the half of a challenge card.
func signs(r saga.Result, hit string) []string {
	var out []string
	for range r.Hits {
		out = append(out, hit)
	}
	for range r.Damage {
		out = append(out, "damage")
	}
	for range r.Block {
		out = append(out, "armor")
	}
	return out
}

// inShort is what the half of a challenge card does besides, in as few letters as the small card has room for; its text
// says it in full.
func inShort(list []saga.Ability) string {
	var out []string
	for _, a := range list {
		n := strconv.Itoa(int(a.N))
		switch a.Key {
		case saga.KeyRange:
			out = append(out, "range +"+n)
		case saga.KeyDodge:
			out = append(out, "foe −"+n)
		default:
			out = append(out, "text")
		}
	}
	return strings.Join(out, ", ")
}

// orNone is a result, or that there is none.
func orNone(s string) string {
	if s == "" {
		return "nothing"
	}
	return s
}
