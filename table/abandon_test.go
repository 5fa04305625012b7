package table_test

import (
	"bytes"
	"strings"
	"testing"

	waterless "waystation/internal/caravan"
	"waystation/table"
)

// A match that all have ended is over, asks and takes nothing, shows all, and has no winner; its file says so, and can't
// say so of one that has come to its end.
func TestAnAbandonedMatchIsOver(t *testing.T) {
	m, err := table.NewMatch(waterless.Shelf, table.Setup{Game: "caravan", Mode: "dry", Seats: 2}, table.SeedOf("left"))
	if err != nil {
		t.Fatal(err)
	}
	number := m.Number(0)
	m.Abandon()
	if !m.Over() || m.Due() != 0 || m.Ask(0) != nil || len(m.Asks())+len(m.Readable(0)) > 0 {
		t.Errorf("it goes on: %v", m.Asks())
	}
	if offers, _ := m.Frees(0); len(offers) > 0 {
		t.Errorf("it offers %v", offers)
	}
	for what, err := range map[string]error{"an answer": m.Answer(0, number, "draw", table.ByHand),
		"a free action": m.Free(0, "hat", table.ByHand), "an undo": m.Undo(0)} {
		if err == nil {
			t.Errorf("it takes %s", what)
		}
	}
	if res := m.Result(); res.Winners != 0 || res.Outcome != table.Abandoned {
		t.Errorf("%+v", res)
	}
	var file bytes.Buffer
	if err := m.WriteFor(&file, 0); err != nil {
		t.Fatal(err)
	}
	again, err := table.Verify(strings.NewReader(file.String()), waterless.Find)
	if err != nil || !again.Over() || again.Result().Outcome != table.Abandoned {
		t.Errorf("its file: %v", err)
	}
}

// A match that has come to its end stays what it is.
func TestAMatchThatIsOverCanNotBeAbandoned(t *testing.T) {
	m, err := table.NewMatch(waterless.Shelf, table.Setup{Game: "caravan", Mode: "dry", Seats: 2}, table.SeedOf("left"))
	for err == nil && !m.Over() {
		a := m.Asks()[0]
		err = m.Answer(a.Seat, a.Number, m.Default(a), table.ByHand)
	}
	if err != nil {
		t.Fatal(err)
	}
	m.Abandon()
	if res := m.Result(); res.Outcome == table.Abandoned || res.Winners == 0 {
		t.Errorf("%+v", res)
	}
}
