package posthuman

import (
	"fmt"
	"slices"

	"waystation/table"
)

// unsound says what is wrong with a state between two steps, or "": what broken looks at, and what may be otherwise
// only in the middle of a
// step.
func unsound(g *Game) string { return first(g, broken, misplaced, overlooked, marked, unsettled) }

// first is what the first check to complain says of a state, or "".
func first(g *Game, checks ...func(*Game) string) string {
	for _, check := range checks {
		if what := check(g); what != "" {
			return what
		}
	}
	return ""
}

// held are the decks whose cards may lie in a stack of a player.
var held = [perSeat][]Group{
	Sheet: {GroupCharacters}, Hand: {GroupStarting, GroupEquipment, GroupWeapons},
	Gear: {GroupStarting, GroupEquipment, GroupWeapons}, Known: {GroupSkills},
	Company: {GroupFollowers}, Injury: {GroupScars}, Map: {GroupTiles}, Kept: {GroupEvents}, Tricks: {GroupActions},
	Chosen:  {GroupActions},
	XPCards: {GroupEncounters1, GroupEncounters2, GroupEncounters3, GroupHumans, GroupMutants},
	Reveal:  {GroupEncounters1, GroupEncounters2, GroupEncounters3},
	Foes:    {GroupEncounters1, GroupEncounters2, GroupEncounters3, GroupHumans, GroupMutants},
	Drawn:   {GroupSkills, GroupEquipment, GroupWeapons}, // in the set-up
}

// laid is whose cards may lie in a common stack; of Aside and the shop anything that has left the game.
func laid(k Stack) (Group, bool) {
	for g, home := range homes {
		if k == home || k == home+1 && home != Shop && home != Characters && home != Tiles {
			return Group(g), true
		}
	}
	switch k {
	case EventsLast, EventNow, SeasonNow:
		return GroupEvents, true
	case TilesUnder:
		return GroupTiles, true
	}
	return 0, false
}

// misplaced looks for cards in the wrong deck, on the wrong discard pile or in the wrong hands.
func misplaced(g *Game) string {
	for k := range seatStacks {
		group, one := laid(k)
		for _, l := range g.pile(k).Cards {
			if one && Of(l.Card).Group != group {
				return fmt.Sprintf("%s lies in the %s", Of(l.Card).Handle, stackName(k))
			}
		}
	}
	for s := range table.Seat(g.Players) {
		for k := range perSeat {
			for _, l := range g.of(s, k).Cards {
				if !slices.Contains(held[k], Of(l.Card).Group) {
					return fmt.Sprintf("%s lies in the %s", Of(l.Card).Handle, stackName(seatStacks+Stack(s)*perSeat+k))
				}
			}
		}
	}
	return ""
}

// The stacks that lie open: everybody knows every card in them.
var (
	openStacks = []Stack{EventsGone, EquipmentGone, WeaponsGone, FollowersGone, SuppliesGone, Encounters1Gone,
		Encounters2Gone, Encounters3Gone, HumansGone,
		MutantsGone, ActionsGone, Shop, Characters, EventNow, SeasonNow}
	openOwn = []Stack{Sheet, Gear, Known, XPCards, Map, Kept, Reveal, Foes}
)

// overlooked looks for cards that somebody knows who may not, or does not know who may.
func overlooked(g *Game) string {
	for _, k := range openStacks {
		for _, l := range g.pile(k).Cards {
			if l.Seen != table.Everyone {
				return fmt.Sprintf("%s lies open in the %s, and only %b know it", Of(l.Card).Handle, stackName(k),
					l.Seen)
			}
		}
	}
	// mutants look at some, and only they
	for _, k := range []Stack{Encounters1, Encounters2, Encounters3, Tiles, TilesUnder} {
		for _, l := range g.pile(k).Cards[g.pile(k).Loose:] {
			if l.Seen == table.Everyone {
				return fmt.Sprintf("everybody knows that %s lies in the %s", Of(l.Card).Handle, stackName(k))
			}
		}
	}
	for s := range table.Seat(g.Players) {
		if what := overlookedSeat(g, s); what != "" {
			return g.SeatName(s) + " " + what
		}
	}
	return ""
}

func overlookedSeat(g *Game, s table.Seat) string {
	for _, k := range openOwn {
		for _, l := range g.of(s, k).Cards {
			if l.Seen != table.Everyone {
				return fmt.Sprintf("has %s in the open, and only %b know it", Of(l.Card).Handle, l.Seen)
			}
		}
	}
	scars := table.Set(s)
	if !g.human(s) || g.Over() {
		scars = table.Everyone
	}
	for _, l := range g.of(s, Injury).Cards {
		if l.Seen != scars {
			return fmt.Sprintf("has the scar %s, which %b know", Of(l.Card).Handle, l.Seen)
		}
	}
	for _, k := range []Stack{Tricks, Chosen} {
		for _, l := range g.of(s, k).Cards {
			if l.Seen != table.Set(s) {
				return fmt.Sprintf("has the action %s, which %b know", Of(l.Card).ID, l.Seen)
			}
		}
	}
	for _, l := range g.of(s, Company).Cards {
		if active := g.Cards[l.Card].Active; active != (l.Seen == table.Everyone) || !l.Seen.Has(s) ||
			!active && l.Seen != table.Set(s) {
			return fmt.Sprintf("has the follower %s (active: %v), whom %b know", Of(l.Card).Handle, active, l.Seen)
		}
	}
	for _, l := range g.of(s, Hand).Cards {
		if !l.Seen.Has(s) {
			return fmt.Sprintf("does not know %s in the own hand", Of(l.Card).Handle)
		}
	}
	return ""
}

// marked looks for marks on cards that carry none where they lie.
func marked(g *Game) string {
	for i, p := range g.Piles() {
		for _, l := range p.Cards {
			k := g.Cards[l.Card]
			switch own := (Stack(i) - seatStacks) % perSeat; {
			case i >= int(seatStacks) && own == Map:
				k.X, k.Y, k.Turned, k.Done, k.Foraged = 0, 0, 0, false, false
			case i >= int(seatStacks) && own == Gear:
				if k.Mounted {
					k.On = 0
				}
				k.Active, k.Mounted, k.Spent = k.Active && Of(l.Card).Kind == KindGear, false, 0
			case i >= int(seatStacks) && own == Company:
				k.Active, k.Spent = false, 0
			case i >= int(seatStacks) && (own == Known || own == Kept):
				k.Spent = 0
			case i >= int(seatStacks) && own == Foes:
				k.Wounds, k.Fought, k.Down, k.Falls = 0, false, false, false
			}
			k.Came = false
			if k != (Marks{}) {
				return fmt.Sprintf("%s lies in the %s and is marked %+v", Of(l.Card).Handle, p.Name, k)
			}
		}
	}
	return ""
}

// unsettled looks for what a step should have brought to its end, or a turn.
func unsettled(g *Game) string {
	if !g.Ready() || g.Over() {
		return ""
	}
	if g.Phase != PhaseTrade && (len(g.Offers) > 0 || g.Flared != 0 || g.Done != 0) {
		return fmt.Sprintf("the offers %v, Flares of %b and those done %b outlive the trade", g.Offers, g.Flared,
			g.Done)
	}
	if n := g.pile(SeasonNow).Len(); n > 1 || g.pile(EventNow).Len() > 1 {
		return "several events are in play"
	}
	if g.Phase == PhaseEvent && (g.pile(EventNow).Len() > 0 || g.Struck != [4]uint16{}) {
		return "the event of the last turn, or whom mutants have struck in it, outlives it"
	}
	for i, s := range g.Order {
		if s != (g.Starter+table.Seat(i))%table.Seat(g.Players) {
			return fmt.Sprintf("the order is %v, and %s begins", g.Order, g.SeatName(g.Starter))
		}
		if what := unsettledSeat(g, s); what != "" {
			return g.SeatName(s) + " " + what
		}
	}
	return ""
}

func unsettledSeat(g *Game, s table.Seat) string {
	m := g.mat(s)
	fighting := m.Journey.Stage == StageMelee
	switch {
	case g.of(s, Drawn).Len() > 0:
		return "has drawn " + named.In(g.of(s, Drawn)) + " and not settled it"
	case !fighting && m.Fight != Fight{Foe: noFoe}:
		return fmt.Sprintf("is in no fight, and it is %+v", m.Fight)
	case !fighting && g.of(s, Foes).Len()+g.of(s, Reveal).Len() > 0:
		return "is in no fight, and has " + named.In(g.of(s, Foes)) + named.In(g.of(s, Reveal))
	case g.Phase != PhaseMove && m.Journey != Journey{}:
		return fmt.Sprintf("is on no Move, and it is %+v", m.Journey)
	}
	if m.Gone {
		if want := (Mat{Gone: true, Action: m.Action, Acted: m.Acted, Fight: Fight{Foe: noFoe}}); *m != want {
			return fmt.Sprintf("is gone and has %+v", *m)
		}
	} else if m.Mutant {
		if want := (Mat{Mutant: true, Stats: m.Stats, Base: m.Base, Action: m.Action, Acted: m.Acted, Tired: m.Tired,
			Proposes: m.Proposes, Fight: Fight{Foe: noFoe}}); *m != want {
			return fmt.Sprintf("is a mutant and has %+v", *m)
		}
	} else if m.Health < 1 || m.Morale < 1 {
		return fmt.Sprintf("stands with %d health and %d morale", m.Health, m.Morale)
	}
	if g.Phase != PhaseEvent {
		return ""
	}
	if m.Action != NoAction || m.Acted || m.Ate != 0 || m.Bids != 0 || m.Hidden || g.of(s, Chosen).Len() > 0 {
		return "has something left of the last turn"
	}
	for _, k := range inPlay {
		for _, l := range g.of(s, k).Cards {
			if g.Cards[l.Card].Spent != 0 {
				return "has used " + Of(l.Card).Handle + " in the last turn, and still has"
			}
		}
	}
	return ""
}

// misshapen looks for mutants whose stats are not what their mutations make of them. Positions that somebody has
// arranged may have others.
func misshapen(g *Game) string {
	for s := range table.Seat(g.Players) {
		m := g.mat(s)
		for x := range stats {
			n := m.Base[x]
			for _, l := range g.of(s, Injury).Cards {
				n += Of(l.Card).Stats[x]
			}
			if m.Mutant && m.Stats[x] != min(max(n, 1), 5) {
				return fmt.Sprintf("%s has %s %d, and should have %d", g.SeatName(s), x, m.Stats[x], n)
			}
		}
	}
	return ""
}
