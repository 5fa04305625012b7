package scene

import (
	"cmp"
	"slices"

	"waystation/table"
	"waystation/web"
)

// lines is how many lines a recap has at most.
const lines = 5

// asides is how many further sentences a line tells in small print.
const asides = 2

// recap is what has happened since the viewer's last answer, a line for each seat to which something happened, what
// concerns the viewer first; nil where nobody else has done anything, or nobody looks who plays.
func (b *builder) recap() *web.Recap {
	since := b.since()
	byOthers := func(e table.Event) bool { return e.Seat != b.Eyes && e.Seat != table.Nobody }
	told := slices.ContainsFunc(since, byOthers) || slices.ContainsFunc(since, b.fateful) || b.Match.Over()
	if !told || len(since) == 0 {
		return nil
	}
	var parts []*part
	for i := range since {
		parts = b.add(parts, since[i])
	}
	slices.SortStableFunc(parts, func(x, y *part) int {
		return cmp.Or(cmp.Compare(y.rank, x.rank), cmp.Compare(x.seat, y.seat))
	})
	r := &web.Recap{Told: len(since), Again: b.URL("/again", b.Eyes)}
	for _, p := range parts {
		if len(r.Lines) == lines {
			r.More++
			continue
		}
		r.Lines = append(r.Lines, b.line(p, string(rune('A'+len(r.Lines)))))
	}
	return r
}

// since is what a recap tells of: what others have done since the viewer's answer, and what that answer has made of
// them; when all is over, what else followed from it, too, as nothing else will say it.
func (b *builder) since() []table.Event {
	events := b.scene.Events
	if !b.Recap || b.Eyes == table.Nobody || b.Since > len(events) || b.Acted > b.Since {
		return nil
	}
	var out []table.Event
	for _, e := range events[b.Acted:b.Since] {
		if b.Match.Over() || b.fateful(e) {
			out = append(out, e)
		}
	}
	return append(out, events[b.Since:]...)
}

// fateful reports whether an event decides over the viewer's fate.
func (b *builder) fateful(e table.Event) bool {
	w, _ := b.Match.Telling(e, b.Eyes)
	return w == table.Fate && e.Seat == b.Eyes
}

// part is what has happened to a seat, or to the table.
type part struct {
	seat  table.Seat
	rank  int           // the higher, the earlier it is told
	told  []table.Event // the major ones; all of them where none is major
	major bool
}

// add adds an event to the part of its seat.
func (b *builder) add(parts []*part, e table.Event) []*part {
	w, _ := b.Match.Telling(e, b.Eyes)
	if e.Seat == table.Nobody && w == table.Minor {
		return parts
	}
	i := slices.IndexFunc(parts, func(p *part) bool { return p.seat == e.Seat })
	if i < 0 {
		i = len(parts)
		parts = append(parts, &part{seat: e.Seat, rank: b.closeness(e.Seat)})
	}
	p := parts[i]
	if w > table.Minor && !p.major {
		p.told, p.major = nil, true
	}
	if w > table.Minor || !p.major {
		p.told = append(p.told, e)
	}
	if w == table.Fate {
		p.told = slices.Insert(p.told[:len(p.told)-1], 0, e) // it heads the line
		p.rank += 10
	}
	return parts
}

// closeness is how near to the viewer is what befalls a seat: their own, then others, then the table.
func (b *builder) closeness(s table.Seat) int {
	switch s {
	case b.Eyes:
		return 100
	case table.Nobody:
		return 0
	}
	return 1
}

// line tells of a part: of much that has happened the end, which is where it led, in the order in which it happened.
// What decides over a seat's fate heads it.
func (b *builder) line(p *part, letter string) web.RecapLine {
	head := max(0, len(p.told)-1-asides)
	shown := p.told[head+1:]
	w, _ := b.Match.Telling(p.told[0], b.Eyes)
	if w == table.Fate {
		head, shown = 0, b.ledTo(p.told[1:])
	}
	first := b.entry(p.told[head])
	_, piece := b.Match.Telling(p.told[head], b.Eyes)
	l := web.RecapLine{
		Letter: letter, Seat: first.Seat, Glyph: first.Glyph, Words: first.Words, Rule: first.Rule,
		Piece: piece, Mine: p.seat == b.Eyes, Fate: w == table.Fate && p.seat == b.Eyes,
	}
	for _, e := range shown {
		if words := b.voice.Tale(e, b.Eyes); words != "" {
			l.More = append(l.More, words)
		}
	}
	for i, e := range p.told {
		if i != head && b.voice.Tale(e, b.Eyes) != "" {
			l.Rest++
		}
	}
	l.Rest -= len(l.More)
	if w != table.Fate && len(l.More) > 0 {
		l.Led = l.More[len(l.More)-1]
	}
	return l
}

// ledTo are those of a seat's events that led to its fate, in their order: what else decided over it, then what it has
// lost, then the last of the others.
func (b *builder) ledTo(events []table.Event) []table.Event {
	places := make([]int, len(events))
	for i := range places {
		places[i] = len(events) - 1 - i
	}
	weight := func(i int) int {
		switch w, _ := b.Match.Telling(events[i], b.Eyes); {
		case w == table.Fate:
			return 2
		case b.Match.Costs(events[i], b.Eyes):
			return 1
		}
		return 0
	}
	slices.SortStableFunc(places, func(x, y int) int { return weight(y) - weight(x) })
	places = places[:min(asides, len(places))]
	slices.Sort(places)
	var out []table.Event
	for _, i := range places {
		out = append(out, events[i])
	}
	return out
}
