package screen

import (
	"slices"
	"strings"

	"waystation/games/heredity"
	"waystation/games/heredity/sheet"
	"waystation/table"
	"waystation/web"
)

// ofMember are the kinds of questions whose first number is one of the family.
var ofMember = []string{
	"walk", "land", "aside", "slot", "hurt", "heal", "cure", "turn", "blow", "joins", "ground", "trade", "blast",
	"mend",
}

// address puts the question in the name and colour of whoever of the family it is about. Who plays alone is asked for
// the family: a seat's own colour would be that of one of them.
func (p *page) address() {
	if p.Asked != nil && p.Asked.Prompt.Kind == "act" {
		p.ask.About = "map"
	}
	switch {
	case p.Asked == nil:
		p.forWhom()
		return
	case slices.Contains(ofMember, p.Asked.Prompt.Kind) && int(p.Asked.About[0]) < len(p.v.Team):
		m := &p.v.Team[p.Asked.About[0]]
		p.ask.Seat = web.SeatMark{Colour: shapes[m.Name], Name: m.Name, Sign: "p-" + strings.ToLower(m.Name)}
		p.ask.Who = m.Name + ", " + left(m)
	case len(p.Seats) == 1:
		p.ask.Seat, p.ask.Who = web.SeatMark{}, "The family"
	default:
		return
	}
	if p.Asked.Prompt.Kind != "act" {
		p.ask.Head = "You decide"
	}
}

// forWhom says of whoever is waited for whom of the family they decide for.
func (p *page) forWhom() {
	if a := p.about; a != nil && len(p.Read) == 1 && slices.Contains(ofMember, a.Prompt.Kind) {
		m := &p.v.Team[a.About[0]]
		p.ask.Seat = web.SeatMark{Colour: shapes[m.Name], Name: m.Name, Sign: "p-" + strings.ToLower(m.Name)}
		p.ask.Who = p.seatName(a.Seat) + ", for " + m.Name
	}
}

// signLog puts before each line of the log the sign of whoever of the family it is about. Who plays alone needs no sign
// of a seat.
func (p *page) signLog() {
	entries := slices.Clone(p.Log.Entries)
	for i := range entries {
		e := &entries[i]
		first, _, _ := strings.Cut(e.Words, " ")
		name := strings.TrimSuffix(strings.TrimSuffix(first, ":"), "'s")
		switch colour := shapes[name]; {
		case colour != "":
			e.Seat, e.Glyph = web.SeatMark{Colour: colour, Name: name, Sign: "p-" + strings.ToLower(name)}, ""
		case len(p.Seats) == 1 && e.Seat.Colour != "":
			e.Seat, e.Glyph = web.SeatMark{}, "table"
		}
	}
	p.log = p.Log
	p.log.Entries = entries
}

// routine are the rules of what everybody sees on the table or beside the fire anyway, so that nobody is told of it
// again.
var routine = []string{
	"HE-CARD-06", "HE-MOVE-01", "HE-EXPLORE-01", "HE-EXPLORE-05", "HE-LOOK-01", "HE-TALK-01", "HE-INTERACT-01",
	"HE-RULING-122", "HE-TIME-02", "HE-TIME-04", "HE-TIME-13", "HE-TIME-15", "HE-CARD-18", "HE-NPC-01",
	"HE-TIME-05", "HE-SETUP-11", "HE-CAMP-05", "HE-CAMP-07", "HE-CAMP-09", "HE-CAMP-10", "HE-CAMP-11",
}

// toldAgain is how many sentences of what has happened stand above a question.
const toldAgain = 3

// askedOnly takes away the box of what was lost where the question begins with that, and says no less.
func (p *page) askedOnly() {
	if o := p.ask.Outcome; o != nil && o.Lost && len(o.Lines) == 0 && strings.HasPrefix(p.ask.Say, o.Words) {
		p.ask.Outcome = nil
	}
}

// recall says above the question what has come of the last answer, and of a card of the row what it is about to do.
// Who only reads along is told what the question is about, too, so that they can say something to it.
func (p *page) recall() {
	var said []string
	switch {
	case p.Asked == nil && p.about != nil && !p.Over:
		p.ask.Known = strings.TrimSpace(p.ask.Known + " " + p.matter())
		return
	case p.Asked == nil || p.ask.Known != "":
		return
	case p.Asked.Prompt.Kind == "pack":
		p.ask.Known = p.matter() // what was taken before lies on the table
		return
	}
	if p.News != nil {
		for i, e := range p.News.Told {
			words := p.News.Words[i]
			asked := strings.HasPrefix(p.ask.Say, words) // the question begins with it
			if words == "" || asked || p.ended(words) || slices.Contains(routine, e.Rule) {
				continue
			}
			if thing, ok := heredity.Gained(e); ok {
				words = strings.TrimSpace(words + " " + p.shown(thing)) // its name alone does not say what for
			}
			said = append(said, words)
		}
	}
	said = saidOnce(said)
	said = said[max(0, len(said)-toldAgain):]
	said = append(said, p.heard(), p.matter())
	said = slices.DeleteFunc(said, func(s string) bool { return s == "" })
	p.ask.Known = strings.Join(said, " ")
}

// unheard are the kinds of questions that follow from no card that was read before them.
var unheard = []string{"act", "card", "first"}

// heard is what the last card says that another seat has read since the viewer's last answer: whoever is asked has not
// read it themselves. Where the question can't be by it, it is not said again of what a sheet shows (Tidings).
func (p *page) heard() (says string) {
	if p.News == nil || p.Asked.Prompt.Kind == "read" {
		return ""
	}
	for _, e := range p.News.Told {
		c := p.card(e.A)
		if p.readByBot(e) != nil && slices.Contains(unheard, p.Asked.Prompt.Kind) {
			continue
		}
		if !heredity.Opens(e) || c == nil || len(c.Lines) == 0 || c == p.reading() || p.readerOf(c, e) == p.v.Seat {
			continue
		}
		says = ""
		if i := slices.IndexFunc(c.Lines, func(l heredity.Line) bool { return l.Note }); i >= 0 {
			says = c.Title + ": " + c.Lines[i].Text
		}
	}
	return says
}

// ended reports whether words stand above the question already, as part of how something has ended.
func (p *page) ended(words string) bool {
	o := p.ask.Outcome
	return o != nil && (o.Words == words || slices.Contains(o.Lines, words))
}

// matter is what the question is about: what the card does that is reached, or for which somebody is named; what the
// thing is good for. It is "" where the question says all.
func (p *page) matter() string {
	if p.about == nil {
		return ""
	}
	switch p.about.Prompt.Kind {
	case "target", "way", "victim": // one decides for a figure
		return p.announced(p.cardOf(p.about.About[0]))
	case "card":
		return strings.TrimSpace(p.announced(p.about.About[0]) + " " + p.readOn())
	case "read":
		return p.readOn()
	case "who", "first":
		return p.announced(p.about.About[0])
	case "slot":
		return p.lastToken()
	case "walk":
		return p.harmsAround()
	case "hurt":
		return "One damage goes on one slot, which can't be used until that is healed."
	case "act":
		return strings.TrimSpace(p.awaited() + " " + p.lastOfAll())
	case "pack", "gets", "keep":
		return p.shown(p.about.About[0])
	}
	return ""
}

// lastToken says what it means where a token lies, and of somebody's last one that it matters little.
func (p *page) lastToken() string {
	m := int(p.about.About[0])
	switch {
	case m >= len(p.v.Team):
		return ""
	case p.v.Team[m].Sheet.Tokens != 1:
		return "The token lies there until tokens come back: no other can use that slot till then."
	}
	says := p.v.Team[m].Name + "'s last token: any slot will do, unless a card gives back some tokens before the row " +
		"gives back all."
	for _, o := range p.about.Options {
		if sheet.Place(int(o.Option.B)/sheet.Slots) > sheet.Foot {
			return says + " But a thing with a token on it can't be handed on."
		}
	}
	return says
}

// lastOfAll says of the last token of the whole family, or of the viewer's, what happens when it is used, and what of
// it is a danger: whoever uses it passes with it.
func (p *page) lastOfAll() string {
	var says string
	all, who := p.tokens(table.Nobody)
	own, mine := p.tokens(p.v.Seat)
	switch {
	case all == 1:
		says = who + " has the last token of all: once it is used, the row is read."
	case own == 1 && p.Asked != nil:
		says = mine + " has your last token: once it is used and the others have done enough, the row is read."
	default:
		return ""
	}
	if p.v.Dangers != "" {
		says += " As all stand now, " + p.v.Dangers + "."
	}
	return says
}

// tokens are how many those have left whom a seat manages, or all for Nobody, and the last of them who has any.
func (p *page) tokens(seat table.Seat) (left int, last string) {
	for i := range p.v.Team {
		if m := &p.v.Team[i]; m.Sheet.Tokens > 0 && (seat == table.Nobody || m.Managers.Has(seat)) {
			left += int(m.Sheet.Tokens)
			last = m.Name
		}
	}
	return left, last
}

// announced is what a card of the row does when it is reached.
func (p *page) announced(number int16) string {
	for i := range p.v.Row {
		if p.v.Row[i].Number != number {
			continue
		}
		if says := p.with(i); says != "" {
			return "Now: " + says + "."
		}
	}
	return ""
}
