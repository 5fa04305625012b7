package table_test

import (
	"bytes"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"waystation/table"
)

// bare is a game of nothing but the steps that a test writes down. What they note, everybody reads.
type bare struct {
	Count int
	Turn  int
	Sum   [4]int // by seat
	Notes []string
	Deck  table.Pile
	Row   table.Pile
	Hands [4]table.Pile

	script *script
}

type step = func(t *table.Table, g *bare)

// script is what a test makes of the game; nothing changes it.
type script struct {
	steps  []step
	free   func(g *bare, s table.Seat, m *table.Menu)
	do     func(t *table.Table, g *bare, s table.Seat, o table.Option)
	back   func(table.Card) uint8
	scores func(g *bare) []int
	tales  []string // the sentences of events; their numbers, if nil
}

// The verbs, and the questions most tests ask.
const (
	walk table.Verb = iota
	stay
	take
	wink
)

var verbs = []string{"walk", "stay", "take", "wink"}

var (
	one    = table.Prompt{Kind: "one", Rule: "T-ONE"}
	always = table.Prompt{Kind: "always", Rule: "T-ALWAYS", Always: true}
	secret = table.Prompt{Kind: "secret", Rule: "T-SECRET", Secret: true}
	many   = table.Prompt{Kind: "many", Rule: "T-MANY"}
	anyone = table.Prompt{Kind: "any", Rule: "T-ANY"}
	die    = table.Die{Name: "die", Sides: 6}
)

// ask asks a seat where to walk, from 0 up to but not n.
func ask(t *table.Table, s table.Seat, n int) int {
	m := t.Open(s, &one)
	for i := range n {
		m.Offer(walk.Of(i), "T-WALK")
	}
	return int(m.Ask().A)
}

// walks is a step in which a seat walks, and everybody reads where.
func walks(s table.Seat) step {
	return func(t *table.Table, g *bare) { g.note("%d walks %d", s, ask(t, s, 3)) }
}

func (g *bare) note(format string, args ...any) {
	g.Notes = append(g.Notes, fmt.Sprintf(format, args...))
}

func (g *bare) Step(t *table.Table) { g.script.steps[g.Turn](t, g); g.Turn++ }
func (g *bare) Over() bool          { return g.Turn == len(g.script.steps) }
func (g *bare) Seats() int          { return g.Count }
func (g *bare) Verbs() []string     { return verbs }
func (g *bare) Tales() []string {
	if g.script.tales != nil {
		return g.script.tales
	}
	numbers := make([]string, 256)
	for i := range numbers {
		numbers[i] = fmt.Sprint("tale ", i)
	}
	return numbers
}
func (g *bare) CopyFrom(from table.Game) {
	o := from.(*bare)
	g.Count, g.Turn, g.Sum, g.script = o.Count, o.Turn, o.Sum, o.script
	g.Notes = append(g.Notes[:0], o.Notes...)
	theirs := o.Piles()
	for i, p := range g.Piles() {
		p.CopyFrom(theirs[i])
	}
}

func (g *bare) Piles() []*table.Pile {
	return []*table.Pile{&g.Deck, &g.Row, &g.Hands[0], &g.Hands[1], &g.Hands[2], &g.Hands[3]}
}

// View is the notes, and each pile with the cards the seat knows: those in no order in brackets.
func (g *bare) View(s table.Seat) any {
	v := slices.Clone(g.Notes)
	for _, p := range g.Piles() {
		if p.Len() > 0 {
			v = append(v, p.Name+" "+seen(p, s))
		}
	}
	return v
}

func (g *bare) Result() table.Result {
	if g.script.scores != nil {
		return table.Result{Scores: g.script.scores(g)}
	}
	return table.Result{Scores: slices.Clone(g.Sum[:g.Count]), Rounds: g.Turn}
}

func (g *bare) Free(s table.Seat, m *table.Menu) {
	if g.script.free != nil {
		g.script.free(g, s, m)
	}
}

func (g *bare) DoFree(t *table.Table, s table.Seat, o table.Option) { g.script.do(t, g, s, o) }

func (g *bare) Back(c table.Card) uint8 {
	if g.script.back != nil {
		return g.script.back(c)
	}
	return 0
}

var (
	_ table.Freer  = (*bare)(nil)
	_ table.Backed = (*bare)(nil)
)

// seen is a pile as a seat knows it, from the bottom: "(3 ? ?) 7 ?" is a bag with a 3 in it, and on it a 7 and one face
// down.
func seen(p *table.Pile, s table.Seat) string {
	var loose, row []string
	for i, l := range p.Cards {
		w := "?"
		if l.Seen.Has(s) {
			w = fmt.Sprint(l.Card)
		}
		if i < p.Loose {
			loose = append(loose, w)
		} else {
			row = append(row, w)
		}
	}
	slices.Sort(loose)
	if loose != nil {
		row = append([]string{"(" + strings.Join(loose, " ") + ")"}, row...)
	}
	return strings.Join(row, " ")
}

// box is a box of the game with a deck of cards from 1 to 6 in it, shuffled.
func box(sc *script) *table.Box {
	return &table.Box{Name: "bare", Title: "Bare", Version: "1", MinSeats: 1, MaxSeats: 4,
		New: func(s table.Setup) (table.Game, error) { return newBare(s.Seats, sc), nil }}
}

func newBare(seats int, sc *script) *bare {
	g := &bare{Count: seats, script: sc}
	g.Deck.Name, g.Row.Name = "deck", "row"
	for i := range g.Hands {
		g.Hands[i].Name = fmt.Sprint("hand", i)
	}
	for c := range table.Card(6) {
		g.Deck.Put(c+1, 0)
	}
	g.Deck.Shuffle()
	return g
}

// match is a match that a test plays.
type match struct {
	*table.Match
	t *testing.T
}

// begin sets up a match of the steps and plays it to its first question.
func begin(t *testing.T, seats int, steps ...step) *match {
	t.Helper()
	return beginScript(t, seats, &script{steps: steps})
}

func beginScript(t *testing.T, seats int, sc *script) *match {
	t.Helper()
	m, err := table.NewMatch(box(sc), table.Setup{Seats: seats}, table.SeedOf("tests"))
	if err != nil {
		t.Fatal(err)
	}
	return &match{m, t}
}

// says gives the seat's answers, one after the other.
func (m *match) says(s table.Seat, keys ...string) {
	m.t.Helper()
	for _, key := range keys {
		if err := m.Answer(s, m.Number(s), key, table.ByHand); err != nil {
			m.t.Fatalf("seat %d answers %q: %v", s, key, err)
		}
		m.readInBrief()
	}
}

// does does something that needs no turn.
func (m *match) does(s table.Seat, key string) {
	m.t.Helper()
	if err := m.Free(s, key, table.ByHand); err != nil {
		m.t.Fatalf("seat %d does %q: %v", s, key, err)
	}
	m.readInBrief()
}

// refuses gives an answer that is refused, for this reason and in words with these in them; nothing changes.
func (m *match) refuses(s table.Seat, key string, why error, words string) {
	m.t.Helper()
	was := m.world()
	m.isRefused(m.Answer(s, m.Number(s), key, table.ByHand), why, words)
	if now := m.world(); now != was {
		m.t.Errorf("a refused answer changed the match from\n%s\nto\n%s", was, now)
	}
	m.readInBrief()
}

func (m *match) isRefused(err, why error, words string) {
	m.t.Helper()
	if !errors.Is(err, why) || !strings.Contains(fmt.Sprint(err), words) {
		m.t.Errorf("the error is %v; want %v, with the words %q", err, why, words)
	}
}

// takesBack takes the seat's last answer back.
func (m *match) takesBack(s table.Seat) {
	m.t.Helper()
	if err := m.CanUndo(s); err != nil {
		m.t.Fatalf("seat %d can't take its last answer back: %v", s, err)
	}
	if err := m.Undo(s); err != nil {
		m.t.Fatalf("seat %d may take its last answer back, and can't: %v", s, err)
	}
	m.readInBrief()
}

// keeps wants to take the seat's last answer back and can't, for this reason; nothing changes.
func (m *match) keeps(s table.Seat, words string) {
	m.t.Helper()
	was := m.world()
	m.isRefused(m.CanUndo(s), table.ErrNoUndo, words)
	m.isRefused(m.Undo(s), table.ErrNoUndo, words)
	if m.world() != was {
		m.t.Errorf("what could not be taken back changed the match")
	}
}

// asked compares what is asked: "0 one: walk walk:1; 1 any: pass".
func (m *match) asked(want string) {
	m.t.Helper()
	var all []string
	for _, a := range m.Asks() {
		w := fmt.Sprintf("%d %s:", a.Seat, a.Prompt.Kind)
		for _, o := range a.Options {
			w += " " + table.Key(verbs, o.Option)
		}
		if a.Pass {
			w += " pass"
		}
		all = append(all, w)
	}
	if got := strings.Join(all, "; "); got != want {
		m.t.Errorf("asked is %q, want %q", got, want)
	}
}

// sees compares what a seat sees of the game, in lines.
func (m *match) sees(s table.Seat, want ...string) {
	m.t.Helper()
	if got := m.View(s).([]string); !slices.Equal(got, want) {
		m.t.Errorf("seat %d sees %q, want %q", s, got, want)
	}
}

// world is everything that can be known of the match, from all sides.
func (m *match) world() string {
	m.t.Helper()
	var b bytes.Buffer
	if err := m.Write(&b); err != nil {
		m.t.Fatal(err)
	}
	e := json.NewEncoder(&b)
	for s := table.Nobody; int(s) < m.Seats(); s++ {
		var asked *table.Ask
		var undo error
		if s != table.Nobody {
			asked, undo = m.Ask(s), m.CanUndo(s)
		}
		free, denied := m.Frees(s)
		if err := e.Encode([]any{s, m.Number(s), m.View(s), asked, free, denied, m.Events(s), fmt.Sprint(undo)}); err !=
			nil {
			m.t.Fatal(err)
		}
	}
	if err := e.Encode([]any{m.Inspect().Truth(), m.Due(), m.Over(), m.Result(), m.Version()}); err != nil {
		m.t.Fatal(err)
	}
	return b.String()
}

// file is the match as it is saved.
func (m *match) file() string {
	m.t.Helper()
	var b bytes.Buffer
	if err := m.Write(&b); err != nil {
		m.t.Fatal(err)
	}
	return b.String()
}

// seal gives a file that somebody has edited the seal it ought to have.
func seal(file string) string {
	lines := strings.SplitAfter(strings.TrimSuffix(file, "\n"), "\n")
	body, last := strings.Join(lines[:len(lines)-1], ""), lines[len(lines)-1]
	state := ""
	if _, hash, found := strings.Cut(last, `"state":`); found {
		state = `,"state":` + strings.TrimSuffix(hash, "}")
	}
	return body + fmt.Sprintf(`{"entries":%d,"sha256":"%x"%s}`, len(lines)-2, sha256.Sum256([]byte(body)), state) + "\n"
}

// asBefore makes a file one of the format that had no hashes of states. It must hold no undo, which counts entries.
func asBefore(file string) string {
	lines := strings.SplitAfter(strings.Replace(file, `"waystation":2`, `"waystation":1`, 1), "\n")
	lines = slices.DeleteFunc(lines, func(l string) bool { return strings.HasPrefix(l, `{"kind":"state"`) || l == "" })
	lines[len(lines)-1] = "{}\n"
	return seal(strings.Join(lines, ""))
}

// read reads a match file of the same game.
func (m *match) read(file string) (*match, error) {
	r, err := table.Read(strings.NewReader(file), func(name string) *table.Box {
		if name == m.Box().Name {
			return m.Box()
		}
		return nil
	})
	return &match{r, m.t}, err
}

// decider answers in place.
type decider func(s table.Seat, p *table.Prompt, options []table.Option) int

func (d decider) Pick(s table.Seat, p *table.Prompt, options []table.Option) int {
	return d(s, p, options)
}

// inPlace plays the steps in place and returns the state they lead to.
func inPlace(c table.Config, seats int, steps ...step) *bare {
	g := newBare(seats, &script{steps: steps})
	table.InPlace(1, 2, c).Play(g)
	return g
}

// panics runs f, which must panic with these words.
func panics(t *testing.T, words string, f func()) {
	t.Helper()
	defer func() {
		t.Helper()
		if x := fmt.Sprint(recover()); !strings.Contains(x, words) {
			t.Errorf("the panic is %q, want one with the words %q", x, words)
		}
	}()
	f()
}

// breaks is a match in which the first question's answer breaks the game; nothing changes, and the game's fault is
// named.
func breaks(t *testing.T, words string, seats int, bad step) {
	t.Helper()
	m := begin(t, seats, func(t *table.Table, g *bare) { ask(t, 0, 2); bad(t, g) })
	m.refuses(0, "walk", table.ErrBroken, words)
}
