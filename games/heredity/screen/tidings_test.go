package screen

import (
	"fmt"
	"slices"
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

// What a bot has read is told everybody else, once they are asked something: in a sheet up to the last card that one
// has to know, and in the recap what only tells, none twice. What a person reads is not, nor what lies open now.
func TestWhatABotReadsIsRead(t *testing.T) {
	m := scenetest.Match(t, heredity.Shelf, 2, "read", "chapter4")
	told, shown, recapped := 0, 0, 0
	for n := 0; !m.Over() && n < 400; n++ {
		a := m.Asks()[n%len(m.Asks())]
		if a.Seat == 0 {
			for _, bot := range []string{"", "easy"} {
				p := newPage(scenetest.Of(heredity.Shelf, m, 0, nil, func(s *scene.Table) {
					s.Recap, s.Acted, s.Since = true, told, told
					s.Seats[1].Bot = bot
				}))
				all, below := sheetWords(p.ask.Tidings), recapPages(p.ask.Recap)
				if bot == "" && all+below != "" {
					t.Fatalf("what a person has read is shown again: %s%s", all, below)
				}
				if x := p.ask.Tidings; x != nil && p.ask.Recap != nil {
					last := titled(p, x.Columns[len(x.Columns)-1].Head)
					own := slices.ContainsFunc(p.News.Told, func(e table.Event) bool {
						return heredity.Opens(e) && e.A == last.Number && e.Seat == 0
					})
					if !own && !matters(last) {
						t.Fatalf("a sheet tells what only tells: %s", all)
					}
				}
				if x := p.ask.Tidings; x != nil && bot != "" && !strings.HasSuffix(x.Title, x.Columns[len(x.Columns)-1].Head+".") &&
					x.Title != fmt.Sprintf("Read aloud: %d cards.", len(x.Columns)) {
					t.Fatalf("%d cards are read under %q", len(x.Columns), x.Title)
				}
				for _, e := range p.News.Told {
					c := p.card(e.A)
					if bot == "" || !heredity.Opens(e) || c == nil || len(c.Lines) == 0 {
						continue
					}
					words := strings.ReplaceAll(curled(c.Lines[0].Text), "*", "")
					seen, folded := strings.Contains(all, words), strings.Contains(below, words)
					if by := p.readerOf(c, e); (seen || folded) != (by == 1 && c != p.reading()) || seen && folded {
						t.Fatalf("%q, read by seat %d, is in the sheet: %v; in the recap: %v", c.Title, by, seen, folded)
					}
					if folded {
						recapped++
					}
					if folded && e.Seat == 0 {
						t.Fatalf("%q, which the viewer has opened, is in the recap alone", c.Title)
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
		if a.Seat == 0 {
			told = len(m.Events(0)) // what comes of the answer at once is told, too
		}
		if err := m.Answer(a.Seat, a.Number, key, table.ByHand); err != nil {
			t.Fatal(err)
		}
	}
	if shown == 0 || recapped == 0 {
		t.Errorf("%d cards that a bot has read were in sheets, %d in the recap", shown, recapped)
	}
}

// What the whole family has lost is told each of them when they are asked next, whoever has lost it: as a loss, and in
// the recap.
func TestWhatAllLoseIsToldAll(t *testing.T) {
	found := 0
	for _, chapter := range []string{"chapter1", "chapter2", "chapter3", "chapter4"} {
		m := scenetest.Match(t, heredity.Shelf, 2, "lost", chapter)
		told := 0
		for n := 0; !m.Over() && n < 600; n++ {
			a := m.Asks()[0]
			if a.Seat == 0 {
				p := newPage(scenetest.Of(heredity.Shelf, m, 0, nil, func(s *scene.Table) {
					s.Recap, s.Acted, s.Since = true, told, told
				}))
				for i, e := range p.News.Told {
					if w, _ := m.Telling(e, 0); e.Seat != table.Nobody || w != table.Major || !m.Costs(e, 0) {
						continue
					}
					found++
					o := p.ask.Outcome
					if o == nil || o.Lost && o.Words != curled(p.News.Words[i]) &&
						!slices.Contains(o.Lines, curled(p.News.Words[i])) && o.Rest == 0 {
						t.Errorf("%s: %q is no loss of all: %+v", chapter, p.News.Words[i], o)
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
	}
	if found == 0 {
		t.Error("nobody has lost anything")
	}
}

// titled is a card by its title.
func titled(p *page, title string) *heredity.CardView {
	for i := range p.v.Cards {
		if p.v.Cards[i].Title == title {
			return &p.v.Cards[i]
		}
	}
	return nil
}

// recapPages is all that can be read under the lines of a recap.
func recapPages(r *web.Recap) (all string) {
	if r == nil {
		return ""
	}
	for _, l := range r.Lines {
		for _, x := range l.Page {
			all += "\n" + strings.ReplaceAll(x.Words, "*", "")
		}
	}
	return all
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
