package scene

import (
	"slices"
	"strconv"

	"waystation/table"
	"waystation/web"
)

// sentences is how many an outcome adds at most.
const sentences = 4

// outcome is how something has ended since the viewer's last answer that was theirs: the event with which it ended, and
// what else they were told of themselves, and of what followed from their answer at once, in the order in which it
// happened; where there is no room for all of it, what weighs more is said. A screen that knows what it has cost whom
// says that instead. Where nothing has ended, it is what they have lost. What decided over their fate has
// a sheet of its own.
func (b *builder) outcome(n *News) *web.Outcome {
	if n == nil || n.Fate >= 0 {
		return nil
	}
	if n.Ended < 0 {
		return b.losses(n)
	}
	o := &web.Outcome{Words: n.Words[n.Ended], Rule: b.scene.Cite(n.Told[n.Ended].Rule)}
	before := 0
	var lines []int // places in the news
	for i, e := range n.Told {
		if i == n.Ended {
			before = len(lines)
		} else if b.theirs(i, e) && n.Words[i] != "" {
			lines = append(lines, i)
		}
	}
	all := len(lines)
	lines = lines[max(0, min(before-1, all-sentences)):] // the last that led to it, then what came of it
	lines = fewer(lines, func(i int) bool { return n.lost[i] || n.major[i] })
	lines = fewer(lines, func(i int) bool { return n.lost[i] })
	if len(lines) > sentences {
		slices.SortStableFunc(lines, func(a, b int) int { return n.weight(b) - n.weight(a) })
		lines = lines[:sentences]
		slices.Sort(lines) // told backwards, what came later looks like a part of what ended
	}
	o.Lines = n.say(lines)
	o.Rest = all - len(o.Lines)
	return o
}

// weight is how much the i-th event weighs with the viewer: what they have lost, then what is more than minor.
func (n *News) weight(i int) int {
	switch {
	case n.lost[i]:
		return 2
	case n.major[i]:
		return 1
	}
	return 0
}

// fewer leaves places of the news out that need not be said, as long as there are more than an outcome says: the last
// of them, and never the first, which led to it.
func fewer(lines []int, must func(int) bool) []int {
	for i := len(lines) - 1; i > 0 && len(lines) > sentences; i-- {
		if !must(lines[i]) {
			lines = slices.Delete(lines, i, i+1)
		}
	}
	return lines
}

// losses are what the viewer has lost since their last answer; nil for nothing.
func (b *builder) losses(n *News) *web.Outcome {
	var lost []int
	for i := range n.Told {
		if n.lost[i] && b.Acted+i >= b.Read {
			lost = append(lost, i)
		}
	}
	if len(lost) == 0 {
		return nil
	}
	lines := lost[1:min(1+sentences, len(lost))]
	return &web.Outcome{
		Words: n.Words[lost[0]], Rule: b.scene.Cite(n.Told[lost[0]].Rule),
		Lines: n.say(lines), Rest: len(lost) - 1 - len(lines),
		Lost: true, Told: len(lost) == 1 && b.Acted+lost[0] >= b.Since && b.scene.Recapped(n.Words[lost[0]]),
	}
}

// Recapped reports whether the first line of the recap says a sentence.
func (s *Scene) Recapped(words string) bool {
	r := s.Ask.Recap
	if r == nil || len(r.Lines) == 0 {
		return false
	}
	return r.Lines[0].Words == words || slices.Contains(r.Lines[0].More, words)
}

// theirs reports whether the i-th event since the viewer's last answer is theirs: it befell their seat, or the table as
// the answer was carried out.
func (b *builder) theirs(i int, e table.Event) bool {
	return e.Seat == b.Eyes || e.Seat == table.Nobody && b.Acted+i < b.Since
}

// Ended are all events up to and with the one with which something of the viewer's has ended since their last answer,
// and those after it; none where nothing has, or where what decided over their fate is told.
func (s *Scene) Ended() (told, after []table.Event) {
	if s.Ask.Outcome == nil || s.News.Ended < 0 {
		return nil, nil
	}
	at := s.News.before + s.News.Ended + 1
	return s.Events[:at], s.Events[at:]
}

// Aftermath is what the viewer has lost after something of theirs had ended, and what of theirs is more than minor, in
// sentences, but for what a screen has counted with it.
func (s *Scene) Aftermath(counted func(table.Event) bool) []string {
	n := s.News
	var after []int
	for i := n.Ended + 1; i < len(n.Told); i++ {
		theirs := n.lost[i] || n.major[i] && n.Told[i].Seat == s.Seat
		if theirs && n.Words[i] != "" && !counted(n.Told[i]) {
			after = append(after, i)
		}
	}
	for i := len(after) - 1; i >= 0 && len(after) > sentences; i-- {
		if !n.lost[after[i]] { // what was lost comes before what else there is
			after = slices.Delete(after, i, i+1)
		}
	}
	return n.say(after[:min(sentences, len(after))])
}

// say is the sentences of events of the news.
func (n *News) say(places []int) (words []string) {
	for _, i := range places {
		words = append(words, n.Words[i])
	}
	return words
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
