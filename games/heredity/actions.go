package heredity

import (
	"waystation/games/heredity/board"
	"waystation/games/heredity/decks"
	"waystation/games/heredity/sheet"
	"waystation/table"
)

// What is offered while the family acts (HE-ACT-21). The first number is the member.
var (
	VerbMove     = book.Verb("move", "{member a} moves{points a b c}", "member:{a}")
	VerbLook     = book.Verb("look", "{member a} looks at {square b}", "square:{b}")
	VerbTalk     = book.Verb("talk", "{member a} talks at {square b}", "square:{b}")
	VerbInteract = book.Verb("interact", "{member a} lends a hand at {square b}", "square:{b}")
	VerbTalkTo   = book.Verb("talkto", "{member a} talks to {figure b}", "figure:{b}")
	VerbAct      = book.Verb("act", "{member a}: {action b c}", "card:{b}")
	VerbDirect   = book.Verb("direct", "{member a} uses {card b}", "card:{b}")
	VerbUse      = book.Verb("use", "{member a} uses {item a b}", "slot:{a}:{b}")
	VerbUseFrom  = book.Verb("usefrom", "{member a} uses {card b}, on the ground", "item:{b}")
	VerbHeal     = book.Verb("heal", "{member a} heals {patient a b}", "member:{b}")
	VerbRepair   = book.Verb("repair", "{member a} repairs {card b} for 1 material", "item:{b}")
	VerbRummage  = book.Verb("rummage", "{member a} takes or drops things", "square:{b}")
	VerbTrade    = book.Verb("trade", "{member a} trades with {member b}", "member:{b}")
	VerbStrike   = book.Verb("strike", "{member a}: {blow a b} at {figure c}", "figure:{c}")
	VerbWide     = book.Verb("wide", "{member a}: {blow a b}", "member:{a}")
	VerbTogether = book.Verb("together", "{member a} strikes {figure b} together with others", "figure:{b}")
)

// What is told.
var (
	taleDoes  = book.Tale("{member a}: {action b c}.", atMember)
	taleUses  = book.Tale("{member a} uses {card b}.", atMember)
	taleLooks = book.Tale("{member a} looks at {square b}.", atSquare)
	taleTalks = book.Tale("{member a} talks at {square b}.", atSquare)
	taleHands = book.Tale("{member a} lends a hand at {square b}.", atSquare)
	taleTells = book.Tale("{member a} talks to {figure b}.", atMember)
	taleMends = book.Tale("{member a} repairs {card b}.", atMember)
	taleTends = book.Tale("{member a} tends to {patient a b}.", atMember)
)

// icons are the icons of spots and actions by their names.
var icons = map[string]sheet.Icons{
	"look": sheet.Look, "talk": sheet.Talk, "interact": sheet.Interact,
	"move": sheet.Move, "punch": sheet.Punch, "kick": sheet.Kick,
}

// offerMember offers all that a member can do now. Nothing is offered that would be paid for nothing (HE-RULING-40).
func (g *Game) offerMember(q *table.Menu, m int8) {
	if g.Team[m].At == board.Nowhere {
		return // off the board: tokens stay unused (HE-RULING-137)
	}
	g.offerMoves(q, m)
	g.offerSpots(q, m)
	g.offerPersons(q, m)
	g.offerSections(q, m)
	g.offerItems(q, m)
	g.offerHands(q, m)
	g.offerBlows(q, m)
}

// offerMoves offers moves: so many MOVE slots, so many tokens on the centre of the Foot card (HE-MOVE-01, HE-MOVE-06 to
// HE-MOVE-08, HE-RULING-18), and not those that lead nowhere (HE-RULING-40).
func (g *Game) offerMoves(q *table.Menu, m int8) {
	if g.forbidden("move") {
		return
	}
	var buffer [sheet.Places * sheet.Slots]sheet.At
	s := &g.Team[m].Sheet
	free := g.moveSlots(m, buffer[:0])
	slots := min(len(free), int(s.Tokens))
	more := g.morePoints(m)
	fewest := g.fewest(m, more+int(s.Tokens)-slots+s.AllPoints(free[:slots]))
	for n := 0; n <= slots; n++ {
		for c := 0; n+c <= int(s.Tokens); c++ {
			points := more + c + s.AllPoints(free[:n])
			switch o := VerbMove.Of(int(m), n, c); {
			case n+c == 0 || points <= 0:
			case points < fewest:
				q.Deny(o, "HE-RULING-40", "there is nowhere to go")
			default:
				q.Offer(o, "HE-MOVE-01")
			}
		}
	}
}

// pointsOf is the MP that so many MOVE slots, the best first, and so many tokens on the centre give.
func (g *Game) pointsOf(m int8, slots, centre int) int {
	var buffer [sheet.Places * sheet.Slots]sheet.At
	return centre + g.morePoints(m) + g.Team[m].Sheet.AllPoints(g.moveSlots(m, buffer[:0])[:slots])
}

// morePoints is the MP that a move gets besides those of its tokens.
func (g *Game) morePoints(m int8) int {
	return g.bonus(m, "move") + g.modified(playerCard, "host move {k}")
}

// moveSlots are the free MOVE slots, in the memory of an empty list: those that give most first, of equal ones those
// that serve least besides.
func (g *Game) moveSlots(m int8, list []sheet.At) []sheet.At {
	s := &g.Team[m].Sheet
	free := s.Free(sheet.Move, list)
	better := func(a, b sheet.At) bool {
		pa, pb := s.Points(a), s.Points(b)
		return pa > pb || pa == pb && s.Card(a.Place).Slots[a.Slot].Icons < s.Card(b.Place).Slots[b.Slot].Icons
	}
	for i := 1; i < len(free); i++ {
		for k := i; k > 0 && better(free[k], free[k-1]); k-- {
			free[k], free[k-1] = free[k-1], free[k]
		}
	}
	return free
}

// offerSpots offers the LOOK and INTERACT icons of the member's square, and the TALK icons of squares adjacent to it
// (HE-LOOK-01, HE-TALK-01, HE-INTERACT-01, HE-RULING-26, HE-RULING-121).
func (g *Game) offerSpots(q *table.Menu, m int8) {
	at := g.Team[m].At
	g.eachSpot(func(s *decks.Spot, on board.Square) {
		here := on == at
		if s.Icon == "talk" {
			here = g.Board.Adjacent(at, on)
		}
		if !here {
			return
		}
		verb := spotVerbs[s.Icon]
		o := verb.verb.Of(int(m), int(on))
		switch {
		case !g.live(s):
			q.Deny(o, "HE-RULING-26", "that card has been seen")
		case !g.canPay(m, icons[s.Icon]) || g.forbidden(s.Icon):
			q.Deny(o, verb.rule, "no free slot with this icon")
		case !g.fruitful(s, m, on):
			q.Deny(o, "HE-RULING-40", "nothing would come of it now")
		default:
			q.Offer(o, verb.rule)
		}
	})
}

// fruitful says whether something would come of it if a member used a spot.
func (g *Game) fruitful(s *decks.Spot, m int8, on board.Square) bool {
	return s.Take != 0 || len(s.Do) == 0 || g.somePossible(s.Do, cause{actor: m, at: on})
}

var spotVerbs = map[string]struct {
	verb table.Verb
	rule string
	tale table.Tale
}{
	"look":     {VerbLook, "HE-LOOK-01", taleLooks},
	"talk":     {VerbTalk, "HE-TALK-01", taleTalks},
	"interact": {VerbInteract, "HE-INTERACT-01", taleHands},
}

// eachSpot looks at all LOOK, TALK and INTERACT icons on the table that were not closed.
func (g *Game) eachSpot(look func(s *decks.Spot, on board.Square)) {
	for k := range g.Board.Fields {
		page := g.fieldPage(k)
		if page == nil {
			continue
		}
		for i := range page.Side.Map.Spots {
			s := &page.Side.Map.Spots[i]
			if on, ok := cellOn(k, s.Cell); ok && !g.shut(on) {
				look(s, on)
			}
		}
	}
}

func (g *Game) shut(at board.Square) bool {
	for _, c := range g.Shut {
		if g.square(c) == at {
			return true
		}
	}
	return false
}

// offerPersons offers to talk to people next to the member (HE-RULING-122).
func (g *Game) offerPersons(q *table.Menu, m int8) {
	if g.forbidden("talk") || !g.canPay(m, sheet.Talk) {
		return
	}
	for i := range g.Figures {
		f := &g.Figures[i]
		if g.Board.Adjacent(g.Team[m].At, f.At) &&
			g.somePossible(g.person(f.Card).Talk, cause{card: f.Card, actor: m, at: f.At}) {
			q.Offer(VerbTalkTo.Of(int(m), i), "HE-RULING-122")
		}
	}
}

// somePossible says whether one of some steps would do anything: nothing is paid for what comes to nothing.
func (g *Game) somePossible(steps []decks.Step, c cause) bool {
	for i := range steps {
		s := &steps[i]
		switch {
		case s.Form == "if" && g.holds(s.If, c):
			if g.somePossible(s.Then, c) {
				return true
			}
		case s.Form == "if":
			if g.somePossible(s.Else, c) {
				return true
			}
		case s.Form == "wait":
		case g.possible(s, c) || len(s.Or) > 0 && g.somePossible(s.Or, c):
			return true
		}
	}
	return false
}

// offerSections offers the actions that cards create on the member's square, and the slots printed on cards
// (HE-SECT-10 to HE-SECT-12, HE-ACT-07, HE-RULING-50).
func (g *Game) offerSections(q *table.Menu, m int8) {
	for i := range g.Cards {
		card := &g.Cards[i]
		if !card.Place.InPlay() {
			continue
		}
		page := g.known(card.Number, card.Back)
		if page == nil || page.Side == nil {
			continue
		}
		for k := range page.Sections {
			s := &page.Sections[k]
			switch {
			case s.Action != nil && card.Gone>>k&1 == 0:
				g.offerAction(q, m, card.Number, k, s.Action)
			case s.Direct != nil && !g.lent(card.Number, k) && g.mayUse(m, card.Number, s.Direct):
				q.Offer(VerbDirect.Of(int(m), int(card.Number), k), "HE-RULING-50")
			}
		}
	}
}

// mayUse says whether a member may put a token on a slot printed on a card.
func (g *Game) mayUse(m int8, number int16, d *decks.Direct) bool {
	c := cause{card: number, actor: m, at: g.Team[m].At}
	return (d.Who == "" || g.named(d.Who) == m) && int(g.Team[m].Materials) >= d.Cost && g.holds(d.If, c)
}

// offerAction offers an action section: one with a single icon to who stands there, a combined one to who could begin
// it (HE-ACT-17, HE-RULING-42).
func (g *Game) offerAction(q *table.Menu, m int8, number int16, k int, a *decks.Action) {
	o := VerbAct.Of(int(m), int(number), k)
	if len(a.Icons) == 1 {
		switch who := g.onlyFor(m, a); {
		case g.could(m, number, a, 0):
			q.Offer(o, "HE-SECT-11")
		case who != "":
			q.Deny(o, "HE-SECT-11", "only "+who+" can do that here")
		case g.there(m, &a.Icons[0]) && g.canPay(m, icons[a.Icons[0].Icon]):
			if why := g.wanting(m, number, a); why != "" {
				q.Deny(o, "HE-SECT-11", why)
			}
		}
		return
	}
	own := g.part(m, number, a)
	why, proposed := g.proposed(m, number, k, 0)
	switch {
	case own < 0:
		if who := g.onlyFor(m, a); who != "" {
			q.Deny(o, "HE-SECT-12", "only "+who+" can do that here")
		}
	case proposed:
		q.Deny(o, "HE-RULING-42", why)
	case g.covers(number, a):
		q.Offer(o, "HE-SECT-12")
	case g.manned(m, a, own):
		q.Deny(o, "HE-ACT-17", "whoever stands on the other square has no token or slot left for it")
	default:
		q.Deny(o, "HE-ACT-17", g.missing(m, a, own))
	}
}

// wanting is what the condition of an action still asks of a member who stands where it is done; "" where it holds, or
// where that is nothing to be seen on the table.
func (g *Game) wanting(m int8, number int16, a *decks.Action) string {
	c := cause{card: number, actor: m, at: g.Team[m].At}
	if len(a.If) != 1 || g.holds(a.If, c) {
		return ""
	}
	for i := range a.If[0] {
		f := &a.If[0][i]
		if n := int16(f.Card.Number); f.Not || facts[f.Form](g, f, c) || n == 0 || g.page(n) == nil {
			continue
		}
		switch f.Form {
		case "adjacent actor {n}":
			return g.personName(int16(f.Card.Number)) + " must be next to " + g.memberName(int16(m))
		case "actor holds {n}":
			return g.memberName(int16(m)) + " must carry " + g.cardName(int16(f.Card.Number))
		case "held {n}":
			return "somebody must carry " + g.cardName(int16(f.Card.Number))
		}
	}
	return ""
}

// onlyFor is for whom an icon is on whose square a member stands who can't do it; "" where there is none.
func (g *Game) onlyFor(m int8, a *decks.Action) string {
	for i := range a.Icons {
		x := &a.Icons[i]
		if x.Who != "" && g.named(x.Who) != m && g.at(x.At) == g.Team[m].At {
			return x.Who
		}
	}
	return ""
}

// missing says who else has to stand there, beside a member who would do one icon of a combined action.
func (g *Game) missing(m int8, a *decks.Action, own int) string {
	for i := range a.Icons {
		x := &a.Icons[i]
		if i == own || g.some(g.all()&^one(m), func(o int8) bool { return g.there(o, x) }) {
			continue
		}
		who := "somebody else"
		if x.Who != "" {
			who = x.Who
		}
		return who + " must stand on the other square"
	}
	return "somebody else must stand on the other square"
}

// manned says whether others stand where the icons of a combined action are that are not a member's own, whatever they
// could do there.
func (g *Game) manned(m int8, a *decks.Action, own int) bool {
	for i := range a.Icons {
		there := i == own
		for o := range g.Size {
			there = there || o != m && g.there(o, &a.Icons[i])
		}
		if !there {
			return false
		}
	}
	return true
}

// there says whether a member stands where an icon is, and is who it is for.
func (g *Game) there(m int8, i *decks.Icon) bool {
	return g.at(i.At) == g.Team[m].At && (i.Who == "" || g.named(i.Who) == m)
}

// could says whether a member can do one icon of an action now, and whether that would come to anything
// (HE-RULING-40).
func (g *Game) could(m int8, number int16, a *decks.Action, icon int) bool {
	i := &a.Icons[icon]
	c := cause{card: number, actor: m, at: g.Team[m].At}
	if len(a.Icons) > 1 {
		c.crew = one(m)
	}
	return g.there(m, i) &&
		g.canPay(m, icons[i.Icon]) && !g.forbidden(i.Icon) && g.purse(m, a) >= a.Cost && g.holds(a.If, c) &&
		g.somePossible(a.Effects, c)
}

// purse is what can pay for an action: the member's own materials, in a combined one those of all (HE-RULING-103).
func (g *Game) purse(m int8, a *decks.Action) int {
	if len(a.Icons) > 1 {
		return g.materials(g.all())
	}
	return int(g.Team[m].Materials)
}

// part is which icon of a combined action a member could do, or -1.
func (g *Game) part(m int8, number int16, a *decks.Action) int {
	for i := range a.Icons {
		if g.could(m, number, a, i) {
			return i
		}
	}
	return -1
}

// covers says whether different members stand ready for all icons.
func (g *Game) covers(number int16, a *decks.Action) bool {
	_, ok := g.castFor(number, a, 0, 0)
	return ok
}

// castFor finds a member for every icon from one on, none of them taken.
func (g *Game) castFor(number int16, a *decks.Action, icon int, taken crew) (who [maxTeam]int8, ok bool) {
	if icon == len(a.Icons) {
		return who, true
	}
	for m := range g.Size {
		if taken.has(m) || !g.could(m, number, a, icon) {
			continue
		}
		if rest, ok := g.castFor(number, a, icon+1, taken|one(m)); ok {
			rest[icon] = m
			return rest, true
		}
	}
	return who, false
}

// offerItems offers the slots with an effect of their own: of the member's items, and of items on its square
// (HE-ACT-07, HE-ACT-08, HE-RULING-100).
func (g *Game) offerItems(q *table.Menu, m int8) {
	var buffer [sheet.Places * sheet.Slots]sheet.At
	for _, a := range g.Team[m].Direct(buffer[:0]) {
		if steps := g.slotSteps(m, a); len(steps) > 0 {
			c := cause{card: g.Team[m].Items[a.Place-sheet.OnHead].Number, actor: m, at: g.Team[m].At}
			if g.somePossible(steps, c) {
				q.Offer(VerbUse.Of(int(m), slotNumber(a)), "HE-ACT-07")
			}
		}
	}
	for i := range g.Ground {
		f := &g.Ground[i]
		page := g.known(f.Number, f.Back)
		if f.At != g.Team[m].At || page == nil {
			continue
		}
		for k := range page.Side.Item.Slots {
			s := &page.Side.Item.Slots[k]
			c := cause{card: f.Number, actor: m, at: f.At}
			if len(s.Do) > 0 && f.Hurt>>k&1 == 0 && !g.lent(f.Number, k) && g.somePossible(s.Do, c) {
				q.Offer(VerbUseFrom.Of(int(m), int(f.Number), k), "HE-ACT-08")
			}
		}
	}
}

// slotSteps are what a slot of an item does, nil for an attack.
func (g *Game) slotSteps(m int8, a sheet.At) []decks.Step {
	if a.Place < sheet.OnHead {
		return nil
	}
	it := &g.Team[m].Items[a.Place-sheet.OnHead]
	if page := g.known(it.Number, it.Back); page != nil && int(a.Slot) < len(page.Side.Item.Slots) {
		return page.Side.Item.Slots[a.Slot].Do
	}
	return nil
}

// offerHands offers what is paid on INTERACT: heal, repair, pick up and drop, trade (HE-ACT-22).
func (g *Game) offerHands(q *table.Menu, m int8) {
	if g.forbidden("interact") || !g.canPay(m, sheet.Interact) {
		return
	}
	var buffer [sheet.Places * sheet.Slots]sheet.At
	at := g.Team[m].At
	for o := range g.Size {
		if (o == m || g.Board.Adjacent(at, g.Team[o].At)) && len(g.Team[o].Healable(buffer[:0])) > 0 {
			q.Offer(VerbHeal.Of(int(m), int(o)), "HE-HEAL-01")
		}
	}
	for p := sheet.OnHead; p < sheet.Place(sheet.Places); p++ {
		it := &g.Team[m].Items[p-sheet.OnHead]
		if it.Number == 0 || it.Damage() == 0 {
			continue
		}
		o := VerbRepair.Of(int(m), int(it.Number))
		if g.Team[m].Materials > 0 {
			q.Offer(o, "HE-ITEM-15")
		} else {
			q.Deny(o, "HE-ITEM-15", "repairing takes 1 material")
		}
	}
	if len(g.hands(m, g.allThereIs(m))) > 0 {
		q.Offer(VerbRummage.Of(int(m), int(at)), "HE-RULING-96")
	}
	for o := range g.Size {
		near := g.Team[o].At != board.Nowhere && g.Board.Adjacent(at, g.Team[o].At)
		only := func(item int16) bool { return !g.hasAny(m, item) && !g.hasAny(o, 0) }
		if near && len(g.hands(m, only)) > 0 {
			q.Offer(VerbTrade.Of(int(m), int(o)), "HE-ITEM-11")
		}
	}
}

// allThereIs says of an item whether nothing could be picked up or dropped once a token lies on it.
func (g *Game) allThereIs(m int8) func(item int16) bool {
	return func(item int16) bool { return !g.somethingHere(m, item) }
}

// somethingHere says whether there is something to pick up or to drop beside an item that is used.
func (g *Game) somethingHere(m int8, used int16) bool {
	at := g.Team[m].At
	if g.cubesAt(at) > 0 || g.hasAny(m, used) {
		return true
	}
	for i := range g.Ground {
		if g.Ground[i].At == at {
			return true
		}
	}
	return false
}

// hasAny says whether a member has something that can leave its hands beside an item that is used.
func (g *Game) hasAny(m int8, used int16) bool {
	if g.Team[m].Materials > 0 {
		return true
	}
	for p := sheet.OnHead; p < sheet.Place(sheet.Places); p++ {
		if n := g.Team[m].Items[p-sheet.OnHead].Number; n != 0 && n != used && g.Team[m].Loose(p) {
			return true
		}
	}
	return false
}

// offerBlows offers attacks on every figure in range and in sight (HE-FIGHT-02 to HE-FIGHT-04, HE-RULING-88).
func (g *Game) offerBlows(q *table.Menu, m int8) {
	var buffer [mostBlows]blow
	for _, b := range g.blows(m, buffer[:0]) {
		a := g.attackOf(m, b)
		if a.Radius > 0 || a.Each {
			q.Offer(VerbWide.Of(int(m), int(b)), "HE-LOS-12")
			continue
		}
		for i := range g.Figures {
			if g.reaches(m, b, i) {
				q.Offer(VerbStrike.Of(int(m), int(b), i), "HE-FIGHT-02")
			}
		}
	}
	for i := range g.Figures {
		if !g.canStrike(m, i) || !g.some(g.all()&^one(m), func(o int8) bool { return g.canStrike(o, i) }) {
			continue
		}
		o := VerbTogether.Of(int(m), i)
		if why, proposed := g.proposed(m, 0, 0, int8(i)+1); proposed {
			q.Deny(o, "HE-RULING-42", why)
		} else {
			q.Offer(o, "HE-FIGHT-11")
		}
	}
}

// canStrike says whether a member has a single-target attack that reaches a figure.
func (g *Game) canStrike(m int8, i int) bool {
	var buffer [mostBlows]blow
	for _, b := range g.blows(m, buffer[:0]) {
		if a := g.attackOf(m, b); a.Radius == 0 && !a.Each && g.reaches(m, b, i) {
			return true
		}
	}
	return false
}
