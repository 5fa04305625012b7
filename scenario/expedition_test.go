package scenario

import (
	"fmt"
	"testing"

	"waystation/internal/expedition"
	"waystation/rules"
)

// findExpedition is a shelf of the toy with teams, letters and a campaign.
func findExpedition(string) *Game {
	g := &Game{Box: expedition.Shelf}
	for _, id := range []string{"EX-PACK-01", "EX-MAP-01", "EX-MAP-02", "EX-LETTER-01", "EX-EVE-01", "EX-EVE-02"} {
		g.Rules = append(g.Rules, rules.Rule{ID: id})
	}
	return g
}

func TestTeamsAmountsLettersAndCampaignsAsText(t *testing.T) {
	const text = `Teams see what their members play, all see what is packed, and what is left is carried on.
-- scenario --
game: expedition
players: 4
carry: {"stores": 7}
rules: EX-PACK-01 EX-MAP-01 EX-MAP-02 EX-LETTER-01 EX-EVE-01
-- play --
Player 1 is asked: packing
Player 1 can: food, rope
Player 1 can't: food*3
Player 1 can't: food*2 + rope*2 because 0 to 3
Player 3 sees: food
spectator sees: rope
Player 1: food*2 + rope
spectator sees: "Food":2
spectator sees: "Rope":1
Player 1 is asked: playing
Player 2 is asked: playing
Player 3 sees: playing
Player 4 doesn't see: play:%[1]d
Player 1: play:%[1]d
Player 3 is asked: agree
Player 3 can't: pass
Player 4 doesn't see: play:%[1]d
Player 3: play:%[1]d
until Player 1 is asked: evening
Player 2 sees: evening
spectator sees: "Played"
Player 4: feast
until Player 2 is asked: packing
-- then --
over: no
outcome:
legacy:
`
	// Which maps a team holds is decided by the seed: the first that it is offered is played.
	var last error
	for first := range 8 {
		if last = Run("teams", fmt.Appendf(nil, text, first), findExpedition); last == nil {
			return
		}
	}
	t.Error(last)
}
