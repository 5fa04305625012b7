package posthuman

import (
	"slices"
	"strings"
	"testing"

	"waystation/scenario"
	"waystation/table"
)

// scene is a position, arranged in the words of scenarios, with what will be answered and rolled.
type scene struct {
	*Game
	t      *testing.T
	tab    *table.Table
	script []string         // keys, labels or verbs, in the order asked
	dice   map[string][]int // by the name of the die: what comes next; else the lowest number
	asked  []string         // the questions put, by kind
	offers []string         // the keys of the last question
	told   []string         // what has been told, as everybody reads it
	events []table.Event    // the same
	seen   scenario.Witness // the rules that occurred

	whenDrawn func(table.Chance) // looks on whenever chance is called for
	whenAsked func(kind string)  // looks on at every question, whose options are in offers
}

// The seats of a scene.
const (
	red table.Seat = iota
	green
	yellow
	blue
)

// set is a game of so many players at the start of its first turn, in which nobody has a skill or an item, all stats
// are 3, health and morale 6, food and ammo 5, and red draws the events. Pairs of path and value arrange the rest.
func set(t *testing.T, players int, arrange ...string) *scene {
	t.Helper()
	s := &scene{Game: fresh(t, players, "standard"), t: t, dice: map[string][]int{}}
	random := table.InPlace(1, 2, table.Config{Marks: true})
	for !s.Ready() {
		s.Step(random)
	}
	s.tab = table.InPlace(1, 2, table.Config{Decider: s, Rig: s.rig, Marks: true, Loud: true})
	s.with("starter", "red")
	for seat := range table.Seat(players) {
		who := s.SeatName(seat) + " "
		s.mat(seat).Action = NoAction
		for _, stat := range statNames {
			s.with(who+stat, "3")
		}
		s.with(who+"skills", "none", who+"gear", "none", who+"health", "6", who+"morale", "6", who+"food", "5",
			who+"ammo", "5")
	}
	s.with(arrange...)
	return s
}

// with arranges pairs of path and value.
func (s *scene) with(pairs ...string) *scene {
	s.t.Helper()
	for i := 0; i+1 < len(pairs); i += 2 {
		if err := s.Arrange(pairs[i], pairs[i+1]); err != nil {
			s.t.Fatalf("%s = %s: %v", pairs[i], pairs[i+1], err)
		}
	}
	return s
}

// roll says what a die shows next, in order.
func (s *scene) roll(die string, n ...int) *scene {
	s.dice[die] = append(s.dice[die], n...)
	return s
}

func (s *scene) rig(c table.Chance) int {
	if s.whenDrawn != nil {
		s.whenDrawn(c)
	}
	if c.Sides == 0 {
		return int(c.Cards[0].Card)
	}
	if next := s.dice[c.Name]; len(next) > 0 {
		s.dice[c.Name] = next[1:]
		return next[0]
	}
	return 1
}

// Pick answers by the script. Whoever has no answer left is done, rolls and keeps what they have.
func (s *scene) Pick(seat table.Seat, p *table.Prompt, options []table.Option) int {
	s.t.Helper()
	if what := broken(s.Game); what != "" {
		s.t.Fatalf("at %q: %s", p.Kind, what)
	}
	s.asked = append(s.asked, p.Kind)
	s.seen.Asked(p)
	s.offers = s.offers[:0]
	for _, o := range options {
		s.offers = append(s.offers, table.Key(s.Verbs(), o))
		s.Outlook(p, o, seat, nil) // what would come of it can be said, whatever lies on the table
	}
	if s.whenAsked != nil {
		s.whenAsked(p.Kind)
	}
	if p == askTurn && len(options) == 1 && (len(s.script) == 0 || !slices.Contains(s.offers, s.script[0])) {
		return 0 // nothing to decide
	}
	if len(s.script) == 0 {
		for i, o := range options {
			if o == table.Pass || o.Verb == VerbDone || o.Verb == VerbRoll {
				return i
			}
		}
		s.t.Fatalf("%s is asked %q and has no answer: %s", s.SeatName(seat), p.Kind, s.labels(seat, options))
	}
	want := s.script[0]
	s.script = s.script[1:]
	for i, o := range options {
		if key := s.offers[i]; want == key || want == strings.Split(key, ":")[0] || want == s.label(seat, o) {
			return i
		}
	}
	s.t.Fatalf("%s is asked %q and can't answer %q: %s", s.SeatName(seat), p.Kind, want, s.labels(seat, options))
	return 0
}

func (s *scene) label(seat table.Seat, o table.Option) string {
	if o == table.Pass {
		return "pass"
	}
	label, _ := s.Label(o, seat, nil)
	return label
}

func (s *scene) labels(seat table.Seat, options []table.Option) string {
	var words []string
	for i, o := range options {
		words = append(words, s.offers[i]+" ("+s.label(seat, o)+")")
	}
	return strings.Join(words, ", ")
}

// play plays a phase of the turn to its end. Pairs of colour and action before the script say who has declared what,
// such as "red: Move".
func (s *scene) play(p Phase, script ...string) *scene {
	s.t.Helper()
	for len(script) > 0 && strings.Contains(script[0], ": ") && s.declared(script[0]) {
		script = script[1:]
	}
	s.with("phase", phaseWords[p])
	s.script, s.asked = script, nil
	for s.Phase == p && !s.Over() {
		s.Step(s.tab)
		s.hear()
		if what := broken(s.Game); what != "" {
			s.t.Fatal(what)
		}
	}
	s.exhausted()
	return s
}

func (s *scene) declared(line string) bool {
	who, action, _ := strings.Cut(line, ": ")
	return slices.Contains(actionNames, action) && s.Arrange(who+" action", action) == nil
}

// act runs something that befalls a player, outside any phase.
func (s *scene) act(who table.Seat, do func(t *table.Table), script ...string) *scene {
	s.t.Helper()
	s.script, s.asked = script, nil
	s.aboard(s.tab, who, func() { do(s.tab) })
	s.hear()
	if what := broken(s.Game); what != "" {
		s.t.Fatal(what)
	}
	s.exhausted()
	return s
}

func (s *scene) exhausted() {
	s.t.Helper()
	if len(s.script) > 0 {
		s.t.Fatalf("never asked: %q", s.script)
	}
}

func (s *scene) hear() {
	told := s.tab.Told()
	s.seen.Told(told)
	for _, e := range told {
		e.Secret = table.Hidden
		s.events = append(s.events, e)
		s.told = append(s.told, s.Tale(e, table.Nobody, nil))
	}
}

// exercises claims that rules occur in the scene, as questions or in what is told; it is checked when the test ends.
func (s *scene) exercises(rules ...string) *scene {
	s.t.Helper()
	s.t.Cleanup(func() {
		s.t.Helper()
		s.hear()
		s.seen.Exercises(s.t, rules...)
	})
	return s
}

// shows is want for a value that some rules decide.
func (s *scene) shows(rules, path, want string) *scene {
	s.t.Helper()
	got, err := s.Look(path)
	if err != nil {
		s.t.Fatal(err)
	}
	scenario.Shows(s.t, rules, path, got, want)
	return s
}

// want compares pairs of path and value with the position.
func (s *scene) want(pairs ...string) *scene {
	s.t.Helper()
	for i := 0; i+1 < len(pairs); i += 2 {
		if got, err := s.Look(pairs[i]); err != nil || got != pairs[i+1] {
			s.t.Errorf("%s is %q (%v), expected %q; told: %s", pairs[i], got, err, pairs[i+1],
				strings.Join(s.told, " "))
		}
	}
	return s
}

// wasAsked compares the kinds of the questions put since the last play.
func (s *scene) wasAsked(kinds ...string) *scene {
	s.t.Helper()
	if !slices.Equal(s.asked, kinds) {
		s.t.Errorf("asked %q, expected %q", s.asked, kinds)
	}
	return s
}

// heard looks for a sentence.
func (s *scene) heard(part string) *scene {
	s.t.Helper()
	if !strings.Contains(strings.Join(s.told, "\n"), part) {
		s.t.Errorf("nobody told %q: %s", part, strings.Join(s.told, " "))
	}
	return s
}

// cut cuts "path=value".
func cut(s string) (path, value string) {
	path, value, _ = strings.Cut(s, "=")
	return path, value
}
