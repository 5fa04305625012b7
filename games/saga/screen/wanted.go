package screen

import (
	"slices"
	"strconv"
	"strings"

	"waystation/english"
	"waystation/games/saga"
	"waystation/table"
)

// What land and missions are to the viewer, for the choices that lead there.

// zoneSub is what lies in a zone of the viewer's quarter.
func (p *page) zoneSub(z int) string {
	k := &p.side(p.v.Seat).Zones[z]
	if k.Tile == 0 {
		return ""
	}
	f := saga.Of(table.Card(k.Tile - 1))
	says := f.Tile.Terrain.String()
	if k.Site > 0 && !k.Down {
		says += ", " + p.siteSays(saga.Of(table.Card(k.Site-1)).Site, k.Token != saga.NoToken)
	}
	if sign := p.signSays(z); sign != "" {
		says += ", " + sign
	}
	switch trek := p.player(p.v.Seat).Action == saga.Trek; {
	case k.Token != saga.NoToken && trek:
		says += ", has a token: nothing can be marked"
	case k.Token != saga.NoToken:
		says += ", has a token"
	}
	if bonus := p.bonusSays(f); bonus != "" {
		says += "; " + bonus
	}
	return strings.TrimSuffix(says+"; "+p.wantedAt(z), "; ")
}

// siteSays is a site, and whether the viewer's side mission asks for it: on land with a token it can't be done
// (PS-SIDE-01 to PS-SIDE-04).
func (p *page) siteSays(x saga.Site, marked bool) string {
	side := p.side(p.v.Seat)
	if side.SideDone || side.SideSite != int8(x)+1 {
		return x.String()
	}
	return x.String() + either(marked, " (your side mission asks for one, but not where a token lies)",
		" (your side mission asks for it)")
}

// signSays is the landmark in a zone of the viewer's quarter, "" for none: unseen, it is found by who sleeps there
// (PS-MAP-12).
func (p *page) signSays(z int) string {
	side := p.side(p.v.Seat)
	for i := range side.Signs {
		switch {
		case int(saga.SignZone(i)) != z:
		case side.Hidden[i]:
			return "a landmark (found by night)"
		case side.Signs[i] != saga.Unseen:
			return "the landmark " + side.Signs[i].Face().Name
		}
	}
	return ""
}

// wantedAt is what the viewer's mission wants of the land in a zone, where they trek and a token can lie.
func (p *page) wantedAt(z int) string {
	k := &p.side(p.v.Seat).Zones[z]
	if p.player(p.v.Seat).Action != saga.Trek || k.Tile == 0 || k.Token != saga.NoToken {
		return ""
	}
	x := saga.Of(table.Card(k.Tile - 1)).Tile.Terrain
	if says := wanted(p.v.Missions(p.v.Side(p.v.Seat)), x); says != "" || p.sideWants(k) {
		return says
	}
	return x.String() + " is not wanted now"
}

// sideWants reports whether the viewer's side mission asks for the site that lies face up in a zone.
func (p *page) sideWants(k *saga.Zone) bool {
	side := p.side(p.v.Seat)
	return k.Site > 0 && !k.Down && !side.SideDone && side.SideSite == int8(saga.Of(table.Card(k.Site-1)).Site)+1
}

// bonusSays is the loot of terrain where somebody forages, and its bonus with what finds it; "" where nobody does
// (PS-FORAGE-03 to PS-FORAGE-07).
func (p *page) bonusSays(f *saga.Face) string {
	if p.player(p.v.Seat).Action != saga.Forage {
		return ""
	}
	loot, bonus := saga.LootOf(f.Tile.Terrain), saga.BonusOf(f.Tile)
	return "loot: " + effects(loot) + p.crowded(loot) + ", and by a Mind challenge of " +
		strconv.Itoa(saga.ForageMind()) + " also " + effects(bonus) + p.crowded(slices.Concat(loot, bonus))
}

// crowded says that the viewer has no room for what they would find, "" where they have (PS-RULING-062).
func (p *page) crowded(found saga.Effects) string {
	says := p.v.Known(nil).Crowds(p.v.Seat, found)
	if says == "" {
		return ""
	}
	return " (" + says + ")"
}

// pairSub is what a pair of the queue is wanted for.
func (p *page) pairSub(i int) string {
	if i >= len(p.v.Queue) {
		return ""
	}
	says := p.fallsToThem(i)
	if f := p.v.Queue[i].Tile.Face(); f != nil {
		says = p.brings(f) + "; " + says
	}
	return strings.TrimSuffix(says, "; ")
}

// brings is what land is good for: what a mission wants of it, what whoever forages there finds (PS-FORAGE-03
// to PS-FORAGE-07).
func (p *page) brings(f *saga.Face) string {
	says := "forage: " + effects(saga.LootOf(f.Tile.Terrain)) + ", bonus " + effects(saga.BonusOf(f.Tile))
	return strings.TrimPrefix(wanted(p.v.Missions(p.v.Side(p.v.Seat)), f.Tile.Terrain)+"; "+says, "; ")
}

// tileHead is a tile and what it is good for, over the rows for where it may lie.
func (p *page) tileHead(f *saga.Face) string {
	name, says := english.Capital(strings.TrimPrefix(f.Called, "the ")), p.brings(f)
	if rest, wanted := strings.CutPrefix(says, f.Tile.Terrain.String()+" "); wanted {
		return name + " " + rest
	}
	return name + "; " + says
}

// fallsToThem says what the mutants get alone when a pair is taken: the site of the other (PS-SOLO-19, PS-SOLO-20).
func (p *page) fallsToThem(taken int) string {
	if p.v.Mode != saga.Solo || p.Asked == nil || p.v.Phase != saga.PhaseTaking {
		return ""
	}
	for i := range p.v.Queue {
		if f := p.v.Queue[i].Site.Face(); i != taken && f != nil {
			return "the mutants then get the " + f.Site.String() + " (" + p.powerSays(f.Site) + ")"
		}
	}
	return ""
}

// wants says what the viewer's mission and side mission still ask for, as a sentence before others; "" where nothing.
func (p *page) wants() string {
	var out []string
	for _, m := range p.v.Missions(p.v.Side(p.v.Seat)) {
		var open []string
		for k, need := range m.Needs {
			if m.Met>>k&1 == 0 {
				open = append(open, need.String())
			}
		}
		says := "Your mission wants " + english.List(open) + ", then " + m.End.String()
		if open == nil {
			says = "Your mission wants only " + m.End.String()
		}
		out = append(out, says)
	}
	if side := p.side(p.v.Seat); side.SideSite > 0 && !side.SideDone {
		out = append(out, "Your side mission wants a "+saga.Site(side.SideSite-1).String())
	}
	if out == nil {
		return ""
	}
	return strings.Join(out, ". ") + ". "
}

// wanted is what missions want terrain of a type for. The end terrain of a mission counts only once all else that it
// asks for is marked (PS-MISSION-03, PS-MISSION-09).
func wanted(missions []saga.SeenMission, x saga.Terrain) string {
	last := ""
	for _, m := range missions {
		var open []string
		for k, need := range m.Needs {
			switch {
			case m.Met>>k&1 != 0:
			case need == x:
				return x.String() + " is wanted for " + m.Name
			default:
				open = append(open, need.String())
			}
		}
		switch {
		case m.End != x:
		case len(open) == 0:
			return x.String() + " is all that " + m.Name + " still wants"
		case last == "":
			last = x.String() + " must come last in " + m.Name + ": it counts only after " + english.List(open)
		}
	}
	return last
}

// marking is the row that marks a requirement of a mission: what it wants.
func (p *page) marking(i, stage int, label string) string {
	for _, m := range p.v.Missions(p.v.Side(p.v.Seat)) {
		if m.Stage == stage {
			return "Mark " + m.Want(i).String()
		}
	}
	return label // others read it in a replay
}

// tokenSub is how far a mission would be with a token more.
func (p *page) tokenSub(i, stage int) string {
	for _, m := range p.v.Missions(p.v.Side(p.v.Seat)) {
		if m.Stage != stage {
			continue
		}
		if i == len(m.Needs) {
			return "completes " + m.Name
		}
		return "for " + m.Name
	}
	return ""
}
