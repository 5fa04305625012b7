package screen

import (
	"waystation/games/posthuman"
	"waystation/games/scene"
	"waystation/table"
)

// Order is the standing order for the Trade phase: to be done with it at once, unless an offer lies there (PH-TRADE-05,
// PH-RULING-51). It is the player's own hand that it spares, and no rule of the game.
func (Screen) Order(ask *table.Ask) *scene.Order {
	if ask.Prompt.Kind != "trade" {
		return nil
	}
	o := &scene.Order{Words: "No trade unless I am asked", Asked: true, Answer: posthuman.VerbDone.Of()}
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
