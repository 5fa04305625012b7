package screen

import (
	"slices"
	"strings"
	"testing"

	"waystation/games/heredity"
	"waystation/games/heredity/board"
	"waystation/games/scene"
	"waystation/games/scene/scenetest"
	"waystation/table"
)

// What has come about twice on end stands once over the question, and says that it was twice: a doubled sentence reads
// like a mistake.
func TestWhatCameTwiceIsSaidOnce(t *testing.T) {
	p, _ := offering("gives", [3]int16{}, []heredity.MemberView{{Name: "Brick"}})
	p.News = &scene.News{Told: make([]table.Event, 3), Words: []string{
		"Brick gets 2 materials.", "Brick gets 2 materials.", "Djamal takes 1 damage from the Sweep.",
	}}
	p.recall()
	if want := "Brick gets 2 materials, twice. Djamal takes 1 damage from the Sweep."; p.ask.Known != want {
		t.Errorf("over the question stands %q", p.ask.Known)
	}
	all := []string{"A.", "A.", "A.", "B.", "(C.)", "(C.)", "A."}
	if got, want := saidOnce(all), []string{"A, 3 times.", "B.", "(C.)", "A."}; !slices.Equal(got, want) {
		t.Errorf("%q are said as %q", all, got)
	}
}

// Whoever has not read a card that another seat has is told over their next question what it does. Whoever begins
// something else is not, if a bot has read it: a sheet shows it.
func TestWhatAnotherHasReadIsSaidOverTheQuestion(t *testing.T) {
	const does = "Brown Noon: Each character not in the farmyard takes 1 damage."
	opens := opened(t)
	for _, x := range []struct {
		kind   string
		reader table.Seat
		bot    string
		heard  bool
	}{
		{"hurt", 1, "", true}, {"walk", 1, "", true}, {"hurt", 0, "", false}, {"act", 1, "", true}, {"read", 1, "", false},
		{"act", 1, "bold", false}, {"card", 1, "bold", false}, {"hurt", 1, "bold", true},
	} {
		p, _ := offering(x.kind, [3]int16{}, []heredity.MemberView{
			{Name: "Selena", Managers: table.Set(0), At: board.Nowhere},
			{Name: "Maeve", Managers: table.Set(x.reader), At: board.Nowhere},
		})
		p.v.Cards = []heredity.CardView{{Number: opens.A, Title: "Brown Noon", Lines: []heredity.Line{
			{Speaker: "Maeve", Text: "'Down. Faces in.'"},
			{Text: "Each character not in the farmyard takes 1 damage.", Note: true},
		}}}
		p.News = &scene.News{Told: []table.Event{opens}, Words: []string{""}}
		p.Seats = []scene.Seat{{You: true}, {Bot: x.bot}}
		p.recall()
		if got := strings.Contains(p.ask.Known, does); got != x.heard {
			t.Errorf("%s, read by seat %d: over the question stands %q", x.kind, x.reader, p.ask.Known)
		}
	}
}

// opened is an event that opens a card.
func opened(t *testing.T) table.Event {
	t.Helper()
	m := scenetest.Match(t, heredity.Shelf, 1, "opened", "chapter1")
	for n := 0; n < 50; n++ {
		for _, e := range m.Events(0) {
			if heredity.Opens(e) {
				return e
			}
		}
		a := m.Asks()[0]
		if err := m.Answer(a.Seat, a.Number, table.Key(m.Verbs(), a.Options[0].Option), table.ByHand); err != nil {
			t.Fatal(err)
		}
	}
	t.Fatal("no card is opened")
	return table.Event{}
}
