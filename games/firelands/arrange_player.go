package firelands

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"waystation/games/position"
	"waystation/table"
)

// playerTopics are the paths of what belongs to a player; a colour stands before them.
func playerTopics() []topic {
	counter := func(name string, low, high int, of func(*Mat) *int8) topic {
		return position.Counter(name, low, high, func(g *Game, s table.Seat) *int8 { return of(g.mat(s)) })
	}
	crew := func(name string, k Stack) topic {
		return topic{Name: name, Want: "Survivors",
			Set: func(g *Game, s table.Seat, _, v string) error {
				err := g.stock(g.of(s, k), s, v, table.Everyone, func(f *Face) bool { return f.Kind == KindSurvivor })
				if err == nil {
					err = g.recountAll()
				}
				return err
			},
			Look: lookOwn(k)}
	}
	return []topic{
		counter("fame", lowestFame, highestFame, func(m *Mat) *int8 { return &m.Fame }),
		counter("fury", 0, highestFury, func(m *Mat) *int8 { return &m.Fury }),
		counter("targets", 0, 3, func(m *Mat) *int8 { return &m.Targets }),
		counter("fame rocks", 0, 2, func(m *Mat) *int8 { return &m.FameRocks }),
		counter("moved", 0, 20, func(m *Mat) *int8 { return &m.Moved }),
		crew("active", Active), crew("exhausted", Exhausted), crew("rest", Rest),
		{Name: "space", Want: "a space of the boards in play", Set: setSpace,
			Look: func(g *Game, s table.Seat, _ string) (string, error) {
				return strconv.Itoa(int(g.mat(s).Space)), nil
			}},
		{Name: "reached", Look: func(g *Game, s table.Seat, _ string) (string, error) {
			return position.YesNo(g.mat(s).Reached), nil
		}},
		{Name: "out", Look: func(g *Game, s table.Seat, _ string) (string, error) {
			return position.YesNo(g.mat(s).Out), nil
		}},
		{Name: "stealth", Want: "yes or no",
			Set: func(g *Game, s table.Seat, _, v string) (err error) {
				g.mat(s).Stealth, err = position.Yes(v)
				return err
			},
			Look: func(g *Game, s table.Seat, _ string) (string, error) {
				return position.YesNo(g.mat(s).Stealth), nil
			}},
		{Name: "hand", Want: "Objects and Special Loot", Set: setHand, Look: lookOwn(Hand)},
		{Name: "truck", Want: "one Truck", Set: setTruck, Look: lookOwn(Truck)},
		{Name: "trailers", Want: "at most three Trailers, from the front", Set: setTrailers,
			Look: lookOwn(Trailers)},
		{Name: "devices", Want: "Devices and what they are mounted on, such as Roof Rack on Bone Rig", Set: setDevices,
			Look: lookDevices},
		{Name: "boxes of", Arg: "CARD",
			Want: "what is in its boxes, in printed order: empty, damaged, survivor, food, contaminated food, fuel, " +
				"ammo; used for a Weapon that has attacked", Set: setBoxes, Look: lookBoxes},
		{Name: "cargo", Want: "all tokens of the convoy, such as: 3 survivor, 2 fuel, 1 contaminated food",
			Set: setCargo, Look: lookCargo},
		{Name: "damage", Look: func(g *Game, s table.Seat, _ string) (string, error) {
			return strconv.Itoa(g.damaged(s)), nil
		}},
		{Name: "counters on", Arg: "SURVIVOR", Want: "a number from 0 to 3",
			Set:  setMark(3, func(m *Marks) *int8 { return &m.Counters }),
			Look: lookMark(func(m *Marks) *int8 { return &m.Counters })},
		{Name: "boost on", Arg: "SURVIVOR", Want: "a number from 0 to 6",
			Set:  setMark(6, func(m *Marks) *int8 { return &m.Boost }),
			Look: lookMark(func(m *Marks) *int8 { return &m.Boost })},
		{Name: "used", Arg: "CARD", Want: "yes or no", Set: setFlag(func(m *Marks) *bool { return &m.Used }),
			Look: lookFlag(func(m *Marks) *bool { return &m.Used })},
		{Name: "score", Look: func(g *Game, s table.Seat, _ string) (string, error) {
			y := g.Tally(s)
			return strconv.Itoa(y.Total), nil
		}},
	}
}

// lookOwn names the cards of one of a player's stacks.
func lookOwn(k Stack) func(*Game, table.Seat, string) (string, error) {
	return func(g *Game, s table.Seat, _ string) (string, error) { return g.named(s).In(g.of(s, k)), nil }
}

func setSpace(g *Game, s table.Seat, _, v string) error {
	n, err := position.Number(v, int(FirstSpace), int(LastSpace))
	if err != nil {
		return err
	}
	at := Space(n)
	if b := g.board(at.Region() - 1); !slices.Contains(b.Spaces, at) {
		return fmt.Errorf("board %s has no space %d (choose sides with the options region1, region2, region3)",
			b.Side, n)
	}
	if g.Ship > 0 && at > Gate(int(g.Ship)) {
		return fmt.Errorf("the ship lies at dock %d, and nobody passes her (FL-FROST-03)", g.Ship)
	}
	g.mat(s).Space = at
	g.mat(s).Reached = g.goal(at)
	return nil
}

// setHand gives a player cards to hold, of which everybody knows the Special Loot (FL-RULING-81).
func setHand(g *Game, s table.Seat, _, v string) error {
	hand := g.of(s, Hand)
	err := g.stock(hand, s, v, table.Set(s),
		func(f *Face) bool { return f.Kind == KindObject || f.Kind == KindSpecialLoot })
	for i := range hand.Cards {
		if Of(hand.At(i)).Kind == KindSpecialLoot {
			hand.Cards[i].Seen = table.Everyone
		}
	}
	return err
}

func setTruck(g *Game, s table.Seat, _, v string) error {
	c, err := g.card(s, v)
	if err != nil {
		return err
	}
	if Of(c).Kind != KindTruck {
		return notA(c)
	}
	old := g.truck(s)
	if old == c {
		return nil
	}
	if err := g.mayLift(c, s); err != nil {
		return err
	}
	d, ok := g.deviceOn(s, old)
	if ok { // it passes to the new one (FL-IMPROVE-07)
		g.Cards[d].On = c
	}
	g.home(old)
	g.lift(c)
	g.of(s, Truck).Put(c, table.Everyone)
	if ok {
		g.put(s, Devices, d, c)
	}
	return g.recountAll()
}

// put lays a Device on its Truck or Trailer.
func (g *Game) put(s table.Seat, k Stack, d, host table.Card) {
	g.lift(d)
	g.of(s, k).Put(d, table.Everyone)
	g.Cards[d].On = host
}

func setTrailers(g *Game, s table.Seat, _, v string) error {
	if towing := int(Of(g.truck(s)).Towing); len(position.List(v)) > towing {
		return fmt.Errorf("%s tows %d", Of(g.truck(s)).Handle, towing)
	}
	err := g.stock(g.of(s, Trailers), s, v, table.Everyone, func(f *Face) bool { return f.Kind == KindTrailer })
	if err == nil {
		err = g.recountAll()
	}
	return err
}

func setDevices(g *Game, s table.Seat, _, v string) error {
	for p := g.of(s, Devices); p.Len() > 0; {
		g.home(p.At(p.Len() - 1))
	}
	for _, part := range position.List(v) {
		i := strings.LastIndex(strings.ToLower(part), " on ")
		if i < 0 {
			return fmt.Errorf("%q does not say on what", part)
		}
		d, err := g.card(s, part[:i])
		if err != nil {
			return err
		}
		host, err := g.card(s, part[i+4:])
		if err != nil {
			return err
		}
		_, full := g.deviceOn(s, host)
		switch {
		case Of(d).Kind != KindDevice:
			return notA(d)
		case g.of(s, Truck).Find(host) < 0 && g.of(s, Trailers).Find(host) < 0:
			return fmt.Errorf("%s is in another place than %s's convoy", Of(host).Handle, g.SeatName(s))
		case full:
			return fmt.Errorf("%s carries a Device already", Of(host).Handle)
		}
		g.put(s, Devices, d, host)
	}
	return g.recountAll()
}

func lookDevices(g *Game, s table.Seat, _ string) (string, error) {
	var out []string
	for _, l := range g.of(s, Devices).Cards {
		out = append(out, Of(l.Card).Handle+" on "+Of(g.Cards[l.Card].On).Handle)
	}
	return position.OrNone(out), nil
}

// ownCard is a card of a player's convoy.
func (g *Game) ownCard(s table.Seat, name string) (table.Card, error) {
	c, err := g.card(s, name)
	if err != nil {
		return 0, err
	}
	var own []string
	for _, k := range convoyPiles {
		for _, l := range g.of(s, k).Cards {
			if l.Card == c {
				return c, nil
			}
			own = append(own, Of(l.Card).Handle)
		}
	}
	return 0, fmt.Errorf("%s has no %s in the convoy, only %s", g.SeatName(s), Of(c).Handle, strings.Join(own, ", "))
}

func setBoxes(g *Game, s table.Seat, arg, v string) error {
	c, err := g.ownCard(s, arg)
	if err != nil {
		return err
	}
	boxes, parts := Of(c).Boxes, position.List(v)
	if len(parts) != len(boxes) {
		return fmt.Errorf("%s has %d boxes, not %d", Of(c).Handle, len(boxes), len(parts))
	}
	var next [maxBoxes]Cargo
	for i, part := range parts {
		switch x := slices.Index(tokenWords, strings.ToLower(part)); {
		case strings.EqualFold(part, "empty"):
		case strings.EqualFold(part, "damaged"):
			next[i].Damaged = true
		case strings.EqualFold(part, "used") && boxes[i].Kind.Weapon():
			next[i].Used = true
		case x > 0 && boxes[i].Kind.accepts(Token(x)):
			next[i].Token = Token(x)
		default:
			return fmt.Errorf("box %d of %s (%s) can't be %q", i+1, Of(c).Handle, boxes[i].Kind, part)
		}
	}
	g.Stow[c] = next
	if g.posed == nil {
		g.posed = map[table.Card]bool{}
	}
	g.posed[c] = true
	return g.recount(s, c)
}

func lookBoxes(g *Game, s table.Seat, arg string) (string, error) {
	c, err := g.ownCard(s, arg)
	var out []string
	for i := range Of(c).Boxes {
		switch o := g.Stow[c][i]; {
		case o.Damaged:
			out = append(out, "damaged")
		case o.Used:
			out = append(out, "used")
		case o.Token == NoToken:
			out = append(out, "empty")
		default:
			out = append(out, o.Token.String())
		}
	}
	return strings.Join(out, ", "), err
}

func setCargo(g *Game, s table.Seat, _, v string) error {
	var hold [ObjectToken]int8
	for _, part := range position.List(v) {
		num, word, _ := strings.Cut(part, " ")
		x := slices.Index(tokenWords, strings.TrimSuffix(strings.ToLower(word), "s"))
		n, err := strconv.Atoi(num)
		if err != nil || n < 0 || n > 20 || x < int(Food) || x > int(SurvivorToken) {
			return fmt.Errorf("%q is no number and token", part)
		}
		hold[x] = int8(n)
	}
	for _, b := range g.boxes(s) {
		g.pack(s, b, NoToken)
	}
	g.mat(s).Hold = hold
	if !g.stowAll(s) {
		g.mat(s).Hold = [ObjectToken]int8{}
		return fmt.Errorf("the convoy has no room for all this")
	}
	return g.recount(s, noCard)
}

func lookCargo(g *Game, s table.Seat, _ string) (string, error) {
	var out []string
	for _, x := range [5]Token{SurvivorToken, Food, BadFood, Fuel, Ammo} {
		if n := g.count(s, x); n > 0 {
			out = append(out, fmt.Sprintf("%d %s", n, x))
		}
	}
	return position.OrNone(out), nil
}

// stowAll finds boxes for all tokens that a player holds without one, if there is room.
func (g *Game) stowAll(s table.Seat) bool {
	h := g.hold(s)
	if h.Over() > 0 {
		return false
	}
	for _, x := range stowOrder {
		for ; g.mat(s).Hold[x] > 0; g.mat(s).Hold[x]-- {
			m := g.mat(s).Hold
			g.mat(s).Hold = [ObjectToken]int8{}
			g.place(s, x)
			g.mat(s).Hold = m
		}
	}
	return true
}

// recountAll makes everybody's Survivor tokens as many as their Survivor cards (FL-RULING-17).
func (g *Game) recountAll() error {
	for s := range table.Seat(g.Players) {
		if g.mat(s).Out {
			continue
		}
		if err := g.recount(s, noCard); err != nil {
			return err
		}
	}
	return nil
}

// recount does so for one player, in other boxes than those of a card just arranged: in cards whose boxes no line has
// arranged, then in the others, the last first.
func (g *Game) recount(s table.Seat, but table.Card) error {
	g.reckon(s)
	boxes := slices.Clone(g.boxes(s))
	slices.Reverse(boxes)
	boxes = slices.DeleteFunc(boxes, func(b spot) bool { return b.card() == but })
	slices.SortStableFunc(boxes, func(a, b spot) int {
		switch x, y := g.posed[a.card()], g.posed[b.card()]; {
		case x == y:
			return 0
		case y:
			return -1
		}
		return 1
	})
	for more := g.survivors(s) - g.tokens(s); more != 0; more = g.survivors(s) - g.tokens(s) {
		from, to := NoToken, SurvivorToken
		if more < 0 {
			from, to = to, from
		}
		i := slices.IndexFunc(boxes, func(b spot) bool {
			c := g.cargo(b)
			return c.Token == from && !c.Damaged && b.kind().accepts(SurvivorToken)
		})
		if i >= 0 {
			g.pack(s, boxes[i], to)
			continue
		}
		h := g.hold(s)
		h.Tokens[SurvivorToken]++
		if more < 0 || but != noCard || h.Over() > 0 { // shifting would not help
			return fmt.Errorf("%s has %d Survivor cards and no way to have as many tokens: arrange the cards (%s "+
				"active) before the boxes, or leave room",
				g.SeatName(s), g.survivors(s), strings.ToLower(g.SeatName(s)))
		}
		g.place(s, SurvivorToken)
	}
	return nil
}
