package saga

import (
	"cmp"
	"strconv"
	"strings"

	"waystation/english"
	"waystation/table"
)

// spare is what experience left over is worth at the end (PS-END-04); alone nothing is (PS-SOLO-10).
func (g *Game) spare() string {
	if g.Mode == Solo {
		return ""
	}
	return "; at the end every " + strconv.Itoa(xpForVP) + " are 1 VP"
}

// onwards is what follows from going on, from staying, or from leaving something undone.
func (g *Game) onwards(p *table.Prompt, o table.Option, s table.Seat) prospect {
	m := g.mat(s)
	switch {
	case o.Verb == VerbGo:
		return g.begins(m.Action, s)
	case o.Verb == VerbStay:
		return foreseen(g.stays(s))
	case p == askSkills:
		return foreseen("what is left of them is lost")
	case p == askNight:
		return foreseen(strconv.Itoa(int(m.XP)) + " XP kept" + g.spare() + g.tooMany(s)).and(g.tonight(s))
	case p == askTrialHelp && g.Trial.Success > 0:
		return g.ending(s, surelyFails)
	case p == askAfter:
		return foreseen("your turn is over" + g.unscored(s) + g.tooMany(s)).and(g.tonight(s))
	case p == askSurvey:
		tiles := english.Count(g.inHand(s, KindTile), "tile stays", "tiles stay")
		return foreseen("then come the sites; " + tiles + " in your hand")
	case p == askSites || p == askNewSite:
		words := english.Count(g.inHand(s, KindSite), "site stays", "sites stay") + " in your hand"
		x := foreseen(words + g.uncompleted(s, p == askSites))
		if p == askNewSite {
			return x.and(g.arriving(s))
		}
		return x.and(g.tonight(s)) // the rest of the day may pass unasked
	}
	return prospect{}
}

// arriving is what comes at the end of a move on a trek, whether a site is put there or not (PS-TREK-02); nothing where
// something else is asked first, or nobody comes.
func (g *Game) arriving(s table.Seat) prospect {
	m := g.mat(s)
	_, on := g.usable(s, KeyPressOn)
	if m.Action != Trek || m.Steps > 1 && (on || g.has(s, KeyPressOn)) || g.bossFits(s) {
		return prospect{}
	}
	enemy := foreseen("then an enemy of level " + strconv.Itoa(g.level(s)) + g.Daunts(s)).and(g.feared(s))
	return prospect{}.asThingsAre("Either way", enemy)
}

// declares is how an action goes, of those that may be declared, and what it may bring where one stands or gets to.
func (g *Game) declares(a Action, s table.Seat) prospect {
	x := g.begins(a, s)
	switch tile := g.here(s).Tile; {
	case a == Trek && g.markless(s) == "":
		x.Words += "; a mission token if you live and the terrain counts"
	case a == Forage && tile != 0:
		x.Words += " (here " + standardLoot[Of(table.Card(tile-1)).Tile.Terrain].Say() + ")"
	}
	return x
}

// begins is how an action goes that has been declared.
func (g *Game) begins(a Action, s table.Seat) prospect {
	switch a {
	case Camp:
		return foreseen(g.recovers(s) + either(g.isLast(), "", ", and wake fed"))
	case Map:
		return foreseen("tokens or the queue, then a pair, terrain and sites").and(g.hampers(a, s))
	case Forage:
		return foreseen("first a move, then loot where you end")
	case Trek:
		return foreseen("first a move, then an enemy of level " + strconv.Itoa(g.level(s)) + g.Daunts(s)).
			and(g.hampers(a, s))
	}
	return prospect{}
}

// recovers is what the points of a camp are good for now (PS-CAMP-02, PS-CAMP-03).
func (g *Game) recovers(s table.Seat) string {
	var lost []string
	sum, points := 0, g.CampPoints(s)
	for i, x := range recoveries {
		if n := g.recoverable(s, x); n > 0 {
			lost = append(lost, strings.TrimSuffix(Recovered(i, n), " less"))
			sum += n
		}
	}
	switch what := english.List(lost); {
	case sum == 0:
		return "there is nothing to recover"
	case sum <= points:
		return "you recover " + what
	default:
		return english.Count(points, "point", "points") + ", to recover any of " + what
	}
}

// hampers is what speaks against an action where a player stands, or as they are; nothing where nothing does.
func (g *Game) hampers(a Action, s table.Seat) prospect {
	switch a {
	case Map:
		return foreseen(g.crammed(s))
	case Trek:
		return foreseen(g.markless(s)).and(g.feared(s))
	}
	return prospect{}
}

// markless says of a trek that no land in reach can be marked, nor any that could be laid there from the hand, and no
// boss be fought (PS-TREK-06, PS-BOSS-02); "" where some can, or nothing is left to mark.
func (g *Game) markless(s table.Seat) string {
	if o := g.own(s); int(o.Stage) >= g.stages() && (o.SideDone || o.SideSite == 0) {
		return ""
	}
	steps := map[int8]int{g.mat(s).At: g.StepsOfAMove(s)} // that are left there
	reached := []int8{g.mat(s).At}
	for i := 0; i < len(reached); i++ {
		z := reached[i]
		if g.markable(s, z) {
			return ""
		}
		for _, next := range neighbours[z] {
			switch _, before := steps[next]; {
			case before || next == start || steps[z] == 0:
			case g.zone(s, next).Tile != 0:
				steps[next] = steps[z] - 1
				reached = append(reached, next)
			case g.handFits(s):
				return ""
			}
		}
	}
	if g.hasEmptyNeighbour(s) {
		return "; no land in reach can be marked, unless a march turns some up"
	}
	return "; no land in reach can be marked"
}

// markable reports whether who survives an enemy in a zone could mark something there, or fight a boss.
func (g *Game) markable(s table.Seat, z int8) bool {
	k := g.zone(s, z)
	if k.Tile == 0 || k.Token != NoToken {
		return false
	}
	fits, _ := g.Fits(s, k.terrain())
	site, lies := k.site()
	_, boss := g.BossOf(s)
	return fits || boss || lies && g.SideFits(s, site)
}

// handFits reports whether terrain in a player's hand could be marked once it is laid.
func (g *Game) handFits(s table.Seat) bool {
	_, boss := g.BossOf(s)
	for _, l := range g.land(s, Hand).Cards {
		if f := Of(l.Card); f.Kind == KindTile {
			if fits, _ := g.Fits(s, f.Tile.Terrain); fits || boss {
				return true
			}
		}
	}
	return false
}

// crammed says where no terrain can be laid beside somebody, nor a site put, so that what they take from the queue
// stays in their hand (PS-MAPACT-04, PS-MAPACT-05).
func (g *Game) crammed(s table.Seat) string {
	bare, open := false, false
	for z := range int8(zones) {
		if beside := g.reaches(s, z, false); beside || z == g.mat(s).At {
			bare = bare || beside && g.empty(s, z)
			open = open || g.zone(s, z).Tile != 0 && g.zone(s, z).Site == 0
		}
	}
	switch {
	case bare:
		return ""
	case open:
		return "; no terrain can be laid beside you"
	}
	return "; beside you no terrain can be laid, and no site put"
}

// stays is what somebody does where they end their move.
func (g *Game) stays(s table.Seat) string {
	m := g.mat(s)
	words := english.Count(m.Steps, "step", "steps") + " unused"
	tile := g.here(s).Tile
	switch {
	case m.Action == Trek && g.here(s).Token != NoToken:
		return words + "; the enemy comes here, where a token lies already: nothing can be marked" +
			either(g.sideFits(s), ", nor the side mission done", "")
	case m.Action == Trek:
		return words + "; the enemy comes here"
	case tile == 0:
		return words + "; there is nothing to loot here"
	default:
		x := &Of(table.Card(tile - 1)).Tile
		return words + "; loot here: " + standardLoot[x.Terrain].Say() + g.forageMore(s, x.Terrain) +
			", and by a Mind challenge of " + strconv.Itoa(forageMind) + " also " + BonusOf(*x).Say()
	}
}

// unscored says what somebody could score and does not who ends their turn (PS-RECON-02).
func (g *Game) unscored(s table.Seat) string {
	switch vp, ok := g.walks(nil, s); {
	case ok && vp > 0:
		return "; a recon worth " + strconv.Itoa(vp) + " VP could be scored now"
	case ok:
		return "; a recon could be scored now"
	}
	return ""
}

// uncompleted says what recon the sites in a player's hand could complete where they may be put now: on their terrain
// or, with around, also on that beside it (PS-MAPACT-05). It is "" where they complete none.
func (g *Game) uncompleted(s table.Seat, around bool) string {
	zones := []int8{g.mat(s).At}
	if around {
		zones = append(zones, neighbours[g.mat(s).At]...)
	}
	for _, l := range g.land(s, Hand).Cards {
		for _, z := range zones {
			if k := g.zone(s, z); Of(l.Card).Kind != KindSite || k.Tile == 0 || k.Site != 0 {
				continue
			}
			if says := g.completes(s, l.Card, z); says != "" {
				return "; the " + Of(l.Card).Name + " in " + ZoneName(int16(z)) + strings.TrimPrefix(says, ";")
			}
		}
	}
	return ""
}

// hungers says that a player will have too little to eat tomorrow where they stand, and what that does (PS-MORN-05);
// nothing where they will not.
func (g *Game) hungers(s table.Seat) prospect {
	if g.isLast() || g.fed(s) || !g.starves(s) {
		return prospect{}
	}
	return foreseen("; tomorrow you go hungry (" + g.mealSays(s) + "): ").and(g.tires(s, 1, false).later())
}

// starves reports whether a player has too little for a meal, and nothing that spares them one.
func (g *Game) starves(s table.Seat) bool {
	return !g.canEat(s) && !g.canFast(s) && !g.has(s, KeyFasting)
}

// mealSays is what a meal costs, and what there is.
func (g *Game) mealSays(s table.Seat) string {
	return "a meal is " + strconv.Itoa(g.foodToEat(s)) + " food, and you have " +
		strconv.Itoa(int(g.mat(s).Goods[Food]))
}

// tooMany says what has to go of a hand over its limit.
func (g *Game) tooMany(s table.Seat) string {
	if n := g.over(s); n > 0 {
		return "; " + english.Count(n, "piece", "pieces") + " of your hand must go"
	}
	return ""
}

// inHand is how many pieces of a kind a player, or their team, holds.
func (g *Game) inHand(s table.Seat, k Kind) (n int) {
	for _, l := range g.land(s, Hand).Cards {
		if Of(l.Card).Kind == k {
			n++
		}
	}
	return n
}

// siteOutlook is what a site in a zone is good for: sequences want sites side by side (PS-RECON-02), a side mission one
// of its type (PS-SIDE-02).
func (g *Game) siteOutlook(s table.Seat, c table.Card, z int8) prospect {
	var beside []string
	for _, n := range neighbours[z] {
		if x, ok := g.zone(s, n).site(); ok {
			beside = append(beside, "the "+x.String()+" in "+ZoneName(int16(n)))
		}
	}
	words := "no site lies beside it"
	if beside != nil {
		words = "beside " + strings.Join(beside, " and ")
	}
	if o := g.own(s); !o.SideDone && o.SideSite == int8(Of(c).Site)+1 {
		words += "; your side mission asks for one" + g.oneToken(s, z)
	}
	return foreseen(words + cmp.Or(g.completes(s, c, z), g.repeats(s, c, z)))
}

// oneToken says of a site for the side mission that its land has a token already, where that can't be done, or that the
// mission wants it, too: it holds one token (PS-SIDE-04). It is "" where neither is so.
func (g *Game) oneToken(s table.Seat, z int8) string {
	k := g.zone(s, z)
	switch {
	case k.Token != NoToken:
		return ", but not where a token lies"
	case k.Tile == 0:
		return ""
	}
	fits, _ := g.Fits(s, k.terrain())
	return either(fits, ", in place of a mark for the mission", "")
}

// completes says that a site put in a zone makes a sequence of recon that can be scored (PS-RECON-02), "" where it
// makes none, or none that is worth more than one that can be scored without it.
func (g *Game) completes(s table.Seat, c table.Card, z int8) string {
	before, could := g.walks(nil, s)
	vp, can := before, could
	g.withSite(s, c, z, func() { vp, can = g.walks(nil, s) })
	switch {
	case !can || could && vp <= before:
		return ""
	case g.Mode == Solo:
		return "; completes a recon sequence"
	}
	return "; completes a recon worth " + strconv.Itoa(vp) + " VP"
}

// withSite looks at a quadrant as it is with a site in a zone.
func (g *Game) withSite(s table.Seat, c table.Card, z int8, look func()) {
	k := g.zone(s, z)
	was := *k
	k.Site, k.Down = int16(c)+1, false
	look()
	*k = was
}

// repeats says that a site put in a zone makes a sequence of recon anew that its side has scored: each is scored once
// (PS-RULING-046); "" where it makes none.
func (g *Game) repeats(s table.Seat, c table.Card, z int8) string {
	for i, sequence := range g.Sequences() {
		if len(sequence.Sites) == 0 || g.Scorable(s, i) || g.builds(s, i) {
			continue
		}
		again := false
		if g.withSite(s, c, z, func() { again = g.builds(s, i) }); again {
			return "; completes a recon sequence that is scored already"
		}
	}
	return ""
}

// recoveryOutlook is how much there is now of what a point recovers (PS-CAMP-03).
func (g *Game) recoveryOutlook(s table.Seat, x Do) prospect {
	m := g.mat(s)
	of := func(n, most int8) prospect {
		return foreseen("now " + strconv.Itoa(int(n)) + " of " + strconv.Itoa(int(most)))
	}
	switch x {
	case DoHealth:
		return of(m.Health, m.HealthMax)
	case DoMorale:
		return of(m.Morale, m.MoraleMax)
	case DoBoost:
		return of(m.Ready, m.Boosts)
	case DoRadio:
		return of(m.Radio, broadcastTokens)
	case DoRest:
		return foreseen("now " + strconv.Itoa(int(m.Fatigue)))
	}
	switch n := g.of(s, Exhausted).Len(); n {
	case 1:
		return foreseen("1 exhausted now")
	default:
		return foreseen(strconv.Itoa(n) + " exhausted now; chance says which comes back")
	}
}

// halts says that a move ends on land that is laid (PS-MOVE-04, PS-MOVE-10); "" where no step is left, or something
// carries on from there.
func (g *Game) halts(s table.Seat) string {
	if g.mat(s).Steps <= 1 || g.has(s, KeyPressOn) {
		return ""
	}
	words := "your move ends there"
	if o, ok := g.usable(s, KeyPressOn); ok {
		words += ", unless you use " + useWords(g, []int16{o.A, o.B}, nil)
	}
	return words
}

// freeMarch says what spares a player the fatigue of a march, "" for nothing (PS-MOVE-06).
func (g *Game) freeMarch(s table.Seat) string {
	if g.has(s, KeyFreeMarch) {
		return "you don't tire of it"
	}
	o, ok := g.usable(s, KeyFreeMarch)
	if !ok {
		return ""
	}
	return "with " + useWords(g, []int16{o.A, o.B}, nil) + " you don't tire of it"
}

// tokenWorth says what a mission token scores: one VP when its mission is complete or the match is over, and with the
// last one come those of the place on the score card (PS-MISSION-11 to PS-MISSION-14, PS-END-03). Alone nothing scores.
func (g *Game) tokenWorth(s table.Seat, i, stage int) string {
	o := g.own(s)
	if g.Mode == Solo {
		return ""
	}
	if m := g.stageMission(o, stage); o.Goal|1<<i != 1<<m.all()-1 {
		return "1 VP, scored when the mission is done or the match ends; finishing it brings " +
			strconv.Itoa(g.NextVP(s)) + " more for its place, as things are" + g.rivals(s)
	}
	place, tokens := g.NextVP(s), int(o.Tokens[g.levelOf(o)])+1
	words := strconv.Itoa(place+tokens) + " VP"
	if made := MadeOf(place, tokens, ""); made != "" {
		words += ": " + made
	}
	return words + g.rivals(s)
}

// MadeOf says what the VP of a mission are made of, "" where it has no tokens, as alone. The first number has the unit.
func MadeOf(place, tokens int, unit string) string {
	if tokens == 0 {
		return ""
	}
	return strconv.Itoa(place) + unit + " for its place, " + strconv.Itoa(tokens) + " for its tokens"
}

// keptFoe says of an enemy that is kept how much health it has, where that is not what its card prints, and what
// morale it takes.
func (g *Game) keptFoe(s table.Seat, c table.Card) prospect {
	switch Of(c).Kind {
	case KindEnemy:
	case KindWeapon, KindGear, KindFollower:
		return foreseen(g.crowds(s, c))
	default:
		return prospect{}
	}
	words := ""
	if more := g.hardier(false); more != 0 {
		words = "; " + strconv.Itoa(int(Of(c).Enemy.Health+more)) + " health as things are"
	}
	x := foreseen(words).and(g.frightens(s, c))
	x.Words = strings.TrimPrefix(x.Words, "; ")
	return x
}

// frightens says what morale an enemy takes as it is met, and whether that knocks a player out; nothing where
// it takes none (PS-RANGED-11, PS-KO-01).
func (g *Game) frightens(s table.Seat, c table.Card) prospect {
	n := fear(c)
	switch left := int(g.mat(s).Morale) - n; {
	case n == 0:
		return prospect{}
	case left <= 0:
		return knocksOut("; as you meet it you lose your last morale, which knocks you out", table.NoStake)
	default:
		return foreseen("; as you meet it you lose " + strconv.Itoa(n) + " morale, " + strconv.Itoa(left) +
			" left then")
	}
}

// fear is how much morale an enemy takes as it is met.
func fear(c table.Card) (n int) {
	for i := range Of(c).Does {
		if a := &Of(c).Does[i]; a.Key == KeyFearsome {
			n += atLeastOne(a.N)
		}
	}
	return n
}

// feared says to whom it may knock out how many of the enemies that may come take that much morale as they are met;
// nothing where none does.
func (g *Game) feared(s table.Seat) prospect {
	n, foes := 0, g.FoesOf(s)
	for _, c := range foes {
		if x := fear(c); x > 0 && x >= int(g.mat(s).Morale) {
			n++
		}
	}
	if n == 0 {
		return prospect{}
	}
	return knocksOut("; of the "+strconv.Itoa(len(foes))+" that may come "+strconv.Itoa(n)+
		either(n == 1, " takes", " take")+" your last morale at first sight, which knocks you out", table.NoStake)
}

// Daunts says to whom it does not knock out how many of the enemies that may come take morale as they are met, "" where
// none does.
func (g *Game) Daunts(s table.Seat) string {
	n, most, foes := 0, 0, g.FoesOf(s)
	for _, c := range foes {
		if x := fear(c); x > 0 {
			n, most = n+1, max(most, x)
		}
	}
	if n == 0 || most >= int(g.mat(s).Morale) {
		return ""
	}
	return " (" + strconv.Itoa(n) + " of " + strconv.Itoa(len(foes)) + either(n == 1, " takes ", " take ") +
		either(most > 1, "up to ", "") + strconv.Itoa(most) + " morale at sight)"
}

// forageMore says what else comes by itself to who forages on terrain, by an event or what they have, "" for nothing.
func (g *Game) forageMore(s table.Seat, x Terrain) string {
	return g.comesOf(s, OnForage, int8(x)+1, ", ")
}

// foragedToo says that of a tile, by 1 + its number, for who is on the way to forage there; "" for nothing.
func (g *Game) foragedToo(s table.Seat, tile int16) string {
	if g.mat(s).Action != Forage || tile == 0 {
		return ""
	}
	more, ok := strings.CutPrefix(g.forageMore(s, Of(table.Card(tile-1)).Tile.Terrain), ", ")
	return either(ok, "; also "+more, "")
}

// mealMore says what makes a meal dearer, and what comes by itself of eating one, "" for nothing (PS-MORN-03).
func (g *Game) mealMore(s table.Seat) (words string) {
	g.works(s, KeyHunger, func(h *holding, i int) {
		if a := &h.does[i]; g.meets(s, a.If) {
			words += "; you eat " + strconv.Itoa(atLeastOne(a.N)) + " more by " + g.nameOf(h, i)
		}
	})
	return words + g.comesOf(s, OnEat, 0, "; ")
}

// comesOf says what comes by itself of an occasion, each after a link, "" for nothing. what is as in occasion.
func (g *Game) comesOf(s table.Seat, x Occasion, what int8, link string) (words string) {
	g.works(s, KeyOn, func(h *holding, i int) {
		if a := &h.does[i]; a.answers(x, what) && g.meets(s, a.If) {
			words += link + a.Does.Say() + " by " + g.nameOf(h, i)
		}
	})
	return words
}

// nameOf is what an ability goes by: its card, or its skill.
func (g *Game) nameOf(h *holding, i int) string {
	return useWords(g, []int16{int16(h.number()), int16(i)}, nil)
}

// overfull says that the pair in a space of the queue is more than a player's hand may hold (PS-MAP-17), "" where it is
// not.
func (g *Game) overfull(s table.Seat, space int8) string {
	n := g.land(s, Hand).Len()
	for _, k := range [2]Stack{QueueTiles, QueueSites} {
		for _, l := range g.pile(k).Cards {
			if g.Cards[l.Card].At == space {
				n++
			}
		}
	}
	if most := g.handLimit(s); n > most {
		return "your hand then holds " + strconv.Itoa(n) + ": " + strconv.Itoa(n-most) + " must go " +
			either(g.Phase == PhaseTaking, "before the day", "at the end of your turn")
	}
	return ""
}
