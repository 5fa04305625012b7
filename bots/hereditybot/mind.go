package hereditybot

import (
	"strings"

	"waystation/games/heredity"
	"waystation/games/heredity/board"
	"waystation/games/heredity/decks"
	"waystation/games/heredity/sheet"
	"waystation/table"
)

// mind is what a bot thinks of one question with.
type mind struct {
	v      *heredity.View
	ask    *table.Ask
	temper *Temper
	seed   uint64
	search board.Search
	goals  []goal
	claims [4]int   // the goal that each of the family goes for
	away   [4][]int // how far each is from every goal
	target int      // the goal of who walks
	stays  [4]bool  // who waits where everybody is wanted

	together []int // the fields where everybody is wanted and stands
}

// goal is a square where something can be had, and what that is worth. Near: from a square next to it.
type goal struct {
	at    board.Square
	worth int
	near  bool
	icon  sheet.Icons // that pays for it; 0: none
	who   string      // only this one
	stay  bool        // somebody has to stand there while another comes
	home  bool        // it is enough to stand there
	group int         // goals of one group are had together; 0: alone
	item  int16       // that lies there; 0: none
}

// leads says whether a goal is a way to new ground.
func (g *goal) leads() bool { return g.icon == 0 && !g.near && !g.home }

func (m *mind) begin(v *heredity.View, ask *table.Ask, t *Temper, seed uint64) {
	m.v, m.ask, m.temper, m.seed = v, ask, t, seed
	m.goals, m.stays, m.together = m.goals[:0], [4]bool{}, m.together[:0]
	switch ask.Prompt.Kind {
	case "act":
		m.find()
		m.claim()
	case "walk", "land", "aside":
		m.find()
		m.claim()
		m.trail(int(ask.Options[0].Option.A))
	}
}

// score is what an option is worth.
func (m *mind) score(o table.Option) int {
	if x := scorers[o.Verb]; x != nil {
		return x(m, o)
	}
	return 0
}

// scorers weigh the options of a verb. What is not here is worth nothing, one like the other.
var scorers map[table.Verb]func(m *mind, o table.Option) int

func init() {
	scorers = map[table.Verb]func(m *mind, o table.Option) int{
		heredity.VerbLook:     func(m *mind, o table.Option) int { return 10 * m.temper.Look },
		heredity.VerbTalk:     func(m *mind, o table.Option) int { return 10 * m.temper.Talk },
		heredity.VerbInteract: func(m *mind, o table.Option) int { return 10 * m.temper.Hand },
		heredity.VerbTalkTo:   (*mind).talkTo,
		heredity.VerbAct:      (*mind).act,
		heredity.VerbDirect:   (*mind).act,
		heredity.VerbUse:      (*mind).use,
		heredity.VerbHeal:     (*mind).heal,
		heredity.VerbRepair:   func(m *mind, _ table.Option) int { return 15 },
		heredity.VerbRummage:  (*mind).rummage,
		heredity.VerbTrade:    func(m *mind, _ table.Option) int { return -1 },
		heredity.VerbMove:     (*mind).move,
		heredity.VerbStrike:   (*mind).strike,
		heredity.VerbWide:     func(m *mind, _ table.Option) int { return 10 * m.temper.Blow },
		heredity.VerbTogether: (*mind).join,
		heredity.VerbAgree:    func(m *mind, _ table.Option) int { return 20000 },
		heredity.VerbRefuse:   func(m *mind, _ table.Option) int { return -1 },
		heredity.VerbGo:       (*mind).walkTo,
		heredity.VerbStop:     (*mind).stop,
		heredity.VerbExplore:  (*mind).walkTo,
		heredity.VerbThrough:  (*mind).walkTo,
		heredity.VerbOption:   (*mind).option,
		heredity.VerbHurt:     (*mind).hurt,
		heredity.VerbTurn:     func(m *mind, _ table.Option) int { return -20 },
		heredity.VerbLeave:    func(m *mind, _ table.Option) int { return 10 },
		heredity.VerbWho:      (*mind).who,
		heredity.VerbVictim:   (*mind).who,
		heredity.VerbJoin:     func(m *mind, _ table.Option) int { return 10 },
		heredity.VerbCubes:    func(m *mind, o table.Option) int { return 10 * int(o.B) },
		heredity.VerbPick:     func(m *mind, _ table.Option) int { return 50 },
		heredity.VerbDrop:     func(m *mind, _ table.Option) int { return -50 },
		heredity.VerbPour:     func(m *mind, _ table.Option) int { return -50 },
		heredity.VerbDropFor:  func(m *mind, _ table.Option) int { return -5 },
		heredity.VerbPack:     (*mind).pack,
		heredity.VerbRest:     func(m *mind, _ table.Option) int { return -10 },
		heredity.VerbCraft:    func(m *mind, o table.Option) int { return 20 + int(o.B) },
		heredity.VerbUpgrade:  func(m *mind, o table.Option) int { return 15 + int(o.B) },
		heredity.VerbOffer:    func(m *mind, _ table.Option) int { return -1 },
		heredity.VerbBreak:    func(m *mind, _ table.Option) int { return 1 },
		heredity.VerbStay:     func(m *mind, _ table.Option) int { return -1 },
		heredity.VerbBlast:    (*mind).blast,
	}
}

// card is what lies open of a card, or nil.
func (m *mind) card(number int16) *heredity.CardView {
	for i := range m.v.Cards {
		if m.v.Cards[i].Number == number {
			return &m.v.Cards[i]
		}
	}
	return nil
}

// worth is what steps that are printed come to: what is known of them, and something for what is not.
func (m *mind) worth(steps []decks.Step) int {
	sum := 0
	for i := range steps {
		sum += m.step(&steps[i])
	}
	return sum
}

func (m *mind) step(s *decks.Step) int {
	switch s.Form {
	case "if":
		return (m.worth(s.Then) + m.worth(s.Else)) / 2
	case "question":
		return 10
	case "take {n}":
		if m.card(int16(s.Card.Number)) != nil {
			return 0
		}
		return 25
	case "victory {id}":
		return 400
	case "defeat {id}":
		return lost
	case "count {id} {k}":
		return m.counted(s)
	case "damage {k} to {who}":
		return -12 * s.N
	case "heal {k} of {who}":
		return 6 * min(s.N, m.hurts())
	case "gain {k} materials to {who}":
		return 8 * s.N
	case "pay {k}", "lose {k} materials of {who}":
		return -7 * s.N
	case "lose {k} tokens of {who}":
		return -12 * s.N
	case "recover {k} tokens of {who}":
		return 10 * s.N
	case "enrage {n}":
		return -m.temper.Counted / 2
	case "mark {ref} {k}":
		return m.marked(s)
	case "unmark {ref} {k}":
		return m.unmarked(s)
	case "quest {n}", "karma {n}":
		return 30
	case "flip {ref}", "burn {ref}", "edge {cell} {word} {word}", "set {id}":
		return 12
	}
	return 2
}

// hurts is how much could be healed of whoever is hurt most.
func (m *mind) hurts() int {
	most := 0
	for i := range m.v.Team {
		most = max(most, len(m.v.Team[i].Sheet.Healable(nil)))
	}
	return most
}

// counted is what it is worth to have something counted. What is forgotten when the chapter ends weighs little: it may
// be miles as well as losses.
func (m *mind) counted(s *decks.Step) int {
	if strings.HasPrefix(s.Word, "here-") {
		return -m.temper.Counted / 8 * s.N
	}
	return -m.temper.Counted * s.N
}

// option weighs an option of a question by what it prints, and a little by chance, so that not every family does the
// same.
func (m *mind) option(o table.Option) int {
	c := m.card(o.A)
	if c == nil || int(o.B) >= len(c.Questions) || int(o.C) >= len(c.Questions[o.B].Options) {
		return 0
	}
	steps := c.Questions[o.B].Options[o.C].Do
	mood := (m.seed ^ uint64(o.A)<<20 ^ uint64(o.C)<<8) * 0x9e3779b97f4a7c15 >> 32 % 60
	return 2*m.worth(steps) + int(mood)
}

// act weighs an action that a card offers.
func (m *mind) act(o table.Option) int {
	return 10 * (m.temper.Action + m.actionWorth(o.B, int(o.C)))
}

func (m *mind) actionWorth(number int16, section int) int {
	c := m.card(number)
	if c == nil {
		return 0
	}
	for i := range c.Actions {
		if a := &c.Actions[i]; a.Section == section {
			return m.worth(a.Effects) - 6*a.Cost
		}
	}
	return 0
}

func (m *mind) talkTo(o table.Option) int {
	for i := range m.v.Figures {
		if f := &m.v.Figures[i]; f.Index == int(o.B) {
			if c := m.card(f.Card); c != nil && c.Person != nil {
				return 10 * (m.temper.Talk/3 + m.worth(c.Person.Talk))
			}
		}
	}
	return 0
}

func (m *mind) use(o table.Option) int {
	s := &m.v.Team[o.A].Sheet
	p := sheet.Place(int(o.B) / sheet.Slots)
	if p < sheet.OnHead {
		return 0
	}
	c := m.card(s.Items[p-sheet.OnHead].Number)
	if c == nil || c.Item == nil || int(o.B)%sheet.Slots >= len(c.Item.Slots) {
		return 0
	}
	slot := &c.Item.Slots[int(o.B)%sheet.Slots]
	x := 10 * (m.worth(slot.Do) - 5)
	if slot.Single {
		x -= 100
	}
	return x
}

func (m *mind) heal(o table.Option) int {
	s := &m.v.Team[o.B].Sheet
	n := len(s.Healable(nil)) + 2*s.Wounds()
	return m.temper.Heal * (2*n - 1)
}

func (m *mind) rummage(o table.Option) int {
	t := &m.v.Team[o.A]
	x := 0
	for i := range m.goals {
		g := &m.goals[i]
		if g.at == t.At && g.icon == sheet.Interact && g.group == lying && m.able(&t.Sheet, g) {
			x += 10 * g.worth
		}
	}
	if x == 0 {
		return -1
	}
	return x
}

// lying is the group of things that lie on squares.
const lying = -1

func (m *mind) strike(o table.Option) int { return m.blow(int(o.C)) }

// join is to strike together: a little better than striking alone, where there is to be striking at all.
func (m *mind) join(o table.Option) int {
	x := m.blow(int(o.B))
	if x > 0 {
		x += 10
	}
	return x
}

// pack weighs who takes an item along: whoever has most room, and nobody fills the last two places of a bag, for there
// will be things to find.
func (m *mind) pack(o table.Option) int {
	c := m.card(o.A)
	if c == nil || c.Item == nil {
		return 0
	}
	var buffer [8]sheet.Place
	free := len(m.v.Team[o.B].Sheet.Fits(worn[c.Item.Place], buffer[:0]))
	if c.Item.Place == "bag" && free <= 2 {
		return -20
	}
	return 10 + free
}

// blow is what striking a figure is worth.
func (m *mind) blow(index int) int {
	for i := range m.v.Figures {
		f := &m.v.Figures[i]
		if f.Index != index {
			continue
		}
		if !f.Hostile {
			return 10 * m.temper.Wild
		}
		return 10*m.temper.Blow + 20*f.Damage - 10*f.Defence
	}
	return 0
}

func (m *mind) blast(o table.Option) int {
	x := 0
	for i := range m.v.Figures {
		if f := &m.v.Figures[i]; f.Hostile && m.v.Board.Distance(f.At, board.Square(o.B)) <= 1 {
			x += 10
		}
	}
	for i := range m.v.Team {
		if m.v.Board.Distance(m.v.Team[i].At, board.Square(o.B)) <= 1 {
			x -= 12
		}
	}
	return x
}

// hurt puts damage where it hinders least: items first, then the card with the most free slots.
func (m *mind) hurt(o table.Option) int {
	s := &m.v.Team[o.A].Sheet
	p := sheet.Place(int(o.B) / sheet.Slots)
	if p > sheet.Foot {
		return 30
	}
	free := 0
	c := s.Card(p)
	for i := range c.Count {
		if (c.Used|c.Hurt)>>i&1 == 0 {
			free++
		}
	}
	x := 5 * free
	if c.Used>>(int(o.B)%sheet.Slots)&1 != 0 {
		x += 3
	}
	return x
}

// who prefers the healthiest for what hurts, which is most of what is asked.
func (m *mind) who(o table.Option) int {
	if int(o.A) >= len(m.v.Team) {
		return 0
	}
	return -len(m.v.Team[o.A].Sheet.Healable(nil))
}
