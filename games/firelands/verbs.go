package firelands

import "waystation/table"

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
	verbWords{"explore", "Explore: {slot a}", "slot:{a}"},
	verbWords{"send", "Send {card a}{with b}{with c}", "card:{a}"},
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
	verbWords{"ability", "{card a}: {ability a}", "card:{a}"},
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
	taleGain uint8 = iota // A token, B how many, C card behind it
	taleSpend
	taleReturn // A token
	taleMove   // A token, B from, C to
	taleDamage // A box, B token lost, C card behind it
	taleRepair // A box
	taleFame   // A change, B now
	taleFury   // A gained, B now
	taleSpendFury
	taleCounter // A Survivor
	taleTreat
	taleLost
	taleDraw // Secret: the Object
	taleNoObjects
	taleDiscard // A card
	taleUse
	taleAbility
	taleOut
	taleReveal // A card, B slot
	taleEvent  // A card
	taleGate   // A gate
	taleExplore
	taleSend
	taleGather
	taleGone // A card leaves its slot
	taleInstall
	taleScrap
	taleRecruit
	taleDeal
	taleBonus
	taleBreak
	taleFeed
	taleZone
	taleFuryBuy
	talePeek
	taleAgain
	taleSkip
	taleRest
	taleStart
	taleOrder
	taleKeep
	taleCapsules
)

var _ = narrate(taleGain,
	taleWords{"{who} gains {a2}.", ""},
)
