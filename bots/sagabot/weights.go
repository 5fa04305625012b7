package sagabot

// weights of the traits, as they are and for the rounds left, set by hand: a victory point is worth more the nearer the end is, and what one
// has is worth more the farther it is.
var weights = [allTraits]float64{
	// score, tokens, missions, needs, time for them, what they score, the side mission, the boss, sequences, terrain, hand
	2.0, 0.8, 0, 0, -0.2, 0.3, 0.1, 0.5, 0.1, 0, 0.1, 0.3, 0.8, 0.15, 0, 0,
	// body, cards, pack, skills, weapons
	0.1, -0.15, -0.2, 0.03, -0.05, -0.05, 0.03, -0.03, 0.02, 0.03, 0.03, 0, 0.35, 0, 0.03, 0.05, 0.03, 0.05, -0.03,
	// the same for the rounds left
	-0.8, 0.3, 0.3, 0.3, -0.3, 0.3, 0.3, 0.2, 0.3, 0, 0, 0, 0.1, 0.2, 0.05, 0.03,
	0.2, -0.1, -0.1, 0.05, -0.1, -0.1, 0.1, -0.1, 0.1, 0.05, 0.1, 0.03, 0.1, 0.2, 0.1, 0.2, 0.15, 0.15, -0.1,
}
