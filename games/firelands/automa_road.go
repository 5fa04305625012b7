package firelands

import (
	"waystation/games/words"
	"waystation/table"
)

// What is told.
var (
	taleSpeed = book.Tale("The Automa moves {n a point points}: {speedsum b c}.")
	taleCuts  = book.Tale("The Automa takes the first shortcut it meets, from {a} to {b}.",
		words.Major, words.At("{convoyof who}"))
	taleDrive = book.Tale("{who} drives from {a} to {b}, {n c space spaces}.", words.Major, words.At("{convoyof who}"))
)

// automaMoves is the Automa's movement: first what its cards do before it moves, then all its points along its way
// (FL-AUTO-26).
func (g *Game) automaMoves(t *table.Table) {
	g.Board.Hurry = 0
	g.acts(PhaseMovement, func(c table.Card, a Act) {
		why := byCard("FL-AUTO-23", c)
		switch a.Does {
		case DeedSpeedOrAmmo: // FL-RULING-146
			if g.supply(Fuel) > 0 {
				g.gain(t, Automa, Ammo, int(a.N), why)
			} else {
				g.Board.Hurry += int8(a.N)
			}
		case DeedSpeed:
			g.Board.Hurry += int8(a.N)
		case DeedTakeFood:
			g.automaTakes(t, int(a.N), BadFood, Food, NoToken, c)
		case DeedTakeAny:
			g.automaTakes(t, int(a.N), BadFood, Food, Ammo, c)
		case DeedTreat:
			for range a.N {
				g.automaHeals(t, why)
			}
		}
	})
	if g.mat(Automa).Space == g.board(2).End() {
		return
	}
	points := g.automaPoints(t)
	g.automaDrives(t, points)
	_, claims := g.wayside(Automa) // FL-RULING-126
	g.arrive(t, Automa, claims)
	g.mat(Automa).Moved = int8(points) // for the Harpoon
}

var askLevy = book.Question("levy", "FL-RULING-127", "{card a} takes something from your convoy. What do you give up?")

// automaTakes makes the player discard a token of one of three kinds, of their choice, if they have any
// (FL-RULING-127).
func (g *Game) automaTakes(t *table.Table, n int, x, y, z Token, c table.Card) {
	for ; n > 0; n-- {
		has := 0
		for _, k := range [3]Token{x, y, z} {
			if k != NoToken {
				has += g.count(soloist, k)
			}
		}
		if has == 0 {
			return
		}
		g.aboard(t, soloist, func() {
			m := t.Open(soloist, askLevy, int(c))
			for _, k := range [3]Token{x, y, z} {
				switch {
				case k == NoToken:
				case g.count(soloist, k) > 0:
					m.Offer(VerbGive.Of(int(k)), "FL-RULING-127")
				default:
					m.Deny(VerbGive.Of(int(k)), "FL-RULING-127", "none in the convoy")
				}
			}
			g.spend(t, soloist, Token(m.Ask().A), 1, byCard("FL-RULING-127", c))
		})
	}
}

// automaPoints is its speed in this movement, for which all Fuel is spent (FL-AUTO-27).
func (g *Game) automaPoints(t *table.Table) int {
	icons, fuel, behind := g.speedIcons(), g.supply(Fuel), 0
	if g.ahead(soloist) >= 6 { // FL-RULING-121
		behind = 1
	}
	if fuel > 0 {
		g.automaSpends(t, Fuel, fuel, by("FL-AUTO-27"))
	}
	n := automaSpeed + icons + fuel + behind + int(g.Board.Hurry)
	t.Tell(table.Event{Tale: taleSpeed, Seat: Automa, Rule: "FL-AUTO-27", A: int16(n),
		B: int16(icons<<8 | fuel<<4 | behind), C: int16(g.Board.Hurry)})
	return n
}

// speedIcons is how many Speed icons of the board work.
func (g *Game) speedIcons() int {
	n := 0
	for row := range automaBoxes {
		for column, b := range automaBoxes[row] {
			if b.Kind == BoxSpeed && !g.Board.Damaged[row][column] {
				n++
			}
		}
	}
	return n
}

// cuts reports whether a revealed Action card gives the Automa Tracks and a Drill, and the first shortcut
// (FL-RULING-45).
func (g *Game) cuts() bool {
	cuts := false
	g.acts(PhaseMovement, func(_ table.Card, a Act) { cuts = cuts || a.Does == DeedShortcut })
	return cuts
}

// automaDrives takes its way: with the shortcut card by road to the first shortcut and over it; from there on by the
// best way (FL-AUTO-28, FL-AUTO-29, FL-RULING-122).
func (g *Game) automaDrives(t *table.Table, points int) {
	if g.cuts() {
		if w, steps := g.firstShortcut(g.mat(Automa).Space, points); w != nil {
			g.follow(t, g.roadTo(g.mat(Automa).Space, w.from, steps))
			t.Tell(table.Event{Tale: taleCuts, Seat: Automa, Rule: "FL-AUTO-29", A: int16(w.from), B: int16(w.to)})
			g.cross(t, Automa, w)
			points -= steps + 1
		}
	}
	g.follow(t, g.bestWay(g.mat(Automa).Space, points))
}

// follow drives along connections, roads in one go.
func (g *Game) follow(t *table.Table, way []*link) {
	for i := 0; i < len(way); {
		if !way[i].road() {
			g.cross(t, Automa, way[i])
			i++
			continue
		}
		from, steps := way[i].from, 0
		for i < len(way) && way[i].road() {
			steps++
			i++
		}
		to := way[i-1].to
		t.Tell(table.Event{Tale: taleDrive, Seat: Automa, Rule: "FL-AUTO-28", A: int16(from), B: int16(to),
			C: int16(steps)})
		g.Ride.Driven += int8(steps)
		g.enter(t, Automa, to)
	}
}

// course is a way up the map, as the Automa judges it.
type course struct {
	end   Space
	harm  int  // counters and Damage on it, as far as they lie open
	fame  int  // Fame rocks
	gains bool // ends on a waypoint that gives something
	links []*link
}

// better reports whether the Automa takes a course rather than another from the same space: the higher end, less harm,
// more Fame rocks, a gain at the end, and then the smaller space where they part (FL-RULING-122).
func (c *course) better(o *course) bool {
	switch {
	case c.end != o.end:
		return c.end > o.end
	case c.harm != o.harm:
		return c.harm < o.harm
	case c.fame != o.fame:
		return c.fame > o.fame
	case c.gains != o.gains:
		return c.gains
	}
	return c.links[0].to < o.links[0].to
}

// bestWay is the best way of exactly so many points over roads and opened Mountain shortcuts; the Citadel ends it
// earlier. Where an opened Mountain shortcut begins, it is taken.
func (g *Game) bestWay(from Space, points int) []*link { return g.best(from, points).links }

func (g *Game) best(from Space, points int) course {
	if points == 0 || g.goal(from) {
		return g.courseTo(from)
	}
	links := g.chart().from(from)
	shortcuts := false
	for i := range links {
		shortcuts = shortcuts || g.openPass(&links[i])
	}
	var best course
	for i := range links {
		w := &links[i]
		if shortcuts != g.openPass(w) || !shortcuts && !w.road() {
			continue
		}
		c := g.best(w.to, points-1)
		harm, fame := g.toll(w)
		c.harm, c.fame = c.harm+harm, c.fame+fame
		c.links = append([]*link{w}, c.links...)
		if best.links == nil || c.better(&best) {
			best = c
		}
	}
	if best.links == nil { // the end of the road
		return g.courseTo(from)
	}
	return best
}

// courseTo is a course that ends on a space.
func (g *Game) courseTo(at Space) course {
	p, ok := g.waypointAt(at)
	return course{end: at, gains: ok && !g.Taken[p] && Of(g.pile(Waypoints).At(p)).Token != NoToken}
}

// openPass reports whether a way is a Mountain shortcut that the Automa takes without its card: opened, and not Rough.
func (g *Game) openPass(w *link) bool {
	return w.terrain.Has(Mountain) && !w.terrain.Has(Rough) && g.opened(w)
}

// toll is what lies open on a way: counters and Damage, and Fame rocks.
func (g *Game) toll(w *link) (harm, fame int) {
	harm = int(w.counters + w.damage)
	for i := w.rock; i < w.rock+w.rocks; i++ {
		if g.Rocks[i] != RockOpen {
			continue
		}
		if Of(g.pile(RockPlaces).At(int(i))).Hazard == HazardFame {
			fame++
		} else {
			harm++
		}
	}
	return harm, fame
}

// firstShortcut is the first shortcut by road from a space that so many points can reach and cross, and the steps to
// its start. Of several as near it is the one ending highest, then the least harmful (FL-RULING-122).
func (g *Game) firstShortcut(from Space, points int) (first *link, steps int) {
	var reach [maxDrive]stop
	n := g.roadsFrom(from, points-1, &reach)
	stops := append([]stop{{space: from}}, reach[:n]...)
	for _, s := range stops {
		if first != nil && int(s.steps) > steps || g.goal(s.space) {
			continue
		}
		links := g.chart().from(s.space)
		for i := range links {
			w := &links[i]
			if w.road() || g.buried(w) {
				continue
			}
			harm, _ := g.toll(w)
			if first != nil {
				least, _ := g.toll(first)
				if w.to < first.to || w.to == first.to && harm >= least {
					continue
				}
			}
			first, steps = w, int(s.steps)
		}
	}
	return first, steps
}

// roadTo is the way by road from a space to another so many steps up, over the smaller spaces where there is a choice.
func (g *Game) roadTo(from, to Space, steps int) []*link {
	if steps == 0 {
		return nil
	}
	links := g.chart().from(from)
	var best []*link
	for i := range links {
		w := &links[i]
		if !w.road() || w.to > to || best != nil && w.to > best[0].to {
			continue
		}
		if steps == 1 && w.to == to {
			return []*link{w}
		}
		if on := g.roadTo(w.to, to, steps-1); on != nil {
			best = append([]*link{w}, on...)
		}
	}
	return best
}
