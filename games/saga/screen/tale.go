package screen

import (
	"strings"

	"waystation/games/saga"
	"waystation/table"
)

// taleOf are the stories that somebody has lived through, in the order in which they were read.
func (p *page) taleOf(s table.Seat) []saga.SeenTale {
	var out []saga.SeenTale
	for _, x := range p.v.Tales {
		if x.Seat == s {
			out = append(out, x)
		}
	}
	return out
}

// cameOut is how a story came out, in its own first words.
func cameOut(x *saga.SeenTale) string {
	if x.Outcome == "" {
		return "Knocked out before it was over."
	}
	return firstWords(x.Outcome)
}

// fewest is how many letters the first words of a text have at least: "No." says nothing.
const fewest = 24

// firstWords is the first sentence of a text, or the first few where they are short. Where somebody speaks, it goes on
// to the end of what they say.
func firstWords(text string) string {
	line, _, _ := strings.Cut(strings.TrimSpace(text), "\n")
	for i := fewest; i < len(line); i++ {
		if line[i] == ' ' && strings.ContainsRune(`.!?"`, rune(line[i-1])) && ends(line[:i]) {
			return line[:i]
		}
	}
	return line
}

// ends reports whether a text ends with a sentence, outside quotation marks.
func ends(text string) bool {
	return strings.Count(text, `"`)%2 == 0 && strings.ContainsAny(text[len(text)-2:], ".!?")
}
