// Package scenario runs positions written as text: what differs from the usual set-up, what is answered, what must and
// must not be on offer, what the table looks like after. The format is told in docs/scenarios.md.
package scenario

import (
	"encoding/json"
	"fmt"
	"regexp"
	"strconv"
	"strings"
)

// Scenario is one file, read but not yet run.
type Scenario struct {
	Title   string // the rule, as a sentence
	Game    string
	Mode    string // "" for the game's default
	Players int    // 0 for the fewest the game allows
	Options map[string]string
	Carry   json.RawMessage // what the match before has left behind; nil for none
	Content string          // "" for the printed content, or other content of the game by name
	Rules   []string        // IDs of the rules it exercises
	Seed    string
	Posed   bool // it has a given section: it begins at a position, not at the set-up

	given  []setting
	play   []action
	then   []setting
	claims []claim // Rules, with their lines
	shown  []claim // rules named behind the lines that show them
}

// setting is a line "path: value".
type setting struct {
	line        int
	path, value string
}

// maxBytes is more than any scenario a person writes.
const maxBytes = 256 << 10

var (
	marker = regexp.MustCompile(`^-- (.+) --\s*$`)
	ruleID = regexp.MustCompile(`^[A-Z]+(-[A-Z]+)+-[0-9]+$`)
)

// Parse reads a scenario. The error names the line.
func Parse(data []byte) (*Scenario, error) {
	if len(data) > maxBytes {
		return nil, fmt.Errorf("a scenario of %d bytes: at most %d make sense", len(data), maxBytes)
	}
	s := &Scenario{Options: map[string]string{}}
	order := []string{"", "scenario", "given", "play", "then"}
	at := 0
	titled := false // the first paragraph is over
	for i, text := range strings.Split(string(data), "\n") {
		n := i + 1
		text = strings.TrimSpace(strings.ReplaceAll(text, "’", "'"))
		if m := marker.FindStringSubmatch(text); m != nil {
			next := at + 1
			for next < len(order) && order[next] != strings.TrimSpace(m[1]) {
				next++
			}
			if next == len(order) {
				return nil,
					fmt.Errorf("line %d: section %q: the sections are scenario, given, play, then, each once and "+
						"in this order", n, m[1])
			}
			if at == 0 && next > 1 {
				return nil, fmt.Errorf("line %d: section %q before the section \"scenario\", which names the game",
					n, order[next])
			}
			at = next
			if order[at] == "given" {
				s.Posed = true
			}
			continue
		}
		if at == 0 {
			if text == "" {
				titled = s.Title != ""
			} else if !titled {
				s.Title = strings.TrimSpace(s.Title + " " + text)
			}
			continue
		}
		if text == "" || strings.HasPrefix(text, "#") {
			continue
		}
		if err := s.line(order[at], n, text); err != nil {
			return nil, fmt.Errorf("line %d: %w", n, err)
		}
	}
	switch {
	case s.Title == "":
		return nil, fmt.Errorf("line 1: a scenario begins with its title: the rule, as a sentence")
	case at == 0:
		return nil, fmt.Errorf("there is no section \"-- scenario --\"")
	case s.Game == "":
		return nil, fmt.Errorf("the section \"scenario\" names no game (a line such as \"game: firelands\")")
	case len(s.Rules) == 0:
		return nil,
			fmt.Errorf("the section \"scenario\" names no rules (a line such as \"rules: FL-EXPL-04 FL-EX-12\")")
	case len(s.play) == 0 && len(s.then) == 0:
		return nil,
			fmt.Errorf("nothing is played and nothing is checked: there is neither \"-- play --\" nor \"-- then --\"")
	}
	return s, nil
}

// cutLine cuts a line at its first colon with a blank after it, for a path may have others (134:b2), else at its first.
func cutLine(text string) (head, rest string, found bool) {
	if head, rest, found = strings.Cut(text, ": "); found {
		return head, rest, true
	}
	return strings.Cut(text, ":")
}

func (s *Scenario) line(section string, n int, text string) error {
	var shown []string
	if section == "play" || section == "then" {
		text, shown = cutMarks(text)
	}
	if section == "play" {
		a, err := parseAction(n, text)
		if err != nil {
			return err
		}
		s.play = append(s.play, a)
		return s.show(n, shown, a.asserts())
	}
	path, value, found := cutLine(text)
	path, value = strings.TrimSpace(path), strings.TrimSpace(value)
	if !found || path == "" {
		return fmt.Errorf("%q: a line of this section is \"name: value\"", text)
	}
	switch section {
	case "given":
		s.given = append(s.given, setting{n, path, value})
		return nil
	case "then":
		s.then = append(s.then, setting{n, path, value})
		return s.show(n, shown, true)
	}
	return s.head(n, path, value)
}

// head reads a line of the section "scenario".
func (s *Scenario) head(n int, name, value string) error {
	switch name {
	case "game":
		s.Game = value
	case "mode":
		s.Mode = value
	case "seed":
		s.Seed = value
	case "content":
		s.Content = value
	case "players":
		players, err := strconv.Atoi(value)
		if err != nil || players < 1 {
			return fmt.Errorf("players: %q is not a number of players", value)
		}
		s.Players = players
	case "options":
		for _, pair := range strings.Split(value, ",") {
			k, v, found := strings.Cut(pair, "=")
			if !found {
				return fmt.Errorf("options: %q is not name=value; several are separated by commas",
					strings.TrimSpace(pair))
			}
			s.Options[strings.TrimSpace(k)] = strings.TrimSpace(v)
		}
	case "carry":
		if !json.Valid([]byte(value)) {
			return fmt.Errorf("carry: %q is no JSON, such as {\"food\":3}", value)
		}
		s.Carry = json.RawMessage(value)
	case "rules":
		for _, id := range ids(value) {
			if !ruleID.MatchString(id) {
				return fmt.Errorf("rules: %q is not the ID of a rule, such as FL-EXPL-04", id)
			}
			s.Rules = append(s.Rules, id)
			s.claims = append(s.claims, claim{n, id})
		}
	default:
		return fmt.Errorf("%q: this section has game, mode, players, options, carry, content, rules and seed", name)
	}
	return nil
}
