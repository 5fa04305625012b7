package firelands

import (
	"strconv"

	"waystation/table"
)

// The verbs of the chapters up to Rest; those of the road begin at 100.
const (
	verbExplore    table.Verb = iota // slot
	verbSend                         // one to three Survivors
	verbBreak                        // Survivor
	verbFeed                         // token, Survivor
	verbFeedSuited                   // Contaminated Food, Survivor, with the Hazmat Suit
	verbFury                         // deal of the Fury card
	verbRecycle                      // recycling box
	verbEnd
	verbAct        // slot
	verbBonus      // slot, deal, 1: the Incursor pays the Fury
	verbDone       // enough
	verbBlock      // slot, block
	verbDeal       // slot, deal
	verbGoods      // token
	verbAbility    // Survivor
	verbAbilityFor // Survivor, token
	verbTrade      // Survivor, token given, token gained
	verbUse        // card of the hand
	verbDiscard    // card of the hand
	verbReturn     // token, back to the Reserve
	verbStow       // box
	verbMove       // box, box
	verbDamage     // box
	verbRepair     // box
	verbRage       // 1 Fury
	verbCounter    // Survivor
	verbSuit       // Hazmat Suit
	verbTreat      // Survivor
	verbLose       // Survivor
	verbBerth      // box whose Survivor token goes
	verbTow        // Trailer that goes
	verbReplace    // Trailer in whose place the new one comes
	verbMount      // Truck or Trailer
	verbChoose     // card
	verbZone       // zone
	verbTired      // how the Desert Son ends: Exhausted, Rest, or Exhausted with a Fuel
	verbShift      // the zones, in the Rest Phase
	verbReady      // confirm the Rest
	verbYes
	verbNo
)

var _ = speak(verbExplore,
	verbWords{"explore", "Explore {slot a} (slot {a}, cost {cost a})", "slot:{a}"},
	verbWords{"send", "Send {the a}{with b}{with c}", "card:{a}"},
	verbWords{"break", "Take a Break with {the a}", "card:{a}"},
	verbWords{"feed", "Feed {the b} 1 {token a}", "card:{b}"},
	verbWords{"feed-suited", "Feed {the b} 1 {token a}, in the Hazmat Suit", "card:{b}"},
	verbWords{"fury", "{furydeal a}", ""},
	verbWords{"recycle", "Recycle with {box a}", "{boxpiece who a}"},
	verbWords{"end", "End the turn", ""},
	verbWords{"act", "{action a}: {slot a}", "slot:{a}"},
	verbWords{"bonus", "Bonus: {tiledeal a b}{free c}", "tile:{a}"},
	verbWords{"done", "Done", ""},
	verbWords{"block", "Take {block a b}", "slot:{a}"},
	verbWords{"deal", "{option a b}", "slot:{a}"},
	verbWords{"goods", "{token a}", ""},
	verbWords{"ability", "{card a}: {ability a}{choice a}", "card:{a}"},
	verbWords{"ability-for", "{card a}: {ability a} 1 {token b}", "card:{a}"},
	verbWords{"trade", "{card a}: 1 {token b} for 1 {token c}", "card:{a}"},
	verbWords{"use", "Use {the a}", "hand:{a}"},
	verbWords{"discard", "Discard {the a}", "hand:{a}"},
	verbWords{"return", "Return 1 {token a}", ""},
	verbWords{"stow", "Stow it in {box a}{content a}", "{boxpiece who a}"},
	verbWords{"move", "Move the {cargo a} to {box b}", "{boxpiece who a}"},
	verbWords{"damage", "Damage {box a} ({kind a}){content a}", "{boxpiece who a}"},
	verbWords{"repair", "Repair {box a} ({kind a})", "{boxpiece who a}"},
	verbWords{"rage", "Gain 1 Fury", ""},
	verbWords{"counter", "{The a} takes it", "card:{a}"},
	verbWords{"suit", "Nobody: use the Hazmat Suit", "hand:{a}"},
	verbWords{"treat", "Treat {the a}", "card:{a}"},
	verbWords{"lose", "Lose {the a}", "card:{a}"},
	verbWords{"berth", "{Box a}", "{boxpiece who a}"},
	verbWords{"scrap", "Scrap {the a}", "card:{a}"},
	verbWords{"replace", "Replace {the a}", "card:{a}"},
	verbWords{"mount", "Mount it on {the a}{replaced who a}", "card:{a}"},
	verbWords{"choose", "{card a}", "card:{a}"},
	verbWords{"zone", "{zone a}", ""},
	verbWords{"tired", "{tired a}", ""},
	verbWords{"shift", "Move the zones on", ""},
	verbWords{"ready", "Confirm", ""},
	verbWords{"yes", "Yes", ""},
	verbWords{"no", "No", ""},
)

// The events of the chapters up to Rest; those of the road begin at 100.
const (
	taleGain      uint8 = iota // A token, B how many, C card behind it
	taleSpend                  // A token, B how many
	taleReturn                 // A token
	taleMove                   // A token, B from, C to
	taleDamage                 // A box, B token lost, C card behind it
	taleRepair                 // A box
	taleFame                   // A 1 or -1, B now, C card behind it
	taleFury                   // A gained, B now, C card behind it
	taleSpendFury              // A spent, B now
	taleCounter                // A Survivor, C card behind it
	taleTreat                  // A Survivor
	taleLost                   // A Survivor
	taleDraw                   // Secret: the Object
	taleNoObjects              //
	taleDiscard                // A card
	taleUse                    // A card
	taleAbility                // A Survivor or the card of a recycling box
	taleOut                    //
	taleReveal                 // A card, B slot
	taleEvent                  // A card
	taleGate                   // A gate
	taleExplore                // A card, B slot
	taleSend                   // A Survivor
	taleGather                 // A Location, B block
	taleGone                   // A card
	taleInstall                // A card
	taleScrap                  // A card
	taleRecruit                // A Survivor
	taleDeal                   // A Encounter, B deal
	taleBonus                  // A slot, B deal, C tile
	taleBreak                  // A Survivor, B points
	taleFeed                   // A Survivor, B skill
	taleZone                   // A Survivor, B zone
	taleFuryBuy                // A deal of the Fury card
	talePeek                   // A how many
	taleAgain                  //
	taleSkip                   //
	taleRest                   //
	taleKeep                   // A Special Loot card
	taleCapsules               // A Survivor
	taleOrder                  // A the Turn Order Table
)

var _ = narrate(taleGain,
	taleWords{"{because c}{who} gains {b} {token a}.", ""},
	taleWords{"{who} spends {b} {token a}.", ""},
	taleWords{"{who} returns 1 {token a} to the Reserve.", ""},
	taleWords{"{who} moves 1 {token a} from {box b} to {box c}.", ""},
	taleWords{"{because c}{who} takes 1 Damage on {box a}{losing b}.", ""},
	taleWords{"{who} repairs {box a}.", ""},
	taleWords{"{because c}{who} {one a gains loses} 1 Fame and stands at {b}.", ""},
	taleWords{"{because c}{who} gains {a} Fury and has {b}.", ""},
	taleWords{"{who} spends {a} Fury and has {b} left.", ""},
	taleWords{"{because c}{who}'s {card a} takes a Contamination counter.", ""},
	taleWords{"{who}'s {card a} loses a Contamination counter.", ""},
	taleWords{"{who} loses {the a}.", ""},
	taleWords{"{who} draws an Object.", "{who} draws {the secret}."},
	taleWords{"There is no Object left for {who} to draw.", ""},
	taleWords{"{who} discards {the a}.", ""},
	taleWords{"{who} uses {the a}.", ""},
	taleWords{"{who} calls on {the a}.", ""},
	taleWords{"{who} has lost the last Survivor and is out of the game.", ""},
	taleWords{"{card a} comes up in slot {b}.", ""},
	taleWords{"Event: {card a}.", ""},
	taleWords{"Gate {a} shuts.", ""},
	taleWords{"{who} explores {the a}.", ""},
	taleWords{"{who} sends {the a}.", ""},
	taleWords{"{who} takes {from b a}.", ""},
	taleWords{"{The a} leaves the market.", ""},
	taleWords{"{who} installs {the a}.", ""},
	taleWords{"{who} scraps {the a}.", ""},
	taleWords{"{who} recruits {the a}.", ""},
	taleWords{"{card a}. {who} agrees: {offer a b}", ""},
	taleWords{"{who} takes the Bonus Action of the {card c}.", ""},
	taleWords{"{The a} takes a Break: {n b point points} for {who}.", ""},
	taleWords{"{who} feeds {the a}: +{b} skill this turn.", ""},
	taleWords{"{who}'s {card a} goes to the {zone b}.", ""},
	taleWords{"{who} turns to the Fury card: {furydeal a}", ""},
	taleWords{"{who} looks at the top {n a card cards} of the Exploration deck.", ""},
	taleWords{"{who} takes one more turn.", ""},
	taleWords{"{who} skips the turn.", ""},
	taleWords{"{who}'s crew moves on: Rest to Active, Exhausted to Rest.", ""},
	taleWords{"{who} keeps {the a}.", ""},
	taleWords{"{who}'s {card a} swallows the capsules: skill 3 for this phase.", ""},
	taleWords{"Turn order: {order a}.", ""},
)

var _ = format("with", func(_ *Game, n []int16) string { // {with b}: one more Survivor, if there is one
	if n[0] == 0 {
		return ""
	}
	return " and " + theCard(n[0])
}) &&
	format("cost", func(g *Game, n []int16) string { return strconv.Itoa(g.cost(int(n[0]))) }) &&
	format("losing", func(_ *Game, n []int16) string {
		if Token(n[0]) == NoToken {
			return ""
		}
		return " and loses 1 " + tokenNames[n[0]]
	}) &&
	format("cargo", func(g *Game, n []int16) string { return tokenNames[g.cargo(spot(n[0])).Token] }) &&
	format("turn", func(_ *Game, n []int16) string {
		return [...]string{
			"Your turn: explore a slot or take a Break.",
			"Your turn, with nobody active: whatever you like before you end it.",
			"Anything else before you end your turn?",
		}[n[0]]
	}) &&
	format("furydeal", func(_ *Game, n []int16) string { return FuryCard()[n[0]].Text }) &&
	format("tiledeal", func(g *Game, n []int16) string { return g.tileDeals(int(n[0]))[n[1]].Text }) &&
	format("free", func(_ *Game, n []int16) string {
		if n[0] == 0 {
			return ""
		}
		return " (the Incursor: no Fury)"
	}) &&
	format("action", func(g *Game, n []int16) string { // {action a}: what the card in a slot asks for
		c, ok := g.slotCard(int(n[0]))
		switch {
		case !ok:
			return "Act"
		case Of(c).Kind == KindLocation:
			return "Gather"
		case Of(c).Kind == KindSurvivor:
			return "Recruit"
		}
		return "Install"
	}) &&
	format("block", func(g *Game, n []int16) string { // {block a b}: slot, block
		c, ok := g.slotCard(int(n[0]))
		if !ok {
			return "the block"
		}
		return blockWords(Of(c), int(n[1]))
	}) &&
	format("from", func(_ *Game, n []int16) string { // {from b a}: block, Location
		f := Of(table.Card(n[1]))
		return blockWords(f, int(n[0])) + " from the " + f.Name
	}) &&
	format("option", func(g *Game, n []int16) string { // {option a b}: slot, deal
		c, ok := g.slotCard(int(n[0]))
		if !ok || int(n[1]) >= len(Of(c).Deals) {
			return "Deal"
		}
		return Of(c).Deals[n[1]].Text
	}) &&
	format("offer", func(_ *Game, n []int16) string { return Of(table.Card(n[0])).Deals[n[1]].Text }) &&
	format("replaced", func(g *Game, n []int16) string { // {replaced who a}: the Device that would go
		if d, ok := g.deviceOn(table.Seat(n[0]), table.Card(n[1])); ok {
			return ", replacing " + theCard(int16(d))
		}
		return ""
	}) &&
	format("tired", func(_ *Game, n []int16) string {
		return [...]string{"To the Exhausted Zone", "To the Rest Zone at once", "To the Exhausted Zone, for 1 Fuel"}[n[0]]
	}) &&
	format("ability", func(_ *Game, n []int16) string {
		switch Of(table.Card(n[0])).Ability {
		case TribalSister:
			return "1 Fury for each other active Survivor"
		case TribalWarrior:
			return "2 Fury for"
		case Spy:
			return "lose 1 Fame for"
		case Courier:
			return "lose 1 Fame for 1 Object"
		case CitadelScientist:
			return "gain 1 Object"
		case Welder:
			return "1 Repair for each other active Survivor"
		case Trader:
			return "swap 1 Resource"
		case IceFisher:
			return "gain 1 Food"
		case SignalOfficer:
			return "look at the top card of the Exploration deck"
		case OldTrapper:
			return "pay 1 Fame for 2 Food"
		case Mechanic:
			return "1 Repair"
		case FurnaceKeeper:
			return "1 Treatment"
		case FieldSurgeon:
			return "1 Food to remove 2 counters"
		}
		return "ability"
	}) &&
	format("choice", func(_ *Game, n []int16) string { // {choice a}: what there would be to choose from, where it can't be used
		switch Of(table.Card(n[0])).Ability {
		case TribalWarrior:
			return " 1 Food, Fuel or Ammo"
		case Spy:
			return " 1 Food, Fuel, Ammo or Object"
		}
		return ""
	})

// blockWords lists the tokens of a Location's block: "2 Fuel and 1 Object".
func blockWords(f *Face, block int) string {
	tokens := f.Left
	if block == 1 {
		tokens = f.Right
	}
	words := ""
	for i := 0; i < len(tokens); {
		n := 1
		for i+n < len(tokens) && tokens[i+n] == tokens[i] {
			n++
		}
		switch {
		case i > 0 && i+n == len(tokens):
			words += " and "
		case i > 0:
			words += ", "
		}
		words += strconv.Itoa(n) + " " + tokenNames[tokens[i]]
		i += n
	}
	return words
}
