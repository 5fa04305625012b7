package heredity_test

import (
	"bufio"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"flag"
	"fmt"
	"hash"
	"os"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"

	"waystation/bots"
	"waystation/games/heredity"
	"waystation/table"
)

const (
	walksFile = "testdata/walks.txt"
	unmetFile = "testdata/unmet.txt"
)

// Walks go where whole matches seldom do. Together they carry out nearly all that chapters say: sides are opened, steps
// are done, conditions hold and fail, and a number in one is met exactly, and missed by one. All that is asked, offered
// and told on the way must be as it was, and every state. What no walk meets stands in unmet.txt.
//
// With -update walks are gone again by the present rules where these don't fit any more, and others are looked for that
// meet what is missing (WAYSTATION_WALKS=10m looks for so long, even if all is well).
func TestWalks(t *testing.T) {
	legs, ground, err := goWalks(t)
	anew := flag.Lookup("update").Value.String() == "true"
	if anew && (err != nil || os.Getenv(searchTime) != "") {
		lookForWalks(t)
		legs, ground, err = goWalks(t)
	}
	if err != nil {
		t.Fatal(err)
	}
	unmet := ground.Unmet(-1)
	t.Logf("%d of %d things that chapters say have come about, in %d legs", ground.Size()-len(unmet), ground.Size(),
		len(legs)-1)
	if anew {
		if err := os.WriteFile(unmetFile, []byte(strings.Join(unmet, "\n")+"\n"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	t.Run("unmet", func(t *testing.T) {
		known, err := os.ReadFile(unmetFile)
		if err != nil {
			t.Fatal(err)
		}
		if got := strings.Join(unmet, "\n") + "\n"; got != string(known) {
			t.Errorf("what no walk meets is not what %s says: look for walks, or note it, with -update; it is\n%s",
				unmetFile, got)
		}
	})
}

// goWalks goes all legs, and says which come out otherwise than they did.
func goWalks(t *testing.T) (legs []*leg, ground *heredity.Ground, err error) {
	t.Helper()
	if legs, err = readWalks(); err != nil {
		return nil, nil, err
	}
	ground = heredity.NewGround(begin(t, &leg{mode: "introduction", seats: 1}))
	defer ground.Watch()()
	var wrong []string
	for i, l := range legs[1:] {
		if sum, whole := l.walk(t, legs, ground); !whole || sum != l.sum {
			wrong = append(wrong, fmt.Sprintf("leg %d, %s", i+1, l.start()))
		}
	}
	if len(wrong) > 0 {
		err = fmt.Errorf("%d of %d legs come out otherwise, first %s: if that is right, record them with -update",
			len(wrong), len(legs)-1, strings.Join(wrong[:min(5, len(wrong))], "; "))
	}
	return legs, ground, err
}

// leg is a part of a walk through the campaign. It begins a chapter, or goes on where another leg ended.
type leg struct {
	from    int      // the leg before, or 0
	next    bool     // ... which has ended a chapter: this one begins the next
	mode    string   // of a leg that begins a chapter by itself
	seats   int      // ... how many play
	altered []string // ... and what they bring along that is not usual
	steps   int
	taken   []int  // which option was taken, and what chance brought, as they came
	sum     string // of all that was asked and told, and of what came of it

	state *heredity.Game // where it ends
}

// walk goes a leg. It returns the sum, and whether the leg could be gone as it was.
func (l *leg) walk(t *testing.T, legs []*leg, ground *heredity.Ground) (sum string, whole bool) {
	t.Helper()
	g := new(heredity.Game)
	if l.from > 0 && !l.next {
		g.CopyFrom(legs[l.from].state)
	} else {
		g = begin(t, l.first(legs))
	}
	w := newWalker(g)
	w.taken = l.taken
	for range l.steps {
		w.step(ground)
	}
	l.state = g
	ground.Away = true
	defer func() { ground.Away = false }()
	return w.total(), !w.lost && len(w.taken) == 0
}

// first is a leg that begins a chapter, with where the one before has ended.
func (l *leg) first(legs []*leg) *leg {
	if !l.next {
		return l
	}
	before := legs[l.from].state
	return &leg{next: true, mode: "campaign", seats: before.Seats(), state: before}
}

// begin is a chapter before its first step.
func begin(t *testing.T, l *leg) *heredity.Game {
	t.Helper()
	setup := table.Setup{Game: "heredity", Mode: l.mode, Seats: l.seats}
	var carry any
	if l.next {
		carry = l.state.Legacy()
	} else if len(l.altered) > 0 {
		carry = alter(t, int(l.mode[len(l.mode)-1]-'0'), l.altered)
	}
	var err error
	if carry != nil {
		if setup.Carry, err = json.Marshal(carry); err != nil {
			t.Fatal(err)
		}
	}
	if setup, err = heredity.Shelf.Check(setup); err != nil {
		t.Fatal(err)
	}
	state, err := heredity.Shelf.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	return state.(*heredity.Game)
}

// alter changes what one usually has at a chapter's beginning: +NAME and -NAME is a mark, +q725 a quest, -i99 an item,
// NAME=4 a count or the materials.
func alter(t *testing.T, chapter int, words []string) heredity.Carry {
	t.Helper()
	c, err := heredity.Usual(chapter)
	if err != nil {
		t.Fatal(err)
	}
	for _, word := range words {
		name, number, counted := strings.Cut(word, "=")
		n, _ := strconv.Atoi(number)
		card, err := strconv.Atoi(strings.TrimLeft(word, "+-qi"))
		switch {
		case name == "materials":
			c.Materials = int16(n)
		case counted:
			c.Counts = slices.DeleteFunc(c.Counts, func(x heredity.Counted) bool { return x.Name == name })
			c.Counts = append(c.Counts, heredity.Counted{Name: name, N: int16(n)})
		case err == nil:
			alterCard(&c, word[0] == '+', word[1] == 'q', int16(card))
		default:
			c.Marks = slices.DeleteFunc(c.Marks, func(x string) bool { return x == word[1:] })
			if word[0] == '+' {
				c.Marks = append(c.Marks, word[1:])
			}
		}
	}
	return c
}

func alterCard(c *heredity.Carry, there, quest bool, number int16) {
	is := func(x heredity.Carried) bool { return x.Card == number }
	c.Quests, c.Items = slices.DeleteFunc(c.Quests, is), slices.DeleteFunc(c.Items, is)
	c.Creation = slices.DeleteFunc(c.Creation, is)
	switch {
	case there && quest:
		c.Quests = append(c.Quests, heredity.Carried{Card: number})
	case there:
		c.Items = append(c.Items, heredity.Carried{Card: number})
	}
}

// walker goes a leg: it answers, and decides chance, as the leg says, and adds up what it is asked and told.
type walker struct {
	game   *heredity.Game
	at     *table.Table
	sum    hash.Hash
	verbs  []string
	tales  []string
	taken  []int           // what is still to come
	lost   bool            // the leg says no more, or what can't be
	search *search         // says what to take while a leg is looked for
	one    [1]table.Option // an option for its key
}

func newWalker(g *heredity.Game) *walker {
	w := &walker{game: g, sum: sha256.New(), verbs: g.Verbs(), tales: g.Tales()}
	w.at = table.InPlace(0, 0, table.Config{Decider: w, Rig: w.chance, Turns: 1, Marks: true, Loud: true})
	return w
}

// step plays one step.
func (w *walker) step(ground *heredity.Ground) {
	if w.lost || w.game.Over() {
		w.lost = true
		return
	}
	w.game.Step(w.at)
	ground.After(w.game)
	told := w.at.Told()
	if w.search != nil {
		return
	}
	for _, e := range told {
		fmt.Fprintln(w.sum, w.tales[e.Tale], e.Rule, e.Seat, e.A, e.B, e.C)
	}
	numbers(w.sum, w.game)
}

// Pick answers a question.
func (w *walker) Pick(s table.Seat, p *table.Prompt, options []table.Option) int {
	if w.search != nil {
		return w.search.pick(s, p, options)
	}
	fmt.Fprint(w.sum, s, p.Kind)
	for _, o := range options {
		w.one[0] = o
		fmt.Fprint(w.sum, " ", bots.Key(w.verbs, w.one[:]))
	}
	return w.shift(len(options))
}

// Hear is for whoever looks for a leg.
func (w *walker) Hear(s table.Seat, p *table.Prompt, about [3]int16) {
	if w.search != nil {
		w.search.hear(s, p, about)
	}
}

// PickSome leaves a set of options to be taken one by one.
func (w *walker) PickSome(*table.Ask) []table.Option { return nil }

// chance decides what chance brings.
func (w *walker) chance(c table.Chance) int {
	n := max(c.Sides, len(c.Cards))
	k := 0
	if w.search != nil {
		k = w.search.any(n)
	} else {
		fmt.Fprint(w.sum, c.Name, c.Sides, len(c.Cards), c.Who, c.Back)
		k = w.shift(n)
	}
	if c.Sides > 0 {
		return 1 + k
	}
	return int(c.Cards[k].Card)
}

// shift is the next number that the leg says, below n.
func (w *walker) shift(n int) int {
	if len(w.taken) == 0 || w.taken[0] >= n {
		w.lost = true
		return 0
	}
	k := w.taken[0]
	w.taken = w.taken[1:]
	return k
}

// total is the sum of all, what seats see at the end and what is left behind included.
func (w *walker) total() string {
	for s := range w.game.Seats() {
		numbers(w.sum, w.game.View(table.Seat(s)))
	}
	if w.game.Over() {
		if legacy := w.game.Legacy(); legacy != nil {
			numbers(w.sum, legacy)
		}
	}
	fmt.Fprint(w.sum, w.game.Marks, w.game.Counts)
	return hex.EncodeToString(w.sum.Sum(nil)[:5])
}

// numbers adds up all numbers of a value, and how much of everything there is. It adds no words, which may be put
// better, and nothing that a view has from the cards as they are printed: that would be a second copy of them.
func numbers(to hash.Hash, of any) {
	to.Write(appendNumbers(nil, reflect.ValueOf(of)))
}

func appendNumbers(b []byte, v reflect.Value) []byte {
	switch k := v.Kind(); {
	case k == reflect.Pointer && !v.IsNil():
		return appendNumbers(b, v.Elem())
	case (k == reflect.Slice || k == reflect.Array) && !strings.HasSuffix(v.Type().Elem().PkgPath(), "/decks"):
		b = append(strconv.AppendInt(b, int64(v.Len()), 36), '[')
		for i := range v.Len() {
			b = appendNumbers(b, v.Index(i))
		}
	case k == reflect.Struct && !strings.HasSuffix(v.Type().PkgPath(), "/decks"):
		for i := range v.NumField() {
			if v.Type().Field(i).IsExported() {
				b = appendNumbers(b, v.Field(i))
			}
		}
	case k == reflect.Bool && v.Bool():
		b = append(b, '!')
	case v.CanInt():
		b = append(strconv.AppendInt(b, v.Int(), 36), ' ')
	case v.CanUint():
		b = append(strconv.AppendUint(b, v.Uint(), 36), ' ')
	}
	return b
}

// start says where a leg begins.
func (l *leg) start() string {
	switch {
	case l.next:
		return fmt.Sprintf("after %d", l.from)
	case l.from > 0:
		return fmt.Sprintf("from %d", l.from)
	}
	return strings.TrimSpace(fmt.Sprintf("%s for %d %s", l.mode, l.seats, strings.Join(l.altered, " ")))
}

// String is a leg as it stands in the file: where it begins, its steps, what is taken, and the sum.
func (l *leg) String() string {
	taken := make([]string, len(l.taken))
	for i, k := range l.taken {
		taken[i] = strconv.FormatInt(int64(k), 36)
	}
	return fmt.Sprintf("%s; %d; %s; %s", l.start(), l.steps, strings.Join(taken, " "), l.sum)
}

// readWalks reads the legs of all walks. The first is none, so that they are numbered from 1.
func readWalks() ([]*leg, error) {
	f, err := os.Open(walksFile)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	legs := []*leg{{}}
	lines := bufio.NewScanner(f)
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		if strings.HasPrefix(lines.Text(), "#") {
			continue
		}
		l, err := readLeg(lines.Text())
		if err != nil || l.from >= len(legs) {
			return nil, fmt.Errorf("%s: %q is no leg of a walk (%v)", walksFile, lines.Text(), err)
		}
		legs = append(legs, l)
	}
	return legs, lines.Err()
}

func readLeg(line string) (*leg, error) {
	parts := strings.Split(line, "; ")
	if len(parts) != 4 {
		return nil, fmt.Errorf("%d parts, want 4", len(parts))
	}
	l := &leg{sum: parts[3]}
	words := strings.Fields(parts[0])
	var err error
	switch words[0] {
	case "from", "after":
		l.next = words[0] == "after"
		l.from, err = strconv.Atoi(words[1])
	default:
		l.mode, l.altered = words[0], words[3:]
		l.seats, err = strconv.Atoi(words[2])
	}
	if err != nil {
		return nil, err
	}
	if l.steps, err = strconv.Atoi(parts[1]); err != nil {
		return nil, err
	}
	for _, s := range strings.Fields(parts[2]) {
		k, err := strconv.ParseInt(s, 36, 32)
		if err != nil {
			return nil, err
		}
		l.taken = append(l.taken, int(k))
	}
	return l, nil
}
