package saga

import "testing"

// PS-RECON-05, PS-RULING-043: scoring says that its sites turn face down, and whether that leaves a side mission none.
func TestScoringSaysWhatItTakesFromASideMission(t *testing.T) {
	p := prepare(t, two, "Scout", "Warden")
	site := int16(0)
	for c := range CardCount {
		if f := &faces[c]; f.Kind == KindSite && f.Site == Factory {
			site = int16(c) + 1
		}
	}
	o := p.own(0)
	o.Zones[3].Site, o.Zones[3].Tile = site, 1
	o.Zones[9].Tile = 1
	for _, x := range []struct {
		name  string
		given int8
		other bool
		path  []int8
		warns bool
	}{
		{"the only Factory", int8(Factory) + 1, false, []int8{3, 4}, true},
		{"another Factory lies elsewhere", int8(Factory) + 1, true, []int8{3, 4}, false},
		{"a path without it", int8(Factory) + 1, false, []int8{4, 5}, false},
		{"a side mission for a Lab", int8(Lab) + 1, false, []int8{3, 4}, false},
		{"no side mission", 0, false, []int8{3, 4}, false},
	} {
		if o.SideSite, o.Zones[9].Site = x.given, 0; x.other {
			o.Zones[9].Site = site
		}
		want := "its sites turn face down"
		if x.warns {
			want += ", and no Factory is then face up for your side mission"
		}
		first, rest := packPath(x.path)
		if got := p.brings(askAfter, VerbRecon.Of(0, int(first), int(rest)), 0); got != want {
			t.Errorf("%s: %q", x.name, got)
		}
	}
}
