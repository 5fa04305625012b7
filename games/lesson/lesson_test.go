package lesson_test

import (
	"testing"
	"testing/fstest"

	"waystation/games/lesson"
	"waystation/table"
)

var verbs = []string{"draw", "stop"}

// What is wrong with a lesson's file is told by line, and nothing of it is taken for right.
func TestReadingALesson(t *testing.T) {
	read := func(text string) error {
		_, err := lesson.Read(fstest.MapFS{"lesson.yaml": {Data: []byte(text)}}, "lesson.yaml", verbs)
		return err
	}
	if err := read("- {at: turn, answers: [\"draw:2\", stop], say: [Look.], task: Draw.}\n"); err != nil {
		t.Error(err)
	}
	for text, want := range map[string]string{
		"- {at: turn, answers: [\"fly:2\"], say: [Look.], task: Fly.}": `lesson.yaml:1: answer "fly:2": key "fly:2": no ` +
			`choice of this game is called "fly"`,
		"- at: turn\n  answers: [draw]\n  say: [Look.]\n  task: Draw.\n  ends: [leave]": `lesson.yaml:1: answer "leave": ` +
			`key "leave": no choice of this game is called "leave"`,
		"- {at: turn, answers: [draw], say: [Look.]}": `lesson.yaml:1: field "task" is missing; a step needs it`,
		"steps: none": "lesson.yaml:1: expected one list, each item starting with a dash",
	} {
		if err := read(text); err == nil || err.Error() != want {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
}

// The narrator is of an opinion where one option is named; then another strays.
func TestWhoStrays(t *testing.T) {
	ask := &table.Ask{Prompt: &table.Prompt{Kind: "turn"}, Options: []table.Offered{
		{Option: table.Verb(0).Of(1)}, {Option: table.Verb(0).Of(2)}, {Option: table.Verb(1).Of()},
	}}
	for _, x := range []struct {
		answers []string
		named   int
		key     string
		strays  bool
	}{
		{[]string{"draw:2"}, 1, "draw:2", false},
		{[]string{"draw:2"}, 1, "draw:1", true},
		{[]string{"draw:3", "stop"}, 1, "draw:1", true},
		{[]string{"draw"}, 2, "stop", false},
		{[]string{"draw:3"}, 0, "stop", false},
		{[]string{"draw:2"}, 1, "draw:7", false}, // not on offer: refused, and not asked for once more
		{[]string{"pass", "stop"}, 1, "draw:1", true},
	} {
		s := lesson.Step{At: "turn", Answers: x.answers}
		if n := len(s.Suggests(verbs, ask)); n != x.named {
			t.Errorf("%v name %d options, want %d", x.answers, n, x.named)
		}
		if strays := s.Strays(verbs, ask, x.key); strays != x.strays {
			t.Errorf("%v: %s strays: %v", x.answers, x.key, strays)
		}
	}
}
