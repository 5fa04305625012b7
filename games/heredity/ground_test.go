package heredity

import (
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"

	"waystation/games/heredity/decks"
	"waystation/table"
)

// Ground is all that chapters say that can come about in a match: sides that are opened, steps that are carried out,
// facts that hold and that don't. It notes what of it has.
type Ground struct {
	places  map[any]int // by *decks.Step, outcome or opened: its place in the lists
	names   []string
	chapter []int
	card    []int16
	met     []bool
	n       int   // of them
	lately  []int // what has come about since it was last asked
	recent  []bool
	Away    bool // what comes about is not of the match: somebody only looks
}

// opened is a side of a card.
type opened struct {
	number int16
	back   bool
}

// outcome is that a fact holds where a card asks for it, or that it does not, perhaps by one only.
type outcome struct {
	of    *decks.Fact
	holds bool
	just  bool
}

// NewGround is what the chapters of a match's campaign say. None of it has come about yet.
func NewGround(g *Game) *Ground {
	w := &Ground{places: map[any]int{}}
	chapters := chapterOf()
	last := int16(0)
	for _, p := range g.story.pages { // front before back
		side := opened{p.Number, p.Number == last}
		last = p.Number
		add := func(what any, name string, args ...any) {
			back := map[bool]string{true: "b"}[side.back]
			name = fmt.Sprintf("%d%s: %s", p.Number, back, fmt.Sprintf(name, args...))
			w.places[what] = len(w.names)
			w.names, w.chapter = append(w.names, name), append(w.chapter, chapters[int(p.Number)])
			w.card = append(w.card, p.Number)
		}
		add(side, "it is opened")
		each(reflect.ValueOf(p.Side), func(x any) {
			switch x := x.(type) {
			case *decks.Step:
				add(x, "%s", sentenceOf(x))
			case *decks.Fact:
				said := strings.TrimPrefix(x.Text, "not ")
				add(outcome{x, true, false}, "%s: so it is", said)
				add(outcome{x, false, false}, "%s: so it is not", said)
				if strings.Contains(x.Form, "{k}") {
					add(outcome{x, true, true}, "%s: just", said)
					add(outcome{x, false, true}, "%s: all but one", said)
				}
			}
		})
	}
	w.met, w.recent = make([]bool, len(w.names)), make([]bool, len(w.names))
	return w
}

// chapterOf is the chapter of each card.
func chapterOf() map[int]int {
	all, err := decks.All()
	if err != nil {
		panic(err)
	}
	of := map[int]int{}
	for _, d := range all {
		for i := range d.Cards {
			of[d.Cards[i].Number] = d.Order
		}
	}
	return of
}

// sentenceOf is a step as it stands on the card, or of what kind it is.
func sentenceOf(s *decks.Step) string {
	if s.Text == "" {
		return s.Form
	}
	return s.Text
}

// each looks at all structures that can be changed, however deep they lie.
func each(v reflect.Value, look func(any)) {
	switch v.Kind() {
	case reflect.Pointer:
		if !v.IsNil() {
			each(v.Elem(), look)
		}
	case reflect.Slice:
		for i := range v.Len() {
			each(v.Index(i), look)
		}
	case reflect.Struct:
		look(v.Addr().Interface())
		for i := range v.NumField() {
			if v.Type().Field(i).IsExported() {
				each(v.Field(i), look)
			}
		}
	}
}

// meet notes that something has come about.
func (w *Ground) meet(what any) {
	i, is := w.places[what]
	if !is || w.Away {
		return
	}
	if !w.met[i] {
		w.met[i] = true
		w.n++
	}
	if !w.recent[i] {
		w.recent[i] = true
		w.lately = append(w.lately, i)
	}
}

// Lately is what has come about since this was asked before.
func (w *Ground) Lately() []int {
	list := w.lately
	w.lately = nil
	for _, i := range list {
		w.recent[i] = false
	}
	return list
}

// Watch notes what comes about until it is told that the watch is over. No other test may run beside it.
func (w *Ground) Watch() (over func()) {
	var was []map[string]form
	for _, list := range forms {
		was = append(was, maps.Clone(list))
		for name, f := range list {
			list[name] = w.noted(f)
		}
	}
	tests := maps.Clone(facts)
	for name, f := range tests {
		facts[name] = w.tested(f, strings.Contains(name, "{k}"))
	}
	return func() {
		for i, list := range was {
			maps.Copy(forms[i], list)
		}
		maps.Copy(facts, tests)
	}
}

// noted is a form whose steps are noted.
func (w *Ground) noted(f form) form {
	return form{can: f.can, do: func(g *Game, t *table.Table, s *decks.Step, c cause) {
		w.meet(s)
		f.do(g, t, s, c)
	}}
}

// tested is a fact whose outcomes are noted. One with a number holds just, or fails by one, if it came out otherwise
// with the number next to it.
func (w *Ground) tested(is fact, numbered bool) fact {
	return func(g *Game, f *decks.Fact, c cause) bool {
		holds := is(g, f, c)
		w.meet(outcome{f, holds, false})
		if !numbered {
			return holds
		}
		for n := f.N - 1; n <= f.N+1; n += 2 {
			other := *f
			other.N = n
			if is(g, &other, c) != holds {
				w.meet(outcome{f, holds, true})
			}
		}
		return holds
	}
}

// After notes what a state shows after a step: sides that lie open, and what supports change for their hosts.
func (w *Ground) After(g *Game) {
	for i := range g.Cards {
		w.meet(opened{g.Cards[i].Number, g.Cards[i].Back})
	}
	for i := range g.Row.Supports {
		g.supportSteps(g.Row.Supports[i].Host, func(s *decks.Step) { w.meet(s) })
	}
}

// Met is how much has come about.
func (w *Ground) Met() int { return w.n }

// Size is how much there is.
func (w *Ground) Size() int { return len(w.names) }

// Unmet is what has not come about, of one chapter or, with -1, of all.
func (w *Ground) Unmet(chapter int) (names []string) {
	for i, met := range w.met {
		if !met && (chapter < 0 || w.chapter[i] == chapter) {
			names = append(names, w.names[i])
		}
	}
	return names
}

// Ahead is how much of what cards in play say has not come about.
func (w *Ground) Ahead(g *Game) (n int) {
	for i, met := range w.met {
		if !met {
			if c := g.card(w.card[i]); c != nil && c.Place.InPlay() {
				n++
			}
		}
	}
	return n
}

// Brought is what of earlier chapters can mean something in a chapter.
type Brought struct {
	Marks  []string
	Counts map[string]int // with the highest number that is asked for
	Cards  []string       // quests and items: q725, i99
}

// Brings is what of earlier chapters can mean something in a chapter.
func Brings(chapter int) Brought {
	all, err := decks.All()
	if err != nil {
		panic(err)
	}
	b := Brought{Counts: map[string]int{}}
	each(reflect.ValueOf(all[chapter]), func(x any) {
		f, is := x.(*decks.Fact)
		switch {
		case !is || strings.HasPrefix(f.Word, "here-"):
		case f.Form == "{id}" && !slices.Contains(b.Marks, f.Word):
			b.Marks = append(b.Marks, f.Word)
		case strings.HasPrefix(f.Form, "count {id}"):
			b.Counts[f.Word] = max(b.Counts[f.Word], f.N)
		}
	})
	for _, d := range all[:chapter] {
		for i := range d.Cards {
			switch x := &d.Cards[i]; x.Kind {
			case decks.Quest:
				b.Cards = append(b.Cards, fmt.Sprint("q", x.Number))
			case decks.Item:
				b.Cards = append(b.Cards, fmt.Sprint("i", x.Number))
			}
		}
	}
	return b
}

// Usual is what one usually has at a chapter's beginning.
func Usual(chapter int) (Carry, error) { return usual(fmt.Sprint(chapter)) }
