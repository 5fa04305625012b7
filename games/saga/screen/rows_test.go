package screen

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"waystation/games/saga"
	"waystation/table"
	"waystation/web"
)

// What is open of a story is A, B and so on, though options before it are closed: for who chooses and for who reads
// along, and in the line of what was chosen.
func TestTheLettersOfAStoryHaveNoGap(t *testing.T) {
	gaps := 0
	for n := range 6 {
		m := newMatch(t, 2, fmt.Sprint("letters ", n), "standard")
		walk(t, m, uint64(n), func(a *table.Ask) {
			if a.Prompt.Kind != "story" {
				return
			}
			var along []string
			for _, x := range newPage(sceneOf(m, 1-a.Seat)).options() {
				along = append(along, x.letter)
			}
			p := newPage(sceneOf(m, a.Seat))
			var marks []string
			for _, c := range p.ask.Choices {
				if o, _ := p.Option(c); o.Verb == saga.VerbChoose {
					marks = append(marks, c.Mark)
					if p.v.Story.Chosen = int8(o.B) + 1; int(o.B) >= len(marks) {
						gaps++
					}
					if x, _ := p.chosen(); x.letter != c.Mark {
						t.Errorf("%s is chosen as %s", c.Mark, x.letter)
					}
				}
			}
			if want := []string{"A", "B", "C", "D", "E"}[:len(marks)]; !slices.Equal(marks, want) || !slices.Equal(along, want) {
				t.Errorf("the choices are %v, and %v for who reads along", marks, along)
			}
		})
	}
	if gaps == 0 {
		t.Error("nothing was closed before what is open")
	}
}

// A row that begins or ends something says what.
func TestRowsNameWhatBeginsAndEnds(t *testing.T) {
	met := map[string]bool{}
	for n := range 3 {
		m := newMatch(t, 2, fmt.Sprint("rows ", n), "standard")
		walk(t, m, uint64(n), func(a *table.Ask) {
			p := newPage(sceneOf(m, a.Seat))
			for _, c := range p.ask.Choices {
				if c.Label == "Begin" || c.Label == "Done" || c.Label == "None of these" {
					t.Errorf("%s: %q", a.Prompt.Kind, c.Label)
				}
				met[c.Label] = true
			}
		})
	}
	for _, want := range []string{"Trek now", "End the turn", "Sleep", "Learn no more", "Recover nothing"} {
		if !met[want] {
			t.Errorf("no row says %q", want)
		}
	}
}

// A weapon that can be taken up says what it deals, and a mod that what it gives is given once.
func TestArmsSayWhatTheyBring(t *testing.T) {
	p := newPage(sceneOf(newMatch(t, 2, "arms", "standard"), 0))
	axe, _ := (&saga.Game{}).CardNamed("Felling Axe")
	knife, _ := (&saga.Game{}).CardNamed("Knife")
	for verb, want := range map[table.Verb]string{saga.VerbEquip: " {damage} from ", saga.VerbMod: ": once +*1* {blade}"} {
		o := table.Option{Verb: verb, A: int16(axe), B: int16(knife)}
		if verb == saga.VerbMod {
			o.A, o.B = o.B, o.A
		}
		if got := p.asideOf(web.Choice{}, o, "").Label; !strings.Contains(got, want) {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
