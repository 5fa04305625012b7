package screen

import (
	"strconv"
	"strings"

	"waystation/games/saga"
)

func title(s string) string {
	if s == "" {
		return ""
	}
	return strings.ToUpper(s[:1]) + s[1:]
}

func count(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return strconv.Itoa(n) + " " + many
}

// list joins words: a, b and c.
func list(words []string) string {
	switch n := len(words); n {
	case 0:
		return ""
	case 1:
		return words[0]
	default:
		return strings.Join(words[:n-1], ", ") + " and " + words[n-1]
	}
}

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

// effects are what somebody gets or suffers, in words.
func effects(all saga.Effects) string {
	var out []string
	for _, e := range all {
		out = append(out, effect(e))
	}
	return strings.Join(out, ", ")
}

// effect is one of them. The cards' own short words stand for most; the rest read better in a sentence.
func effect(e saga.Effect) string {
	words := effectWord(e)
	for _, o := range e.Or {
		words += " or " + effectWord(o)
	}
	return words
}

func effectWord(e saga.Effect) string {
	e.Or = nil
	n := int(e.N)
	switch e.Do {
	case saga.DoXP:
		return strconv.Itoa(n) + " XP"
	case saga.DoVP:
		return strconv.Itoa(n) + " VP"
	case saga.DoLoseXP:
		return "lose " + strconv.Itoa(n) + " XP"
	case saga.DoLoseVP:
		return "lose " + strconv.Itoa(n) + " VP"
	case saga.DoRecovery:
		return count(n, "recovery token", "recovery tokens")
	case saga.DoRadio:
		return "ready " + count(n, "broadcast token", "broadcast tokens")
	case saga.DoBoost:
		return "ready " + count(n, "boost", "boosts")
	case saga.DoRecall:
		return "recover " + count(n, "challenge card", "challenge cards")
	case saga.DoExhaustCard:
		return "exhaust " + count(n, "challenge card", "challenge cards")
	case saga.DoExhaustRadio:
		return "exhaust " + count(n, "broadcast token", "broadcast tokens")
	case saga.DoExhaustBoost:
		return "exhaust " + count(n, "boost", "boosts")
	case saga.DoTire:
		return strconv.Itoa(n) + " fatigue"
	case saga.DoFollower, saga.DoTerrain, saga.DoSite, saga.DoMutation, saga.DoFight, saga.DoStory, saga.DoPair,
		saga.DoRanged, saga.DoMelee:
		return "a " + e.String()
	case saga.DoLoseItem:
		return "lose an item"
	case saga.DoLoseFollower:
		return "lose a follower"
	case saga.DoHealMutation:
		return "lose a mutation"
	case saga.DoThreat:
		return "the threat moves " + strconv.Itoa(n)
	case saga.DoRefresh:
		return "refresh the queue"
	case saga.DoLayTerrain:
		return "lay terrain"
	}
	return e.String()
}

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

// orNone is a result, or that there is none.
func orNone(s string) string {
	if s == "" {
		return "nothing"
	}
	return s
}
