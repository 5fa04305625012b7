package firelands

import "waystation/table"

// The verbs from Movement to the End of Round.
const (
	verbSetOff   table.Verb = 100 + iota
	verbCross               // space
	verbDrive               // space
	verbClaim               // waypoint counter, space
	verbStop                //
	verbAddFuel             //
	verbFloor               // Truck Driver, points
	verbBarter              // Incursor
	verbCall                // Paramedic
	verbWho                 // Survivor
	verbHook                // seat
	verbBear                //
	verbGive                // token
	verbHide                // Stealth Device
	verbFire                // box, Enemy or 0 for all, how
	verbBlow                // Survivor, Enemy, token paid
	verbHold                //
	verbAt                  // Enemy
	verbApply               //
	verbAnother             //
	verbFrom                // Enemy
	verbSmoke               // seat
	verbKeep                // Loot card
	verbKeepNone            //
)

var _ = speak(verbSetOff,
	verbWords{"set-off", "Spend 1 Fuel and set off", ""},
	verbWords{"cross", "{way who a}", "space:{a}"},
	verbWords{"drive", "Drive on to {a}: {reach who a}", "space:{a}"},
	verbWords{"claim", "Stop here and take {find a}", "space:{b}"},
	verbWords{"stop", "{halt}", ""},
	verbWords{"add-fuel", "Add 1 Fuel: +1 speed", ""},
	verbWords{"floor", "{card a}: {b} Fury for +{b} speed", "card:{a}"},
	verbWords{"barter", "{card a}: 1 Object for +1 speed", "card:{a}"},
	verbWords{"call", "{card a}: 1 Food wakes one or two Survivors", "card:{a}"},
	verbWords{"who", "{card a}", "card:{a}"},
	verbWords{"hook", "{seat a}: {moved a}", "seat:{a}"},
	verbWords{"bear", "Take the hit", ""},
	verbWords{"give", "Give up 1 {token a}", ""},
	verbWords{"hide", "Hide: use {the a}", "hand:{a}"},
	verbWords{"fire", "{shot a b c}", "{boxpiece who a}"},
	verbWords{"blow", "{card a}{price a c}: {blow a} Damage to {foe b}", "foe:{b}"},
	verbWords{"hold", "Hold fire", ""},
	verbWords{"at", "{foe a}", "foe:{a}"},
	verbWords{"apply", "Apply it", ""},
	verbWords{"another", "Turn over another", ""},
	verbWords{"from", "Move it from {foe a}", "foe:{a}"},
	verbWords{"smoke", "{seat a}'s", "seat:{a}"},
	verbWords{"keep", "Keep {the a}", "card:{a}"},
	verbWords{"keep-none", "Keep none", ""},
)

// The events from Movement to the final score.
const (
	taleSetOff     uint8 = 100 + iota // A points
	taleCross                         // A from, B to
	taleDrive                         // A from, B to, C steps
	taleCitadel                       // A space
	taleRock                          // A Rock
	taleFameRock                      //
	taleWaypoint                      // A counter, B space
	taleCalled                        // A Survivor
	taleHook                          // A seat, B points
	taleDeploy                        // A Enemy, B region, C boxes to fill
	taleFallBack                      // A Survivor, C card behind it
	taleFire                          // A box
	taleOutcome                       // A Outcome card, B rating or 0
	taleStrike                        // A Enemy, B Damage, C boxes left
	taleMark                          // A Enemy
	taleMarkMoved                     // A from, B to
	taleSmoke                         // A seat, B Enemy
	taleDefeat                        // A Enemy
	taleLoot                          // A Enemy; Secret: the card dealt
	taleKept                          // A how many, B Enemy; Secret: the card or -1
	taleUnpack                        // A card
	taleLeftBehind                    // A Enemy
	taleRound                         // A round
	taleScore                         // A part, B Fame, C card or -1
	taleTotal                         // A Fame
	taleOver                          // A winner or -1
	taleMiss                          // A Enemy
)

var _ = narrate(taleSetOff,
	taleWords{"{who} sets off with {n a point points}.", ""},
	taleWords{"{who} goes from {a} to {b}{terrain a b}.", ""},
	taleWords{"{who} drives from {a} to {b}, {n c space spaces}.", ""},
	taleWords{"{who} is through the gate on {a} and stands on the Citadel.", ""},
	taleWords{"{who} flips a rock: {card a}.", ""},
	taleWords{"{who} keeps the Fame Rock, worth 1 Fame at the end.", ""},
	taleWords{"{who} stops at the {card a} on {b}.", ""},
	taleWords{"{The a} is called into {who}'s Active Zone.", ""},
	taleWords{"{who}'s Harpoon holds the convoy of {seat a}: {n b point points}.", ""},
	taleWords{"Ambush in region {b}: {card a}, with {n c box boxes} to fill.", ""},
	taleWords{"{The a} falls back to {who}'s Rest Zone.", ""},
	taleWords{"{who} fires from {box a}.", ""},
	taleWords{"{card a} is turned over{result a b}.", ""},
	taleWords{"{who} deals {b} Damage to {card a}; {n c box boxes} still to fill.", ""},
	taleWords{"{who} puts a Target counter on {card a}.", ""},
	taleWords{"{who} moves a Target counter from {card a} to {card b}.", ""},
	taleWords{"{who} smokes a Target counter of {seat a} off {card b}.", ""},
	taleWords{"That is the end of {card a}.", ""},
	taleWords{"{who} is dealt a Loot card.", "{who} is dealt {the secret}."},
	taleWords{"{who} keeps {one a one none} of the Loot cards.", "{who} keeps {the secret}, face down."},
	taleWords{"{who} unpacks {the a}.", ""},
	taleWords{"Left behind: {card a}.", ""},
	taleWords{"Round {a} begins.", ""},
	taleWords{"{who}, {part a}{for c}: {b} Fame.", ""},
	taleWords{"{who} ends with {a} Fame.", ""},
	taleWords{"{winner a}", ""},
	taleWords{"{card a}: a miss.", ""},
)
