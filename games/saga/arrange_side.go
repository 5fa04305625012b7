package saga

import (
	"fmt"
	"math/bits"
	"slices"
	"strconv"
	"strings"

	"waystation/games/position"
	"waystation/table"
)

// sideTopics are the paths of what a player has alone, and a team together: quadrant, hand, missions, score.
func sideTopics() []topic {
	return []topic{
		position.Counter("vp", 0, 999, func(g *Game, s table.Seat) *int16 { return &g.own(s).VP }),
		{Name: "map", Want: "terrain by zone, such as: TT-F1 at C2 with Lab, TT-C3 at C3 with Mall 2 face " +
			"down token L1", Set: setMap, Look: lookMap},
		{Name: "hand", Want: "terrain and sites", Set: setHand,
			Look: func(g *Game, s table.Seat, _ string) (string, error) {
				return named.In(g.land(s, Hand)), nil
			}},
		{Name: "landmark", Arg: "ZONE", Want: "a landmark, face up if it says so, such as: LM-03 face up; or none",
			Set: setSign, Look: lookSign},
		{Name: "mission", Want: "a mission objective", Set: setMission,
			Look: func(g *Game, s table.Seat, _ string) (string, error) {
				return named.In(g.land(s, Goals)), nil
			}},
		{Name: "missions complete", Want: "a number from 0 to 3", Set: setStage,
			Look: func(g *Game, s table.Seat, _ string) (string, error) {
				return strconv.Itoa(int(g.own(s).Stage)), nil
			}},
		{Name: "requirements met", Want: "numbers, the end terrain is the last, or none",
			Set: func(g *Game, s table.Seat, _, v string) error {
				bits, err := numbers(v, 4)
				g.own(s).Goal = Goal(bits)
				return err
			},
			Look: func(g *Game, s table.Seat, _ string) (string, error) {
				return bitNumbers(uint16(g.own(s).Goal)), nil
			}},
		{Name: "doing", Want: "solo: which L1 mission was begun, 1, 2 or none", Set: setDoing, Look: lookDoing},
		{Name: "done first", Want: "solo: which L1 mission was done first, 1, 2 or none", Set: setFirst,
			Look: lookFirst},
		position.Counter("L1 complete in round", 0, 16,
			func(g *Game, s table.Seat) *int8 { return &g.own(s).Finished[0] }),
		position.Counter("L2 complete in round", 0, 16,
			func(g *Game, s table.Seat) *int8 { return &g.own(s).Finished[1] }),
		{Name: "side mission", Look: lookSideMission},
		{Name: "sequences scored", Want: "sequences from 1 to 4, or none",
			Set: func(g *Game, s table.Seat, _, v string) error {
				bits, err := numbers(v, 4)
				g.own(s).Scored = uint8(bits)
				return err
			},
			Look: func(g *Game, s table.Seat, _ string) (string, error) {
				return bitNumbers(uint16(g.own(s).Scored)), nil
			}},
		{Name: "killed a boss", Want: "yes or no", Set: func(g *Game, s table.Seat, _, v string) (err error) {
			g.own(s).Killed, err = position.Yes(v)
			return err
		}, Look: func(g *Game, s table.Seat, _ string) (string, error) { return position.YesNo(g.own(s).Killed), nil }},
	}
}

// tokenWords are the tokens of missions.
var tokenWords = [...]string{NoToken: "none", L1Token: "L1", L2Token: "L2", SideToken: "side", SecondToken: "second L1"}

// plot is what one part of a map says.
type plot struct {
	tile, site table.Card
	sited      bool
	zone       int8
	down       bool
	token      Token
}

// readPlot reads "TT-C3 at C3 with Mall 2 face down token L1".
func readPlot(text string) (p plot, err error) {
	rest, word, tokened := strings.Cut(text, " token ")
	if tokened {
		i := slices.IndexFunc(tokenWords[:], func(w string) bool { return strings.EqualFold(w, word) })
		if i <= 0 {
			return p, fmt.Errorf("no token is called %q; there are %s", word, strings.Join(tokenWords[1:], ", "))
		}
		p.token = Token(i)
	}
	rest, p.down = strings.CutSuffix(rest, " face down")
	rest, site, sited := strings.Cut(rest, " with ")
	if p.sited = sited; sited {
		if p.site, err = named.Card(site); err != nil {
			return p, err
		}
		if Of(p.site).Kind != KindSite {
			return p, fmt.Errorf("%s is no site", Of(p.site).Handle)
		}
	}
	name, zone, placed := strings.Cut(rest, " at ")
	if !placed {
		return p, fmt.Errorf("%q does not say where it lies", text)
	}
	if p.tile, err = named.Card(name); err != nil {
		return p, err
	}
	if Of(p.tile).Kind != KindTile {
		return p, fmt.Errorf("%s is no terrain", Of(p.tile).Handle)
	}
	p.zone, err = zoneNamed(zone)
	return p, err
}

// setMap lays terrain, sites and tokens, and nothing else. Who stands where no terrain is any more stands in the
// starting zone.
func setMap(g *Game, s table.Seat, _, v string) error {
	var plots []plot
	var tiles, sites []table.Card
	o := g.own(s)
	for _, part := range position.List(v) {
		p, err := readPlot(part)
		if err != nil {
			return err
		}
		plots, tiles = append(plots, p), append(tiles, p.tile)
		if p.sited {
			sites = append(sites, p.site)
		}
	}
	if twice := zoneTwice(plots); twice >= 0 {
		return fmt.Errorf("two terrains lie in %s", zoneWord(twice))
	}
	g.fillPile(g.land(s, Terrains), tiles, table.Everyone)
	g.fillPile(g.land(s, Placed), sites, table.Everyone)
	o.Zones = [zones]Zone{}
	for _, p := range plots {
		z := Zone{Tile: int16(p.tile) + 1, Down: p.down, Token: p.token}
		g.Cards[p.tile].At = p.zone
		if p.sited {
			z.Site = int16(p.site) + 1
			g.Cards[p.site].At = p.zone
		}
		o.Zones[p.zone] = z
	}
	for x := range table.Seat(g.Players) {
		if m := g.mat(x); g.side(x) == g.side(s) && m.At != start && o.Zones[m.At].Tile == 0 {
			m.At = start
		}
	}
	return nil
}

func zoneTwice(plots []plot) int8 {
	for i, p := range plots {
		for _, q := range plots[:i] {
			if p.zone == q.zone {
				return p.zone
			}
		}
	}
	return -1
}

func lookMap(g *Game, s table.Seat, _ string) (string, error) {
	var out []string
	for z := range int8(zones) {
		k := g.zone(s, z)
		if k.Tile == 0 {
			continue
		}
		words := Of(table.Card(k.Tile-1)).Handle + " at " + zoneWord(z)
		if k.Site > 0 {
			words += " with " + Of(table.Card(k.Site-1)).Handle
		}
		if k.Down {
			words += " face down"
		}
		if k.Token != NoToken {
			words += " token " + tokenWords[k.Token]
		}
		out = append(out, words)
	}
	return position.OrNone(out), nil
}

func setHand(g *Game, s table.Seat, _, v string) error {
	list, err := kindOf(v, KindTile, KindSite)
	if err == nil {
		g.fillPile(g.land(s, Hand), list, table.Everyone)
	}
	return err
}

// signPile is the pile of a landmark zone.
func (g *Game) signPile(s table.Seat, arg string) (*table.Pile, error) {
	z, err := zoneNamed(arg)
	if err != nil {
		return nil, err
	}
	i := slices.Index(signZones[:], z)
	if i < 0 {
		return nil, fmt.Errorf("landmarks lie in A3, E3 and C5 (PS-RULING-012)")
	}
	return g.land(s, Sign1+Stack(i)), nil
}

func setSign(g *Game, s table.Seat, arg, v string) error {
	p, err := g.signPile(s, arg)
	if err != nil {
		return err
	}
	name, up := strings.CutSuffix(v, " face up")
	list, err := kindOf(name, KindSign)
	if err != nil {
		return err
	}
	if len(list) > 1 {
		return fmt.Errorf("%q is more than one landmark", name)
	}
	who := table.Seats(0)
	if up {
		who = table.Everyone
	}
	g.fillPile(p, list, who)
	return nil
}

func lookSign(g *Game, s table.Seat, arg string) (string, error) {
	p, err := g.signPile(s, arg)
	switch {
	case err != nil:
		return "", err
	case p.Len() > 0 && p.Cards[0].Seen == table.Everyone:
		return named.In(p) + " face up", nil
	}
	return named.In(p), nil
}

func setMission(g *Game, s table.Seat, _, v string) error {
	if g.Mode == Solo {
		return fmt.Errorf("in solo the board has the missions (PS-SOLO-02)")
	}
	list, err := kindOf(v, KindObjective)
	if err != nil {
		return err
	}
	if len(list) != 1 {
		return fmt.Errorf("%q is not one mission objective", v)
	}
	g.fillPile(g.land(s, Goals), list, table.Everyone)
	return nil
}

// setStage completes missions, the last of them in the round before if nothing else is said.
func setStage(g *Game, s table.Seat, _, v string) error {
	n, err := position.Number(v, 0, g.stages())
	if err != nil {
		return err
	}
	o := g.own(s)
	o.Stage, o.Goal, o.Doing = int8(n), 0, 0
	o.Level = o.Stage
	if g.Mode == Solo {
		o.Level = max(0, o.Stage-1)
		if o.First == 0 && n > 0 {
			o.First = 1
		}
	}
	for level := range o.Finished {
		switch done := int(o.Level) > level; {
		case done && o.Finished[level] == 0:
			o.Finished[level] = max(1, g.Round-1)
		case !done:
			o.Finished[level] = 0
		}
	}
	return nil
}

func setDoing(g *Game, s table.Seat, _, v string) (err error) {
	g.own(s).Doing, err = oneOfTwo(g, v)
	return err
}

func setFirst(g *Game, s table.Seat, _, v string) (err error) {
	g.own(s).First, err = oneOfTwo(g, v)
	return err
}

func oneOfTwo(g *Game, v string) (int8, error) {
	if g.Mode != Solo {
		return 0, fmt.Errorf("there are two L1 missions in solo alone (PS-SOLO-14)")
	}
	if strings.EqualFold(v, "none") {
		return 0, nil
	}
	n, err := position.Number(v, 1, 2)
	return int8(n), err
}

func lookDoing(g *Game, s table.Seat, _ string) (string, error) {
	return numberOrNone(g.own(s).Doing), nil
}

func lookFirst(g *Game, s table.Seat, _ string) (string, error) {
	return numberOrNone(g.own(s).First), nil
}

func numberOrNone(n int8) string {
	if n == 0 {
		return "none"
	}
	return strconv.Itoa(int(n))
}

func lookSideMission(g *Game, s table.Seat, _ string) (string, error) {
	o := g.own(s)
	switch {
	case o.SideSite == 0:
		return "none", nil
	case o.SideDone:
		return "complete", nil
	}
	return siteNames[o.SideSite-1], nil
}

// follow is what follows from a position: morning tokens by the round, tokens and side missions by the map, spaces of
// the mission score card by who is done when, visible mutations.
func (g *Game) follow() {
	g.followRound()
	g.followTracks()
	g.Rows = [2][4]int8{}
	for level := range g.Rows {
		var rounds []int8
		for side := range g.sideCount() {
			if n := g.Sides[side].Finished[level]; n > 0 && !slices.Contains(rounds, n) {
				rounds = append(rounds, n)
			}
		}
		slices.Sort(rounds)
		copy(g.Rows[level][:], rounds)
	}
	for side := range g.sideCount() {
		g.followSide(side)
	}
	for s := range table.Seat(g.Players) {
		m := g.mat(s)
		m.Visible = false
		for _, l := range g.of(s, Mutations).Cards {
			m.Visible = m.Visible || Of(l.Card).Visible
		}
	}
}

// followRound makes as many morning tokens lie face down as there are rounds to come.
func (g *Game) followRound() {
	p, past := g.pile(Mornings), g.pile(MorningsGone)
	want := max(0, int(g.lastRound()-g.Round))
	if g.Phase <= PhaseStory {
		want++
	}
	for p.Len() > want {
		c := p.At(0)
		g.lift(c)
		past.Put(c, table.Everyone)
	}
	for p.Len() < want {
		from := past
		if from.Len() == 0 {
			from = g.pile(Aside)
		}
		i := slices.IndexFunc(from.Cards,
			func(l table.Lying) bool { return Of(l.Card).Kind == KindMorning && Of(l.Card).Blank })
		if i < 0 {
			i = slices.IndexFunc(from.Cards, func(l table.Lying) bool { return Of(l.Card).Kind == KindMorning })
		}
		c := from.At(i)
		g.lift(c)
		position.Tuck(p, c)
	}
}

// followTracks sees to it that every power track has its marker (PS-SOLO-04).
func (g *Game) followTracks() {
	tracks, bag := g.pile(PowerSites), g.pile(SiteBag)
	for x := range sites {
		named := func(l table.Lying) bool { return Of(l.Card).Site == x && g.Cards[l.Card].Marker }
		if g.Mode != Solo || slices.ContainsFunc(tracks.Cards, named) {
			continue
		}
		i := slices.IndexFunc(bag.Cards, func(l table.Lying) bool { return Of(l.Card).Site == x })
		c := bag.At(i)
		g.lift(c)
		tracks.Put(c, table.Everyone)
		g.Cards[c].Marker = true
	}
}

func (g *Game) followSide(side int) {
	o := &g.Sides[side]
	o.Tokens, o.SideDone = [2]int8{}, false
	for _, z := range o.Zones {
		switch z.Token {
		case L1Token, SecondToken:
			o.Tokens[0]++
		case L2Token:
			o.Tokens[1]++
		case SideToken:
			o.SideDone = true
		}
	}
	o.SideSite = 0
	if g.Mode != Solo && o.Level > 0 && g.Lands[side][Goals].Len() > 0 {
		o.SideSite = int8(Of(g.Lands[side][Goals].At(0)).Goal.SideSite) + 1
	}
}

// marked is how many tokens the goal of a side says that lie on the map.
func (o *Side) marked() int { return bits.OnesCount8(uint8(o.Goal)) }
