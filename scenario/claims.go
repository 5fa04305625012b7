package scenario

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"waystation/rules"
	"waystation/table"
)

// Game is what the runner knows of a game.
type Game struct {
	Box   *table.Box
	Rules []rules.Rule
	// Examples is how many worked examples the rulebook has. FL-EX-01 names the first: a scenario that plays it names
	// it beside the rules.
	Examples int
	// Content makes the box of other content than the printed one, by a name: cards that show a rule more plainly. The
	// error says which names there are. nil: there is none.
	Content func(name string) (*table.Box, error)
	// After says what must be true after every answer of a seat, whatever the scenario checks. nil: nothing.
	After func(m *table.Match, s table.Seat) error
}

// box is the box that a scenario is played with.
func (g *Game) box(content string) (*table.Box, error) {
	switch {
	case content == "":
		return g.Box, nil
	case g.Content == nil:
		return nil, fmt.Errorf("content: %s has none but the printed one", g.Box.Name)
	}
	box, err := g.Content(content)
	if err != nil {
		return nil, fmt.Errorf("content: %w", err)
	}
	return box, nil
}

// exampleID is the ID of a worked example.
var exampleID = regexp.MustCompile(`^[A-Z]+-EX-([0-9]{2})$`)

// marks are the rules named at the end of a line, in brackets.
var marks = regexp.MustCompile(`\s\(([A-Z]+(?:-[A-Z]+)+-[0-9]+(?:,? +[A-Z]+(?:-[A-Z]+)+-[0-9]+)*)\)$`)

// claim is a rule that the scenario says it exercises.
type claim struct {
	line int
	rule string
}

// cutMarks cuts the rules that a line shows off its end.
func cutMarks(text string) (rest string, shown []string) {
	m := marks.FindStringSubmatchIndex(text)
	if m == nil {
		return text, nil
	}
	return strings.TrimSpace(text[:m[0]]), ids(text[m[2]:m[3]])
}

// ids cuts a list of IDs.
func ids(list string) []string { return strings.Fields(strings.ReplaceAll(list, ",", " ")) }

// show notes the rules that a line shows. Only a line that can fail shows anything.
func (s *Scenario) show(line int, shown []string, asserts bool) error {
	if shown == nil {
		return nil
	}
	if !asserts {
		return fmt.Errorf("an answer shows no rule: %s belongs behind a line that can fail, such as \"check\"",
			strings.Join(shown, ", "))
	}
	for _, rule := range shown {
		if !slices.Contains(s.Rules, rule) {
			return fmt.Errorf("the line shows %s, which the line \"rules\" does not name", rule)
		}
		s.shown = append(s.shown, claim{line, rule})
	}
	return nil
}

// known complains of an ID that is none of the game's.
func (s *Scenario) known(g *Game) error {
	for _, c := range s.claims {
		if err := g.Known(c.rule); err != nil {
			return fmt.Errorf("line %d: rules: %w", c.line, err)
		}
	}
	return nil
}

// Known returns nil for the ID of a rule or of a worked example; else the error says what there is.
func (g *Game) Known(id string) error {
	if slices.ContainsFunc(g.Rules, func(r rules.Rule) bool { return r.ID == id }) {
		return nil
	}
	chapter := id[:strings.LastIndexByte(id, '-')+1]
	last := ""
	for _, r := range g.Rules {
		if strings.HasPrefix(r.ID, chapter) {
			last = r.ID
		}
	}
	if g.example(id) {
		return nil
	}
	if last != "" {
		return fmt.Errorf("there is no rule %s; its chapter ends with %s", id, last)
	}
	return fmt.Errorf("there is no rule %s and no chapter %s of %s; \"waystation rules %s\" lists them all",
		id, strings.TrimSuffix(chapter, "-"), g.Box.Title, g.Box.Name)
}

// example reports whether the ID is that of a worked example.
func (g *Game) example(id string) bool {
	m := exampleID.FindStringSubmatch(id)
	if m == nil || len(g.Rules) == 0 || !sameGame(g.Rules[0].ID, id) {
		return false
	}
	n, _ := strconv.Atoi(m[1]) // two digits
	return n >= 1 && n <= g.Examples
}

// sameGame compares what stands before the first hyphen of two IDs.
func sameGame(a, b string) bool {
	x, _, _ := strings.Cut(a, "-")
	y, _, _ := strings.Cut(b, "-")
	return x == y
}

// shows reports whether a line shows the rule.
func (s *Scenario) shows(id string) bool {
	return slices.ContainsFunc(s.shown, func(c claim) bool { return c.rule == id })
}

// exercised holds the scenario to its claims: each rule occurred in the run, or a line that held shows it.
func (s *Scenario) exercised(g *Game, w *Witness) error {
	var untrue []string
	for _, id := range w.missing(s.Rules) {
		if !s.shows(id) && !g.example(id) {
			untrue = append(untrue, id)
		}
	}
	if untrue == nil {
		return nil
	}
	return errors.New(strings.Join([]string{
		fmt.Sprintf("line %d: rules: these did not occur: %s", s.claims[0].line, strings.Join(untrue, ", ")),
		"Questions, options, denials and tales named these: " + strings.Join(w.Rules(), ", "),
		"A rule that only decides a value stands behind the line that shows it, such as \"check red water: 4 " +
			"(CV-TURN-02)\"",
	}, "\n"))
}
