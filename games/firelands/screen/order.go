package screen

import (
	"slices"

	"waystation/games/firelands"
	"waystation/games/scene"
	"waystation/table"
)

// handKinds are the kinds of questions that are put because of the hand where there is one thing to do besides.
var handKinds = []string{"turn", "act", "fire", "drive", "rest"}

// Order is the standing order that can be given for a question. It spares a player's hand, and is no rule of the game.
// Where there is an Enemy to fire at it is another one: whoever wants to be spared the rest may well want to fire. Both
// hang on what all can see.
func (Screen) Order(view any, ask *table.Ask) *scene.Order {
	if ask.Pass || ask.Max != 1 {
		return nil
	}
	rest := scene.Besides(ask, firelands.VerbUse)
	if len(rest) == 1 && slices.Contains(handKinds, ask.Prompt.Kind) {
		if ask.Prompt.Kind == "fire" && nearEnemy(view, ask.Seat) { // as with Incendiary Ammunition
			return &scene.Order{Key: "hand-fire", Answer: rest[0],
				Words: "Don't ask me to fire at Enemies where I could only play Objects"}
		}
		return &scene.Order{Key: "hand", Answer: rest[0],
			Words: "Don't ask me where I could only play Objects; I am still asked to fire at an Enemy"}
	}
	if end := firelands.VerbEnd.Of(); ask.Prompt == firelands.AskTurn && slices.Contains(rest, end) {
		return &scene.Order{Key: "end", Words: endingWords(ask), Answer: end, Watches: besidesFood(ask)}
	}
	return nil
}

// nearEnemy reports whether an Enemy stands in the region of a player's convoy.
func nearEnemy(view any, s table.Seat) bool {
	v, ok := view.(*firelands.View)
	return ok && slices.ContainsFunc(v.Foes, func(f firelands.SeenFoe) bool {
		return f.Region == v.Players[s].Space.Region()
	})
}

// endingWords are those of the order that ends turns: what it leaves unused of what is on offer stands in them.
func endingWords(ask *table.Ask) string {
	has := func(v table.Verb) bool {
		return slices.ContainsFunc(ask.Options, func(o table.Offered) bool { return o.Option.Verb == v })
	}
	switch fury, recycling := has(firelands.VerbFury), has(firelands.VerbRecycle); {
	case fury && recycling:
		return "End my turns at once until something is new; I pay no Fury and recycle nothing"
	case fury:
		return "End my turns at once until something is new; I pay no Fury"
	case recycling:
		return "End my turns at once until something is new; I recycle nothing"
	}
	return "End my turns at once until something is new"
}

// Follows says that who is done with a slot has ended the turn, and that who has moved the zones on has rested, where
// there is nothing else to do: what could be done before is not declined for good, as a row that leads there says that
// it comes. Food can wait, and what lies in the hand was declined. A point of a Break is Fury where nothing is damaged.
func (Screen) Follows(
	_ any, before *table.Ask, taken table.Option, next *table.Ask, declined scene.Declined,
) (table.Option, bool) {
	answer, rest := firelands.VerbEnd.Of(), besidesFood(next)
	switch {
	case next.Prompt.Kind == "points":
		answer, rest = firelands.VerbRage.Of(), scene.Besides(next, firelands.VerbDone)
	case before.Prompt.Kind == "act" && taken.Verb == firelands.VerbDone && next.Prompt == firelands.AskTurn:
	case before.Prompt == firelands.AskRest && next.Prompt == firelands.AskReady:
		answer = firelands.VerbReady.Of() // nobody sees how far another has rested
		if rest = scene.Besides(next, firelands.VerbUse); !declined.All(played(next)) {
			return answer, false
		}
	default:
		return answer, false
	}
	return answer, len(rest) == 1 && rest[0] == answer
}

// played are the options of a question that play a card of the hand.
func played(ask *table.Ask) (out []table.Option) {
	for _, o := range ask.Options {
		if o.Option.Verb == firelands.VerbUse {
			out = append(out, o.Option)
		}
	}
	return out
}

// besidesFood are the options of a turn that can't be taken later as well as now: whoever is fed can be fed in the Rest
// Phase, too (FL-REST-03), and what lies in the hand is nobody else's business.
func besidesFood(ask *table.Ask) []table.Option {
	return scene.Besides(ask, firelands.VerbUse, firelands.VerbFeed, firelands.VerbFeedSuited)
}
