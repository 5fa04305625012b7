package table_test

import (
	"testing"

	"waystation/table"
)

// teams are seats 0 and 2 against seats 1 and 3.
var teams = []table.Seats{table.Set(0, 2), table.Set(1, 3)}

// council is a step in which each team chooses in secret: its members walk one after the other.
func council(t *table.Table, g *bare) {
	var walked [4]int
	t.AllGroups(teams, func(team table.Seats) {
		for s := range table.Seat(4) {
			if team.Has(s) {
				walked[s] = ask(t, s, 3)
				t.Tell(table.Event{Tale: 1, Seat: s, A: int16(walked[s])})
			}
		}
	})
	for s, n := range walked {
		g.note("%d walked %d", s, n)
	}
}

func TestATeamSeesWhatItsMembersAnswerAndNobodyElseDoes(t *testing.T) {
	m := begin(t, 4, council, walks(0))
	m.asked("0 one: walk walk:1 walk:2; 1 one: walk walk:1 walk:2")
	other := m.Number(1)
	m.says(0, "walk:1")
	m.asked("1 one: walk walk:1 walk:2; 2 one: walk walk:1 walk:2")
	if n := m.Number(1); n != other {
		t.Errorf("the number of the other team's question went from %d to %d", other, n)
	}
	if told := m.Events(2); len(told) != 1 || told[0].A != 1 {
		t.Errorf("seat 2 was told %v of its partner", told)
	}
	for _, s := range []table.Seat{1, 3, table.Nobody} {
		if told := m.Events(s); len(told) != 0 {
			t.Errorf("seat %d was told %v of another team", s, told)
		}
	}
	if read := m.Readable(0); len(read) != 1 || read[0].Seat != 2 || read[0].Lane != teams[0] {
		t.Errorf("seat 0 reads %v, want its partner's question", read)
	}
	if read := m.Readable(3); len(read) != 1 || read[0].Seat != 1 {
		t.Errorf("seat 3 reads %v, want its partner's question", read)
	}
	if read := m.Readable(table.Nobody); len(read) != 0 {
		t.Errorf("a spectator reads %v", read)
	}
	m.says(1, "walk")
	m.says(3, "walk:2")
	m.says(2, "walk")
	m.sees(1, "0 walked 1", "1 walked 0", "2 walked 0", "3 walked 2", "deck (? ? ? ? ? ?)")
	if told := m.Events(1); len(told) != 4 || told[0].Seat != 1 || told[1].Seat != 3 {
		t.Errorf("seat 1 was told %v, want what its team did first", told)
	}
}

func TestATeamsMatchIsReadFromItsFile(t *testing.T) {
	m := begin(t, 4, council, walks(0))
	m.says(0, "walk:1")
	m.says(1, "walk:2")
	r, err := m.read(m.file())
	if err != nil || r.world() != m.world() {
		t.Fatalf("with teams at the table it is another after reading: %v", err)
	}
	m.says(2, "walk")
	m.says(3, "walk")
	r.says(3, "walk")
	r.says(2, "walk")
	m.sees(0, r.View(0).([]string)...)
}

func TestInATeamAnAnswerIsTakenBackUntilAPartnerActsOnIt(t *testing.T) {
	m := begin(t, 4, council, walks(0))
	m.says(0, "walk:1")
	m.says(1, "walk:2")
	m.takesBack(0) // the other team's answers hinder nobody
	m.asked("0 one: walk walk:1 walk:2; 3 one: walk walk:1 walk:2")
	m.says(0, "walk:2")
	m.says(2, "walk")
	m.keeps(0, "another player has acted since")
	m.takesBack(2)
	m.takesBack(0)
	m.says(0, "walk")
	m.says(2, "walk")
	m.says(3, "walk")
	m.keeps(3, "by your answer something hidden came to light") // all have answered, and everybody sees it
}

// shoutTeams is a step in which, in each team, whoever acts first answers.
func shoutTeams(t *table.Table, g *bare) {
	var who [2]table.Seat
	t.AllGroups(teams, func(team table.Seats) {
		s, _, _ := t.Any(team, &whoever, func(s table.Seat, m *table.Menu) { m.Offer(stay.Of(), "T-STAY") })
		who[team.First()] = s
	})
	g.note("%d and %d", who[0], who[1])
}

var whoever = table.Prompt{Kind: "whoever", Rule: "T-ANY", Must: true, Default: "stay"}

func TestAnyMemberOfATeamMayAnswerForIt(t *testing.T) {
	m := begin(t, 4, shoutTeams, walks(0))
	m.asked("0 whoever: stay; 1 whoever: stay; 2 whoever: stay; 3 whoever: stay")
	m.says(2, "stay")
	m.asked("1 whoever: stay; 3 whoever: stay")
	m.says(1, "stay")
	m.sees(0, "2 and 1", "deck (? ? ? ? ? ?)")
	if r, err := m.read(m.file()); err != nil || r.world() != m.world() {
		t.Errorf("it is another after reading: %v", err)
	}
}

func TestWhatMustBeAnsweredIsNotPassedAndTimeAnswersForTheFirst(t *testing.T) {
	shout := func(t *table.Table, g *bare) {
		s, o, acted := t.Any(7, &whoever, func(s table.Seat, m *table.Menu) {
			if s > 0 {
				m.Offer(stay.Of(), "T-STAY")
				m.Offer(walk.Of(1), "T-WALK")
			}
		})
		g.note("%d %v %v", s, o.Verb, acted)
	}
	m := begin(t, 3, shout, walks(0))
	m.asked("1 whoever: stay walk:1; 2 whoever: stay walk:1")
	m.isRefused(m.Answer(1, m.Number(1), "pass", table.ByHand), table.ErrNotOffered, "")
	a := m.Asks()[0]
	if a.Pass || a.Seat != 1 || m.Default(a) != "stay" {
		t.Errorf("time answers %q for seat %d (pass %v)", m.Default(a), a.Seat, a.Pass)
	}
	m.says(1, m.Default(a))
	m.sees(0, "1 1 true", "deck (? ? ? ? ? ?)")
	nobody := func(t *table.Table, g *bare) { t.Any(3, &whoever, func(table.Seat, *table.Menu) {}) }
	breaks(t, `question "whoever" (T-ANY) must be answered, and offers nobody anything`, 2, nobody)
	panics(t, `must be answered`, func() { inPlace(table.Config{}, 2, nobody) })
	for seed := range uint64(9) {
		tab := table.InPlace(seed, 1, table.Config{})
		g := newBare(3, &script{steps: []step{shout}})
		tab.Play(g)
		if g.Notes[0][0] == '0' || g.Notes[0][4:] != "true" {
			t.Errorf("in place: %v", g.Notes)
		}
	}
}

func TestGroupsOfAnAllAreInOrderAndShareNobody(t *testing.T) {
	for words, groups := range map[string][]table.Seats{
		"All with a group of no seats":                            {table.Set(0), 0},
		"All with seat 1 in two groups":                           {table.Set(0, 1), table.Set(1, 2)},
		"All with groups out of order: seat 0 comes after seat 1": {table.Set(1), table.Set(0)},
	} {
		bad := func(t *table.Table, g *bare) { t.AllGroups(groups, func(table.Seats) {}) }
		breaks(t, words, 3, bad)
		panics(t, words, func() { inPlace(table.Config{}, 3, bad) })
	}
}

func TestAPublicQuestionIsReadByAll(t *testing.T) {
	vote := table.Prompt{Kind: "vote", Rule: "T-VOTE", Public: true}
	m := begin(t, 3, func(t *table.Table, g *bare) {
		q := t.Open(1, &vote)
		q.Offer(walk.Of(1), "T-WALK")
		q.Offer(walk.Of(2), "T-WALK")
		q.Deny(stay.Of(), "T-STAY", "no time")
		g.note("walked %d", q.Ask().A)
	}, walks(0))
	for _, s := range []table.Seat{table.Nobody, 0, 1, 2} {
		read := m.Readable(s)
		if len(read) != 1 || read[0].Seat != 1 || len(read[0].Options) != 2 || len(read[0].Denied) != 1 {
			t.Errorf("seat %d reads %v", s, read)
		}
	}
	if m.Ask(0) != nil || m.Due() != table.Set(1) {
		t.Error("who only reads a question is asked it")
	}
	m.says(1, "walk:2")
	if read := m.Readable(1); len(read) != 0 {
		t.Errorf("seat 1 reads %v, which is put to seat 0 alone", read)
	}
}

// A bot thinks in its team's lane: what the partner has answered is known, what the other team has answered is not.
func TestABotThinksInItsTeamsLane(t *testing.T) {
	m := begin(t, 4, council)
	m.says(0, "walk:2")
	m.says(1, "walk:1")
	x := m.worlds(2).Traveller(decider(func(s table.Seat, p *table.Prompt, options []table.Option) int { return 0 }),
		false)
	if err := x.Visit(1, nil); err != nil {
		t.Fatal(err)
	}
	if got := x.Game().(*bare).Notes; got[0] != "0 walked 2" || got[1] != "1 walked 0" {
		t.Errorf("in the imagined world: %v", got)
	}
	im := m.Inspect().Imagine(2, 1)
	if read := im.Ask(1); read == nil {
		t.Error("in the imagined world the other team is not asked again")
	}
}
