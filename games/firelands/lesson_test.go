package firelands

import (
	"slices"
	"strings"
	"testing"
)

// The lesson calls the box that is to be repaired by what the rows call it: their numbers are others than those of boxes.
func TestTheLessonNamesTheBoxLikeItsRow(t *testing.T) {
	for _, step := range Lesson().Steps {
		if i := slices.IndexFunc(step.Answers, func(key string) bool { return strings.HasPrefix(key, "repair:985") }); i < 0 {
			continue
		}
		row, other := boxNames[spot(985).kind()], boxNames[spot(986).kind()]
		if !strings.Contains(step.Task, row) || !strings.Contains(step.Task, other) || strings.ContainsAny(step.Task, "0123456789") {
			t.Errorf("%q names neither %q nor tells it from %q", step.Task, row, other)
		}
		return
	}
	t.Error("nothing is repaired in the lesson")
}
