package posthuman

import (
	"slices"
	"strings"
	"testing"

	"waystation/table"
)

// harmful are the names of the events that may come next and take something, and how many may come at all.
func harmful(s *scene, solo bool) (names []string, of int) {
	x := s.View(red).(*View).Omens
	for _, c := range x.Cards {
		names = append(names, Of(c).Name+" ("+Befalls(c, solo)+")")
	}
	return names, x.Of
}

// leaves is a game with these events in the deck, and the others discarded.
func leaves(t *testing.T, events string, also ...string) *scene {
	var gone []string
	for _, c := range Cards(GroupEvents) {
		if f := Of(c); !f.Event.OnlySolo && !strings.Contains(events, f.Name) {
			gone = append(gone, f.Name)
		}
	}
	s := set(t, 2, append(also, "whole events", events)...)
	for _, name := range gone {
		for _, k := range []Stack{Aside, Events} {
			p := s.pile(k)
			for i := p.Len() - 1; i >= 0; i-- {
				if Of(p.At(i)).Name == name {
					p.Lay(i, s.pile(EventsGone))
				}
			}
		}
	}
	return s
}

// PH-EVENT-01, PH-EVENT-08, PH-RULING-43: what the next turn's event can take is known from the events that lie open.
func TestEventsThatTakeSomethingAreForeseen(t *testing.T) {
	hurricane, weevils := "Hurricane (outside safe houses: 1 health lost; nobody can move)", "Weevils (most food: 3 food lost)"
	for _, c := range []struct {
		events string
		also   []string
		of     int
		want   []string
	}{
		{"Hurricane, Togetherness, Weevils, Yellow Rain", nil, 4,
			[]string{hurricane, weevils, "Yellow Rain (furthest ahead: 1 scar)"}},
		{"Togetherness, Weevils", nil, 2, []string{weevils}},
		{"Hurricane, Weevils, Yellow Rain", []string{"green mutant", "yes"}, 3, []string{hurricane}}, // nobody to compare with
		{"Togetherness, Guide", nil, 2, nil},
	} {
		s := leaves(t, c.events, c.also...)
		if got, of := harmful(s, false); !slices.Equal(got, c.want) || of != c.of {
			t.Errorf("%s: %q of %d", c.events, got, of)
		}
	}
	s := leaves(t, "Weevils").play(PhaseEvent)
	if got, _ := harmful(s, false); s.pile(Events).Len() > 0 || !slices.Contains(got, weevils) {
		t.Errorf("the deck is through and shuffled anew, and %q may come", got)
	}
}

// PH-SOLO-05, PH-SOLO-11: alone, it is what the solo text takes, and The Fortress comes only among the last three.
func TestAloneEventsAreForeseenByTheirSoloText(t *testing.T) {
	s := set(t, 1)
	got, of := harmful(s, true)
	if of != 18 || !slices.Contains(got, "Weevils (1 food lost)") || !slices.Contains(got, "Yellow Rain (1 health lost)") {
		t.Errorf("%q of %d", got, of)
	}
}

// PH-EVENT-01, PH-EAT-06: what the next turn may take is said where the turn may end with the answer, and where the first
// one begins; of its event, where the answer may bear on it; not where another encounter comes first, to a mutant, or in the last turn.
func TestTheNextTurnIsForetold(t *testing.T) {
	const event, hunger = "Hurricane", "with the food you have, hunger takes 1 health and 1 morale next turn"
	at := func(phase Phase, change func(*scene)) string {
		s := set(t, 3, "red hunger", "1", "red food", "0")
		s.Phase = phase
		change(s)
		return s.Outlook(askOption, VerbOption.Of(int(s.named("Sold As Seen")), 0), red, nil).Line()
	}
	if says := at(PhaseMove, func(*scene) {}); !strings.Contains(says, event) || !strings.HasSuffix(says, hunger) {
		t.Errorf("%q", says)
	}
	for what, change := range map[string]func(*scene){
		"a second encounter": func(s *scene) { s.mat(red).Journey.Figures = 2 },
		"the last turn":      func(s *scene) { s.mat(green).JP = LastSpace },
		"a mutant":           func(s *scene) { s.mat(red).Mutant = true },
	} {
		if says := at(PhaseMove, change); strings.Contains(says, event) || strings.Contains(says, hunger) {
			t.Errorf("%s: %q", what, says)
		}
	}
	s := set(t, 3, "red hunger", "1", "red food", "0")
	s.Phase = PhaseForage
	for _, p := range []*table.Prompt{AskHand, askCamp, askPlace, askOwn} { // it was said as the action was declared
		if x := s.Outlook(p, table.Pass, red, nil).Line(); strings.Contains(x, event) || !strings.HasSuffix(x, hunger) {
			t.Errorf("%s: %q", p.Kind, x)
		}
	}
	if says := at(PhaseEating, func(*scene) {}); strings.Contains(says, event) {
		t.Errorf("at a meal: %q", says)
	}
	s = set(t, 3)
	if x := s.Outlook(AskSplit, VerbSplit.Of(1), red, nil).Line(); !strings.Contains(x, "the first turn's event hurts in ") {
		t.Errorf("before the first turn: %q", x)
	}
	s = set(t, 3, "red hunger", "1", "red food", "0")
	x := s.Outlook(askCharacter, VerbCharacter.Of(int(s.named("Gamer"))), red, nil).Line()
	if !strings.Contains(x, "the first turn's event hurts in ") || strings.Contains(x, "hunger") {
		t.Errorf("before somebody is anybody, and has their supplies: %q", x)
	}
}
