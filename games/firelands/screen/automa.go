package screen

import (
	"slices"
	"strconv"
	"strings"

	"waystation/english"
	"waystation/games/firelands"
	"waystation/table"
	"waystation/web"
)

// shows is what the table looks different for: the Automa's board.
func (p *page) shows() string {
	if p.v.Automa != nil {
		return "rivalled"
	}
	return ""
}

// rivals is how many panels stand beside the player's own, among so many other players.
func (p *page) rivals(others int) int {
	if p.v.Automa != nil {
		others++
	}
	return others
}

// convoysOnMap are all convoys in the race in turn order, the Automa's among them.
func (p *page) convoysOnMap() []table.Seat {
	a := p.v.Automa
	switch {
	case a == nil:
		return p.v.Order
	case a.Right:
		return append(slices.Clone(p.v.Order), firelands.Automa)
	}
	return append([]table.Seat{firelands.Automa}, p.v.Order...)
}

// spaceOf is where a convoy stands.
func (p *page) spaceOf(s table.Seat) firelands.Space {
	if s == firelands.Automa {
		return p.v.Automa.Space
	}
	return p.player(s).Space
}

// automaMark is the Automa in its colour.
func (p *page) automaMark() web.SeatMark {
	return web.SeatMark{Colour: p.v.Automa.Colour.String(), Name: "The Automa"}
}

// automaWhere says where it stands and with which deck it plays.
func (p *page) automaWhere() string {
	deck := "standard deck"
	if p.v.Automa.Hard {
		deck = "hard deck"
	}
	return deck
}

// account is what the Automa did last, in the order in which it did it: its lines of the log since the player last
// acted, or those before.
func (p *page) account() []web.LogEntry {
	var out []web.LogEntry
	for _, e := range p.log().Entries {
		switch {
		case e.Seat.Name == p.automaMark().Name && len(out) < accountLines:
			e.Words = strings.Replace(e.Words, "The Automa ", "It ", 1)
			out = append(out, e)
		case e.Seat.Colour != "" && len(out) > 0:
			slices.Reverse(out)
			return out
		}
	}
	slices.Reverse(out)
	return out
}

const accountLines = 5

// rowLetters name the rows of its board.
const rowLetters = "ABCD"

// plateSays is a box of the Automa's board in words.
func plateSays(row, column int, b *firelands.SeenBoardBox) string {
	says := rowLetters[row:row+1] + strconv.Itoa(column+1) + ": "
	switch {
	case row == 2:
		says += "hold"
	case b.Kind == firelands.BoxArmor:
		says += "plating"
	default:
		says += boxName(firelands.SeenBox{Kind: b.Kind, N: b.N})
	}
	switch {
	case b.Covered:
		return says + ", covered until round " + strconv.Itoa(column+1)
	case b.Damaged:
		return says + ", damaged"
	case len(b.Tokens) > 0:
		return says + ", holds " + tokensSay(b.Tokens)
	}
	return says
}

func tokensSay(tokens []firelands.Token) string {
	var words []string
	for _, t := range tokens {
		words = append(words, t.String())
	}
	if len(words) == 0 {
		return "nothing"
	}
	return strings.Join(words, ", ")
}

// clause is a part of an Action card's text: in force in one phase.
type clause struct {
	words string
	now   bool
}

// clauses are the parts of an Action card's text. What it explores by comes first; a card that came by eating does not
// explore.
func (p *page) clauses(a firelands.SeenAction) []clause {
	text := firelands.Of(a.Card).Text
	heads := []struct {
		word     string
		from, to firelands.Phase
	}{
		{"Enemy in slot", firelands.PhaseExploration, firelands.PhaseExploration},
		{"Rest:", firelands.PhaseRest, firelands.PhaseRest},
		{"Movement:", firelands.PhaseMovement, firelands.PhaseMovement},
		{"End of Round:", firelands.PhaseEndOfRound, firelands.PhaseEndOfRound},
	}
	var out []clause
	for i, h := range heads {
		at := strings.Index(text, h.word)
		if at < 0 {
			continue
		}
		end := len(text)
		for _, next := range heads[i+1:] {
			if k := strings.Index(text, next.word); k > at {
				end = min(end, k)
			}
		}
		out = append(out, clause{strings.TrimSpace(text[at:end]), p.v.Phase >= h.from && p.v.Phase <= h.to})
	}
	return out
}

// seeks is what an Action card of skill 2 looks for, in order.
func seeks(f *firelands.Face) string {
	var words []string
	for _, k := range f.Action.Priority {
		words = append(words, k.String())
	}
	return strings.Join(words, ", ")
}

// aims is whom the Automa will fire at.
func (p *page) aims() string {
	if p.v.Automa.Aim == firelands.ArrowRight {
		return "Fires at the highest number"
	}
	return "Fires at the lowest number"
}

// automaTargets is where its Target counters lie.
func (p *page) automaTargets() string {
	out := []string{english.Count(p.v.Automa.Targets, "Target", "Targets") + " at hand"}
	for _, f := range p.v.Foes {
		if f.Automa > 0 {
			out = append(out, strconv.Itoa(f.Automa)+" on "+firelands.Of(f.Card).Name)
		}
	}
	return strings.Join(out, ", ")
}

// reckonAutoma sets the Automa's score beside the player's (FL-AUTO-45, FL-AUTO-46).
func (p *page) reckonAutoma(r *web.Reckoning) {
	a := p.v.Automa
	r.Seats, r.Total = append(r.Seats, p.automaMark()), append(r.Total, a.Tally.Total)
	if p.Result.Winners == 0 {
		r.Winners = append(r.Winners, len(r.Seats)-1)
	}
	var lines []web.ReckonLine
	for _, l := range a.Tally.Lines {
		lines = append(lines, automaLine(a, l))
	}
	r.Lines = append(r.Lines, lines)
}

// automaLine says what a line of the Automa's score counts.
func automaLine(a *firelands.SeenAutoma, l firelands.Line) web.ReckonLine {
	line := web.ReckonLine{Points: l.Fame, Rule: "FL-AUTO-45"}
	switch l.Part {
	case firelands.PartSpaces:
		line.Words = "On space " + strconv.Itoa(int(a.Space)) + ", " + english.Count(l.Count, "space", "spaces") +
			" ahead of the player"
	case firelands.PartTrack:
		line.Words = "Fame Track at " + minus(l.Count)
	case firelands.PartObjects:
		line.Words = english.Count(l.Count, "Object or Loot card", "Object and Loot cards") + ", 1 Fame for two"
	case firelands.PartRocks:
		line.Words = english.Count(l.Count, "Fame rock", "Fame rocks")
	case firelands.PartCitadel:
		line.Words = english.Count(l.Count, "Survivor", "Survivors") + " without Contamination"
		line.Rule = "FL-AUTO-46"
	default:
		line.Words, line.Rule = english.Count(l.Count, "group", "groups")+" of boxes without Damage", "FL-AUTO-46"
	}
	return line
}

// runningAutoma is what the Automa would score if it ended now, part by part: all of it lies open (FL-AUTO-45).
func (p *page) runningAutoma() (out []counted) {
	if p.Over {
		return nil
	}
	for _, l := range p.v.Automa.Tally.Lines {
		out = append(out, counted{minus(l.Fame), automaLine(p.v.Automa, l).Words})
	}
	return out
}

// soloVerdict is whether the player has beaten the Automa, and by which rule.
func (p *page) soloVerdict() (words, rule string) {
	me, a := p.player(0), p.v.Automa
	name := "*" + p.name(0) + "*"
	switch {
	case me.Out:
		return "Defeat: " + name + " has lost the last Survivor, and the Automa drives on alone.", "FL-RULING-96"
	case p.Result.Winners.Has(0):
		return "Victory: " + name + " beats the Automa by " + strconv.Itoa(me.Tally.Total) + " Fame to " +
			strconv.Itoa(a.Tally.Total) + ".", "FL-AUTO-47"
	case me.Tally.Total == a.Tally.Total:
		return "Defeat: a tie at " + strconv.Itoa(a.Tally.Total) + " Fame goes to the Automa.", "FL-RULING-129"
	}
	return "Defeat: the Automa has " + strconv.Itoa(a.Tally.Total) + " Fame, " + name + " " +
		strconv.Itoa(me.Tally.Total) + ".", "FL-AUTO-47"
}
