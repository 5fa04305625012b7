package posthuman

import (
	"testing"

	"waystation/table"
)

// Questions that are put even with one answer, because not being asked would tell something; those whose answer is not
// public; and what the
// clock answers, where that is not the first option (PH-RULING-58, PH-RULING-60, PH-RULING-123).
func TestFlagsOfQuestions(t *testing.T) {
	for _, p := range []*table.Prompt{AskHand, askItem, askTurn, askReact, askKeep, askUnder, askShoot, askArm} {
		if !p.Always {
			t.Errorf("%q is left out with one answer", p.Kind)
		}
	}
	for _, p := range []*table.Prompt{AskDeclare, askTrick, askNext, askUnder, askScar} {
		if !p.Secret {
			t.Errorf("the answer to %q is public", p.Kind)
		}
	}
	for p, want := range map[*table.Prompt]string{
		askTrick: "no-trick", askMutant: "bide", askReact: "bide", askPoints: "ready", askShop: "shop-pass",
		AskLeave: "no", AskGo: "no", askSwap: "done", askConsent: "no", askShoot: "hold",
		askEat: "", askTurn: "", AskDeclare: "",
	} {
		if p.Default != want {
			t.Errorf("the clock answers %q with %q, want %q", p.Kind, p.Default, want)
		}
	}
}

// PH-RULING-43, PH-RULING-76, PH-MAP-21, PH-XP-04, PH-SCAR-08: a deck that has run out is its discard pile, shuffled,
// all of it and no more; what is
// drawn next is chance.
func TestDecksAreMadeAnew(t *testing.T) {
	for _, k := range []Stack{Events, Skills, Equipment, Weapons, Followers, Supplies, Encounters1,
		Encounters2, Encounters3, Humans, Mutants, Scars, Actions} {
		drawn := map[table.Card]bool{}
		for seed := range uint64(12) {
			s := set(t, 2)
			random := table.InPlace(seed, 1, table.Config{Marks: true})
			deck, gone := s.pile(k), s.pile(k+1)
			for deck.Len() > 0 {
				deck.Draw(random, gone, table.Everyone)
			}
			n := gone.Len()
			refilled := false
			switch k {
			case Scars:
				refilled = s.refillScars(random)
				n -= 10 - s.blanks(red) - s.blanks(green) // the blanks leave the game
			case Encounters1, Encounters2, Encounters3, Humans, Mutants:
				refilled = s.refillFoes(random, k)
			default:
				refilled = s.refill(k)
			}
			if !refilled || deck.Len() != n || deck.Loose != n || gone.Len() != 0 {
				t.Fatalf("%s: %v, %d cards, %d of them loose, %d still discarded, want %d", stackName(k), refilled,
					deck.Len(), deck.Loose, gone.Len(), n)
			}
			drawn[deck.Draw(random, s.of(red, Drawn), table.Everyone)] = true
		}
		if len(drawn) < 3 {
			t.Errorf("%s: of 12 made anew %d began differently", stackName(k), len(drawn))
		}
	}
}

// blanks is how many blank scars a player has.
func (s *scene) blanks(who table.Seat) int { return s.of(who, Injury).Len() - s.mutations(who) }

// A deck with a card left is not made anew; with nothing anywhere there is nothing to draw.
func TestDecksAreNotMadeAnewTooSoon(t *testing.T) {
	s := set(t, 2, "whole equipment", "Accordion", "discarded equipment", "Riot Vest")
	if !s.refill(Equipment) || s.pile(Equipment).Len() != 1 || s.pile(EquipmentGone).Len() != 1 {
		t.Error("made anew with a card left")
	}
	s.with("discarded equipment", "none", "whole equipment", "none")
	if s.refill(Equipment) {
		t.Error("made anew of nothing")
	}
	s = set(t, 2, "whole scars", "Antlers", "discarded scars", "Just a Scar, Bark")
	if !s.refillScars(s.tab) || s.pile(Scars).Len() != 1 || s.pile(ScarsGone).Len() != 2 {
		t.Error("scars made anew with a card left")
	}
	s.with("discarded scars", "Just a Scar, Just a Scar 2", "whole scars", "none")
	if s.refillScars(s.tab) || s.pile(Aside).Find(s.named("Just a Scar")) < 0 {
		t.Error("blanks made a new deck")
	}
}

// PH-XP-04, PH-RULING-76: cards of a deck kept as XP come back when it has run out, as counters for all who have them,
// and those of no other deck.
func TestXPCardsComeBack(t *testing.T) {
	s := set(t, 2, "whole encounters 3", "none", "discarded encounters 3", "none", "red xp cards",
		"The Finished One, Sow with a Litter, Two Storeys",
		"green xp cards", "Furnace Man", "red xp counters", "1")
	if !s.refillFoes(s.tab, Encounters3) || s.pile(Encounters3).Len() != 3 {
		t.Errorf("%d cards", s.pile(Encounters3).Len())
	}
	s.want("red xp cards", "Sow with a Litter", "red xp counters", "6", "red xp", "7", "green xp cards", "none",
		"green xp counters", "2")
}

// What a view tells that depends on who looks and when.
func TestWhatAViewTells(t *testing.T) {
	s := set(t, 2, "red hand", "Knife", "green mutant", "yes", "red scars", "Antlers", "red gear",
		"Kalt 9mm, Gunscope, Riot Vest",
		"red mounted", "Gunscope on Kalt 9mm", "red xp counters", "2", "green tricks", "MA-01")
	mine, theirs := s.View(red).(*View), s.View(table.Nobody).(*View)
	if mine.Players[red].Hand[0].Face() == nil || theirs.Players[red].Hand[0] != Unseen ||
		mine.Players[red].Scars[0] == Unseen || theirs.Players[red].Scars[0] != Unseen {
		t.Error("the owner sees hand and scars, nobody else does")
	}
	if mine.Players[green].Tricks[0] != Unseen || s.View(green).(*View).Players[green].Tricks[0] == Unseen {
		t.Error("a mutant's actions are seen by red, or not by their owner")
	}
	p := mine.Players[red]
	if p.Limit != 3 || mine.Players[green].Limit != 3 || p.XP != 2 || p.Terrain != Plains || p.Safe ||
		len(p.Shot) != 2 || len(mine.Players[green].Shot) != 0 {
		t.Errorf("%+v", p)
	}
	gun, scope, vest := p.Gear[0], p.Gear[1], p.Gear[2]
	if gun.On != Unseen || table.Card(scope.On) != s.named("Kalt 9mm") || vest.On != Unseen || !gun.Active ||
		vest.Active || gun.Spent {
		t.Errorf("%+v", p.Gear)
	}
	if mine.Event != Unseen || mine.Last != 0 || p.Sheet == Unseen || p.Reveal != Unseen || p.Tally != (Tally{}) {
		t.Errorf("event %v, last %d, %+v", mine.Event, mine.Last, p)
	}
	s.with("event", "Knocking", "green scars", "Six Fingers")
	s.Cards[s.named("Kalt 9mm")].Spent = 1
	s.Phase = PhaseOver
	v := s.ViewInto(mine, red).(*View)
	if v.Event == Unseen || v.Players[green].Limit != 4 || v.Players[red].Tally.Mutations != -1 ||
		!v.Players[red].Gear[0].Spent {
		t.Errorf("event %v, %+v, %+v", v.Event, v.Players[green], v.Players[red].Tally)
	}
	s = set(t, 1, "red map", "TI-P03 at 0 -1 turned 1 done", "red stands",
		"TI-P03 zone 1").faces("Sow with a Litter; Lookout")
	s.Cards[s.of(red, Foes).At(1)].Wounds = 1
	v = s.View(red).(*View)
	if v.Last != s.pile(Events).Len()+3 || !v.Players[red].Safe || len(v.Players[red].Foes[0].Mine) == 0 ||
		v.Players[red].Foes[1].Mine != nil {
		t.Errorf("last %d, %+v", v.Last, v.Players[red].Foes)
	}
	if m := v.Players[red].Map[1]; m.Y != -1 || m.Turned != 1 || !m.Done || m.Foraged ||
		m.Exits != Of(s.named("TI-P03")).Exits.turned(1) {
		t.Errorf("%+v", m)
	}
}
