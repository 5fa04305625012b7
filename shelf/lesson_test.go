package shelf_test

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"waystation/bots"
	"waystation/games/lesson"
	"waystation/shelf"
	"waystation/table"
)

// writing lets the bots of today answer for the others in guided matches, and writes it down.
var writing = os.Getenv("UPDATE") != ""

// taught is a guided match, played by the learner as told and by bots.
type taught struct {
	t    *testing.T
	game *shelf.Game
	m    *table.Match
	bots []bots.Player
	told []int // which steps were told, in order
	// what the other seats answered
	rivals []lesson.Rival
}

func teach(t *testing.T, g *shelf.Game) *taught {
	t.Helper()
	l := g.Lesson
	m, err := table.NewMatch(g.Box, l.Setup, l.Seed)
	if err != nil {
		t.Fatal(err)
	}
	level, err := g.Level(l.Bots)
	if err != nil {
		t.Fatal(err)
	}
	x := &taught{t: t, game: g, m: m}
	for s := range table.Seat(m.Seats()) {
		x.bots = append(x.bots, level.New(bots.Seed(l.Seed, s)))
	}
	return x
}

// on gives one answer: bots theirs, the learner the one that choose picks.
func (x *taught) on(choose func(ask *table.Ask, step int) string) {
	x.t.Helper()
	ask := x.m.Asks()[0]
	for _, a := range x.m.Asks() { // bots answer while a person reads, but people come first where anybody may act
		if bot := a.Seat != lesson.Learner; bot != a.Pass {
			ask = a
			break
		}
	}
	key := ""
	if ask.Seat == lesson.Learner {
		done, _ := x.game.Lesson.Done(x.m)
		step := x.game.Lesson.Next(x.m, ask, done)
		if step >= 0 {
			x.told = append(x.told, step)
		}
		key = choose(ask, step)
	} else {
		key = x.rival(ask)
	}
	if err := x.m.Answer(ask.Seat, ask.Number, key, table.ByHand); err != nil {
		x.t.Fatal(err)
	}
}

// rival is what another seat answers: what is written down as long as that fits, or what a bot would. A bot that plays
// otherwise than it did is no reason to write anything down anew.
func (x *taught) rival(ask *table.Ask) string {
	set, told := x.game.Lesson.Answers(x.m, ask)
	if !told {
		set = x.bots[ask.Seat].Choose(x.m.View(ask.Seat), ask)
	}
	x.rivals = append(x.rivals, lesson.Rival{Seat: ask.Seat, At: ask.Prompt.Kind, Set: set})
	return bots.Key(x.m.Verbs(), set)
}

// suggested is what the narrator would answer; where there is nothing to say, the first that is on offer.
func (x *taught) suggested(ask *table.Ask, step int) string {
	if step >= 0 {
		return bots.Key(x.m.Verbs(), x.game.Lesson.Steps[step].Suggests(x.m, ask)[:1])
	}
	return table.Key(x.m.Verbs(), ask.Options[0].Option)
}

// Whoever does what the narrator says is told every step, in the order in which they stand.
func TestLessonsAreToldInOrder(t *testing.T) {
	for _, g := range shelf.All() {
		if g.Lesson == nil {
			continue
		}
		t.Run(g.Box.Name, func(t *testing.T) {
			x := teach(t, g)
			if !g.Lesson.Is(x.m) {
				t.Fatal("the lesson does not know its own match")
			}
			answers := 0
			for len(x.told) < len(g.Lesson.Steps) && !x.m.Over() && answers < 120 {
				x.on(func(ask *table.Ask, step int) string {
					key := x.suggested(ask, step)
					if os.Getenv("LESSON") != "" {
						x.read(ask, step, key)
					}
					return key
				})
				answers++
			}
			x.checkRivals()
			for i, step := range x.told {
				if step != i {
					t.Fatalf("step %d (%s) is told as number %d", step+1, g.Lesson.Steps[step].Task, i+1)
				}
			}
			if n := len(g.Lesson.Steps); len(x.told) < n {
				t.Errorf("told %d of %d steps; the next waits for %q", len(x.told), n, g.Lesson.Steps[len(x.told)].At)
			}
		})
	}
}

// calls finds what a task sets off with a capital: *Pay 1 Fury*, and not Keep *one*.
var calls = regexp.MustCompile(`\*[^*]*\p{Lu}[^*]*\*`)

// Where the narrator calls an answer by its name, that one is named and no other, and so pointed at.
func TestWhatATaskCallsByNameIsOneAnswer(t *testing.T) {
	for _, g := range shelf.All() {
		if g.Lesson == nil {
			continue
		}
		t.Run(g.Box.Name, func(t *testing.T) {
			x := teach(t, g)
			for answers := 0; len(x.told) < len(g.Lesson.Steps) && !x.m.Over() && answers < 120; answers++ {
				x.on(func(ask *table.Ask, step int) string {
					if step >= 0 && calls.MatchString(g.Lesson.Steps[step].Task) {
						if s := &g.Lesson.Steps[step]; len(s.Suggests(x.m, ask)) != 1 {
							t.Errorf("step %d, %q, names %d answers", step+1, s.Task, len(s.Suggests(x.m, ask)))
						}
					}
					return x.suggested(ask, step)
				})
			}
		})
	}
}

// checkRivals compares what the other seats answered with what is written down for them.
func (x *taught) checkRivals() {
	x.t.Helper()
	file := "../games/" + x.game.Box.Name + "/lesson-rivals.txt"
	answers := lesson.WriteRivals(x.rivals, x.m.Verbs())
	if writing {
		if err := os.WriteFile(file, []byte(answers), 0o644); err != nil {
			x.t.Fatal(err)
		}
	}
	written, err := os.ReadFile(file)
	if err != nil {
		x.t.Fatal(err)
	}
	if string(written) != answers {
		x.t.Errorf("%s: the others answered\n%s\nand it has\n%s\nUPDATE=1 lets bots play them anew", file, answers, written)
	}
}

// read writes down what the learner sees, for whoever writes a lesson: LESSON=1 go test -v -run Lessons ./shelf.
func (x *taught) read(ask *table.Ask, step int, key string) {
	x.t.Logf("--- %s: %s", ask.Prompt.Kind, x.m.Question(ask))
	if step >= 0 {
		s := x.game.Lesson.Steps[step]
		x.t.Logf("    %d. %s\n    => %s", step+1, strings.Join(s.Say, "\n       "), s.Task)
	}
	v := x.m.Voice(nil)
	for _, o := range ask.Options {
		label, piece := v.Label(ask.Seat, o.Option)
		x.t.Logf("      %s  %s [%s] %s", table.Key(x.m.Verbs(), o.Option), label, piece, v.Outlook(ask, o.Option).Line())
	}
	x.t.Logf("    answers %s", key)
	if x.game.Text != nil && os.Getenv("LESSON") == "2" {
		x.t.Log(x.game.Text(x.m.View(ask.Seat), nil))
	}
}

// at plays Saga's lesson as told until a kind of question.
func (x *taught) at(kind string) *table.Ask {
	x.t.Helper()
	for range 60 {
		ask := x.m.Asks()[0]
		if ask.Seat == lesson.Learner && ask.Prompt.Kind == kind {
			return ask
		}
		x.on(x.suggested)
	}
	x.t.Fatalf("the lesson does not come to %q", kind)
	return nil
}

// The narrator is of an opinion where one option is named, whatever its key; then another strays. Nothing is said of
// what is not there.
func TestTheNarratorSpeaksOfWhatIsThere(t *testing.T) {
	x := teach(t, shelf.Find("saga"))
	ask := x.at("take") // 2: Rural and Factory
	for _, c := range []struct {
		task    string
		answers []string
		named   int
		key     string
		strays  bool
	}{
		{"Take the *Rural and the Factory*.", []string{"take:2"}, 1, "take:2", false},
		{"Take the *Rural and the Factory*.", []string{"take:2"}, 1, "take:1", true},
		{"Take the *Rural and the Factory*.", []string{"take:1"}, 1, "take:2", false}, // it has come to lie elsewhere
		{"Take the *Rural and the Factory*.", []string{"take:1"}, 1, "take:1", true},
		{"Take the *City and the Factory*.", []string{"take:2"}, 0, "take:2", false},
		{"Take the *City*.", []string{"take:2", "take:1"}, 0, "take:1", false},
		{"Take it.", []string{"take:2"}, 1, "take:1", true},
		{"Take it.", []string{"take:9", "take:1"}, 1, "take:2", true},
		{"Choose.", []string{"take"}, 3, "take:1", false},
		{"Take it.", []string{"take:2"}, 1, "take:9", false}, // not on offer: refused, and not asked for once more
		{"Pass.", []string{"pass"}, 0, "take:1", false},
	} {
		s := lesson.Step{At: "take", Answers: c.answers, Task: c.task}
		if n := len(s.Suggests(x.m, ask)); n != c.named {
			t.Errorf("%s %v names %d options, want %d", c.task, c.answers, n, c.named)
		}
		if strays := s.Strays(x.m, ask, c.key); strays != c.strays {
			t.Errorf("%s %v: %s strays: %t", c.task, c.answers, c.key, strays)
		}
	}
}

// What follows from an answer is told after that one alone.
func TestTheNarratorKnowsWhatWasAnswered(t *testing.T) {
	x := teach(t, shelf.Find("saga"))
	ask := x.at("story")
	for _, after := range []string{"bid:1", "bid:2"} {
		l := lesson.Lesson{Steps: []lesson.Step{{At: "story", After: after, Answers: []string{"choose"}}}}
		if told := l.Next(x.m, ask, make([]bool, 1)) == 0; told != (after == "bid:1") {
			t.Errorf("1 was bid; what is told after %s is told: %t", after, told)
		}
	}
}
