package saga

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"waystation/games/position"
	"waystation/table"
)

// playerTopics are the paths of what stands on a player's board, but for cards.
func playerTopics() []topic {
	out := []topic{
		position.Counter("health", 0, int(board.LastHole),
			func(g *Game, s table.Seat) *int8 { return &g.mat(s).Health }),
		position.Counter("health limit", int(board.LeastMax), int(board.LastHole)-1,
			func(g *Game, s table.Seat) *int8 { return &g.mat(s).HealthMax }),
		position.Counter("morale", 0, int(board.LastHole),
			func(g *Game, s table.Seat) *int8 { return &g.mat(s).Morale }),
		position.Counter("morale limit", int(board.LeastMax), int(board.LastHole)-1,
			func(g *Game, s table.Seat) *int8 { return &g.mat(s).MoraleMax }),
		position.Counter("fatigue", 0, len(board.Fatigue)-1,
			func(g *Game, s table.Seat) *int8 { return &g.mat(s).Fatigue }),
		position.Counter("xp", 0, 999, func(g *Game, s table.Seat) *int16 { return &g.mat(s).XP }),
		position.Counter("ready boosts", 0, int(board.Boosts),
			func(g *Game, s table.Seat) *int8 { return &g.mat(s).Ready }),
		position.Counter("broadcast tokens", 0, broadcastTokens,
			func(g *Game, s table.Seat) *int8 { return &g.mat(s).Radio }),
		{Name: "boosts", Look: func(g *Game, s table.Seat, _ string) (string, error) {
			return strconv.Itoa(int(g.mat(s).Boosts)), nil
		}},
		{Name: "character", Look: func(g *Game, s table.Seat, _ string) (string, error) {
			return characters[g.mat(s).Character].Name, nil
		}},
		{Name: "skills", Want: "skills of the character", Set: setSkills, Look: lookSkills},
		{Name: "visible mutation", Look: func(g *Game, s table.Seat, _ string) (string, error) {
			return position.YesNo(g.mat(s).Visible), nil
		}},
		{Name: "at", Want: "a zone from A1 to E5, with terrain, or start", Set: setAt,
			Look: func(g *Game, s table.Seat, _ string) (string, error) { return zoneWord(g.mat(s).At), nil }},
		{Name: "camp token", Want: "a zone from A1 to E5, with terrain, or none", Set: setCamped, Look: lookCamped},
		{Name: "action", Want: "Camp, Forage, Map or Trek", Set: setAction,
			Look: func(g *Game, s table.Seat, _ string) (string, error) { return actionNames[g.mat(s).Action], nil }},
		{Name: "must camp", Want: "yes or no", Set: func(g *Game, s table.Seat, _, v string) (err error) {
			g.mat(s).Forced, err = position.Yes(v)
			return err
		}, Look: func(g *Game, s table.Seat, _ string) (string, error) { return position.YesNo(g.mat(s).Forced), nil }},
	}
	for x, name := range [goods]string{Food: "food", Ammo: "ammo", Meds: "meds", Booze: "booze", Books: "books"} {
		out = append(out,
			position.Counter(name, 0, 99, func(g *Game, s table.Seat) *int8 { return &g.mat(s).Goods[x] }))
	}
	return out
}

// cardTopics are the paths of a player's cards.
func cardTopics() []topic {
	return []topic{
		{Name: "ready cards", Want: "challenge cards; those not named are exhausted", Set: setReady,
			Look: lookOwned(Deck)},
		{Name: "exhausted cards", Want: "challenge cards; those not named are ready", Set: setExhausted,
			Look: lookOwned(Exhausted)},
		{Name: "yellow band", Look: lookOwned(Yellow)},
		{Name: "weapons", Want: "weapons; the first two are equipped", Set: setWeapons, Look: lookOwned(Weapons)},
		{Name: "equipped", Want: "two weapons at most", Set: setEquipped, Look: lookEquipped},
		{Name: "mods", Want: "melee weapons on others, such as: Knife on Fire Axe", Set: setMods, Look: lookMods},
		{Name: "equipment", Want: "equipment", Set: setOwned(Items, KindGear), Look: lookOwned(Items)},
		{Name: "followers", Want: "followers", Set: setOwned(Company, KindFollower), Look: lookOwned(Company)},
		{Name: "mutations", Want: "mutations", Set: setOwned(Mutations, KindMutation), Look: lookOwned(Mutations)},
		{Name: "lasting landmarks", Want: "landmarks that were activated", Set: setOwned(Mementos, KindSign),
			Look: lookOwned(Mementos)},
		{Name: "boss", Want: "a boss, or none", Set: setBoss,
			Look: func(g *Game, s table.Seat, _ string) (string, error) {
				return named.In(g.bossPile(s)), nil
			}},
	}
}

func lookOwned(k Stack) func(*Game, table.Seat, string) (string, error) {
	return func(g *Game, s table.Seat, _ string) (string, error) { return named.In(g.of(s, k)), nil }
}

func setOwned(k Stack, kind Kind) func(*Game, table.Seat, string, string) error {
	return func(g *Game, s table.Seat, _, v string) error {
		list, err := kindOf(v, kind)
		if err == nil {
			g.fillPile(g.of(s, k), list, table.Everyone)
			g.fit(s)
		}
		return err
	}
}

// fit makes the limits and the boost cubes of a player those that the cards and the skills give.
func (g *Game) fit(s table.Seat) {
	m := g.mat(s)
	c := &characters[m.Character]
	most := [...]int8{barMorale: c.Morale, barHealth: c.Health}
	boosts := int8(2)
	g.holds(s, func(h *holding) bool {
		if h.skill > 0 && h.of != s {
			return false
		}
		for i := range h.does {
			switch a := &h.does[i]; a.Key {
			case KeyMax:
				most[a.What] = min(max(most[a.What]+a.N, board.LeastMax), board.LastHole-1)
			case KeyBoostCube:
				boosts = min(boosts+1, board.Boosts)
			}
		}
		return false
	})
	m.HealthMax, m.MoraleMax, m.Boosts = most[barHealth], most[barMorale], boosts
	m.Health, m.Morale, m.Ready = min(m.Health, m.HealthMax), min(m.Morale, m.MoraleMax), min(m.Ready, m.Boosts)
}

func zoneNamed(v string) (int8, error) {
	if strings.EqualFold(v, "start") {
		return start, nil
	}
	for z := range int16(zones) {
		if strings.EqualFold(ZoneName(z), v) {
			return int8(z), nil
		}
	}
	return 0, fmt.Errorf("there is no zone %q", v)
}

func zoneWord(z int8) string {
	if z == start {
		return "start"
	}
	return ZoneName(int16(z))
}

func setAt(g *Game, s table.Seat, _, v string) error {
	z, err := zoneNamed(v)
	if err != nil {
		return err
	}
	if z != start && g.zone(s, z).Tile == 0 {
		return fmt.Errorf("%s has no terrain in %s", g.SeatName(s), zoneWord(z))
	}
	g.mat(s).At = z
	return nil
}

func setCamped(g *Game, s table.Seat, _, v string) error {
	if strings.EqualFold(v, "none") {
		g.mat(s).Camped = -1
		return nil
	}
	z, err := zoneNamed(v)
	if err != nil {
		return err
	}
	if g.zone(s, z).Tile == 0 {
		return fmt.Errorf("%s has no terrain in %s (PS-RULING-015)", g.SeatName(s), zoneWord(z))
	}
	g.mat(s).Camped = z
	return nil
}

func lookCamped(g *Game, s table.Seat, _ string) (string, error) {
	if z := g.mat(s).Camped; z >= 0 {
		return zoneWord(z), nil
	}
	return "none", nil
}

func setAction(g *Game, s table.Seat, _, v string) error {
	i := slices.IndexFunc(actionNames[:], func(name string) bool { return strings.EqualFold(name, v) })
	if i < int(Camp) {
		return fmt.Errorf("there is no action %q", v)
	}
	g.mat(s).Action, g.mat(s).Acted, g.mat(s).Stage = Action(i), false, StageBegin
	return nil
}

// setSkills makes just these skills learned; yellow bands come and go with them.
func setSkills(g *Game, s table.Seat, _, v string) error {
	m := g.mat(s)
	c := &characters[m.Character]
	bits, err := skillsNamed(c, v)
	if err != nil {
		return err
	}
	m.Skills = bits
	for i := range c.Skills {
		for _, x := range c.Skills[i].Adds {
			g.home(x)
		}
	}
	g.fit(s)
	return nil
}

// skillsNamed reads a list of skills; a name may hold a comma.
func skillsNamed(c *Character, v string) (bits uint16, err error) {
	list, err := position.Cards(v, func(name string) (table.Card, error) {
		i := slices.IndexFunc(c.Skills, func(k Skill) bool { return strings.EqualFold(k.Name, name) })
		if i < 0 {
			return 0, fmt.Errorf("the %s has no skill %q; there are %s", c.Name, name, skillNames(c, ^uint16(0)))
		}
		return table.Card(i), nil
	})
	for _, i := range list {
		bits |= 1 << i
	}
	return bits, err
}

func skillNames(c *Character, bits uint16) string {
	var out []string
	for i := range c.Skills {
		if bits&(1<<i) != 0 {
			out = append(out, c.Skills[i].Name)
		}
	}
	return position.OrNone(out)
}

func lookSkills(g *Game, s table.Seat, _ string) (string, error) {
	return skillNames(&characters[g.mat(s).Character], g.mat(s).Skills), nil
}

// ownCards reads challenge cards of a player; "Flail" is their own.
func (g *Game) ownCards(s table.Seat, v string) ([]table.Card, error) {
	c := &characters[g.mat(s).Character]
	return position.Cards(v, func(name string) (table.Card, error) {
		var known []string
		for _, k := range c.Pack {
			if f := Of(k); strings.EqualFold(f.Name, name) || strings.EqualFold(f.Handle, name) {
				return k, nil
			}
			known = append(known, Of(k).Name)
		}
		return 0, fmt.Errorf("the %s has no challenge card %q; there are %s", c.Name, name, strings.Join(known, ", "))
	})
}

func setReady(g *Game, s table.Seat, _, v string) error { return g.layCards(s, v, Deck, Exhausted) }

func setExhausted(g *Game, s table.Seat, _, v string) error { return g.layCards(s, v, Exhausted, Deck) }

// layCards lays the challenge cards of a list on one of the two areas, and those of the character that are not named on
// the other. Yellow bands that no skill has brought stay aside.
func (g *Game) layCards(s table.Seat, v string, named, rest Stack) error {
	list, err := g.ownCards(s, v)
	if err != nil {
		return err
	}
	for _, c := range list {
		if Of(c).Challenge.Band && !g.banded(s, c) {
			return fmt.Errorf("no skill has brought %s yet (PS-SETUP-24)", Of(c).Name)
		}
	}
	for _, c := range characters[g.mat(s).Character].Pack {
		to := rest
		switch {
		case slices.Contains(list, c):
			to = named
		case Of(c).Challenge.Band && !g.banded(s, c):
			continue
		}
		g.lift(c)
		g.of(s, to).Put(c, table.Everyone)
	}
	g.of(s, Deck).Shuffle()
	g.of(s, Exhausted).Loose = 0
	return nil
}

func setWeapons(g *Game, s table.Seat, _, v string) error {
	list, err := kindOf(v, KindWeapon)
	if err != nil {
		return err
	}
	g.fillPile(g.of(s, Weapons), list, table.Everyone)
	for _, c := range list {
		g.Cards[c] = Marks{Came: true}
	}
	g.fillEquipped(s)
	return nil
}

func lookEquipped(g *Game, s table.Seat, _ string) (string, error) {
	var out []string
	for _, l := range g.of(s, Weapons).Cards {
		if g.Cards[l.Card].Equipped {
			out = append(out, Of(l.Card).Handle)
		}
	}
	return position.OrNone(out), nil
}

func setEquipped(g *Game, s table.Seat, _, v string) error {
	list, err := kindOf(v, KindWeapon)
	if err != nil {
		return err
	}
	if len(list) > board.Equipped {
		return fmt.Errorf("there are %d equipped slots (PS-BOARD-12)", board.Equipped)
	}
	for _, c := range list {
		if g.of(s, Weapons).Find(c) < 0 || g.Cards[c].Mod {
			return fmt.Errorf("%s has no %s to take up", g.SeatName(s), Of(c).Handle)
		}
	}
	for _, l := range g.of(s, Weapons).Cards {
		g.Cards[l.Card].Equipped = slices.Contains(list, l.Card)
	}
	return nil
}

// setMods tucks weapons of a player under others.
func setMods(g *Game, s table.Seat, _, v string) error {
	for _, l := range g.of(s, Weapons).Cards {
		g.Cards[l.Card].Mod = false
	}
	for _, part := range position.List(v) {
		mod, weapon, _ := strings.Cut(part, " on ")
		list, err := kindOf(mod+", "+weapon, KindWeapon)
		if err != nil {
			return err
		}
		if len(list) != 2 || g.of(s, Weapons).Find(list[0]) < 0 || g.of(s, Weapons).Find(list[1]) < 0 {
			return fmt.Errorf("%s needs both among the weapons: %s", g.SeatName(s), part)
		}
		g.Cards[list[0]] = Marks{Mod: true, On: int16(list[1]), Came: true}
	}
	g.fillEquipped(s)
	return nil
}

func lookMods(g *Game, s table.Seat, _ string) (string, error) {
	var out []string
	for _, l := range g.of(s, Weapons).Cards {
		if k := &g.Cards[l.Card]; k.Mod {
			out = append(out, Of(l.Card).Handle+" on "+Of(table.Card(k.On)).Handle)
		}
	}
	return position.OrNone(out), nil
}

func setBoss(g *Game, s table.Seat, _, v string) error {
	if g.Mode == Solo {
		return fmt.Errorf("in solo a boss lies shown to all, and is nobody's (PS-SOLO-05)")
	}
	list, err := kindOf(v, KindEnemy)
	if err != nil {
		return err
	}
	if len(list) > 1 || len(list) == 1 && !Of(list[0]).Enemy.Boss {
		return fmt.Errorf("%q is not one boss", v)
	}
	g.fillPile(g.bossPile(s), list, table.Everyone)
	return nil
}
