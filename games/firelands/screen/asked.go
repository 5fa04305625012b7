package screen

import (
	"strconv"

	"waystation/games/firelands"
	"waystation/web"
)

// asked are the questions that players put about a card, with their rules.
func asked(f *firelands.Face) []web.Asked {
	out := append([]web.Asked(nil), askedOfKind[f.Kind]...)
	if f.Kind == firelands.KindEnemy {
		out = append(out, tough(f))
	}
	return append(out, askedOfCard[f.Name]...)
}

// tough is how many Defence boxes an Enemy will have: as many on each Hitpoints card of its deck.
func tough(f *firelands.Face) web.Asked {
	h := firelands.Of(firelands.HitpointsDeck(f.Land, int(f.Number+1)/2)[0])
	boxes := func(players int) string { return strconv.Itoa(len(h.Tracks[0]) - h.FirstBox(players)) }
	return web.Asked{Question: "How tough is it?", Rule: "FL-AMBUSH-04",
		Answer: "It gets a Hitpoints card when it comes: " + boxes(2) + " boxes to fill with 2 players, " + boxes(3) +
			" with 3, " + boxes(4) + " with 4."}
}

var askedOfKind = map[firelands.Kind][]web.Asked{
	firelands.KindLocation: {
		{Question: "What do I get?", Answer: "First the effect in the corner, if there is one. Then all tokens of " +
			"one block, of your choice.", Rule: "FL-EXPL-14"},
		{Question: "And if they don't fit?", Answer: "What finds no box goes back to the Reserve.",
			Rule: "FL-CONVOY-12"},
		{Question: "When does it leave?", Answer: "When neither block has a token left.", Rule: "FL-RULING-21"},
	},
	firelands.KindSurvivor: {
		{Question: "When can the ability be used?",
			Answer: "In the phase it names, from the Active Zone, once a round. What counts at the end counts " +
				"from any zone.", Rule: "FL-ABIL-02"},
		{Question: "What does recruiting take?",
			Answer: "Skill for the slot, and a box for the Survivor token. The card goes to your Rest Zone.",
			Rule:   "FL-RECRUIT-01"},
		{Question: "When is a Survivor lost?",
			Answer: "At skill 0: each counter takes 1 away. Card and token leave together.", Rule: "FL-CONT-03"},
	},
	firelands.KindEncounter: {
		{Question: "Must I take an option?", Answer: "Yes, one of them, and you must be able to carry it out in full.",
			Rule: "FL-ENC-02"},
		{Question: "Does the card stay?", Answer: "Yes, unless the option you took says that it goes.",
			Rule: "FL-ENC-03"},
	},
	firelands.KindEvent: {
		{Question: "Whom does it hit?",
			Answer: "Everybody, at once, in Left Turn Order. Then it is discarded and another card takes its place.",
			Rule:   "FL-EXPL-25"},
	},
	firelands.KindEnemy: {
		{Question: "Can I explore its slot?", Answer: "No. It waits there for the next Fire Weapons Phase.",
			Rule: "FL-EXPL-04"},
		{Question: "Whom does it ambush?",
			Answer: "It drives to the leader's region and hits every convoy there, once.", Rule: "FL-AMBUSH-05"},
		{Question: "Who gets its loot?",
			Answer: "Each player with Target counters on it when its last Defence box fills: as many cards to choose " +
				"from as counters.", Rule: "FL-LOOT-03"},
	},
	firelands.KindTruck: {
		{Question: "What becomes of my Truck?",
			Answer: "It is discarded. Its Device passes on, its tokens are placed anew, its Damage is gone.",
			Rule:   "FL-IMPROVE-09"},
		{Question: "And if the new one tows less?",
			Answer: "You discard Trailers down to its number, with their Devices.", Rule: "FL-IMPROVE-08"},
	},
	firelands.KindTrailer: {
		{Question: "Where does it go?",
			Answer: "To the tail, if the Truck can tow one more. Otherwise it replaces a Trailer.",
			Rule:   "FL-IMPROVE-03"},
	},
	firelands.KindDevice: {
		{Question: "Where does it go?",
			Answer: "On the Truck or a Trailer; each carries one Device. The one already there may be discarded.",
			Rule:   "FL-IMPROVE-04"},
		{Question: "Can I move it later?", Answer: "No. It can only be replaced.", Rule: "FL-IMPROVE-06"},
	},
	firelands.KindObject: {
		{Question: "How many may I hold?",
			Answer: "Three Objects and Special Loot together, one more for each undamaged MAX +1 box.",
			Rule:   "FL-OBJ-02"},
		{Question: "And if I never use it?", Answer: "It is worth 1 Fame at the end.", Rule: "FL-OBJ-09"},
	},
	firelands.KindSpecialLoot: {
		{Question: "Is it an Object?",
			Answer: "It shares their places, but it can't pay for anything that costs an Object, and gives no Fame " +
				"for being unused.", Rule: "FL-LOOT-12"},
	},
	firelands.KindOutcome: {
		{Question: "How is it read?",
			Answer: "An attack reads the row of the Weapon's rating; Enemies read the row of their number.",
			Rule:   "FL-FIRE-05"},
		{Question: "What is the back for?",
			Answer: "While it lies on top of the deck, it names the part of the convoys that Enemies hit.",
			Rule:   "FL-EFIRE-03"},
	},
	firelands.KindHitpoints: {
		{Question: "How is it filled?",
			Answer: "One box for each Damage, in order. Whoever fills a box gets its reward at once.",
			Rule:   "FL-FIRE-12"},
	},
	firelands.KindTile: {
		{Question: "When can I use it?",
			Answer: "Once, before or after the action of the card below it, when you explore that slot.",
			Rule:   "FL-BONUS-01"},
		{Question: "Both lines?", Answer: "No, at most one of them.", Rule: "FL-BONUS-02"},
	},
}

var askedOfCard = map[string][]web.Asked{
	"Desert Son": {
		{Question: "Every time he explores?", Answer: "Once a round. On a second trip he is exhausted like the others.",
			Rule: "FL-RULING-104"},
	},
	"Tribal Sister": {
		{Question: "Who counts?", Answer: "The others in your Active Zone when you use it, those sent along included.",
			Rule: "FL-RULING-103"},
	},
	"Welder": {
		{Question: "When exactly?", Answer: "After the zones have shifted; the others then in your Active Zone count.",
			Rule: "FL-RULING-103"},
	},
	"Incursor": {
		{Question: "Is everything free?", Answer: "Only the Fury. Fame, Damage and counters are still paid.",
			Rule: "FL-RULING-142"},
	},
	"Spy": {{Question: "With no Fame left to lose?", Answer: "You take 1 Damage instead.",
		Rule: "FL-RULING-29"}},
	"Courier": {{Question: "With no Fame left to lose?", Answer: "You take 1 Damage instead.",
		Rule: "FL-RULING-29"}},
	"Implanted Rebel": {
		{Question: "Immune to everything?", Answer: "Only to counters from being fed, in every zone and phase.",
			Rule: "FL-RULING-138"},
	},
	"Implanted Fighter": {
		{Question: "Immune to everything?", Answer: "Only to counters from being fed, in every zone and phase.",
			Rule: "FL-RULING-138"},
	},
	"Digger": {{Question: "What if my Drill box is damaged?",
		Answer: "Then you have no Drill, and the Digger is one.", Rule: "FL-RULING-101"}},
	"Fanatic": {
		{Question: "Payments too?", Answer: "Yes: any loss or payment of 1 Fame, once a round, in any phase.",
			Rule: "FL-RULING-102"},
	},
	"Sheriff": {
		{Question: "Is the shot free?", Answer: "No. It costs its Ammo, and the Weapon must not have fired yet.",
			Rule: "FL-RULING-106"},
	},
	"Cooker": {{Question: "Does Contaminated Food count?", Answer: "No, only Food.",
		Rule: "FL-RULING-19"}},
	"Anti-Heat Capsules": {
		{Question: "And counters?", Answer: "They don't lower the skill for this phase. Food still adds to the 3.",
			Rule: "FL-RULING-108"},
	},
	"Hazmat Suit": {
		{Question: "When do I decide?",
			Answer: "When the counter is about to be placed. What caused it counts as done.", Rule: "FL-RULING-105"},
	},
	"Incendiary Ammunition": {
		{Question: "With any Weapon?",
			Answer: "With one that has not fired. Only Ammo is waived: a Flamethrower still takes its Fuel.",
			Rule:   "FL-RULING-106"},
	},
	"MRE": {{Question: "Two in one phase?", Answer: "No, one a phase, even if you hold both.",
		Rule: "FL-RULING-55"}},
	"Nitromethane": {{Question: "With Harpoon?", Answer: "No use: the Harpoon needs no Fuel.",
		Rule: "FL-RULING-100"}},
	"Harpoon": {{Question: "How far?", Answer: "As many points as the convoy you chose had this phase.",
		Rule: "FL-RULING-99"}},
	"Smoke Grenade": {
		{Question: "Whose counters?", Answer: "Opponents', one or several, on one Enemy in your region. They go home.",
			Rule: "FL-RULING-107"},
	},
	"Stealth Device": {{Question: "May I wait for the attack?",
		Answer: "Yes, it may answer an ambush or an Enemy's fire.", Rule: "FL-RULING-86"}},
	"Metal Detector": {
		{Question: "And a convoy card?", Answer: "It is installed at once; the other goes back unseen.",
			Rule: "FL-RULING-109"},
	},
	"V8 Holy Book": {{Question: "Fame or Fury?", Answer: "Fury: 1 Fame for each point you have left, at most 3.",
		Rule: "FL-RULING-42"}},
	"Luxury Briefcase": {
		{Question: "What is doubled?", Answer: "Fame from your other Special Loot and from Fame boxes on Loot cards.",
			Rule: "FL-RULING-43"},
	},
	"War Book": {{Question: "Flamethrowers, Saws?",
		Answer: "Count like any Weapon, as long as their box is undamaged.", Rule: "FL-RULING-95"}},
	"Wasteland Nomad": {
		{Question: "Which goods?",
			Answer: "Food, Fuel or Ammo: two different ones for an Object, two of a kind for Fame.",
			Rule:   "FL-RULING-111"},
	},
	"Mutant Recruiter": {{Question: "The one I sent, too?",
		Answer: "Yes, if contaminated; then they don't go to Exhausted.", Rule: "FL-RULING-147"}},
	"Close the Gap": {{Question: "And with no gate left?", Answer: "Nothing happens.", Rule: "FL-RULING-98"}},
	"The Wild Horde": {{Question: "Must I give my last Survivor?",
		Answer: "Only if you insist; you can always take the Damage.", Rule: "FL-RULING-154"}},
	"Baron Tesla": {{Question: "With nobody active?", Answer: "Then only the Damage happens.",
		Rule: "FL-RULING-153"}},
	"Plasma Perforator": {{Question: "What is a Resource?",
		Answer: "A token of Food, Contaminated Food, Fuel or Ammo in your convoy.", Rule: "FL-RULING-152"}},
}
