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
	for verb, want := range map[table.Verb]string{saga.VerbEquip: " {damage} from ", saga.VerbMod: " with Knife: once +*1* {blade}"} {
		o := table.Option{Verb: verb, A: int16(axe), B: int16(knife)}
		if verb == saga.VerbMod {
			o.A, o.B = o.B, o.A
		}
		if got := p.asideOf(web.Choice{}, o, "").Label; !strings.Contains(got, want) {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

// PS-MAPACT-04: where land is laid, its rows stand under what lies to be laid, which is said once; the row that ends the
// sites has another key than the one that has ended the land, and says what it leaves.
func TestLayingLandIsShort(t *testing.T) {
	asked := map[string]web.Ask{}
	posed(t, "round: 2\nphase: day\nred map: TT-F1 at C2\nred at: C2\nred action: Map\ngreen action: Trek\n"+
		"red hand: TT-R1, TT-M1, Mall", `
Red: Refresh the queue
Red: take
Red: survey:32:6
Red: Go on
Red is asked: Where do you put your sites?
`, func(m *table.Match) {
		p := newPage(sceneOf(m, 0))
		if p.Asked != nil && asked[p.Asked.Prompt.Kind].Choices == nil {
			asked[p.Asked.Prompt.Kind] = p.ask
		}
	})
	land, sites := asked["survey"], asked["sites"]
	before := ""
	for _, c := range land.Choices[:len(land.Choices)-1] {
		if name, _, _ := strings.Cut(c.Label, " at "); !strings.HasPrefix(c.Group, name) {
			t.Errorf("the rows of %s stand under %q", name, c.Group)
		}
		if !strings.Contains(c.Label, " at ") || !strings.Contains(c.Group, "forage: ") || strings.Contains(c.Sub, "forage") {
			t.Errorf("a row of land: %q, %q, under %q", c.Label, c.Sub, c.Group)
		}
		if strings.Contains(before, c.Group) && !strings.HasSuffix(before, c.Group) {
			t.Errorf("the rows under %q are scattered", c.Group)
		}
		before += c.Group
	}
	end := func(a web.Ask) web.Choice { return a.Choices[len(a.Choices)-1] }
	if x, y := end(land), end(sites); x.Mark != "G" || x.Label != "Lay no more" || y.Mark != "D" || y.Label != "Put no more sites" {
		t.Errorf("the ends: %q %q, %q %q", x.Mark, x.Label, y.Mark, y.Label)
	}
}

// What can be used says what it does and what comes of it; a march and a meal left out say once what they take.
func TestWhatTiresSaysSoOnce(t *testing.T) {
	used, tires := 0, 0
	for n := range 4 {
		m := newMatch(t, 2, fmt.Sprint("tires ", n), "standard")
		walk(t, m, uint64(n), func(a *table.Ask) {
			p := newPage(sceneOf(m, a.Seat))
			for _, c := range p.ask.Choices {
				switch o, _ := p.Option(c); {
				case o.Verb == saga.VerbUse && a.Prompt.Kind == "occasion":
					used++
					says := m.Voice(nil).Outlook(a, o).Words
					if text := p.sub(o); !strings.HasPrefix(c.Sub, strings.TrimSuffix(text, ".")) || !strings.HasSuffix(c.Sub, says) {
						t.Errorf("%q says neither %q nor %q: %q", c.Label, text, says, c.Sub)
					}
				case o.Verb == saga.VerbMarch || o.Verb == saga.VerbHunger:
					tires++
					if strings.Count(c.Sub, "fatigue") != 1 {
						t.Errorf("%s: %q", c.Label, c.Sub)
					}
				}
			}
		})
	}
	if used == 0 || tires == 0 {
		t.Errorf("%d things can be used, and %d rows tire", used, tires)
	}
}

// What an option of a story costs stands once in its row, as the game says it.
func TestAStoryTellsItsPriceOnce(t *testing.T) {
	priced := 0
	for n := range 4 {
		m := newMatch(t, 2, fmt.Sprint("prices ", n), "standard")
		walk(t, m, uint64(n), func(a *table.Ask) {
			p := newPage(sceneOf(m, a.Seat))
			for _, c := range p.ask.Choices {
				if o, _ := p.Option(c); o.Verb == saga.VerbChoose && len(p.v.Story.Terms[o.B].Price) > 0 {
					priced++
					if strings.Count(strings.ToLower(c.Sub), "price: ") != 1 || strings.Contains(c.Sub, "free") {
						t.Errorf("%s: %q", c.Label, c.Sub)
					}
				}
			}
		})
	}
	if priced == 0 {
		t.Error("no option has a price")
	}
}
