// Package hereditybot plays Heredity by rules of thumb: it walks to what nobody has looked at yet, does what cards
// offer, and chooses as its temper is.
//
// It goes by what lies open: spots and exits that are not used up, actions and options with what they print. It knows
// no chapter.
package hereditybot

import (
	"waystation/bots"
	"waystation/games/heredity"
	"waystation/table"
)

// Temper is how a player goes about things.
type Temper struct {
	Look, Talk, Hand, Explore int // what an icon of each kind is worth that nobody has used
	Action                    int // an action of a card
	Cubes, Item               int // a material, an item on the ground
	Blow                      int // striking somebody hostile
	Wild                      int // striking somebody neutral; below 0: never
	Counted                   int // what it costs to have something counted, which is seldom to anybody's credit
	Heal                      int
	Home                      int // after how many loops it comes where everybody is wanted
}

// The tempers.
var (
	Peaceful = Temper{Look: 34, Talk: 42, Hand: 34, Explore: 36, Action: 36, Cubes: 8, Item: 16, Blow: -1, Wild: -1,
		Counted: 95, Heal: 30, Home: 4}
	Bold = Temper{Look: 24, Talk: 26, Hand: 34, Explore: 44, Action: 50, Cubes: 6, Item: 18, Blow: 44, Wild: -1,
		Counted: 0, Heal: 24, Home: 3}
	Thorough = Temper{Look: 46, Talk: 44, Hand: 44, Explore: 36, Action: 32, Cubes: 14, Item: 22, Blow: 26, Wild: -1,
		Counted: 25, Heal: 34, Home: 5}
)

// Bot is a player. It remembers nothing: the same view and question always get the same answer. What it thinks with is
// kept only for its memory, and makes it not safe for concurrent use.
type Bot struct {
	seed   uint64
	temper Temper
	mind   mind
}

// New makes a player who looks into everything.
func New(seed uint64) *Bot { return With(Thorough, seed) }

// With makes a player of a temper. The seed decides between options of equal score.
func With(t Temper, seed uint64) *Bot { return &Bot{seed: seed, temper: t} }

// Choose answers a question of a match.
func (b *Bot) Choose(view any, ask *table.Ask) []table.Option {
	if ask.Amounts {
		return b.share(view.(*heredity.View), ask)
	}
	return []table.Option{bots.Best(ask, b.seed, b.Scores(view, ask))}
}

// Scores weighs the options of a question, seen by the view of the seat that is asked.
func (b *Bot) Scores(view any, ask *table.Ask) func(table.Option) int {
	b.mind.begin(view.(*heredity.View), ask, &b.temper, b.seed)
	return b.mind.score
}

// share hands out materials evenly, and leaves a few at home.
func (b *Bot) share(v *heredity.View, ask *table.Ask) []table.Option {
	n := max(ask.Min, min(ask.Max, v.Store.Materials-v.Store.Materials/3))
	var out []table.Option
	for len(out) < n && len(ask.Options) > 0 {
		out = append(out, ask.Options[len(out)%len(ask.Options)].Option)
	}
	return out
}
