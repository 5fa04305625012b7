package heredity

import (
	"strconv"
	"strings"

	"waystation/games/heredity/decks"
)

// printed are steps as a card prints them, a line each. What a condition asks, and what follows from an option, the
// card does not say.
func printed(steps []decks.Step) (out []string) {
	for i := range steps {
		if line := printedStep(&steps[i]); line != "" {
			out = append(out, line)
		}
	}
	return out
}

func printedStep(s *decks.Step) string {
	switch s.Form {
	case "if":
		then, otherwise := strings.Join(printed(s.Then), ", "), strings.Join(printed(s.Else), ", ")
		switch {
		case then == "":
			return otherwise
		case otherwise == "":
			return "perhaps: " + then
		}
		return "perhaps: " + then + "; or else: " + otherwise
	case "question":
		return "a question"
	case "attack":
		return "attacks: range " + strconv.Itoa(s.Attack.Range) + ", damage " + strconv.Itoa(s.Attack.Damage)
	case "wait", "set {id}", "unset {id}", "count {id} {k}":
		return ""
	}
	return plainer.Replace(s.Text)
}

var plainer = strings.NewReplacer("unmark this ", "this loses markers: ", "mark this ", "this gets markers: ")
