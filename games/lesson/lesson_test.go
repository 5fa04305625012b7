package lesson_test

import (
	"testing"
	"testing/fstest"

	"waystation/games/lesson"
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
