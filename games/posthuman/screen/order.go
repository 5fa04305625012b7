package screen

import (
	"waystation/games/posthuman"
	"waystation/games/scene"
	"waystation/table"
)

// Order is the standing order that can be given for a question. It spares a player's hand, and is no rule of the game.
func (Screen) Order(view any, ask *table.Ask) *scene.Order {
	switch ask.Prompt.Kind {
	case "trade":
		return trades(ask)
	case "react":
		return bides(view.(*posthuman.View))
	}
	return nil
}

// trades is to be done with the Trade phase at once, unless an offer lies there (PH-TRADE-05, PH-RULING-51).
func trades(ask *table.Ask) *scene.Order {
	o := &scene.Order{
		Key: "trade", Words: "No trade unless I am asked", Asked: true, Answer: posthuman.VerbDone.Of(),
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
		Key: "bide", Words: "Bide for the rest of this turn", Term: v.Turn,
		Answer: posthuman.VerbBide.Of(),
	}
}
