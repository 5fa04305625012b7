package posthuman

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"waystation/games/position"
	"waystation/table"
)

// playerTopics are the paths of what belongs to a player.
func playerTopics() []topic {
	out := []topic{
		position.Counter("health", 0, 8, func(g *Game, s table.Seat) *int8 { return &g.mat(s).Health }),
		position.Counter("morale", 0, 8, func(g *Game, s table.Seat) *int8 { return &g.mat(s).Morale }),
		position.Counter("hunger", 0, 3, func(g *Game, s table.Seat) *int8 { return &g.mat(s).Hunger }),
		position.Counter("food", 0, 99, func(g *Game, s table.Seat) *int16 { return &g.mat(s).Food }),
		position.Counter("ammo", 0, 99, func(g *Game, s table.Seat) *int16 { return &g.mat(s).Ammo }),
		position.Counter("xp counters", 0, 99, func(g *Game, s table.Seat) *int16 { return &g.mat(s).XP }),
		position.Counter("journey", 0, LastSpace, func(g *Game, s table.Seat) *int8 { return &g.mat(s).JP }),
		position.Counter("bought skills", 0, 9, func(g *Game, s table.Seat) *int8 { return &g.mat(s).Bought }),
		{Name: "xp", Look: func(g *Game, s table.Seat, _ string) (string, error) { return strconv.Itoa(g.xp(s)), nil }},
		{Name: "slots", Look: func(g *Game, s table.Seat, _ string) (string, error) {
			return fmt.Sprintf("%d of %d", g.packed(s), g.slots(s)), nil
		}},
		{Name: "limits", Look: func(g *Game, s table.Seat, _ string) (string, error) {
			return fmt.Sprintf("%d health, %d morale", g.mat(s).healthLimit(), g.mat(s).moraleLimit()), nil
		}},
		{Name: "tricks held at most",
			Look: func(g *Game, s table.Seat, _ string) (string, error) { return strconv.Itoa(g.trickLimit(s)), nil }},
		{Name: "chart", Look: func(g *Game, s table.Seat, _ string) (string, error) {
			return strconv.Itoa(g.Tally(s).Total), nil
		}},
		{Name: "raised", Arg: "STAT", Want: "a number from 0 to 3", Set: setRaised, Look: lookRaised},
		{Name: "gear", Want: "items in play", Set: setGear, Look: lookPile(Gear)},
		{Name: "active", Want: "the active weapons and followers", Set: setActive, Look: lookActive},
		{Name: "mounted", Want: "gear on a weapon, such as: Gunscope on Kalt 9mm", Set: setMounted, Look: lookMounted},
		{Name: "hand", Want: "items", Set: setPile(Hand, false), Look: lookPile(Hand)},
		{Name: "skills", Want: "skills", Set: setPile(Known, true), Look: lookPile(Known)},
		{Name: "followers", Want: "followers", Set: setPile(Company, false), Look: lookPile(Company)},
		{Name: "scars", Want: "scars", Set: setPile(Injury, false), Look: lookPile(Injury)},
		{Name: "kept", Want: "events collected", Set: setPile(Kept, true), Look: lookPile(Kept)},
		{Name: "xp cards", Want: "encounters and minions", Set: setPile(XPCards, true), Look: lookPile(XPCards)},
		{Name: "tricks", Want: "mutant actions in hand", Set: setPile(Tricks, false), Look: lookPile(Tricks)},
		{Name: "chosen", Want: "the mutant action declared, or none", Set: setPile(Chosen, false),
			Look: lookPile(Chosen)},
		{Name: "map", Want: "tiles but the starting one, such as: TI-F01 at 0 -1 turned 1 done foraged, TI-U02 at 1 0",
			Set: setMap, Look: lookMap},
		{Name: "stands", Want: "a tile of the map, and a zone if not on its marker, such as: TI-F01 zone 2, or start",
			Set: setStands, Look: lookStands},
		{Name: "action", Want: "one of: " + strings.Join(actionNames, ", "), Set: setAction,
			Look: func(g *Game, s table.Seat, _ string) (string, error) { return g.mat(s).Action.String(), nil }},
		{Name: "mutant", Want: "yes or no", Set: setMutant,
			Look: func(g *Game, s table.Seat, _ string) (string, error) {
				return position.YesNo(g.mat(s).Mutant), nil
			}},
		{Name: "gone", Look: func(g *Game, s table.Seat, _ string) (string, error) {
			return position.YesNo(g.mat(s).Gone), nil
		}},
		{Name: "foraged", Want: "yes or no: whether the marker of the own tile shows that side", Set: setForaged,
			Look: func(g *Game, s table.Seat, _ string) (string, error) {
				return position.YesNo(g.Cards[g.mat(s).Tile].Foraged), nil
			}},
		{Name: "foes", Look: func(g *Game, s table.Seat, _ string) (string, error) {
			var out []string
			for _, l := range g.of(s, Foes).Cards {
				out = append(out, fmt.Sprintf("%s %d/%d", Of(l.Card).Handle, g.Cards[l.Card].Wounds,
					Of(l.Card).Enemy.Health))
			}
			return position.OrNone(out), nil
		}},
	}
	for x := range stats {
		out = append(out,
			position.Counter(statNames[x], 1, 5, func(g *Game, s table.Seat) *int8 { return &g.mat(s).Stats[x] }))
	}
	return out
}

// belongs reports whether a card of a kind can lie in one of a player's stacks.
func belongs(k Stack, x Kind) bool {
	switch k {
	case Hand:
		return x.Item()
	case Known:
		return x == KindSkill
	case Company:
		return x == KindFollower
	case Injury:
		return x == KindScar
	case Kept:
		return x == KindEvent
	case XPCards:
		return x == KindCombat || x == KindNarrative || x == KindMinion
	}
	return x == KindAction
}

func setPile(k Stack, public bool) func(*Game, table.Seat, string, string) error {
	return func(g *Game, s table.Seat, _, v string) error {
		list, err := named.Cards(v)
		if err != nil {
			return err
		}
		for _, c := range list {
			if !belongs(k, Of(c).Kind) {
				return fmt.Errorf("%s (%s) does not belong there; several cards may have the name", Of(c).Handle,
					Of(c).ID)
			}
		}
		who := table.Set(s)
		if public || k == Injury && g.mat(s).Mutant {
			who = table.Everyone
		}
		return g.fill(g.of(s, k), v, who)
	}
}

func lookPile(k Stack) func(*Game, table.Seat, string) (string, error) {
	return func(g *Game, s table.Seat, _ string) (string, error) { return named.In(g.of(s, k)), nil }
}

func setRaised(g *Game, s table.Seat, arg, v string) error {
	i := slices.Index(statNames, strings.ToLower(arg))
	if i < 0 {
		return fmt.Errorf("no stat is called %q; there are %s", arg, strings.Join(statNames, ", "))
	}
	n, err := position.Number(v, 0, 3)
	if err == nil {
		g.mat(s).Raised[i] = int8(n)
	}
	return err
}

func lookRaised(g *Game, s table.Seat, arg string) (string, error) {
	i := slices.Index(statNames, strings.ToLower(arg))
	if i < 0 {
		return "", fmt.Errorf("no stat is called %q; there are %s", arg, strings.Join(statNames, ", "))
	}
	return strconv.Itoa(int(g.mat(s).Raised[i])), nil
}

// setGear puts items into play; the first melee and the first ranged weapon become active.
func setGear(g *Game, s table.Seat, _, v string) error {
	list, err := named.Cards(v)
	if err != nil {
		return err
	}
	for _, c := range list {
		if !Of(c).Kind.Item() {
			return fmt.Errorf("%s is no item", Of(c).Handle)
		}
	}
	position.Fill(g.of(s, Gear), list, table.Everyone, g.lift, g.home)
	g.arm(s)
	return nil
}

func setActive(g *Game, s table.Seat, _, v string) error {
	list, err := named.Cards(v)
	if err != nil {
		return err
	}
	for _, c := range list {
		if g.of(s, Gear).Find(c) < 0 && g.of(s, Company).Find(c) < 0 {
			return fmt.Errorf("%s has no %s in play", g.SeatName(s), Of(c).Handle)
		}
	}
	for _, k := range [2]Stack{Gear, Company} {
		p := g.of(s, k)
		for i, l := range p.Cards {
			g.Cards[l.Card].Active = slices.Contains(list, l.Card)
			if k == Company && g.Cards[l.Card].Active {
				p.Cards[i].Seen = table.Everyone
			}
		}
	}
	return nil
}

func lookActive(g *Game, s table.Seat, _ string) (string, error) {
	var out []string
	for _, k := range [2]Stack{Gear, Company} {
		for _, l := range g.of(s, k).Cards {
			if g.Cards[l.Card].Active {
				out = append(out, Of(l.Card).Handle)
			}
		}
	}
	return position.OrNone(out), nil
}

func setMounted(g *Game, s table.Seat, _, v string) error {
	for _, part := range position.List(v) {
		gear, weapon, _ := strings.Cut(part, " on ")
		a, err := named.Card(gear)
		if err != nil {
			return err
		}
		b, err := named.Card(weapon)
		if err != nil {
			return err
		}
		if g.of(s, Gear).Find(a) < 0 || g.of(s, Gear).Find(b) < 0 || Of(a).Kind != KindGear {
			return fmt.Errorf("%s needs both in play, gear and weapon: %s", g.SeatName(s), part)
		}
		g.Cards[a].Mounted, g.Cards[a].On = true, b
	}
	return nil
}

func lookMounted(g *Game, s table.Seat, _ string) (string, error) {
	var out []string
	for _, l := range g.of(s, Gear).Cards {
		if k := &g.Cards[l.Card]; k.Mounted {
			out = append(out, Of(l.Card).Handle+" on "+Of(k.On).Handle)
		}
	}
	return position.OrNone(out), nil
}

// setMap lays the tiles of a player's map, beside the starting tile.
func setMap(g *Game, s table.Seat, _, v string) error {
	var list []table.Card
	var marks []Marks
	start := g.of(s, Map).At(0)
	for _, part := range position.List(v) {
		words := strings.Fields(part)
		if len(words) < 4 || words[1] != "at" {
			return fmt.Errorf("%q does not say where a tile lies", part)
		}
		c, err := named.Card(words[0])
		if err != nil {
			return err
		}
		if slices.Contains(list, c) {
			return fmt.Errorf("%s is there twice", Of(c).Handle)
		}
		m := Marks{Came: true}
		x, err := position.Number(words[2], -20, 20)
		if err != nil {
			return err
		}
		y, err := position.Number(words[3], -20, 20)
		if err != nil {
			return err
		}
		m.X, m.Y = int8(x), int8(y)
		for i := 4; i < len(words); i++ {
			switch words[i] {
			case "done":
				m.Done = true
			case "foraged":
				m.Foraged = true
			case "turned":
				if i++; i == len(words) {
					return fmt.Errorf("%q does not say how often it is turned", part)
				}
				n, err := position.Number(words[i], 0, 3)
				if err != nil {
					return err
				}
				m.Turned = int8(n)
			default:
				return fmt.Errorf("%q says nothing about a tile", words[i])
			}
		}
		list, marks = append(list, c), append(marks, m)
	}
	position.Fill(g.of(s, Map), append([]table.Card{start}, list...), table.Everyone, func(c table.Card) {
		keep := g.Cards[c]
		g.lift(c)
		g.Cards[c] = keep
	}, g.home)
	for i, c := range list {
		g.Cards[c] = marks[i]
	}
	g.Cards[start] = Marks{Done: true, Foraged: g.Cards[start].Foraged, Came: true}
	g.mat(s).Tile, g.mat(s).Zone = start, 0
	return nil
}

func lookMap(g *Game, s table.Seat, _ string) (string, error) {
	var out []string
	for i, l := range g.of(s, Map).Cards {
		k := &g.Cards[l.Card]
		if i == 0 { // the starting tile
			continue
		}
		words := fmt.Sprintf("%s at %d %d", Of(l.Card).ID, k.X, k.Y)
		if k.Turned > 0 {
			words += fmt.Sprintf(" turned %d", k.Turned)
		}
		if k.Done {
			words += " done"
		}
		if k.Foraged {
			words += " foraged"
		}
		out = append(out, words)
	}
	return position.OrNone(out), nil
}

func setStands(g *Game, s table.Seat, _, v string) error {
	name, num, zoned := strings.Cut(v, " zone ")
	c := g.of(s, Map).At(0)
	if name != "start" {
		found, err := named.Card(name)
		if err != nil {
			return err
		}
		if c = found; g.of(s, Map).Find(c) < 0 {
			return fmt.Errorf("%s lies not on %s's map", name, g.SeatName(s))
		}
	}
	zone := 0
	if zoned {
		n, err := position.Number(num, 1, len(Of(c).Zones))
		if err != nil {
			return err
		}
		zone = n
	} else if !g.Cards[c].Done {
		return fmt.Errorf("%s is not completed: say which zone", name)
	}
	g.mat(s).Tile, g.mat(s).Zone = c, int8(zone)
	return nil
}

func lookStands(g *Game, s table.Seat, _ string) (string, error) {
	m := g.mat(s)
	if !g.human(s) {
		return "nowhere", nil
	}
	name := Of(m.Tile).ID
	if Of(m.Tile).Start {
		name = "start"
	}
	if m.Zone > 0 {
		name += fmt.Sprint(" zone ", m.Zone)
	}
	return name, nil
}

func setAction(g *Game, s table.Seat, _, v string) error {
	i := slices.IndexFunc(actionNames, func(name string) bool { return strings.EqualFold(name, v) })
	if i < 0 {
		return fmt.Errorf("there is no action %q", v)
	}
	g.mat(s).Action, g.mat(s).Acted = Action(i), false
	return nil
}

// setMutant makes a player a mutant with the mutations and stats that they have, and no cards of a human.
func setMutant(g *Game, s table.Seat, _, v string) error {
	b, err := position.Yes(v)
	if err != nil {
		return err
	}
	if !b {
		return fmt.Errorf("nobody turns human again (PH-GOAL-05)")
	}
	for k := Hand; k <= Foes; k++ {
		p := g.of(s, k)
		for i := p.Len() - 1; i >= 0; i-- {
			if k != Injury || Of(p.At(i)).Blank {
				g.home(p.At(i))
			}
		}
	}
	m := g.mat(s)
	base := m.Stats
	for i, l := range g.of(s, Injury).Cards {
		g.of(s, Injury).Cards[i].Seen = table.Everyone
		for x := range base {
			base[x] -= Of(l.Card).Stats[x]
		}
	}
	*m = Mat{Mutant: true, Stats: m.Stats, Base: base, Fight: Fight{Foe: -1}}
	return nil
}

func setForaged(g *Game, s table.Seat, _, v string) error {
	b, err := position.Yes(v)
	if err == nil {
		g.Cards[g.mat(s).Tile].Foraged = b
	}
	return err
}
