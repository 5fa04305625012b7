package screen

import (
	"slices"
	"strconv"
	"strings"

	"waystation/games/posthuman"
	"waystation/games/scene"
	"waystation/web"
)

// fightHead says in which part of a fight a question stands.
func fightHead(o *posthuman.SeenPlayer) string {
	if n := int(o.Fight.Round); n > 0 {
		return "Melee " + strconv.Itoa(n) + " of 3"
	}
	return rounds[roundAt(o)]
}

// arm is a weapon at hand in a fight, or a fist.
type arm struct {
	thing
	name, spec, special, flag string
}

// arms are the weapons of a fight: the active ones, or fists, and those carried.
func (b *bout) arms() []arm {
	var out []arm
	if unarmed(b.o) {
		out = append(out, arm{name: "Fists", spec: "*1* {damage}, no weapon", special: "A special is a miss",
			flag: "in use"})
	}
	for _, t := range things(b.o.Gear) {
		if !t.weapon() {
			continue
		}
		a := arm{thing: t, name: t.face.Name, spec: spec(t.face), special: t.face.Text}
		switch {
		case !t.item.Active:
			a.flag = "put away"
		case t.face.Kind == posthuman.KindRanged && b.at > 1:
			a.flag = "too late now"
		case t.face.Kind == posthuman.KindRanged && b.o.Fight.Failed:
			a.flag = "no shot now"
		default:
			a.flag = "in use"
		}
		out = append(out, a)
	}
	return out
}

// helper is a card that may help in a fight, and when, in words.
type helper struct {
	thing
	state, says string
}

// helpers are skills, company, kept cards and what else is in play, those first that can be used now. None is left out,
// so that nobody has to look for one.
func (b *bout) helpers() []helper {
	var all []thing
	for _, l := range [][]posthuman.SeenItem{b.o.Skills, b.o.Company} {
		all = append(all, things(l)...)
	}
	all = append(all, keptCards(b.o.Kept)...)
	for _, t := range things(b.o.Gear) {
		if !t.weapon() {
			all = append(all, t)
		}
	}
	var out []helper
	for _, t := range all {
		if t.face == nil {
			continue
		}
		h := helper{thing: t}
		h.state, h.says = b.helps(&t)
		out = append(out, h)
	}
	rank := []string{"now", "can", "on", "spent", "off"}
	slices.SortStableFunc(out,
		func(x, y helper) int { return slices.Index(rank, x.state) - slices.Index(rank, y.state) })
	return out
}

// moments are the moments of a fight in which cards can be used: the parts of the combat in which each can still come,
// and what it is called.
var moments = map[posthuman.When]struct {
	last int
	says string
}{
	posthuman.WhenReveal: {0, "before you fight or evade"},
	posthuman.WhenEvade:  {0, "before you roll to evade"},
	posthuman.WhenShoot:  {1, "before your shot"},
	posthuman.WhenShot:   {1, "after your shot"},
	posthuman.WhenMelee:  {4, "before the next roll"},
	posthuman.WhenFray:   {4, "after the next roll"},
	posthuman.WhenWounds: {4, "when wounds come"},
}

// helps is whether a card can be used now, later or not in this fight, and why.
func (b *bout) helps(t *thing) (state, says string) {
	if b.usable(t.piece) {
		return "now", "usable now"
	}
	if t.item.Spent {
		return "spent", b.spent(t)
	}
	if t.face.Kind == posthuman.KindFollower && !t.item.Active {
		return "off", "not at your side"
	}
	for i := range t.face.Uses {
		m, inFight := moments[t.face.Uses[i].When]
		switch {
		case !inFight:
		case b.at > m.last:
			state, says = "off", "too late now"
		default:
			return "can", m.says
		}
	}
	switch {
	case state != "":
		return state, says
	case slices.ContainsFunc(t.face.Mods, fights):
		return "on", "counts all the time"
	case t.face.Expert != posthuman.NoClass:
		return b.aims(t.face.Expert)
	}
	return "off", "no use here"
}

// usable reports whether something can be done with a card now, other than to throw it away.
func (b *bout) usable(piece string) bool {
	return b.pieces() && slices.ContainsFunc(slices.Concat(b.p.ask.Choices, b.p.ask.Free),
		func(c web.Choice) bool { return c.Piece == piece && !c.Seldom })
}

// aims is whether the skill for a class of weapons counts in this fight (PH-SHOOT-13).
func (b *bout) aims(class posthuman.Class) (state, says string) {
	switch gun := b.gun(); {
	case gun == nil || gun.Class != class:
		return "off", "for another weapon"
	case b.at > moments[posthuman.WhenShot].last:
		return "off", "too late now"
	}
	return "on", "counts for your shot"
}

// fights reports whether what a card changes matters in a fight.
func fights(m posthuman.Mod) bool {
	switch m.What {
	case posthuman.KnobEvade, posthuman.KnobMD, posthuman.KnobDD, posthuman.KnobSD, posthuman.KnobWeaponSD,
		posthuman.KnobRange, posthuman.KnobAmmo, posthuman.KnobWoundsMelee, posthuman.KnobWoundsShooting,
		posthuman.KnobArmour, posthuman.KnobArmourMelee, posthuman.KnobArmourShooting, posthuman.KnobParty,
		posthuman.KnobFirst, posthuman.KnobAfterEvade:
		return true
	}
	return false
}

// spent is when a card that has been used comes back.
func (b *bout) spent(t *thing) string {
	for i := range t.face.Uses {
		if u := &t.face.Uses[i]; u.Per == posthuman.PerRound && b.at < len(rounds)-1 {
			return "used, back in melee " + strconv.Itoa(int(b.o.Fight.Round)+1)
		} else if u.Per == posthuman.PerTurn {
			return "used this turn"
		}
	}
	return "used in this fight"
}

// handSays sums up whether anything fits the moment.
func handSays(all []helper) string {
	if slices.ContainsFunc(all, func(h helper) bool { return h.state == "now" }) {
		return ""
	}
	return "none fits now"
}

// stake is the number of the journey point that is to be won, or "" where there is none, and what the fight is about in
// lines.
func (b *bout) stake() (number string, lines []string) {
	x := b.o
	if x.Journey.Gain && x.JP < posthuman.LastSpace {
		number = strconv.Itoa(x.JP + 1)
		lines = append(lines, "Journey point "+number+" with the zone, even if they flee.")
	}
	if len(x.Foes) > 0 {
		lines = append(lines, "All of them dead: "+x.Spoils()+".")
	}
	return number, append(lines, "A knock-out "+x.Fall()+".")
}

// heart is one point of health on a plate. rows are those of the question that would cost it.
type heart struct {
	lost bool
	rows []int
}

// hearts are the health of the player, or of an enemy by its place.
func (b *bout) hearts(foe int) []heart {
	left, limit := b.o.Health, b.o.HealthLimit
	if foe >= 0 {
		left, limit = foeHealth(&b.o.Foes[foe]), int(b.foe(foe).Enemy.Health)
	}
	out := make([]heart, max(left, limit))
	for i := range out {
		out[i].lost = i >= left
		for n, l := range b.leaves() {
			cost := l.lost
			if foe >= 0 {
				cost = l.dealt
			}
			if i < left && i >= left-cost && (foe < 0 || foe == b.front) {
				out[i].rows = append(out[i].rows, n+1)
			}
		}
	}
	return out
}

// fighter is the name of the player, or of an enemy by its place, as long as the combat lasts.
func (b *bout) fighter(foe int) string {
	if foe < 0 {
		return scene.NumberOf(b.o.Seat, "health")
	}
	return scene.NumberOf(b.o.Seat, "foe-"+strconv.Itoa(foe)+"-"+b.foe(foe).ID)
}

// class is how a heart looks: p1 is one that the first row would cost.
func (h *heart) class() string {
	if h.lost {
		return "lost"
	}
	var out []string
	for _, n := range h.rows {
		out = append(out, "p"+strconv.Itoa(n))
	}
	return strings.Join(out, " ")
}

// deeds are the numbers of an enemy on its plate.
func deeds(e *posthuman.Enemy) []string {
	out := []string{
		"{blade} melee " + itoa(e.Melee), "{damage} deals " + itoa(e.Wounds), "special: " + special(e.Special),
	}
	if e.Shot.SD > 0 {
		out = append(out, "{weapon} "+shootingDice(e.Shot.SD)+", range "+itoa(e.Shot.Range))
	}
	return append(out, itoa(e.XP)+" XP")
}
