package posthuman

import (
	"slices"
	"testing"

	"waystation/table"
)

// customers are players of custom characters whose shop is open. They have a Flare each, and no skills.
func customers(t *testing.T, players int) *scene {
	t.Helper()
	s := &scene{Game: fresh(t, players, "standard", "characters", "custom"), t: t, dice: map[string][]int{}}
	random := table.InPlace(1, 2, table.Config{Marks: true})
	for s.Phase == PhaseCharacters {
		s.Step(random)
	}
	for who := range table.Seat(players) {
		for p := s.of(who, Known); p.Len() > 0; {
			s.home(p.At(0))
		}
		s.reckon(who)
	}
	s.tab = table.InPlace(1, 2, table.Config{Decider: s, Rig: s.rig, Marks: true, Loud: true})
	return s
}

// stocked puts items of the shop into a player's backpack.
func (s *scene) stocked(who table.Seat, names ...string) *scene {
	for _, name := range names {
		c := s.named(name)
		s.lift(c)
		s.of(who, Gear).Put(c, table.Everyone)
	}
	s.arm(who)
	return s
}

// PH-SETUP-33, PH-SETUP-34, PH-RULING-28, PH-RULING-38: what can be bought, and why not the rest.
func TestWhatCanBeBought(t *testing.T) {
	for _, c := range []struct {
		food int16
		gear []string
		item string
		want bool
	}{
		{3, nil, "Kalt 9mm", true}, {2, nil, "Kalt 9mm", false}, {3, nil, "Kalt 9mm 2", false}, // one card a title
		{7, []string{"Knife"}, "Knife 2", false}, {7, []string{"Daypack"}, "Knife", true},
		{7, []string{"Splitting Axe", "Cane Bow"}, "Removal Blanket", false},
		{7, []string{"Splitting Axe"}, "Removal Blanket", true},
		{0, nil, "Lead Pipe", false}, {1, nil, "Lead Pipe", true},
	} {
		s := customers(t, 2).stocked(red, c.gear...)
		s.mat(red).Food = c.food
		s.script = []string{"shop-pass"}
		m := s.tab.Open(red, askShop)
		s.offerWares(&m, red)
		m.Offer(VerbPass.Of(), "PH-SETUP-33")
		m.Offer(VerbDone.Of(), "PH-SETUP-33")
		m.Ask()
		if got := slices.Contains(s.offers, "buy:"+number(s.named(c.item))); got != c.want {
			t.Errorf("%s with %d food beside %v: on sale %v (%d slots of %d)", c.item, c.food, c.gear, got,
				s.packed(red), s.slots(red))
		}
	}
}

// PH-SETUP-35, PH-SETUP-36, PH-RULING-37, PH-RULING-38: the end of the shopping: food for ammo once more, and a Lead
// Pipe for whoever has no melee
// weapon, for which room is made if there is none.
func TestTheEndOfShopping(t *testing.T) {
	for _, c := range []struct {
		food   int16
		gear   []string
		script []string
		asked  []string
		then   [2]int16
		gets   bool
	}{
		{2, nil, []string{"done"}, []string{"swap"}, [2]int16{2, 0}, true},
		{2, nil, []string{"exchange:2"}, []string{"swap"}, [2]int16{0, 4}, true},
		{1, nil, []string{"exchange"}, []string{"swap"}, [2]int16{0, 2}, true},
		{0, nil, nil, nil, [2]int16{0, 0}, true},
		{0, []string{"Knife"}, nil, nil, [2]int16{0, 0}, false},
		{0, []string{"Kalt 9mm"}, nil, nil, [2]int16{0, 0}, true},
		{0, []string{"Cane Bow", "Rook Rifle"}, nil, nil, [2]int16{0, 0}, true},
		{0, []string{"Cane Bow", "Rook Rifle", "Kalt 9mm"}, []string{"discard:" + num(t, "Kalt 9mm")},
			[]string{"room"}, [2]int16{0, 0}, true},
	} {
		s := customers(t, 2).stocked(red, c.gear...)
		s.mat(red).Food, s.mat(red).Ammo = c.food, 0
		s.script, s.asked = c.script, nil
		s.lastSwap(s.tab, red)
		s.exhausted()
		if !slices.Equal(s.asked, c.asked) || s.mat(red).Food != c.then[0] || s.mat(red).Ammo != c.then[1] {
			t.Errorf("%d food, %v: asked %q, %d food and %d ammo", c.food, c.gear, s.asked, s.mat(red).Food,
				s.mat(red).Ammo)
		}
		got := false
		for _, l := range s.of(red, Gear).Cards {
			got = got || Of(l.Card).Name == "Lead Pipe" && s.Cards[l.Card].Active && s.Cards[l.Card].Came
		}
		if got != c.gets {
			t.Errorf("%d food, %v: a pipe %v", c.food, c.gear, got)
		}
	}
}

// PH-SETUP-28, PH-SETUP-29, PH-RULING-40: how many skills are drawn and kept by mind; what is drawn is for its owner's
// eyes, what is kept for all,
// and what is not kept stays unknown to the others.
func TestSkillsOfTheStart(t *testing.T) {
	for mind, want := range map[int8][2]int{2: {2, 1}, 3: {3, 2}, 4: {4, 3}, 5: {5, 3}} {
		s := &scene{Game: fresh(t, 2, "standard", "characters", "custom"), t: t, dice: map[string][]int{}}
		s.tab = table.InPlace(uint64(mind), 2, table.Config{Decider: s, Rig: s.rig, Marks: true})
		s.Next = stepSkills
		for who := range table.Seat(2) {
			s.mat(who).Stats = [stats]int8{2, 2, mind, 2, 2}
		}
		drawn := map[table.Seat]int{}
		look := &onlooker{scene: s, look: func(who table.Seat) {
			drawn[who] = s.of(who, Drawn).Len()
			for _, l := range s.of(who, Drawn).Cards {
				if l.Seen != table.Set(who) {
					t.Errorf("%s is known to %b while %s chooses", Of(l.Card).Name, l.Seen, s.SeatName(who))
				}
			}
		}}
		s.tab = table.InPlace(uint64(mind), 2, table.Config{Decider: look, Marks: true})
		s.learnFirst(s.tab)
		for who := range table.Seat(2) {
			if n := s.of(who, Known).Len(); drawn[who] != want[0] || n != want[1] {
				t.Errorf("mind %d: %d drawn, %d kept, want %v", mind, drawn[who], n, want)
			}
		}
		secrets := 0
		for _, l := range s.pile(SkillsGone).Cards {
			if l.Seen != table.Everyone {
				secrets++
			}
		}
		if secrets != 2*(want[0]-want[1]) {
			t.Errorf("mind %d: %d of the skills not kept are secret", mind, secrets)
		}
	}
}

// onlooker takes the first options, and looks before it does.
type onlooker struct {
	*scene
	look func(table.Seat)
}

func (o *onlooker) Pick(who table.Seat, p *table.Prompt, options []table.Option) int {
	o.look(who)
	return 0
}

// PH-SETUP-32: who buys first: the faster, then the cleverer, then by a roll.
func TestWhoBuysFirst(t *testing.T) {
	for _, c := range []struct {
		speed, mind [3]int8
		dice        []int
		want        []table.Seat
	}{
		{[3]int8{2, 4, 3}, [3]int8{5, 2, 2}, nil, []table.Seat{green, yellow, red}},
		{[3]int8{3, 3, 3}, [3]int8{2, 4, 3}, nil, []table.Seat{green, yellow, red}},
		{[3]int8{3, 3, 3}, [3]int8{3, 3, 4}, []int{2, 5}, []table.Seat{yellow, green, red}},
	} {
		s := customers(t, 3)
		for who := range table.Seat(3) {
			s.mat(who).Stats[Speed], s.mat(who).Stats[Mind] = c.speed[who], c.mind[who]
		}
		s.roll("die", 6, 1, 1).roll("die", c.dice...)
		s.beginPlay(s.tab)
		if s.Starter != red || !slices.Equal(s.Order, c.want) {
			t.Errorf("%v %v: %s begins, and buyers are %v, want %v", c.speed, c.mind, s.SeatName(s.Starter), s.Order,
				c.want)
		}
	}
}

// PH-SETUP-10, PH-SETUP-11, PH-RULING-36: only those who are level roll again; one alone does not roll.
func TestRollingOff(t *testing.T) {
	for _, c := range []struct {
		who  table.Seats
		dice []int
		want table.Seat
		left int
	}{
		{table.Set(red, green, yellow), []int{2, 5, 3}, green, 0},
		{table.Set(red, green, yellow), []int{5, 2, 5, 1, 4}, yellow, 0},
		{table.Set(red, green), []int{3, 3, 3, 3, 4, 2}, red, 0}, {table.Set(green), []int{6}, green, 1},
		{table.Set(green, yellow), []int{6, 1}, green, 0},
	} {
		s := set(t, 3).roll("die", c.dice...)
		if got := s.rollOff(s.tab, c.who); got != c.want || len(s.dice["die"]) != c.left {
			t.Errorf("%b with %v: %s wins, %d dice left", c.who, c.dice, s.SeatName(got), len(s.dice["die"]))
		}
	}
}

// PH-SETUP-01, PH-SETUP-02, PH-SETUP-31, PH-SOLO-01 to PH-SOLO-05: what is in the box for how many players.
func TestWhatIsInTheBox(t *testing.T) {
	for players := 1; players <= 4; players++ {
		s := customers(t, players)
		for _, l := range s.pile(Shop).Cards {
			if f := Of(l.Card); int(f.Icon) > players || f.Price == 0 {
				t.Errorf("%d players: %s is on sale", players, f.Handle)
			}
		}
		n, flares := 0, 0
		for _, c := range Cards(GroupStarting) {
			if f := Of(c); int(f.Icon) <= players && f.Price > 0 {
				n++
			}
		}
		for who := range table.Seat(players) {
			for _, l := range s.of(who, Gear).Cards {
				if Of(l.Card).Name == "Flare" {
					flares++
				}
			}
		}
		events, last := s.pile(Events).Len(), s.pile(EventsLast).Len()
		if players == 1 && (events != 16 || last != 3) || players > 1 && (events != 20 || last != 0) ||
			s.pile(Shop).Len() != n || flares != players {
			t.Errorf("%d players: %d events, %d last ones, %d items on sale of %d, %d Flares", players, events, last,
				s.pile(Shop).Len(), n, flares)
		}
		for _, name := range []string{"Looting", "Raiding", "Storytelling", "Psychologist", "Camo Tent", "Guide",
			"Great Explorer"} {
			if out := s.pile(Aside).Find(s.named(name)) >= 0; out != (players == 1) {
				t.Errorf("%d players: %s is out of the game: %v", players, name, out)
			}
		}
	}
}
