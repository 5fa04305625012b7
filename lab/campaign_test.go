package lab

import (
	"context"
	"encoding/json"
	"strings"
	"testing"

	"waystation/internal/caravan"
	"waystation/internal/expedition"
	"waystation/table"
)

// trek is an expedition that ends its campaign with the first match that is won.
type trek struct{ *expedition.Game }

func (t trek) Legacy() any {
	if t.Game.Result().Outcome == table.Won {
		return nil
	}
	return t.Game.Legacy()
}

func (t trek) Episode() string { return "trek" }

func (t trek) CopyFrom(o table.Game) { t.Game.CopyFrom(o.(trek).Game) }

// treks is the expedition with an end.
func treks() *table.Box {
	box := *expedition.Shelf
	box.New = func(s table.Setup) (table.Game, error) {
		g, err := expedition.Shelf.New(s)
		if err != nil {
			return nil, err
		}
		return trek{g.(*expedition.Game)}, nil
	}
	return &box
}

func campaigns(t *testing.T, s Setting) *CampaignReport {
	t.Helper()
	s.Setup.Seats, s.Games, s.Seed = 2, 30, "treks"
	r, err := Campaigns(context.Background(), s)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// Campaigns go on after a match that is lost, with what it has left, and end where nothing is left.
func TestCampaigns(t *testing.T) {
	r := campaigns(t, Setting{Box: treks()})
	if r.Campaigns != 30 || r.Over != 30 || len(r.Failures) != 0 {
		t.Fatalf("%d of %d campaigns are over: %v", r.Over, r.Campaigns, r.Failures)
	}
	if len(r.Parts) != 1 || r.Parts[0].Name != "trek" || r.Parts[0].Matches != r.Matches || r.Parts[0].Won != 30 {
		t.Errorf("of %d matches the parts are %+v", r.Matches, r.Parts)
	}
	if r.Fewest != 1 || r.Most < 2 || r.Matches <= 30 {
		t.Errorf("%d to %d matches a campaign, %d in all: some should be lost, and some won at once", r.Fewest,
			r.Most,
			r.Matches)
	}
	if len(r.Last) != 1 || r.Last[0] != (Ended{string(table.Won), 30}) {
		t.Errorf("campaigns ended with %v", r.Last)
	}
	var b strings.Builder
	if err := r.Text(&b); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"30 of 30 campaigns came to their end", "\ntrek: ", "the end of the campaign"} {
		if !strings.Contains(b.String(), want) {
			t.Errorf("the report does not say %q:\n%s", want, b.String())
		}
	}
}

// How many are played at once changes nothing; another seed changes the campaigns.
func TestCampaignsAreTheSameEachTime(t *testing.T) {
	figures := func(r *CampaignReport) string {
		r.Seconds = 0
		raw, err := json.Marshal(r)
		if err != nil {
			t.Fatal(err)
		}
		return string(raw)
	}
	one, four := figures(campaigns(t, Setting{Box: treks(), Workers: 1})), figures(campaigns(t,
		Setting{Box: treks(), Workers: 4}))
	if one != four {
		t.Errorf("one at a time:\n%s\nfour at once:\n%s", one, four)
	}
	part := campaigns(t, Setting{Box: treks(), First: 30})
	if figures(part) == one {
		t.Error("campaigns 30 to 59 went like 0 to 29")
	}
}

// A campaign without an end is reported, and so is a game that has none.
func TestCampaignsThatCannotBePlayed(t *testing.T) {
	r := campaigns(t, Setting{Box: expedition.Shelf})
	if r.Over != 0 || len(r.Failures) != 30 || !strings.Contains(r.Failures[0], "campaign 0: ") {
		t.Errorf("%d campaigns without an end are over; failures %v", r.Over, r.Failures)
	}
	s := Setting{Box: caravan.Shelf, Games: 1, Setup: table.Setup{Seats: 3}}
	if _, err := Campaigns(context.Background(), s); err == nil || !strings.Contains(err.Error(), "has no "+
		"campaigns") {
		t.Errorf("a game without campaigns: %v", err)
	}
	stopped, stop := context.WithCancel(context.Background())
	stop()
	s = Setting{Box: treks(), Games: 5, Setup: table.Setup{Seats: 2}}
	if r, err := Campaigns(stopped, s); err != nil || r.Campaigns != 0 {
		t.Errorf("stopped before it began: %+v, %v", r, err)
	}
}
