package scenario

import (
	"fmt"
	"slices"
	"strings"

	"waystation/table"
)

// Run runs one scenario: from its position, then rolled back as far as undo goes and played again, then once more from
// the start and once from its file; all must lead to the same bytes. The rules it claims to exercise must have
// occurred. find gives the game of a name, or nil. The error names the file and the line, and says what was expected
// and what was found.
func Run(name string, data []byte, find func(string) *Game) error {
	s, err := Parse(data)
	if err == nil {
		err = s.run(find)
	}
	if err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	return nil
}

func (s *Scenario) run(find func(string) *Game) error {
	game := find(s.Game)
	posed, setup, err := s.begin(game)
	if err != nil {
		return err
	}
	first, err := s.playOnce(posed, setup, game.After, nil)
	if err != nil {
		return err
	}
	second, err := s.playOnce(posed, setup, game.After, nil)
	if err != nil {
		return fmt.Errorf("the second time it went differently: %w", err)
	}
	if err := s.exercised(game, &first.seen); err != nil {
		return err
	}
	return first.again(second)
}

// begin is what a scenario is played with: the box that begins in its position, and the set-up.
func (s *Scenario) begin(game *Game) (*table.Box, table.Setup, error) {
	setup := table.Setup{Game: s.Game, Mode: s.Mode, Seats: s.Players, Options: s.Options, Carry: s.Carry}
	if game == nil {
		return nil, setup, fmt.Errorf("game %q is not on the shelf", s.Game)
	}
	if err := s.known(game); err != nil {
		return nil, setup, err
	}
	box, err := game.box(s.Content)
	if err != nil {
		return nil, setup, err
	}
	if setup.Seats == 0 {
		setup.Seats = box.MinSeats
		if counts := box.Counts(s.Mode); s.Mode != "" && len(counts) > 0 {
			setup.Seats = counts[0]
		}
	}
	if setup, err = box.Check(setup); err != nil {
		return nil, setup, err
	}
	posed, err := s.position(box, setup)
	return posed, setup, err
}

// player is one run of a scenario.
type player struct {
	s     *Scenario
	box   *table.Box
	m     *table.Match
	rig   rig
	done  []given // answers that stand, oldest first
	said  bool    // something was said about the questions that now wait
	seen  Witness // the rules that occurred
	after func(*table.Match, table.Seat) error
	watch func(*table.Match) // sees the match at every question; nil: nobody does
}

// given is an answer, and the world before it.
type given struct {
	seat   table.Seat
	key    string
	free   bool
	before string
}

func (s *Scenario) playOnce(
	box *table.Box, setup table.Setup, after func(*table.Match, table.Seat) error, watch func(*table.Match),
) (*player, error) {
	g, err := box.New(setup)
	if err != nil {
		return nil, err
	}
	p := &player{s: s, box: box, rig: rig{game: g}, after: after, watch: watch}
	play := s.play
	for len(play) > 0 && play[0].verb == rigs { // before the first question
		p.rig.add(play[0])
		play = play[1:]
	}
	if p.m, err = table.NewRigged(box, setup, table.SeedOf(s.Seed), p.rig.decide); err != nil {
		return nil, err
	}
	if p.rig.err != nil {
		return nil, p.rig.err
	}
	p.look()
	for _, a := range play {
		if err := p.do(a); err != nil {
			return nil, fmt.Errorf("line %d: %s\n%w", a.line, a.text, err)
		}
	}
	if err := p.open(); err != nil {
		return nil, err
	}
	if err := p.rig.unused(p.m.Entries(0)); err != nil {
		return nil, err
	}
	for _, t := range s.then {
		if err := p.check(t.path, t.value); err != nil {
			return nil, fmt.Errorf("line %d: %s: %s\n%w", t.line, t.path, t.value, err)
		}
	}
	return p, nil
}

// look takes in the questions that wait.
func (p *player) look() {
	p.seen.See(p.m)
	if p.watch != nil {
		p.watch(p.m)
	}
}

// open complains of a question in the middle of a step that the scenario leaves behind without a word.
func (p *player) open() error {
	if p.said || p.m.Over() || len(p.done) == 0 {
		return nil
	}
	var last *table.Entry
	for _, e := range p.m.Entries(0) {
		if e.Kind == table.KindAsk || e.Kind == table.KindPass {
			last = e
		}
	}
	snap, err := p.m.Snapshot()
	if err != nil {
		return err
	}
	if last == nil || last.Step < snap.Step {
		return nil
	}
	return fmt.Errorf("the play ends in the middle of things, and nothing is said about the question that waits: "+
		"answer it, or end with \"SEAT is asked: ...\" or \"SEAT can: ...\"\n%s", p.questions())
}

// seat finds a seat by its name of the moment, or by its number.
func (p *player) seat(name string) (table.Seat, error) {
	if strings.EqualFold(name, "spectator") {
		return table.Nobody, nil
	}
	var names []string
	for seat := range table.Seat(p.m.Seats()) {
		if strings.EqualFold(p.name(seat), name) || strings.EqualFold(numbered(seat), name) {
			return seat, nil
		}
		names = append(names, p.name(seat))
	}
	return 0, fmt.Errorf("there is no seat %q; the seats are %s", name, strings.Join(names, ", "))
}

// do does one line of play.
func (p *player) do(a action) error {
	switch a.verb {
	case rigs:
		p.rig.add(a)
		return nil
	case checks:
		return p.check(a.who, a.what)
	case told:
		return p.tale(a.what, true)
	case notTold:
		return p.tale(a.what, false)
	case isOver:
		if !p.m.Over() {
			return fmt.Errorf("the match is not over\n%s", p.questions())
		}
		return nil
	}
	seat, err := p.seat(a.who)
	if err != nil {
		return err
	}
	switch a.verb {
	case sees, seesNot:
		return p.sight(seat, a.what, a.verb == sees)
	case until:
		return p.until(seat, a.what)
	case undoes:
		return p.undo(seat)
	case cannotUndo:
		return p.cannotUndo(seat, a.why)
	case isNotAsked:
		if ask := p.m.Ask(seat); ask != nil {
			return fmt.Errorf("%s is asked something\n%s", p.name(seat), p.questions())
		}
		return nil
	case isAsked:
		ask, err := p.ask(seat)
		if err != nil {
			return err
		}
		p.said = true
		if !p.about(ask, a.what) {
			return fmt.Errorf("another question waits\n%s", p.questions())
		}
		return nil
	case can, canAlso:
		return p.can(seat, a)
	case cannot:
		return p.cannot(seat, a)
	case does:
		return p.free(seat, a.what)
	}
	return p.answer(seat, a.what)
}

// about reports whether the question is of that kind, or has those words in it, or follows from that rule.
func (p *player) about(ask *table.Ask, what string) bool {
	return what == ask.Prompt.Kind || what == ask.Prompt.Rule || holds(p.m.Question(ask), what)
}

func (p *player) ask(seat table.Seat) (*table.Ask, error) {
	if ask := p.m.Ask(seat); ask != nil {
		return ask, nil
	}
	return nil, fmt.Errorf("%s is not asked anything now\n%s", p.name(seat), p.questions())
}

func (p *player) answer(seat table.Seat, what string) error {
	ask, err := p.ask(seat)
	if err != nil {
		return err
	}
	key, err := p.set(ask, what)
	if err != nil {
		return fmt.Errorf("%w\n%s", err, p.questions())
	}
	return p.act(given{seat: seat, key: key}, func() error { return p.m.Answer(seat, ask.Number, key, table.ByHand) })
}

func (p *player) free(seat table.Seat, what string) error {
	offers, denials := p.m.Frees(seat)
	o, err := p.option(seat, what, offers, denials)
	if err != nil {
		return fmt.Errorf("%w\n%s", err, p.questions())
	}
	key := table.Key(p.m.Verbs(), o)
	return p.act(given{seat: seat, key: key, free: true}, func() error { return p.m.Free(seat, key, table.ByHand) })
}

// act answers, all or nothing also for the rigged chance.
func (p *player) act(g given, f func() error) error {
	g.before = p.world()
	queue := slices.Clone(p.rig.queue)
	err := f()
	if p.rig.err != nil {
		return p.rig.err
	}
	if err != nil {
		p.rig.queue = queue
		return fmt.Errorf("%w\n%s", err, p.questions())
	}
	p.done = append(p.done, g)
	p.said = false
	p.look()
	if p.after != nil {
		return p.after(p.m, g.seat)
	}
	return nil
}

// maxUntil is how many questions "until" answers before it gives up.
const maxUntil = 1000

// until lets everybody answer as a clock would, until the seat is asked what is meant.
func (p *player) until(seat table.Seat, what string) error {
	var asked []string
	for n := 0; ; n++ {
		if p.m.Over() {
			return fmt.Errorf("this was never asked before the match was over; %s was asked %s", p.name(seat),
				strings.Join(append(asked, "no more"), ", "))
		}
		if ask := p.m.Ask(seat); ask != nil {
			if p.about(ask, what) {
				p.said = true
				return nil
			}
			if kind := fmt.Sprintf("%s [%s]", ask.Prompt.Kind, ask.Prompt.Rule); !slices.Contains(asked, kind) {
				asked = append(asked, kind)
			}
		}
		if n == maxUntil {
			return fmt.Errorf("this was not asked within %d answers\n%s", n, p.questions())
		}
		ask := p.m.Asks()[0]
		key := p.m.Default(ask)
		if err := p.act(given{seat: ask.Seat, key: key},
			func() error { return p.m.Answer(ask.Seat, ask.Number, key, table.ByTime) }); err != nil {
			return err
		}
	}
}

func (p *player) undo(seat table.Seat) error {
	if err := p.m.Undo(seat); err != nil {
		return err
	}
	p.done, p.said = nil, true
	return nil
}

func (p *player) cannotUndo(seat table.Seat, why string) error {
	err := p.m.CanUndo(seat)
	switch {
	case err == nil:
		return fmt.Errorf("%s can take the last answer back", p.name(seat))
	case !holds(err.Error(), why):
		return fmt.Errorf("the reason is another: %w", err)
	}
	return nil
}
