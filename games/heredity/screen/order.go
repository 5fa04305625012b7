package screen

import (
	"slices"

	"waystation/games/heredity"
	"waystation/games/scene"
	"waystation/table"
)

// Order is the standing order that can be given for a question. It spares a player's hand, and is no rule of the game:
// the family is asked anew after each thing that one of them does, whoever had passed before (HE-TIME-15).
func (Screen) Order(view any, ask *table.Ask) *scene.Order {
	v, ok := view.(*heredity.View)
	if !ok || !ask.Pass || ask.Prompt.Kind != "act" || v.Players < 2 {
		return nil
	}
	return &scene.Order{
		Key: "pass", Words: "Pass until this loop is over, or somebody proposes something", Answer: table.Pass,
		Term: v.Loop, Asked: proposed(ask),
	}
}

// proposed reports whether somebody waits for a yes.
func proposed(ask *table.Ask) bool {
	return slices.ContainsFunc(ask.Options, func(o table.Offered) bool { return o.Option.Verb == heredity.VerbAgree })
}
