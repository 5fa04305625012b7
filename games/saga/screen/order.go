package screen

import (
	"waystation/games/saga"
	"waystation/games/scene"
	"waystation/table"
)

// Order is the standing order that can be given for a question. It spares a player's hand, and is no rule of the game.
// What is on offer before and after a turn, in a fight and at night is known to all (PS-RULING-047, PS-NIGHT-01).
func (Screen) Order(view any, ask *table.Ask) *scene.Order {
	o := &scene.Order{Watches: scene.Besides(ask)}
	switch ask.Prompt.Kind {
	case "eat":
		return eats(ask)
	case "begin":
		o.Key, o.Answer, o.Words = "begin", saga.VerbGo.Of(), "Begin my turns at once until something is new"
	case "after":
		o.Key, o.Answer, o.Words = "after", saga.VerbDone.Of(), "End my turns at once until something is new"
	case "night":
		o.Key, o.Answer, o.Words = "night", saga.VerbDone.Of(), "Sleep at once until something is new"
	case "weapon":
		o.Key, o.Answer, o.Words = "weapon", saga.VerbNoWeapon.Of(), "Shoot with none of these until I have another"
		if view.(*saga.View).Players[ask.Seat].Fight.Boss {
			o.Words, o.Term = "Shoot with none of these at this boss", 1 // it is worth a thought of its own
		}
	case "new-site":
		o.Key, o.Answer, o.Words = "new-site", saga.VerbNoSite.Of(), "Keep the sites in my hand until I take this back"
		o.Watches = nil // which they are is nobody else's business
	default:
		return nil
	}
	return o
}

// eats is to eat for as long as there is enough: what somebody has lies open.
func eats(ask *table.Ask) *scene.Order {
	for _, x := range ask.Options {
		if x.Option.Verb == saga.VerbEat {
			return &scene.Order{Key: "eat", Words: "Eat as long as the food lasts", Answer: x.Option}
		}
	}
	return nil
}
