package table_test

import (
	"encoding/json"
	"reflect"
	"strings"
	"testing"

	"waystation/table"
)

// stored is a snapshot as a store gives it back.
func stored(t *testing.T, m *match) (s table.Snapshot) {
	t.Helper()
	snap, err := m.Snapshot()
	if err != nil {
		t.Fatal(err)
	}
	b, err := json.Marshal(snap)
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(b, &s); err != nil {
		t.Fatal(err)
	}
	return s
}

// resume goes on from a snapshot, by other rules.
func resume(m *match, rules *script, log []*table.Entry, snap table.Snapshot) (*match, error) {
	r, err := table.Resume(box(rules), m.Setup(), m.Seed(), log, snap)
	return &match{r, m.t}, err
}

func TestAMatchGoesOnFromASnapshotAsIfNothingHadBeen(t *testing.T) {
	m := story(t)
	sc := m.Inspect().Truth().(*bare).script
	r, err := resume(m, sc, m.Clone().Entries(0), stored(t, m))
	if err != nil {
		t.Fatal(err)
	}
	was, is := m.world(), r.world()
	if strings.ReplaceAll(was, "another player has acted since", "the match has been gone on with since") != is {
		t.Errorf("the match was\n%s\nand is\n%s", was, is)
	}
	for _, x := range []*match{m, r} {
		x.takesBack(1) // its bid
		x.says(0, "walk:1")
		x.says(1, "walk:1")
	}
	if was, is := m.View(0), r.View(0); !reflect.DeepEqual(was, is) {
		t.Errorf("played on, one sees %v, and one %v", was, is)
	}
}

// In the middle of a step, behind an All that is over.
func TestQuestionNumbersGoOnBehindASnapshot(t *testing.T) {
	m := begin(t, 2, bids(3), func(t *table.Table, g *bare) { bids(3)(t, g); ask(t, 0, 2); ask(t, 0, 2) })
	for range 2 {
		m.says(0, "walk")
		m.says(1, "walk")
	}
	r, err := resume(m, m.Inspect().Truth().(*bare).script, m.Clone().Entries(0), stored(t, m))
	if err != nil {
		t.Fatal(err)
	}
	for s := range table.Seat(2) {
		if r.Number(s) != m.Number(s) {
			t.Errorf("the question of seat %d had number %d and has %d", s, m.Number(s), r.Number(s))
		}
	}
}

// One could once walk to 2; by the new rules one walks to 1. What lies behind no longer fits, and is believed.
func TestAMatchSurvivesAChangeOfItsRules(t *testing.T) {
	far := func(n int) step {
		return func(t *table.Table, g *bare) { g.note("walked %d", ask(t, 0, n)); g.note("rolled %d", t.Roll(die)) }
	}
	old := &script{steps: []step{far(3), far(3), far(3), walks(1)}}
	m := beginScript(t, 2, old)
	m.says(0, "walk:2", "walk:2")
	rules := &script{steps: []step{far(2), far(2), far(2), walks(1)}}
	log := m.Clone().Entries(0)
	if _, err := table.Replay(box(rules), m.Setup(), m.Seed(), log); err == nil ||
		!strings.Contains(err.Error(), `entry 0 (step 0): question 0 ("one") to seat 0 does not offer "walk:2"`) {
		t.Fatalf("the log fits the new rules: %v", err)
	}
	r, err := resume(m, rules, log, stored(t, m))
	if err != nil {
		t.Fatal(err)
	}
	r.asked("0 one: walk walk:1")
	r.sees(0, m.View(0).([]string)...)
	r.keeps(0, "the match has been gone on with since")
	r.says(0, "walk:1")
	r.keeps(0, "chance has spoken since")
	m.says(0, "walk:1")
	r.sees(0, m.View(0).([]string)...) // chance goes on where it was
	r.says(1, "walk")
	if !r.Over() {
		t.Error("the match has not ended")
	}
}

func TestNothingIsTakenBackFromBeforeAMatchWasGoneOnWith(t *testing.T) {
	m := begin(t, 2, walks(0), walks(0), walks(1))
	m.says(0, "walk:1")
	r, err := resume(m, m.Inspect().Truth().(*bare).script, m.Clone().Entries(0), stored(t, m))
	if err != nil {
		t.Fatal(err)
	}
	m.takesBack(0)
	r.keeps(0, "the match has been gone on with since")
	r.says(0, "walk:2")
	r.takesBack(0)
	r.asked("0 one: walk walk:1 walk:2")
	r.sees(1, "0 walks 1", "deck (? ? ? ? ? ?)")
	r.says(0, "walk")
	r.sees(1, "0 walks 1", "0 walks 0", "deck (? ? ? ? ? ?)")
}

// Between two builds a tale was added in front and another taken out.
func TestWhatASnapshotTellsKeepsItsWords(t *testing.T) {
	tell := func(n table.Tale) step {
		return func(t *table.Table, g *bare) { t.Tell(table.Event{Tale: n, A: int16(n)}) }
	}
	steps := []step{tell(0), tell(1), tell(2), walks(0)}
	old := &script{steps: steps, tales: []string{"It rains.", "It snows.", "It thunders."}}
	m := beginScript(t, 1, old)
	rules := &script{steps: steps, tales: []string{"It hails.", "It thunders.", "It rains."}}
	r, err := resume(m, rules, m.Clone().Entries(0), stored(t, m))
	if err != nil {
		t.Fatal(err)
	}
	told := r.Events(0)
	if len(told) != 2 || told[0].Tale != 2 || told[0].A != 0 || told[1].Tale != 1 || told[1].A != 2 {
		t.Errorf("told is %v, want that it rained, now tale 2, and that it thundered, now tale 1", told)
	}
	before := stored(t, m)
	before.Tales = nil // made by a build that did not note them
	if r, err = resume(m, rules, m.Clone().Entries(0), before); err != nil || len(r.Events(0)) != 0 {
		t.Errorf("an old snapshot tells %v (%v), want nothing: nobody knows what its numbers stood for",
			r.Events(0), err)
	}
}

func TestASnapshotThatDoesNotFitItsLogIsRefused(t *testing.T) {
	m := begin(t, 2, walks(0), walks(0), walks(1))
	m.says(0, "walk:1", "walk:1")
	sc, snap := m.Inspect().Truth().(*bare).script, stored(t, m)
	refused := func(log []*table.Entry, snap table.Snapshot, words string) {
		t.Helper()
		if _, err := resume(m, sc, log, snap); err == nil || !strings.Contains(err.Error(), words) {
			t.Errorf("the error is %v, want one with the words %q", err, words)
		}
	}
	refused(m.Clone().Entries(1), snap, "the snapshot was taken at entry 3, the log ends at 2")
	bad := snap
	bad.State = json.RawMessage(`{"Count":2,"Camels":3}`)
	refused(m.Clone().Entries(0), bad, "the snapshot at step 2 does not fit the game")
	m.takesBack(0)
	m.says(0, "walk:2") // the snapshot holds that seat 0 walked to 1
	refused(m.Clone().Entries(0), snap, "the snapshot was taken at step 2; entry 3 goes back to step 1")
}
