package saga

import "waystation/table"

// Knob is a number that abilities change for as long as they are held.
type Knob uint8

// The knobs.
const (
	KnobMove Knob = iota
	KnobHand
	KnobCamp
	KnobBid
	KnobHunger
	KnobSlots
	KnobDiscount
	knobs
)

// knobKeys are the abilities that turn each.
var knobKeys = [knobs]Keyword{KnobMove: KeyMove, KnobHand: KeyHandLimit, KnobCamp: KeyCampPoints, KnobBid: KeyBid, KnobHunger: KeyHunger,
	KnobSlots: KeySlots, KnobDiscount: KeyDiscount}

// holding is something that gives a player abilities: a card in play, or a skill.
type holding struct {
	card   table.Card
	skill  int8       // 1 + the place of a skill; 0 for a card
	of     table.Seat // a skill: whose (PS-TEAM-12)
	does   []Ability
	timing *Timing
}

// number tells holdings apart in keys: cards by their number, skills from skillKeys on.
func (h *holding) number() int {
	if h.skill > 0 {
		return skillKeys + int(h.of)*16 + int(h.skill) - 1
	}
	return int(h.card)
}

const skillKeys = 1000

// holds calls do for all that gives a player abilities, until it says stop: skills, equipment, followers, mutations, lasting events.
func (g *Game) holds(s table.Seat, do func(h *holding) (stop bool)) {
	if g.skillsOf(s, s, do) {
		return
	}
	if mate := g.mate(s); mate != table.Nobody && g.mat(mate).At == g.mat(s).At && g.skillsOf(s, mate, do) {
		return
	}
	for _, k := range [4]Stack{Items, Company, Mutations, Mementos} {
		if cardsDo(g.of(s, k), do) {
			return
		}
	}
	cardsDo(g.pile(Lasting), do)
}

// skillsOf does so for the skills of somebody: a teammate's social ones count where both stand, and not twice (PS-TEAM-12, PS-TEAM-13).
func (g *Game) skillsOf(s, owner table.Seat, do func(h *holding) bool) (stop bool) {
	m := g.mat(owner)
	c := &characters[m.Character]
	for i := range c.Skills {
		k := &c.Skills[i]
		if m.Skills&(1<<i) == 0 || owner != s && !k.Social || g.Mode == Solo && k.NoSolo {
			continue
		}
		h := holding{skill: int8(i) + 1, of: owner, does: k.Does, timing: &k.Timing}
		if do(&h) {
			return true
		}
	}
	return false
}

func cardsDo(p *table.Pile, do func(h *holding) bool) (stop bool) {
	for _, l := range p.Cards {
		f := Of(l.Card)
		if len(f.Does) == 0 {
			continue
		}
		h := holding{card: l.Card, does: f.Does, timing: &f.Timing}
		if do(&h) {
			return true
		}
	}
	return false
}

// sum is what the automatic abilities of a kind add up to for a player.
func (g *Game) sum(s table.Seat, k Knob) int { return g.total(s, knobKeys[k], AnyFray, 0) }

// total adds up the automatic abilities of a keyword. side and what must fit where the ability names one.
func (g *Game) total(s table.Seat, key Keyword, side Fray, what int8) int {
	n := 0
	g.holds(s, func(h *holding) bool {
		if h.timing.Price != Automatic {
			return false
		}
		for i := range h.does {
			if a := &h.does[i]; a.Key == key && a.fits(side) && (what == 0 || a.What == 0 || a.What == what) && g.meets(s, a.If) {
				n += atLeastOne(a.N)
			}
		}
		return false
	})
	return n
}

// atLeastOne counts an ability without a number as one.
func atLeastOne(n int8) int {
	if n == 0 {
		return 1
	}
	return int(n)
}

// has reports whether an automatic ability of a keyword holds.
func (g *Game) has(s table.Seat, key Keyword) (yes bool) {
	g.holds(s, func(h *holding) bool {
		for i := range h.does {
			a := &h.does[i]
			if a.Key == key && h.timing.Price == Automatic && g.meets(s, a.If) {
				yes = true
			}
		}
		return yes
	})
	return yes
}

// fits reports whether an ability counts in a part of a fight.
func (a *Ability) fits(side Fray) bool { return a.Side == AnyFray || side == AnyFray || a.Side == side }

// meets reports whether a condition holds for a player (PS-RULING-082).
func (g *Game) meets(s table.Seat, c Condition) bool {
	m := g.mat(s)
	switch c.Is {
	case Always:
		return true
	case IsOn:
		x, ok := g.terrain(s)
		return ok && x == Terrain(c.N)
	case IsAtSite:
		x, ok := g.here(s).site()
		return ok && x == Site(c.N)
	case IsStill:
		return m.Walked == walkedNot
	case IsMarched:
		return m.Walked == walkedMarch
	case IsRested:
		return m.Fatigue == 0
	case IsTired:
		return m.Fatigue >= c.N
	case IsHurt:
		return m.Health <= 2
	case IsLow:
		return m.Morale <= 2
	case IsFollowed:
		return g.of(s, Company).Len() > 0
	case IsAlone:
		return g.of(s, Company).Len() == 0
	case IsTrait:
		return g.followedBy(s, uint8(c.N))
	case IsVisible:
		return m.Visible && !g.has(s, KeyDisguise)
	case IsNotMutated:
		return !m.Visible || g.has(s, KeyDisguise)
	case IsMutations:
		return g.of(s, Mutations).Len() >= int(c.N)
	case IsFirst:
		return g.Mode != Solo && g.Order[0] == s
	case IsLast:
		return g.Mode != Solo && g.Order[g.Players-1] == s
	case IsFood:
		return m.Goods[Food] >= c.N
	case IsAmmo:
		return m.Goods[Ammo] >= c.N
	case IsLate:
		return g.Round >= encroachment
	case IsCharacter:
		return m.Character == c.N
	case IsHolding:
		return m.Goods[c.N] > 0
	case IsGear:
		return g.of(s, Items).Len() > 0
	case IsTold:
		return g.Told&(1<<c.N) != 0
	case IsForage:
		return g.Trial.On && g.Trial.Forage
	case IsStory:
		return g.Trial.On && !g.Trial.Forage
	}
	return g.meetsFoe(s, c)
}

// followedBy reports whether a player has a follower with a trait, or counts as having one.
func (g *Game) followedBy(s table.Seat, trait uint8) (yes bool) {
	for _, l := range g.of(s, Company).Cards {
		if Of(l.Card).Trait == trait {
			return true
		}
	}
	g.holds(s, func(h *holding) bool {
		for i := range h.does {
			if a := &h.does[i]; a.Key == KeyCountsAs && uint8(a.What) == trait {
				yes = true
			}
		}
		return yes
	})
	return yes
}
