package heredity

import (
	"fmt"
	"strings"

	"waystation/games/heredity/decks"
)

// printedThing is what an item does, a line each: what holds while it is carried, then its slots (HE-ITEM-19,
// HE-ACT-07), and last what becomes of it in camp whether one likes it or not (HE-CAMP-08).
func (g *Game) printedThing(out []string, it *decks.Thing) []string {
	for _, p := range it.Permanent {
		out = append(out, permanent(p))
	}
	for i := range it.Slots {
		if line := g.printedSlot(&it.Slots[i]); line != "" {
			out = append(out, line)
		}
	}
	for i := range it.Camp {
		if x := &it.Camp[i]; x.Required {
			out = append(out, "After the chapter it "+usedText(comesOf(x))+".")
		}
	}
	return out
}

// permanent is an effect that holds while an item is carried.
func permanent(text string) string {
	word, rest, _ := strings.Cut(text, " ")
	switch word {
	case "immune":
		return "Immune to " + rest + "."
	case "disguise":
		return "A disguise: nobody sees you for what you are, until you strike."
	case "ignore":
		return "Its wearer ignores " + rest + "."
	case "bag":
		return "Room for " + rest + " more."
	}
	names := map[string]string{"defence": "Defence", "damage": "Blows", "range": "Reach", "move": "Walks"}
	if !strings.HasPrefix(rest, "-") {
		rest = "+" + rest
	}
	if word == "defence" {
		rest += ", against blows only" // HE-FIGHT-07
	}
	return names[word] + " " + rest + "."
}

// printedSlot is what a slot of an item is for; "" where its icons say all.
func (g *Game) printedSlot(s *decks.Slot) string {
	line := ""
	switch {
	case s.Attack != nil:
		line = fmt.Sprintf("Strikes: range %d, damage %d plus Karma", s.Attack.Range, s.Attack.Damage)
		if s.Attack.Radius > 0 {
			line += fmt.Sprintf(", and all within %d", s.Attack.Radius)
		}
		if s.Attack.Each {
			line += ", all in range"
		}
	case len(s.Do) > 0:
		line = "For a token, " + strings.Join(g.printed(s.Do), ", ")
	case s.Move > 0:
		line = fmt.Sprintf("A walk of %d points", s.Move)
	case len(s.Icons) > 0:
		line = "A slot to " + strings.ReplaceAll(strings.Join(s.Icons, " or "), "interact", "lend a hand")
	default:
		return ""
	}
	if s.Single {
		line += "; then it is used up"
	}
	return line + "."
}
