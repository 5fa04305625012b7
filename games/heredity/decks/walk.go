package decks

// EachQuestion looks at every question of a side, those among steps too, in the order in which they are printed.
func (s *Side) EachQuestion(look func(*Question)) {
	s.eachStep(look, func(*Step) {})
}

// EachStep looks at every step of a side, those within steps and options too, in the order in which they are printed.
func (s *Side) EachStep(look func(*Step)) {
	s.eachStep(func(*Question) {}, look)
}

// walker looks at what a side holds.
type walker struct {
	question func(*Question)
	step     func(*Step)
}

func (s *Side) eachStep(question func(*Question), step func(*Step)) {
	w := walker{question, step}
	for i := range s.Sections {
		w.section(&s.Sections[i])
	}
	if s.Map != nil {
		for _, list := range [][]Spot{s.Map.Spots, s.Map.Events} {
			for i := range list {
				w.steps(list[i].Do)
			}
		}
		for i := range s.Map.Traps {
			w.steps(s.Map.Traps[i].Do)
		}
	}
	if s.Item != nil {
		w.item(s.Item)
	}
	w.steps(s.Leaves)
}

func (w *walker) section(s *Section) {
	w.steps(s.Instruction)
	if s.Action != nil {
		w.steps(s.Action.Effects)
	}
	if s.Direct != nil {
		w.steps(s.Direct.Do)
	}
	if s.Question != nil {
		w.asked(s.Question)
	}
	if s.Timeline != nil {
		for _, list := range [][]Step{s.Timeline.Steps, s.Timeline.Before, s.Timeline.After, s.Timeline.Instead} {
			w.steps(list)
		}
	}
	if n := s.NPC; n != nil {
		for _, list := range [][]Step{n.AI, n.Neutral, n.Angry, n.Talk, n.Angered, n.Struck, n.Each, n.Death} {
			w.steps(list)
		}
	}
}

func (w *walker) item(it *Thing) {
	for i := range it.Slots {
		w.steps(it.Slots[i].Do)
		w.attack(it.Slots[i].Attack)
	}
	w.steps(it.Gain)
	w.steps(it.Lose)
	for i := range it.Camp {
		w.steps(it.Camp[i].Do)
	}
}

func (w *walker) attack(a *Attack) {
	if a != nil {
		w.steps(a.Hit)
		w.steps(a.Miss)
	}
}

func (w *walker) asked(q *Question) {
	w.question(q)
	for i := range q.Options {
		w.steps(q.Options[i].Do)
	}
}

func (w *walker) steps(list []Step) {
	for i := range list {
		s := &list[i]
		w.step(s)
		for _, in := range [][]Step{s.Last, s.Or, s.Then, s.Else} {
			w.steps(in)
		}
		if s.Question != nil {
			w.asked(s.Question)
		}
		w.attack(s.Attack)
	}
}
