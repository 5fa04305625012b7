package firelands

import "waystation/table"

// SeenAutoma is what everybody sees of the Automa (FL-AUTO).
type SeenAutoma struct {
	Hard      bool   `json:"hard"`
	Variant   bool   `json:"variant"` // its contaminated Survivors can be laid down (FL-AUTO-49)
	Colour    Colour `json:"colour"`
	Space     Space  `json:"space"`
	Reached   bool   `json:"reached"` // stands on the Citadel
	Right     bool   `json:"right"`   // its Turn Order counter lies right of the player's
	Turn      bool   `json:"turn"`    // acts now
	Fame      int    `json:"fame"`
	FameRocks int    `json:"fame_rocks"`
	Targets   int    `json:"targets"` // on its board; the others lie on Enemies
	Moved     int    `json:"moved"`   // movement points of this round's movement

	Column   int                `json:"column"` // under the Automa counter, 1 to 6
	Rows     [4][6]SeenBoardBox `json:"rows"`   // A to D
	Depot    []Token            `json:"depot"`
	Ill      int                `json:"ill"`  // Survivors standing in the Contaminated Zone
	Laid     int                `json:"laid"` // lying there
	Groups   int                `json:"groups"`
	Speed    int                `json:"speed"` // without Fuel, cards and catching up
	Objects  int                `json:"objects"`
	Loot     int                `json:"loot"`
	Noted    int                `json:"noted"`    // Objects that were shuffled back and still score
	Deck     int                `json:"deck"`     // Action cards left
	Pile     int                `json:"pile"`     // face down: its turns to come
	Row      []SeenAction       `json:"row"`      // revealed, from left to right
	Discards []table.Card       `json:"discards"` // Action cards
	Aim      Arrow              `json:"aim"`      // right: the Enemy of the highest number, else that of the lowest
	Tally    Tally              `json:"tally"`    // as if the game ended now
}

// SeenBoardBox is a box of the Automa Convoy board.
type SeenBoardBox struct {
	Kind    BoxKind `json:"kind"`
	N       uint8   `json:"n"` // rating
	Tokens  []Token `json:"tokens,omitempty"`
	Damaged bool    `json:"damaged"`
	Covered bool    `json:"covered"` // by a Damage counter from the set-up that will be removed
}

// SeenAction is a revealed Action card.
type SeenAction struct {
	Card      table.Card `json:"card"`
	Explored  bool       `json:"explored"`  // with it; else it came by eating (FL-AUTO-25)
	Cancelled bool       `json:"cancelled"` // its End of Round ability
}

// Stock is how many tokens of a kind the Automa has.
func (a *SeenAutoma) Stock(x Token) int {
	n := 0
	count := func(tokens []Token) {
		for _, t := range tokens {
			if t == x {
				n++
			}
		}
	}
	count(a.Depot)
	for row := range a.Rows {
		for _, b := range a.Rows[row] {
			count(b.Tokens)
		}
	}
	return n
}

// Crew is how many Survivors the Automa has, contaminated ones included.
func (a *SeenAutoma) Crew() int { return a.Stock(SurvivorToken) + a.Ill + a.Laid }

// viewAutoma is what is seen of the Automa, in the memory of an earlier view; nil where there is none.
func (g *Game) viewAutoma(v *SeenAutoma) *SeenAutoma {
	if !g.Alone() {
		return nil
	}
	m, b := g.mat(Automa), &g.Board
	if v == nil {
		v = &SeenAutoma{}
	}
	*v = SeenAutoma{Hard: b.Hard, Variant: b.Variant, Colour: m.Colour, Space: m.Space, Reached: m.Reached,
		Turn: g.turn() == Automa, Fame: int(m.Fame), FameRocks: int(m.FameRocks), Targets: int(m.Targets),
		Moved: int(m.Moved), Column: int(b.Column) + 1, Ill: int(b.Ill), Laid: int(b.Laid), Groups: g.groups(),
		Speed: automaSpeed, Noted: int(b.Noted), Deck: g.pile(ActionDeck).Len(), Pile: g.pile(ActionPile).Len(),
		Rows: v.Rows, Depot: tokensIn(v.Depot, &b.Goods[0]), Row: v.Row[:0],
		Discards: g.open(v.Discards, ActionDiscard), Aim: g.Aims(),
		Tally: g.automaTally(table.Reuse(v.Tally.Lines, 5)[:0])}
	v.Right = len(g.Order) > 0 && g.Order[len(g.Order)-1] == Automa
	v.Speed += g.speedIcons()
	for row := range automaBoxes {
		for column, box := range automaBoxes[row] {
			o := &v.Rows[row][column]
			*o = SeenBoardBox{
				Kind: box.Kind, N: box.N, Tokens: o.Tokens[:0], Damaged: b.Damaged[row][column],
				Covered: row == rowA && column > int(b.Column),
			}
			switch {
			case b.Crew[row][column]:
				o.Tokens = append(o.Tokens, SurvivorToken)
			case row == rowC:
				o.Tokens = tokensIn(o.Tokens, &b.Goods[column+1])
			}
		}
	}
	for i := range g.pile(AutomaHold).Cards {
		if Of(g.pile(AutomaHold).At(i)).Group == GroupObjects { // by its back
			v.Objects++
		} else {
			v.Loot++
		}
	}
	for i, l := range g.pile(ActionRow).Cards {
		v.Row = append(v.Row, SeenAction{Card: l.Card, Explored: i < int(b.Explored),
			Cancelled: b.Cancelled&cancelBit(l.Card) != 0})
	}
	return v
}

func tokensIn(old []Token, box *[Ammo + 1]bool) []Token {
	out := old[:0]
	for x := Food; x <= Ammo; x++ {
		if box[x] {
			out = append(out, x)
		}
	}
	return out
}
