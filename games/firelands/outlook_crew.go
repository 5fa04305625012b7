package firelands

import (
	"slices"
	"strconv"

	"waystation/english"
	"waystation/table"
)

// lookSend says with which skill they go, and who is lost when it is over (FL-EXPL-09).
func (g *Game) lookSend(_ *table.Prompt, o table.Option, s table.Seat) table.Outlook {
	skill, lost := 0, 0
	for i, c := range [3]int16{o.A, o.B, o.C} {
		if i > 0 && c == 0 { // card 0 is no Survivor
			continue
		}
		skill += g.skill(table.Card(c))
		if x := g.Cards[c]; !x.Capsules && x.lasting(table.Card(c)) == 0 {
			lost++
		}
	}
	words := "skill " + strconv.Itoa(skill)
	if lost > 0 {
		return outlook(table.Loss, words, english.Count(lost, "lives", "live")+" by food alone: lost afterwards")
	}
	return outlook(table.NoStake, words)
}

// lookSendTo is the same where the corner of the Location in a slot contaminates one of those who go (FL-LOC-02), or an
// option of an Encounter would (FL-ENC-01).
func (g *Game) lookSendTo(o table.Option, s table.Seat, slot int) table.Outlook {
	x := g.lookSend(askSend, o, s)
	c, ok := g.slotCard(slot)
	_, suited := g.inHand(s, HazmatSuit)
	if !ok || suited || x.Stake != table.NoStake {
		return x
	}
	fatal := g.everyDies(o)
	switch f := Of(c); {
	case f.Hazard == HazardContamination && fatal:
		return outlook(g.oneLess(s), x.Words, "the Contamination is fatal after the action, unless treated")
	case f.Hazard == HazardContamination && o.B != 0: // card 0 is no Survivor
		return outlook(table.NoStake, x.Words, "one of them takes the Contamination")
	case f.Hazard == HazardContamination:
		_, ill := g.illness(s, table.Card(o.A), 0)
		return outlook(table.NoStake, ill+" by the Contamination", g.stain(table.Card(o.A)))
	case !fatal:
		return x
	case slices.ContainsFunc(f.Deals, func(d Deal) bool { return d.contaminates() }):
		return outlook(table.NoStake, x.Words, deadlyOption)
	}
	return x
}

// lasting is the skill of a Survivor with these marks when food and capsules have worn off.
func (m *Marks) lasting(c table.Card) int { return max(0, int(gists[c].skill-m.Counters)) }

// lookCounter says what becomes of a Survivor who takes a counter (FL-CONT-03, FL-CONT-04).
func (g *Game) lookCounter(_ *table.Prompt, o table.Option, s table.Seat) table.Outlook {
	c := table.Card(o.A)
	stake, words := g.illness(s, c, 0)
	if stake != table.NoStake {
		return outlook(stake, words)
	}
	return outlook(stake, words, g.stain(c))
}

// stain says that a Survivor who is not contaminated would be so: that is 1 Fame if somebody gets in (FL-END-08).
func (g *Game) stain(c table.Card) string {
	switch {
	case g.Cards[c].Counters > 0:
		return ""
	case g.reached():
		return "the first counter, 1 Fame less"
	}
	return "the first counter, 1 Fame less if somebody " + g.getsIn()
}

// illness is what a counter does to a Survivor who was fed so much with it.
func (g *Game) illness(s table.Seat, c table.Card, boost int8) (stake table.Stake, words string) {
	x := g.Cards[c]
	x.Counters++
	x.Boost += boost
	now, lasting := x.skill(c), x.lasting(c)
	switch {
	case now == 0 && !x.Sent && g.survivors(s) == 1:
		return table.End, "your last Survivor dies: you are out"
	case now == 0 && !x.Sent:
		return table.Loss, "dies of it"
	case lasting == 0 && x.Sent:
		return table.Loss, "dies after the action, unless treated"
	case lasting == 0:
		words = "skill " + strconv.Itoa(now) + ", then dies of it"
		if g.survivors(s) == 1 {
			return table.End, words
		}
		return table.Loss, words
	}
	return table.NoStake, "skill " + strconv.Itoa(g.skill(c)) + " becomes " + strconv.Itoa(now)
}

// lookFeed says where food leads (FL-FOOD-02 to FL-FOOD-04). Whether the last Survivor shall die of it is asked
// once more.
func (g *Game) lookFeed(_ *table.Prompt, o table.Option, s table.Seat) table.Outlook {
	x, c := Token(o.A), table.Card(o.B)
	boost, words := int8(0), "to the Rest Zone, active "+g.rested()
	if g.zoneOf(s, c) != Exhausted {
		boost = meal(x)
		words = "skill " + strconv.Itoa(g.skill(c)+int(boost)) + " this turn"
	}
	if x != BadFood || immune(c) || o.Verb == VerbFeedSuited {
		return outlook(table.NoStake, words)
	}
	stake, ill := g.illness(s, c, boost)
	if stake == table.NoStake && boost == 0 {
		ill = words + "; 1 Contamination"
	} else if stake == table.NoStake {
		after := g.Cards[c]
		after.Counters++
		ill += " this turn, then " + strconv.Itoa(after.lasting(c))
	}
	if stake == table.NoStake {
		return outlook(stake, ill, g.stain(c))
	}
	return outlook(stake, ill)
}

func (g *Game) lookTreat(_ *table.Prompt, o table.Option, _ table.Seat) table.Outlook {
	c := table.Card(o.A)
	x := g.Cards[c]
	x.Counters--
	return outlook(table.NoStake, "skill "+strconv.Itoa(g.skill(c))+" becomes "+strconv.Itoa(x.skill(c)))
}

// lookLose says who is lost. Whether to hand over the last ones is asked once more (AskAll).
func (g *Game) lookLose(p *table.Prompt, o table.Option, s table.Seat) table.Outlook {
	words, zone := "skill "+strconv.Itoa(g.skill(table.Card(o.A))), g.zoneNow(s, table.Card(o.A))
	if p == AskSell {
		return outlook(table.Loss, words, zone, "1 Object and 1 Fame for it")
	}
	return outlook(g.oneLess(s), words, zone, g.crewThen(s), g.outWords(s))
}

// zoneNow says where a Survivor is: without anybody active a player has no turn in the market (FL-EXPL-02).
func (g *Game) zoneNow(s table.Seat, c table.Card) string {
	switch zone := g.zoneOf(s, c); {
	case zone == Active && g.of(s, Active).Len() == 1:
		return "your only active one"
	case zone == Active:
		return "active now"
	case zone == Exhausted:
		return "exhausted now"
	}
	return "resting now"
}

// crewThen says how many Survivors are left with one less: without any a player is out (FL-LAST-01).
func (g *Game) crewThen(s table.Seat) string {
	switch n := g.survivors(s) - 1; n {
	case 0:
		return ""
	case 1:
		return "1 Survivor left then, and without one you are out"
	default:
		return strconv.Itoa(n) + " Survivors left then"
	}
}

// lookBreak says how many points a Break brings, and when there is no use for any.
func (g *Game) lookBreak(_ *table.Prompt, o table.Option, s table.Seat) table.Outlook {
	points, son := english.Count(g.skill(table.Card(o.A)), "point", "points"), noFuel(table.Card(o.A))
	switch top := g.mat(s).Fury == highestFury; {
	case top && g.damaged(s) == 0:
		return outlook(table.Waste, points, "nothing to repair, Fury at the top", son)
	case top:
		return outlook(table.NoStake, points+" for Repairs", son)
	case g.damaged(s) == 0:
		return outlook(table.NoStake, points+" for Fury", son)
	}
	return outlook(table.NoStake, points+" for Repairs and Fury", son)
}

// noFuel says that the Desert Son brings Fuel from an exploration, not from a Break (FL-RULING-104).
func noFuel(c table.Card) string {
	if gists[c].ability != DesertSon {
		return ""
	}
	return "rests, and brings Fuel only by exploring"
}

func (g *Game) lookRage(_ *table.Prompt, _ table.Option, s table.Seat) table.Outlook {
	return outlook(table.NoStake, "Fury "+strconv.Itoa(int(g.mat(s).Fury)+1))
}

// lookDone says that the points of a Break are lost, and who could still be called up or sent home.
func (g *Game) lookDone(p *table.Prompt, _ table.Option, s table.Seat) table.Outlook {
	switch p {
	case askPoints:
		return outlook(table.Waste, "what is left is lost")
	case askAct:
		return outlook(table.NoStake, "the exploration ends", "then "+g.afterwards(s)+"the end of your turn")
	case askCall:
		return outlook(table.NoStake, strconv.Itoa(g.of(s, Rest).Len())+" more could be woken")
	case askSmoke:
		return outlook(table.NoStake, "the others' Target counters there stay")
	}
	return table.Outlook{}
}

// lookShift says how many move on (FL-REST-03, FL-REST-04).
func (g *Game) lookShift(_ *table.Prompt, _ table.Option, s table.Seat) table.Outlook {
	active := g.of(s, Rest).Len() + g.of(s, Active).Len()
	return outlook(table.NoStake, strconv.Itoa(active)+" active then, "+strconv.Itoa(g.of(s, Exhausted).Len())+
		" at rest")
}

// lookAtRest is what follows from an answer at rest. Where the convoy can't set off nothing may be asked any more
// before Enemies come upon it, and which is the same whatever is done before (FL-MOVE-02, FL-MOVE-03).
func (g *Game) lookAtRest(a *table.Ask, o table.Option) table.Outlook {
	x, ends := g.lookEnding(a, o)
	if !ends {
		x = g.Outlook(a.Prompt, o, a.Seat, nil)
	}
	if far := g.stranded(a.Seat); far != nil {
		x.Which, x.Shared = "Whatever you do", far
	}
	return x
}

// stranded says that a convoy can't set off, and who comes upon it where it stands (FL-AMBUSH-05, FL-EFIRE-02).
func (g *Game) stranded(s table.Seat) []string {
	at := g.mat(s).Space
	_, why := g.stuck(s)
	near := g.lurkers(s, at)
	switch why {
	case stuckNot:
		return nil
	case stuckFuel:
		return clauses("without Fuel your convoy can't set off", g.shooters(at), g.lurking(s, near), g.afterThat(near))
	}
	return clauses(stuckWords[why], g.shooters(at), g.lurking(s, near), g.afterThat(near))
}

// lookTired says when who has explored is active again, unless somebody feeds them before, and whether there is room
// for what they bring (FL-REST-03, FL-REST-04, FL-RULING-104); of whoever lived by food alone, that they die
// (FL-EXPL-09).
func (g *Game) lookTired(_ *table.Prompt, o table.Option, s table.Seat) table.Outlook {
	if dies := g.diesTired(s); dies != "" {
		words := ""
		if o.A == bringsFuel {
			words, _ = noRoom(g.hold(s), g.with(s, Fuel))
		}
		return outlook(g.oneLess(s), dies, words)
	}
	if o.A == restsAtOnce {
		return outlook(table.NoStake, "active again "+g.rested())
	}
	brings := NoToken
	if o.A == bringsFuel {
		brings = Fuel
	}
	words, waste := noRoom(g.hold(s), g.with(s, brings))
	if g.lastRound() {
		return outlook(waste, "not active any more in this last round", words)
	}
	return outlook(waste, "at rest next round, active the one after", words)
}

// rested says when who is at rest goes on (FL-REST-03): no round follows the last one.
func (g *Game) rested() string {
	if g.lastRound() {
		return "after the Rest Phase"
	}
	return "next round"
}

// diesTired says that the Desert Son who has explored lived by food alone.
func (g *Game) diesTired(s table.Seat) string {
	for _, l := range g.of(s, Active).Cards {
		x := &g.Cards[l.Card]
		if gists[l.Card].ability == DesertSon && x.Sent && !x.Capsules && x.lasting(l.Card) == 0 {
			return theCard(int16(l.Card)) + " dies"
		}
	}
	return ""
}

// afterwards names what a player can do after exploring that can't wait: "Fury or " (FL-EXPL-18). Food can.
func (g *Game) afterwards(s table.Seat) string {
	fury, recycling := false, false
	for i, price := range furyPrices {
		fury = fury || price <= g.mat(s).Fury && !g.uselessDeal(s, &FuryCard()[i])
	}
	for _, b := range g.boxes(s) {
		kind := b.kind().Recycles()
		spent := g.cargo(b).Damaged || g.Cards[b.card()].Used
		recycling = recycling || kind != 0 && !spent && g.recyclable(s, kind) > 0
	}
	switch {
	case fury && recycling:
		return "Fury, recycling or "
	case fury:
		return "Fury or "
	case recycling:
		return "recycling or "
	}
	return ""
}

// lookEnd says what could still be done, and what follows.
func (g *Game) lookEnd(_ *table.Prompt, _ table.Option, s table.Seat) table.Outlook {
	words := "with nobody active you wait for the Rest Phase"
	switch n := g.of(s, Active).Len(); {
	case !g.anyoneActive(): // FL-EXPL-03
		words = "nobody is active any more: the Rest Phase begins"
	case g.Again == s: // FL-RULING-54
		words = "you have one more turn"
	case n > 0:
		words = english.Count(n, "Survivor waits", "Survivors wait") + " for your next turn"
	}
	tired := g.of(s, Exhausted).Len()
	if tired == 0 || g.count(s, Food)+g.count(s, BadFood) == 0 {
		return outlook(table.NoStake, words)
	}
	return outlook(table.NoStake, words, strconv.Itoa(tired)+" exhausted could be fed now, or in the Rest Phase")
}

// lookReady says with whom a player goes on after the Rest.
func (g *Game) lookReady(_ *table.Prompt, _ table.Option, s table.Seat) table.Outlook {
	n := g.of(s, Active).Len()
	return outlook(table.NoStake, "your rest ends, with "+english.Count(n, "Survivor", "Survivors")+" active")
}

// lookYes says what follows from a yes where a player was asked once more.
func (g *Game) lookYes(p *table.Prompt, _ table.Option, s table.Seat) table.Outlook {
	switch p {
	case AskWitch:
		return outlook(table.NoStake, "it leaves the market, and you have the next turn")
	case AskToll:
		return outlook(table.Loss, "perhaps the end of your last Survivor")
	case AskAll:
		return outlook(table.Loss, "you are out of the game")
	case AskFanatic:
		words, stake := g.costs("1 Damage, no Fame lost", s, 1)
		return outlook(stake, words)
	}
	return table.Outlook{}
}

// lookNo says what a no costs: to the Fanatic, to moving a Target counter, and to a repair in place of Fame for which
// there is no room on the track (FL-FAME-02).
func (g *Game) lookNo(p *table.Prompt, _ table.Option, s table.Seat) table.Outlook {
	switch p {
	case askTop:
		return outlook(table.Waste, "the point of Fame is lost")
	case askMark:
		return outlook(table.NoStake, "your Target counters stay; no more of its loot for you")
	case AskWitch:
		return outlook(table.NoStake, "it stays in the market")
	case AskFanatic:
	default:
		return table.Outlook{}
	}
	words, stake := g.fameLoss(s)
	return outlook(stake, words)
}
