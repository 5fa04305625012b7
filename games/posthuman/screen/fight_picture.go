package screen

import (
	"slices"

	"waystation/games/linocut"
	"waystation/games/posthuman"
	"waystation/games/posthuman/screen/art"
)

// picture is the drawing of an enemy by its place, or of the mutant player who strikes. No two in a fight look alike.
func (b *bout) picture(i int) string {
	if i < 0 {
		return art.Foe(int(posthuman.Mutant), 3, 0)
	}
	const figures = 4 // there are no more of a kind
	var drawn []string
	for k := range i + 1 {
		look := b.look(k, 0)
		for other := 1; other < figures && slices.Contains(drawn, look); other++ {
			look = b.look(k, other)
		}
		drawn = append(drawn, look)
	}
	return drawn[i]
}

// look is how an enemy may be drawn, by its nature and how deep it lives: as one of several figures, by its card and so
// many further. An animal looks like itself.
func (b *bout) look(i, further int) string {
	level := 0
	if f := b.foe(i); f.Group >= posthuman.GroupEncounters1 && f.Group <= posthuman.GroupEncounters3 {
		level = 1 + int(f.Group-posthuman.GroupEncounters1)
	}
	if own := art.Beast(linocut.Name(b.foe(i).Name), level); own != "" {
		return own
	}
	return art.Foe(int(b.foe(i).Enemy.Breed), level, int(b.o.Foes[i].Card)+further)
}

// held is what the drawing shows of the weapon that the player has out now, by what it does: "" for fists.
func (b *bout) held() string {
	if gun := b.gun(); b.at <= 1 && gun != nil && !b.o.Fight.Failed {
		return heldToShoot(gun.Class)
	}
	for _, it := range b.o.Gear {
		if f := it.Card.Face(); f != nil && it.Active && f.Kind == posthuman.KindMelee {
			return heldAs(&f.Weapon)
		}
	}
	return ""
}

// heldToShoot is how a ranged weapon is drawn: a rifle and a shotgun alike.
func heldToShoot(class posthuman.Class) string {
	switch class {
	case posthuman.Pistol:
		return "pistol"
	case posthuman.Bow:
		return "bow"
	}
	return "gun"
}

// heldAs is how a melee weapon is drawn: what fells is heavy, what wounds deeply has an edge, what strikes twice a
// point.
func heldAs(w *posthuman.Weapon) string {
	both := w.Hands == 2
	switch {
	case w.Special.Knockdown && both:
		return "hammer"
	case w.Special.Attack && both:
		return "spear"
	case w.Special.Wounds > 0 || w.Wounds > 2:
		return "axe"
	case w.Special.Attack:
		return "blade"
	}
	return "bar"
}

// allDown reports whether nobody is left standing against the player.
func (b *bout) allDown() bool { return b.front >= 0 && dying(&b.o.Foes[b.front]) }
