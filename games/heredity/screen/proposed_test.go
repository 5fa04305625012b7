package screen

import (
	"strings"
	"testing"

	"waystation/bots"
	"waystation/bots/hereditybot"
	"waystation/games/heredity"
	"waystation/games/scene"
	"waystation/games/scene/scenetest"
	"waystation/table"
)

// Who has proposed something reads whose yes is wanting, and that bots answer once people have passed. To take it back
// stands last, beside passing: no first key undoes what was asked for just now.
func TestAProposalSaysWhoseYesIsWanting(t *testing.T) {
	m := scenetest.Match(t, heredity.Shelf, 2, "proposed", "chapter1")
	seen := 0
	for n := 0; !m.Over() && n < 1500 && seen < 3; n++ {
		a := m.Asks()[0]
		v := m.View(a.Seat).(*heredity.View)
		if a.Prompt.Kind == "act" && len(v.Offers) > 0 && v.Offers[0].By == a.Seat {
			seen++
			lookAtProposal(t, m, a.Seat, v.Offers[0].Text)
		}
		key := bots.Key(m.Verbs(), hereditybot.New(2).Choose(v, a))
		if a.Prompt.Kind == "act" && len(v.Offers) > 0 {
			key = "pass" // so that both seats come to be asked
			if v.Offers[0].By != a.Seat {
				key = table.Key(m.Verbs(), heredity.VerbAgree.Of(0))
			}
		}
		if err := m.Answer(a.Seat, a.Number, key, table.ByHand); err != nil {
			t.Fatal(err)
		}
	}
	if seen == 0 {
		t.Error("nothing was proposed")
	}
}

// lookAtProposal looks at the pages of a proposal: of who has made it, beside a bot and beside a person, and of who is asked.
func lookAtProposal(t *testing.T, m *table.Match, by table.Seat, what string) {
	t.Helper()
	other := 1 - by
	const bots = " Bots answer once you pass, before the row is read; then you can act on."
	page := func(viewer table.Seat, bot string) *page {
		return newPage(scenetest.Of(heredity.Shelf, m, viewer, nil, func(s *scene.Table) { s.Seats[other].Bot = bot }))
	}
	alone, beside, asked := page(by, "steady"), page(by, ""), page(other, "")
	waits := what[1:] + " waits for " + alone.seatName(other) + ", for "
	if !strings.Contains(alone.ask.Known, waits) || !strings.Contains(alone.ask.Known, bots) {
		t.Errorf("beside a bot the proposer reads %q", alone.ask.Known)
	}
	if !strings.Contains(beside.ask.Known, waits) || strings.Contains(beside.ask.Known, bots) {
		t.Errorf("beside a person the proposer reads %q", beside.ask.Known)
	}
	for i, c := range alone.ask.Choices {
		if o, _ := alone.Option(c); o.Verb == heredity.VerbRefuse && (i == 0 || c.Group != everybody) {
			t.Errorf("%q is row %d, under %q", c.Label, i, c.Group)
		}
	}
	const first = "the bots can act first; after that you can act on"
	left, _ := alone.tokens(other)
	told := strings.Contains(passing(alone), first)
	if told != (left > 0) || strings.Contains(passing(beside), first) {
		t.Errorf("beside a bot with %d tokens passing says %q, beside a person %q", left, passing(alone), passing(beside))
	}
	if strings.Contains(asked.ask.Known, " waits for ") {
		t.Errorf("whoever is asked reads %q", asked.ask.Known)
	}
	if o, _ := asked.Option(asked.ask.Choices[0]); o.Verb != heredity.VerbAgree {
		t.Errorf("whoever is asked has %q first", asked.ask.Choices[0].Label)
	}
}

// passing is what stands beside passing.
func passing(p *page) string {
	for _, c := range p.ask.Choices {
		if c.Key == "pass" {
			return c.Sub
		}
	}
	return ""
}
