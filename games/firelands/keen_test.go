package firelands

import (
	"math/rand/v2"
	"slices"
	"testing"

	"waystation/table"
)

// keen plays at random, but like somebody who wants to get somewhere: it explores, drives and shoots more than it
// waits, and keeps Damage off its crew. Games of such players see all of the map.
type keen struct {
	g     *Game
	rng   *rand.Rand
	check func(question string)
}

func (k *keen) Pick(_ table.Seat, p *table.Prompt, options []table.Option) int {
	if k.check != nil {
		k.check(p.Kind)
	}
	var weights [512]int
	sum := 0
	for i, o := range options[:min(len(options), len(weights))] {
		weights[i] = k.weight(o)
		sum += weights[i]
	}
	n := k.rng.IntN(sum)
	for i, w := range weights {
		if n -= w; n < 0 {
			return i
		}
	}
	return 0
}

func (k *keen) weight(o table.Option) int {
	switch o.Verb {
	case VerbExplore, VerbSend, VerbSetOff, VerbFire, VerbBlow, VerbTreat, VerbRepair, VerbClaim, VerbKeep:
		return 30
	case VerbCross, VerbAddFuel, VerbFloor, VerbHook, VerbUse:
		return 20
	case VerbDrive:
		return int(o.A) - 90
	case VerbDamage:
		if k.g.cargo(spot(o.A)).Token == NoToken {
			return 90
		}
	case VerbReturn:
		if Token(o.A) == SurvivorToken {
			return 1
		} else if Token(o.A) != Fuel {
			return 60
		}
	case VerbCounter:
		if k.g.skill(table.Card(o.A)) > 1 {
			return 60
		}
	case VerbFeed:
		return 1
	case VerbBreak, VerbStop, VerbHold:
		return 1
	case VerbBlock:
		c := k.g.pile(slotPile(int(o.A))).At(0)
		for _, x := range [2][]Token{Of(c).Left, Of(c).Right}[o.B] {
			if x == Fuel {
				return 20
			}
		}
	}
	return 3
}

// late plays the set-up and brings the game near its end: convoys in the last two regions, with Loot in hand and
// aboard, and the dangerous cards of period III coming up.
func late(g *Game, tab *table.Table, rng *rand.Rand) {
	g.Step(tab)
	for _, k := range []Stack{Deck1, Deck2} {
		for p := g.pile(k); p.Len() > 0; {
			p.Move(tab, 0, g.pile(Aside), 0, 0)
		}
	}
	for i, name := range []string{"Rock Borer", "Crawler Rig"} {
		if c, _ := Named(name); i < len(g.players()) && g.pile(Aside).Find(c) >= 0 {
			g.install(tab, g.players()[i], g.pile(Aside), c, by("FL-IMPROVE-01"))
		}
	}
	g.Round = 3 + int8(rng.IntN(3))
	if g.Ship > 0 {
		g.Ship = g.Round
	} else {
		g.Gates = g.Round - 1
	}
	for _, s := range g.Order {
		for {
			at := 200 + Space(rng.IntN(110))
			if !g.goal(at) && at <= LastSpace && (g.Ship == 0 || at < Gate(int(g.Ship))) &&
				g.chart().count[at-FirstSpace] > 0 && g.depth(at) > 0 {
				g.mat(s).Space = at
				break
			}
		}
		if s == Automa {
			lateAutoma(g, tab, rng)
			continue
		}
		g.mat(s).Fury = int8(rng.IntN(7))
		objects := objectDecks[g.objectLand(s)].deck
		for _, k := range []Stack{Loot1, Loot2, Loot3, objects, objects} {
			who := table.Set(s)
			if k != objects {
				who = table.Everyone
			}
			c := g.pile(k).Draw(tab, g.of(s, Hand), who)
			hand := g.of(s, Hand)
			switch f := Of(c); {
			case f.Kind == KindDevice && g.of(s, Devices).Len() > g.of(s, Trailers).Len():
				hand.Move(tab, hand.Find(c), g.pile(Common), table.Everyone, table.Everyone)
			case f.Kind == KindDevice:
				hand.Move(tab, hand.Find(c), g.of(s, Devices), table.Everyone, table.Everyone)
				g.Cards[c].On = g.truck(s)
				if _, ok := g.deviceOn(s, g.truck(s)); ok && g.of(s, Devices).Len() > 1 {
					g.Cards[c].On = g.of(s, Trailers).At(g.of(s, Devices).Len() - 2)
				}
			case f.Kind == KindTruck:
				hand.Move(tab, hand.Find(c), g.pile(Common), table.Everyone, table.Everyone)
			case hand.Len() > g.handLimit(s):
				g.discardItem(tab, s, c)
			}
		}
		g.reckon(s)
	}
}

// seldom are told of Frostlands alone, which keen games do not play, or so seldom that scenarios have to bring it about.
var seldom = []table.Tale{
	talePick, taleSail, taleAvalanche, taleAboard, taleAtALoss, taleNoBerth, taleNoObjects,
}

// Keen games see every region, end in all ways, tell of all that can happen and lose nothing on the road.
func TestKeenGamesEndAndLoseNothing(t *testing.T) {
	endings, told, came := map[string]int{}, [256]int{}, map[string]int{}
	for seed := range uint64(900) {
		players := 2 + int(seed%3)
		g := fresh(t, players)
		if seed%5 == 4 {
			g = alone(t, seed%2 == 0, seed%3 == 0)
		}
		g.Printed = seed%7 == 0
		k := &keen{g: g, rng: rand.New(rand.NewPCG(seed, 3))}
		tab := table.InPlace(seed, 1, table.Config{Decider: k, Marks: true, Loud: true})
		if seed%4 > 0 {
			late(g, tab, k.rng)
		}
		k.check = func(question string) {
			if what := broken(g); what != "" {
				t.Fatalf("seed %d, round %d, %s, question %q: %s", seed, g.Round, g.Phase, question, what)
			}
		}
		for steps := 0; !g.Over(); steps++ {
			if steps > 5000 {
				t.Fatalf("seed %d: no end, round %d, %s", seed, g.Round, g.Phase)
			}
			g.Step(tab)
		}
		if limit := int8(6); g.Round > limit && !g.Printed || g.Round > limit+1 {
			t.Errorf("seed %d: the game ended in round %d", seed, g.Round)
		}
		endings[g.Ending()]++
		for _, e := range tab.Told() {
			told[e.Tale]++
			if g.Tale(e, table.Nobody, nil) == "" {
				t.Errorf("nothing is told of event %d", e.Tale)
			}
		}
		for c := range g.Cards {
			if g.Cards[c].Came {
				came[Of(table.Card(c)).Name]++
			}
		}
	}
	if endings["citadel"] == 0 || endings["gates"] == 0 || endings["nobody left"] == 0 {
		t.Errorf("endings: %v", endings)
	}
	for v, sentence := range book.Tales() {
		if told[v] == 0 && !slices.Contains(seldom, table.Tale(v)) {
			t.Errorf("never told: %s", sentence)
		}
	}
	for c := range table.Card(CardCount) {
		f := Of(c)
		if f.Land == Firelands && (f.Kind == KindEnemy || f.Kind == KindOutcome || f.Kind == KindHitpoints ||
			f.Kind == KindRock) && came[f.Name] == 0 {
			t.Errorf("%s never came into play", f.Name)
		}
	}
}
