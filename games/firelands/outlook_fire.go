package firelands

import (
	"strconv"
	"strings"

	"waystation/english"
	"waystation/table"
)

// odds are what one Outcome card can bring a Weapon of a rating, as far as anybody can know.
type odds struct {
	cards, hits, jams int
	least, most       int // Damage of a hit
	much              int // cards with more Damage than boxes to fill
}

// oddsOf counts the cards that may lie on top of the Outcome deck: those left of it whose back is the one that
// shows. What is loaded on top adds to every hit.
func (g *Game) oddsOf(rating, extra, strength int) (o odds) {
	for _, l := range g.pile(OutcomeDeck).Cards {
		f := Of(l.Card)
		if f.Back != g.aim() {
			continue
		}
		o.cards++
		row := f.Player[rating-1]
		if row.Jam {
			o.jams++
		}
		if row.Damage == 0 {
			continue
		}
		damage := int(row.Damage) + extra
		o.most = max(o.most, damage)
		if o.hits == 0 || damage < o.least {
			o.least = damage
		}
		o.hits++
		if damage > strength {
			o.much++
		}
	}
	return o
}

// percent is a chance in words.
func (o *odds) percent(n int) string { return strconv.Itoa((100*n+o.cards/2)/o.cards) + " %" }

// lookFire says what an attack costs, and with which chance it hits (FL-FIRE-03, FL-FIRE-05).
func (g *Game) lookFire(_ *table.Prompt, o table.Option, s table.Seat) table.Outlook {
	k, extra := spot(o.A).face(), 0
	if o.C&loaded != 0 {
		extra = 1
	}
	switch k.Kind {
	case BoxSaw:
		return outlook(table.NoStake, strconv.Itoa(int(k.N))+" Damage to each Enemy here, then jammed")
	case BoxFlamethrower:
		return outlook(table.NoStake, "1 Fuel; adds up cards until it jams")
	}
	rating, price := int(k.N), "1 Ammo"
	if o.C&aimed != 0 {
		rating++
	}
	if extra > 0 {
		price = ""
	}
	x := g.lookShot(price, rating, extra, g.strength(int(o.B)))
	h := g.hold(s)
	if extra == 0 {
		h.Tokens[Ammo]--
	}
	boxes := ""
	if hit := g.oddsOf(rating, extra, 0); hit.hits > 0 {
		boxes = g.nextBoxes(int(o.B), hit.most, h)
	}
	if g.working(s, BoxExtraOutcome) > 0 { // FL-ICON-12
		return outlook(table.NoStake, x.Words, boxes, "or by a second card")
	}
	return outlook(x.Stake, x.Words, boxes)
}

// nextBoxes says what the Defence boxes of an Enemy bring that so much Damage may fill, in their order, and what of
// that finds no room (FL-FIRE-12).
func (g *Game) nextBoxes(n, damage int, h Hold) string {
	f := &g.Foes[n]
	defence := Of(f.Hitpoints)
	from := defence.FirstBox(int(g.Players)) + int(f.Filled)
	var list []string
	for _, r := range defence.Tracks[f.Side][from:][:min(damage, g.strength(n))] {
		words := rewardNames[r]
		if x, ok := rewardTokens[r]; ok {
			if h.Tokens[x]++; h.Over() > 0 {
				words += " (no room for 1)"
				h.Tokens[x]--
			}
		}
		list = append(list, words)
	}
	switch len(list) {
	case 0:
		return ""
	case 1:
		return "next box: " + list[0]
	}
	return "next boxes: " + strings.Join(list, ", ")
}

// What the Defence boxes give (FL-FIRE-12).
var (
	rewardNames = map[Reward]string{
		NoReward: "nothing", RewardTarget: "1 Target counter", RewardFame: "1 Fame", RewardObject: "1 Object",
		RewardFood: "1 Food", RewardFuel: "1 Fuel", RewardAmmo: "1 Ammo",
	}
	rewardTokens = map[Reward]Token{RewardFood: Food, RewardFuel: Fuel, RewardAmmo: Ammo}
)

// lookShot says what a standard Weapon of a rating can do to so many boxes.
func (g *Game) lookShot(price string, rating, extra, strength int) table.Outlook {
	x := g.oddsOf(rating, extra, strength)
	if x.hits == 0 {
		return outlook(table.Waste, price, "can't hit")
	}
	hit := x.percent(x.hits) + " to hit for " + strconv.Itoa(x.least)
	if x.most > x.least {
		hit += " to " + strconv.Itoa(x.most)
	}
	jam := ""
	if x.jams > 0 {
		jam = x.percent(x.jams) + " to jam, hit or not: 1 Damage on its box"
	}
	if 2*x.much >= x.cards {
		return outlook(inVain(strength), price, hit, "only "+english.Count(strength, "box", "boxes")+" to fill", jam)
	}
	return outlook(table.NoStake, price, hit, jam)
}

// lookBlow says how far a Survivor's Damage goes.
func (g *Game) lookBlow(_ *table.Prompt, o table.Option, s table.Seat) table.Outlook {
	n, damage := int(o.B), Of(table.Card(o.A)).Ability.Blow()
	h := g.hold(s)
	if x := Token(o.C); x != NoToken && x != ObjectToken { // its price
		h.Tokens[x]--
	}
	x := lookStruck(g.strength(n), damage)
	return outlook(x.Stake, x.Words, g.nextBoxes(n, damage, h))
}

// inVain is what is at stake where more Damage is dealt than there are boxes to fill: to beat an Enemy is no waste,
// even if some of the Damage is lost (FL-FIRE-06, FL-FIRE-11).
func inVain(strength int) table.Stake {
	if strength > 0 {
		return table.NoStake
	}
	return table.Waste
}

func lookStruck(strength, damage int) table.Outlook {
	switch left := strength - damage; {
	case left < 0:
		return outlook(inVain(strength), "only "+english.Count(strength, "box", "boxes")+" to fill")
	case left == 0:
		return outlook(table.NoStake, "fills the last box")
	default:
		return outlook(table.NoStake, "leaves "+english.Count(left, "box", "boxes")+" to fill")
	}
}

// lookHold says what is kept where there is something to fire at, and that the next round may begin with an Event.
func (g *Game) lookHold(_ *table.Prompt, _ table.Option, s table.Seat) table.Outlook {
	var near [7]int
	if len(g.foesOf(s, near[:0])) == 0 {
		return outlook(table.NoStake, "no Enemy is in your region", g.nextRound(s))
	}
	return outlook(table.NoStake, g.keeps(s, Ammo), g.nextRound(s))
}

// keeps says how many tokens of a kind stay unused, if there are any.
func (g *Game) keeps(s table.Seat, x Token) string {
	if n := g.count(s, x); n > 0 {
		return "keeps " + strconv.Itoa(n) + " " + tokenNames[x]
	}
	return ""
}

// nextRound says which Event may come when the market is filled for the next round, if there is one (FL-ROUND-05). One
// gate more has shut by then.
func (g *Game) nextRound(s table.Seat) string {
	if words := g.eventAhead(s, int(g.Gates)+1); words != "" && !g.reached() && !g.lastRound() {
		return "next round " + words
	}
	return ""
}

func (g *Game) lookAt(_ *table.Prompt, o table.Option, _ table.Seat) table.Outlook {
	return outlook(table.NoStake, english.Count(g.strength(int(o.A)), "box", "boxes")+" to fill")
}

// ambusher is the Enemy whose ambush goes on: the last that came on the map.
func (g *Game) ambusher() (*Face, bool) {
	foes := g.pile(Enemies)
	if g.Phase != PhaseAmbush || foes.Len() == 0 {
		return nil, false
	}
	return Of(foes.At(foes.Len() - 1)), true
}

// lookBear says what the Damage of an ambush must cost (FL-AMBUSH-06).
func (g *Game) lookBear(_ *table.Prompt, _ table.Option, s table.Seat) table.Outlook {
	if f, ok := g.ambusher(); ok {
		return g.lookHits(s, f, f.Ambush)
	}
	return table.Outlook{}
}

// lookFallBack says what the ambush does besides, whoever falls back (FL-RULING-153).
func (g *Game) lookFallBack(s table.Seat) (x table.Outlook) {
	if f, ok := g.ambusher(); ok && g.reach(s, f.Ambush) > 0 {
		x.Which, x.Shared = "Whoever it is", []string{g.lookHits(s, f, f.Ambush).Words}
	}
	return x
}

// lookRow says what the row of the Enemy costs that a question under fire is about (FL-EFIRE-03).
func (g *Game) lookRow(about [3]int16, s table.Seat) table.Outlook {
	return g.lookHits(s, Of(table.Card(about[0])), []Strike{{N: uint8(about[1]), Area: Area(about[2])}})
}

// lookHits says what Damage by an Enemy on some areas must cost, at the best choice of boxes.
func (g *Game) lookHits(s table.Seat, by *Face, hits []Strike) table.Outlook {
	damage := g.reach(s, hits)
	worst, stake := g.harms(s, hits)
	switch {
	case damage == 0:
		return outlook(stake, "no box is left there that could be hit")
	case worst == "":
		worst = "empty boxes can take it"
	}
	return outlook(stake, by.Name+", "+strconv.Itoa(damage)+" Damage", worst)
}

// lookFrom says what moving a Target counter off an Enemy leaves there (FL-LOOT-01, FL-LOOT-02).
func (g *Game) lookFrom(_ *table.Prompt, o table.Option, s table.Seat) table.Outlook {
	if left := int(g.Foes[o.A].Targets[s]) - 1; left > 0 {
		return outlook(table.NoStake, "leaves "+english.Count(left, "card", "cards")+" of its loot for you")
	}
	return outlook(table.NoStake, "no loot of that one for you then")
}

// lookGive says what buys an ambush off. Whether to give up the last Survivor is asked once more (askLast).
func (g *Game) lookGive(p *table.Prompt, o table.Option, s table.Seat) table.Outlook {
	if Token(o.A) == SurvivorToken {
		return outlook(table.Loss, "a Survivor of your choice goes", g.outWords(s))
	}
	return g.lookReturn(p, o, s)
}
