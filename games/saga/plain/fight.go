package plain

import (
	"fmt"
	"strings"

	"waystation/english"
	"waystation/games/lines"
	"waystation/games/saga"
	"waystation/table"
)

// fight is the combat that a player is in.
func (p *page) fight(o *saga.SeenSeat) {
	f := &o.Fight
	if !f.On {
		return
	}
	p.Hang("     Fights ", foe(saga.Of(f.Foe), int(f.Health-f.Wounds))+".")
	if f.Weapon > 0 {
		p.Hang("     With ", saga.Of(table.Card(f.Weapon-1)).Name+", "+weapon(saga.Of(table.Card(f.Weapon-1)))+".")
	}
	p.cards("     Leads with ", []saga.Shown{o.Primary}[:number(o.Primary != saga.Unseen)])
	p.cards("     Drawn: ", o.Drawn)
	var dice []string
	for _, d := range f.Dice[:f.N] {
		says := result(saga.DieFace(d), "hit")
		if says == "" {
			says = "blank"
		}
		dice = append(dice, [...]string{"green ", "red ", "black "}[d.Colour]+says)
	}
	if dice != nil {
		p.Hang("     Its dice: ", strings.Join(dice, "; ")+".")
	}
	switch f.Part {
	case saga.RangedFray:
		p.Hang("     Ranged combat: ", english.Count(o.Shots, "shot", "shots")+" so far.")
	case saga.MeleeFray:
		p.Hang("     Melee: ", fmt.Sprintf("attack value %d (%s against %s).", o.Value,
			orNothing(result(o.Blows, "attack")), orNothing(result(o.FoeBlows, "attack"))))
	}
}

// trial is the stat challenge going on.
func (p *page) trial(o *saga.SeenSeat) {
	if !p.v.Trial.On || o.Fight.On || o.Primary == saga.Unseen && len(o.Drawn) == 0 {
		return
	}
	p.cards("     Leads with ", []saga.Shown{o.Primary}[:number(o.Primary != saga.Unseen)])
	p.cards("     Drawn: ", o.Drawn)
}

func number(yes bool) int {
	if yes {
		return 1
	}
	return 0
}

func orNothing(s string) string {
	if s == "" {
		return "nothing"
	}
	return s
}

// foe is an enemy with so much health left; 0 for all of it.
func foe(f *saga.Face, left int) string {
	e := &f.Enemy
	kind := "human"
	if e.Mutant {
		kind = "mutant"
	}
	says := fmt.Sprintf("%s (%s): health %d", f.Name, kind, e.Health)
	if left > 0 {
		says = fmt.Sprintf("%s (%s): health %d of %d", f.Name, kind, left, e.Health)
	}
	if e.Shoot.Can {
		says += fmt.Sprintf("; shoots %s at range %d, damage %s", attack(&e.Shoot, "shot"), e.Range,
			chart(e.Shoot.Chart))
	}
	if e.Melee.Can {
		says += fmt.Sprintf("; melee %s, damage %s", attack(&e.Melee, "attack"), chart(e.Melee.Chart))
	}
	if f.Text != "" {
		says += ". " + strings.TrimSuffix(f.Text, ".")
	}
	if len(e.Survive) > 0 {
		says += ". Survive: " + effects(e.Survive)
	}
	if len(e.Kill) > 0 {
		says += ". Kill: " + effects(e.Kill)
	}
	return says
}

// attack is what an enemy rolls and adds.
func attack(a *saga.Attack, hit string) string {
	var out []string
	for i, n := range a.Dice {
		if n > 0 {
			out = append(out, fmt.Sprintf("%d %s", n, [...]string{"green", "red", "black"}[i]))
		}
	}
	if sure := result(a.Sure, hit); sure != "" {
		out = append(out, sure)
	}
	return orNothing(strings.Join(out, " + "))
}

// chart says from which value on what damage is dealt.
func chart(c saga.Chart) string {
	var out []string
	for _, x := range c {
		out = append(out, bound(fmt.Sprintf("%d at %d", x.Damage, x.At)))
	}
	return strings.Join(out, ", ")
}

// weapon is what a weapon does; "" for what is none.
func weapon(f *saga.Face) string {
	if f.Kind != saga.KindWeapon {
		return ""
	}
	w := &f.Weapon
	kind := "melee"
	if w.Ranged {
		kind = fmt.Sprintf("range %d, %d ammo", w.Range, w.Ammo)
	}
	return kind + ", damage " + chart(w.Chart)
}

// result is hits, damage and block; "" for none.
func result(r saga.Result, hit string) string {
	var out []string
	if r.Hits > 0 {
		out = append(out, english.Count(r.Hits, hit, hit+"s"))
	}
	if r.Damage > 0 {
		out = append(out, fmt.Sprintf("%d damage", r.Damage))
	}
	if r.Block > 0 {
		out = append(out, fmt.Sprintf("%d block", r.Block))
	}
	return strings.Join(out, ", ")
}

// effects are what somebody gets or suffers.
func effects(list saga.Effects) string {
	var out []string
	for _, e := range list {
		out = append(out, bound(e.String()))
	}
	return strings.Join(out, ", ")
}

// bound is a name that no line breaks.
func bound(s string) string {
	if len(s) > 40 {
		return s
	}
	return strings.ReplaceAll(s, " ", lines.Space)
}
