package screen

import (
	"slices"
	"strings"

	"waystation/english"
	"waystation/games/posthuman"
	"waystation/table"
)

// thing is a card in play on a small sheet.
type thing struct {
	item   posthuman.SeenItem
	face   *posthuman.Face // nil when its face is not known
	piece  string
	mounts []posthuman.Shown // on it
}

// things are cards in play; mounted pieces lie on their weapons, the active ones come first.
func things(items []posthuman.SeenItem) []thing {
	var out []thing
	for _, it := range items {
		if it.On != posthuman.Unseen {
			continue
		}
		t := thing{item: it, face: it.Card.Face(), piece: "card:" + itoa(it.Card)}
		for _, m := range items {
			if m.On == it.Card && m.On != posthuman.Unseen {
				t.mounts = append(t.mounts, m.Card)
			}
		}
		out = append(out, t)
	}
	slices.SortStableFunc(out, func(a, b thing) int {
		switch {
		case a.item.Active == b.item.Active:
			return 0
		case a.item.Active:
			return -1
		}
		return 1
	})
	return out
}

func (t *thing) weapon() bool {
	return t.face != nil && (t.face.Kind == posthuman.KindMelee || t.face.Kind == posthuman.KindRanged)
}

// class is how a card in play lies.
func (t *thing) class(weapons bool) string {
	var out []string
	if t.face == nil {
		return "facedown"
	}
	out = append(out, "k-"+kindOf[t.face.Kind].class)
	if t.item.Active {
		out = append(out, "active")
	}
	if t.item.Spent {
		out = append(out, "used")
	}
	if t.weapon() && weapons && !t.item.Active {
		out = append(out, "idle")
	}
	return strings.Join(out, " ")
}

// unarmed reports whether a human fights with fists (PH-WPN-05).
func unarmed(o *posthuman.SeenPlayer) bool {
	return !slices.ContainsFunc(o.Gear, func(it posthuman.SeenItem) bool {
		f := it.Card.Face()
		return f != nil && f.Kind == posthuman.KindMelee && it.Active
	})
}

// unborn reports whether a player is nobody yet.
func unborn(o *posthuman.SeenPlayer) bool {
	return o.Health == 0 && o.Morale == 0 && !o.Mutant && len(o.Skills) == 0
}

// declared is the action of this turn, or "".
func (p *page) declared(o *posthuman.SeenPlayer) string {
	if o.Mutant || o.Action == posthuman.NoAction {
		return ""
	}
	return english.Capital(o.Action.String())
}

var actionGlyphs = [...]string{posthuman.NoAction: "lock", posthuman.Camp: "camp", posthuman.Forage: "forage",
	posthuman.Scout: "scout", posthuman.Move: "step", posthuman.Wait: "clock"}

// xpSays is what XP are for (PH-XP-06, PH-XP-07).
const xpSays = "XP: 3 learn a skill, 6 raise a stat"

// scarWords are a player's scars: how many, and to whom they are known how many of them are mutations.
func (p *page) scarWords(o *posthuman.SeenPlayer) string {
	says := english.Count(len(o.Scars), "scar", "scars")
	if !p.knowsScars(o) || len(o.Scars) == 0 {
		return says
	}
	switch n := mutations(o.Scars); {
	case n == 0:
		return says + ", no mutation"
	case len(o.Scars) == 1:
		return says + ", a mutation"
	default:
		return says + ", of them " + english.Count(n, "mutation", "mutations")
	}
}

// scarsMean says what scars are, of which only their owner knows which are mutations: what stands on these counts for
// mutants only, and so many make one (PH-SCAR-05, PH-TURN-01, PH-SOLO-09).
func (p *page) scarsMean(o *posthuman.SeenPlayer) string {
	if len(o.Scars) == 0 || o.Mutant {
		return ""
	}
	says, who := "A mutation changes nothing while you are human.", "you"
	if !p.knowsScars(o) {
		says, who = "Scars lie face down: only their owner knows which are mutations.", "one"
	}
	if p.v.Solo {
		return says + " The fifth mutation loses the match."
	}
	return says + " With the third and the fourth mutation " + who + " may turn, with the fifth " + who + " must."
}

// knowsScars reports whether the viewer sees all faces of a player's scars.
func (p *page) knowsScars(o *posthuman.SeenPlayer) bool {
	return len(o.Scars) > 0 && !slices.Contains(o.Scars, posthuman.Unseen)
}

// defaults are what every mutant may do instead of playing a card (PH-RULING-18).
var defaults = []struct{ name, step, text string }{
	{"Tactics", "Move", "Look at 1 to 3 cards on an encounter deck, by mind; put them back in any order, or " +
		"discard one."},
	{"Mutate", "Mutant step", "Draw a scar. A mutation may replace one of yours; a blank is discarded."},
	{"Consolidate", "Mutant step", "Discard any actions and draw up to your limit."},
}

// victims are the humans whom an action may strike where they stand now, and why not the others (PH-MUTACT-08,
// PH-MUTACT-10).
func (p *page) victims(f *posthuman.Face) string {
	if f.Terrains == 0 {
		return ""
	}
	var yes, no []string
	for _, s := range p.humans() {
		o := p.player(s)
		switch {
		case len(o.Map) > 0 && posthuman.Of(o.Tile).Start:
			no = append(no, p.name(s)+" is on the starting tile")
		case o.Hidden:
			no = append(no, p.name(s)+" is hidden")
		case f.Terrains>>o.Terrain&1 == 0:
			no = append(no, p.name(s)+" is in "+strings.ToLower(terrainWords[o.Terrain])+" land")
		default:
			yes = append(yes, p.name(s))
		}
	}
	says := "Reaches nobody now"
	if len(yes) > 0 {
		says = "Reaches " + english.List(yes)
	}
	if len(no) > 0 {
		says += "; " + strings.Join(no, ", ")
	}
	return says + "."
}

func handPiece(c posthuman.Shown) string { return "hand:" + itoa(c) }

// stuck is why a card in the viewer's hand can't be put into play now; "" where that can be done, or is not asked. All
// else that can be done with it would hide that.
func (p *page) stuck(c posthuman.Shown) string {
	for _, d := range p.ask.Denied {
		if d.Piece == handPiece(c) {
			return d.Reason
		}
	}
	return ""
}

// kept are events collected, as links.
func keptCards(cards []table.Card) []thing {
	var out []thing
	for _, c := range cards {
		out = append(out, thing{item: posthuman.SeenItem{Card: posthuman.Shown(c), On: posthuman.Unseen},
			face: posthuman.Of(c), piece: "card:" + itoa(c)})
	}
	return out
}

// mutationLine is what a mutation is, in signs: stats, weapon, what it does for an action.
func mutationLine(f *posthuman.Face) string {
	says := signs(f)
	if f.Hands > 0 {
		says += "  {blade} *" + itoa(f.Wounds) + "* {damage}"
	}
	if f.Shot.SD > 0 {
		says += "  {weapon} *" + itoa(f.Shot.SD) + "* " + dieWord(f.Shot.SD, "shooting") + ", range *" +
			itoa(f.Shot.Range) + "*"
	}
	if f.Boost.Title != posthuman.NoTitle {
		says += "  " + f.Boost.Title.String()
	}
	if f.Limit != 0 {
		says += "  hand " + plus(int(f.Limit))
	}
	return says
}

// markIf is how a piece shows what can be done with it, where it is one.
func (p *page) markIf(piece bool, id string) string {
	if !piece {
		return ""
	}
	return p.marks.Class(id)
}

// scrolls names a place that keeps where it was scrolled to.
func (p *page) scrolls(part string, o *posthuman.SeenPlayer) string { return part + "-" + itoa(o.Seat) }
