package saga

import (
	"bytes"
	"encoding/json"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"waystation/table"
)

// storyMatch is a match played to its end, with stories chosen by lot and the default for all else. look is shown it
// before each answer, and at the end.
func storyMatch(t *testing.T, seats int, mode string, look func(m *table.Match)) *table.Match {
	t.Helper()
	setup, err := Shelf.Check(table.Setup{Game: Shelf.Name, Mode: mode, Seats: seats})
	if err != nil {
		t.Fatal(err)
	}
	m, err := table.NewMatch(Shelf, setup, table.SeedOf("tales "+mode))
	if err != nil {
		t.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(1, 1))
	for !m.Over() {
		look(m)
		a := m.Asks()[0]
		key := m.Default(a)
		if a.Prompt.Kind == "story" {
			key = table.Key(m.Verbs(), a.Options[rng.IntN(len(a.Options))].Option)
		}
		if err := m.Answer(a.Seat, a.Number, key, table.ByHand); err != nil {
			t.Fatal(err)
		}
	}
	look(m)
	return m
}

func talesOf(m *table.Match, s table.Seat) []SeenTale { return m.View(s).(*View).Tales }

// A story that has not been read to somebody does not reach them: no side of the storybook that is sealed for a seat is
// in what it sees of stories, nor among the tales an option that was read and not chosen (PS-RULING-078).
func TestAnUnreadStoryReachesNobody(t *testing.T) {
	for mode, seats := range map[string]int{"standard": 3, "teams": 4, "solo": 1} {
		t.Run(mode, func(t *testing.T) {
			opened := -1
			storyMatch(t, seats, mode, func(m *table.Match) {
				g := m.Inspect().Truth().(*Game)
				if len(g.Read.Sides) == opened && !m.Over() {
					return
				}
				opened = len(g.Read.Sides)
				for s := table.Nobody; s < table.Seat(seats); s++ {
					v := m.View(s).(*View)
					seen := letters(t, v.Story) + letters(t, v.Tales)
					for side, page := range readPages {
						if page != nil && !g.Read.Seen(side).Has(s) && strings.Contains(seen, letters(t, page.Text)) {
							t.Fatalf("seat %d has read side %d, which is sealed: %s", s, side, page.Text)
						}
					}
				}
			})
		})
	}
}

// letters is something as JSON writes it, without the quotation marks around it.
func letters(t *testing.T, v any) string {
	t.Helper()
	b, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return strings.Trim(string(b), `"`)
}

// The tales are the stories of the match in the order in which they were read, whose and when, each with what was chosen
// and what came of it; the one that goes on is among them when its outcome has been read, and not before.
func TestTalesAreTheStoriesThatWereLived(t *testing.T) {
	going := 0
	m := storyMatch(t, 3, "standard", func(m *table.Match) {
		v := m.View(0).(*View)
		for _, x := range v.Tales {
			if x.Number == v.Story.Number && v.Story.Outcome == "" {
				t.Fatalf("%q is told before it has come out", x.Title)
			}
			if x.Text != "" && v.Final == NotYet {
				t.Fatalf("%q is told at length while the match goes on", x.Title)
			}
		}
		if v.Story.Number > 0 && v.Story.Chosen == 0 {
			going++
		}
	})
	var told []SeenTale
	round := 0
	for _, e := range m.Events(table.Nobody) {
		switch e.Tale {
		case taleRound:
			round = int(e.A)
		case taleEnds:
			page := readPages[storySide(e.A)]
			told = append(told, SeenTale{Number: e.A, Seat: e.Seat, Round: round, Title: page.Title, Text: page.Text,
				Choice:  readPages[optionSideOf(e.A, int(e.B)/3)].Text,
				Outcome: readPages[outcomeSideOf(e.A, int(e.B)/3, Grade(e.B%3))].Text})
		}
	}
	if len(told) < 4 || going == 0 {
		t.Fatalf("%d stories were read, and %d choices made", len(told), going)
	}
	for s := table.Nobody; s < 3; s++ {
		if got := talesOf(m, s); !reflect.DeepEqual(got, told) {
			t.Errorf("seat %d sees\n%v\nand was told\n%v", s, got, told)
		}
	}
}

// The tales come from the state: a match that is read from its file, or goes on from a snapshot that has forgotten what
// was told, has the same.
func TestTalesSurviveFilesAndSnapshots(t *testing.T) {
	m := storyMatch(t, 3, "standard", func(*table.Match) {})
	var file bytes.Buffer
	if err := m.Write(&file); err != nil {
		t.Fatal(err)
	}
	read, err := table.Read(&file, func(string) *table.Box { return Shelf })
	if err != nil {
		t.Fatal(err)
	}
	snap, err := m.Snapshot()
	if err != nil {
		t.Fatal(err)
	}
	snap.Events = nil
	resumed, err := table.Resume(Shelf, m.Setup(), m.Seed(), m.Entries(0), snap)
	if err != nil {
		t.Fatal(err)
	}
	for how, other := range map[string]*table.Match{"read": read, "resumed": resumed} {
		if got, want := talesOf(other, 0), talesOf(m, 0); len(want) == 0 || !reflect.DeepEqual(got, want) {
			t.Errorf("%s, the match has the tales\n%v\nand not\n%v", how, got, want)
		}
	}
}

// A story that a knock-out has broken off has no outcome, and what could have come of it stays sealed.
func TestATaleBrokenOff(t *testing.T) {
	g := newTestGame(t, two)
	g.Lived = []Lived{{Number: 3, Seat: 1, Round: 2, Chosen: 1}}
	g.Read.Sides = []table.OpenedSide{
		{Side: int32(storySide(3)), Seen: table.Everyone}, {Side: int32(optionSideOf(3, 0)), Seen: table.Everyone},
	}
	want := []SeenTale{{Number: 3, Seat: 1, Round: 2, Title: readPages[storySide(3)].Title,
		Choice: readPages[optionSideOf(3, 0)].Text}}
	if got := g.View(0).(*View).Tales; !reflect.DeepEqual(got, want) {
		t.Errorf("the tale is %v, want %v", got, want)
	}
}
