package firelands

import (
	"slices"
	"strconv"
	"strings"

	"waystation/english"
	"waystation/table"
)

// Outlook says of an option what it costs, brings and risks, as far as its label does not (table.Foresight). It
// asks the same functions as the rules that carry the option out.
func (g *Game) Outlook(p *table.Prompt, o table.Option, s table.Seat, _ table.Namer) table.Outlook {
	look := outlooks[o.Verb]
	switch {
	case look == nil:
		return table.Outlook{}
	case p == AskTurn:
		return g.warned(o, look(g, p, o, s), s)
	case p == askFire && o.Verb != VerbUse:
		return g.faced(s, look(g, p, o, s))
	}
	return look(g, p, o, s)
}

// OutlookOf is the same of a question of which more matters: by which Enemy somebody is hit, what else is on offer
// (table.ForesightOf).
func (g *Game) OutlookOf(a *table.Ask, o table.Option, name table.Namer) table.Outlook {
	return g.towardsGate(a, o, g.outlookOf(a, o, name))
}

func (g *Game) outlookOf(a *table.Ask, o table.Option, name table.Namer) table.Outlook {
	switch a.Prompt {
	case AskDrive, AskSetOff:
		return g.lookOnTheWay(a, o, name)
	case AskRest, AskReady:
		return g.lookAtRest(a, o)
	}
	if x, ends := g.lookEnding(a, o); ends {
		return x
	}
	if a.Prompt == askAttack && o.Verb == VerbBear {
		return g.lookRow(a.About, a.Seat)
	}
	if a.Prompt == askSend {
		return g.lookSendTo(o, a.Seat, int(a.About[0]))
	}
	switch a.Prompt {
	case askAct:
		return g.lookInAction(a, o)
	case AskFallBack:
		return g.lookFallBack(a.Seat)
	case askDamage:
		return g.lookDamageBy(o, a.Seat, a.About[2])
	case AskRecycle:
		return g.lookInstall(a.Seat, Of(table.Card(o.A)))
	case askReplace:
		return g.lookReplace(o, a.Seat, table.Card(a.About[0]))
	case askMount:
		return g.lookMount(o, a.Seat, table.Card(a.About[0]))
	}
	return g.Outlook(a.Prompt, o, a.Seat, name)
}

// outlooks are what follows from the options of each verb.
var outlooks = map[table.Verb]func(*Game, *table.Prompt, table.Option, table.Seat) table.Outlook{
	VerbExplore: (*Game).lookExplore,
	VerbAct:     (*Game).lookAct,
	VerbSend:    (*Game).lookSend,
	VerbBlock:   (*Game).lookBlock,
	VerbEnd:     (*Game).lookEnd,
	VerbGoods:   (*Game).lookGoods,
	VerbKeep:    (*Game).lookKeep,

	VerbKeepNone: (*Game).lookKeepNone,
	VerbReady:    (*Game).lookReady,

	VerbYes: (*Game).lookYes,
	VerbNo:  (*Game).lookNo,

	VerbDeal:       (*Game).lookDeal,
	VerbBonus:      (*Game).lookBonus,
	VerbFury:       (*Game).lookFury,
	VerbRecycle:    (*Game).lookRecycle,
	VerbAbility:    (*Game).lookAbility,
	VerbAbilityFor: (*Game).lookAbility,

	VerbFeed:       (*Game).lookFeed,
	VerbFeedSuited: (*Game).lookFeed,
	VerbCounter:    (*Game).lookCounter,
	VerbTreat:      (*Game).lookTreat,
	VerbSuit:       (*Game).lookCard,
	VerbHide:       (*Game).lookCard,
	VerbUse:        (*Game).lookCard,
	VerbDiscard:    (*Game).lookDiscard,
	VerbLose:       (*Game).lookLose,
	VerbDismiss:    (*Game).lookLose,

	VerbDamage: (*Game).lookDamage,
	VerbReturn: (*Game).lookReturn,
	VerbStow:   (*Game).lookStow,
	VerbRepair: (*Game).lookRepair,
	VerbTow:    (*Game).lookScrap,

	VerbTired: (*Game).lookTired,
	VerbBreak: (*Game).lookBreak,
	VerbRage:  (*Game).lookRage,
	VerbDone:  (*Game).lookDone,
	VerbShift: (*Game).lookShift,

	VerbFire: (*Game).lookFire,
	VerbBlow: (*Game).lookBlow,
	VerbHold: (*Game).lookHold,
	VerbAt:   (*Game).lookAt,
	VerbBear: (*Game).lookBear,
	VerbGive: (*Game).lookGive,
	VerbFrom: (*Game).lookFrom,

	VerbSetOff:  (*Game).lookFuel,
	VerbAddFuel: (*Game).lookFuel,
	VerbCross:   (*Game).lookCross,
	VerbDrive:   (*Game).lookDrive,
	VerbClaim:   (*Game).lookClaim,
	VerbStop:    (*Game).lookStop,
}

// outlook puts the parts together that say something.
func outlook(stake table.Stake, parts ...string) table.Outlook {
	return table.Outlook{Words: strings.Join(clauses(parts...), "; "), Stake: stake}
}

// clauses are the parts that say something.
func clauses(parts ...string) []string {
	return slices.DeleteFunc(parts, func(p string) bool { return p == "" })
}

// oneLess is what is at stake where a player certainly loses a Survivor.
func (g *Game) oneLess(s table.Seat) table.Stake {
	if g.survivors(s) == 1 {
		return table.End
	}
	return table.Loss
}

// outWords end the words about a lost Survivor who is the last.
func (g *Game) outWords(s table.Seat) string {
	if g.survivors(s) == 1 {
		return "your last: you are out"
	}
	return ""
}

// harm is what Damage on an area must cost a player, at the best choice of boxes; no words where empty boxes can
// take it.
func (g *Game) harm(s table.Seat, n int, a Area) (words string, stake table.Stake) {
	return g.harms(s, []Strike{{N: uint8(n), Area: a}})
}

// harms is the same of several hits, one after the other.
func (g *Game) harms(s table.Seat, hits []Strike) (words string, stake table.Stake) {
	cost := g.layouts[s].least(hits, 0)
	if cost.crew > 0 && cost.crew >= g.survivors(s) {
		return "your last Survivor dies: you are out", table.End
	}
	if cost.tokens > 0 {
		words = english.Count(cost.tokens, "token", "tokens") + " must go"
	}
	if cost.crew == 0 {
		return words, table.NoStake
	}
	x := outlook(table.Loss, english.Count(cost.crew, "Survivor", "Survivors")+" must die", words)
	return x.Words, x.Stake
}

// toll is what boxes that are hit cost.
type toll struct{ crew, tokens int }

// least is the least that hits cost, one after the other: Survivors come first. What one of them has damaged, the next
// does not find any more (FL-DMG-03), so that an empty box of two areas serves only once.
func (l *layout) least(hits []Strike, gone boxSet) toll {
	if len(hits) == 0 {
		return toll{}
	}
	aimed, later := l.whole(hits[0].Area)&^gone, boxSet(0)
	for _, h := range hits[1:] {
		later |= l.area(h.Area)
	}
	shared, own := aimed&later, aimed&^later
	n, best := min(int(hits[0].N), aimed.len()), toll{crew: maxSpots}
	for k := max(0, n-own.len()); k <= min(n, shared.len()); k++ { // of them that others aim at, too
		hit := l.cheapest(shared, k) | l.cheapest(own, n-k)
		x := l.least(hits[1:], gone|hit)
		x.crew += (hit & l.tokens[SurvivorToken]).len()
		x.tokens += (hit &^ l.tokens[SurvivorToken] &^ l.tokens[NoToken]).len()
		if x.crew < best.crew || x.crew == best.crew && x.tokens < best.tokens {
			best = x
		}
	}
	return best
}

// cheapest are n of some boxes that cost least: empty ones first, those of Survivors last.
func (l *layout) cheapest(of boxSet, n int) (out boxSet) {
	crew, empty := l.tokens[SurvivorToken], l.tokens[NoToken]
	for _, left := range [3]boxSet{of & empty, of &^ empty &^ crew, of & crew} {
		for ; left != 0 && n > 0; left = left.rest() {
			out |= left & -left
			n--
		}
	}
	return out
}

// tooMany says how many tokens a player could not carry; no words where there is room for all.
func tooMany(h Hold) (words string, stake table.Stake) {
	if n := h.Over(); n > 0 {
		return "no room: " + english.Count(n, "token goes", "tokens go") + " back", table.Waste
	}
	return "", table.NoStake
}

// noRoom says what becomes of tokens that are gained: nothing where there is room for all. They are wasted where none
// of them can be kept, not even in place of something else.
func noRoom(before, after Hold) (words string, stake table.Stake) {
	n, gained, swaps := after.Over(), 0, false
	for _, x := range resources {
		more := int(after.Tokens[x] - before.Tokens[x])
		gained += max(0, more)
		swaps = swaps || more <= 0 && after.Helps(x)
	}
	words, stake = tooMany(after)
	switch {
	case n <= 0 || gained == 0:
		return words, stake
	case swaps:
		return words + ", of your choice", table.NoStake
	case n < gained:
		return words, table.NoStake
	}
	return "no room: nothing of it can be kept", table.Waste
}

// lookCard is what is printed on a card that is used, what of it finds no room (FL-CONVOY-12), and what it is worth to
// whoever keeps it. To hide from Enemies is for nothing where none is.
func (g *Game) lookCard(p *table.Prompt, o table.Option, s table.Seat) table.Outlook {
	c := table.Card(o.A)
	if Of(c).Item == StealthDevice && p == askFire && len(g.standing(g.mat(s).Space)) == 0 {
		return outlook(table.Waste, "no Enemy is in your region", keepsake(c))
	}
	before := g.hold(s)
	after := before
	for x, n := range supplies[Of(c).Item] {
		after.Tokens[x] += n
	}
	short, _ := noRoom(before, after)
	return outlook(table.NoStake, keepsake(c), Of(c).Text, short)
}

func (g *Game) lookDiscard(_ *table.Prompt, o table.Option, _ table.Seat) table.Outlook {
	return outlook(table.Loss, keepsake(table.Card(o.A)), Of(table.Card(o.A)).Text)
}

// keepsake says that an Object which is gone does not count at the end (FL-END-04, FL-LOOT-12).
func keepsake(c table.Card) string {
	if gists[c].kind == KindObject {
		return "1 Fame less without it"
	}
	return ""
}

// lookDamage says what the box of an option loses, and what its card does (FL-END-09).
func (g *Game) lookDamage(_ *table.Prompt, o table.Option, s table.Seat) table.Outlook {
	b := spot(o.A)
	x := g.lookHit(b, s)
	x.Which = "Whichever box takes it"
	if x.Stake != table.End {
		x.Shared = clauses(g.scar(b))
	}
	switch {
	case x.Words != "":
	case len(x.Shared) > 0:
		x.Words = "no cargo is lost"
	default:
		x.Words = "nothing is lost"
	}
	x.Words = strings.Join(clauses(x.Words, g.bared(s, b)), "; ")
	return x
}

// bared says that Damage on a box leaves nothing but Survivors to be hit in an area that Enemies may fire at, so that
// the next hit there kills one; "" where it does not (FL-EFIRE-03, FL-DMG-04).
func (g *Game) bared(s table.Seat, b spot) string {
	l, hit := &g.layouts[s], g.bit(b)
	crew := l.tokens[SurvivorToken]
	for a := range Area(len(areaNames)) {
		left := l.whole(a) &^ hit
		if l.whole(a)&hit&^crew != 0 && left != 0 && left&^crew == 0 && g.shown(a) {
			return "the next hit on " + areaNames[a] + " kills a Survivor"
		}
	}
	return ""
}

// lookDamageBy is the same of Damage by a card, which may be an Event that contaminates afterwards (FL-EXPL-25).
func (g *Game) lookDamageBy(o table.Option, s table.Seat, by int16) table.Outlook {
	x := g.lookDamage(askDamage, o, s)
	if by < 0 {
		return x
	}
	if n := eventDeeds[Of(table.Card(by)).Event].counters; n > 0 {
		then := "then " + strconv.Itoa(n) + " Contamination" + g.mustDie(s, g.illDead(s, n))
		x.Shared = append([]string{then}, x.Shared...)
	}
	return x
}

// lookHit is what a box loses by Damage; no words where that is nothing (FL-DMG-04, FL-DMG-05).
func (g *Game) lookHit(b spot, s table.Seat) table.Outlook {
	switch x := g.cargo(b).Token; {
	case x == SurvivorToken && g.survivors(s) == 1:
		return outlook(table.End, "your last Survivor dies: you are out")
	case x == SurvivorToken:
		return outlook(table.Loss, "a Survivor dies")
	case x != NoToken:
		return outlook(table.NoStake, "1 "+tokenNames[x]+" is lost")
	case b.kind() == BoxMaxPlus && g.of(s, Hand).Len() == g.handLimit(s):
		return outlook(table.Loss, "you hold one card too many then, and discard it")
	case b.kind() > BoxArmor:
		return outlook(table.NoStake, english.Capital(boxNames[b.kind()])+" box out of use until repaired")
	case b.kind() < BoxArmor:
		return outlook(table.NoStake, "empty: can't carry until repaired")
	}
	return table.Outlook{}
}

// scar says that a card which is whole would be so no more: that is 1 Fame as long as nobody has got in (FL-END-09).
func (g *Game) scar(b spot) string {
	c := b.card()
	for i := range Of(table.Card(c)).Boxes {
		if g.Stow[c][i].Damaged {
			return ""
		}
	}
	if g.reached() {
		return ""
	}
	return "its card was undamaged, 1 Fame less if nobody " + g.getsIn()
}

// getsIn is what a convoy does that comes to the end of the road.
func (g *Game) getsIn() string {
	if g.Ship > 0 {
		return "gets aboard"
	}
	return "reaches the Citadel"
}

func (g *Game) lookRepair(_ *table.Prompt, o table.Option, _ table.Seat) table.Outlook {
	switch k := spot(o.A).kind(); {
	case k == BoxArmor:
		return outlook(table.NoStake, "can take 1 Damage again")
	case k > BoxArmor:
		return outlook(table.NoStake, english.Capital(boxNames[k])+" box works again", g.aimless(spot(o.A)))
	}
	return outlook(table.NoStake, "can carry again")
}

// aimless says of a Weapon that no card which may lie on top of the Outcome deck lets it hit. Who fires before may turn
// that card over.
func (g *Game) aimless(b spot) string {
	f := b.face()
	if f.Kind != BoxWeapon {
		return ""
	}
	if o := g.oddsOf(int(f.N), 0, 0); o.hits > 0 {
		return ""
	}
	return "can't hit by the Outcome card on top now"
}

// lookReturn says what is left after a token has gone back. Under fire a Survivor goes with a card (FL-RULING-73).
func (g *Game) lookReturn(_ *table.Prompt, o table.Option, s table.Seat) table.Outlook {
	x, h := Token(o.A), g.hold(s)
	if x == SurvivorToken {
		return outlook(g.oneLess(s), "a Survivor goes", g.outWords(s))
	}
	loose := ""
	if g.mat(s).Hold[x] > 0 {
		loose = "the one without a box"
	}
	return outlook(table.NoStake, loose, strconv.Itoa(int(h.Tokens[x])-1)+" "+tokenNames[x]+" left")
}

func (g *Game) lookStow(_ *table.Prompt, o table.Option, s table.Seat) table.Outlook {
	switch x := g.cargo(spot(o.A)).Token; x {
	case NoToken:
		return table.Outlook{}
	case SurvivorToken:
		return outlook(table.Loss, "a Survivor goes")
	default:
		return outlook(table.Waste, "1 "+tokenNames[x]+" goes back")
	}
}
