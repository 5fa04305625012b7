package screen

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"waystation/games/saga"
	"waystation/games/scene"
	"waystation/table"
)

// What an order answers is on offer, and one about the sites in the hand watches nothing.
func TestOrdersAnswerWhatIsOffered(t *testing.T) {
	given := map[string]int{}
	for _, seed := range []string{"orders 1", "orders 2"} {
		m, rng := newMatch(t, 2, seed, "standard"), rand.New(rand.NewPCG(1, 1))
		for n := 0; n < 600 && !m.Over(); n++ {
			s := table.Turns(nil, m.Due(), rng.Uint64())[0]
			a := m.Ask(s)
			if o := (Screen{}).Order(m.View(s), a); o != nil {
				given[o.Key]++
				if !strings.Contains(o.Words, " for me") || !strings.Contains(o.Words, "until ") {
					t.Errorf("%s does not say what it does for whom, and until when: %q", o.Key, o.Words)
				}
				if hides := strings.Contains(o.Words, "event may take is then not said"); hides != (o.Key == "night") {
					t.Errorf("%s, which hides what only the night tells: %q", o.Key, o.Words)
				}
				if o.Key == "weapon" && !strings.HasPrefix(o.Words, "Hold my fire for me in every ") {
					t.Errorf("who reads %q may believe that it shoots, or only now", o.Words)
				}
				offered := false
				for _, x := range a.Options {
					offered = offered || x.Option == o.Answer
				}
				if !offered {
					t.Fatalf("%s: %s answers %v, which is not on offer", a.Prompt.Kind, o.Key, o.Answer)
				}
				if o.Key == "new-site" && o.Watches != nil {
					t.Fatal("an order about the hand watches it")
				}
			}
			x := a.Options[rng.IntN(len(a.Options))].Option
			if a.Max != 1 || m.Answer(s, a.Number, table.Key(m.Verbs(), x), table.ByHand) != nil {
				m.Answer(s, a.Number, m.Default(a), table.ByHand)
			}
		}
	}
	for _, key := range []string{"eat", "begin", "after", "night", "weapon", "new-site"} {
		if given[key] == 0 {
			t.Errorf("the order %q was never met: %v", key, given)
		}
	}
}

// What an order watches hangs on cards that everybody at the table sees: of a seat that is asked, the others are shown
// all that gives it something to do.
func TestWhatOrdersWatchIsKnownToAll(t *testing.T) {
	watched := 0
	for _, seed := range []string{"watched 1", "watched 2", "watched 3", "watched 4"} {
		m, rng := newMatch(t, 3, seed, "standard"), rand.New(rand.NewPCG(1, 1))
		for n := 0; n < 900 && !m.Over(); n++ {
			s := table.Turns(nil, m.Due(), rng.Uint64())[0]
			a := m.Ask(s)
			if o := (Screen{}).Order(m.View(s), a); o != nil && len(o.Watches) > 1 {
				watched++
				seen := m.View((s + 1) % 3).(*saga.View).Players[s]
				lies := slices.Concat(seen.Mutations, seen.Mementos)
				for _, x := range slices.Concat(seen.Weapons, seen.Items, seen.Company) {
					lies = append(lies, x.Card)
				}
				for _, c := range lies {
					if c == saga.Unseen {
						t.Fatalf("%s watches what %d does not see: %v", o.Key, (s+1)%3, c)
					}
				}
			}
			x := a.Options[rng.IntN(len(a.Options))].Option
			if a.Max != 1 || m.Answer(s, a.Number, table.Key(m.Verbs(), x), table.ByHand) != nil {
				m.Answer(s, a.Number, m.Default(a), table.ByHand)
			}
		}
	}
	if watched == 0 {
		t.Error("nothing was watched")
	}
}

// PS-MORN-05: to go to sleep for somebody is left to them where they would wake to hunger.
func TestAnOrderDoesNotSleepIntoHunger(t *testing.T) {
	for food, left := range map[string]bool{"0": true, "1": false} {
		seen := false
		posed(t, "round: 2\nphase: night\nred map: TT-F1 at C2\nred at: C2\nred food: "+food+"\nred xp: 9", `
Red is asked: Night
`, func(m *table.Match) {
			if a := m.Ask(0); a != nil && a.Prompt.Kind == "night" {
				seen = true
				if got := (Screen{}).Order(m.View(0), a).Asked; got != left {
					t.Errorf("with %s food the night is left to the player: %t", food, got)
				}
				p := newPage(sceneOf(m, 0))
				if got := strings.Contains(p.hunger(), "or go hungry (as things are, 1 fatigue"); got != left {
					t.Errorf("with %s food the page says %q", food, p.hunger())
				}
			}
		})
		if !seen {
			t.Error("no night was seen")
		}
	}
}

// PS-EVENT-01, PS-MAP-13: nobody sleeps by order beside a landmark that they can use, nor where the event to come may
// knock them out.
func TestAnOrderDoesNotSleepPastWhatMatters(t *testing.T) {
	for given, left := range map[string]bool{
		"round: 3\nred food: 9":                false,
		"round: 3\nred food: 9\nred morale: 1": true,
		"round: 2\nred food: 9\nred morale: 1": false, // no event comes
	} {
		seen := false
		posed(t, given+"\nphase: night\nred map: TT-F1 at C2\nred at: C2\nred xp: 9", `
Red is asked: Night
`, func(m *table.Match) {
			if a := m.Ask(0); a != nil && a.Prompt.Kind == "night" {
				seen = true
				if got := (Screen{}).Order(m.View(0), a).Asked; got != left {
					t.Errorf("%q: the night is left to the player: %t", given, got)
				}
				a.Options = append(a.Options, table.Offered{Option: saga.VerbActivate.Of(1)})
				if !(Screen{}).Order(m.View(0), a).Asked {
					t.Errorf("%q: a landmark that can be used is slept past", given)
				}
			}
		})
		if !seen {
			t.Errorf("%q: no night was seen", given)
		}
	}
}

// A turn begins and ends by itself, and the night passes, where nothing is on offer that can't be done at another time,
// or that has not been declined just before: two questions would ask the same.
func TestTheEndOfATurnAndTheNightAreOnePress(t *testing.T) {
	ask := func(kind string, options ...table.Option) *table.Ask {
		a := &table.Ask{Prompt: &table.Prompt{Kind: kind}}
		for _, o := range options {
			a.Options = append(a.Options, table.Offered{Option: o})
		}
		return a
	}
	done, begin, stay := saga.VerbDone.Of(), saga.VerbGo.Of(), saga.VerbStay.Of()
	med, equip := saga.VerbSpend.Of(int(saga.Meds)), saga.VerbEquip.Of(7, 8)
	recon, use, learn := saga.VerbRecon.Of(0, 1, 2), saga.VerbUse.Of(3, 0), saga.VerbLearn.Of(0, 1, 2)
	none := table.Option{}
	m := newMatch(t, 2, "the end of a turn", "standard")
	moved := ask("move", stay)
	after := ask("after", med, recon, done)
	for what, x := range map[string]struct {
		before   *table.Ask
		taken    table.Option
		next     *table.Ask
		declined []table.Option
		want     table.Option
	}{
		"what can be done at any time":    {moved, stay, ask("after", med, equip, done), nil, done},
		"a recon":                         {moved, stay, after, nil, none},
		"an ability":                      {moved, stay, ask("after", use, done), nil, none},
		"something is done first":         {after, recon, ask("after", med, done), nil, none},
		"a turn begins":                   {moved, stay, ask("begin", equip, begin), nil, begin},
		"a turn begins, a recon":          {moved, stay, ask("begin", recon, begin), nil, none},
		"a night that offers the same":    {after, done, ask("night", med, done), []table.Option{med, recon}, done},
		"a night that offers a skill":     {after, done, ask("night", med, learn, done), []table.Option{med}, none},
		"a night after something else":    {moved, stay, ask("night", med, done), []table.Option{med}, none},
		"a night of what was taken":       {after, med, ask("night", med, done), nil, none},
		"a question of another kind":      {after, done, ask("eat", med), []table.Option{med}, none},
		"the turn is ended, a night anew": {after, done, ask("night", equip, done), []table.Option{med}, none},
	} {
		d := scene.Declined{}
		for _, o := range x.declined {
			d[o] = true
		}
		if got, ok := (Screen{}).Follows(m.View(0), x.before, x.taken, x.next, d); ok != (x.want != none) || ok && got != x.want {
			t.Errorf("%s: follows is %v, %t", what, got, ok)
		}
	}
}

// PS-RULING-009: nobody is kept at the end of their turn by what would recover something of which they have all: no
// order waits for it, and the turn ends without a question. Where there is something to recover, it waits.
func TestATinOfCoffeeKeepsNobodyWhoIsWideAwake(t *testing.T) {
	for ready, kept := range map[string]bool{"1": true, "2": false} {
		seen := false
		posed(t, "round: 2\nphase: night\nred map: TT-F1 at C2\nred at: C2\nred food: 4\nred equipment: Tin of Coffee\nred ready boosts: "+
			ready, `
Red is asked: Night
`, func(m *table.Match) {
			a := m.Ask(0)
			if a == nil || a.Prompt.Kind != "night" {
				return
			}
			seen = true
			v, done := m.View(0), saga.VerbDone.Of()
			watches := slices.ContainsFunc((Screen{}).Order(v, a).Watches, func(o table.Option) bool { return o.Verb == saga.VerbUse })
			after := &table.Ask{Prompt: &table.Prompt{Kind: "after"}}
			if _, ends := (Screen{}).Follows(v, after, done, a, scene.Declined{}); watches != kept || ends == kept {
				t.Errorf("with %s boosts of 2: the order watches it: %t, the night is over: %t", ready, watches, ends)
			}
			for _, o := range a.Options {
				if o.Option.Verb == saga.VerbUse {
					x := m.Voice(nil).Outlook(a, o.Option)
					if (x.Stake == table.Waste) == kept {
						t.Errorf("with %s boosts of 2: %+v", ready, x)
					}
				}
			}
		})
		if !seen {
			t.Error("no night was seen")
		}
	}
}
