package posthuman

import (
	"slices"
	"strings"
	"testing"
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
