package saga

import (
	"io/fs"
	"maps"
	"slices"
	"strconv"
	"strings"

	"waystation/games/cardfile"
)

var priceWords = []string{"always", "free", "boost", "broadcast", "card", "food", "ammo", "meds", "booze", "book",
	"fatigue", "morale",
	"health", "counter", "discard"}

// timing reads "boost, fight".
func (l *loader) timing(r *raw, at cardfile.Place) Timing {
	x := Timing{Counters: int8(r.Uses), Camp: r.Refill == "camp"}
	if r.Timing == "" {
		return x
	}
	priced := false
	for word := range strings.SplitSeq(r.Timing, ",") {
		switch word = strings.TrimSpace(word); word {
		case "round":
			x.PerDay = true
		case "fight":
			x.PerFray = true
		default:
			x.Price, priced = Price(l.word(priceWords, word, at)), true
		}
	}
	if !priced {
		x.Price = Nothing
	}
	if x.Price > Nothing && len(r.Does) > 1 {
		l.Fail(at, "found %d abilities for one price; expected one", len(r.Does))
	}
	if x.Price != Automatic && len(r.Does) > abilitiesOfOne {
		l.Fail(at, "found %d abilities to choose from; expected %d at most", len(r.Does), abilitiesOfOne)
	}
	return x
}

func chart(m map[int8]int8) (c Chart) {
	for _, at := range slices.Sorted(maps.Keys(m)) {
		c = append(c, ChartStep{at, m[at]})
	}
	return c
}

func (l *loader) weapon(r *raw, ranged bool, at cardfile.Place) Weapon {
	w := Weapon{Ranged: ranged, Range: r.Range, Ammo: r.Ammo, Chart: chart(r.Chart), Slots: r.Slots}
	if len(w.Chart) == 0 {
		l.Fail(at, "a weapon needs a chart")
	}
	if ranged && w.Ammo == 0 {
		w.Ammo = 1 // PS-RULING-118
	}
	if r.Mod == "" {
		return w
	}
	w.IsMod = true
	kind, n, _ := strings.Cut(r.Mod, " ")
	v, err := strconv.ParseInt(n, 10, 8)
	if err != nil {
		l.Fail(at, "found mod %q; expected such as attack 1", r.Mod)
	}
	switch kind {
	case "attack":
		w.Mod.Hits = int8(v)
	case "damage":
		w.Mod.Damage = int8(v)
	case "block":
		w.Mod.Block = int8(v)
	default:
		l.Fail(at, "found mod %q; expected attack, damage or block", r.Mod)
	}
	return w
}

func (l *loader) enemy(r *raw, boss bool, at cardfile.Place) Enemy {
	e := Enemy{Mutant: r.Kind == "mutant", Boss: boss, Health: r.Health, Survive: l.effects(r.Survive, at)}
	if !boss {
		e.Kill = l.effects(r.Kill, at)
	}
	if e.Health < 1 {
		l.Fail(at, "an enemy needs health")
	}
	if x := r.Shoot; x != nil {
		e.Shoot, e.Range = attack(x), x.Range
		e.Shoot.Sure.Hits = x.Shots
	}
	if x := r.Melee; x != nil {
		e.Melee = attack(x)
		e.Melee.Sure.Hits = x.Attack
	}
	for colour := range e.Melee.Dice {
		if max(e.Shoot.Dice[colour], e.Melee.Dice[colour]) > l.board.DiceEach {
			l.Fail(at, "an enemy rolls %d dice of a colour at most (PS-RULING-112)", l.board.DiceEach)
		}
	}
	return e
}

func attack(x *rawAttack) Attack {
	return Attack{Can: true, Dice: [3]int8{x.Dice.Green, x.Dice.Red, x.Dice.Black},
		Sure:  Result{Damage: x.Damage, Block: x.Block},
		Chart: chart(x.Chart)}
}

func (l *loader) eventCard(r *raw, at cardfile.Place) Event {
	e := Event{Lasting: r.Kind == "lasting", Does: l.effects(r.Effect, at), Else: l.effects(r.Else, at),
		Price: l.price(r.Offer.Price, at),
		Offer: l.effects(r.Offer.Effect, at)}
	if r.Who != "" {
		e.Who = Who(l.word([]string{"all", "first", "last", "leader", "hindmost"}, r.Who, at))
	}
	if r.If != "" {
		c, err := l.parseCondition(r.If)
		if err != nil {
			l.Fail(at, "%v", err)
		}
		e.If = c
	}
	switch {
	case r.Until == "" || r.Until == "next event":
	case r.Until == "end of round":
		e.Until = -1
	default:
		n, err := strconv.ParseInt(strings.TrimPrefix(r.Until, "round "), 10, 8)
		if err != nil {
			l.Fail(at, "found until %q", r.Until)
		}
		e.Until = int8(n)
	}
	return e
}

// The games that a recon card is for (PS-RULING-049).
const (
	reconTwo uint8 = iota
	reconMore
	reconTeams
	reconSolo
)

func (l *loader) recon(r *raw, at cardfile.Place) ReconCard {
	c := ReconCard{For: uint8(l.word([]string{"2 players", "3-4 players", "team", "solo"}, r.Players, at))}
	if len(r.Sequences) != len(c.Sequences) {
		l.Fail(at, "found %d sequences; expected %d", len(r.Sequences), len(c.Sequences))
		return c
	}
	for i, s := range r.Sequences {
		q := Sequence{VP: s.VP, First: l.effects(s.Bonus, at)}
		for _, x := range s.Sites {
			q.Sites = append(q.Sites, Site(l.word(siteWords, x, at)))
		}
		c.Sequences[i] = q
	}
	return c
}

// bonus is the number of a bonus loot; l.bonuses lists them as they come.
func (l *loader) bonus(text string, at cardfile.Place) uint8 {
	e := l.effects(text, at)
	for i, x := range l.bonuses {
		if len(x) > 0 && x[0].String() == e[0].String() {
			return uint8(i)
		}
	}
	l.bonuses = append(l.bonuses, e)
	return uint8(len(l.bonuses) - 1)
}

// missions reads the objectives and their progress cards.
func (l *loader) missions(fsys fs.FS) {
	var items []raw
	places := l.List(fsys, "cards/missions.yaml", anyItem, &items)
	progress := map[int]*raw{}
	for i := range items {
		if items[i].Kind == "progress" {
			progress[items[i].Number] = &items[i]
		}
	}
	for i, at := range places {
		r := &items[i]
		if r.Kind != "objective" {
			continue
		}
		f := Face{ID: r.ID, Name: r.Name, Text: r.Text, Group: GroupObjectives, Kind: KindObjective, Owner: -1}
		for level, m := range [2]rawMission{r.L1, r.L2} {
			p := progress[m.Progress]
			if p == nil {
				l.Fail(at, "there is no progress card %d", m.Progress)
				continue
			}
			x := Mission{Name: m.Name, Text: r.Text, Done: p.Text, Needs: l.terrains(m.Any, at),
				End: l.terrain(m.End, at)}
			if len(x.Needs) != 2+level {
				l.Fail(at, "found %d types in any order; expected %d (PS-MISSION-04)", len(x.Needs), 2+level)
			}
			if level == 0 {
				f.Goal.SideSite, f.Goal.SideText = Site(l.word(siteWords, p.Side, at)), p.Text
			}
			f.Goal.Mission[level] = x
		}
		f.Goal.Mission[1].Text = f.Goal.Mission[0].Done
		l.add(f, 1, at)
	}
}

// sitesAndStories makes the scavenge sites and the story tokens.
func (l *loader) sitesAndStories() {
	for x := range sites {
		l.add(Face{ID: "SITE-" + strconv.Itoa(int(x)), Name: siteNames[x], Group: GroupSites, Kind: KindSite, Site: x,
			Owner: -1}, l.board.SitesEach,
			cardfile.Top("cards/l.board.yaml"))
	}
	for n := range l.board.Stories {
		l.add(Face{ID: "STORY-" + strconv.Itoa(n+1), Name: "Story " + strconv.Itoa(n+1), Group: GroupStories,
			Kind:   KindStory,
			Number: int16(n) + 1, Owner: -1}, 1, cardfile.Top("cards/l.board.yaml"))
	}
}

// mornings makes the morning tokens: four of each character, and the blank ones.
func (l *loader) mornings() {
	for i, name := range l.names {
		l.add(Face{ID: "MORNING-" + strconv.Itoa(i+1), Name: name + "'s morning", Group: GroupMornings,
			Kind: KindMorning, Owner: int8(i)}, 4,
			cardfile.Top("cards/characters.yaml"))
	}
	l.add(Face{ID: "MORNING-0", Name: "Quiet morning", Group: GroupMornings, Kind: KindMorning, Blank: true, Owner: -1},
		11,
		cardfile.Top("cards/l.board.yaml"))
}
