package expedition_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"testing"

	"waystation/internal/expedition"
	"waystation/table"
	"waystation/table/tabletest"
)

func find(string) *table.Box { return expedition.Shelf }

func TestLaws(t *testing.T) {
	tabletest.Laws(t, tabletest.Config{Box: expedition.Shelf,
		Rule: func(id string) bool { return strings.HasPrefix(id, "EX-") }})
}

// played is a match that the clock has played to its end.
func played(t *testing.T, carry string, seed string) *table.Match {
	t.Helper()
	setup := table.Setup{Seats: 4}
	if carry != "" {
		setup.Carry = json.RawMessage(carry)
	}
	m, err := table.NewMatch(expedition.Shelf, setup, table.SeedOf(seed))
	if err != nil {
		t.Fatal(err)
	}
	for !m.Over() {
		a := m.Asks()[0]
		if err := m.Answer(a.Seat, a.Number, m.Default(a), table.ByTime); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

func TestACampaignIsAChainOfMatches(t *testing.T) {
	first := played(t, "", "first")
	legacy, err := first.Legacy()
	if err != nil || legacy == nil {
		t.Fatalf("the first match leaves %s behind (%v)", legacy, err)
	}
	second := played(t, " "+string(legacy)+" ", "second")
	if got := second.Setup().Carry; !bytes.Equal(got, legacy) {
		t.Errorf("the second match carries %s, not %s", got, legacy)
	}
	if err := table.Chain([]*table.Match{first, second}); err != nil {
		t.Error(err)
	}
	broken := played(t, `{"stores":99}`, "second")
	if err := table.Chain([]*table.Match{first, broken}); err == nil ||
		err.Error() != "match 2 begins with something else than match 1 has left behind" {
		t.Errorf("another chain: %v", err)
	}
	running, err := table.NewMatch(expedition.Shelf, table.Setup{Seats: 2}, table.SeedOf("a"))
	if err != nil {
		t.Fatal(err)
	}
	if legacy, err := running.Legacy(); legacy != nil || err != nil {
		t.Errorf("a match that is not over leaves %s behind (%v)", legacy, err)
	}
	if err := table.Chain([]*table.Match{running, second}); err == nil ||
		err.Error() != "match 1 is not over, and another comes after it" {
		t.Errorf("a chain from a running match: %v", err)
	}
}

func TestWhatIsCarriedIsInTheFileAndCannotBeChangedThere(t *testing.T) {
	m := played(t, `{"stores":7}`, "a")
	var b bytes.Buffer
	if err := m.Write(&b); err != nil {
		t.Fatal(err)
	}
	r, err := table.Verify(bytes.NewReader(b.Bytes()), find)
	if err != nil || string(r.Setup().Carry) != `{"stores":7}` {
		t.Fatalf("read back it carries %s (%v)", r.Setup().Carry, err)
	}
	other := strings.Replace(b.String(), `{"stores":7}`, `{"stores":9}`, 1)
	if _, err := table.Read(strings.NewReader(other), find); err == nil ||
		!strings.Contains(err.Error(), "line 1: what the match carries is not what it began with") {
		t.Errorf("with something else in its header: %v", err)
	}
}

func TestWhatCannotBeCarriedIsRefused(t *testing.T) {
	for carry, words := range map[string]string{
		`{"stores":`:    "this is no JSON",
		`{} {}`:         "more than one value",
		`{"stores":-1}`: "an expedition is carried on by",
		`"` + strings.Repeat("x", table.MaxCarry) + `"`: fmt.Sprintf("at most %d are possible", table.MaxCarry),
	} {
		_, err := table.NewMatch(expedition.Shelf, table.Setup{Seats: 2, Carry: json.RawMessage(carry)},
			table.SeedOf("a"))
		if err == nil || !strings.Contains(err.Error(), words) {
			t.Errorf("carrying %.20s: %v, want %q", carry, err, words)
		}
	}
	plain := *expedition.Shelf
	plain.Carries = false
	if _, err := plain.Check(table.Setup{Seats: 2, Carry: json.RawMessage(`{}`)}); err == nil ||
		!strings.Contains(err.Error(), "nothing can be carried into it") {
		t.Errorf("into a game without campaigns: %v", err)
	}
}

// heirless is an expedition that leaves nothing behind.
type heirless struct{ expedition.Game }

func (h *heirless) CopyFrom(from table.Game) { h.Game.CopyFrom(&from.(*heirless).Game) }
func (*heirless) Legacy() any                { return nil }

func TestACampaignEndsWithAMatchThatLeavesNothing(t *testing.T) {
	box := *expedition.Shelf
	box.New = func(s table.Setup) (table.Game, error) {
		g, err := expedition.Shelf.New(s)
		if err != nil {
			return nil, err
		}
		return &heirless{*g.(*expedition.Game)}, nil
	}
	m, err := table.NewMatch(&box, table.Setup{Seats: 2}, table.SeedOf("last"))
	if err != nil {
		t.Fatal(err)
	}
	for !m.Over() {
		a := m.Asks()[0]
		if err := m.Answer(a.Seat, a.Number, m.Default(a), table.ByTime); err != nil {
			t.Fatal(err)
		}
	}
	if legacy, err := m.Legacy(); legacy != nil || err != nil {
		t.Errorf("it leaves %s behind (%v), want nothing", legacy, err)
	}
}

func TestALostExpeditionBeginsAgainWithWhatItBeganWith(t *testing.T) {
	for n := range 40 {
		m := played(t, `{"stores":6}`, fmt.Sprint(n))
		if m.Result().Outcome != table.Lost {
			continue
		}
		if legacy, err := m.Legacy(); err != nil || string(legacy) != `{"stores":6}` {
			t.Errorf("a lost expedition leaves %s behind (%v)", legacy, err)
		}
		return
	}
	t.Error("no expedition of 40 was lost")
}

// A letter that has been opened is a border: nothing before it is taken back.
func TestNothingIsTakenBackPastALetter(t *testing.T) {
	m, err := table.NewMatch(expedition.Shelf, table.Setup{Seats: 2}, table.SeedOf("a"))
	if err != nil {
		t.Fatal(err)
	}
	for m.Ask(0) == nil || m.Ask(0).Prompt.Kind != "evening" {
		a := m.Asks()[0]
		if err := m.Answer(a.Seat, a.Number, m.Default(a), table.ByHand); err != nil {
			t.Fatal(err)
		}
	}
	if err := m.CanUndo(0); !errors.Is(err, table.ErrNoUndo) ||
		!strings.Contains(err.Error(), "something sealed has been opened since") {
		t.Errorf("after a letter was read: %v", err)
	}
}

// Other content under what is still sealed makes another match of nothing that has been played.
func TestWhatIsSealedChangesNothing(t *testing.T) {
	m, err := table.NewMatch(expedition.Shelf, table.Setup{Seats: 4}, table.SeedOf("b"))
	if err != nil {
		t.Fatal(err)
	}
	for n := 0; !m.Over(); n++ {
		opened := &m.Inspect().Truth().(*expedition.Game).Letters
		other := expedition.Shelf.Reseal(func(content string, side int) bool { return opened.Seen(side) != 0 },
			uint64(n))
		r, err := table.Replay(other, m.Setup(), m.Seed(), m.Clone().Entries(0))
		if err != nil {
			t.Fatalf("with other letters at answer %d: %v", n, err)
		}
		for s := range table.Seat(4) {
			a, _ := json.Marshal(m.View(s))
			b, _ := json.Marshal(r.View(s))
			if string(a) != string(b) {
				t.Fatalf("with other letters seat %d sees %s, not %s", s, b, a)
			}
		}
		a := m.Asks()[len(m.Asks())-1]
		if err := m.Answer(a.Seat, a.Number, m.Default(a), table.ByHand); err != nil {
			t.Fatal(err)
		}
	}
}

// A visit to an imagined world ends at a letter: its playouts never learn what a sealed one says.
func TestABotDoesNotReadAhead(t *testing.T) {
	m, err := table.NewMatch(expedition.Shelf, table.Setup{Seats: 2}, table.SeedOf("a"))
	if err != nil {
		t.Fatal(err)
	}
	w, err := m.Worlds(m.Asks()[0].Seat)
	if err != nil {
		t.Fatal(err)
	}
	x := w.Traveller(nil, true)
	for seed := range uint64(20) {
		if err := x.Visit(seed, nil); err != nil {
			t.Fatal(err)
		}
		if g := x.Game().(*expedition.Game); g.Day != 0 || len(g.Letters.Sides) != 0 {
			t.Fatalf("a visit has come to day %d and has read %v", g.Day, g.Letters.Sides)
		}
	}
}
