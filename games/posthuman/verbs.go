package posthuman

import "waystation/table"

// The verbs, by chapter: set-up and what concerns cards in hand and in play; those of the journey begin at 40, of combat at 80, of the
// table and its mutants at 120.
const (
	verbCharacter table.Verb = iota // card
	verbRaise                       // stat, value
	verbReady
	verbKeep     // card
	verbBuy      // card
	verbExchange // so much food for ammo
	verbPass
	verbPlay     // card of the hand
	verbWield    // weapon that becomes active
	verbRest     // weapon that is active no more
	verbMount    // gear, weapon
	verbDiscard  // item
	verbActivate // follower
	verbUse      // card, place among its uses
	verbUseOn    // card, place among its uses, seat
	verbLearn    // 3 XP for a skill
	verbTrain    // 6 XP for a stat: stat
	verbYes
	verbNo
	verbDone
	verbSplit // short game: so many of the 3 cards are weapons
)

var _ = speak(verbCharacter,
	verb{"character", "{card a}", "card:{a}"},
	verb{"raise", "{Stat a} {b}: {points b}", "stat:{a}"},
	verb{"ready", "Ready", ""},
	verb{"keep", "{card a}", "card:{a}"},
	verb{"buy", "{card a}: {price a} food", "card:{a}"},
	verb{"exchange", "{a} food for {twice a} ammo", ""},
	verb{"shop-pass", "Buy nothing", ""},
	verb{"play", "Put {the a} into play", "hand:{a}"},
	verb{"wield", "Ready {the a}", "card:{a}"},
	verb{"unwield", "Put {the a} away", "card:{a}"},
	verb{"mount", "Mount {the a} on {the b}", "card:{a}"},
	verb{"discard", "Discard {the a}", "card:{a}"},
	verb{"activate", "Call {the a} to your side", "card:{a}"},
	verb{"use", "{card a}: {use a b}", "card:{a}"},
	verb{"use-on", "{card a} for {seat c}: {use a b}", "card:{a}"},
	verb{"learn", "3 XP: learn a skill", ""},
	verb{"train", "6 XP: {stat a} to {next who a}", "stat:{a}"},
	verb{"yes", "Yes", ""},
	verb{"no", "No", ""},
	verb{"done", "Done", ""},
	verb{"split", "{n a weapon weapons}, {rest a} equipment", ""},
)

// The events, by chapter as the verbs: these, then the journey from 40, combat from 80, the table and its mutants from 120.
const (
	taleHealth    uint8 = iota // A change, B now, C card behind it
	taleMorale                 // likewise
	taleFood                   // likewise
	taleAmmo                   // likewise
	taleJourney                // A the space, C card
	taleLapse                  // A action
	taleCharacter              // A card
	taleStat                   // A stat, B value
	taleSkill                  // A card
	taleStarter                //
	taleBuy                    // A card, B price
	taleExchange               // A food
	talePipe                   // A card
	talePlay                   // A card
	taleWield                  // A card
	taleRest                   // A card
	taleMount                  // A gear, B weapon
	taleDiscard                // A card
	taleActivate               // A card
	taleUse                    // A card
	taleDraw                   // B 0 equipment, 1 weapon, C card behind it; Secret: the card
	taleXP                     // A change, B now, C card
	taleScarStart              // short game
)

var _ = narrate(taleHealth,
	tale{"{who} {gains a} {abs a} health, {b} left{by c}."},
	tale{"{who} {gains a} {abs a} morale, {b} left{by c}."},
	tale{"{who} {gains a} {abs a} food, {b} now{by c}."},
	tale{"{who} {gains a} {abs a} ammo, {b} now{by c}."},
	tale{"{who} gains a journey point: space {a}{by c}."},
	tale{"{who} can't {action a} any more."},
	tale{"{who} is {the a}."},
	tale{"{who}'s {stat a} is {b}."},
	tale{"{who} knows {card a}."},
	tale{"{who} is the starting player."},
	tale{"{who} buys {the a} for {b} food."},
	tale{"{who} changes {a} food into {twice a} ammo."},
	tale{"{who} picks up {the a} for nothing."},
	tale{"{who} puts {the a} into play."},
	tale{"{who} readies {the a}."},
	tale{"{who} puts {the a} away."},
	tale{"{who} mounts {the a} on {the b}."},
	tale{"{who} discards {the a}."},
	tale{"{who} calls {the a} to their side."},
	tale{"{who} uses {the a}."},
	tale{"{who} draws {item b}{by c}.", "{who} draws {the secret}{by c}."},
	tale{"{who} {gains a} {abs a} XP, {b} now{by c}."},
	tale{"{who} carries scars from the start."},
)
