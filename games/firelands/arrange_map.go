package firelands

import (
	"fmt"
	"slices"
	"strings"

	"waystation/games/position"
	"waystation/table"
)

func (g *Game) foeNamed(name string) (*Foe, table.Card, error) {
	c, err := g.card(table.Nobody, name)
	if err == nil && Of(c).Kind != KindEnemy {
		err = fmt.Errorf("%s is no Enemy", Of(c).Handle)
	}
	if err != nil {
		return nil, 0, err
	}
	return &g.Foes[Of(c).Number], c, nil
}

func setFoe(g *Game, _ table.Seat, arg, v string) error {
	f, c, err := g.foeNamed(arg)
	if err != nil {
		return err
	}
	was := *f
	if len(position.List(v)) == 0 {
		if was.Region > 0 {
			g.home(c)
		}
		return nil
	}
	next := was
	next.Card = c
	for _, part := range position.List(v) {
		word, rest, _ := strings.Cut(part, " ")
		n := 0
		switch strings.ToLower(word) {
		case "region":
			n, err = position.Number(rest, 1, 3)
			next.Region = int8(n)
		case "filled":
			n, err = position.Number(rest, 0, 13)
			next.Filled = int8(n)
		case "side":
			n, err = position.Number(rest, 1, 2)
			next.Side = int8(n - 1)
		case "hitpoints":
			var h table.Card
			if h, err = g.card(table.Nobody, rest); err == nil &&
				(Of(h).Kind != KindHitpoints || int(Of(h).Deck) != deckOf(int(Of(c).Number))+1) {
				err = fmt.Errorf("%s does not belong to %s", Of(h).Handle, Of(c).Handle)
			}
			next.Hitpoints = h
		default:
			var s table.Seat
			if s, err = g.seatNamed(word); err == nil {
				n, err = position.Number(rest, 0, 3)
				next.Targets[s] = int8(n)
			}
		}
		if err != nil {
			return err
		}
	}
	if next.Region == 0 {
		return fmt.Errorf("say over which region it stands")
	}
	for _, s := range g.convoys() { // counters come from the player's board
		if left := g.mat(s).Targets - next.Targets[s] + was.Targets[s]; left < 0 {
			return fmt.Errorf("%s has no more Target counters", g.SeatName(s))
		}
	}
	if next.Hitpoints == 0 {
		deck := HitpointsDeck(Of(c).Land, deckOf(int(Of(c).Number))+1)
		next.Hitpoints = deck[0]
		if k := g.pileOf(next.Hitpoints); k == Defences {
			next.Hitpoints = deck[1]
		}
	}
	g.lift(c) // with what it had
	g.pile(Enemies).Put(c, table.Everyone)
	g.lift(next.Hitpoints)
	g.pile(Defences).Put(next.Hitpoints, table.Everyone)
	for _, s := range g.convoys() {
		g.mat(s).Targets -= next.Targets[s]
	}
	*f = next
	return nil
}

func lookFoe(g *Game, _ table.Seat, arg string) (string, error) {
	f, _, err := g.foeNamed(arg)
	if err != nil || f.Region == 0 {
		return "none", err
	}
	words := []string{fmt.Sprint("region ", f.Region), fmt.Sprint("filled ", f.Filled)}
	for _, s := range g.convoys() {
		if f.Targets[s] > 0 {
			words = append(words, fmt.Sprint(g.called(s), " ", f.Targets[s]))
		}
	}
	return strings.Join(words, ", "), nil
}

// rockPlaces are the rock places of a shortcut, named "105-109".
func (g *Game) rockPlaces(arg string) (first, n int, err error) {
	var known []string
	for i := range g.Sides {
		for _, w := range g.board(i).Shortcuts {
			name := fmt.Sprintf("%d-%d", w.From, w.To)
			if name == arg && w.Rocks > 0 {
				return first, int(w.Rocks), nil
			}
			if w.Rocks > 0 {
				known = append(known, name)
			}
			first += int(w.Rocks)
		}
	}
	return 0, 0, fmt.Errorf("%s is no Mountain shortcut of these boards; there are %s", arg, position.OrNone(known))
}

func setRocks(g *Game, _ table.Seat, arg, v string) error {
	first, n, err := g.rockPlaces(arg)
	if err != nil {
		return err
	}
	parts := position.List(v)
	if len(parts) != n {
		return fmt.Errorf("it has %d Rocks, not %d", n, len(parts))
	}
	row := g.pile(RockPlaces).Cards
	for i, part := range parts {
		word, name, _ := strings.Cut(part, " ")
		state := slices.Index(rockWords, strings.ToLower(word))
		if state < 0 {
			return fmt.Errorf("%q begins neither with hidden nor open nor gone", part)
		}
		at := first + i
		if name != "" {
			c, err := g.rockNamed(name, first, at)
			if err != nil {
				return err
			}
			g.swap(&row[at], c)
		}
		row[at].Seen = 0
		if g.Rocks[at] = RockState(state); g.Rocks[at] != RockHidden {
			row[at].Seen = table.Everyone
		}
	}
	return nil
}

// rockNamed is a Rock of a name that does not lie on an earlier place of the same shortcut.
func (g *Game) rockNamed(name string, first, at int) (table.Card, error) {
	row := g.pile(RockPlaces)
	for _, c := range Cards(Firelands, GroupRocks) {
		if f := Of(c); strings.EqualFold(f.Name, name) || strings.EqualFold(f.Handle, name) {
			if i := row.Find(c); i < first || i >= at {
				return c, nil
			}
		}
	}
	return 0, fmt.Errorf("no Rock left is called %q; there are Contamination Rock, Damage Rock, Fame Rock", name)
}

// swap lets a card and the one that lies at a place change places.
func (g *Game) swap(at *table.Lying, c table.Card) {
	p := g.stack(int(g.pileOf(c)))
	other := &p.Cards[p.Find(c)]
	at.Card, other.Card = other.Card, at.Card
}

func lookRocks(g *Game, _ table.Seat, arg string) (string, error) {
	first, n, err := g.rockPlaces(arg)
	var out []string
	for i := first; i < first+n; i++ {
		out = append(out, g.Rocks[i].String()+" "+Of(g.pile(RockPlaces).At(i)).Name)
	}
	return position.OrNone(out), err
}

func (g *Game) waypointPlace(arg string) (int, error) {
	n, err := position.Number(arg, int(FirstSpace), int(LastSpace))
	if err != nil {
		return 0, err
	}
	p, ok := g.waypointAt(Space(n))
	if !ok {
		return 0, fmt.Errorf("space %d is no waypoint space of these boards", n)
	}
	return p, nil
}

func setWaypoint(g *Game, _ table.Seat, arg, v string) error {
	at, err := g.waypointPlace(arg)
	if err != nil {
		return err
	}
	if g.Taken[at] = strings.EqualFold(v, "taken"); g.Taken[at] {
		return nil
	}
	land := Of(g.pile(Waypoints).At(at)).Land
	what := [lands]string{"Waypoint", "Cairn"}[land]
	for _, c := range Cards(land, GroupWaypoints) {
		if f := Of(c); strings.EqualFold(f.Handle, v) || strings.EqualFold(f.Name, v) ||
			strings.EqualFold(f.Name, v+" "+what) {
			g.swap(&g.pile(Waypoints).Cards[at], c)
			return nil
		}
	}
	return fmt.Errorf("no Waypoint counter of that region's game is called %q; there are Food, Fuel, Ammo, Object "+
		"and Contamination %s", v, what)
}

func lookWaypoint(g *Game, _ table.Seat, arg string) (string, error) {
	at, err := g.waypointPlace(arg)
	if err != nil || g.Taken[at] {
		return "taken", err
	}
	return Of(g.pile(Waypoints).At(at)).Name, nil
}
