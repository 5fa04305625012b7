package firelands

import (
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"waystation/games/gametest"
	"waystation/table"
)

// Every sentence and label in which a card can stand is filled with every card of the kinds that do stand there, and
// reads as English: testdata/sentences.txt is for readers. Of the other templates a few examples are there. After a
// change: UPDATE=1 go test -run Sentence ./games/firelands, and read what is new.
func TestEveryCardInEverySentence(t *testing.T) {
	heard := sentences{}
	for seed := range uint64(120) {
		g := blend(t, 2+int(seed%3), mixes()[seed%8])
		if seed%4 == 3 {
			g = alone(t, seed%8 == 3, true)
		}
		w := &listener{gametest.Watcher{Rng: newRand(seed), Check: func(string) {}}, g, heard}
		tab := table.InPlace(seed, 3, table.Config{Decider: w, Marks: true, Loud: true})
		for !g.Over() {
			g.Step(tab)
			for _, e := range tab.Told() {
				heard.event(g, e)
			}
		}
	}
	heard.ask(fresh(t, 2))
	recorded(t, "testdata/sentences.txt", strings.Join(heard.lines(), "\n")+"\n")
}

// recorded compares a text with that of a file, or makes the file anew.
func recorded(t *testing.T, file, text string) {
	t.Helper()
	if os.Getenv("UPDATE") != "" {
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	b, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	have, want := strings.Split(text, "\n"), strings.Split(string(b), "\n")
	for i := range max(len(have), len(want)) {
		if i >= len(have) || i >= len(want) || have[i] != want[i] {
			t.Fatalf("%s: line %d is said differently now; read what is new: UPDATE=1 go test -run Sentence "+
				"./games/firelands", file, i+1)
		}
	}
}

// listener plays at random and notes the words of its questions.
type listener struct {
	gametest.Watcher
	g     *Game
	heard sentences
}

func (w *listener) Pick(s table.Seat, p *table.Prompt, options []table.Option) int {
	for _, o := range options {
		w.heard.fill(w.g, "option "+w.g.Verbs()[o.Verb], book.LabelTemplate(o.Verb), [3]int16{o.A, o.B, o.C},
			func(n [3]int16) string {
				label, _ := w.g.Label(table.Option{Verb: o.Verb, A: n[0], B: n[1], C: n[2]}, s, nil)
				return label
			})
	}
	return w.Watcher.Pick(s, p, options)
}

// questions are those in which cards are named: by which number, and of which kinds.
var questions = []struct {
	prompt *table.Prompt
	number int
	kinds  []Kind
}{
	{askAct, 1, []Kind{KindLocation, KindSurvivor, KindEncounter, KindTruck, KindTrailer, KindDevice}},
	{AskAmbush, 0, []Kind{KindEnemy}},
	{askAttack, 0, []Kind{KindEnemy}},
	{askBox, 1, []Kind{KindEnemy, KindObject}},
	{askCall, 0, []Kind{KindSurvivor}},
	{askCounter, 1, []Kind{KindLocation, KindEncounter, KindEvent, KindTile, KindWaypoint, KindSpecialLoot, KindRock}},
	{askDamage, 2, []Kind{KindLocation, KindEncounter, KindEvent, KindTile, KindEnemy, KindSurvivor, KindRock}},
	{AskFallBack, 0, []Kind{KindEnemy}},
	{askGoods, 0, []Kind{KindEncounter}},
	{askLoaded, 0, []Kind{KindObject}},
	{askLoot, 0, []Kind{KindEnemy}},
	{askMend, 0, []Kind{KindTruck, KindTrailer, KindDevice}},
	{askMount, 0, []Kind{KindDevice}},
	{askReplace, 0, []Kind{KindTrailer}},
	{askReturn, 1, []Kind{KindLocation, KindEncounter, KindTile, KindWaypoint, KindSurvivor}},
	{AskTarget, 0, []Kind{KindObject, KindSpecialLoot}},
	{askTow, 1, []Kind{KindTruck}},
	{askTreat, 1, []Kind{KindEncounter, KindTile, KindObject, KindSpecialLoot}},
	{AskWitch, 0, []Kind{KindEncounter}},
}

// ask fills the questions.
func (h sentences) ask(g *Game) {
	for _, q := range questions {
		x := h.at("question "+q.prompt.Kind, book.QuestionTemplate(q.prompt))
		for c := range table.Card(CardCount) {
			if slices.Contains(q.kinds, Of(c).Kind) {
				about := [3]int16{1, 1, 1}
				about[q.number] = int16(c)
				x.said[g.Question(q.prompt, about, 0, nil)] = true
			}
		}
	}
}

// sentences are what was said, by template.
type sentences map[string]*heard

type heard struct {
	kinds map[[2]int]bool // which number of the template was a card of which kind, and has been any such card since
	said  map[string]bool
}

// fewExamples is how many sentences are kept of a template in which no card can be exchanged.
const fewExamples = 6

func (h sentences) at(what, template string) *heard {
	key := what + ": " + template
	if h[key] == nil {
		h[key] = &heard{map[[2]int]bool{}, map[string]bool{}}
	}
	return h[key]
}

func (h sentences) event(g *Game, e table.Event) {
	template := book.Template(e.Tale)
	h.fill(g, "tale", template, [3]int16{e.A, e.B, e.C}, func(n [3]int16) string {
		x := e
		x.A, x.B, x.C, x.Secret = n[0], n[1], n[2], table.Hidden
		return g.Tale(x, table.Nobody, nil)
	})
	if e.Who == 0 || e.Secret <= 0 {
		return
	}
	h.fill(g, "tale to those who may know", "{the a}", [3]int16{e.Secret, e.B, e.C}, func(n [3]int16) string {
		x := e
		x.Secret = n[0]
		return g.Tale(x, e.Seat, nil)
	})
}

// fill notes what a template says, and for each number that is a card what it says of all cards of that kind.
func (h sentences) fill(g *Game, what, template string, n [3]int16, say func([3]int16) string) {
	x := h.at(what, template)
	exchanged := false
	for i := range n {
		if !exchangeable(template, i) {
			continue
		}
		exchanged = true
		if n[i] < 0 || n[i] == 0 && strings.Contains(template, "{with "+string(rune('a'+i))) {
			continue
		}
		kind := Of(table.Card(n[i])).Kind
		if x.kinds[[2]int{i, int(kind)}] {
			continue
		}
		x.kinds[[2]int{i, int(kind)}] = true
		for c := range table.Card(CardCount) {
			if Of(c).Kind == kind {
				other := n
				other[i] = int16(c)
				x.said[say(other)] = true
			}
		}
	}
	if !exchanged && len(x.said) < fewExamples {
		x.said[say(n)] = true
	}
}

// exchangeable reports whether a number of a template is a card of which only the name is said.
func exchangeable(template string, i int) bool {
	found := false
	for _, hole := range strings.Split(template, "{")[1:] {
		words := strings.Fields(hole[:strings.Index(hole, "}")])
		if !slices.Contains(words[1:], string(rune('a'+i))) {
			continue
		}
		switch words[0] {
		case "card", "the", "The", "because", "with", "for", "verb":
			found = true
		default:
			return false
		}
	}
	return found
}

// lines are the templates in order, each followed by what it says.
func (h sentences) lines() []string {
	var out []string
	for _, key := range slices.Sorted(maps.Keys(h)) {
		out = append(out, key)
		for _, s := range slices.Sorted(maps.Keys(h[key].said)) {
			out = append(out, "    "+s)
		}
	}
	return out
}
