package screen

import (
	"strings"
	"testing"

	"github.com/a-h/templ"

	"waystation/bots"
	"waystation/bots/hereditybot"
	"waystation/games/heredity"
	"waystation/games/heredity/decks"
	"waystation/games/scene"
	"waystation/games/scene/scenetest"
	"waystation/table"
	"waystation/web"
)

// What a bot has read is laid before everybody else, once they are asked something; what a person reads is not, nor
// what lies open now.
func TestWhatABotReadsIsRead(t *testing.T) {
	m := scenetest.Match(t, heredity.Shelf, 2, "read", "chapter1")
	told, shown := 0, 0
	for n := 0; !m.Over() && n < 400; n++ {
		a := m.Asks()[n%len(m.Asks())]
		if a.Seat == 0 {
			for _, bot := range []string{"", "easy"} {
				p := newPage(scenetest.Of(heredity.Shelf, m, 0, nil, func(s *scene.Table) {
					s.Recap, s.Acted, s.Since = true, told, told
					s.Seats[1].Bot = bot
				}))
				all := sheetWords(p.ask.Tidings)
				if bot == "" && all != "" {
					t.Fatalf("what a person has read is shown again: %s", all)
				}
				for _, e := range p.News.Told {
					c := p.card(e.A)
					if bot == "" || !heredity.Opens(e) || c == nil || len(c.Lines) == 0 {
						continue
					}
					seen := strings.Contains(all, strings.ReplaceAll(curled(c.Lines[0].Text), "*", ""))
					if by := p.readerOf(c, e); seen != (by == 1 && c != p.reading()) {
						t.Fatalf("%q, read by seat %d, is shown: %v", c.Title, by, seen)
					}
					if seen {
						shown++
						who := speaker(c)
						if known(who) && !strings.Contains(drawnOf(t, p.ask.Tidings.Picture), bust(who)) {
							t.Fatalf("%q is read without the portrait of %s", c.Title, who)
						}
					}
				}
			}
		}
		key := bots.Key(m.Verbs(), hereditybot.New(1).Choose(m.View(a.Seat), a))
		if err := m.Answer(a.Seat, a.Number, key, table.ByHand); err != nil {
			t.Fatal(err)
		}
		if a.Seat == 0 {
			told = len(m.Events(0))
		}
	}
	if shown == 0 {
		t.Error("no card was read by a bot")
	}
}

// What a bot has decided on a card stands beside what else it could have.
func TestABotsAnswerIsShownBesideTheOthers(t *testing.T) {
	c := &heredity.CardView{Number: 64, Questions: []*decks.Question{{Options: []decks.Option{
		{Text: "Shade."}, {Text: "Water."}, {Text: "The thirteenth key.", If: decks.Cond{{}}}, {Text: "Nothing."},
	}}}}
	if got := otherAnswers(c, table.Event{A: 64, C: 1}); got != "Not: Shade. / Nothing." {
		t.Errorf("the others are %q", got)
	}
	c.Questions[0].Options = c.Questions[0].Options[:1]
	if got := otherAnswers(c, table.Event{A: 64}) + otherAnswers(c, table.Event{A: 64, B: 1}); got != "" {
		t.Errorf("of one answer the others are %q", got)
	}
}

// drawnOf is a picture as it is written.
func drawnOf(t *testing.T, picture templ.Component) string {
	t.Helper()
	var out strings.Builder
	if picture == nil {
		return ""
	}
	if err := picture.Render(t.Context(), &out); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

// sheetWords is all that a sheet says.
func sheetWords(s *web.Tidings) string {
	if s == nil {
		return ""
	}
	all := s.Title
	for _, c := range s.Columns {
		for _, l := range c.Lines {
			all += "\n" + l.Words
		}
	}
	return all
}
