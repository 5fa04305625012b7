package shelf_test

import (
	"bytes"
	"cmp"
	"context"
	"flag"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"unicode"

	"golang.org/x/net/html"

	"waystation/bots"
	"waystation/games/scene"
	"waystation/shelf"
	"waystation/table"
	"waystation/web"
)

var lossMatches = flag.Int("losses", 0, "in how many matches of each game losses are looked for; 0: in those of every run")

// lossRun is how losses are looked for in a game: in how many matches, of how many seats, in which modes one after the
// other, and what may befall a seat by an answer that says nothing of it: the question and the answer, and why.
type lossRun struct {
	matches, seats int
	modes          []string
	excused        map[string]string
}

var lossRuns = map[string]lossRun{
	"firelands": {matches: 4, seats: 3},
	"posthuman": {matches: 2, seats: 3},
	"saga": {matches: 2, seats: 3, excused: map[string]string{
		"story/choose": "what comes of an option stays untold (PS-STORY-08)",
	}},
	"heredity": {matches: 3, seats: 2, modes: []string{
		"introduction", "chapter1", "chapter2", "chapter3", "chapter4", "chapter5", "chapter6", "chapter7",
	}},
}

// What a seat loses by its own answer stood there when it answered: in the row, in the question's panel, or in the rows
// of its last answers, which led there. A bot plays every seat, and three answers of ten are chance's. Whether a loss
// was told goes by words: a sentence that tells of a loss of health was foretold where health, or a wound, was named.
func TestLossesAreForetold(t *testing.T) {
	for _, g := range shelf.All() {
		t.Run(g.Box.Name, func(t *testing.T) {
			t.Parallel()
			run, ok := lossRuns[g.Box.Name]
			if !ok {
				t.Fatal("nothing says how its losses are looked for")
			}
			f := foresight{Game: g, lossRun: run, found: map[string]*untold{}}
			for k := range cmp.Or(*lossMatches, run.matches) {
				if err := f.play(t.Context(), fmt.Sprint("losses ", k), uint64(k)); err != nil {
					t.Fatal(err)
				}
			}
			t.Logf("%d losses, %d of them foretold", f.lost, f.told)
			keys := slices.SortedFunc(maps.Keys(f.found), func(x, y string) int {
				return cmp.Or(cmp.Compare(f.found[y].n, f.found[x].n), cmp.Compare(x, y))
			})
			for _, k := range keys {
				l := f.found[k]
				if run.excused[l.kind+"/"+l.verb] != "" {
					continue
				}
				t.Errorf("%d times, first in %q, entry %d, seat %d: %s/%s\n  %s\n  %s\n  then: %s\n  the panel: %s",
					l.n, l.seed, l.entry, l.seat, l.kind, l.verb, l.question, l.row, l.tale, l.panel)
			}
			if f.lost == 0 {
				t.Error("nobody has lost anything")
			}
		})
	}
}

// untold is a kind of loss that was not foretold: how often it came, and the first of them.
type untold struct {
	n int
	answered
	tale string
}

// answered is what a seat answered, and what stood there.
type answered struct {
	seed                      string
	entry                     int
	seat                      table.Seat
	kind, verb, question, row string
	panel                     string
	from                      int // events told before
}

// foresight looks for losses that nothing foretold in matches of a game.
type foresight struct {
	*shelf.Game
	lossRun
	lost, told int
	found      map[string]*untold
}

func (f *foresight) play(ctx context.Context, seed string, n uint64) error {
	setup := table.Setup{Game: f.Box.Name, Seats: f.seats}
	if len(f.modes) > 0 {
		setup.Mode = f.modes[n%uint64(len(f.modes))]
	}
	setup, err := f.Box.Check(setup)
	if err != nil {
		return err
	}
	m, err := table.NewMatch(f.Box, setup, table.SeedOf(seed))
	if err != nil {
		return err
	}
	rng := rand.New(rand.NewPCG(n, 7))
	var players, chance []bots.Player
	for s := range m.Seats() {
		players = append(players, f.Bots[0].New(uint64(s)))
		chance = append(chance, bots.Random(n+uint64(s)))
	}
	rows := make([][]string, m.Seats()) // of the last answers of each seat
	for !m.Over() {
		s := table.Turns(nil, m.Due(), uint64(m.Version()))[0]
		p := players[s]
		if rng.IntN(100) < 30 {
			p = chance[s]
		}
		taken, err := bots.Answer(ctx, p, m, s, 1)
		if err != nil {
			return err
		}
		x, err := f.before(ctx, m, s, taken)
		if err != nil {
			return err
		}
		x.seed = seed
		if err := m.Answer(s, m.Number(s), bots.Key(m.Verbs(), taken), table.ByHand); err != nil {
			return err
		}
		rows[s] = append(rows[s][max(0, len(rows[s])-3):], x.row)
		f.check(m, x, strings.Join(rows[s], " "))
	}
	return nil
}

// before is an answer that is about to be given.
func (f *foresight) before(ctx context.Context, m *table.Match, s table.Seat, taken []table.Option) (*answered, error) {
	a := m.Ask(s)
	x := &answered{
		entry: m.Version(), seat: s, kind: a.Prompt.Kind, verb: "pass", question: m.Question(a), from: len(m.Events(s)),
	}
	var rows []string
	for _, o := range taken {
		label, _ := m.Label(s, o)
		rows = append(rows, label+": "+m.Voice(nil).Outlook(a, o).Line())
		if o != table.Pass {
			x.verb = m.Verbs()[o.Verb]
		}
	}
	x.row = strings.Join(rows, " + ")
	var err error
	x.panel, err = f.panel(ctx, m, s, bots.Key(m.Verbs(), taken))
	return x, err
}

// check compares what a seat was told to have lost by an answer with what stood there.
func (f *foresight) check(m *table.Match, x *answered, rows string) {
	events := m.Events(x.seat)
	said := split(strings.Join([]string{x.question, x.row, x.panel, rows}, " "))
	for _, e := range events[min(x.from, len(events)):] {
		tale := m.Tale(e, x.seat)
		theirs := e.Seat == x.seat || f.Together && e.Seat == table.Nobody
		if tale == "" || !theirs || !m.Costs(e, x.seat) {
			continue
		}
		f.lost++
		if foretold(said, tale) {
			f.told++
			continue
		}
		key := fmt.Sprint(x.kind, "/", x.verb, "/", e.Tale)
		if f.found[key] == nil {
			f.found[key] = &untold{answered: *x, tale: tale}
		}
		f.found[key].n++
	}
}

// goods are what can be lost, each by the stems of the words that name it.
var goods = [][]string{
	{"damage", "hit", "wound"}, {"health", "wound", "hurt", "knock", "injur"}, {"fame"}, {"contamin"}, {"food", "eat", "meal"}, {"fuel"},
	{"fatigue", "tire", "tiring", "exhaust"}, {"morale", "knock"}, {"scar"}, {"ammo"}, {"water"}, {"marker"},
	{"mutat", "mutant"}, {"hunger", "hungry"}, {"xp"}, {"boost"}, {"hostile", "enem"}, {"medicine"}, {"booze"}, {"journey"}, {"test", "fail"},
}

// parting are the words for what is lost otherwise.
var parting = []string{
	"die", "death", "kill", "lose", "loss", "lost", "gone", "discard", "throw", "leave", "left", "take", "give", "pay",
	"cost", "knock",
}

// foretold reports whether what stood there names something that a sentence of a loss names.
func foretold(said []string, tale string) bool {
	t := split(tale)
	named := false
	for _, g := range goods {
		if !has(t, g) {
			continue
		}
		named = true
		if has(said, g) {
			return true
		}
	}
	return !named && has(said, parting)
}

func has(list, stems []string) bool {
	return slices.ContainsFunc(list, func(w string) bool {
		return slices.ContainsFunc(stems, func(stem string) bool { return strings.HasPrefix(w, stem) })
	})
}

func split(s string) []string {
	return strings.FieldsFunc(strings.ToLower(s), func(r rune) bool { return !unicode.IsLetter(r) })
}

// panel is what the panel of a seat's question says, but for the rows of other answers and what can't be chosen, and
// what the pieces say that give this one.
func (f *foresight) panel(ctx context.Context, m *table.Match, s table.Seat, key string) (string, error) {
	t := &scene.Table{
		Box: f.Box, Rules: f.Ledger, Match: m, Name: "m", Eyes: s, Asked: true,
		URL: func(what string, _ table.Seat) string { return what },
	}
	for i := range m.Seats() {
		mark := web.SeatMark{Colour: scene.Colour(table.Seat(i))}
		t.Seats = append(t.Seats, scene.Seat{You: table.Seat(i) == s, Mark: mark})
	}
	var b bytes.Buffer
	if err := f.Screen.Table(scene.Of(t)).Render(ctx, &b); err != nil {
		return "", err
	}
	root, err := html.Parse(&b)
	if err != nil {
		return "", err
	}
	var out []string
	var read func(n *html.Node, in bool)
	read = func(n *html.Node, in bool) {
		in = in || attribute(n, "id") == "ask" || n.Data == "button" && attribute(n, "value") == key
		if in && n.Data == "button" && attribute(n, "value") != key {
			return
		}
		if in && n.Data == "li" && strings.Contains(attribute(n, "class"), "choice") && !gives(n, key) {
			return
		}
		if in && n.Type == html.TextNode {
			out = append(out, strings.Fields(n.Data)...)
		}
		if in {
			out = append(out, attribute(n, "aria-label"), attribute(n, "title"))
		}
		for c := n.FirstChild; c != nil; c = c.NextSibling {
			read(c, in)
		}
	}
	read(root, false)
	return strings.Join(slices.DeleteFunc(out, func(s string) bool { return s == "" }), " "), nil
}

// gives reports whether a press on something within an element gives an answer.
func gives(n *html.Node, key string) bool {
	if n.Data == "button" && attribute(n, "value") == key {
		return true
	}
	for c := n.FirstChild; c != nil; c = c.NextSibling {
		if gives(c, key) {
			return true
		}
	}
	return false
}

func attribute(n *html.Node, name string) string {
	for _, a := range n.Attr {
		if a.Key == name {
			return a.Val
		}
	}
	return ""
}
