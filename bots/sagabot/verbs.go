package sagabot

import (
	"waystation/bots"
	"waystation/games/saga"
	"waystation/table"
)

type scorer = func(*mind, table.Option) int

// scorers say how options are scored, by verb. The order is that of the game's chapters.
var scorers = bots.ByVerb(map[table.Verb]scorer{
	saga.VerbObjective: (*mind).objective,
	saga.VerbLearn:     (*mind).learn,
	saga.VerbDone:      nothing,
	saga.VerbGo:        nothing,
	saga.VerbEnough:    nothing,
	saga.VerbYes:       (*mind).yes,
	saga.VerbNo:        nothing,

	saga.VerbEat:      (*mind).eat,
	saga.VerbHunger:   (*mind).hunger,
	saga.VerbChoose:   (*mind).choose,
	saga.VerbBid:      (*mind).bid,
	saga.VerbTake:     (*mind).take,
	saga.VerbPick:     (*mind).pick,
	saga.VerbToss:     (*mind).toss,
	saga.VerbAction:   (*mind).declare,
	saga.VerbSecond:   (*mind).second,
	saga.VerbRecover:  (*mind).recover,
	saga.VerbTune:     (*mind).tune,
	saga.VerbRefresh:  (*mind).refresh,
	saga.VerbExchange: unwanted,
	saga.VerbSurvey:   (*mind).survey,
	saga.VerbSiteAt:   (*mind).siteAt,

	saga.VerbStay:    (*mind).stay,
	saga.VerbStep:    (*mind).step,
	saga.VerbLay:     (*mind).lay,
	saga.VerbMarch:   (*mind).march,
	saga.VerbMarchTo: (*mind).marchTo,
	saga.VerbPutSite: (*mind).putSite,
	saga.VerbNoSite:  nothing,
	saga.VerbToken:   (*mind).token,
	saga.VerbSide:    (*mind).sideToken,
	saga.VerbRecon:   (*mind).recon,

	saga.VerbEnemy:     nothing,
	saga.VerbBoss:      (*mind).boss,
	saga.VerbPrimary:   (*mind).primary,
	saga.VerbNoPrimary: (*mind).noPrimary,
	saga.VerbDraw:      (*mind).draw,
	saga.VerbStop:      nothing,
	saga.VerbWeapon:    (*mind).weapon,
	saga.VerbNoWeapon:  (*mind).weapon,
	saga.VerbArm:       (*mind).arm,
	saga.VerbMods:      (*mind).throwMod,
	saga.VerbPay:       (*mind).pay,
	saga.VerbSilence:   (*mind).silence,
	saga.VerbDie:       (*mind).die,
	saga.VerbReward:    (*mind).reward,
	saga.VerbCarve:     (*mind).carve,
	saga.VerbExhaust:   (*mind).exhaust,
	saga.VerbUse:       (*mind).use,

	saga.VerbEffect:   (*mind).effect,
	saga.VerbRecovery: (*mind).recovery,
	saga.VerbMutation: (*mind).cure,
	saga.VerbLoseItem: (*mind).lose,
	saga.VerbDiscard:  (*mind).lose,
	saga.VerbDismiss:  (*mind).lose,
	saga.VerbKeep:     (*mind).keep,
	saga.VerbRedraw:   (*mind).redraw,
	saga.VerbSpend:    (*mind).spend,
	saga.VerbEquip:    (*mind).equip,
	saga.VerbMod:      (*mind).mod,
	saga.VerbActivate: (*mind).activate,

	saga.VerbSeat:     (*mind).seat,
	saga.VerbGiveGood: unwanted,
	saga.VerbGiveItem: unwanted,
	saga.VerbWantGood: unwanted,
	saga.VerbWantItem: unwanted,
	saga.VerbShare:    (*mind).share,
})

// nothing is the measure of all scores.
func nothing(*mind, table.Option) int { return 0 }

// unwanted is what is left to people: gifts, and tokens spent on the queue.
func unwanted(*mind, table.Option) int { return -20 }
