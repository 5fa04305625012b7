package heredity

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"waystation/games/heredity/board"
	"waystation/games/heredity/decks"
	"waystation/games/heredity/sheet"
	"waystation/scenario"
	"waystation/table"
	"waystation/table/tabletest"
)

// won is a chapter that was won, with what a test has put there before the camp; the camp's first part is done, and
// questions are answered by a list.
func won(t *testing.T, mode, carry string, before func(*Game, *table.Table), list ...table.Option) *Game {
	t.Helper()
	g, tab := begun(t, mode, 1, carry, nil)
	if before != nil {
		before(g, tab)
	}
	win(t, g, tab)
	s := &script{t: t, list: list, last: map[string]int{}}
	tab = table.InPlace(5, 6, table.Config{Decider: s, Marks: true})
	g.Step(tab)
	for range list {
		if g.Phase != PhaseCamp {
			t.Fatalf("the camp is over before %v", s.list)
		}
		g.Step(tab)
	}
	if len(s.list) > 0 {
		t.Fatalf("the camp did not offer %v", s.list)
	}
	return g
}

// give gives an item to a member.
func give(g *Game, tab *table.Table, n int16, m int8) {
	if g.card(n) == nil {
		g.see(tab, n, false)
	}
	g.put(m, g.shows(n), g.shows(n).Item)
}

func plans(g *Game) (list []int16) {
	for _, k := range g.Store.Plans {
		list = append(list, k.Card)
	}
	slices.Sort(list)
	return list
}

func items(g *Game) (list []int16) {
	for _, k := range g.Store.Items {
		list = append(list, k.Card)
	}
	slices.Sort(list)
	return list
}

func TestCampHeals(t *testing.T) {
	g := won(t, "chapter1", "", func(g *Game, tab *table.Table) {
		g.Team[1].Wound(sheet.Body)
		g.Team[2].Damage(g.Team[2].Hearts(nil)[0])
	})
	scenario.Shows(t, "HE-CAMP-05, HE-SETUP-26", "wounds of Maeve", g.Team[1].Wounds(), 0)
	scenario.Shows(t, "HE-CAMP-05", "damage of Selena", len(g.Team[2].Healable(nil)), 0)
	scenario.Shows(t, "HE-SAVE-01", "who was wounded is remembered", left(t, g).Past[0].Wounded, "Maeve")
}

func TestRecycling(t *testing.T) {
	g := won(t, "chapter1", "", func(g *Game, tab *table.Table) { give(g, tab, 713, 0) })
	scenario.Shows(t, "HE-EX-46, HE-CAMP-08, HE-RULING-120", "materials", int(g.Store.Materials), 1)
	scenario.Shows(t, "HE-EX-46", "the mask", g.card(713).Place, Burned)
	scenario.Shows(t, "HE-EX-46", "on Djamal's head", g.holder(713), nobody)
	scenario.Shows(t, "HE-CAMP-09", "the inventory", len(g.Store.Items), 0)
	g = won(t, "campaign", `{"next":2,"items":[{"card":713}]}`, nil)
	scenario.Shows(t, "HE-RULING-111", "from the inventory: materials", int(g.Store.Materials), 1)
	scenario.Shows(t, "HE-RULING-111", "the inventory", len(g.Store.Items), 0)
}

func TestLeftOnTheGround(t *testing.T) {
	g := won(t, "campaign", `{"next":2}`, func(g *Game, tab *table.Table) {
		for _, n := range []int16{594, 845} {
			g.see(tab, n, false)
			g.fall(tab, n, g.Team[0].At)
		}
	})
	scenario.Shows(t, "HE-EX-50, HE-CAMP-06", "the boots", g.card(594).Place, Creation)
	scenario.Shows(t, "HE-EX-50, HE-CAMP-06", "the goose", g.card(845).Place, Burned)
	scenario.Shows(t, "HE-EX-50", "the boots can be made", slices.Contains(plans(g), 594), true)
	scenario.Shows(t, "HE-EX-50", "the goose can't", slices.Contains(plans(g), 845), false)
	scenario.Shows(t, "HE-CAMP-06", "things on the ground", len(g.Ground), 0)
}

func TestUnfound(t *testing.T) {
	g := won(t, "chapter1", "", func(g *Game, tab *table.Table) {
		give(g, tab, 337, 0)
		give(g, tab, 191, 1)
	})
	scenario.Shows(t, "HE-EX-51, HE-CAMP-07", "what can be made", fmt.Sprint(plans(g)), "[358 762]")
	scenario.Shows(t, "HE-CAMP-09", "the inventory", fmt.Sprint(items(g)), "[191 337]")
	scenario.Shows(t, "HE-CAMP-07", "the washer is nowhere", g.card(871) == nil, true)
}

// What was used up in play can be made again, its front up.
func TestDiscardedItems(t *testing.T) {
	g := won(t, "campaign", `{"next":4,"items":[{"card":762,"side":"b"}]}`, func(g *Game, tab *table.Table) {
		g.discard(tab, 762, event(0))
	})
	scenario.Shows(t, "HE-CARD-15, HE-ITEM-23", "it can be made", slices.Contains(plans(g), 762), true)
	scenario.Shows(t, "HE-RULING-114", "its front shows", g.card(762).Back, false)
	if c := left(t, g); slices.ContainsFunc(c.Creation, func(x Carried) bool { return x.Card == 762 && x.Side != "" }) {
		t.Error("HE-RULING-114: the sling is left with its back up")
	}
}

func TestCollecting(t *testing.T) {
	g := won(t, "campaign", `{"next":3,"items":[{"card":337},{"card":762}],"materials":5}`, func(g *Game, tab *table.Table) {
		g.Team[0].Materials, g.Team[3].Materials = 2, 1
		g.Store.Materials = 4
		g.takeCubes(g.Team[0].At, -3)
		m := g.holder(337)
		g.Team[m].Items[g.Team[m].Find(337)-sheet.OnHead].Hurt = 1
	})
	scenario.Shows(t, "HE-CAMP-10, HE-RULING-152", "materials", int(g.Store.Materials), 7)
	scenario.Shows(t, "HE-CAMP-09", "the inventory", fmt.Sprint(items(g)), "[337 762]")
	scenario.Shows(t, "HE-CAMP-09", "in anybody's hands", g.holder(337), nobody)
	c := left(t, g)
	scenario.Shows(t, "HE-SAVE-06", "materials that are saved", int(c.Materials), 7)
	next, _ := begunBy(t, setupWith(t, g), nil)
	m := next.holder(337)
	scenario.Shows(t, "HE-RULING-110", "damage on the coat", next.Team[m].Items[next.Team[m].Find(337)-sheet.OnHead].Hurt,
		uint8(0))
	scenario.Shows(t, "HE-RULING-116", "the next chapter", next.Chapter, int8(4))
}

// setupWith begins the next match of a campaign.
func setupWith(t *testing.T, g *Game) table.Setup {
	t.Helper()
	return table.Setup{Mode: "campaign", Seats: 1, Carry: written(t, g)}
}

func TestCrafting(t *testing.T) {
	carry := `{"next":3,"creation":[{"card":734}],"materials":5}`
	keep := func(g *Game, _ *table.Table) { g.Team[0].Materials, g.Store.Materials = 0, 5 }
	g := won(t, "campaign", carry, keep, VerbCraft.Of(734, 5))
	scenario.Shows(t, "HE-EX-47, HE-CAMP-13", "materials", int(g.Store.Materials), 0)
	scenario.Shows(t, "HE-EX-47, HE-CAMP-13", "the inventory", fmt.Sprint(items(g)), "[734]")
	scenario.Shows(t, "HE-EX-47", "it can't be made again", slices.Contains(plans(g), 734), false)
	scenario.Shows(t, "HE-RULING-114", "its front shows", g.card(734).Back, false)
}

// Who would leave the camp is told what becomes of the pot, and that it would still pay for something.
func TestLeavingWithMaterials(t *testing.T) {
	carry := `{"next":3,"creation":[{"card":734}],"materials":5}`
	for _, x := range []struct {
		pot  int16
		want string
	}{
		{5, "5 materials are kept for the next chapter; 4 things could still be made or reworked"},
		{1, "1 material is kept for the next chapter"},
		{0, ""},
	} {
		g := won(t, "campaign", carry, func(g *Game, _ *table.Table) { g.Team[0].Materials, g.Store.Materials = 0, x.pot })
		if got := g.Outlook(nil, VerbBreak.Of(), 0, nil).Words; got != x.want {
			t.Errorf("with %d materials is told %q, wanted %q", x.pot, got, x.want)
		}
	}
}

func TestUpgrading(t *testing.T) {
	g := won(t, "campaign", `{"next":3,"items":[{"card":762}],"materials":2}`, func(g *Game, _ *table.Table) {
		g.Team[0].Materials, g.Store.Materials = 0, 2
	}, VerbUpgrade.Of(762, 2))
	scenario.Shows(t, "HE-EX-48, HE-CAMP-14", "materials", int(g.Store.Materials), 0)
	scenario.Shows(t, "HE-EX-48, HE-CAMP-15", "its back shows", g.Store.Items[0], Kept{762, true})
	next, _ := begunBy(t, setupWith(t, g), nil)
	m := next.holder(762)
	scenario.Shows(t, "HE-EX-48, HE-SAVE-02", "in the next chapter", next.Team[m].Items[next.Team[m].Find(762)-sheet.OnHead].Back,
		true)
	scenario.Shows(t, "HE-RULING-113", "no further upgrade", next.thing(762).Upgrade, 0)
}

// A camp effect that is not required costs what it says, and what it gives goes into the inventory.
func TestCampEffects(t *testing.T) {
	pot := func(n int16) func(*Game, *table.Table) {
		return func(g *Game, tab *table.Table) {
			g.Team[0].Materials, g.Store.Materials = 0, n
			if g.card(818) == nil {
				give(g, tab, 818, 0)
			}
		}
	}
	g := won(t, "campaign", `{"next":2}`, pot(4), VerbOffer.Of(818, 0, 3))
	scenario.Shows(t, "HE-CAMP-12, HE-RULING-111", "materials", int(g.Store.Materials), 1)
	scenario.Shows(t, "HE-CAMP-12", "the inventory", fmt.Sprint(items(g)), "[734]")
	scenario.Shows(t, "HE-CAMP-12", "it need not be made", slices.Contains(plans(g), 734), false)
	scenario.Shows(t, "HE-CAMP-12", "the drawing", g.card(818).Place, Burned)
	scenario.Shows(t, "HE-CAMP-12", "the camp goes on", g.Part, partWork)
}

// Of the introduction only what its ending names goes on.
func TestIntroductionLeaves(t *testing.T) {
	g := won(t, "introduction", "", func(g *Game, tab *table.Table) {
		give(g, tab, 394, 0)
		g.Team[0].Materials = 2
		g.addKarma(tab, 20)
		g.see(tab, 465, false)
		g.Quests = append(g.Quests, 465)
		g.remember("told-gone")
		g.remember("here-fed")
		g.addCount("here-hens", 3)
	})
	c := left(t, g)
	scenario.Shows(t, "HE-RULING-115", "items", len(c.Items)+len(c.Creation), 0)
	scenario.Shows(t, "HE-RULING-115", "materials", int(c.Materials), 0)
	scenario.Shows(t, "HE-RULING-115, HE-SAVE-05", "karma", fmt.Sprint(c.Karma), "[20]")
	scenario.Shows(t, "HE-RULING-115, HE-SAVE-04, HE-CAMP-11", "quests", fmt.Sprint(c.Quests), "[{465 The Lullaby }]")
	scenario.Shows(t, "HE-RULING-115", "marks", fmt.Sprint(c.Marks), "[told-gone]")
	scenario.Shows(t, "HE-RULING-115", "counts", len(c.Counts), 0)
	scenario.Shows(t, "HE-RULING-116", "the next chapter", int(c.Next), 1)
}

// The introduction and each of the seven chapters have a deck of their own.
func TestEveryChapterHasADeck(t *testing.T) {
	all, err := decks.All()
	if err != nil {
		t.Fatal(err)
	}
	scenario.Shows(t, "HE-RULING-118, HE-SETUP-02", "decks", len(all), Chapters)
	scenario.Shows(t, "HE-RULING-118, HE-SETUP-02", "chapters beside the introduction", all[len(all)-1].Order, 7)
	for i, d := range all {
		if d.Order != i {
			t.Errorf("HE-RULING-116: deck %d is of chapter %d", i, d.Order)
		}
	}
}

// Camp is broken when everybody is ready.
func TestBreakingCamp(t *testing.T) {
	g, tab := begun(t, "chapter1", 3, "", nil)
	g.Team[0].Materials = 20
	win(t, g, tab)
	s := &script{t: t, list: takes(VerbBreak.Of(), VerbStay.Of()), last: map[string]int{}}
	tab = table.InPlace(1, 2, table.Config{Decider: s})
	for range 3 {
		g.Step(tab)
	}
	scenario.Shows(t, "HE-RULING-109", "somebody has something left to do", g.Part, partWork)
	scenario.Shows(t, "HE-RULING-109", "the camp goes on", g.Phase, PhaseCamp)
	s.list = takes(VerbBreak.Of(), table.Pass, table.Pass, table.Pass)
	g.Step(tab)
	g.Step(tab)
	scenario.Shows(t, "HE-RULING-109, HE-SAVE-01", "everybody is ready", g.Phase, PhaseOver)
}

// A thing that lies nowhere, on a field that is gone, does no harm.
func TestCampWithoutGround(t *testing.T) {
	g := won(t, "campaign", `{"next":2}`, func(g *Game, tab *table.Table) {
		g.see(tab, 594, false)
		g.fall(tab, 594, board.Nowhere)
	})
	scenario.Shows(t, "HE-CAMP-07", "it was not found by anybody", g.isOwned(594), false)
}

// shortStory is the campaign with chapters that are won as soon as their Cover was read.
func shortStory(t *testing.T) *Story {
	t.Helper()
	all, err := decks.All()
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range all {
		won := slices.IndexFunc(d.Endings, func(e decks.Ending) bool { return e.Victory })
		for i := range d.Cards {
			if c := &d.Cards[i]; c.Number == d.Cover {
				c.A.Sections = append(c.A.Sections, decks.Section{
					Instruction: []decks.Step{{Form: "victory {id}", Word: d.Endings[won].ID}},
				})
			}
		}
	}
	story, err := newStory(all)
	if err != nil {
		t.Fatal(err)
	}
	return story
}

// The laws of the table hold in the set-up and in the camp.
func TestCampLaws(t *testing.T) {
	for _, mode := range []string{"introduction", "chapter4", "chapter6", "chapter7"} {
		t.Run(mode, func(t *testing.T) {
			b := *box(shortStory(t), "short")
			b.Modes, b.MinSeats, b.MaxSeats = []string{mode}, 1, 3
			tabletest.Laws(t, tabletest.Config{Box: &b, Matches: 2, Every: 3,
				Open: func(pile string) bool {
					return !strings.HasPrefix(pile, "karma deck") && !strings.HasPrefix(pile, "deck")
				},
			})
		})
	}
}

// Every step of the camp is told with its rule.
func TestCampIsTold(t *testing.T) {
	short := box(shortStory(t), "short")
	told := map[string]bool{}
	for seed := range uint64(12) {
		state, err := short.New(table.Setup{Mode: "chapter4", Seats: 2})
		if err != nil {
			t.Fatal(err)
		}
		tab := table.InPlace(seed, 8, table.Config{Loud: true})
		tab.Play(state)
		for _, e := range tab.Told() {
			told[e.Rule] = true
		}
	}
	for _, rule := range []string{"HE-SETUP-11", "HE-SETUP-21", "HE-CAMP-05", "HE-CAMP-07", "HE-CAMP-09", "HE-CAMP-10",
		"HE-CAMP-11", "HE-CAMP-13", "HE-CAMP-14", "HE-SAVE-01"} {
		if !told[rule] {
			t.Errorf("%s was not told in any camp", rule)
		}
	}
}

// The first seven steps of the camp come in their order.
func TestCampGoesStepByStep(t *testing.T) {
	state, err := box(shortStory(t), "short").New(table.Setup{Mode: "campaign", Seats: 1,
		Carry: json.RawMessage(`{"next":2,"items":[{"card":713}]}`)})
	if err != nil {
		t.Fatal(err)
	}
	tab := table.InPlace(1, 2, table.Config{Loud: true})
	tab.Play(state)
	var steps []string
	for _, e := range tab.Told() {
		if e.Rule >= "HE-CAMP-05" && e.Rule <= "HE-CAMP-11" {
			steps = append(steps, e.Rule)
		}
	}
	want := []string{"HE-CAMP-05", "HE-CAMP-07", "HE-CAMP-08", "HE-CAMP-09", "HE-CAMP-10", "HE-CAMP-11"}
	if !slices.Equal(steps, want) {
		t.Errorf("the steps are told as %v, want %v", steps, want)
	}
}
