package firelands

import "waystation/table"

// An effect is said once: as a price, when it can't be paid and how it is; as a gift, when it would do nothing and
// what it does. A card whose deal asks for a price or a gift that is missing here is refused when the cards are
// loaded.

// price is what a deal may cost.
type price interface {
	// refuses says by which rule and why such means can't pay an effect; why is empty when they can. It says also how
	// much room for Damage is left then.
	refuses(w means, e Effect) (room int8, rule, why string)
	// pay pays it. Damage that is still to be paid as well is said, as boxes must be left for it.
	pay(g *Game, t *table.Table, s table.Seat, e Effect, damage int, why cause)
}

// gift is what a deal may bring.
type gift interface {
	// idle says by which rule and why it would do nothing for a player; why is empty when it would do something.
	idle(g *Game, s table.Seat, e Effect) (rule, why string)
	// give gives it. What can't be applied is lost (FL-RULING-110). slot is that of an Encounter, else 0.
	give(g *Game, t *table.Table, s table.Seat, e Effect, slot int, why cause)
}

var prices = [doEffects]price{
	DoToken:       tokenEffect{},
	DoFury:        furyEffect{},
	DoFame:        fameEffect{},
	DoLoseFame:    fameLossEffect{},
	DoDamage:      damageEffect{},
	DoContaminate: counterEffect{},
}

var gifts = [doEffects]gift{
	DoToken:         tokenEffect{},
	DoFury:          furyEffect{},
	DoFame:          fameEffect{},
	DoRepair:        repairEffect{},
	DoTreat:         treatEffect{},
	DoRecycle:       recycleEffect{},
	DoRecycleDevice: recycleEffect{kind: KindDevice},
	DoTake:          takeEffect{},
	DoDifferent:     differentEffect{},
	DoAlike:         alikeEffect{},
	DoPeek:          peekEffect{},
	DoMutants:       mutantsEffect{},
}

// among is who may take a counter or lose one: those involved in the action, or anyone (FL-RULING-47).
func (e Effect) among() circle {
	if e.Any {
		return anyone
	}
	return involved
}

// useful are the gifts that never do nothing.
type useful struct{}

func (useful) idle(*Game, table.Seat, Effect) (rule, why string) { return "", "" }

// tokenEffect: tokens from or to the Reserve, Objects from the hand or the deck.
type tokenEffect struct{}

func (tokenEffect) refuses(w means, e Effect) (room int8, rule, why string) {
	switch {
	case e.Token == ObjectToken && w.objects < int8(e.N):
		return w.room, "FL-OBJ-08", "no Object to pay with"
	case e.Token != ObjectToken && w.Tokens[e.Token] < int8(e.N):
		return w.room, "FL-RULING-110", "you don't have what it costs"
	}
	return w.room, "", ""
}

func (tokenEffect) pay(g *Game, t *table.Table, s table.Seat, e Effect, _ int, why cause) {
	if e.Token != ObjectToken {
		g.spend(t, s, e.Token, int(e.N), why)
		return
	}
	for range e.N {
		g.payObject(t, s, why)
	}
}

// noBoxes are the words for a convoy without a box for a token.
var noBoxes = [ObjectToken]string{
	Food:    "no box can take Food",
	BadFood: "no box can take Contaminated Food",
	Fuel:    "no box can take Fuel",
	Ammo:    "no box can take Ammo",
}

func (tokenEffect) idle(g *Game, s table.Seat, e Effect) (rule, why string) {
	if e.Token == ObjectToken || g.mat(s).Stowed.takes(e.Token) {
		return "", ""
	}
	return "FL-RULING-110", noBoxes[e.Token]
}

func (tokenEffect) give(g *Game, t *table.Table, s table.Seat, e Effect, _ int, why cause) {
	g.gain(t, s, e.Token, int(e.N), why)
}

// furyEffect: Fury up or down.
type furyEffect struct{}

func (furyEffect) refuses(w means, e Effect) (room int8, rule, why string) {
	if w.fury < int8(e.N) && !w.free {
		return w.room, "FL-FURY-02", "not enough Fury"
	}
	return w.room, "", ""
}

func (furyEffect) pay(g *Game, t *table.Table, s table.Seat, e Effect, _ int, why cause) {
	g.spendFury(t, s, int(e.N), why)
}

func (furyEffect) idle(g *Game, s table.Seat, _ Effect) (rule, why string) {
	if g.mat(s).Fury == highestFury {
		return "FL-FURY-01", "your Fury is at the top"
	}
	return "", ""
}

func (furyEffect) give(g *Game, t *table.Table, s table.Seat, e Effect, _ int, why cause) {
	g.gainFury(t, s, int(e.N), why)
}

// fameEffect: Fame up or down; as a price it needs a space below, or the Fanatic (FL-FAME-05, FL-BONUS-06).
type fameEffect struct{ useful }

func (fameEffect) refuses(w means, _ Effect) (room int8, rule, why string) {
	if w.fame > lowestFame {
		return w.room, "", ""
	}
	w.room--
	if !w.fanatic || w.room < 0 {
		return w.room, "FL-FAME-05", "your Fame is on the lowest space"
	}
	return w.room, "", ""
}

func (fameEffect) pay(g *Game, t *table.Table, s table.Seat, e Effect, damage int, why cause) {
	for range e.N {
		g.payFame(t, s, damage, why)
	}
}

func (fameEffect) give(g *Game, t *table.Table, s table.Seat, e Effect, _ int, why cause) {
	g.gainFame(t, s, int(e.N), why)
}

// fameLossEffect: an ordinary loss, Damage at the floor (FL-RULING-29).
type fameLossEffect struct{}

func (fameLossEffect) refuses(w means, _ Effect) (room int8, rule, why string) {
	if w.fame > lowestFame {
		return w.room, "", ""
	}
	w.room--
	if w.room < 0 {
		return w.room, "FL-RULING-29", "your Fame is on the lowest space and no box is left to damage"
	}
	return w.room, "", ""
}

func (fameLossEffect) pay(g *Game, t *table.Table, s table.Seat, e Effect, _ int, why cause) {
	for range e.N {
		g.loseFame(t, s, why)
	}
}

// damageEffect: Damage on own boxes. Deal.damage adds it up, and it is paid after everything else.
type damageEffect struct{}

func (damageEffect) refuses(w means, e Effect) (room int8, rule, why string) {
	w.room -= int8(e.N)
	if w.room < 0 {
		return w.room, "FL-RULING-33", "no box left to damage"
	}
	return w.room, "", ""
}

func (damageEffect) pay(*Game, *table.Table, table.Seat, Effect, int, cause) {}

// counterEffect: Contamination counters on own Survivors.
type counterEffect struct{}

func (counterEffect) refuses(w means, e Effect) (room int8, rule, why string) {
	if e.Any && !w.anyone || !e.Any && !w.involved {
		return w.room, "FL-RULING-28", "nobody is there to take the counter"
	}
	return w.room, "", ""
}

func (counterEffect) pay(g *Game, t *table.Table, s table.Seat, e Effect, _ int, why cause) {
	g.contaminate(t, s, int(e.N), e.among(), why)
}

// repairEffect: Damage counters off own boxes.
type repairEffect struct{}

func (repairEffect) idle(g *Game, s table.Seat, _ Effect) (rule, why string) {
	if g.damaged(s) == 0 {
		return "FL-RULING-110", "nothing is damaged"
	}
	return "", ""
}

func (repairEffect) give(g *Game, t *table.Table, s table.Seat, e Effect, _ int, why cause) {
	g.repair(t, s, int(e.N), why)
}

// treatEffect: Contamination counters off own Survivors.
type treatEffect struct{}

func (treatEffect) idle(g *Game, s table.Seat, e Effect) (rule, why string) {
	switch {
	case g.treatable(s, e.among()):
		return "", ""
	case g.treatable(s, anyone):
		return "FL-CONT-06", "nobody you sent is contaminated"
	}
	return "FL-RULING-110", "nobody is contaminated"
}

func (treatEffect) give(g *Game, t *table.Table, s table.Seat, e Effect, _ int, why cause) {
	g.treat(t, s, int(e.N), e.among(), why)
}

// recycleEffect: a card of the Common pile, of a kind or of any (FL-BONUS-09, FL-ICON-15).
type recycleEffect struct{ kind Kind }

func (r recycleEffect) idle(g *Game, s table.Seat, _ Effect) (rule, why string) {
	if g.recyclable(s, r.kind) == 0 {
		return "FL-RULING-48", "no such card lies in the Common pile"
	}
	return "", ""
}

func (r recycleEffect) give(g *Game, t *table.Table, s table.Seat, _ Effect, _ int, why cause) {
	g.recycle(t, s, r.kind, why)
}

// takeEffect: the token that lies on the Encounter.
type takeEffect struct{ useful }

func (takeEffect) give(g *Game, t *table.Table, s table.Seat, _ Effect, slot int, why cause) {
	g.takeToken(t, s, slot, why)
}

// differentEffect: tokens of Food, Fuel and Ammo, no two alike.
type differentEffect struct{ useful }

func (differentEffect) give(g *Game, t *table.Table, s table.Seat, e Effect, _ int, why cause) {
	g.goods(t, s, int(e.N), why)
}

// alikeEffect: tokens of one kind of Food, Fuel and Ammo.
type alikeEffect struct{ useful }

func (alikeEffect) give(g *Game, t *table.Table, s table.Seat, e Effect, _ int, why cause) {
	g.gain(t, s, g.good(t, s, 0, why), int(e.N), why)
}

// peekEffect: a look at the top of the Exploration deck. In an Encounter it is the Relic Witch's (FL-RULING-54).
type peekEffect struct{}

func (peekEffect) idle(g *Game, _ table.Seat, _ Effect) (rule, why string) {
	if _, left := g.deck(); !left {
		return "FL-RULING-110", "the Exploration deck is empty"
	}
	return "", ""
}

func (peekEffect) give(g *Game, t *table.Table, s table.Seat, e Effect, slot int, why cause) {
	if slot > 0 {
		why.rule = "FL-RULING-54"
	}
	g.peek(t, s, int(e.N), why)
}

// mutantsEffect: 1 Object and 1 Fame for each contaminated Survivor handed over (Mutant Recruiter).
type mutantsEffect struct{ useful }

func (mutantsEffect) give(g *Game, t *table.Table, s table.Seat, _ Effect, _ int, why cause) {
	g.sellMutants(t, s, why)
}
