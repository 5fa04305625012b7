package saga

import (
	"strings"
	"testing"
)

// The lesson says how one wins, before the first answer and after the last, and of a mod what the table says of it.
func TestTheLessonSaysHowOneWins(t *testing.T) {
	l := Lesson()
	for where, says := range map[string]string{
		"the beginning": strings.Join(l.Steps[0].Say, " "), "the end": l.Farewell,
	} {
		if !strings.Contains(strings.ReplaceAll(says, "*", ""), "the most VP") {
			t.Errorf("%s: %q", where, says)
		}
	}
	for _, s := range l.Steps {
		if says := strings.Join(s.Say, " "); strings.Contains(says, "*mod*") && !strings.Contains(says, "once") {
			t.Errorf("of a mod: %q", says)
		}
	}
}
