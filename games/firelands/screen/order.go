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
func (Screen) Order(_ any, ask *table.Ask) *scene.Order {
	if ask.Pass || ask.Max != 1 {
		return nil
	}
	rest := scene.Besides(ask, firelands.VerbUse)
	if len(rest) == 1 && slices.Contains(handKinds, ask.Prompt.Kind) {
		return &scene.Order{Key: "hand", Words: "Don't ask me where I could only play Objects", Answer: rest[0]}
	}
	if end := firelands.VerbEnd.Of(); ask.Prompt == firelands.AskTurn && slices.Contains(rest, end) {
		return &scene.Order{
			Key: "end", Words: "End my turns at once until something is new", Answer: end, Watches: besidesFood(ask),
		}
	}
	return nil
}

// Follows says that who is done with a slot, and can do nothing in their turn that they have not declined, has ended
// the turn; and that who has moved the zones on has rested, where that brings nothing new.
func (Screen) Follows(
	before *table.Ask, taken table.Option, next *table.Ask, declined scene.Declined,
) (table.Option, bool) {
	answer, rest := firelands.VerbEnd.Of(), besidesFood(next)
	switch {
	case before.Prompt.Kind == "act" && taken.Verb == firelands.VerbDone && next.Prompt == firelands.AskTurn:
	case before.Prompt == firelands.AskRest && next.Prompt == firelands.AskReady:
		answer, rest = firelands.VerbReady.Of(), scene.Besides(next) // nobody sees how far another has rested
	default:
		return answer, false
	}
	return answer, slices.Contains(rest, answer) && declined.All(slices.DeleteFunc(rest, func(o table.Option) bool {
		return o == answer
	}))
}

// besidesFood are the options of a turn that can't be taken later as well as now: whoever is fed can be fed in the Rest
// Phase, too (FL-REST-03), and what lies in the hand is nobody else's business.
func besidesFood(ask *table.Ask) []table.Option {
	return scene.Besides(ask, firelands.VerbUse, firelands.VerbFeed, firelands.VerbFeedSuited)
}
