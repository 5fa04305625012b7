package screen

import (
	"cmp"
	"slices"
	"strings"

	"waystation/english"
	"waystation/games/heredity"
	"waystation/games/heredity/board"
	"waystation/games/heredity/decks"
	"waystation/games/heredity/sheet"
	"waystation/table"
	"waystation/web"
)

// ranks is in which order stands what one of the family can do: first what opens something, then what else the place is
// for, ways to go, and what is done with things at hand. Whoever walks stops last.
var ranks = map[table.Verb]int{
	heredity.VerbExplore: opening, heredity.VerbThrough: opening, heredity.VerbAct: opening,
	heredity.VerbLook: opening, heredity.VerbTalk: opening, heredity.VerbInteract: opening,
	heredity.VerbTalkTo: opening,
	heredity.VerbMove:   1, heredity.VerbHeal: 2, heredity.VerbRepair: 2, heredity.VerbTrade: 3,
	heredity.VerbRummage: 3, heredity.VerbStop: 4,
}

// opening is the rank of what opens something.
const opening = -1

// sorted puts what the family can do under the names of who does it, folds away what is seldom wanted, and says of
// places and slots what they are good for.
func (p *page) sorted(choices []web.Choice) []web.Choice {
	out := append(p.led(choices), choices...)
	rank := func(c web.Choice) int {
		o, _ := p.Option(c)
		if o.Verb == heredity.VerbCubes {
			return -int(o.B) // as many as can be taken stand first: they cost the same
		}
		return ranks[o.Verb]
	}
	slices.SortStableFunc(out, func(a, b web.Choice) int { return cmp.Compare(rank(a), rank(b)) })
	if p.about == nil {
		return out
	}
	p.things(out)
	switch p.about.Prompt.Kind {
	case "act":
		p.passing(out)
		return p.byName(out)
	case "walk", "land":
		out = p.toward(out)
	case "slot", "heal":
		p.slots(out)
	case "hurt":
		p.slots(out)
		p.carryAll(out)
	case "who":
		p.meant(out)
	case "target", "victim", "order":
		p.struck(out)
	case "break":
		ready(out)
	case "ground":
		p.carryAll(out)
	}
	p.readsOn(out)
	return out
}

// meant says of each of the family who can be named how it would be for them; on whom it would be wasted stands last.
func (p *page) meant(out []web.Choice) {
	for i := range out {
		if o, ok := p.Option(out[i]); ok && int(o.A) < len(p.v.Team) {
			p.means(&out[i], &p.v.Team[o.A])
		}
	}
	slices.SortStableFunc(out, func(a, b web.Choice) int { return wasted(a) - wasted(b) })
}

// means says how it would be for one of the family.
func (p *page) means(c *web.Choice, m *heredity.MemberView) {
	what := heredity.Purpose(p.about.About[1])
	c.Sub = strings.TrimSuffix(p.wouldBe(m, what)+"; "+c.Sub, "; ")
	if what == heredity.ToHeal && len(m.Sheet.Healable(nil)) == 0 {
		c.Stake = web.Waste
	}
}

// wasted is 1 for what would come to nothing, which is wanted last.
func wasted(c web.Choice) int {
	if c.Stake == web.Waste {
		return 1
	}
	return 0
}

// wouldBe is how one of the family stands, in what matters for what is to happen to them.
func (p *page) wouldBe(m *heredity.MemberView, what heredity.Purpose) string {
	hurt := len(m.Sheet.Healable(nil))
	switch what {
	case heredity.ToHurt, heredity.ToHeal:
		switch {
		case hurt > 0:
			return "has " + itoa(hurt) + " damage so far"
		case what == heredity.ToHeal:
			return "unhurt: nothing would come of it"
		}
		return "has no damage so far" // "unhurt" would read as what comes of it
	case heredity.ToGain, heredity.ToPay:
		return "carries " + english.Count(m.Sheet.Materials, "material", "materials")
	case heredity.ToRegain, heredity.ToTire:
		return english.Count(m.Sheet.Tokens, "token", "tokens") + " left"
	case heredity.ToCure:
		return english.Count(m.Sheet.Wounds(), "serious wound", "serious wounds")
	case heredity.ToWalk, heredity.ToBePut:
		return "stands on " + p.called(m.At)
	}
	return ""
}

// called is a square as sentences call it; "no square" for none.
func (p *page) called(at board.Square) string {
	if p.existing(at) == board.Nowhere {
		return "no square"
	}
	for i := range p.v.Fields {
		if f := &p.v.Fields[i]; p.v.Board.Field(f.Number) == at.Field() {
			return f.Title + " " + at.Cell().String()
		}
	}
	return at.Cell().String()
}

// byName puts choices under the names of the family, always in the same order: a name, and the key of a row, are looked
// for where they were. What is done to one of the others belongs to who does it, so that a press on somebody leads to
// what they can do themselves.
func (p *page) byName(out []web.Choice) []web.Choice {
	for i := range out {
		o, ok := p.Option(out[i])
		if !ok || !byMember(o.Verb) || int(o.A) >= len(p.v.Team) {
			continue
		}
		out[i].Group, out[i].Beside = p.v.Team[o.A].Name, left(&p.v.Team[o.A])
		p.named(&out[i], o)
		if len(out[i].Then) == 0 {
			out[i].Seldom = p.seldom(o) || out[i].Stake == web.Waste
			p.carryOn(&out[i])
		}
		if o.Verb == heredity.VerbTrade || o.Verb == heredity.VerbHeal {
			out[i].Piece = "member:" + itoa(o.A)
		}
	}
	p.alike(out)
	p.bare(out)
	slices.SortStableFunc(out, func(a, b web.Choice) int {
		x, _ := p.Option(a)
		y, _ := p.Option(b)
		return cmp.Or(cmp.Compare(p.order(a.Group), p.order(b.Group)), cmp.Compare(poor(a, x), poor(b, y)))
	})
	if slices.ContainsFunc(out, func(c web.Choice) bool { return c.Seldom }) {
		p.ask.Folded = seldomSays
	}
	return out
}

// named gives the row of a slot that is printed on a card the name of what is done there.
func (p *page) named(c *web.Choice, o table.Option) {
	card := p.card(o.B)
	if o.Verb != heredity.VerbDirect || card == nil {
		return
	}
	for _, a := range card.Actions {
		if a.Direct && int16(a.Section) == o.C && a.Name != "" {
			c.Label = p.v.Team[o.A].Name + ": " + a.Name
		}
	}
}

// alike folds away what stands there in another row: an action of several people, whoever begins it, and a blow that
// does the same as another.
func (p *page) alike(out []web.Choice) {
	seen := map[string]bool{}
	for i := range out {
		o, _ := p.Option(out[i])
		id := ""
		switch {
		case o.Verb == heredity.VerbAct && p.ofSeveral(o.B, o.C):
			id = "act " + itoa(o.B) + " " + itoa(o.C)
		case o.Verb == heredity.VerbStrike:
			id = "strike " + itoa(o.A) + " " + itoa(o.C) + out[i].Sub
		default:
			continue
		}
		out[i].Seldom = out[i].Seldom || seen[id]
		seen[id] = true
	}
}

// ofSeveral reports whether an action of a card is done by several people at once.
func (p *page) ofSeveral(card, section int16) bool {
	c := p.card(card)
	return c != nil && slices.ContainsFunc(c.Actions, func(a heredity.ActionView) bool {
		return int16(a.Section) == section && len(a.Icons) > 1
	})
}

// bare folds away bare moves of whoever has anything better in sight, but for the one that gives most for a token: with
// it one goes wherever one likes. Once more it folds away those that pay otherwise than with one token.
func (p *page) bare(out []web.Choice) {
	better := map[string]bool{}
	for _, c := range out {
		if o, ok := p.Option(c); ok && !c.Seldom && (o.Verb != heredity.VerbMove || len(c.Then) > 0) {
			better[c.Group] = true
		}
	}
	for i := range out {
		o, ok := p.Option(out[i])
		if ok && o.Verb == heredity.VerbMove && len(out[i].Then) == 0 && better[out[i].Group] {
			out[i].Seldom = o.B != 1 || o.C != 0
		}
		if ok && o.Verb == heredity.VerbMove && len(out[i].Then) == 0 && o.B+o.C > 1 {
			out[i].Other = otherWays
		}
	}
}

// otherWays are ways to pay for a walk that are of less use than those before them.
const otherWays = "other ways to pay for a walk"

// poor is how little there is in what is folded away: places to go come first, then what else can be done, and last
// bare moves, of which there are many: those that use most of the feet's slots, of these the cheapest.
func poor(c web.Choice, o table.Option) int {
	const moves = 50
	switch {
	case !c.Seldom:
		return 0
	case len(c.Then) > 0:
		return 1
	case o.Verb != heredity.VerbMove:
		return 2
	case o.B == 1 && o.C == 0: // one token, put where it gives most
		return 3
	}
	return moves - 10*int(o.B) + int(o.C)
}

// seldomSays is what is folded away of what one of the family can do: it can be done, and mostly there is better.
const seldomSays = "choices"

// everybody is the heading over what the family does as one: to have done enough, which is wanted last.
const everybody = "The family"

// passing groups what is wanted last: that the family has done enough, and to take back what one has proposed oneself.
func (p *page) passing(out []web.Choice) {
	for i := range out {
		if out[i].Key == "pass" || p.withdraws(out[i]) {
			out[i].Group = everybody
		}
		if out[i].Key == "pass" {
			out[i].Sub = joined(p.botsFirst(), out[i].Sub)
		}
	}
}

// ready calls it what it is to pass where all are asked whether they leave.
func ready(out []web.Choice) {
	for i := range out {
		if out[i].Key == "pass" {
			out[i].Label = "Ready: break camp"
		}
	}
}

// ofThings are the verbs that are about a thing, with the place of its number in the option.
var ofThings = map[table.Verb]func(table.Option) int16{
	heredity.VerbPick: second, heredity.VerbDrop: second, heredity.VerbDropFor: second, heredity.VerbGive: second,
	heredity.VerbUseFrom: second, heredity.VerbRepair: second,
	heredity.VerbCraft: first, heredity.VerbUpgrade: first, heredity.VerbOffer: first,
}

// parting are those of them by which it is given away.
var parting = []table.Verb{heredity.VerbDrop, heredity.VerbDropFor, heredity.VerbGive}

func first(o table.Option) int16  { return o.A }
func second(o table.Option) int16 { return o.B }

// things says of each thing that is chosen among what it does.
func (p *page) things(out []web.Choice) {
	for i := range out {
		o, ok := p.Option(out[i])
		number := ofThings[o.Verb]
		if !ok || number == nil {
			continue
		}
		says := p.thingSays(number(o), o.Verb == heredity.VerbUpgrade)
		if slices.Contains(parting, o.Verb) { // where it is carried is where it goes from
			says = strings.Join(p.uses(number(o)), "; ")
			if says != "" {
				says = "while it is carried: " + says
			}
		}
		if says != "" {
			out[i].Sub = strings.TrimSuffix(says+"; "+out[i].Sub, "; ")
		}
	}
}

// thingSays is where a thing is worn, and what it does; "" for what is none. What is reworked shows what it will be.
func (p *page) thingSays(number int16, reworked bool) string {
	it, _ := p.thing(number)
	switch {
	case it == nil:
		return ""
	case reworked:
		return "turned over for good: its other side is read then"
	}
	return strings.Join(append([]string{wornWords[it.Place]}, p.uses(number)...), "; ")
}

// uses are what a thing does, each as it stands in a sentence.
func (p *page) uses(number int16) (parts []string) {
	_, does := p.thing(number)
	for _, d := range doesOf(does) {
		parts = append(parts, strings.ToLower(d[:1])+strings.TrimSuffix(d[1:], "."))
	}
	return parts
}

// shown is a thing that somebody is to have: where it is worn, what it does, and what is written on it.
func (p *page) shown(number int16) string {
	it, does := p.thing(number)
	if it == nil {
		return ""
	}
	says := english.Capital(wornWords[it.Place]) + "."
	for _, d := range doesOf(does) {
		says += " " + english.Capital(d)
	}
	return "*" + says + "* " + it.Text // the rule stands out from the words of the story
}

// wornWords say where a thing is carried.
var wornWords = map[string]string{
	"bag": "goes into a bag", "head": "worn on the head", "body": "worn on the body", "foot": "worn on the feet",
}

// thing is a thing that lies open, and what it does.
func (p *page) thing(number int16) (*decks.Thing, []string) {
	for _, wares := range [][]heredity.WareView{p.v.Store.Items, p.v.Store.Plans} {
		for _, w := range wares {
			if w.Number == number && w.Item != nil {
				return w.Item, w.Does
			}
		}
	}
	if c := p.card(number); c != nil && c.Item != nil {
		return c.Item, c.Does
	}
	return nil, nil
}

// order is the place of one of the family among them; what nobody does alone comes first, to have done enough last.
func (p *page) order(name string) int {
	if name == everybody {
		return len(p.v.Team)
	}
	return slices.IndexFunc(p.v.Team, func(m heredity.MemberView) bool { return m.Name == name })
}

// byMember reports whether the first number of what is offered is one of the family.
func byMember(v table.Verb) bool {
	return v != heredity.VerbAgree && v != heredity.VerbRefuse
}

// seldom reports whether something is rarely wanted: a walk that takes more tokens than one, or none of the feet's
// slots though one is free; a trade; reaching down where nothing lies; to strike whoever is no enemy.
func (p *page) seldom(o table.Option) bool {
	switch o.Verb {
	case heredity.VerbTrade:
		return true
	case heredity.VerbMove:
		return o.B+o.C > 1 || o.B == 0 && p.offered(heredity.VerbMove, func(x table.Option) bool {
			return x.A == o.A && x.B > 0
		})
	case heredity.VerbRummage:
		return !p.lies(p.v.Team[o.A].At)
	case heredity.VerbStrike:
		return !p.hostile(int(o.C))
	case heredity.VerbTogether:
		return !p.hostile(int(o.B))
	}
	return false
}

// offered reports whether an option of a kind is on offer for which something holds.
func (p *page) offered(v table.Verb, holds func(table.Option) bool) bool {
	return slices.ContainsFunc(p.about.Options, func(o table.Offered) bool {
		return o.Option.Verb == v && holds(o.Option)
	})
}

// lies reports whether there is something to take on a square.
func (p *page) lies(at board.Square) bool {
	for i := range p.v.Fields {
		if slices.ContainsFunc(p.v.Fields[i].Cubes, func(c heredity.Cubes) bool { return c.At == at }) {
			return true
		}
	}
	return slices.ContainsFunc(p.v.Ground, func(g heredity.GroundView) bool { return g.At == at })
}

func (p *page) hostile(figure int) bool {
	return slices.ContainsFunc(p.v.Figures, func(f heredity.FigureView) bool { return f.Index == figure && f.Hostile })
}

// fewWays is up to how many squares are listed one by one; of more only those where something is to be done.
const fewWays = 4

// toward says of each square what is to be done there, and folds away those where there is nothing, and longer ways to
// the same new ground.
func (p *page) toward(out []web.Choice) []web.Choice {
	straight := p.goRound(out)
	squares := 0
	opened := map[int16]bool{}
	for i := range out {
		switch o, ok := p.bound(out[i]); {
		case !ok:
		case o.Verb == heredity.VerbGo:
			squares++
			what := p.awaits(board.Square(o.B))
			out[i].Seldom = what == ""
			p.goesOn(&out[i])
			out[i].Sub = joined(append([]string{out[i].Sub, what}, p.harms(int(o.A), o)...)...)
		case o.Verb == heredity.VerbStop:
			out[i].Sub = joined(append([]string{out[i].Sub}, p.harmsHere(int(o.A), board.Square(o.B))...)...)
		case o.Verb == heredity.VerbThrough:
			out[i].Sub = joined(append([]string{out[i].Sub}, p.harms(int(o.A), o)...)...)
		case o.Verb == heredity.VerbExplore:
			out[i].Sub = joined(append([]string{out[i].Sub}, p.harms(int(o.A), o)...)...)
			n := p.v.Board.Fields[board.Square(o.B).Field()].Exits[o.C]
			out[i].Seldom, opened[n] = opened[n], true
		}
	}
	for i := range out {
		if o, _ := p.bound(out[i]); o.Verb == heredity.VerbGo && squares <= fewWays {
			out[i].Seldom = false
		}
	}
	away, longer := 0, 0
	for i := range out {
		if o, _ := p.bound(out[i]); out[i].Seldom && o.Verb == heredity.VerbExplore {
			longer++
		} else if out[i].Seldom {
			away++
		}
	}
	p.ask.Folded, p.ask.Safe = foldedSays(away, longer), true
	p.resume(out)
	return append(out, straight...)
}

// resume puts first the square to which somebody was going when something happened on the way.
func (p *page) resume(out []web.Choice) {
	if p.about.Prompt.Kind != "walk" || p.about.About[2] == 0 {
		return
	}
	to := heredity.VerbGo.Of(int(p.about.About[0]), int(board.Nowhere)+int(p.about.About[2]))
	i := slices.IndexFunc(out, func(c web.Choice) bool {
		round := p.leadsTo(c)
		return round == to || round == (table.Option{}) && c.Key == table.Key(verbs, to)
	})
	if i < 0 {
		return
	}
	x := out[i]
	x.Seldom, x.Sub = false, strings.TrimSuffix("you were on your way there; "+x.Sub, "; ")
	copy(out[1:i+1], out[:i])
	out[0] = x
}

// foldedSays is what is folded away of the ways to go: squares, which can be pressed on the board, and longer ways out.
func foldedSays(squares, longer int) string {
	switch {
	case squares == 0 && longer == 1:
		return "way out, a longer one"
	case squares == 0 && longer > 1:
		return "ways out, longer ones"
	case longer > 0:
		return "ways: press a square on the board"
	case squares == 1:
		return "square: press it on the board"
	}
	return "squares: press one on the board"
}

// walks is who of the family the question is about; "" for none.
func (p *page) walks() string {
	if !slices.Contains(ofMember, p.about.Prompt.Kind) || int(p.about.About[0]) >= len(p.v.Team) {
		return ""
	}
	return p.v.Team[p.about.About[0]].Name
}

// within is a name as it stands in a sentence.
func within(name string) string {
	if rest, ok := strings.CutPrefix(name, "The "); ok {
		return "the " + rest
	}
	return name
}

// slots says of each slot that is chosen among what it serves.
func (p *page) slots(out []web.Choice) {
	for i := range out {
		o, ok := p.Option(out[i])
		if !ok || o.A < 0 || int(o.A) >= len(p.v.Team) {
			continue
		}
		at := sheet.At{Place: sheet.Place(int(o.B) / sheet.Slots), Slot: int8(int(o.B) % sheet.Slots)}
		if c := p.v.Team[o.A].Sheet.Card(at.Place); c != nil && at.Slot < c.Count {
			says := serves(c, at.Slot)
			if last := lastFor(&p.v.Team[o.A].Sheet, at); last != "" && p.about.Prompt.Kind == "slot" {
				says += "; " + last
			}
			out[i].Sub = strings.TrimSuffix(says+"; "+out[i].Sub, "; ")
		}
	}
}

// lastFor is for what a slot is the last free one, for whoever has another token to use; "" for nothing.
func lastFor(s *sheet.Sheet, at sheet.At) string {
	var parts []string
	for _, x := range icons {
		if s.Tokens > 1 && s.Card(at.Place).Slots[at.Slot].Icons&x.icon != 0 && len(s.Free(x.icon, nil)) == 1 {
			parts = append(parts, x.word)
		}
	}
	if len(parts) == 0 {
		return ""
	}
	return "the last free slot to " + strings.Join(parts, " or ")
}

// serves is what a slot is good for, and whether it can be hurt.
func serves(c *sheet.Card, n int8) string {
	var parts []string
	for _, x := range icons {
		if c.Slots[n].Icons&x.icon != 0 {
			parts = append(parts, x.word)
		}
	}
	says := strings.Join(parts, " or ")
	switch {
	case says == "":
		says = "a slot"
	case c.Used>>n&1 != 0:
		says += "; the token on it stays on top"
	}
	if !c.Slots[n].Heart {
		says += "; it can't be hurt"
	}
	return says
}
