package firelands

import (
	"slices"
	"strconv"
	"strings"

	"waystation/english"
	"waystation/table"
)

// lookExplore says who goes where there is no choice, then what the card in the slot is and brings.
func (g *Game) lookExplore(p *table.Prompt, o table.Option, s table.Seat) table.Outlook {
	x := g.lookAct(p, o, s)
	return outlook(x.Stake, g.sentAlone(s, int(o.A)), x.Words)
}

// sentAlone says who goes to a slot where only one group can: nobody is asked then.
func (g *Game) sentAlone(s table.Seat, slot int) string {
	only, ok := g.onlyParty(s, slot)
	if !ok {
		return ""
	}
	words := "sends " + theCard(only.A)
	for _, c := range [2]int16{only.B, only.C} {
		if c != 0 { // card 0 is no Survivor
			words += " and " + theCard(c)
		}
	}
	return words
}

// onlyParty is the group that goes to a slot where only one can.
func (g *Game) onlyParty(s table.Seat, slot int) (only table.Option, ok bool) {
	n := 0
	g.parties(s, g.cost(slot), func(o table.Option) {
		only = o
		n++
	})
	return only, n == 1
}

// lookAct says what the card in a slot is and brings.
func (g *Game) lookAct(_ *table.Prompt, o table.Option, s table.Seat) table.Outlook {
	c, ok := g.slotCard(int(o.A))
	if !ok {
		return table.Outlook{}
	}
	switch f := Of(c); f.Kind {
	case KindLocation:
		return g.lookLocation(s, c, int(o.A))
	case KindSurvivor:
		return g.lookRecruit(s, f)
	case KindEncounter:
		return g.lookEncounter(s, f, int(o.A))
	default:
		return g.lookInstall(s, f)
	}
}

// lookLocation says what the corner of a Location costs, and which blocks are left (FL-EXPL-13, FL-EXPL-14).
func (g *Game) lookLocation(s table.Seat, c table.Card, slot int) table.Outlook {
	price, stake := g.corner(s, c, slot)
	blocks := g.blocksLeft(s, c)
	if price != "" {
		blocks = "then " + blocks
	}
	return outlook(stake, price, blocks)
}

// blocksLeft says what there is to gather at a Location.
func (g *Game) blocksLeft(s table.Seat, c table.Card) (blocks string) {
	for i, gone := range g.Cards[c].Gone {
		switch {
		case gone:
		case blocks != "":
			blocks += ", or " + g.lookTake(s, c, i)
		default:
			blocks = g.lookTake(s, c, i)
		}
	}
	return blocks
}

// lookTake is what a block brings, and what of it finds no room (FL-CONVOY-12).
func (g *Game) lookTake(s table.Seat, c table.Card, block int) string {
	h := g.laden(s, c, block)
	words := blockWords(Of(c), block)
	if n := h.Over(); n > 0 {
		words += " (no room for " + strconv.Itoa(n) + ")"
	}
	return words
}

// laden is what a convoy carries with a block of a Location.
func (g *Game) laden(s table.Seat, c table.Card, block int) Hold {
	h := g.hold(s)
	for _, x := range blockTokens(Of(c), block) {
		if x != ObjectToken {
			h.Tokens[x]++
		}
	}
	return h
}

// corner is what the effect in a Location's corner costs (FL-LOC-01 to FL-LOC-03).
func (g *Game) corner(s table.Seat, c table.Card, slot int) (words string, stake table.Stake) {
	switch Of(c).Hazard {
	case HazardDamage:
		return g.costs("1 Damage", s, 1)
	case HazardContamination:
		if g.fatal(s) {
			return g.lastCounter(s, "1 Contamination: your last Survivor may die")
		}
		if g.allDie(s, slot) {
			return goesFatally, table.Loss
		}
		words := "1 Contamination for who goes"
		if ill := g.sickens(s, slot); ill != "" {
			words += ": " + ill
		}
		return words, table.NoStake
	case HazardFame:
		return g.fameLoss(s)
	}
	return "", table.NoStake
}

// goesFatally says that whoever goes takes a counter too many.
const goesFatally = "1 Contamination: fatal for whoever goes, unless treated"

// allDie reports whether the counter of a card in a slot is the end of whoever takes it, among all who went there or
// could go (FL-CONT-04). The Hazmat Suit may take it instead.
func (g *Game) allDie(s table.Seat, slot int) bool {
	all, sent := true, false
	for _, l := range g.of(s, Active).Cards {
		if g.Cards[l.Card].Sent {
			all, sent = all && g.dies(l.Card), true
		}
	}
	if !sent && slot == noSlot {
		return false
	}
	if !sent {
		g.parties(s, g.cost(slot), func(o table.Option) { all = all && g.everyDies(o) })
	}
	_, suited := g.inHand(s, HazmatSuit)
	return all && !suited
}

// sickens says what a counter does to whoever goes to a slot, or has gone, where that is one Survivor who lives on with
// it (FL-CONT-02); no words where the Hazmat Suit may take it.
func (g *Game) sickens(s table.Seat, slot int) string {
	c, ok := g.goesAlone(s, slot)
	_, suited := g.inHand(s, HazmatSuit)
	if !ok || suited || g.dies(c) {
		return ""
	}
	_, words := g.illness(s, c, 0)
	return outlook(table.NoStake, words, g.stain(c)).Words
}

// goesAlone is the one Survivor who has gone to a slot, or who alone can go; false where there may be several.
func (g *Game) goesAlone(s table.Seat, slot int) (c table.Card, ok bool) {
	sent := 0
	for _, l := range g.of(s, Active).Cards {
		if g.Cards[l.Card].Sent {
			c = l.Card
			sent++
		}
	}
	if sent > 0 || slot == noSlot {
		return c, sent == 1
	}
	only, ok := g.onlyParty(s, slot)
	return table.Card(only.A), ok && only.B == 0 // card 0 is no Survivor
}

// eachWouldDie reports whether each of a player's Survivors would die of one counter more, without a Hazmat Suit.
func (g *Game) eachWouldDie(s table.Seat) bool {
	for _, k := range zones {
		for _, l := range g.of(s, k).Cards {
			if !g.dies(l.Card) {
				return false
			}
		}
	}
	_, suited := g.inHand(s, HazmatSuit)
	return !suited
}

// dies reports whether one more counter is the end of a Survivor, at the latest when food and capsules have worn off.
func (g *Game) dies(c table.Card) bool { return g.Cards[c].lasting(c) <= 1 }

// everyDies is the same of all who go together.
func (g *Game) everyDies(o table.Option) bool {
	for i, c := range [3]int16{o.A, o.B, o.C} {
		if (i == 0 || c != 0) && !g.dies(table.Card(c)) { // card 0 is no Survivor
			return false
		}
	}
	return true
}

// costs is Damage anywhere with what it must cost.
func (g *Game) costs(what string, s table.Seat, n int) (words string, stake table.Stake) {
	words, stake = g.harm(s, n, AnyArea)
	if words != "" {
		what += " (" + words + ")"
	}
	return what, stake
}

// fameLoss is an ordinary loss of Fame: Damage at the floor (FL-FAME-03).
func (g *Game) fameLoss(s table.Seat) (words string, stake table.Stake) {
	if g.mat(s).Fame == lowestFame {
		return g.costs("1 Damage, as no Fame is left", s, 1)
	}
	return "1 Fame lost", table.NoStake
}

// lookRecruit says what making room for a recruit takes (FL-RULING-53).
func (g *Game) lookRecruit(s table.Seat, f *Face) table.Outlook {
	words := "joins with skill " + strconv.Itoa(int(f.Skill))
	h := g.hold(s)
	h.Tokens[SurvivorToken]++
	if on := g.ridesOn(s, SurvivorToken); on != "" {
		return outlook(table.NoStake, words, "rides on "+on)
	}
	if h.Over() <= 0 {
		return outlook(table.NoStake, words)
	}
	for _, x := range resources {
		if h.Helps(x) {
			return outlook(table.NoStake, words, "no box free: 1 token goes back")
		}
	}
	return outlook(table.Loss, words, "no box free: another Survivor goes")
}

// lookEncounter says what its options are, how many the player can carry out now, and which if there is only one, and
// whether one of them is sure to kill.
func (g *Game) lookEncounter(s table.Seat, f *Face, slot int) table.Outlook {
	w, can, deadly := g.means(s), 0, ""
	var last *Deal
	for i := range f.Deals {
		if _, why := w.refuses(&f.Deals[i], false); why == "" {
			can++
			last = &f.Deals[i]
			if last.contaminates() && g.allDie(s, slot) {
				deadly = deadlyOption
			}
		}
	}
	if can == 1 {
		x := g.lookBargain(s, last, slot)
		return outlook(x.Stake, x.Words, "you can pay only 1 of "+strconv.Itoa(len(f.Deals)), last.Text)
	}
	short := ""
	if can < len(f.Deals) {
		short = "you can pay " + strconv.Itoa(can) + " of " + strconv.Itoa(len(f.Deals))
	}
	return outlook(table.NoStake, short, deadly, f.Text)
}

// deadlyOption warns before an Encounter of which one option would kill whoever goes.
const deadlyOption = "the Contamination of an option is fatal, unless treated"

// contaminates reports whether who explores pays with a counter.
func (d *Deal) contaminates() bool {
	return slices.ContainsFunc(d.Pay, func(e Effect) bool { return e.Do == DoContaminate && !e.Any })
}

// lookBlock says what of a block finds no room (FL-CONVOY-12).
func (g *Game) lookBlock(_ *table.Prompt, o table.Option, s table.Seat) table.Outlook {
	c, ok := g.slotCard(int(o.A))
	if !ok {
		return table.Outlook{}
	}
	words, stake := noRoom(g.hold(s), g.laden(s, c, int(o.B)))
	if words == "" {
		gained := blockTokens(Of(c), int(o.B))
		words = outlook(stake, g.then(s, gained), g.moves(s, gained...)).Words
	}
	if g.Cards[c].Gone[1-o.B] { // FL-RULING-21
		return outlook(stake, words, "the card leaves the market")
	}
	return outlook(stake, words)
}

// then says how much there will be of what is gained.
func (g *Game) then(s table.Seat, gained []Token) string {
	var n [ObjectToken + 1]int
	for _, x := range gained {
		n[x]++
	}
	var list []string
	for _, x := range resources {
		if n[x] > 0 {
			list = append(list, strconv.Itoa(g.count(s, x)+n[x])+" "+tokenNames[x]+" then")
		}
	}
	if n[ObjectToken] > 0 {
		list = append(list, g.objectsThen(s, n[ObjectToken]))
	}
	return strings.Join(list, "; ")
}

// objectsThen says how many Objects there will be with so many more, or how many cards must go at once (FL-OBJ-02,
// FL-OBJ-03), and that they are drawn only when all have rested (FL-RULING-58).
func (g *Game) objectsThen(s table.Seat, more int) string {
	n, limit := g.of(s, Hand).Len()+int(g.mat(s).Owed)+more, g.handLimit(s)
	words := english.Count(n, "Object", "Objects") + " then"
	if over := min(n-limit, more); over > 0 {
		words = overLimit(limit, over)
	}
	if g.Phase == PhaseRest {
		return words + ", drawn when all have rested"
	}
	return words
}

// overLimit says how many cards of a hand must go (FL-OBJ-03).
func overLimit(limit, over int) string {
	return "you can hold only " + strconv.Itoa(limit) + " cards: " + strconv.Itoa(over) + " must go"
}

// lookDeal is an option of an Encounter.
func (g *Game) lookDeal(_ *table.Prompt, o table.Option, s table.Seat) table.Outlook {
	c, ok := g.slotCard(int(o.A))
	if !ok || int(o.B) >= len(Of(c).Deals) {
		return table.Outlook{}
	}
	return g.lookBargain(s, &Of(c).Deals[o.B], int(o.A))
}

// lookBonus is a Bonus Action, and that the others of its tile can't be had besides (FL-BONUS-02).
func (g *Game) lookBonus(_ *table.Prompt, o table.Option, s table.Seat) table.Outlook {
	deals := g.tileDeals(int(o.A))
	x := g.lookBargain(s, &deals[o.B], int(o.A))
	only := ""
	if len(deals) > 1 {
		only = "one bonus only"
	}
	return outlook(x.Stake, x.Words, only)
}

func (g *Game) lookFury(_ *table.Prompt, o table.Option, s table.Seat) table.Outlook {
	d := &FuryCard()[o.A]
	left := strconv.Itoa(int(g.mat(s).Fury-furyPrice(d))) + " Fury left"
	x := g.lookBargain(s, d, noSlot)
	return outlook(x.Stake, left, x.Words)
}

// lookAbility is a Survivor's ability as the deal that it is; with a choice, for the token chosen.
func (g *Game) lookAbility(_ *table.Prompt, o table.Option, s table.Seat) table.Outlook {
	d := talents[gists[o.A].ability].deal
	if o.Verb == VerbAbilityFor {
		d.Gain = tokensOf(Token(o.B), 1)
	}
	return g.lookBargain(s, &d, noSlot)
}

// noSlot stands for the slot of a deal that lies in none: those who pay are there already.
const noSlot = -1

// lookBargain says what a deal in a slot risks, and what it brings in vain.
func (g *Game) lookBargain(s table.Seat, d *Deal, slot int) table.Outlook {
	price, stake := g.risk(s, d, slot)
	if _, why := g.idleDeal(s, d); why != "" {
		return outlook(max(stake, table.Waste), price, "brings nothing: "+why)
	}
	h := g.hold(s)
	for _, e := range d.Pay {
		if e.Do == DoToken && e.Token != ObjectToken {
			h.Tokens[e.Token] -= int8(e.N)
		}
	}
	paid := h
	for _, e := range d.Gain {
		switch x := g.tokenOn(slot); {
		case e.Do == DoToken && e.Token != ObjectToken:
			h.Tokens[e.Token] += int8(e.N)
		case e.Do == DoTake && x != NoToken && x != ObjectToken:
			h.Tokens[x]++
		}
	}
	words, waste := noRoom(paid, h)
	again, gone := g.recycles(s, d)
	return outlook(max(stake, waste, gone), price, words, g.brings(s, d), again)
}

// tokenOn is the token that lies on an Encounter in a slot, if one still does (FL-EXPL-24).
func (g *Game) tokenOn(slot int) Token {
	if slot == noSlot {
		return NoToken
	}
	c, ok := g.slotCard(slot)
	if !ok || g.Cards[c].Gone[0] {
		return NoToken
	}
	return Of(c).Token
}

// brings says where a deal leads whose gain is a matter of how much there is to gain.
func (g *Game) brings(s table.Seat, d *Deal) string {
	var list []string
	for _, e := range d.Gain {
		switch e.Do {
		case DoFury:
			list = append(list, "Fury "+strconv.Itoa(min(int(g.mat(s).Fury)+int(e.N), highestFury))+" then")
		case DoRepair:
			list = append(list, english.Count(g.damaged(s), "box", "boxes")+" to repair")
		case DoTreat:
			list = append(list, g.treats(s, e))
		case DoPeek:
			list = append(list, "only you see what comes into the market next")
		case DoToken:
			if e.Token == ObjectToken {
				list = append(list, g.objectsThen(s, int(e.N)))
			}
		}
	}
	return strings.Join(list, ", ")
}

// treats says how many Contamination counters a Treatment may be for (FL-CONT-06).
func (g *Game) treats(s table.Seat, e Effect) string {
	n, whose := 0, "those you sent"
	if e.Any {
		whose = "your crew"
	}
	for _, k := range zones {
		for _, l := range g.of(s, k).Cards {
			if g.within(l.Card, e.among()) {
				n += int(g.Cards[l.Card].Counters)
			}
		}
	}
	return strconv.Itoa(n) + " Contamination to treat on " + whose
}

// risk is what the price of a deal may cost beyond what it says.
func (g *Game) risk(s table.Seat, d *Deal, slot int) (words string, stake table.Stake) {
	if n := d.damage(); n > 0 {
		if words, stake = g.harm(s, n, AnyArea); stake > table.NoStake {
			return words, stake
		}
	}
	for _, e := range d.Pay {
		switch {
		case e.Do == DoLoseFame && g.mat(s).Fame == lowestFame:
			return g.fameLoss(s)
		case e.Do == DoContaminate && g.fatal(s):
			return g.lastCounter(s, "your last Survivor may die of it")
		case e.Do == DoContaminate && e.Any && g.eachWouldDie(s):
			return "1 Contamination: fatal for whoever takes it", table.Loss
		case e.Do == DoContaminate && !e.Any && g.allDie(s, slot):
			return goesFatally, table.Loss
		case e.Do == DoContaminate && !e.Any:
			words = outlook(stake, words, g.sickens(s, slot)).Words
		}
	}
	return words, stake
}

// fatal reports whether one more counter would be the end of a player's last Survivor, at the latest when food and
// capsules have worn off.
func (g *Game) fatal(s table.Seat) bool {
	if g.survivors(s) != 1 {
		return false
	}
	for _, k := range zones {
		for _, l := range g.of(s, k).Cards {
			return g.dies(l.Card)
		}
	}
	return false
}

// lastCounter is what a fatal counter puts at stake: all, unless the Hazmat Suit may take it.
func (g *Game) lastCounter(s table.Seat, words string) (string, table.Stake) {
	if _, suited := g.inHand(s, HazmatSuit); suited {
		return words, table.Loss
	}
	return words, table.End
}

// lookGoods says whether there is room for one more token.
func (g *Game) lookGoods(_ *table.Prompt, o table.Option, s table.Seat) table.Outlook {
	words, stake := noRoom(g.hold(s), g.with(s, Token(o.A)))
	return outlook(stake, words, g.moves(s, Token(o.A)))
}

// lookKeepNone is an answer to what the loot of an Enemy is (FL-LOOT-07).
func (g *Game) lookKeepNone(*table.Prompt, table.Option, table.Seat) table.Outlook {
	return outlook(table.NoStake, "all of it goes back into the deck")
}

// lookKeep says what a Loot card is, and what has to go for it.
func (g *Game) lookKeep(_ *table.Prompt, o table.Option, s table.Seat) table.Outlook {
	f := Of(table.Card(o.A))
	if f.Convoy() {
		return g.lookInstall(s, f)
	}
	if limit := g.handLimit(s); g.of(s, Hand).Len() >= limit { // FL-OBJ-03
		return outlook(table.Loss, f.Text, overLimit(limit, 1))
	}
	return outlook(table.NoStake, f.Text)
}
