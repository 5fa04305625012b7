package scene

import (
	"strconv"

	"waystation/table"
	"waystation/web"
)

// sentences is how many an outcome adds at most.
const sentences = 4

// outcome is how something has ended since the viewer's last answer that was theirs: the event with which it ended, and
// what else they were told of themselves, and of what followed from their answer at once. A screen that knows what it
// has cost whom says that instead. What decided over their fate has a sheet of its own.
func (b *builder) outcome(n *News) *web.Outcome {
	if n == nil || n.Ended < 0 || n.Fate >= 0 {
		return nil
	}
	o := &web.Outcome{Words: n.Words[n.Ended], Rule: n.Told[n.Ended].Rule}
	before := 0
	for i, e := range n.Told {
		if i == n.Ended {
			before = len(o.Lines)
		} else if b.theirs(i, e) && n.Words[i] != "" {
			o.Lines = append(o.Lines, n.Words[i])
		}
	}
	all := len(o.Lines)
	from := max(0, min(before-1, all-sentences)) // the last that led to it, then what came of it
	o.Lines = o.Lines[from:min(from+sentences, all)]
	o.Rest = all - len(o.Lines)
	return o
}

// theirs reports whether the i-th event since the viewer's last answer is theirs: it befell their seat, or the table as
// the answer was carried out.
func (b *builder) theirs(i int, e table.Event) bool {
	return e.Seat == b.Eyes || e.Seat == table.Nobody && b.Acted+i < b.Since
}

// Ended are all events up to and with the one with which something of the viewer's has ended since their last answer,
// and those after it; none where nothing has, or where what decided over their fate is told.
func (s *Scene) Ended() (told, after []table.Event) {
	if s.Ask.Outcome == nil {
		return nil, nil
	}
	at := s.News.before + s.News.Ended + 1
	return s.Events[:at], s.Events[at:]
}

// Toll is one kind of thing that an outcome gave or, where N is negative, took.
type Toll struct {
	N      int
	Glyph  string // "" for none
	What   string // "ammo"
	Unless string // said where none was lost, such as "unhurt"; "" for nothing
}

// Tolls are what an outcome gave and took, of which nothing is said where it is nothing.
func Tolls(list ...Toll) (out []web.OutcomePart) {
	for _, x := range list {
		switch {
		case x.N < 0:
			words := strconv.Itoa(-x.N) + " " + x.What + " lost"
			out = append(out, web.OutcomePart{Glyph: x.Glyph, Words: words, Lost: true})
		case x.N > 0:
			out = append(out, web.OutcomePart{Glyph: x.Glyph, Words: strconv.Itoa(x.N) + " " + x.What + " won"})
		case x.Unless != "":
			out = append(out, web.OutcomePart{Glyph: x.Glyph, Words: x.Unless})
		}
	}
	return out
}
