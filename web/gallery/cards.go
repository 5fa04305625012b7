package gallery

import "waystation/web"

func oil(state web.CardState) web.Card {
	return web.Card{Game: "firelands", Kind: "location", Glyph: "place", Word: "Location", Name: "Oil Platform",
		Corner: "rad", Picture: picture("oil"), Body: oilWords(), State: state, Mark: "2", Key: "explore:2",
		Piece: "slot:2", Reason: "No skill left", Rule: "FL-EXPL-05", Back: "II", Slide: "card-oil"}
}

func destroyers(state web.CardState) web.Card {
	return web.Card{Game: "firelands", Kind: "enemy", Glyph: "enemy", Word: "Enemy I", Name: "Destroyers",
		Picture: picture("destroyers"), Body: destroyersWords(), State: state, Piece: "slot:1",
		Reason: "An Enemy is here", Rule: "FL-EXPL-04"}
}

func hauler() web.Card {
	return web.Card{Game: "firelands", Kind: "truck", Glyph: "truck", Word: "Truck", Name: "Scrap Hauler",
		Picture: picture("hauler"), Body: haulerWords(), State: web.Offered, Mark: "3", Key: "explore:3",
		Piece: "slot:3"}
}

func courierCard() web.Card {
	c := courier().Card
	c.State, c.Mark, c.Key, c.Piece = web.Offered, "4", "explore:4", "slot:4"
	return c
}

func nomad() web.Card {
	return web.Card{Game: "firelands", Kind: "encounter", Glyph: "encounter", Word: "Encounter",
		Name: "Wasteland Nomad", Picture: picture("nomad"), Body: nomadWords(), State: web.Refused, Piece: "slot:5",
		Reason: "Costs 3, you have 2", Rule: "FL-EXPL-05"}
}

// asking leaves a card as it is drawn while there is a question; without one it lies at rest.
func asking(asked bool, c web.Card) web.Card {
	if !asked {
		c.State = web.AtRest
	}
	return c
}
