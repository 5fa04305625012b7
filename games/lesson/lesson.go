// Package lesson is a guided first match: a match like any other, whose chance is the same each time, and a narrator
// who speaks up when one of its questions comes for the first time.
package lesson

import (
	"io/fs"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"waystation/games/cardfile"
	"waystation/table"
)

// Learner is the seat of whoever is taught.
const Learner table.Seat = 0

// Lesson is the guided match of a game.
type Lesson struct {
	Setup    table.Setup
	Seed     table.Seed // by which a match is known to be the lesson: nobody else's has it
	Bots     string     // the level of those at the other seats
	Minutes  int        // that it takes, about
	Narrator string     // a name
	Steps    []Step
	Rivals   []Rival // what those at the other seats answer, each in the order of play
	Farewell string  // marked text, when all steps are done
}

// Step is what is said at one question, once.
type Step struct {
	Learns  string   `yaml:"learns"`  // what one can do after it, such as "explore a card"; "" where it only leads on
	At      string   `yaml:"at"`      // the kind of the question's prompt
	After   string   `yaml:"after"`   // a key: nothing is said unless the learner has given that answer; "" for any
	Answers []string `yaml:"answers"` // what is suggested: keys, or verbs for any option of theirs; the first on offer
	Ends    []string `yaml:"ends"`    // verbs of other answers that end the step as well
	Say     []string `yaml:"say"`     // paragraphs of marked text
	Task    string   `yaml:"task"`    // marked text: what to do now
	Points  []string `yaml:"points"`  // pieces that the narrator points at, besides that of the suggested answer
}

// Read reads the steps of a lesson from a file. verbs are the game's. The error has a line for each fault.
func Read(fsys fs.FS, file string, verbs []string) ([]Step, error) {
	var r cardfile.Reader
	var steps []Step
	check := func(i cardfile.Item) bool {
		return r.Keys(i, "a step", "at answers say task", "learns after ends points")
	}
	places := r.List(fsys, file, check, &steps)
	for i, at := range places {
		keys := slices.Concat(steps[i].Answers, steps[i].Ends)
		if steps[i].After != "" {
			keys = append(keys, steps[i].After)
		}
		for _, key := range keys {
			if _, err := table.ParseKey(verbs, key); err != nil {
				r.Fail(at, "answer %q: %v", key, err)
			}
		}
	}
	return steps, r.Err()
}

// Steps reads the steps of a game's own lesson.yaml. It panics if they are wrong, as they are the program's own.
func Steps(fsys fs.FS, verbs []string) []Step {
	steps, err := Read(fsys, "lesson.yaml", verbs)
	if err != nil {
		panic(err)
	}
	return steps
}

// Is reports whether a match is this lesson.
func (l *Lesson) Is(m *table.Match) bool { return l.Began(m.Setup(), m.Seed(), m.Seats()) }

// Began reports whether a match that began like this is this lesson.
func (l *Lesson) Began(setup table.Setup, seed table.Seed, seats int) bool {
	return seed == l.Seed && setup.Mode == l.Setup.Mode && seats == l.Setup.Seats
}

// Done are the steps that the learner has gone through, by what they have answered and not taken back; before, those
// that they had before their last answer.
func (l *Lesson) Done(m *table.Match) (done, before []bool) {
	done, before = make([]bool, len(l.Steps)), make([]bool, len(l.Steps))
	log := m.Entries(0)
	for _, at := range m.Standing() {
		e := log[at]
		if e.Seat != Learner || e.Kind == table.KindFree {
			continue
		}
		copy(before, done)
		for i := range l.Steps {
			if !done[i] && l.Steps[i].endsWith(m.Verbs(), e) {
				done[i] = true
				break
			}
		}
	}
	return done, before
}

// endsWith reports whether an answer ends the step.
func (s *Step) endsWith(verbs []string, e *table.Entry) bool {
	if e.Name != s.At {
		return false
	}
	set := e.Set
	if e.Kind == table.KindPass {
		set = []table.Option{table.Pass}
	}
	return slices.ContainsFunc(set, func(o table.Option) bool {
		key := table.Key(verbs, o)
		return slices.ContainsFunc(s.Answers, func(a string) bool { return verbOf(a) == verbOf(key) }) ||
			slices.Contains(s.Ends, verbOf(key))
	})
}

// verbOf is the verb of a key.
func verbOf(key string) string {
	verb, _, _ := strings.Cut(key, ":")
	return verb
}

// Next is the first step that a question of the learner's belongs to, of those that are not done; -1 where the narrator
// has nothing to say.
func (l *Lesson) Next(m *table.Match, ask *table.Ask, done []bool) int {
	for i := range l.Steps {
		s := &l.Steps[i]
		if !done[i] && s.At == ask.Prompt.Kind && s.follows(m) && len(s.Suggests(m, ask)) > 0 {
			return i
		}
	}
	return -1
}

// follows reports whether the learner has given the answer after which the step is told.
func (s *Step) follows(m *table.Match) bool {
	if s.After == "" {
		return true
	}
	log := m.Entries(0)
	return slices.ContainsFunc(m.Standing(), func(at int) bool {
		e := log[at]
		return e.Seat == Learner && slices.ContainsFunc(e.Set, func(o table.Option) bool {
			return table.Key(m.Verbs(), o) == s.After
		})
	})
}

// Suggests are the options that the narrator names: those of the first of its answers of which something is on offer.
// It is one option where the narrator is of an opinion, and several where the learner may choose. After other answers
// than those suggested, another option may have the same key, or the same option another key: what counts is whether it
// is called what the task calls it.
func (s *Step) Suggests(m *table.Match, ask *table.Ask) []table.Option {
	for _, answer := range s.Answers {
		var exact, alike []table.Option
		for _, o := range options(ask) {
			switch key := table.Key(m.Verbs(), o); {
			case verbOf(key) == answer:
				alike = append(alike, o)
			case isKey(m.Verbs(), answer, o) && s.names(m, ask.Seat, o):
				exact = append(exact, o)
			case verbOf(key) == verbOf(answer) && s.called() && s.names(m, ask.Seat, o):
				alike = append(alike, o)
			}
		}
		if len(exact) > 0 {
			return exact
		}
		if len(alike) > 0 {
			return alike
		}
	}
	return nil
}

// isKey reports whether a key is that of an option, which may have it with or without noughts at its end: fury, fury:0.
func isKey(verbs []string, key string, o table.Option) bool {
	x, err := table.ParseKey(verbs, key)
	return err == nil && x == o
}

// options are all that may be answered.
func options(ask *table.Ask) []table.Option {
	out := make([]table.Option, 0, len(ask.Options)+1)
	if ask.Pass {
		out = append(out, table.Pass)
	}
	for _, o := range ask.Options {
		out = append(out, o.Option)
	}
	return out
}

// called reports whether the task calls an option by a name.
func (s *Step) called() bool { return len(s.nouns()) > 0 }

// names reports whether an option is called what the task calls it.
func (s *Step) names(m *table.Match, seat table.Seat, o table.Option) bool {
	label, _ := m.Label(seat, o)
	label = strings.ToLower(label)
	return !slices.ContainsFunc(s.nouns(), func(word string) bool { return !strings.Contains(label, word) })
}

// nouns are the words that begin with a capital in what the task sets off: *Lay the City*. They are in small letters.
func (s *Step) nouns() (out []string) {
	for i, part := range strings.Split(s.Task, "*") {
		for word := range strings.FieldsSeq(part) {
			if r, _ := utf8.DecodeRuneInString(word); i%2 == 1 && unicode.IsUpper(r) {
				out = append(out, strings.ToLower(strings.Trim(word, ".,;:!?")))
			}
		}
	}
	return out
}

// Strays reports whether an answer on offer is another than the one of which the narrator is of the opinion that it is
// best.
func (s *Step) Strays(m *table.Match, ask *table.Ask, key string) bool {
	named := s.Suggests(m, ask)
	offered := slices.ContainsFunc(options(ask), func(o table.Option) bool { return table.Key(m.Verbs(), o) == key })
	return offered && len(named) == 1 && table.Key(m.Verbs(), named[0]) != key
}
