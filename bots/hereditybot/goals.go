package hereditybot

import (
	"waystation/games/heredity"
	"waystation/games/heredity/board"
	"waystation/games/heredity/decks"
	"waystation/games/heredity/sheet"
	"waystation/table"
)

var iconOf = map[string]sheet.Icons{
	"look": sheet.Look, "talk": sheet.Talk, "interact": sheet.Interact,
	"move": sheet.Move, "punch": sheet.Punch, "kick": sheet.Kick,
}

// find lists what there is to be had on the table.
func (m *mind) find() {
	for i := range m.v.Fields {
		m.field(&m.v.Fields[i])
	}
	for i := range m.v.Ground {
		m.goals = append(m.goals, goal{at: m.v.Ground[i].At, worth: m.temper.Item, icon: sheet.Interact, group: lying,
			item: m.v.Ground[i].Number})
	}
	m.exits()
	m.persons()
	for i := range m.v.Cards {
		c := &m.v.Cards[i]
		if !c.Place.InPlay() {
			continue
		}
		for k := range c.Actions {
			m.action(c, &c.Actions[k])
		}
	}
}

func (m *mind) field(f *heredity.FieldView) {
	for _, s := range f.Spots {
		if s.Used {
			continue
		}
		g := goal{at: s.At, icon: iconOf[s.Icon], near: s.Icon == "talk"}
		switch s.Icon {
		case "look":
			g.worth = m.temper.Look
		case "talk":
			g.worth = m.temper.Talk
		case "interact":
			g.worth = m.temper.Hand
		default:
			g.worth = m.temper.Explore / 3
		}
		m.goals = append(m.goals, g)
	}
	for _, c := range f.Cubes {
		m.goals = append(m.goals, goal{at: c.At, worth: m.temper.Cubes * int(c.N), icon: sheet.Interact, group: lying})
	}
}

// exits are the ways to ground that nobody has seen.
func (m *mind) exits() {
	w := board.Walker{}
	for _, s := range m.v.Board.Squares(nil) {
		for d := board.North; d <= board.West; d++ {
			if _, _, why := m.v.Board.Exit(&w, s, d); why == board.Clear {
				m.goals = append(m.goals, goal{at: s, worth: m.temper.Explore})
			}
		}
		if n, known := m.v.Board.Lead(s); n != 0 && !known {
			m.goals = append(m.goals, goal{at: s, worth: m.temper.Explore})
		}
	}
}

// persons are people to talk to, and those to strike.
func (m *mind) persons() {
	for i := range m.v.Figures {
		f := &m.v.Figures[i]
		if c := m.card(f.Card); f.Talks && c != nil && c.Person != nil {
			if x := m.temper.Talk/3 + m.worth(c.Person.Talk); x > 0 {
				m.goals = append(m.goals, goal{at: f.At, worth: x, near: true, icon: sheet.Talk})
			}
		}
		if x := m.temper.Blow; f.Hostile && x > 0 {
			m.goals = append(m.goals, goal{at: f.At, worth: x, near: true, icon: sheet.Punch})
		}
	}
}

// action is an action of a card: each of its squares is a goal, and who stands on one waits there for the others.
func (m *mind) action(c *heredity.CardView, a *heredity.ActionView) {
	if a.Direct {
		return
	}
	if !a.Ready {
		m.gather(a)
		return
	}
	if m.v.Loop > m.temper.Home {
		m.together = append(m.together, a.Gather...)
	}
	x := m.temper.Action + m.worth(a.Effects) - 6*a.Cost + m.wanted(c.Number)
	if x <= 0 || a.Cost > m.purse() {
		return
	}
	for _, i := range a.Icons {
		if i.At == board.Nowhere {
			return
		}
	}
	if n := len(a.Icons); n > 1 {
		x *= n // it is many people's
	}
	holder := m.holder(a)
	for _, i := range a.Icons {
		if i.Who == "" && len(a.Icons) == 1 {
			i.Who = holder
		}
		m.goals = append(m.goals, goal{at: i.At, worth: x, icon: iconOf[i.Icon], who: i.Who, stay: len(a.Icons) > 1,
			group: 1 + int(c.Number)*16 + a.Section})
	}
}

// gather is an action that waits for everybody to come somewhere: who is not there goes, when it is time, and who is
// there stays, but not where the action wants somebody else.
func (m *mind) gather(a *heredity.ActionView) {
	if len(a.Gather) == 0 || m.v.Loop <= m.temper.Home {
		return
	}
	for i := range m.v.Team {
		t := &m.v.Team[i]
		if t.At == board.Nowhere {
			continue
		}
		if m.onAny(t.At, a.Gather) && !kept(a, t.At, t.Name) {
			m.stays[i] = true
			continue
		}
		for _, n := range a.Gather {
			k := m.v.Board.Field(int16(n))
			for c := board.Cell(0); k >= 0 && c < board.Side*board.Side; c++ {
				if s := board.On(k, c); m.v.Board.Exists(s) && !m.occupied(s) && !kept(a, s, t.Name) {
					m.goals = append(m.goals, goal{at: s, worth: homeward, who: t.Name, home: true})
				}
			}
		}
	}
}

// kept says whether an action wants somebody else on a square.
func kept(a *heredity.ActionView, s board.Square, name string) bool {
	for _, i := range a.Icons {
		if i.At == s && i.Who != "" && i.Who != name {
			return true
		}
	}
	return false
}

// homeward is what it is worth to come where everybody is wanted.
const homeward = 501

func (m *mind) occupied(s board.Square) bool {
	for i := range m.v.Team {
		if m.v.Team[i].At == s {
			return true
		}
	}
	for i := range m.v.Figures {
		if m.v.Figures[i].At == s {
			return true
		}
	}
	return false
}

func (m *mind) onAny(at board.Square, cards []int) bool {
	for _, n := range cards {
		if k := m.v.Board.Field(int16(n)); k >= 0 && at.Field() == k {
			return true
		}
	}
	return false
}

// within says whether somebody may go to a square: once everybody stands where everybody is wanted, nobody leaves.
func (m *mind) within(at board.Square) bool { return len(m.together) == 0 || m.onAny(at, m.together) }

// facts looks at all facts of a condition.
func (m *mind) facts(cond decks.Cond, look func(*decks.Fact)) {
	for _, clause := range cond {
		for i := range clause {
			look(&clause[i])
		}
	}
}

// wanted is what it is worth that a card be turned over, because an action that lies open waits for it.
func (m *mind) wanted(number int16) int {
	x := 0
	for i := range m.v.Cards {
		c := &m.v.Cards[i]
		for k := range c.Actions {
			if a := &c.Actions[k]; c.Place.InPlay() && !a.Ready && c.Number != number {
				m.facts(a.If, func(f *decks.Fact) {
					if f.Form == "in play {ref}" && int16(f.Card.Number) == number && f.Card.Side == "b" {
						x = 60
					}
				})
			}
		}
	}
	return x
}

// holder is who has the item that an action asks its actor for, "" if it asks for none.
func (m *mind) holder(a *heredity.ActionView) string {
	name := ""
	m.facts(a.If, func(f *decks.Fact) {
		if f.Form != "actor holds {n}" || f.Not {
			return
		}
		for i := range m.v.Team {
			if m.v.Team[i].Sheet.Find(int16(f.Card.Number)) >= 0 {
				name = m.v.Team[i].Name
			}
		}
	})
	return name
}

func (m *mind) purse() int {
	n := 0
	for i := range m.v.Team {
		n += int(m.v.Team[i].Sheet.Materials)
	}
	return n
}

// walker is how one of the family goes.
func (m *mind) walker(who int) (w board.Walker) {
	for i := range m.v.Team {
		if i != who && m.v.Team[i].At != board.Nowhere {
			w.Taken.Add(m.v.Team[i].At)
		}
	}
	for i := range m.v.Figures {
		f := &m.v.Figures[i]
		w.Taken.Add(f.At)
		if f.Hostile {
			w.Blocked.Add(f.At)
		}
	}
	return w
}

// far is a distance beyond all others.
const far = 999

// claim gives everybody who can act something to go for: the best pair of somebody and something first, then the
// best of those that are left.
func (m *mind) claim() {
	for who := range m.v.Team {
		m.claims[who] = none
		m.away[who] = m.away[who][:0]
		if m.v.Team[who].At == board.Nowhere || m.stays[who] {
			continue
		}
		w := m.walker(who)
		m.search.Reach(&m.v.Board, &w, m.v.Team[who].At, 60)
		for i := range m.goals {
			d := far
			if m.fits(who, &m.goals[i]) && m.within(m.goals[i].at) {
				d = m.distance(&m.goals[i])
			}
			m.away[who] = append(m.away[who], d)
		}
	}
	m.forsake()
	taken := make([]bool, len(m.goals))
	for range m.v.Team {
		best, high, at := none, 0, none
		for who := range m.v.Team {
			if m.claims[who] != none || len(m.away[who]) == 0 {
				continue
			}
			for i := range m.goals {
				if x := m.value(i, m.away[who][i]); !taken[i] && x > high {
					best, high, at = i, x, who
				}
			}
		}
		if best == none {
			return
		}
		m.claims[at], taken[best] = best, true
	}
}

// forsake makes nothing of actions that need several people, where not all of their squares can be come to.
func (m *mind) forsake() {
	for i := 0; i < len(m.goals); {
		n := 1
		for ; i+n < len(m.goals) && m.goals[i].stay && m.goals[i+n].group == m.goals[i].group; n++ {
		}
		if m.goals[i].stay && !m.manned(i, i+n, 0) {
			for k := i; k < i+n; k++ {
				m.goals[k].worth = 0
			}
		}
		i += n
	}
}

// manned says whether there is somebody for every goal of some, each somebody else.
func (m *mind) manned(i, to int, taken uint8) bool {
	if i == to {
		return true
	}
	for who := range m.v.Team {
		if taken>>who&1 == 0 && len(m.away[who]) > i && m.away[who][i] < far && m.manned(i+1, to, taken|1<<who) {
			return true
		}
	}
	return false
}

// none is no goal.
const none = -1

// value is what a goal is worth from so far away.
func (m *mind) value(i, d int) int {
	if d >= far {
		return 0
	}
	g := &m.goals[i]
	if g.stay && d == 0 {
		return 60 * g.worth
	}
	return 100 * g.worth / (3 + d)
}

// distance is how far it is to a goal from where the last search began.
func (m *mind) distance(g *goal) int {
	least := far
	if !g.near {
		if mp, hurts, ok := m.search.Cost(g.at); ok {
			least = mp + 2*hurts
		}
		return least
	}
	var buffer [9]board.Square
	for _, s := range m.v.Board.Around(g.at, buffer[:0]) {
		if mp, hurts, ok := m.search.Cost(s); ok {
			least = min(least, mp+2*hurts)
		}
	}
	return least
}

// fits says whether somebody could do what a goal asks, and whether nobody else stands there for it.
func (m *mind) fits(who int, g *goal) bool {
	t := &m.v.Team[who]
	if g.who != "" && g.who != t.Name {
		return false
	}
	if g.icon == 0 {
		return true
	}
	if !m.able(&t.Sheet, g) {
		return false
	}
	if g.near {
		return true
	}
	for i := range m.v.Team {
		if i != who && m.v.Team[i].At == g.at && m.v.Team[i].Sheet.Tokens > 0 {
			return false
		}
	}
	return true
}

// able says whether a sheet has a slot that could pay for a goal, in this loop or a later one, and room for what lies
// there.
func (m *mind) able(s *sheet.Sheet, g *goal) bool {
	rested := *s
	rested.Recover()
	var slots [sheet.Places * sheet.Slots]sheet.At
	if len(rested.Free(g.icon, slots[:0])) == 0 {
		return false
	}
	if g.item == 0 {
		return true
	}
	var room [8]sheet.Place
	c := m.card(g.item)
	return c != nil && c.Item != nil && len(s.Fits(worn[c.Item.Place], room[:0])) > 0
}

var worn = map[string]sheet.Kind{"bag": sheet.Carried, "head": sheet.Hat, "body": sheet.Coat, "foot": sheet.Boots}

// move weighs a movement by how much nearer it brings somebody to what they go for.
func (m *mind) move(o table.Option) int {
	who := int(o.A)
	i := m.claims[who]
	if i == none {
		return -1
	}
	d, tokens := m.away[who][i], int(o.B)+int(o.C)
	points := 3*int(o.B) + int(o.C)
	spare := 0
	if points > d {
		spare = points - d
	}
	exit := m.goals[i].leads()
	switch {
	case d == 0 && !exit:
		return -1
	case exit && d+1 <= points:
		return 9*m.goals[i].worth - 60*(tokens-1) - spare
	}
	if points == 1 && !m.inches(who) {
		return -1
	}
	near := m.value(i, max(0, d-points)) - m.value(i, d)
	return near/(3*tokens) + 40 - 20*(tokens-1) - spare
}

// inches says whether a single point brings somebody nearer to what they go for: where everything around costs two, it
// would be spent to and fro.
func (m *mind) inches(who int) bool {
	from := m.v.Team[who].At
	w := m.walker(who)
	m.search.Reach(&m.v.Board, &w, from, 1)
	var around [9]board.Square
	steps := around[:0]
	for _, s := range m.v.Board.Around(from, nil) {
		if mp, _, ok := m.search.Cost(s); ok && mp == 1 && !w.Taken.Has(s) {
			steps = append(steps, s)
		}
	}
	m.trail(who)
	here, _, ok := m.search.Cost(from)
	for _, s := range steps {
		if mp, _, reached := m.search.Cost(s); reached && (!ok || mp < here) {
			return true
		}
	}
	return !ok
}

// trail finds how far every square is from what somebody goes for.
func (m *mind) trail(who int) {
	m.target = m.claims[who]
	if m.target == none {
		return
	}
	w := m.walker(who)
	w.Taken = board.Set{}
	m.search.Reach(&m.v.Board, &w, m.goals[m.target].at, 60)
}

// walkTo weighs where a movement goes: nearer to what its member goes for, out to new ground if that is what it is.
func (m *mind) walkTo(o table.Option) int {
	at := board.Square(o.B)
	if m.target == none {
		if o.Verb == heredity.VerbGo {
			return 0
		}
		return 10
	}
	g := &m.goals[m.target]
	exit := g.leads()
	if o.Verb != heredity.VerbGo {
		if exit && g.at == at {
			return 2000
		}
		return 100
	}
	mp, hurts, ok := m.search.Cost(at)
	if !ok {
		return 0
	}
	if g.near && mp == 0 {
		mp = 2
	}
	return 1000 - 10*mp - 15*hurts
}

func (m *mind) stop(o table.Option) int {
	return m.walkTo(table.Option{Verb: heredity.VerbGo, A: o.A, B: int16(m.v.Team[o.A].At)})
}
