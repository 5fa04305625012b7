package screen

import (
	"waystation/games/posthuman"
	"waystation/games/scene"
	"waystation/table"
)

// Order is the standing order that can be given for a question. It spares a player's hand, and is no rule of the game.
func (Screen) Order(view any, ask *table.Ask) *scene.Order {
	switch ask.Prompt.Kind {
	case "eat":
		return eats(view.(*posthuman.View), ask)
	case "trade":
		return trades(ask)
	case "react":
		return bides(view.(*posthuman.View))
	}
	return nil
}

// eats is to eat enough to be fed, as long as there is food for it; what somebody has, and how hungry they are, lies
// open (PH-EAT-02, PH-EAT-05).
func eats(v *posthuman.View, ask *table.Ask) *scene.Order {
	o := &scene.Order{
		Key: "eat", Words: "Eat my fill as long as the food lasts", Answer: posthuman.VerbEat.Of(0),
	}
	for _, x := range ask.Options {
		if x.Option.Verb == posthuman.VerbEat && x.Option.A > o.Answer.A {
			o.Answer = x.Option
		}
	}
	if me := &v.Players[ask.Seat]; int(o.Answer.A) < me.Hunger || o.Answer.A == 0 && !me.Safe {
		return nil
	}
	return o
}

// trades is to be done with the Trade phase at once, unless an offer lies there (PH-TRADE-05, PH-RULING-51).
func trades(ask *table.Ask) *scene.Order {
	o := &scene.Order{
		Key: "trade", Words: "No trade until somebody makes me an offer", Asked: true, Answer: posthuman.VerbDone.Of(),
	}
	for _, x := range ask.Options {
		switch x.Option.Verb {
		case posthuman.VerbRefuse:
			o.Asked = true
			return o
		case posthuman.VerbDone:
			o.Asked = false
		}
	}
	return o
}

// bides is to let every moment of this turn at which a mutant may strike go by, whatever lies before them: nobody
// learns from it what does (PH-MUTACT-12).
func bides(v *posthuman.View) *scene.Order {
	return &scene.Order{
		Key: "bide", Words: "Bide until this turn ends", Term: v.Turn,
		Answer: posthuman.VerbBide.Of(),
	}
}
