package saga

import (
	"strings"

	"waystation/english"
	"waystation/games/words"
	"waystation/table"
)

// The question whether something is used says what has happened or is about to, and what comes of using nothing.

var askOccasion = book.Question("occasion", "PS-BOARD-15", "{moment a b c}", words.Idly("enough"))

// moment is what such a question is about: a keyword of what can be used, and what more there is to say of it: the
// occasion that is answered, the enemy that is met, the terrain from 1.
func moment(k Keyword, more ...int) (about [3]int) {
	about[0] = int(k)
	copy(about[1:], more)
	return about
}

// momentWords asks of a moment whether something is used.
func momentWords(_ *Game, n []int16, _ words.Namer) string {
	switch Keyword(n[0]) {
	case KeyOn:
		return happened(Occasion(n[1]), n[2]) + " Use something for it?"
	case KeyCampPoints:
		return "You camp. Use something to recover more?"
	case KeyAmmoBack:
		return "You have fired in this fight. Use something to take ammo back?"
	case KeySpareCard:
		return "Your " + cardName(n[1]) + " is about to be exhausted. Use something to keep it ready?"
	case KeyFewerDice:
		return english.Capital(theCard(n[1])) + either(plural(n[1]), " roll their dice", " rolls its dice") +
			" next. Use something to take dice away?"
	case KeyTwoCards:
		return "Your random card comes next. Use something to draw two and keep one?"
	case KeyChooseEnemy:
		return "An enemy comes next. Use something to draw two and fight one?"
	case KeySilence:
		return "You meet " + theCard(n[1]) + ". Use something to silence what " +
			either(plural(n[1]), "they do?", "it does?")
	case KeyForageAs:
		return "You forage: " + terrainNames[n[1]-1] + ". Use something to take what other terrain gives?"
	case KeyWithdraw:
		return "You fight " + theCard(n[1]) + " hand to hand next. Use something to get away?"
	case KeyPressOn:
		return "You have laid terrain, so your move ends here. Use something to move on?"
	case KeyFreeMarch:
		return "You are about to march. Use something for it?"
	}
	return "Use something now?"
}

// happened is what has happened to a player, who killed, survived or was hit by an enemy, or foraged on terrain.
func happened(x Occasion, of int16) string {
	switch x {
	case OnKill:
		return "You have killed " + theCard(of) + "."
	case OnSurvive:
		return "You have survived " + theCard(of) + "."
	case OnHit:
		return "You were hurt by " + theCard(of) + "."
	case OnForage:
		return "You have foraged: " + terrainNames[of-1] + "."
	case OnStory:
		return "Your story is over."
	case OnMutation:
		return "You have mutated."
	case OnEat:
		return "You have eaten."
	case OnBid:
		return "The bids lie open."
	case OnCamp:
		return "You have camped."
	case OnBonus:
		return "You have found the bonus loot."
	case OnMap:
		return "You have mapped."
	case OnToken:
		return "You have placed a mission token."
	case OnRecon:
		return "You have scored a recon."
	case OnLandmark:
		return "You have activated a landmark."
	case OnNight:
		return "Night falls."
	}
	return ""
}

func plural(c int16) bool { return (*Game)(nil).Plural(c) }

// unused is what comes of using nothing, or nothing more, at a moment.
func (g *Game) unused(a *table.Ask) prospect {
	more := func(words string) prospect {
		return foreseen(words + either(g.hasUsed(a.Seat, Keyword(a.About[0])), " but for what you have used", ""))
	}
	switch Keyword(a.About[0]) {
	case KeyOn:
		var none []string
		for _, o := range a.Options {
			if use := g.useOf(o.Option, a.Seat); use != nil {
				none = append(none, use.Does.Say()+" by "+useWords(g, []int16{o.Option.A, o.Option.B}, nil))
			}
		}
		return foreseen("without: " + strings.Join(none, "; "))
	case KeyCampPoints:
		return more(english.Count(g.CampPoints(a.Seat), "recovery point", "recovery points"))
	case KeyAmmoBack:
		return foreseen("no more ammo comes back")
	case KeySpareCard:
		return foreseen(cardName(a.About[1]) + " is exhausted")
	case KeyFewerDice:
		return more("all its dice roll")
	case KeyTwoCards:
		return foreseen("you draw one, and it counts")
	case KeyForageAs:
		return more(standardLoot[a.About[1]-1].Say())
	case KeyPressOn:
		return foreseen("your move ends here")
	}
	return foreseen("what you have stays unused for this")
}
