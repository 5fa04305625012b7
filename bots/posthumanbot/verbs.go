package posthumanbot

import (
	"waystation/bots"
	"waystation/games/posthuman"
	"waystation/table"
)

type scorer = func(*mind, table.Option) int

// scorers say how options are scored, by verb. The order is that of the game's chapters.
var scorers = bots.ByVerb(map[table.Verb]scorer{
	posthuman.VerbCharacter: nothing,
	posthuman.VerbRaise:     (*mind).raise,
	posthuman.VerbReady:     nothing,
	posthuman.VerbKeep:      (*mind).keep,
	posthuman.VerbBuy:       (*mind).buy,
	posthuman.VerbExchange:  (*mind).exchange,
	posthuman.VerbPass:      nothing,
	posthuman.VerbSplit:     (*mind).split,
	posthuman.VerbPlay:      (*mind).play,
	posthuman.VerbWield:     (*mind).wield,
	posthuman.VerbMount:     (*mind).mount,
	posthuman.VerbDiscard:   (*mind).discard,
	posthuman.VerbActivate:  (*mind).activate,
	posthuman.VerbUse:       (*mind).use,
	posthuman.VerbUseOn:     (*mind).useOn,
	posthuman.VerbLearn:     (*mind).learn,
	posthuman.VerbTrain:     (*mind).train,
	posthuman.VerbYes:       (*mind).yes,
	posthuman.VerbNo:        nothing,
	posthuman.VerbDone:      nothing,
	posthuman.VerbPause:     unwanted,
	posthuman.VerbPropose:   unwanted,

	posthuman.VerbPlace:   (*mind).place,
	posthuman.VerbExplore: (*mind).explore,
	posthuman.VerbStep:    (*mind).step,
	posthuman.VerbStay:    (*mind).stay,
	posthuman.VerbOnward:  (*mind).onward,
	posthuman.VerbLevel:   (*mind).level,
	posthuman.VerbOption:  (*mind).option,
	posthuman.VerbRoll:    nothing,
	posthuman.VerbScar:    (*mind).loseScar,
	posthuman.VerbShelter: (*mind).shelter,
	posthuman.VerbTake:    (*mind).takeOne,
	posthuman.VerbGo:      nothing,

	posthuman.VerbFight:    (*mind).fight,
	posthuman.VerbEvade:    (*mind).evade,
	posthuman.VerbRun:      nothing,
	posthuman.VerbShoot:    (*mind).shoot,
	posthuman.VerbHold:     nothing,
	posthuman.VerbAim:      (*mind).aim,
	posthuman.VerbEngage:   (*mind).engage,
	posthuman.VerbMeet:     (*mind).meetWith,
	posthuman.VerbReroll:   (*mind).reroll,
	posthuman.VerbThink:    (*mind).thinkAgain,
	posthuman.VerbKeepRoll: nothing,
	posthuman.VerbBlock:    (*mind).block,
	posthuman.VerbEntry:    (*mind).entry,
	posthuman.VerbBear:     nothing,
	posthuman.VerbYield:    (*mind).yield,

	posthuman.VerbDeal:      (*mind).deal,
	posthuman.VerbGather:    (*mind).gather,
	posthuman.VerbEat:       (*mind).eat,
	posthuman.VerbDeclare:   (*mind).declare,
	posthuman.VerbOffer:     (*mind).offer,
	posthuman.VerbPartner:   (*mind).with,
	posthuman.VerbAccept:    (*mind).accept,
	posthuman.VerbRefuse:    (*mind).refuse,
	posthuman.VerbGiveFood:  (*mind).giveFood,
	posthuman.VerbGiveAmmo:  (*mind).giveAmmo,
	posthuman.VerbGive:      unwanted,
	posthuman.VerbWantFood:  (*mind).wantFood,
	posthuman.VerbWantAmmo:  (*mind).wantAmmo,
	posthuman.VerbWant:      unwanted,
	posthuman.VerbStayHuman: nothing,
	posthuman.VerbTurn:      (*mind).turnMutant,
	posthuman.VerbSwap:      (*mind).swapLife,

	posthuman.VerbTrick:       (*mind).trick,
	posthuman.VerbNoTrick:     (*mind).noTrick,
	posthuman.VerbAct:         (*mind).act,
	posthuman.VerbStrike:      (*mind).strike,
	posthuman.VerbTactics:     (*mind).tactics,
	posthuman.VerbMutate:      (*mind).mutate,
	posthuman.VerbConsolidate: (*mind).consolidate,
	posthuman.VerbBide:        nothing,
	posthuman.VerbArm:         (*mind).arm,
	posthuman.VerbBare:        nothing,
	posthuman.VerbRob:         (*mind).rob,
	posthuman.VerbDeck:        (*mind).deck,
	posthuman.VerbTop:         (*mind).top,
	posthuman.VerbHowMany:     (*mind).howMany,
	posthuman.VerbUnder:       (*mind).under,
	posthuman.VerbDrop:        (*mind).drop,
	posthuman.VerbReplace:     (*mind).replace,
})

// nothing is the measure of all scores.
func nothing(*mind, table.Option) int { return 0 }

// unwanted is what is left to people: items in trades, pauses, proposals that somebody leaves.
func unwanted(*mind, table.Option) int { return -20 }
