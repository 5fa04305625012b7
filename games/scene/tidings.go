package scene

import (
	"cmp"
	"strconv"

	"waystation/table"
	"waystation/web"
)

// News is what the viewer has been told since their last answer, for the sheet that comes over the table when something
// big befell them. What they are told is all there is to go by: a sheet shows nothing that its seat's view and events
// do not hold.
type News struct {
	Told  []table.Event
	Words []string // of each
	Fate  int      // the place of the last event that decided over the viewer's fate; -1 where none did
	Ended int      // the place of the last event with which something of theirs ended; -1 where nothing did
	Out   bool     // and they are out for good

	before int    // how many events had been told before
	lost   []bool // of each event, whether it took something from the viewer
	major  []bool // of each event, whether its game calls it more than minor
}

// Name is the ID of a sheet that tells of an event of the news. It stays the same while other questions are put: what
// needs no turn puts a new one, and is no answer that ends the news.
func (n *News) Name(i int) string { return "e" + strconv.Itoa(n.before+i) }

// Herald is a game's screen that says what such a sheet says.
type Herald interface {
	// Tidings is the sheet for the news, or for the question at hand; nil for none. The kit adds whose it is, the rule
	// of the fateful event where none is given, what can be done besides, and by what the browser knows that it was
	// read: the fateful event, or the question, where no ID is given.
	Tidings(n *News) *web.Tidings
}

// news is what the viewer has been told since their last answer; nobody who only looks has any, and nothing is news
// when all is over.
func (b *builder) news() *News {
	n := &News{Fate: -1, Ended: -1}
	if b.Eyes == table.Nobody || !b.Asked || b.Match.Over() {
		return nil
	}
	n.Out = b.Match.Out(b.Eyes)
	events := b.scene.Events
	if !b.Recap || b.Acted > len(events) {
		return n
	}
	n.before = b.Acted
	for i, e := range events[b.Acted:] {
		n.Told = append(n.Told, e)
		words := b.voice.Tale(e, b.Eyes)
		n.Words = append(n.Words, words)
		mine := e.Seat == b.Eyes || e.Seat == table.Nobody // what befalls the table befalls everybody
		n.lost = append(n.lost, mine && words != "" && b.Match.Costs(e, b.Eyes))
		w, _ := b.Match.Telling(e, b.Eyes)
		n.major = append(n.major, w > table.Minor)
		switch {
		case w == table.Fate && e.Seat == b.Eyes:
			n.Fate = i
		case w == table.Conclusion && b.theirs(i, e) && b.Acted+i >= b.Read: // else it has been told
			n.Ended = i
		}
	}
	return n
}

// Before are all events that the viewer had been told before one of the news, by its place.
func (s *Scene) Before(i int) []table.Event { return s.Events[:s.News.before+i] }

// Say is an event in words, as the viewer reads it.
func (s *Scene) Say(e table.Event) string { return s.voice.Tale(e, s.Seat) }

// SayLast are the last of some events in words, as many as fit the box of what came of something.
func (s *Scene) SayLast(events []table.Event) (words []string) {
	const fit = 6
	for _, e := range events[max(0, len(events)-fit):] {
		words = append(words, s.Say(e))
	}
	return words
}

// Tidings is what a game says in a sheet over the table, ready to be drawn; nil where there is nothing to say.
func (s *Scene) Tidings(h Herald) *web.Tidings {
	if s.News == nil || s.News.Fate < 0 && s.Asked == nil {
		return nil
	}
	t := h.Tidings(s.News)
	if t == nil {
		return nil
	}
	t.Game = s.Game
	if t.Seat.Colour == "" { // else it is about somebody else
		t.Seat = s.Seats[s.Seat].Mark
	}
	if n := s.News; n.Fate >= 0 {
		t.ID = n.Name(n.Fate)
		t.Rule = cmp.Or(t.Rule, s.Cite(n.Told[n.Fate].Rule))
	} else if t.ID == "" {
		t.ID = "q" + strconv.Itoa(s.Asked.Number)
	}
	t.ID = s.Match + "-" + strconv.Itoa(int(s.Seat)) + "-" + t.ID
	if s.Ask.Recap != nil {
		t.Links = append(t.Links, s.Ask.Recap.Links...)
	}
	return t
}
