package screen

import (
	"cmp"
	"math"
	"slices"
	"strconv"
	"strings"

	"waystation/english"
	"waystation/games/saga"
	"waystation/table"
	"waystation/web"
)

// hole is a hole of a bar.
type hole struct {
	words string
	class string
	costs []string // glyphs of what arriving there costs
}

// lifeBar are the holes of health or morale: those that can't be reached any more lie behind the limit peg
// (PS-RULING-052).
func lifeBar(now, most int8) []hole {
	var out []hole
	for n := int8(1); n <= saga.LastHole(); n++ {
		h := hole{words: itoa(n)}
		switch {
		case n == now:
			h.class = "at"
		case n < now:
			h.class = "past"
		case n == most+1:
			h.class, h.words = "lim", ""
		case n > most:
			h.class = "over"
		}
		out = append(out, h)
	}
	return out
}

// fatigueBar are the holes of fatigue, those ahead with what arriving there costs (PS-RULING-055).
func fatigueBar(now int8) []hole {
	var out []hole
	for n := int8(0); n <= saga.LastFatigue(); n++ {
		h := hole{words: itoa(n)}
		switch {
		case n == now:
			h.class = "at"
		case n < now:
			h.class = "past"
		default:
			h.words = ""
			for _, e := range saga.Weary(int(n)) {
				h.costs = append(h.costs, effectGlyphs[e.Do])
			}
		}
		out = append(out, h)
	}
	return out
}

// fatigueSays is fatigue in words.
func fatigueSays(now int8) string {
	says := "Fatigue " + itoa(now) + " of " + itoa(saga.LastFatigue())
	next := min(now+1, saga.LastFatigue())
	return says + "; the next, " + itoa(next) + ", costs " + weary(int(next))
}

// thing is a weapon or a piece of equipment with what is tucked under it.
type thing struct {
	it   saga.SeenItem
	face *saga.Face
	mods []saga.Shown
}

// gear are the equipped weapons, and what is carried.
func gear(o *saga.SeenSeat) (equipped, carried []thing) {
	for _, list := range [2][]saga.SeenItem{o.Weapons, o.Items} {
		for _, it := range list {
			f := it.Card.Face()
			if f == nil || it.On != saga.Unseen {
				continue
			}
			x := thing{it: it, face: f}
			for _, m := range o.Weapons {
				if m.On == it.Card {
					x.mods = append(x.mods, m.Card)
				}
			}
			if it.Equipped {
				equipped = append(equipped, x)
			} else {
				carried = append(carried, x)
			}
		}
	}
	return equipped, carried
}

// free is how many of a number of slots stand empty.
func free(all, taken int) []int {
	return make([]int, max(0, all-taken))
}

// spec is what a weapon or an item is in few words.
func (x *thing) spec() string {
	if x.face.Kind == saga.KindWeapon {
		return weaponSpec(x.face)
	}
	return x.face.Text
}

// weaponSpec is the range and the price of a weapon, or that it strikes.
func weaponSpec(f *saga.Face) string {
	w := &f.Weapon
	if !w.Ranged {
		says := "melee"
		if w.Slots > 0 {
			says += ", " + english.Count(w.Slots, "mod slot", "mod slots")
		}
		return says
	}
	return "range " + itoa(w.Range) + ", *" + itoa(w.Ammo) + "* {ammo}"
}

// weaponLine is a weapon in one line: what it needs and what its chart deals.
func weaponLine(f *saga.Face) string {
	if f.Kind != saga.KindWeapon {
		return f.Text
	}
	says := chartLine(f.Weapon.Chart, !f.Weapon.Ranged)
	if f.Weapon.Ranged {
		says = weaponSpec(f) + "; " + says
	}
	if f.Text != "" {
		says += ". " + f.Text
	}
	return says
}

// chartLine is what a weapon's chart deals, from which value on.
func chartLine(c saga.Chart, melee bool) string {
	unit := either(melee, "attack value ", "")
	var steps []string
	for _, x := range c {
		if x.Damage == 0 {
			continue
		}
		step := "*" + itoa(x.Damage) + "*"
		if steps == nil {
			step += " {damage} from " + unit + signed(x.At, melee)
			if !melee {
				step += either(x.At == 1, " shot", " shots")
			}
		} else {
			step += " from " + signed(x.At, melee)
		}
		steps = append(steps, step)
	}
	return orNone(strings.Join(steps, ", "))
}

// signed is a threshold: attack values carry their sign.
func signed(n int8, melee bool) string {
	switch {
	case n < 0:
		return "−" + itoa(-n)
	case n > 0 && melee:
		return "+" + itoa(n)
	}
	return itoa(n)
}

// challengeLine is a challenge card in one line.
func challengeLine(c *saga.Challenge) string {
	var out []string
	if s := result(c.Blue, "target"); s != "" {
		out = append(out, s)
	}
	if s := result(c.Red, "blade"); s != "" {
		out = append(out, s)
	}
	out = append(out, "{mind} *"+itoa(c.Mind)+"*", "{speed} *"+itoa(c.Speed)+"*")
	return strings.Join(out, ", ")
}

// skill is a skill of a character as its owner's board shows it.
type skill struct {
	i     int
	k     *saga.Skill
	known bool
	note  string // its price
	after string // what is to be learned before
}

// says is its text, and what is to be learned before.
func (x *skill) says() string {
	if x.after == "" {
		return x.k.Text
	}
	return x.k.Text + " Can be learned" + strings.TrimPrefix(x.after, ",") + "."
}

// skills are those known, and those within reach.
func (p *page) skills(s table.Seat) []skill {
	o, c := p.player(s), p.character(s)
	if c == nil {
		return nil
	}
	var known, next []skill
	for i := range c.Skills {
		x := skill{i: i, k: &c.Skills[i], known: o.Skills>>i&1 == 1}
		switch {
		case x.known:
			known = append(known, x)
		case x.k.NoSolo && p.v.Mode == saga.Solo:
		default:
			x.note = itoa(x.k.XP) + " XP"
			if x.k.Needs&^o.Skills != 0 {
				x.after = ", after " + p.needs(c, x.k.Needs&^o.Skills)
			}
			next = append(next, x)
		}
	}
	return append(known, next...)
}

func (p *page) needs(c *saga.Character, bits uint16) string {
	var out []string
	for i := range c.Skills {
		if bits>>i&1 == 1 {
			out = append(out, c.Skills[i].Name)
		}
	}
	return english.List(out)
}

// requirement is one of a mission.
type requirement struct {
	terrain saga.Terrain
	met     bool
	last    bool
}

// words are its terrain, and that it comes last.
func (r *requirement) words() string {
	if r.last {
		return r.terrain.String() + ", last"
	}
	return r.terrain.String()
}

func requirements(m *saga.SeenMission) []requirement {
	var out []requirement
	for i := range len(m.Needs) + 1 {
		out = append(out, requirement{m.Want(i), m.Met>>i&1 == 1, i == len(m.Needs)})
	}
	return out
}

// vpSays is the score of somebody's side; alone nobody scores.
func (p *page) vpSays(s table.Seat) string {
	if p.v.Mode == saga.Solo {
		return ""
	}
	return ": " + strconv.Itoa(p.side(s).VP) + " VP"
}

// asTheyLie orders the rows of ready challenge cards and of pieces of the queue as those lie on the board, so that the
// keys rise there as they do in the panel: the piles that they are offered from have other orders. All else comes after
// them, as it did.
func (p *page) asTheyLie(a, b web.Choice) int { return cmp.Compare(p.lies(a), p.lies(b)) }

// lies is the place of a row's card among the ready challenge cards, or in the queue; past all of them for none.
func (p *page) lies(c web.Choice) int {
	o, ok := p.Option(c)
	if ok && o.Verb == saga.VerbPick {
		return int(o.B)
	}
	if ok && p.v.Seat >= 0 && (o.Verb == saga.VerbPrimary || o.Verb == saga.VerbExhaust) {
		if at := slices.Index(p.player(p.v.Seat).Deck, saga.Shown(o.A)+1); at >= 0 {
			return at
		}
	}
	return math.MaxInt
}

// cardSub is a card in few words, for under its name.
func cardSub(f *saga.Face) string {
	switch f.Kind {
	case saga.KindWeapon:
		return weaponLine(f)
	case saga.KindEnemy:
		return foeLine(f)
	case saga.KindChallenge:
		return challengeLine(&f.Challenge)
	case saga.KindTile:
		return "bonus " + effects(saga.BonusOf(f.Tile))
	}
	return f.Text
}

// foeLine is an enemy in one line.
func foeLine(f *saga.Face) string {
	e := &f.Enemy
	kind := "human"
	if e.Mutant {
		kind = "mutant"
	}
	says := english.Capital(kind) + ", *" + itoa(e.Health) + "* {health}"
	if e.Shoot.Can {
		says += ", shoots at range " + itoa(e.Range)
	}
	return says + ". " + f.Text
}

// reconSub are the sequences of a recon objective in words.
func reconSub(f *saga.Face) string {
	var out []string
	for i := range f.Recon.Sequences {
		var sites []string
		for _, x := range f.Recon.Sequences[i].Sites {
			sites = append(sites, x.String())
		}
		if sites != nil {
			out = append(out, strings.Join(sites, " ")+" ("+effects(f.Recon.Sequences[i].First)+")")
		}
	}
	return strings.Join(out, "; ")
}

// xp is what somebody has to spend. Before the first morning that is what the question says, which is no XP yet that
// lasts (PS-SETUP-29 to PS-SETUP-31).
func (p *page) xp(o *saga.SeenSeat) int16 {
	if a := p.Asked; a != nil && a.Prompt.Kind == "first-skills" && a.Seat == o.Seat {
		return a.About[0]
	}
	return o.XP
}
