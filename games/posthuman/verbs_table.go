package posthuman

import (
	"strconv"
	"strings"

	"waystation/table"
)

// The verbs of the table and its mutants.
const (
	verbDeal        table.Verb = 120 + iota // event, place among its deals
	verbGather                              // a free action: action
	verbEat                                 // how much
	verbDeclare                             // action
	verbTrick                               // card to be declared
	verbNoTrick                             //
	verbOffer                               //
	verbPartner                             // to whom
	verbAccept                              // place among the offers
	verbRefuse                              // likewise
	verbGiveFood                            // how much, which of the portions
	verbGiveAmmo                            // likewise
	verbGive                                // card
	verbWantFood                            // how much, which of the portions
	verbWantAmmo                            // likewise
	verbWant                                // card
	verbStayHuman                           //
	verbTurn                                //
	verbSwap                                // so much, of morale for health (0) or of health for morale (1)
	verbAct                                 // action card
	verbStrike                              // action card, seat
	verbTactics                             //
	verbMutate                              //
	verbConsolidate                         //
	verbBide                                //
	verbArm                                 // mutation to strike with
	verbBare                                // with 0 fists, 1 stones
	verbRob                                 // 0 food, 1 ammo, 2 a card
	verbDeck                                // level
	verbTop                                 // card that is laid on the deck next
	verbHowMany                             // tiles
	verbUnder                               // tile that goes under the stack
	verbDrop                                // card that is discarded
	verbReplace                             // mutation that gives way
)

var _ = speak(verbDeal,
	verb{"deal", "{deal a b}", ""},
	verb{"gather", "{Action a} for free", "action:{a}"},
	verb{"eat", "{eat a}", ""},
	verb{"declare", "{Action a}", "action:{a}"},
	verb{"trick", "{trick a}", "card:{a}"},
	verb{"no-trick", "No card", ""},
	verb{"offer", "Make an offer", ""},
	verb{"partner", "To {seat a}", "seat:{a}"},
	verb{"accept", "Accept: {offer a}", ""},
	verb{"refuse", "Refuse: {offer a}", ""},
	verb{"give-food", "Give {a} food", ""},
	verb{"give-ammo", "Give {a} ammo", ""},
	verb{"give", "Give {the a}", "card:{a}"},
	verb{"want-food", "Ask for {a} food", ""},
	verb{"want-ammo", "Ask for {a} ammo", ""},
	verb{"want", "Ask for {the a}", "card:{a}"},
	verb{"stay-human", "Stay human", ""},
	verb{"turn", "Turn mutant", ""},
	verb{"swap", "{swap a b}", ""},
	verb{"act", "Play {trick a}", "card:{a}"},
	verb{"strike", "{card a} on {seat b}", "seat:{b}"},
	verb{"tactics", "Tactics: look at encounters", ""},
	verb{"mutate", "Mutate: draw a scar", ""},
	verb{"consolidate", "Consolidate: change action cards", ""},
	verb{"bide", "Bide your time", ""},
	verb{"arm", "With {card a}", "card:{a}"},
	verb{"bare", "With {bare a}", ""},
	verb{"rob", "{rob a}", ""},
	verb{"deck", "Encounters of level {a}", ""},
	verb{"top", "{apart a}", "card:{a}"},
	verb{"how-many", "{a}", ""},
	verb{"under", "{apart a} under the stack", "card:{a}"},
	verb{"drop", "Discard {the a}", "card:{a}"},
	verb{"replace", "Lose {card a}", "card:{a}"},
)

// The tales of the table and its mutants.
const (
	taleEvent       uint8 = 120 + iota // A card, B turn
	taleNoEffect                       // A card
	taleSeasonGone                     // A card
	taleKept                           // A card
	taleDeal                           // A card
	taleEat                            // A food eaten, B slot
	taleSafeFed                        //
	taleDeclared                       // A action
	taleFaceDown                       //
	taleOffered                        // A to whom
	taleRefused                        // A whose offer
	taleTraded                         // A with whom
	taleGaveFood                       // A how much
	taleGaveAmmo                       // A how much
	taleHandOver                       // A card
	taleNoDeal                         // A whose offer
	taleScar                           // A scars now, C card behind it; Secret: the scar
	taleNoScar                         //
	taleTurned                         // A mutations
	taleMutantStat                     // A stat, B value
	taleKnockOut                       // A why
	taleExchanged                      // A how many, B kind as verbSwap
	taleAct                            // A card, B target or -1
	taleUnplayed                       // A card
	taleDefault                        // A 0 Tactics, 1 Mutate, 2 Consolidate
	talePassed                         // by a test: Call by Name has no effect
	taleLooks                          // A how many cards, B level of encounters or 0 for tiles
	taleDrop                           // A card
	taleUnder                          // A how many tiles
	taleMutation                       // A card, B 1 if it is kept
	taleGaveWay                        // A mutation
	taleDrawUp                         // A how many
	talePickedClean                    // A tile, B cards fewer
	taleEnd                            // A Final
)

var _ = narrate(taleEvent,
	tale{"Turn {b}: {card a}."},
	tale{"{card a} has no effect."},
	tale{"{card a} is over."},
	tale{"{who} takes {card a}."},
	tale{"{who} strikes a bargain ({card a})."},
	tale{"{who} eats {a} food; hunger slot {b}."},
	tale{"{who} is fed by the safe house."},
	tale{"{who} will {action a}."},
	tale{"{who} lays an action card face down."},
	tale{"{who} makes {seat a} an offer."},
	tale{"{who} refuses {seat a}'s offer."},
	tale{"{who} and {seat a} trade."},
	tale{"{who} hands over {a} food."},
	tale{"{who} hands over {a} ammo."},
	tale{"{who} hands over {the a}."},
	tale{"{who} and {seat a} can't agree about room for the goods."},
	tale{"{who} draws a scar, {a} now{by c}.", "{who} draws a scar, {card secret}: {a} now{by c}."},
	tale{"{who} would draw a scar, but none is left."},
	tale{"{who} turns mutant, with {n a mutation mutations}."},
	tale{"{who}'s {stat a} is {b} now."},
	tale{"{who} is knocked out: {out a}."},
	tale{"{who} exchanges: {exchange a b}."},
	tale{"{who} plays {card a}{on b}."},
	tale{"{who} discards {card a} unplayed."},
	tale{"{who} uses {default a}."},
	tale{"{who} hears it, and does not look round."},
	tale{"{who} looks at {looked a b}."},
	tale{"{who} discards {the a}."},
	tale{"{who} puts {n a tile tiles} under the stack."},
	tale{"{who} draws {card a}{kept b}."},
	tale{"{who} loses {card a}."},
	tale{"{who} draws {n a action actions}."},
	tale{"{card a} has been picked clean: {n b card cards} fewer for {who}."},
	tale{"{end a}"},
)

var (
	outWords     = []string{"no health is left", "no morale is left", "neither health nor morale is left", "there is nothing to eat"}
	defaultWords = []string{"Tactics", "Mutate", "Consolidate"}
	bareWords    = []string{"fists", "stones"}
	endWords     = []string{"", "The Fortress has been reached.", "Nobody is human any more.", "The gate of The Fortress is shut.", "No road leads any further."}
)

var _ = format("Action", func(_ *Game, n []int16) string { return capital(actionNames[n[0]]) }) &&
	format("deal", func(_ *Game, n []int16) string {
		d := Of(table.Card(n[0])).Event.Offers[n[1]]
		return capital(inWords(d.Cost)) + " for " + inWords(d.Gives)
	}) &&
	format("eat", func(_ *Game, n []int16) string {
		if n[0] == 0 {
			return "Eat nothing"
		}
		return "Eat " + strconv.Itoa(int(n[0])) + " food"
	}) &&
	format("trick", func(_ *Game, n []int16) string { // the title, and where it strikes
		f := Of(table.Card(n[0]))
		var where []string
		for x := range terrains {
			if f.Terrains>>x&1 == 1 {
				where = append(where, x.String())
			}
		}
		if where == nil {
			return f.Name
		}
		return f.Name + " (" + strings.Join(where, ", ") + ")"
	}) &&
	format("offer", func(g *Game, n []int16) string { // {offer a}: as whoever gets it reads it
		if int(n[0]) >= len(g.Offers) {
			return "an offer"
		}
		o := &g.Offers[n[0]]
		return g.SeatName(o.From) + " gives " + o.Give.words() + " for " + o.Want.words()
	}) &&
	format("swap", func(_ *Game, n []int16) string {
		if n[0] == 0 {
			return "Exchange nothing"
		}
		return "Exchange " + exchanged(n)
	}) &&
	format("exchange", func(_ *Game, n []int16) string { return exchanged(n) }) &&
	format("turning", func(_ *Game, n []int16) string { // {turning a}: the rule behind the question
		if n[0] < mayTurn {
			return ""
		}
		return " The fifth turns you."
	}) &&
	format("moment", func(g *Game, n []int16) string { // {moment a b}: the cause of an early action
		s := g.SeatName(table.Seat(n[1]))
		switch Title(n[0]) {
		case Charge:
			return s + " is about to move."
		case Rummage:
			return s + " has camped."
		case PickedClean:
			return s + " has completed a tile."
		case FetchTheCousins:
			return s + " has met somebody."
		}
		return "The scouts set out."
	}) &&
	format("bare", func(_ *Game, n []int16) string { return bareWords[n[0]] }) &&
	format("rob", func(_ *Game, n []int16) string { return [...]string{"2 food", "2 ammo", "A card from the hand"}[n[0]] }) &&
	format("out", func(_ *Game, n []int16) string { return outWords[n[0]] }) &&
	format("on", func(g *Game, n []int16) string { // {on b}: the target, if there is one
		if n[0] < 0 {
			return ""
		}
		return " on " + g.SeatName(table.Seat(n[0]))
	}) &&
	format("default", func(_ *Game, n []int16) string { return defaultWords[n[0]] }) &&
	format("looked", func(_ *Game, n []int16) string {
		what := strconv.Itoa(int(n[0])) + " terrain tiles"
		if n[1] > 0 {
			what = strconv.Itoa(int(n[0])) + " encounters of level " + strconv.Itoa(int(n[1]))
		}
		return strings.Replace(what, "1 terrain tiles", "1 terrain tile", 1)
	}) &&
	format("kept", func(_ *Game, n []int16) string {
		if n[0] == 0 {
			return " and discards it"
		}
		return ""
	}) &&
	format("end", func(_ *Game, n []int16) string { return endWords[n[0]] })

func exchanged(n []int16) string {
	k := strconv.Itoa(int(n[0]))
	if n[1] == 0 {
		return k + " morale for " + k + " health"
	}
	return k + " health for " + k + " morale"
}

// words is what changes hands, in words.
func (l *Lot) words() string {
	var out []string
	if l.Food > 0 {
		out = append(out, strconv.Itoa(int(l.Food))+" food")
	}
	if l.Ammo > 0 {
		out = append(out, strconv.Itoa(int(l.Ammo))+" ammo")
	}
	for _, c := range l.Cards[:l.N] {
		out = append(out, theCard(int16(c)))
	}
	if out == nil {
		return "nothing"
	}
	return strings.Join(out, ", ")
}
