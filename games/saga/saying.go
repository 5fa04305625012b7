package saga

import (
	"strconv"
	"strings"
	"unicode"

	"waystation/english"
)

// Say is what effects do, in short: "lose 1 food, a follower"; "" for none.
func (all Effects) Say() string {
	out := make([]string, len(all))
	for i, e := range all {
		out[i] = e.say()
	}
	return strings.Join(out, ", ")
}

// say is one of them. The cards' own short words stand for most; the rest read better in a sentence.
func (e Effect) say() string {
	words := e.word()
	for _, o := range e.Or {
		words += " or " + o.word()
	}
	return words
}

func (e Effect) word() string {
	e.Or = nil
	n := int(e.N)
	switch e.Do {
	case DoXP:
		return strconv.Itoa(n) + " XP"
	case DoVP:
		return strconv.Itoa(n) + " VP"
	case DoLoseXP:
		return "lose " + strconv.Itoa(n) + " XP"
	case DoLoseVP:
		return "lose " + strconv.Itoa(n) + " VP"
	case DoRecovery:
		return english.Count(n, "recovery token", "recovery tokens")
	case DoRadio:
		return "ready " + english.Count(n, "broadcast token", "broadcast tokens")
	case DoBoost:
		return "ready " + english.Count(n, "boost", "boosts")
	case DoRecall:
		return "recover " + english.Count(n, "challenge card", "challenge cards")
	case DoExhaustCard:
		return "exhaust " + english.Count(n, "challenge card", "challenge cards")
	case DoExhaustRadio:
		return "exhaust " + english.Count(n, "broadcast token", "broadcast tokens")
	case DoExhaustBoost:
		return "exhaust " + english.Count(n, "boost", "boosts")
	case DoTire:
		return strconv.Itoa(n) + " fatigue"
	case DoFollower, DoTerrain, DoSite, DoMutation, DoFight, DoStory, DoPair,
		DoRanged, DoMelee:
		return "a " + e.String()
	case DoLoseItem:
		return "lose an item"
	case DoLoseFollower:
		return "lose a follower"
	case DoHealMutation:
		return "lose a mutation"
	case DoThreat:
		return "the threat moves " + strconv.Itoa(n)
	case DoRefresh:
		return "refresh the queue"
	case DoLayTerrain:
		return "lay terrain"
	}
	return e.String()
}

// fewest is how many letters the first words of a text have at least: "No." says nothing.
const fewest = 24

// FirstWords is the first sentence of a text, or the first few where they are short. Where somebody speaks, it goes on
// to the end of what they say.
func FirstWords(text string) string {
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

// opening is how a story begins, in its own words, after its title; "" where it begins with its title.
func opening(p *Page) string {
	first := FirstWords(p.Text)
	if lettersOf(first) == lettersOf(p.Title) {
		return ""
	}
	return " " + first
}

// lettersOf is a text without what only separates its words.
func lettersOf(text string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) {
			return unicode.ToLower(r)
		}
		return -1
	}, text)
}
