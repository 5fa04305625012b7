package saga

import (
	"math/bits"

	"waystation/table"
)

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
var knobKeys = [knobs]Keyword{KnobMove: KeyMove, KnobHand: KeyHandLimit, KnobCamp: KeyCampPoints, KnobBid: KeyBid,
	KnobHunger: KeyHunger,
	KnobSlots:  KeySlots, KnobDiscount: KeyDiscount}

// holding is something that gives a player abilities: a card in play, or a skill. All there can be are made when the
// cards are read.
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
		return skillKeys + int(h.of)*mostSkills + int(h.skill) - 1
	}
	return int(h.card)
}

const skillKeys = 1000

// keywordSet is a set of keywords.
type keywordSet [2]uint64

func (k *keywordSet) has(x Keyword) bool { return k[x/64]&(1<<(x%64)) != 0 }

func (k *keywordSet) add(x Keyword) { k[x/64] |= 1 << (x % 64) }

func (k *keywordSet) hasAny(some []Keyword) bool {
	for _, x := range some {
		if k.has(x) {
			return true
		}
	}
	return false
}

// places says which cards and skills have an ability of a keyword. It is asked for at every turn, and so it is known
// beforehand.
type places struct {
	cards  []keywordSet       // of each card
	skills [][keywords]uint16 // bits of the skills of each character, by keyword
}

var (
	cardHoldings  []holding             // by card
	skillHoldings [][maxSeats][]holding // by character, whose it is, and the skill's place

	automatic, chosen places // of the abilities that work by themselves, and of those that the owner chooses to use
)

// cardsGive lays out what cards give, and where to find it.
func cardsGive(faces []Face) (all []holding, automatic, chosen []keywordSet) {
	all, automatic, chosen = make([]holding, len(faces)), make([]keywordSet, len(faces)), make([]keywordSet, len(faces))
	for c := range faces {
		f := &faces[c]
		h := &all[c]
		*h = holding{card: table.Card(c), does: f.Does, timing: &f.Timing}
		for i := range f.Does {
			if h.chosen(&f.Does[i]) {
				chosen[c].add(f.Does[i].Key)
			} else {
				automatic[c].add(f.Does[i].Key)
			}
		}
	}
	return all, automatic, chosen
}

// skillsGive lays out what skills give, and where to find it.
func skillsGive(characters []Character) (all [][maxSeats][]holding, automatic, chosen [][keywords]uint16) {
	n := len(characters)
	all, automatic, chosen = make([][maxSeats][]holding, n), make([][keywords]uint16, n), make([][keywords]uint16, n)
	for c := range characters {
		for s := range table.Seat(maxSeats) {
			for i := range characters[c].Skills {
				k := &characters[c].Skills[i]
				h := holding{skill: int8(i) + 1, of: s, does: k.Does, timing: &k.Timing}
				for n := range k.Does {
					if a := &k.Does[n]; h.chosen(a) {
						chosen[c][a.Key] |= 1 << i
					} else {
						automatic[c][a.Key] |= 1 << i
					}
				}
				all[c][s] = append(all[c][s], h)
			}
		}
	}
	return all, automatic, chosen
}

// chosen reports whether the owner chooses to use an ability: one that is paid for or limited, or that is a choice by
// its nature.
func (h *holding) chosen(a *Ability) bool { return h.timing.Price != Automatic || optional[a.Key] }

// holds calls do for all that gives a player abilities, until it says stop: skills, equipment, followers, mutations,
// lasting events.
func (g *Game) holds(s table.Seat, do func(h *holding) (stop bool)) {
	if g.skillsDo(s, s, ^uint16(0), do) {
		return
	}
	if mate := g.mateHere(s); mate != table.Nobody && g.skillsDo(s, mate, ^uint16(0), do) {
		return
	}
	for _, k := range holdingStacks {
		for _, l := range g.of(s, k).Cards {
			if h := &cardHoldings[l.Card]; len(h.does) > 0 && do(h) {
				return
			}
		}
	}
	for _, l := range g.pile(Lasting).Cards {
		if h := &cardHoldings[l.Card]; len(h.does) > 0 && do(h) {
			return
		}
	}
}

// holdingStacks are where the cards lie that give their owner abilities.
var holdingStacks = [...]Stack{Items, Company, Mutations, Mementos}

// mateHere is the teammate who stands on the same terrain, or Nobody; the starting zone is no terrain (PS-RULING-014).
func (g *Game) mateHere(s table.Seat) table.Seat {
	if mate := g.mate(s); mate != table.Nobody && g.mat(mate).At == g.mat(s).At && g.mat(s).At != start {
		return mate
	}
	return table.Nobody
}

// skillsDo calls do for those of some skills of somebody that count for a player: a teammate's social ones count where
// both stand, and not twice (PS-TEAM-12, PS-TEAM-13).
func (g *Game) skillsDo(s, owner table.Seat, of uint16, do func(h *holding) bool) (stop bool) {
	m := g.mat(owner)
	for left := m.Skills & of; left != 0; left &= left - 1 {
		i := bits.TrailingZeros16(left)
		k := &characters[m.Character].Skills[i]
		if owner != s && !k.Social || g.Mode == Solo && k.NoSolo {
			continue
		}
		if do(&skillHoldings[m.Character][owner][i]) {
			return true
		}
	}
	return false
}

// works calls do for all abilities of a keyword that a player holds and that work by themselves, whatever their
// condition says.
func (g *Game) works(s table.Seat, key Keyword, do func(h *holding, i int)) {
	g.find(s, &automatic, []Keyword{key}, func(h *holding) {
		for i := range h.does {
			if a := &h.does[i]; a.Key == key {
				do(h, i)
			}
		}
	})
}

// find calls do for all that gives a player an ability of one of some keywords, in the order of holds.
func (g *Game) find(s table.Seat, in *places, of []Keyword, do func(h *holding)) {
	g.findSkills(s, s, in, of, do)
	if mate := g.mateHere(s); mate != table.Nobody {
		g.findSkills(s, mate, in, of, do)
	}
	for _, k := range holdingStacks {
		for _, l := range g.of(s, k).Cards {
			if in.cards[l.Card].hasAny(of) {
				do(&cardHoldings[l.Card])
			}
		}
	}
	for _, l := range g.pile(Lasting).Cards {
		if in.cards[l.Card].hasAny(of) {
			do(&cardHoldings[l.Card])
		}
	}
}

func (g *Game) findSkills(s, owner table.Seat, in *places, of []Keyword, do func(h *holding)) {
	m := g.mat(owner)
	if m.Skills == 0 {
		return
	}
	if some := m.Skills & in.skillsOf(m.Character, of); some != 0 {
		g.skillsDo(s, owner, some, func(h *holding) bool {
			do(h)
			return false
		})
	}
}

// skillsOf is which skills of a character have an ability of one of some keywords.
func (p *places) skillsOf(character int8, of []Keyword) (skills uint16) {
	for _, x := range of {
		skills |= p.skills[character][x]
	}
	return skills
}

// sum is what the automatic abilities of a kind add up to for a player.
func (g *Game) sum(s table.Seat, k Knob) int { return g.total(s, knobKeys[k], AnyFray, 0) }

// total adds up the automatic abilities of a keyword. side and what must fit where the ability names one.
func (g *Game) total(s table.Seat, key Keyword, side Fray, what int8) (n int) {
	g.works(s, key, func(h *holding, i int) {
		if a := &h.does[i]; a.fits(side) && a.about(what) && g.meets(s, a.If) {
			n += atLeastOne(a.N)
		}
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
	g.works(s, key, func(h *holding, i int) {
		yes = yes || g.meets(s, h.does[i].If)
	})
	return yes
}

// about reports whether an ability is about something, or about anything: 0.
func (a *Ability) about(what int8) bool { return what == 0 || a.What == 0 || a.What == what }

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
	case IsFood:
		return m.Goods[Food] >= c.N
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
