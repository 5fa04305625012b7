package saga

import (
	"slices"
	"testing"

	"waystation/table"
)

// PS-TREK-02: who puts a site where a trek's move ends, or none, reads who comes then; on a forage nobody comes, nor yet
// where the move may go on.
func TestASiteOnATrekSaysWhoComes(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	p.stand(0, 7, "TT-C1")
	m, site := p.mat(0), p.pile(SiteBag).At(0)
	for _, x := range []struct {
		action Action
		steps  int8
		skill  string
		comes  bool
	}{{Trek, 1, "", true}, {Forage, 1, "", false}, {Trek, 2, "", true}, {Trek, 2, "Trackless", false}, {Trek, 1, "Trackless", true}} {
		m.Action, m.Steps, m.Skills = x.action, x.steps, 0
		if x.skill != "" {
			p.knows(0, x.skill)
		}
		for _, o := range []table.Option{VerbPutSite.Of(int(site), int(Of(site).Site)), VerbNoSite.Of()} {
			got := p.Outlook(askNewSite, o, 0, nil)
			if comes := slices.Contains(got.Shared, "then an enemy of level 1"+p.Daunts(0)); comes != x.comes {
				t.Errorf("%+v: %+v", x, got)
			}
		}
	}
}
