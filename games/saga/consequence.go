package saga

import (
	"slices"
	"strconv"
	"strings"

	"waystation/table"
)

// consequence is what follows from an option outside fights and challenges: what is paid, by whom and for what, what is
// left, what is lost.
func (g *Game) consequence(p *table.Prompt, o table.Option, s table.Seat) prospect {
	m := g.mat(s)
	switch o.Verb {
	case VerbEat:
		return foreseen(strconv.Itoa(int(m.Goods[Food]-int8(o.A))) + " food left" + g.mealMore(s))
	case VerbBid:
		words := strconv.Itoa(int(m.Radio)-int(o.A)) + " ready then, whoever wins"
		if more := g.sum(s, KnobBid); more != 0 {
			words += "; counts as " + strconv.Itoa(int(o.A)+more)
		}
		return foreseen(words)
	case VerbHunger:
		return g.exhausting(s)
	case VerbLay:
		return foreseen(strings.TrimPrefix(g.halts(s)+g.foragedToo(s, int16(o.A)+1), "; "))
	case VerbStep:
		return foreseen(strings.TrimPrefix(g.foragedToo(s, g.zone(s, int8(o.A)).Tile), "; "))
	case VerbMarch:
		m.Walked = walkedMarch // which some things guard from
		if free := g.freeMarch(s); free != "" {
			return foreseen(free)
		}
		return g.exhausting(s)
	case VerbToken:
		return foreseen(joined(g.tokenWorth(s, int(o.A), int(o.B)),
			either(g.sideFits(s), "the side mission can then not be done here", "")))
	case VerbAction:
		return g.declares(Action(o.A), s)
	case VerbSide:
		fits, _ := g.Fits(s, g.here(s).terrain())
		return foreseen(strconv.Itoa(sideVP) + " VP at once" + either(fits, "; the mission gets no token here", ""))
	case VerbKeep:
		return g.keptFoe(s, table.Card(o.A))
	case VerbSecond:
		return foreseen(strconv.Itoa(int(m.Goods[Food])-1) + " food left; ").and(g.declares(Action(o.A), s))
	case VerbTune:
		x := foreseen(strconv.Itoa(int(m.Radio)+int(o.A)) + " ready then")
		if o.A == 0 {
			x.Stake = table.Waste
		}
		return x
	case VerbUse:
		if g.Vain(s, o) {
			return staked("it would bring nothing now", table.Waste)
		}
	case VerbRefresh:
		return foreseen("all that lies there goes, and as much comes anew")
	case VerbRecovery:
		if p == askRecovery {
			return foreseen(recoveryWords[Good(o.A)] + "; you then have " + tokens(int(m.Goods[o.A])+1, Good(o.A)))
		}
	case VerbTake:
		return foreseen(g.overfull(s, int8(o.A)))
	case VerbToss:
		return g.tossOutlook(s, table.Card(o.A))
	case VerbEnemy:
		foe := "unseen, of level " + strconv.Itoa(g.level(s)) + g.Daunts(s)
		return foreseen(foe + "; if you survive it you may place a token").and(g.feared(s))
	case VerbBoss:
		return g.bossOutlook(s)
	case VerbSeat:
		if p == askFaces {
			return g.facesOutlook(s, table.Seat(o.A))
		}
	case VerbRecon:
		return foreseen("its sites turn face down" + g.sideLost(s, Path(o.B, o.C)))
	case VerbLearn:
		return g.learnedTonight(s, o)
	case VerbDiscard, VerbLoseItem, VerbDismiss:
		return staked("", table.Loss)
	case VerbEquip:
		return foreseen(strings.TrimSuffix(fragility(o), ". "))
	case VerbMod:
		return foreseen(ModGives(table.Card(o.A)) + "; they can't be taken apart again")
	case VerbChoose:
		return g.optionOutlook(s, o)
	case VerbActivate:
		sign := Of(table.Card(o.A)).Sign
		x := g.priced(s, g.wearing(s, sign.Price), sign.Price)
		if slices.ContainsFunc(sign.Does, func(e Effect) bool { return e.Do == DoFight }) {
			foe := "an enemy, unseen, of level " + strconv.Itoa(g.level(s)) + g.Daunts(s) + ", which may knock you out"
			x = x.and(knocksOut(either(x.Words != "", "; ", "")+foe, table.NoStake)).and(g.feared(s))
		}
		return x
	case VerbReward:
		return foreseen(Of(m.Fight.Foe).Enemy.Kill.Say())
	case VerbCarve:
		f := Of(table.Card(o.A))
		return foreseen("by " + f.Called + ", ").and(carved(f.Does[o.B].Does, Of(m.Fight.Foe).Enemy.Kill))
	case VerbPay, VerbYes, VerbNo:
		return g.answerOutlook(p, o, s)
	case VerbRecover:
		return g.recoveryOutlook(s, recoveries[o.A]).and(g.tonight(s)) // the night may pass unasked
	case VerbSiteAt:
		return g.siteOutlook(s, table.Card(o.A), int8(o.B))
	case VerbPutSite:
		return g.siteOutlook(s, table.Card(o.A), m.At).and(g.arriving(s))
	case VerbGo, VerbStay, VerbDone, VerbEnough, VerbNoSite:
		return g.onwards(p, o, s)
	}
	return prospect{}
}

// tossOutlook is where a piece of a full hand goes, and whether a mission asks for it still (PS-MAP-18, PS-MAP-19).
func (g *Game) tossOutlook(s table.Seat, c table.Card) prospect {
	f, alike := Of(c), 0
	for _, l := range g.land(s, Hand).Cards {
		if x := Of(l.Card); x.Kind == f.Kind && x.Site == f.Site && x.Tile.Terrain == f.Tile.Terrain {
			alike++
		}
	}
	words := "goes aside; no mission of yours asks for it now"
	switch {
	case f.Kind == KindSite:
		words = "goes back into the bag"
	case g.asksFor(s, f.Tile.Terrain):
		words = "goes aside, and your mission still asks for " + f.Tile.Terrain.String()
	}
	if alike > 1 {
		words += "; " + strconv.Itoa(alike-1) + " like it in your hand"
	}
	return foreseen(words)
}

// asksFor reports whether a mission that a player works on still asks for terrain, the last one it wants included.
func (g *Game) asksFor(s table.Seat, x Terrain) bool {
	o := g.own(s)
	last := int(o.Stage)
	if g.Mode == Solo && o.Stage == 0 && o.Doing == 0 {
		last = 1 // either of the two may be begun (PS-SOLO-14)
	}
	for k := int(o.Stage); k <= last && k < g.stages(); k++ {
		m := g.stageMission(o, k)
		for i, need := range m.Needs {
			if need == x && o.Goal&(1<<i) == 0 {
				return true
			}
		}
		if m.End == x {
			return true
		}
	}
	return false
}

// bossOutlook is how a fight with the boss goes, and what its death brings (PS-BOSS-06, PS-SOLO-30).
func (g *Game) bossOutlook(s table.Seat) prospect {
	x := g.met(s, g.boss(s), true).and(g.frightens(s, g.boss(s)))
	if g.Mode == Solo {
		x.Words += "; its death moves the threat back"
	} else {
		x.Words += "; its death brings " + strconv.Itoa(bossVP) + " VP and " + strconv.Itoa(bossXP) +
			" XP, and makes this round the last"
	}
	return x
}

// facesOutlook is how the fights of both teammates go if that one of them faces the first enemy (PS-TEAM-22).
func (g *Game) facesOutlook(s, first table.Seat) prospect {
	foes := [2]table.Card{g.of(s, Foe).At(0), g.of(g.mate(s), Foe).At(0)}
	mine, theirs := foes[0], foes[1]
	if first != s {
		mine, theirs = theirs, mine
	}
	you, mate := g.met(s, mine, false), g.met(g.mate(s), theirs, false)
	mate.Words = ". Your teammate: " + strings.TrimPrefix(mate.Words, "You ")
	you.Hope = 0 // of one of the two
	return you.and(mate)
}

// answerOutlook is what it means to say yes or no.
func (g *Game) answerOutlook(p *table.Prompt, o table.Option, s table.Seat) prospect {
	yes := o.Verb != VerbNo
	switch p.Kind {
	case askToll.Kind:
		return g.tollOutlook(s, yes)
	case askEvent.Kind:
		if e := g.eventNow(); yes && e != nil {
			return g.priced(s, traded(e.Price, e.Offer)+g.keeps(s, e.Price), e.Price)
		}
	case askForage.Kind:
		if yes {
			odds := g.bestOdds(s, Trial{Seat: s, Forage: true, Mind: true}, forageMind, 0)
			return foreseen("with your best card in the lead, which is exhausted, you find it " +
				inTen(odds[Success]+odds[GreatSuccess]))
		}
	case askToken.Kind:
		return foreseen("nothing of the mission is marked by this trek")
	case askWait.Kind:
		if yes {
			return foreseen("on one terrain you may fight as two and place a token; else you fight alone")
		}
		return foreseen("you fight alone now: no mission token by this trek")
	case askHunt.Kind:
		if yes {
			return foreseen("one of you shoots, then each fights a round of melee; its death makes this round the last")
		}
		return foreseen("an enemy each of level " + strconv.Itoa(g.level(s)) + ", unseen")
	case askJoint.Kind:
		if yes {
			return foreseen("two enemies; if both of you stand, a token may be placed")
		}
		return foreseen("each fights alone: no mission token by this trek")
	case askAid.Kind:
		if lead := g.of(s, Primary); yes && lead.Len() > 0 {
			return foreseen("adds the red side of your " + Of(lead.At(0)).Name +
				" to their melee, and costs you nothing")
		}
	case askAgree.Kind:
		return foreseen(either(yes, "as said", "each gets what their own enemy gives"))
	}
	return prospect{}
}

// tollOutlook is what an enemy does who is paid what it wants, or is not (PS-RANGED-11).
func (g *Game) tollOutlook(s table.Seat, pays bool) prospect {
	foe := g.mat(s).Fight.Foe
	a := wanting(foe)
	switch {
	case a == nil:
		return prospect{}
	case a.Key == KeyToll && pays:
		x := g.bestLed(s)
		x.Words = "you pay " + paid(a.Does) + g.keeps(s, a.Does) + "; it fights as it is printed. " + x.Words
		return x
	case a.Key == KeyToll:
		g.mat(s).Fight.Toll++
		x := g.bestLed(s)
		x.Words = "it has 1 attack result more in each round of melee. " + x.Words
		return x
	case pays:
		survive := Of(foe).Enemy.Survive.Say()
		return foreseen("you pay " + paid(a.Does) + " and don't fight" + g.keeps(s, a.Does) + "; you get " +
			either(survive == "", "nothing", survive) + g.bought(s))
	}
	x := g.bestLed(s)
	x.Words = "you fight it. " + x.Words
	return x
}

// keeps says what a player has left of the goods of a price, "" where it asks for none.
func (g *Game) keeps(s table.Seat, price Effects) (words string) {
	for _, e := range price {
		if len(e.Or) == 0 && e.Do >= DoLoseFood && e.Do <= DoLoseBooks {
			x := e.Do.good()
			words += " (" + tokens(max(0, int(g.mat(s).Goods[x]-e.N)), x) + " left)"
		}
	}
	return words
}

// bought says that who pays an enemy off has survived it, and may place a token, where one can lie (PS-TREK-06); ""
// where none can.
func (g *Game) bought(s table.Seat) string {
	m := g.mat(s)
	if g.Mode == Teams || m.Action != Trek || m.Stage != StageResolved || !g.markable(s, m.At) {
		return ""
	}
	return ", and may place a token"
}

// wanting is the ability by which an enemy wants to be paid, nil for none.
func wanting(foe table.Card) *Ability {
	does := Of(foe).Does
	i := slices.IndexFunc(does, func(a Ability) bool { return a.Key == KeyToll || a.Key == KeyBribable })
	if i < 0 {
		return nil
	}
	return &does[i]
}

// eventNow is the event that is being carried out, nil for none.
func (g *Game) eventNow() *Event {
	lasting := g.pile(Lasting).Cards
	if len(lasting) == 0 {
		return nil
	}
	return &Of(lasting[len(lasting)-1].Card).Event
}

// optionOutlook is the chance of the challenge of a story's option; what comes of it stays untold (PS-STORY-08).
func (g *Game) optionOutlook(s table.Seat, o table.Option) prospect {
	page := g.page(optionSideOf(o.A, int(o.B)))
	if page == nil {
		return prospect{}
	}
	price := g.priced(s, joined(g.prices(s, page.Price), g.lacking(s, page.Price)), page.Price)
	if page.Challenge.Success == 0 || price.Stake == table.Loss {
		return price
	}
	x := page.Challenge
	odds := g.bestOdds(s, Trial{Seat: s, Mind: x.Mind}, int(x.Success), int(x.Major))
	out := graded(odds, x.Major > 0)
	out.Words = "with your best card in the lead it " + out.Words
	if price.Words != "" {
		out.Words = price.Words + "; " + out.Words
	}
	return out
}

// lacking says what a player has too little of to pay a price in full: then as much as there is is paid
// (PS-RULING-080). It is "" where nothing is lacking.
func (g *Game) lacking(s table.Seat, price Effects) string {
	var out []string
	for _, e := range price {
		if g.allIdle(s, e) {
			out = append(out, g.lack(s, e))
		}
	}
	return strings.Join(out, "; ")
}

// lack says what of one part of a price is not there.
func (g *Game) lack(s table.Seat, e Effect) string {
	if len(e.Or) > 0 || e.Do < DoLoseFood || e.Do > DoLoseBooks {
		return "you can't pay " + paid(Effects{e})
	}
	x := e.Do.good()
	if n := int(g.mat(s).Goods[x]); n > 0 {
		return "you have only " + tokens(n, x) + ", and pay that"
	}
	return "you have no " + x.String() + ", and pay nothing"
}

// bestOdds are the chances of a challenge with the card in the lead that does most for it.
func (g *Game) bestOdds(s table.Seat, x Trial, success, major int) (best [3]Chance) {
	consider := func(lead int16) {
		if odds := g.TrialOdds(s, x, lead, success, major); odds[Failure] <= best[Failure] {
			best = odds
		}
	}
	best[Failure] = Certain + 1
	consider(0)
	for _, l := range g.of(s, Deck).Cards {
		if !Of(l.Card).Challenge.DNE {
			consider(int16(l.Card) + 1)
		}
	}
	return best
}

// ModGives says what a melee weapon gives as a mod, and when (PS-MOD-06).
func ModGives(c table.Card) string {
	return "spent in a round of melee, it gives " + Of(c).Weapon.Mod.say() + " once"
}

// say is what a result is made of: "1 attack, 1 block".
func (r Result) say() string {
	var out []string
	for _, x := range []struct {
		n    int8
		word string
	}{{r.Hits, "attack"}, {r.Damage, "damage"}, {r.Block, "block"}} {
		if x.n > 0 {
			out = append(out, strconv.Itoa(int(x.n))+" "+x.word)
		}
	}
	return strings.Join(out, ", ")
}

// carved is what a carver takes instead of a reward, which is a waste where the reward has it, too (PS-RULING-132).
func carved(takes, kill Effects) prospect {
	x := foreseen("in place of " + kill.Say())
	within := func(e Effect) bool {
		return len(e.Or) == 0 && slices.ContainsFunc(kill, func(k Effect) bool {
			return len(k.Or) == 0 && k.Do == e.Do && k.N >= e.N
		})
	}
	if !slices.ContainsFunc(takes, func(e Effect) bool { return !within(e) }) {
		x = staked("less than the reward, which is "+kill.Say(), table.Waste)
	}
	return x
}

// traded is what is paid, and what it brings.
func traded(price, gets Effects) string {
	words := "you get " + gets.Say()
	if len(price) > 0 {
		words = "you pay " + paid(price) + " and get " + gets.Say()
	}
	return words
}

// paid is a price as people read it: not what is lost, but what is paid.
func paid(price Effects) string { return asPaid(price).Say() }

func asPaid(price Effects) Effects {
	list := make(Effects, len(price))
	for i, e := range price {
		list[i] = paidFor(e)
		list[i].Or = nil
		for _, or := range e.Or {
			list[i].Or = append(list[i].Or, paidFor(or))
		}
	}
	return list
}

// prices is a price as it is paid, with what its fatigue takes, "" for none.
func (g *Game) prices(s table.Seat, price Effects) string {
	if len(price) == 0 {
		return ""
	}
	return "price: " + g.takes(s, asPaid(price))
}

// joined are clauses, but for those that say nothing.
func joined(clauses ...string) string {
	return strings.Join(slices.DeleteFunc(clauses, func(x string) bool { return x == "" }), "; ")
}

func paidFor(e Effect) Effect {
	if i := slices.Index(priceOf[:], e.Do); i > 0 && e.Do != 0 {
		e.Do = Do(i)
	}
	return e
}

// recoveryWords are what a recovery token is good for (PS-LOOT-04 to PS-LOOT-06).
var recoveryWords = [...]string{Meds: "used, it heals 1 health", Booze: "used, it readies a boost",
	Books: "used, it lifts morale by 1"}
