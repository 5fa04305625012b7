package firelandsbot

import (
	"waystation/bots"
	"waystation/games/firelands"
	"waystation/table"
)

type scorer = func(*mind, table.Option) int

// scorers say how options are scored, by verb. The order is that of the game's chapters.
var scorers = bots.ByVerb(map[table.Verb]scorer{
	firelands.VerbExplore:    (*mind).exploreSlot,
	firelands.VerbSend:       (*mind).send,
	firelands.VerbBreak:      (*mind).takeBreak,
	firelands.VerbFeed:       (*mind).feed,
	firelands.VerbFeedSuited: (*mind).feedSuited,
	firelands.VerbFury:       (*mind).buyFury,
	firelands.VerbRecycle:    (*mind).recycleBox,
	firelands.VerbEnd:        nothing,
	firelands.VerbAct:        (*mind).act,
	firelands.VerbBonus:      (*mind).bonus,
	firelands.VerbDone:       nothing,
	firelands.VerbBlock:      (*mind).block,
	firelands.VerbDeal:       (*mind).encounter,
	firelands.VerbGoods:      (*mind).goods,
	firelands.VerbAbility:    (*mind).ability,
	firelands.VerbAbilityFor: (*mind).abilityFor,
	firelands.VerbTrade:      (*mind).trade,
	firelands.VerbUse:        (*mind).use,
	firelands.VerbDiscard:    (*mind).discard,
	firelands.VerbReturn:     (*mind).giveBack,
	firelands.VerbDismiss:    (*mind).dismiss,
	firelands.VerbSpend:      (*mind).spendFrom,
	firelands.VerbStow:       (*mind).stow,
	firelands.VerbDamage:     (*mind).damage,
	firelands.VerbRepair:     (*mind).repair,
	firelands.VerbRage:       (*mind).rage,
	firelands.VerbCounter:    (*mind).counter,
	firelands.VerbSuit:       (*mind).suit,
	firelands.VerbTreat:      (*mind).treat,
	firelands.VerbLose:       (*mind).lose,
	firelands.VerbBerth:      (*mind).berth,
	firelands.VerbTow:        (*mind).scrap,
	firelands.VerbReplace:    (*mind).replace,
	firelands.VerbMount:      (*mind).mount,
	firelands.VerbChoose:     (*mind).choose,
	firelands.VerbZone:       (*mind).zone,
	firelands.VerbTired:      (*mind).tired,
	firelands.VerbShift:      nothing,
	firelands.VerbReady:      nothing,
	firelands.VerbYes:        (*mind).yes,
	firelands.VerbNo:         nothing,

	firelands.VerbSetOff:   (*mind).setOff,
	firelands.VerbCross:    (*mind).cross,
	firelands.VerbDrive:    (*mind).driveOn,
	firelands.VerbClaim:    (*mind).claim,
	firelands.VerbStop:     nothing,
	firelands.VerbAddFuel:  (*mind).addPoint,
	firelands.VerbFloor:    (*mind).addPoint,
	firelands.VerbBarter:   (*mind).addPoint,
	firelands.VerbCall:     (*mind).call,
	firelands.VerbWho:      (*mind).who,
	firelands.VerbHook:     (*mind).hook,
	firelands.VerbBear:     nothing,
	firelands.VerbGive:     (*mind).give,
	firelands.VerbHide:     (*mind).hide,
	firelands.VerbFire:     (*mind).fire,
	firelands.VerbBlow:     (*mind).blow,
	firelands.VerbHold:     nothing,
	firelands.VerbAt:       (*mind).at,
	firelands.VerbApply:    nothing,
	firelands.VerbAnother:  (*mind).another,
	firelands.VerbFrom:     (*mind).moveTarget,
	firelands.VerbSmoke:    (*mind).smoke,
	firelands.VerbKeep:     (*mind).keep,
	firelands.VerbKeepNone: nothing,

	firelands.VerbLet:     nothing,
	firelands.VerbLayDown: (*mind).layDown,
})

// nothing is the measure of all scores.
func nothing(*mind, table.Option) int { return 0 }
