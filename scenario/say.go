package scenario

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strconv"
	"strings"

	"waystation/table"
)

// numbered is what a seat is called that has no other name.
func numbered(seat table.Seat) string { return "Player " + strconv.Itoa(int(seat)+1) }

func (p *player) name(seat table.Seat) string {
	if seat == table.Nobody {
		return "the spectator"
	}
	if n, ok := p.m.Inspect().Truth().(Seater); ok {
		return n.SeatName(seat)
	}
	return numbered(seat)
}

// optionText is an option for messages: its key, and its label if that says more.
func (p *player) optionText(seat table.Seat, o table.Option) string {
	key := table.Key(p.m.Verbs(), o)
	if label, _ := p.m.Label(seat, o); !same(label, key) {
		return key + " (" + label + ")"
	}
	return key
}

// questions tells who is asked what, for messages.
func (p *player) questions() string {
	var b strings.Builder
	if tales := p.tales(table.Nobody); len(tales) > 0 {
		b.WriteString("What was told last:\n")
		for _, t := range tales[max(0, len(tales)-3):] {
			fmt.Fprintf(&b, "  %s\n", t)
		}
	}
	for _, a := range p.m.Asks() {
		fmt.Fprintf(&b, "%s is asked: %s [%s, %s]", p.name(a.Seat), p.m.Question(a), a.Prompt.Kind, a.Prompt.Rule)
		if a.Min != 1 || a.Max != 1 {
			fmt.Fprintf(&b, " (%d to %d of these, joined by +)", a.Min, a.Max)
		}
		b.WriteByte('\n')
		for _, o := range a.Options {
			fmt.Fprintf(&b, "  %s\n", p.optionText(a.Seat, o.Option))
		}
		if a.Pass {
			b.WriteString("  pass\n")
		}
		for _, d := range a.Denied {
			fmt.Fprintf(&b, "  not %s: %s (%s)\n", p.optionText(a.Seat, d.Option), d.Why, d.Rule)
		}
		for i, o := range a.Free {
			if i == 12 {
				fmt.Fprintf(&b, "  free: ... and %d more\n", len(a.Free)-i)
				break
			}
			fmt.Fprintf(&b, "  free: %s\n", p.optionText(a.Seat, o.Option))
		}
	}
	if p.m.Over() {
		b.WriteString("The match is over.\n")
	}
	return strings.TrimSuffix(b.String(), "\n")
}

// tales is all that was told, in words, as the reader may know it.
func (p *player) tales(reader table.Seat) []string {
	var out []string
	for _, e := range p.m.Events(reader) {
		out = append(out, p.m.Tale(e, reader))
	}
	return out
}

func (p *player) tale(words string, want bool) error {
	tales := p.tales(table.Nobody)
	for _, t := range tales {
		if !holds(t, words) {
			continue
		}
		if want {
			return nil
		}
		return fmt.Errorf("this was told: %s", t)
	}
	if !want {
		return nil
	}
	if tales == nil {
		tales = []string{"nothing"}
	}
	return fmt.Errorf("this was not told. Told was:\n  %s", strings.Join(tales, "\n  "))
}

// sight looks for words in all that a seat can see: its view, its tales, its question.
func (p *player) sight(seat table.Seat, words string, want bool) error {
	text := p.screen(seat)
	switch found := holds(text, words); {
	case found && !want:
		i := strings.Index(strings.ToLower(text), strings.ToLower(words))
		return fmt.Errorf("%s sees it: ... %s (cut)", p.name(seat), text[max(0, i-60):min(len(text), i+len(words)+60)])
	case !found && want:
		return fmt.Errorf("%s does not see it. What is seen:\n%s", p.name(seat), text)
	}
	return nil
}

// screen is all that a seat can see, as text: also questions that others are asked, where it may read them.
func (p *player) screen(seat table.Seat) string {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(p.m.View(seat)); err != nil {
		fmt.Fprintf(&b, "the view is no JSON: %v\n", err)
	}
	for _, t := range p.tales(seat) {
		fmt.Fprintln(&b, t)
	}
	for _, a := range p.m.Readable(seat) {
		fmt.Fprintln(&b, p.m.Question(a))
		for _, o := range a.Options {
			fmt.Fprintln(&b, p.optionText(a.Seat, o.Option))
		}
		for _, d := range a.Denied {
			fmt.Fprintln(&b, p.optionText(a.Seat, d.Option), d.Why, d.Rule)
		}
	}
	return b.String()
}

// world is what all seats and the spectator see.
func (p *player) world() string {
	var b strings.Builder
	for seat := table.Nobody; int(seat) < p.m.Seats(); seat++ {
		fmt.Fprintf(&b, "%s:\n%s", p.name(seat), p.screen(seat))
	}
	return b.String()
}

// check compares one thing about the state.
func (p *player) check(path, want string) error {
	found, err := p.lookUp(path)
	if err != nil {
		return err
	}
	if !same(found, want) {
		return fmt.Errorf("expected %q, found %q", want, found)
	}
	return nil
}

// lookUp knows itself what every game has, and asks the game for the rest.
func (p *player) lookUp(path string) (string, error) {
	switch r := p.m.Result(); path {
	case "over":
		return map[bool]string{true: "yes", false: "no"}[p.m.Over()], nil
	case "outcome":
		return string(r.Outcome), nil
	case "legacy":
		legacy, err := p.m.Legacy()
		return string(legacy), err
	case "rounds":
		return strconv.Itoa(r.Rounds), nil
	case "winners":
		var names []string
		for seat := range table.Seat(p.m.Seats()) {
			if r.Winners.Has(seat) {
				names = append(names, p.name(seat))
			}
		}
		return strings.Join(names, ", "), nil
	case "scores":
		var scores []string
		for _, n := range r.Scores {
			scores = append(scores, strconv.Itoa(n))
		}
		return strings.Join(scores, ", "), nil
	}
	l, ok := p.m.Inspect().Truth().(Looker)
	if !ok {
		return "", fmt.Errorf("the state of %s can't be looked at; what can be checked is over, rounds, winners, "+
			"scores, outcome, legacy", p.s.Game)
	}
	return l.Look(path)
}
