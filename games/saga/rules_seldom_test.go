package saga

import (
	"testing"

	"waystation/scenario"
	"waystation/table"
)

// Alone what can't be used there is set aside for the game when it is drawn, and the next card comes (PS-SOLO-22,
// PS-RULING-198). No card of ours is of that kind, but a designer's may be: two are made to be.
func TestSoloSetsAside(t *testing.T) {
	p := prepare(t, solos, "Scout")
	rope, knife := p.pile(Gear).At(0), p.pile(Melee).At(0)
	for c, k := range map[table.Card]Stack{rope: Gear, knife: Melee} {
		faces[c].NoSolo = true
		t.Cleanup(func() { faces[c].NoSolo = false })
		p.draws[p.pile(k).Name] = []string{Of(c).Handle}
		got, ok := p.drawUseful(p.tb, k, p.of(0, Chosen))
		p.is("another card came", int(number(ok && got != c)), 1)
		p.is(Of(c).Handle+" out of the game", int(number(p.pile(Aside).Find(c) >= 0)), 1)
	}
}

// Alone a skill that needs others does nothing, had one learned it (PS-SOLO-22).
func TestSoloSkills(t *testing.T) {
	met := 0
	for i := range characters {
		for k := range characters[i].Skills {
			if !characters[i].Skills[k].NoSolo {
				continue
			}
			met++
			for _, setup := range []table.Setup{solos, two} {
				cast := []string{characters[i].Name, characters[(i+1)%len(characters)].Name}
				p := prepare(t, setup, cast[:setup.Seats]...)
				p.mat(0).Skills = 1 << k
				held := false
				p.skillsDo(0, 0, 1<<k, func(*holding) bool { held = true; return true })
				if held != (setup.Seats > 1) {
					t.Errorf("%s with %d players: %v", characters[i].Skills[k].Name, setup.Seats, held)
				}
			}
		}
	}
	if met == 0 {
		t.Error("no skill needs others")
	}
}

// A mutation that goes back into its deck is shuffled into it: it is not the next one to be drawn (PS-RULING-136).
func TestCuredMutationIsShuffledIn(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	for _, k := range [...]Stack{Minor, Major} {
		deck := p.pile(k)
		c := deck.At(0)
		deck.Move(p.tb, 0, p.of(0, Mutations), table.Everyone, table.Everyone)
		deck.Loose = 0
		p.dropMutation(p.tb, 0, c, by("PS-MUT-01"))
		scenario.Shows(t, "PS-RULING-136", "cards of the deck in no order", deck.Loose, deck.Len())
		p.is(Of(c).Handle+" in its deck", int(number(deck.Find(c) >= 0)), 1)
	}
}

// The reward of a boss killed together, when the teammate does not agree: the XP are halved (PS-RULING-175), whoever
// of the two struck the last blow: then both have killed it.
func TestHuntWithoutAgreement(t *testing.T) {
	for killer := range table.Seat(2) {
		p := prepareTeam(t)
		c := p.move("Mother Undertow", p.of(0, MyBoss))
		j := together(0, 1)
		p.aboard(p.tb, 0, func() {
			for _, s := range j.seats {
				p.engage(p.tb, s, c, Fight{Boss: true, Joint: true})
				p.mat(s).Health = 5
			}
			p.mat(killer).Fight.Wounds = p.mat(killer).Fight.Health
			p.say("split", p.key(VerbShare.Of(int(DoXP), 1, 0)), "pass")
			p.say("agree", "no")
			p.is("dead", int(number(p.huntKilled(j))), 1)
			for _, s := range j.seats {
				p.is("killed by "+SeatName(s), int(number(p.mat(s).Fight.killed())), 1)
			}
			p.huntReward(p.tb, j)
		})
		scenario.Shows(t, "PS-RULING-175", "XP of both", [2]int16{p.mat(0).XP, p.mat(1).XP}, [2]int16{1, 1})
	}
}

// What is answered for who does not answer: nothing is paid, given, or taken on for them that need not be, teammates
// stand by each other, and a turn that has begun is played. All other questions have no answer that commits to nothing:
// the first counts.
func TestWhatCountsWhenNobodyAnswers(t *testing.T) {
	want := map[string]string{}
	for answer, kinds := range map[string][]string{
		"bid":  {"bid"},
		"done": {"after", "first-skills", "night"},
		"enough": {"aim", "brace", "guard", "mutate", "occasion", "shield", "sites", "stand", "strike", "survey",
			"trial-help", "two"},
		"go":         {"begin"},
		"keep":       {"redraw"},
		"no":         {"event", "forage", "hunt", "lend", "second", "token", "toll", "wait"},
		"no-primary": {"primary", "trial-primary"},
		"no-site":    {"new-site"},
		"no-weapon":  {"blade", "weapon"},
		"stay":       {"move"},
		"stop":       {"trial-draw"},
		"yes":        {"agree", "aid", "gift", "joint"},
	} {
		for _, kind := range kinds {
			want[kind] = answer
		}
	}
	for _, q := range book.Prompts() {
		if q.Default != want[q.Kind] {
			t.Errorf("%s: %q, want %q", q.Kind, q.Default, want[q.Kind])
		}
	}
}
