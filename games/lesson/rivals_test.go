package lesson_test

import (
	"slices"
	"testing"
	"testing/fstest"

	"waystation/games/lesson"
	"waystation/internal/caravan"
	"waystation/table"
)

// What is wrong with the answers of the others is told by line.
func TestReadingRivals(t *testing.T) {
	read := func(text string) ([]lesson.Rival, error) {
		return lesson.ReadRivals(fstest.MapFS{"rivals.txt": {Data: []byte(text)}}, "rivals.txt", verbs)
	}
	text := "1 turn draw:2\n3 goods draw*2+stop\n1 turn none\n"
	rivals, err := read(text)
	if err != nil || lesson.WriteRivals(rivals, verbs) != text {
		t.Errorf("read %+v, %v; written they are %q", rivals, err, lesson.WriteRivals(rivals, verbs))
	}
	for text, want := range map[string]string{
		"1 turn stop\n1 turn":   "rivals.txt:2: 2 words; a line is a seat, a kind of question and an answer",
		"0 turn stop":           `rivals.txt:1: "0" is no seat beside the learner's: 1 to 15`,
		"16 turn stop":          `rivals.txt:1: "16" is no seat beside the learner's: 1 to 15`,
		"red turn stop":         `rivals.txt:1: "red" is no seat beside the learner's: 1 to 15`,
		"1 turn stop\n1 turn x": `rivals.txt:2: key "x": no choice of this game is called "x"`,
	} {
		if _, err := read(text); err == nil || err.Error() != want {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
}

// A written answer belongs to one question: so many of its kind came before at that seat. What is not on offer there is
// left to a bot.
func TestRivalsAnswer(t *testing.T) {
	m, err := table.NewMatch(caravan.Shelf, table.Setup{Game: "caravan", Seats: 2}, table.SeedOf("rivals"))
	if err != nil {
		t.Fatal(err)
	}
	stop, draw, good := caravan.Stop.Of(), caravan.Draw.Of(), caravan.Good.Of(9)
	l := &lesson.Lesson{Rivals: []lesson.Rival{
		{Seat: 1, At: "turn", Set: []table.Option{draw}},
		{Seat: 1, At: "elsewhere", Set: []table.Option{stop}},
		{Seat: 1, At: "turn", Set: []table.Option{good}},
		{Seat: 1, At: "turn", Set: []table.Option{stop}},
	}}
	if set, ok := l.Answers(m, turnOf(t, m, 0)); ok {
		t.Errorf("another seat answers %v", set)
	}
	for i, want := range []struct {
		answer table.Option
		fits   bool
	}{{draw, true}, {good, false}, {stop, true}} {
		ask := turnOf(t, m, 1)
		set, fits := l.Answers(m, ask)
		if fits != want.fits || !slices.Equal(set, []table.Option{want.answer}) {
			t.Errorf("turn %d is answered %v, which fits: %v; want %+v", i, set, fits, want)
		}
		answer(t, m, ask, m.Default(ask))
	}
}

// turnOf plays on, everybody as is usual, until it is the seat's turn.
func turnOf(t *testing.T, m *table.Match, seat table.Seat) *table.Ask {
	t.Helper()
	for !m.Over() {
		ask := m.Asks()[0]
		if ask.Seat == seat && ask.Prompt.Kind == "turn" {
			return ask
		}
		answer(t, m, ask, m.Default(ask))
	}
	t.Fatal("the match is over")
	return nil
}

func answer(t *testing.T, m *table.Match, ask *table.Ask, key string) {
	t.Helper()
	if err := m.Answer(ask.Seat, ask.Number, key, table.ByHand); err != nil {
		t.Fatal(err)
	}
}
