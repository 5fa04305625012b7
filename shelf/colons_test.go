package shelf_test

import (
	"regexp"
	"strings"
	"testing"

	"waystation/bots"
	"waystation/games/scene/scenetest"
	"waystation/shelf"
	"waystation/table"
)

var (
	sentence = regexp.MustCompile(`[.!?;]["')]* |, \*|\(`)
	colon    = regexp.MustCompile(`[\pL\d)*]: `)
)

// A sentence of the log, a question or a row has one colon at most: with two it can be read in two ways. What somebody
// tells in a story is theirs.
func TestNoSentenceHasTwoColons(t *testing.T) {
	for _, name := range []string{"posthuman", "saga", "firelands"} {
		g := shelf.Find(name)
		said := map[string]bool{}
		check := func(words string) {
			for _, s := range sentence.Split(words, -1) {
				if len(colon.FindAllString(s, -1)) > 1 && !said[s] && !strings.Contains(words, "lives through a story") {
					t.Errorf("%s says %q", name, s)
					said[s] = true
				}
			}
		}
		m := scenetest.Match(t, g.Box, 3, "colons", g.Box.Modes[0])
		player := bots.Random(5)
		for range 1500 {
			if m.Over() {
				break
			}
			a := m.Asks()[0]
			check(m.Question(a))
			for _, o := range a.Options {
				label, _ := m.Label(a.Seat, o.Option)
				check(label)
				check(m.Voice(nil).Outlook(a, o.Option).Line())
			}
			key := table.SetKey(m.Verbs(), player.Choose(m.View(a.Seat), a))
			if err := m.Answer(a.Seat, a.Number, key, table.ByHand); err != nil {
				t.Fatal(err)
			}
		}
		for _, e := range m.Events(0) {
			check(m.Tale(e, 0))
		}
	}
}
