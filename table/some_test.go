package table_test

import (
	"testing"

	"waystation/table"
)

var pack = table.Prompt{Kind: "pack", Rule: "T-PACK"}

// packs is a step in which seat 0 takes things: up to 2 of the first kind, as many of the second as there is room for.
func packs(least, most int) step {
	return func(t *table.Table, g *bare) {
		q := t.Open(0, &pack)
		q.OfferUpTo(take.Of(1), 2, "T-TAKE")
		q.Offer(take.Of(2), "T-TAKE")
		for _, a := range q.AskAmounts(least, most) {
			g.note("%d of %d", a.N, a.Option.A)
		}
	}
}

func TestAmountsAreOneAnswer(t *testing.T) {
	m := begin(t, 1, packs(1, 4), walks(0))
	a := m.Ask(0)
	if !a.Amounts || a.Min != 1 || a.Max != 4 || a.Options[0].Most != 2 || a.Options[1].Most != 4 {
		t.Fatalf("the question is %+v", a)
	}
	if d := m.Default(a); d != "take:1" {
		t.Errorf("time answers %q", d)
	}
	for key, why := range map[string]string{
		"none":              `this question wants 1 to 4 of its options, not 0`,
		"take:1*2+take:2*3": `this question wants 1 to 4 of its options, not 5`,
		"take:1*3":          `is none of the answers to this question`,
		"take:1*0":          `how often must be a number from 1 to 1000`,
		"take:1*02":         `how often must be a number from 1 to 1000`,
		"take:1*9999":       `how often must be a number from 1 to 1000`,
		"take:1*1000+walk":  `more than 1000 options in one answer`,
	} {
		m.isRefused(m.Answer(0, a.Number, key, table.ByHand), table.ErrNotOffered, why)
	}
	m.says(0, "take:2+take:1*2+take:2")
	m.sees(0, "2 of 1", "2 of 2", "deck (? ? ? ? ? ?)")
	r, err := m.read(m.file())
	if err != nil || r.world() != m.world() {
		t.Errorf("it is another after reading: %v", err)
	}
}

func TestAmountsInPlaceKeepWithinTheirBounds(t *testing.T) {
	seen := map[string]bool{}
	for seed := range uint64(200) {
		g := newBare(1, &script{steps: []step{packs(1, 3)}})
		table.InPlace(seed, 1, table.Config{}).Play(g)
		key := ""
		for _, n := range g.Notes {
			key += n + ";"
		}
		seen[key] = true
	}
	want := []string{
		"1 of 1;", "2 of 1;", "1 of 2;", "2 of 2;", "3 of 2;", "1 of 1;1 of 2;", "1 of 1;2 of 2;", "2 of 1;1 of 2;",
	}
	for _, k := range want {
		if !seen[k] {
			t.Errorf("random play never took %q", k)
		}
	}
	if len(seen) != len(want) {
		t.Errorf("random play took %v", seen)
	}
}

func TestAmountsThatLeaveNoChoiceAreNotAsked(t *testing.T) {
	all := func(t *table.Table, g *bare) {
		q := t.Open(0, &pack)
		q.OfferUpTo(take.Of(1), 2, "T-TAKE")
		q.OfferUpTo(take.Of(2), 1, "T-TAKE")
		for _, a := range q.AskAmounts(3, 9) {
			g.note("%d of %d", a.N, a.Option.A)
		}
	}
	m := begin(t, 1, all, walks(0))
	m.sees(0, "2 of 1", "1 of 2", "deck (? ? ? ? ? ?)")
	breaks(t, `question "pack" wants 4 to 9 in all, and has room for 2`, 1, func(t *table.Table, g *bare) {
		q := t.Open(0, &pack)
		q.OfferUpTo(take.Of(1), 2, "T-TAKE")
		q.AskAmounts(4, 9)
	})
	breaks(t, `question "pack" offers an option 0 times`, 1, func(t *table.Table, g *bare) {
		q := t.Open(0, &pack)
		q.OfferUpTo(take.Of(1), 0, "T-TAKE")
		q.AskAmounts(0, 1)
	})
}

func TestANumberThatDoesNotFitAnOptionIsRefused(t *testing.T) {
	words := "an option or a question has at most three numbers, each from -32768 to 32767"
	breaks(t, words, 1, func(t *table.Table, g *bare) { ask(t, 0, 1); walk.Of(70_000) })
	breaks(t, words, 1, func(t *table.Table, g *bare) { t.Open(0, &one, -40_000) })
}
