package saga

import (
	"strings"
	"testing"

	"waystation/table"
)

// What an enemy's dice show as damage is told beside its shots (PS-RANGED-10).
func TestDamageWithoutShotsIsTold(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	c := int16(p.card("Night Grocer"))
	chart := Of(table.Card(c)).Enemy.Shoot.Chart
	for _, x := range []struct {
		shots, damage int
		want          string
	}{
		{0, 1, "rolls 0 shots and 1 damage: 1 damage."},
		{1, chart.read(1), "rolls 1 shot: "},
	} {
		e := table.Event{Tale: taleFoeFire, A: int16(x.shots), B: int16(x.damage), C: c}
		if got := p.Tale(e, 0, nil); !strings.Contains(got, x.want) {
			t.Errorf("it says %q, not %q", got, x.want)
		}
	}
}

// A story that begins with its title is not announced twice in the same words.
func TestATitleIsNotToldTwice(t *testing.T) {
	for title, want := range map[string]string{"Is Anybody Attending to You?": "", "The Shelf": ` "Is anybody attending to you?"`} {
		if got := opening(&Page{Title: title, Text: `"Is anybody attending to you?" Somebody is.`}); got != want {
			t.Errorf("%s begins %q, not %q", title, got, want)
		}
	}
}
