package scene

import (
	"slices"
	"strconv"

	"waystation/english"
	"waystation/rules"
	"waystation/table"
	"waystation/web"
)

// Table is a match, and what must be known beside it to show it: who looks, who sits where, where things are posted.
type Table struct {
	Box    *table.Box
	Rules  *rules.Ledger // which say what each rule is called; may be nil
	Match  *table.Match
	Name   string         // of the match in URLs
	Eyes   table.Seat     // whose eyes; Nobody for a spectator
	Asked  bool           // whoever looks answers for that seat, and no bot does
	Common *table.Ask     // what a bot is asked and leaves to whoever looks, as they read it; nil for none
	Seats  []Seat         // by seat; Due is found out
	Picked []table.Option // so far, where an answer is several options
	Left   int            // how many events had been told when the viewer left the last time; 0 for never
	Recap  bool           // tells what has happened since the viewer's last answer
	Acted  int            // how many events had been told before it
	Since  int            // and how many with what followed from it at once
	Read   int            // and how many before they last did something that needs no turn: they have read those
	Lines  int            // how many events the log shows, and the rest of the block in which that many end
	Notes  []Note         // what people have settled beside the match

	Shared   table.Seats // in whose questions whoever looks can point at something, as others read them, too
	Pointing bool        // and does so now rather than answer

	// Lapse is told of an outlook that panicked, which is left out; nil: the panic goes on.
	Lapse func(what any, stack []byte)
	// URL is an address of this table, for a seat's eyes: of "/answer", "/pick", "/free", "/undo", "/file", "/story".
	URL func(what string, s table.Seat) string
}

// Of is the table as its viewer sees it, with all that follows from the match and from who sits there.
func Of(t *Table) *Scene {
	m := t.Match
	sc := &Scene{
		Game: t.Box.Name, Title: t.Box.Title, Match: t.Name, Setup: m.Setup(), Version: m.Version(), Seat: t.Eyes,
		View: m.View(t.Eyes), Events: m.Events(t.Eyes), Over: m.Over(), Result: m.Result(),
		Seal: m.Seed().Hash(), File: t.URL("/file", t.Eyes),
		Seats: slices.Clone(t.Seats), options: map[string]table.Option{}, prospects: map[string]any{},
		rules: t.Rules,
	}
	sc.Over = sc.Over && sc.Result.Outcome != table.Abandoned // there is nothing to count
	due := m.Due()
	for i := range sc.Seats {
		sc.Seats[i].Due, sc.Seats[i].Out = due.Has(table.Seat(i)), m.Out(table.Seat(i))
	}
	if t.Asked && t.Eyes != table.Nobody {
		sc.Asked = m.Ask(t.Eyes)
	}
	if sc.Asked == nil {
		sc.Asked = t.Common
	}
	for _, a := range m.Readable(t.Eyes) {
		if sc.Asked == nil || a.Seat != sc.Asked.Seat {
			sc.Read = append(sc.Read, a)
		}
	}
	sc.voice = m.Voice(t.Called).Without(t.Lapse)
	b := &builder{Table: t, scene: sc, voice: sc.voice}
	sc.Ask = b.panel()
	sc.Ask.Recap = b.recap()
	sc.News = b.news()
	sc.Ask.Outcome = b.outcome(sc.News)
	sc.Log = b.log()
	return sc
}

// Note is a line for the log that is no event of the match.
type Note struct {
	Told  int // how many events everybody had been told before it
	Words string
}

// Called is what a seat is called in sentences, in bold where that is the name of somebody; "" where the game knows
// better.
func (t *Table) Called(s table.Seat) string {
	if s < 0 || int(s) >= len(t.Seats) {
		return ""
	}
	return Called(t.Seats[s].Mark)
}

// Called is what the seat of a mark is called in sentences, as marked text: in bold where that is the name of somebody.
func Called(mark web.SeatMark) string {
	if english.Capital(mark.Colour) == mark.Name {
		return mark.Name
	}
	return "*" + web.Unmarked(mark.Name) + "*"
}

// Option is the option behind a choice. For choices that are none, to pass or a whole set, it is table.Pass and false.
func (s *Scene) Option(c web.Choice) (table.Option, bool) {
	if o, ok := s.options[c.Key]; ok {
		return o, true
	}
	return table.Pass, false
}

// Prospect is what the game has reckoned of a choice (table.Outlook.Prospect), for its own screen; nil for nothing.
func (s *Scene) Prospect(c web.Choice) any { return s.prospects[c.Key] }

// builder makes a scene.
type builder struct {
	*Table
	scene *Scene
	voice table.Voice
}

// mark is a seat's colour and name; none for what is no seat.
func (b *builder) mark(s table.Seat) web.SeatMark {
	if s < 0 || int(s) >= len(b.Seats) {
		return web.SeatMark{}
	}
	return b.Seats[s].Mark
}

func (b *builder) name(s table.Seat) string { return b.Seats[s].Mark.Name }

// blockLines is how many events stand in a block of the log.
const blockLines = 16

// log is what has been told, newest first, with a line where the viewer left the last time.
func (b *builder) log() web.Log {
	events := b.scene.Events
	l := web.Log{Game: b.Box.Name, Away: b.Left > 0 && b.Left < len(events)}
	if l.Away || len(events) > b.Lines {
		l.All = b.URL("/story", b.Eyes)
	}
	notes := b.Notes
	for i := len(events) - 1; i >= -1; i-- {
		if i == len(events)-1 || i >= 0 && (i+1)%blockLines == 0 {
			if len(l.Entries) >= b.Lines {
				break
			}
			l.Blocks = append(l.Blocks, web.LogBlock{At: len(l.Entries), Name: "log-" + strconv.Itoa(i/blockLines)})
		}
		for n := len(notes) - 1; n >= 0 && (notes[n].Told > i || i < 0); n-- {
			l.Entries = append(l.Entries, web.LogEntry{Glyph: "pencil", Words: web.Unmarked(notes[n].Words)})
			notes = notes[:n]
		}
		if i < 0 {
			break
		}
		if l.Away && i == b.Left-1 {
			l.Entries = append(l.Entries, web.LogEntry{Left: true})
		}
		if entry := b.entry(events[i]); entry.Words != "" {
			l.Entries = append(l.Entries, entry)
		}
	}
	return l
}

// entry is an event as a line of the log.
func (b *builder) entry(e table.Event) web.LogEntry {
	entry := web.LogEntry{
		Seat: b.mark(e.Seat), Words: b.voice.Tale(e, b.Eyes), Rule: b.scene.Cite(e.Rule),
	}
	switch {
	case e.Seat == table.Nobody:
		entry.Glyph = "table"
	case int(e.Seat) >= len(b.Seats): // a rival that the game plays itself
		entry.Glyph = "bot"
	}
	return entry
}
