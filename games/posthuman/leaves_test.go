package posthuman

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"waystation/table"
)

// What the view says a choice of blocks would leave is what it leaves: the attacks compared, the wounds of both sides.
// No two ends are alike.
func TestBlocksLeaveWhatTheViewSays(t *testing.T) {
	asked, several, scars := 0, 0, 0
	for seed := range uint64(12) {
		m, err := table.NewMatch(Shelf, table.Setup{Game: Shelf.Name, Mode: "standard", Seats: 2 + int(seed)%3},
			table.SeedOf(fmt.Sprint("blocks ", seed)))
		if err != nil {
			t.Fatal(err)
		}
		rng := rand.New(rand.NewPCG(seed, 11))
		for steps := 0; !m.Over() && steps < 4000; steps++ {
			a := m.Asks()[0]
			if a.Prompt != askBlock {
				answer(t, m, a, rng)
				continue
			}
			p := m.View(a.Seat).(*View).Players[a.Seat]
			if asked++; len(p.Leaves) > 1 {
				several++
			}
			alike(t, p.Leaves)
			goesOn(t, &p)
			scars += blocksAreForetold(t, m, a, &p)
			x := p.Leaves[rng.IntN(len(p.Leaves))]
			leadsTo(t, m, a, &p, &x, x.Ways[rng.IntN(len(x.Ways))])
		}
	}
	if asked < 20 || several < 10 || scars == 0 {
		t.Errorf("%d questions of blocks, %d with several ends, %d with a scar", asked, several, scars)
	}
}

// blocksAreForetold compares what the options of blocks say with the ends: each names what its end does, or what the
// worst of its ends takes, the scar too. It returns how many name a scar.
func blocksAreForetold(t *testing.T, m *table.Match, a *table.Ask, p *SeenPlayer) (scars int) {
	t.Helper()
	for _, l := range a.Options {
		says, most, scar := m.Voice(nil).Outlook(a, l.Option).Words, 0, false
		ends := p.blockEnds(int(l.Option.A))
		if a.Min == 1 && len(ends) != 1 {
			t.Errorf("one block leads to %d ends", len(ends))
		}
		for _, x := range ends {
			most, scar = max(most, x.Blow), scar || x.Scar && !x.Out
		}
		if !strings.Contains(says, "you take ") || most > 0 && !strings.Contains(says, strconv.Itoa(most)) ||
			a.Min == 1 && strings.Contains(says, ", and a scar") != scar {
			t.Errorf("%q, and it takes up to %d, a scar %t", says, most, scar)
		}
		if strings.Contains(says, ", and a scar") {
			scars++
		}
	}
	return scars
}

func alike(t *testing.T, all []SeenLeave) {
	t.Helper()
	for i := range all {
		for j := range i {
			if all[i].same(&all[j]) {
				t.Errorf("%+v and %+v are alike", all[i], all[j])
			}
		}
	}
}

// goesOn compares the chances after each end with the end itself: whoever is out has lost, whoever has felled the last
// enemy has won.
func goesOn(t *testing.T, p *SeenPlayer) {
	t.Helper()
	if f := FighterOf(p); f.spare+f.parry > 0 { // cards may prevent what the end does not count with
		return
	}
	last := 0
	for i := range p.Foes {
		if x := p.Foes[i].Foe(&p.Fight); x.alive() {
			last++
		}
	}
	for i := range p.Leaves {
		x := &p.Leaves[i]
		switch c := p.After(x); {
		case x.Out && c.Out() != 100:
			t.Errorf("%+v: out %d %%, wins %d %%", *x, c.Out(), c.Win())
		case !x.Out && x.Dies && last == 1 && !p.Fight.Fled && c.Win() != 100,
			!x.Dies && p.Fight.Round == rounds && c.Win() != 0:
			t.Errorf("%+v: wins %d %%", *x, c.Win())
		}
	}
}

// answer answers a question at random.
func answer(t *testing.T, m *table.Match, a *table.Ask, rng *rand.Rand) {
	t.Helper()
	set := []table.Option{a.Options[rng.IntN(len(a.Options))].Option}
	if a.Min > 1 || a.Max > 1 {
		set = nil
		for _, i := range slices.Sorted(slices.Values(rng.Perm(len(a.Options))[:max(a.Min, 1)])) {
			set = append(set, a.Options[i].Option)
		}
	}
	if err := m.Answer(a.Seat, a.Number, table.SetKey(m.Verbs(), set), table.ByHand); err != nil {
		t.Fatal(err)
	}
}

// leadsTo blocks certain dice, and compares what is told then with what was said before.
func leadsTo(t *testing.T, m *table.Match, a *table.Ask, before *SeenPlayer, want *SeenLeave, way []int8) {
	t.Helper()
	if len(way) != a.Min {
		t.Fatalf("%v for %d blocks", way, a.Min)
	}
	var set []table.Option
	for _, i := range slices.Sorted(slices.Values(way)) {
		set = append(set, VerbBlock.Of(int(i)))
	}
	told := len(m.Events(a.Seat))
	if err := m.Answer(a.Seat, a.Number, table.SetKey(m.Verbs(), set), table.ByHand); err != nil {
		t.Fatal(err)
	}
	foe := int16(before.Foes[before.Fight.Foe].Card)
	var got SeenLeave
	for _, e := range m.Events(a.Seat)[told:] {
		switch {
		case e.Tale == taleClash:
			got.Mine, got.Theirs = int(e.B), int(e.C)
		case e.Tale == taleHarm && e.A == foe:
			got.Dealt = int(e.B)
		case e.Tale == taleDies && e.A == foe:
			got.Dies = true
		case e.Tale == taleFells:
			got.Fells = true
		case e.Tale == taleFelled:
			got.Felled = true
		case e.Tale == taleHealth && e.Seat == a.Seat && slices.Contains(blows, e.Rule):
			got.Lost -= int(e.A)
		case e.Tale == taleRolls || e.Tale == taleRound:
			got.Ways = [][]int8{way} // the next exchange begins
		}
		if got.Ways != nil {
			break
		}
	}
	prompt := m.Ask(a.Seat)
	if prompt != nil && prompt.Prompt == askPrevent {
		got.Lost, got.Dealt, got.Dies = want.Lost, want.Dealt, want.Dies // still to come
		if n := int(prompt.Options[0].Option.A); n != want.Blow && !want.Dies {
			t.Errorf("%v was to deal %d wounds, it deals %d", way, want.Blow, n)
		}
	}
	got.Blow = want.Blow
	if want.Out || want.Dies { // whoever lies is not knocked down
		got.Felled, got.Fells = got.Felled && !want.Out, got.Fells && !want.Dies
	}
	if !got.same(want) && !(got.Dies && want.Dies) || got.Dies != want.Dies {
		t.Errorf("%v was to leave %+v, it leaves %+v", way, *want, got)
	}
}

// What is told of a fight adds up to what can be seen of it: the wounds of all enemies are those dealt in its parts.
func TestTheStoryOfAFightAddsUp(t *testing.T) {
	compared, later := 0, 0
	for seed := range uint64(8) {
		m, err := table.NewMatch(Shelf, table.Setup{Game: Shelf.Name, Mode: "standard", Seats: 2 + int(seed)%3},
			table.SeedOf(fmt.Sprint("stories ", seed)))
		if err != nil {
			t.Fatal(err)
		}
		rng := rand.New(rand.NewPCG(seed, 12))
		for steps := 0; !m.Over() && steps < 4000; steps++ {
			a := m.Asks()[0]
			p := &m.View(a.Seat).(*View).Players[a.Seat]
			if a.Prompt == askEngage && !p.Fight.Fled && !heals(p.Foes) {
				told := Fought(m.Events(a.Seat), a.Seat)
				want, got := 0, 0
				for i := range p.Foes {
					want += p.Foes[i].Wounds
				}
				for _, r := range told.Rounds {
					got += r.Dealt
				}
				if compared++; p.Fight.Round > 1 {
					later++
				}
				if got != want || !told.Rounds[p.Fight.Round].Begun || told.Rival != table.Nobody {
					t.Fatalf("round %d, wounds %d: %+v", p.Fight.Round, want, told)
				}
			}
			answer(t, m, a, rng)
		}
	}
	if compared < 20 || later < 5 {
		t.Errorf("%d questions, %d of them in later rounds", compared, later)
	}
}

// heals reports whether an enemy's wounds close again.
func heals(foes []SeenFoe) bool {
	return slices.ContainsFunc(foes, func(f SeenFoe) bool { return Of(f.Card).Enemy.Ability == Knits })
}
