package heredity

import (
	"fmt"
	"strings"

	"waystation/english"
	"waystation/games/heredity/board"
	"waystation/games/heredity/decks"
	"waystation/games/heredity/sheet"
	"waystation/games/words"
	"waystation/table"
)

// Outlook says what would follow from an option of the family: tokens and points it costs, the card it opens, what is
// printed for it, and the chances of a blow over the Karma cards that are still in the deck.
func (g *Game) Outlook(p *table.Prompt, o table.Option, seat table.Seat, name table.Namer) table.Outlook {
	if o == table.Pass {
		return g.passOutlook(p)
	}
	m := int8(o.A)
	switch o.Verb {
	case VerbMove:
		return g.moveOutlook(m, int(o.B), int(o.C))
	case VerbGo, VerbExplore, VerbThrough:
		return g.wayOutlook(m, o)
	case VerbStop:
		return g.stopOutlook()
	case VerbLook, VerbTalk, VerbInteract:
		return g.spotOutlook(o)
	case VerbTalkTo:
		return g.talkOutlook(m, int(o.B), name)
	case VerbHeal, VerbRepair, VerbRummage, VerbTrade:
		return says(tokens(1))
	case VerbTogether:
		words := []string{"a token each; the damage of all blows adds up, with one Karma card for all"}
		number := g.Figures[o.B].Card
		return says(append(words, g.provokes(m, number, g.person(number))...)...)
	case VerbAct:
		return g.actionOutlook(o.B, g.actionOn(o.B, o.C))
	case VerbOption:
		return g.optionOutlook(o)
	case VerbOn:
		return g.onOutlook(p, o.A)
	case VerbDirect:
		return g.directOutlook(int16(o.B), int(o.C))
	case VerbUse:
		return g.price(1, 0, g.slotSteps(m, slotAt(int16(o.B))))
	case VerbWay:
		return g.paceOutlook(int(o.A), board.Square(o.B))
	case VerbAim:
		return g.aimOutlook(int(o.A), board.Square(o.B))
	case VerbFigure:
		return g.figureOutlook(int(o.A))
	case VerbStrike:
		return g.blowOutlook(m, blow(o.B), int(o.C))
	case VerbHurt:
		return g.hurtOutlook(m, slotAt(int16(o.B)))
	case VerbAgree:
		return says(g.offerPrice(&g.Offers[o.A]))
	case VerbRefuse:
		if g.Offers[o.A].By == seat {
			return says("you have proposed it: it is withdrawn")
		}
	case VerbCraft, VerbUpgrade:
		return g.potOutlook(int(o.B))
	case VerbOffer:
		return g.potOutlook(int(o.C))
	case VerbBreak:
		return g.breakOutlook()
	case VerbTurn:
		x := g.turnOutlook(m, sheet.Place(o.B))
		if p == askHurt { // it makes room, and answers nothing
			x.Words += "; the new damage is placed after it"
		}
		return x
	}
	return table.Outlook{}
}

// passOutlook is what becomes of the family, and of what it has left, when nobody does anything more: the dangers
// first, and of them the worst. Tokens are not saved up, as the Player card gives all of them back (HE-TIME-13,
// HE-TIME-15, HE-RULING-109).
func (g *Game) passOutlook(p *table.Prompt) table.Outlook {
	switch p {
	case askAct:
		dangers := g.threats()
		parts := dangers.says()
		if hurt := g.followersHurt(); len(hurt) > 0 {
			parts = append(parts, english.List(hurt)+" would be hurt following you from here")
		}
		words := "the row is read, then all tokens come back"
		if g.Players > 1 {
			words = "once nobody wants more, the row is read"
		}
		x := says(append(parts, words, fmt.Sprint("unused: ", g.tokens()))...)
		if len(dangers.lost) > 0 {
			x.Stake = table.End
		}
		return x
	case askBreak:
		return g.breakOutlook()
	}
	return table.Outlook{}
}

// followersHurt are those of the story, no enemies, who follow somebody and, as all stand now, would cross a hazard or
// a trap when their card is reached (HE-AI-07, HE-AI-10).
func (g *Game) followersHurt() (names []string) {
	var r board.Search
	for i := range g.Figures {
		f := &g.Figures[i]
		p := g.person(f.Card)
		if f.At == board.Nowhere || p == nil || !g.Row.Has(f.Card) || g.hostile(f.Card) {
			continue
		}
		list := p.AI
		if list == nil {
			list = p.Neutral
		}
		c := event(f.Card)
		c.figure = int8(i) + 1
		g.lookAt(list, c, func(s *decks.Step) {
			if s.Form == "follow {who} {k}" && g.hurtFollowing(&r, i, s, c) {
				names = append(names, inside(g.figureName(int16(i))))
			}
		})
	}
	return names
}

// hurtFollowing says whether a way that a figure may take to whom it follows does something to it.
func (g *Game) hurtFollowing(r *board.Search, i int, s *decks.Step, c cause) bool {
	from, w := g.Figures[i].At, g.pacer(i)
	squares := g.aims(s.Who, c)
	near, _ := r.Nearest(&g.Board, &w, from, squares, nil)
	for _, k := range near {
		for _, way := range r.Approach(&g.Board, &w, from, squares[k], nil, g.mp(s, c)) {
			if way.Effects > 0 {
				return true
			}
		}
	}
	return false
}

// potOutlook is what is left in the pot when something has been paid for.
func (g *Game) potOutlook(cost int) table.Outlook {
	return says(english.Count(int(g.Store.Materials)-cost, "material", "materials") + " left in the pot")
}

// breakOutlook is what becomes of the pot, and how much it could still pay for (HE-CAMP-13, HE-CAMP-14, HE-SAVE-06).
func (g *Game) breakOutlook() table.Outlook {
	pot := int(g.Store.Materials)
	if pot == 0 {
		return table.Outlook{}
	}
	words := []string{english.Count(pot, "material is", "materials are") + " kept for the next chapter"}
	could := 0
	for _, k := range g.Store.Plans {
		if g.thing(k.Card).Craft <= pot {
			could++
		}
	}
	for _, k := range g.Store.Items {
		if price := g.thing(k.Card).Upgrade; price > 0 && price <= pot {
			could++
		}
	}
	if could > 0 {
		words = append(words, english.Count(could, "thing", "things")+" could still be made or reworked")
	}
	return says(words...)
}

func says(words ...string) table.Outlook {
	return table.Outlook{Words: strings.Join(words, "; ")}
}

func tokens(n int) string { return english.Count(n, "token", "tokens") }

// moveOutlook is what a move costs. One that uses fewer MOVE slots than it could leaves them for another walk
// (HE-MOVE-06 to HE-MOVE-08).
func (g *Game) moveOutlook(m int8, slots, centre int) table.Outlook {
	free := len(g.moveSlots(m, nil)) - slots
	if free <= 0 || centre == 0 {
		return says(tokens(slots + centre))
	}
	return says(tokens(slots+centre), english.Count(free, "move slot stays free", "move slots stay free"))
}

// turnOutlook is what a serious wound takes away: the wounded side has fewer slots (HE-DMG-08 to HE-DMG-12).
func (g *Game) turnOutlook(m int8, p sheet.Place) table.Outlook {
	s := g.Team[m].Sheet
	before := int(s.Cards[p].Count)
	s.Wound(p)
	are := "are"
	if s.Cards[p].Count == 1 {
		are = "is"
	}
	left := fmt.Sprintf("%d of its %d slots %s left until it is cured", s.Cards[p].Count, before, are)
	return says("its damage goes", left)
}

// wayOutlook is what a part of a movement costs, and what it opens (HE-MOVE-01, HE-MOVE-13).
func (g *Game) wayOutlook(m int8, o table.Option) table.Outlook {
	if !g.Acting.On {
		return table.Outlook{} // the square on which a new field is entered
	}
	words, _ := g.stroll(m, int(g.Acting.Points)).words(o)
	return says(words...)
}

// hurtsText is what hurts on a way: a hazard for 1, a trap as its card says (HE-MOVE-13, HE-RULING-125).
func (g *Game) hurtsText(n int) string {
	traps := false
	g.eachEvent(func(_ board.Square, trap bool) { traps = traps || trap })
	if traps {
		return english.Count(n, "hazard or trap", "hazards or traps") + " on the way"
	}
	return fmt.Sprintf("%s on the way: %d damage", english.Count(n, "hazard", "hazards"), n)
}

// stopOutlook is what is lost by stopping (HE-MOVE-15).
func (g *Game) stopOutlook() table.Outlook {
	if n := int(g.Acting.Points); g.Acting.On && n > 0 {
		return says(unused(n))
	}
	return table.Outlook{}
}

// unused says how many points nobody will walk with.
func unused(n int) string { return english.Count(n, "point stays unused", "points stay unused") }

// spotOutlook is what an icon of a field costs and opens.
func (g *Game) spotOutlook(o table.Option) (x table.Outlook) {
	on := board.Square(o.B)
	g.eachSpot(func(s *decks.Spot, at board.Square) {
		switch {
		case at != on || spotVerbs[s.Icon].verb != o.Verb || !g.live(s):
		case s.Take != 0:
			x = says(tokens(1), "opens "+g.cardName(int16(s.Take)))
			if o.Verb == VerbTalk && g.Players > 1 && g.card(int16(s.Take)) == nil {
				x.Words += ": whoever tells it decides"
			}
		default:
			x = g.price(1, 0, s.Do)
		}
	})
	return x
}

// talkOutlook is what it costs to talk to somebody, who may have nothing to say as all stands now, and who decides what
// is answered, where that is another player (HE-RULING-46, HE-RULING-131).
func (g *Game) talkOutlook(m int8, i int, name table.Namer) table.Outlook {
	f := &g.Figures[i]
	talk, c := g.person(f.Card).Talk, cause{card: f.Card, actor: m, at: f.At}
	x := g.talkOf(talk, c)
	if g.Players > 1 && x.Stake != table.Waste {
		x.Words += g.answers(talk, c, name)
	}
	return x
}

// answers says who decides what is answered in a talk: whoever tells its card. Who that is nobody knows of a card that
// is opened by it; "" where nothing is to be decided, or who talks decides.
func (g *Game) answers(talk []decks.Step, c cause, name table.Namer) (says string) {
	g.lookAt(talk, c, func(s *decks.Step) {
		switch {
		case s.Form == "question" && !s.Question.Check && (s.If == nil || g.holds(s.If, c)):
			if by := g.reader(g.shows(c.card), c, g.firstTold(c.card)); by != g.manager(c.actor) {
				says = "; " + words.OrElse(name, g.SeatName)(by) + " decides what is answered"
			}
		case s.Form == "take {n}" && g.card(int16(s.Card.Number)) == nil:
			says = "; opens a card nobody has seen: whoever tells it decides"
		}
	})
	return says
}

func (g *Game) talkOf(talk []decks.Step, c cause) table.Outlook {
	says, silent := g.losing(says(tokens(1)), talk, c), true
	g.lookAt(talk, c, func(s *decks.Step) {
		silent = silent && s.Form == "question" && s.If != nil && !g.holds(s.If, c)
	})
	if silent {
		says.Words, says.Stake = says.Words+"; nothing comes of it as things stand now", table.Waste
	}
	return says
}

// actionOutlook is what an action of a card costs and does, as printed there.
func (g *Game) actionOutlook(card int16, a *decks.Action) table.Outlook {
	if a == nil {
		return table.Outlook{}
	}
	x := g.price(1, a.Cost, a.Effects)
	if n := len(a.Icons); n > 1 {
		x.Words = strings.Replace(x.Words, tokens(1), fmt.Sprintf("1 token each of %d people", n), 1)
	}
	c := event(card)
	x.Words = strings.Join(append([]string{x.Words}, g.asHeld(a.Effects, c)...), "; ")
	return g.dooming(g.losing(g.leaving(x, a.Effects, c), a.Effects, c), a.Effects, c)
}

// directOutlook is what a slot printed on a card costs and does.
func (g *Game) directOutlook(number int16, k int) table.Outlook {
	page := g.shows(number)
	if page == nil || page.Side == nil || k < 0 || k >= len(page.Sections) || page.Sections[k].Direct == nil {
		return table.Outlook{}
	}
	d := page.Sections[k].Direct
	return g.leaving(g.price(1, d.Cost, d.Do), d.Do, event(number))
}

// offerPrice is what a proposal costs those who take part, and what is printed that it does.
func (g *Game) offerPrice(o *Offer) string {
	var names []string
	for _, m := range o.crew().members() {
		names = append(names, g.memberName(int16(m)))
	}
	words := "1 token each: " + strings.Join(names, ", ")
	if crew := o.crew().members(); o.Target > 0 && len(crew) > 0 {
		number := g.Figures[o.Target-1].Card
		return strings.Join(append([]string{words}, g.provokes(crew[0], number, g.person(number))...), "; ")
	}
	a := g.actionOn(o.Card, int16(o.Part))
	if a == nil {
		return words
	}
	if a.Cost > 0 {
		words += ", " + english.Count(a.Cost, "material", "materials")
	}
	if lines := g.brings(a.Effects); len(lines) > 0 {
		words += "; " + strings.Join(lines, ", ")
	}
	return strings.Join(append([]string{words}, g.asHeld(a.Effects, event(o.Card))...), "; ")
}

// price is what something costs, and what is printed that it does.
func (g *Game) price(n, materials int, steps []decks.Step) table.Outlook {
	cost := tokens(n)
	if materials > 0 {
		cost += ", " + english.Count(materials, "material", "materials")
	}
	if lines := g.brings(steps); len(lines) > 0 {
		return says(cost, strings.Join(lines, ", "))
	}
	return says(cost)
}

// brings are those of some printed steps of which it matters beforehand that they come, in few words.
func (g *Game) brings(steps []decks.Step) (out []string) {
	for i := range steps {
		s := &steps[i]
		if s.Form == "take {n}" && g.card(int16(s.Card.Number)) != nil {
			continue // it has been taken (HE-CARD-07)
		}
		if say, ok := bringing[s.Form]; ok {
			out = append(out, say(g, s))
		}
	}
	return out
}

// bringing are the steps that are foretold, and how.
var bringing = map[string]func(g *Game, s *decks.Step) string{
	"take {n}": func(g *Game, s *decks.Step) string { return "opens " + g.printedCard(s) },
	"pay {k}":  func(_ *Game, s *decks.Step) string { return english.Count(s.N, "material", "materials") + " of all" },
	"gain {k} materials to {who}": func(_ *Game, s *decks.Step) string {
		return "brings " + english.Count(s.N, "material", "materials")
	},
	"give {n} to {who}":           func(g *Game, s *decks.Step) string { return "brings " + g.printedCard(s) },
	"heal {k} of {who}":           (*Game).printedStep,
	"cure {who}":                  func(*Game, *decks.Step) string { return "cures a serious wound" },
	"damage {k} to {who}":         (*Game).printedStep,
	"wound {n} {k}":               (*Game).printedStep,
	"enrage {n}":                  (*Game).printedStep,
	"draw karma":                  (*Game).printedStep,
	"draw {word}":                 (*Game).printedStep,
	"recover {k} tokens of {who}": (*Game).printedStep,
	"victory {id}":                func(*Game, *decks.Step) string { return "ends the chapter" },
	"defeat {id}":                 (*Game).printedStep,
}

// blowOutlook is what a blow costs and how likely it hurts, over the Karma cards of which one will be drawn
// (HE-FIGHT-05 to HE-FIGHT-10).
func (g *Game) blowOutlook(m int8, b blow, i int) table.Outlook {
	a := g.attackOf(m, b)
	if a == nil || i < 0 || i >= len(g.Figures) {
		return table.Outlook{}
	}
	f := &g.Figures[i]
	p := g.person(f.Card)
	if p == nil {
		return table.Outlook{}
	}
	base := a.Damage + g.bonus(m, "damage")
	defence := p.Defence + g.modified(f.Card, "host defence {k}")
	o := g.chances(base, defence, p.Life-int(f.Damage))
	words := []string{tokens(1), o.hurts()}
	if o.kill > 0 {
		words = append(words, perCent(o.kill, o.all)+" to kill")
	}
	x := says(append(words, g.provokes(m, f.Card, p)...)...)
	if o.hurt == 0 {
		x.Stake = table.Waste
	}
	return x
}

// raised is what counts blows against people, through all chapters.
const raised = "raised"

// provokes is what a blow does besides, whatever it hurts: an enemy, a hand raised against a person, which is counted
// for good, and a card that is put away by it (HE-NPC-10).
func (g *Game) provokes(m int8, number int16, p *decks.NPC) (words []string) {
	if p == nil {
		return nil
	}
	c := cause{card: number, actor: m, at: g.Team[m].At}
	if !g.hostile(number) {
		words = append(words, "makes an enemy")
		g.lookAt(p.Angered, c, func(s *decks.Step) {
			if s.Form == "count {id} {k}" && s.Word == raised {
				words = append(words, "a raised hand, which is counted through all chapters")
			}
		})
	}
	g.lookAt(p.Struck, c, func(s *decks.Step) {
		if s.Form == "burn {ref}" && g.possible(s, c) {
			words = append(words, g.cardName(c.ref(s.Card))+" is put away by it")
		}
	})
	return words
}

// odds are with how many Karma cards, of all, an attack does damage and kills, and the least and most damage it does.
type odds struct{ hurt, kill, all, least, most int }

// hurts is how likely damage is, and how much.
func (o odds) hurts() string {
	words := perCent(o.hurt, o.all) + " to hurt"
	switch {
	case o.hurt == 0:
		return words
	case o.least == o.most:
		return fmt.Sprintf("%s for %d", words, o.most)
	}
	return fmt.Sprintf("%s for %d to %d", words, o.least, o.most)
}

// chances are the odds of an attack of so much damage against a defence and what is left of a life.
func (g *Game) chances(base, defence, life int) (o odds) {
	pile := &g.Karma
	if pile.Len() == 0 {
		pile = &g.KarmaGone
	}
	for i := range pile.Cards {
		n := dealt(base, g.karmaValue(pile.Cards[i].Card), defence)
		o.all++
		if n > 0 {
			if o.hurt == 0 || n < o.least {
				o.least = n
			}
			o.most = max(o.most, n)
			o.hurt++
		}
		if n >= life {
			o.kill++
		}
	}
	return o
}

func perCent(n, of int) string {
	if of == 0 {
		return "0 %"
	}
	return fmt.Sprint((200*n+of)/(2*of), " %")
}

// hurtOutlook is what a Damage token on a slot takes away besides (HE-DMG-08, HE-ITEM-14).
func (g *Game) hurtOutlook(m int8, a sheet.At) table.Outlook {
	s := &g.Team[m].Sheet
	last := 0
	for _, h := range s.Hearts(nil) {
		if h.Place == a.Place {
			last++
		}
	}
	switch {
	case last != 1:
		return table.Outlook{}
	case a.Place >= sheet.OnHead:
		return says("its effects stop until it is repaired")
	}
	return says("fills the card: it can then be turned, a serious wound")
}
