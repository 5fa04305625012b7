package hereditybot

import (
	"bytes"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"waystation/bots"
	"waystation/games/heredity"
	"waystation/table"
)

// The bots go by what is printed on cards that lie open. No chapter, no number of a card, no mark and no count stands
// in their code.
func TestNothingIsKnownOfTheStory(t *testing.T) {
	var story bytes.Buffer
	decks, err := os.ReadDir("../../games/heredity/decks")
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range decks {
		if strings.HasSuffix(d.Name(), ".yaml") {
			text, err := os.ReadFile("../../games/heredity/decks/" + d.Name())
			if err != nil {
				t.Fatal(err)
			}
			story.Write(text)
		}
	}
	told := map[string]bool{}
	for _, m := range regexp.MustCompile(`(?:set|count|clear|quest|id:) ([a-z0-9-]+)`).FindAllSubmatch(story.Bytes(), -1) {
		told[string(m[1])] = true
	}
	if len(told) < 50 {
		t.Fatalf("only %d marks, counts and quests were found in the decks", len(told))
	}
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(f, func(n ast.Node) bool {
			lit, ok := n.(*ast.BasicLit)
			switch {
			case !ok:
			case lit.Kind == token.STRING:
				if s, err := strconv.Unquote(lit.Value); err == nil && told[s] {
					t.Errorf("%s knows %q of the story", name, s)
				}
			case lit.Kind == token.INT && card(story.Bytes(), lit.Value):
				t.Errorf("%s knows card %s", name, lit.Value)
			}
			return true
		})
	}
}

// card reports whether the decks have a card of that number.
func card(story []byte, number string) bool {
	return bytes.Contains(story, []byte("\n- number: "+number+"\n"))
}

// Where always the first who is asked answers, as on a machine that lets the others wait, nobody proposes the same again
// and again.
func TestNobodyProposesForEver(t *testing.T) {
	setup, err := heredity.Shelf.Check(table.Setup{Game: "heredity", Mode: "chapter4", Seats: 4})
	if err != nil {
		t.Fatal(err)
	}
	m, err := table.NewMatch(heredity.Shelf, setup, table.SeedOf("picture 0"))
	if err != nil {
		t.Fatal(err)
	}
	for n := 0; !m.Over(); n++ {
		if n == 3_000 {
			t.Fatalf("not over after %d answers", n)
		}
		a := m.Asks()[0]
		answer := With(Peaceful, uint64(a.Seat)).Choose(m.View(a.Seat), a)
		if err := m.Answer(a.Seat, a.Number, bots.Key(m.Verbs(), answer), table.ByBot); err != nil {
			t.Fatal(err)
		}
	}
}

// family is a chapter that is about to be played by bots, each with a seed of its own.
func family(t *testing.T, mode string, seats int, seed uint64, bot func(uint64) bots.Player) (*heredity.Game, *table.Table) {
	t.Helper()
	setup, err := heredity.Shelf.Check(table.Setup{Game: "heredity", Mode: mode, Seats: seats})
	if err != nil {
		t.Fatal(err)
	}
	state, err := heredity.Shelf.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	g := state.(*heredity.Game)
	var players []bots.Player
	for s := range uint64(setup.Seats) {
		players = append(players, bot(seed<<4|s))
	}
	return g, table.InPlace(seed, 1, table.Config{Marks: true, Decider: bots.Decide(g, players)})
}

// Where everything around costs two points, nobody spends one at a time to and fro: such a family came home never.
func TestNobodyWalksToAndFro(t *testing.T) {
	for seed := range uint64(12) {
		g, in := family(t, "chapter1", 3, seed, func(s uint64) bots.Player { return With(Peaceful, s) })
		for !g.Over() && g.Row.Loops < 60 {
			g.Step(in)
		}
		if !g.Over() {
			t.Errorf("seed %d: not over after %d loops", seed, g.Row.Loops)
		}
	}
}

// Once everybody stands where an action wants everybody, nobody walks off before it is done: such families came to the
// gate, went, and came again, until it was light.
func TestNobodyLeavesWhereEverybodyIsWanted(t *testing.T) {
	waited := 0
	for seed := range uint64(12) {
		g, in := family(t, "chapter3", 4, seed, func(s uint64) bots.Player { return With(Thorough, s) })
		var wanted []int
		for !g.Over() {
			g.Step(in)
			v := g.View(0).(*heredity.View)
			m := mind{v: v}
			for i := range v.Team {
				if wanted != nil && !m.onAny(v.Team[i].At, wanted) {
					t.Fatalf("seed %d, loop %d: %s has left %v", seed, v.Loop, v.Team[i].Name, wanted)
				}
			}
			if v.Loop > Thorough.Home {
				wanted = complete(v)
			}
			if wanted != nil {
				waited++
			}
		}
	}
	if waited == 0 {
		t.Fatal("in no game everybody stood where everybody was wanted")
	}
}

// complete is where everybody is wanted by an action that could be done at once, or nil.
func complete(v *heredity.View) []int {
	for i := range v.Cards {
		for k := range v.Cards[i].Actions {
			if a := &v.Cards[i].Actions[k]; v.Cards[i].Place.InPlay() && a.Ready && len(a.Gather) > 0 {
				return a.Gather
			}
		}
	}
	return nil
}

// gentle fails a test when a bot strikes somebody who is not hostile.
type gentle struct {
	bots.Player
	t *testing.T
}

func (p gentle) Choose(view any, ask *table.Ask) []table.Option {
	answer := p.Player.Choose(view, ask)
	for _, o := range answer {
		index := map[table.Verb]int16{heredity.VerbStrike: o.C, heredity.VerbTogether: o.B}
		at, strikes := index[o.Verb]
		for _, f := range view.(*heredity.View).Figures {
			if strikes && f.Index == int(at) && !f.Hostile {
				p.t.Errorf("%s is struck", f.Name)
			}
		}
	}
	return answer
}

// Nobody strikes who is not hostile, alone or together: families of several players beat the people they had come to
// bring home.
func TestOnlyTheHostileAreStruck(t *testing.T) {
	for _, temper := range []Temper{Peaceful, Bold, Thorough} {
		g, in := family(t, "chapter5", 4, 1, func(s uint64) bots.Player { return gentle{With(temper, s), t} })
		for !g.Over() {
			g.Step(in)
		}
	}
}
