package screen

import (
	"fmt"
	"slices"
	"strings"

	"github.com/a-h/templ"

	"waystation/english"
	"waystation/games/heredity"
	"waystation/games/heredity/decks"
	"waystation/games/scene"
	"waystation/table"
	"waystation/web"
)

var _ scene.Herald = (*page)(nil)

// mostTitles is of how many cards the titles head what was read; each stands over its own words, too.
const mostTitles = 3

// Tidings are the cards that bots have read since the viewer's last answer, up to the last that one has to know: the
// family reads together, and a bot goes on before anybody else has read a line. What only tells waits in the recap, but
// for what the viewer has opened.
func (p *page) Tidings(n *scene.News) *web.Tidings {
	pages := p.readByBots(n)
	last := len(pages) - 1
	for p.ask.Recap != nil && last >= 0 && !pages[last].own && !matters(pages[last].card) {
		last--
	}
	if last < 0 {
		return nil
	}
	t := &web.Tidings{Next: "Go on", ID: n.Name(pages[last].at), Seat: pages[last].by}
	var titles, speakers []string
	for _, r := range pages[:last+1] {
		titles = append(titles, r.card.Title)
		if who := speaker(r.card); known(who) && !slices.Contains(speakers, who) {
			speakers = append(speakers, who)
		}
		t.Columns = append(t.Columns, web.TidingsColumn{Head: r.card.Title, Glyph: "book", Lines: told(r.card, n)})
	}
	t.Picture = tellers(speakers)
	t.Title = "Read aloud: " + english.List(titles) + "."
	if len(titles) > mostTitles {
		t.Title = fmt.Sprintf("Read aloud: %d cards.", len(titles))
	}
	return t
}

// readBy is a card that a bot has read.
type readBy struct {
	at   int // the event's place in the news
	card *heredity.CardView
	by   web.SeatMark
	own  bool // the viewer has opened it
}

// readByBots are the cards that bots have read since the viewer's last answer, in their order.
func (p *page) readByBots(n *scene.News) (out []readBy) {
	for i, e := range n.Told {
		c := p.readByBot(e)
		if c != nil && !slices.ContainsFunc(out, func(r readBy) bool { return r.card.Title == c.Title }) {
			out = append(out, readBy{i, c, p.Seats[p.readerOf(c, e)].Mark, e.Seat == p.v.Seat})
		}
	}
	return out
}

// matters reports whether one has to know a card to decide on anything: it asks, it lets something be done, it does
// something again and again, or somebody stands there. All others only tell.
func matters(c *heredity.CardView) bool {
	return len(c.Questions) > 0 || len(c.Actions) > 0 || len(c.Box) > 0 || c.Person != nil || c.Kind == decks.Quest
}

// readAlong adds to the recap what bots have read and no sheet tells, each card in a line under which it can be read.
func (p *page) readAlong() {
	if p.News == nil || p.ask.Recap == nil {
		return
	}
	r := *p.ask.Recap
	r.Lines = slices.Clone(r.Lines)
	for _, x := range p.readByBots(p.News) {
		if t := p.ask.Tidings; t == nil || !slices.ContainsFunc(t.Columns, func(c web.TidingsColumn) bool {
			return c.Head == x.card.Title
		}) {
			r.Lines = append(r.Lines, web.RecapLine{
				Seat: x.by, Words: "Read aloud: " + x.card.Title + ".", Page: told(x.card, p.News),
			})
		}
	}
	p.ask.Recap = &r
}

// tellers are those who tell what was read, side by side; nil for nobody.
func tellers(names []string) templ.Component {
	if len(names) == 0 {
		return nil
	}
	const top, size, apart = 44, 190, 200
	drawn := fmt.Sprintf(`<path class="plate6" d="M0 %dh640v%dH0z"/>`, top, size)
	for i, name := range names[:min(len(names), 640/apart)] {
		drawn += fmt.Sprintf(`<svg class="teller6" x="%d" y="%d" width="%d" height="%d" viewBox="0 0 90 90">`,
			20+i*apart, top, size, size) + bust(name) + `</svg>`
	}
	return templ.Raw(drawn)
}

// readByBot is the card that an event has opened, if a bot has read it; nil for none, and for what lies open now.
func (p *page) readByBot(e table.Event) *heredity.CardView {
	if !heredity.Opens(e) {
		return nil
	}
	c := p.card(e.A)
	if c == nil || len(c.Lines) == 0 || c == p.reading() {
		return nil
	}
	if s := p.readerOf(c, e); s < 0 || int(s) >= len(p.Seats) || p.Seats[s].Bot == "" {
		return nil
	}
	return c
}

// readerOf is who reads a card: who manages the one of the family that tells it, else who opened it, or the lead where
// nobody has (HE-RULING-46, HE-RULING-131).
func (p *page) readerOf(c *heredity.CardView, e table.Event) table.Seat {
	for i := range p.v.Team {
		if m := &p.v.Team[i]; m.Name == speaker(c) {
			if m.Managers.Has(e.Seat) {
				return e.Seat
			}
			return m.Managers.First()
		}
	}
	if e.Seat == table.Nobody {
		return p.v.Lead
	}
	return e.Seat
}

// otherAnswers are those to a question of a card that were not given, of such as always can be; "" for none.
func otherAnswers(c *heredity.CardView, e table.Event) string {
	if int(e.B) >= len(c.Questions) {
		return ""
	}
	var list []string
	for i, o := range c.Questions[e.B].Options {
		if i != int(e.C) && o.If == nil {
			list = append(list, o.Text)
		}
	}
	if len(list) == 0 {
		return ""
	}
	return "Not: " + strings.Join(list, " / ")
}

// told is what a card says, and what was decided on it.
func told(c *heredity.CardView, n *scene.News) (out []web.TidingsLine) {
	said := ""
	for _, l := range c.Lines {
		words := curled(l.Text)
		if !l.Note && l.Speaker != "" && l.Speaker != said {
			words = "*" + l.Speaker + "*: " + strings.ReplaceAll(words, "*", "")
		}
		said = l.Speaker
		out = append(out, web.TidingsLine{Words: words})
	}
	for i, e := range n.Told {
		if heredity.Decides(e) && e.A == c.Number {
			out = append(out, web.TidingsLine{Glyph: "check", Words: curled(n.Words[i])})
			if others := otherAnswers(c, e); others != "" {
				out = append(out, web.TidingsLine{Words: curled(others)})
			}
		}
	}
	return out
}
