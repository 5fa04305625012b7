package saga

import (
	"fmt"
	"slices"
	"testing"

	"waystation/table"
)

// offers are what questions of a kind have offered, each as the cards and skills that can be used.
type offers struct {
	*prepared
	of    string
	names []string
}

// Pick notes the uses on offer, and uses nothing.
func (o *offers) Pick(_ table.Seat, q *table.Prompt, options []table.Option) int {
	for _, x := range options {
		if q.Kind == o.of && x.Verb == VerbUse {
			o.names = append(o.names, useWords(o.Game, []int16{x.A, x.B}, nil))
		}
	}
	return len(options) - 1
}

// PS-CHAL-06: once no total could bring more, nothing that adds to it or draws anew is on offer, as it would be paid for
// in vain; what spares the primary card is, for that is wanted after a challenge that was won, too.
func TestAWonChallengeOffersOnlyToSpareTheCard(t *testing.T) {
	for _, c := range []struct {
		success, major int8
		want           []string
	}{
		{9, 0, []string{"Talk Fast", "Clock Mender"}},
		{2, 0, []string{"Clock Mender"}},
		{2, 9, []string{"Talk Fast", "Clock Mender"}}, // more could still come of it
		{2, 2, []string{"Clock Mender"}},
	} {
		p := prepare(t, two, "Courier", "Scout")
		p.knows(0, "Talk Fast")
		p.hold(0, "Clock Mender")
		p.of(0, Deck).Lay(0, p.of(0, Primary))
		p.Trial = Trial{On: true, Mind: true, More: 2, Success: c.success, Major: c.major}
		p.Trial.More -= int8(p.trialTotal(0)) - 2 // whatever the card brings
		seen := &offers{prepared: p, of: "trial-help"}
		p.helpTrial(table.InPlace(1, 1, table.Config{Decider: seen, Rig: p.chance, Loud: true}), 0)
		slices.Sort(seen.names)
		slices.Sort(c.want)
		if !slices.Equal(seen.names, c.want) {
			t.Errorf("success at %d, more at %d: %v on offer, want %v", c.success, c.major, seen.names, c.want)
		}
	}
}

// PS-END-01: the last round is told as the last, and none before it, in every mode.
func TestTheLastRoundIsToldAsTheLast(t *testing.T) {
	for _, setup := range []table.Setup{two, teams, solos} {
		p := prepare(t, setup)
		for round := int16(1); round <= int16(p.lastRound()); round++ {
			want := fmt.Sprintf("Round %d.", round)
			if round == int16(p.lastRound()) {
				want = fmt.Sprintf("Round %d, the last.", round)
			}
			if says := p.Tale(table.Event{Tale: taleRound, A: round}, 0, nil); says != want {
				t.Errorf("%s: %q, want %q", setup.Mode, says, want)
			}
		}
	}
}
