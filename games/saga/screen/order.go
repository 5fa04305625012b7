package screen

import (
	"slices"

	"waystation/games/saga"
	"waystation/games/scene"
	"waystation/table"
)

// Order is the standing order that can be given for a question. It spares a player's hand, and is no rule of the game.
// What is on offer before and after a turn, in a fight and at night is known to all (PS-RULING-047, PS-NIGHT-01).
func (Screen) Order(view any, ask *table.Ask) *scene.Order {
	o := &scene.Order{Watches: useful(view.(*saga.View), ask)}
	switch ask.Prompt.Kind {
	case "eat":
		return eats(ask)
	case "begin":
		o.Key, o.Answer = "begin", saga.VerbGo.Of()
		o.Words = "Begin my turns for me, until there is something new to do before one"
	case "after":
		o.Key, o.Answer = "after", saga.VerbDone.Of()
		o.Words = "End my turns for me, until there is something new to do before that"
	case "night":
		o.Key, o.Answer = "night", saga.VerbDone.Of()
		o.Words = "Go to sleep for me at night, until there is something new to do before that or tomorrow may knock " +
			"me out; what else its event may take is then not said"
		o.Asked = restless(view.(*saga.View), ask)
	case "weapon":
		o.Key, o.Answer = "weapon", saga.VerbNoWeapon.Of()
		o.Words = "Hold my fire for me in every fight to come, until I have another weapon"
		if view.(*saga.View).Players[ask.Seat].Fight.Boss { // it is worth a thought of its own
			o.Words, o.Term = "Hold my fire for me in every round against this boss, until I fight something else", 1
		}
	case "new-site":
		o.Key, o.Answer = "new-site", saga.VerbNoSite.Of()
		o.Words = "Keep my sites in the hand for me, until I take this order back"
		o.Watches = nil // which they are is nobody else's business
	default:
		return nil
	}
	return o
}

// atAnyTime is what everybody may do at any time outside fights, whoever is asked (PS-LOOT-07, PS-MOD-03,
// PS-RULING-009).
var atAnyTime = []table.Verb{saga.VerbSpend, saga.VerbMod, saga.VerbEquip}

// useful are the options of a question but those of some verbs, and those by which something is used that would bring
// nothing now: nobody is kept for them. What somebody has lies open to all.
func useful(v *saga.View, ask *table.Ask, verbs ...table.Verb) []table.Option {
	rest := scene.Besides(ask, verbs...)
	if !slices.ContainsFunc(rest, func(o table.Option) bool { return o.Verb == saga.VerbUse }) {
		return rest
	}
	g := v.Known(nil)
	return slices.DeleteFunc(rest, func(o table.Option) bool { return g.Vain(ask.Seat, o) })
}

// Follows says that a turn begins, or ends, where nothing could be done first but what can be done as well while others
// have their turns, and by night; and that who has ended their turn sleeps, where the night offers nothing that they
// have not declined.
func (Screen) Follows(
	view any, before *table.Ask, taken table.Option, next *table.Ask, declined scene.Declined,
) (table.Option, bool) {
	answer, v := saga.VerbDone.Of(), view.(*saga.View)
	switch {
	case before.Prompt.Kind == next.Prompt.Kind: // who has done something first may do more
		return answer, false
	case next.Prompt.Kind == "begin":
		answer = saga.VerbGo.Of()
	case next.Prompt.Kind == "after":
	case next.Prompt.Kind == "night":
		ended := before.Prompt.Kind == "after" && taken == answer
		return answer, ended && declined.All(useful(v, next, answer.Verb))
	default:
		return answer, false
	}
	return answer, len(useful(v, next, append(atAnyTime, answer.Verb)...)) == 0
}

// restless reports whether a night is worth a thought of its own: whoever sleeps wakes to hunger, or may be knocked out
// in the morning, or stands at a landmark that they can use. All of it lies open.
func restless(v *saga.View, ask *table.Ask) bool {
	if slices.ContainsFunc(ask.Options, func(x table.Offered) bool { return x.Option.Verb == saga.VerbActivate }) {
		return true
	}
	g := v.Known(nil)
	return g.Hungers(ask.Seat) != "" || g.MayFall(ask.Seat)
}

// eats is to eat for as long as there is enough: what somebody has lies open.
func eats(ask *table.Ask) *scene.Order {
	for _, x := range ask.Options {
		if x.Option.Verb == saga.VerbEat {
			return &scene.Order{
				Key: "eat", Words: "Eat for me every morning, until there is too little for a meal", Answer: x.Option,
			}
		}
	}
	return nil
}
