package gametest

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"waystation/internal/caravan"
	"waystation/rules"
	"waystation/scenario"
	"waystation/table"
)

// Each test here breaks something of a small game, and wants the suite to find it.

var ledger = rules.NewLedger("caravan", `# Caravan

## Turns (CV-TURN)

- **CV-TURN-01 Turns.** One after the other.
- **CV-TURN-02 Water.** It comes from wells.

## Evenings (CV-EVE)

- **CV-EVE-01 Evening.** Everybody sleeps.
`, "CV-EVE-01: everybody knows\n")

// small is the small game as the suite knows it.
func small() *Game {
	return &Game{
		Box: caravan.Shelf, Book: tales{}, Random: 2, Examples: 2,
		Ledger: ledger,
		Ways:   []table.Setup{{Seats: 2}, {Seats: 4, Mode: "wet"}},
	}
}

// tales is a book without words.
type tales struct{}

func (tales) Prompts() []*table.Prompt     { return nil }
func (tales) Check() []string              { return nil }
func (tales) Template(t table.Tale) string { return fmt.Sprint("tale ", t) }

func TestRandomGamesAreWatched(t *testing.T) {
	g := small()
	if err := g.playout(g.Ways[1], 1); err != nil {
		t.Errorf("a sound game: %v", err)
	}
	thirst := errors.New("too much water")
	g.Laws.Holds = func(state table.Game) error {
		if state.(*caravan.Game).Water[0] > 0 {
			return thirst
		}
		return nil
	}
	if err := g.playout(g.Ways[1], 1); !errors.Is(err, thirst) || !strings.HasPrefix(err.Error(), "question turn: ") {
		t.Errorf("at a question: %v", err)
	}
	g.Between, g.Laws.Holds = g.Laws.Holds, nil
	if err := g.playout(g.Ways[1], 1); !errors.Is(err, thirst) || !strings.HasPrefix(err.Error(), "after step 0: ") {
		t.Errorf("between steps: %v", err)
	}
}

// endless is a game that goes on for ever.
type endless struct{ *caravan.Game }

func (endless) Over() bool        { return false }
func (endless) Step(*table.Table) {}

func TestEndlessGames(t *testing.T) {
	g := small()
	box := *caravan.Shelf
	box.New = func(s table.Setup) (table.Game, error) {
		state, err := caravan.Shelf.New(s)
		return endless{state.(*caravan.Game)}, err
	}
	g.Box = &box
	if err := g.playout(g.Ways[0], 1); !errors.Is(err, errEndless) {
		t.Errorf("an endless game: %v", err)
	}
}

func TestWhatIsSaidIsHeard(t *testing.T) {
	var complaints []string
	s := &speaker{said: map[string]string{}, fail: func(format string, args ...any) {
		complaints = append(complaints, fmt.Sprintf(format, args...))
	}}
	for _, sentence := range []string{"", "A hole {here}.", "Two  spaces.", "See the the moon.", "All is well."} {
		s.hear("tale", sentence)
	}
	if len(complaints) != 4 {
		t.Errorf("heard %q", complaints)
	}
}

// mute is the small game without words.
type mute struct{ table.Game }

func TestAMuteGame(t *testing.T) {
	g := small()
	box := *caravan.Shelf
	box.New = func(s table.Setup) (table.Game, error) {
		state, err := caravan.Shelf.New(s)
		return mute{state}, err
	}
	g.Box = &box
	if err := new(speaker).play(g, g.Ways[0], 1); err == nil || !strings.Contains(err.Error(), "no table.Words") {
		t.Errorf("a mute game: %v", err)
	}
}

func TestUnexercisedRules(t *testing.T) {
	g := small()
	by := map[string]*scenario.Evidence{
		"CV-TURN-02": {By: []string{"well.txtar"}},
		"CV-EVE-01":  {By: []string{"night.txtar"}},
		"CV-EVE-09":  {By: []string{"TestMoon"}},
		"CV-EX-02":   {By: []string{"TestMoon"}},
	}
	faults := strings.Join(g.unexercised(by), "\n")
	mustSay(t, faults, "no scenario and no test exercises CV-TURN-01 (Turns)", "CV-EVE-01 has an effect after all",
		"TestMoon: ", "CV-EVE-09")
	if strings.Contains(faults, "CV-TURN-02") {
		t.Errorf("complains of what is well: %s", faults)
	}
	if ids := g.unplayed(by); !slices.Equal(ids, []string{"CV-EX-01", "CV-EX-02"}) {
		t.Errorf("examples without a scenario: %v", ids)
	}
	by["CV-EX-01"] = &scenario.Evidence{By: []string{"first.txtar"}}
	if ids := g.unplayed(by); !slices.Equal(ids, []string{"CV-EX-02"}) {
		t.Errorf("examples without a scenario: %v", ids)
	}
}

// A citation is found that is not in the table, whatever it is for; a rare sequence of questions may be new, but not
// otherwise than known.
func TestCitations(t *testing.T) {
	collect := func(g *Game) *witness {
		w := &witness{facts{}, facts{}, facts{}}
		for seed := range uint64(20) {
			if err := w.play(g, g.Ways[seed%2], seed); err != nil {
				t.Fatal(err)
			}
		}
		return w
	}
	w := collect(small())
	known := readFacts(w.cites.String())
	if all := w.cites.strange(known, nil); all != nil {
		t.Errorf("strange at once: %q", all)
	}
	for _, what := range []string{
		"asked: turn => CV-TURN-01", "turn: offered: draw => CV-TURN-02",
		"turn: denied: take, the bag is full => CV-TURN-03",
	} {
		what, is, _ := strings.Cut(what, between)
		if !known[what][is] {
			t.Errorf("%s%s%s was not noted", what, between, is)
			continue
		}
		delete(known, what)
		known.note("CV-EVE-09", "%s", what)
		if all := w.cites.strange(known, nil); !slices.Equal(all, []string{what + between + is}) {
			t.Errorf("with another rule for %s: %q", what, all)
		}
		known[what] = map[string]bool{is: true}
	}
	rare := facts{}
	rare.note("stands", "turn: draw, then another's turn")
	if all := rare.strange(facts{}, rare); all != nil {
		t.Errorf("a rare one is new: %q", all)
	}
	other := facts{}
	other.note("can be taken back", "turn: draw, then another's turn")
	if all := rare.strange(other, rare); len(all) != 1 {
		t.Errorf("a rare one is otherwise: %q", all)
	}
	if len(w.undo) == 0 || len(w.rare) == 0 {
		t.Errorf("%d answers can be taken back or not, %d of them rare", len(w.undo), len(w.rare))
	}
}
