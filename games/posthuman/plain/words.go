package plain

import (
	"fmt"
	"strings"

	"waystation/english"
	"waystation/games/lines"
	"waystation/games/posthuman"
)

// bound is a name that no line breaks.
func bound(s string) string { return strings.ReplaceAll(s, " ", lines.Space) }

// statWords are the five stats.
func statWords(stats *[5]int8) string {
	var out []string
	for i, n := range stats {
		out = append(out, bound(fmt.Sprintf("%s %d", posthuman.Stat(i), n)))
	}
	return strings.Join(out, ", ")
}

// hunger is the slot of the hunger marker.
func hunger(slot int) string {
	if slot == 0 {
		return "not hungry"
	}
	return fmt.Sprintf("hunger slot %d of 3", slot)
}

// lot is what changes hands.
func lot(l *posthuman.Lot) string {
	var out []string
	if l.Food > 0 {
		out = append(out, fmt.Sprintf("%d food", l.Food))
	}
	if l.Ammo > 0 {
		out = append(out, fmt.Sprintf("%d ammo", l.Ammo))
	}
	for _, c := range l.Cards[:l.N] {
		out = append(out, posthuman.Of(c).Name)
	}
	if out == nil {
		return "nothing"
	}
	return strings.Join(out, " + ")
}

// cards are cards that may be unseen.
func cards(list []posthuman.Shown) string {
	var out []string
	unseen := 0
	for _, c := range list {
		f := c.Face()
		switch {
		case f == nil:
			unseen++
			continue
		case f.Kind == posthuman.KindTile:
			out = append(out, tile(f))
			continue
		}
		says := bound(f.Name)
		if w := weapon(f); w != "" {
			says += " (" + w + ")"
		}
		out = append(out, says)
	}
	if unseen > 0 {
		out = append(out, english.Count(unseen, "unseen card", "unseen cards"))
	}
	return strings.Join(out, ", ")
}

// tileName is what a tile is called in the middle of a sentence.
func tileName(f *posthuman.Face) string {
	if f.Place != nil {
		return bound(strings.TrimPrefix(f.Name, "The ")) + " (" + f.Terrain.String() + ")"
	}
	return strings.ToLower(f.Name)
}

// tile is a tile that lies nowhere yet, unturned.
func tile(f *posthuman.Face) string {
	says := fmt.Sprintf("%s with exits %s and figures %s", tileName(f), exits(f.Exits), figures(f, " then "))
	if f.Safe {
		says += ", the last zone a safe house"
	}
	return says
}

func exits(s posthuman.Sides) string {
	var out []string
	for i, side := range sides {
		if s>>i&1 == 1 {
			out = append(out, side.name)
		}
	}
	return strings.Join(out, ", ")
}

func figures(f *posthuman.Face, between string) string {
	var out []string
	for _, n := range f.Zones {
		out = append(out, fmt.Sprint(n))
	}
	return strings.Join(out, between)
}

// weapon is how a weapon strikes or shoots; "" for what is none.
func weapon(f *posthuman.Face) string {
	switch f.Kind {
	case posthuman.KindMelee:
		return fmt.Sprintf("%s, %s, special: %s", english.Count(f.Hands, "hand", "hands"),
			english.Count(f.Wounds, "wound", "wounds"), special(f.Special))
	case posthuman.KindRanged:
		says := fmt.Sprintf("%s, %d shooting dice, range %d", f.Class, f.Shot.SD, f.Shot.Range)
		if f.Ammo > 0 {
			says += fmt.Sprintf(", costs %d ammo", f.Ammo)
		}
		return says
	}
	return ""
}

// special is what a special face means for a melee weapon.
func special(s posthuman.Special) string {
	var out []string
	if s.Attack {
		out = append(out, "attack")
	}
	if s.Wounds > 0 {
		out = append(out, "+"+english.Count(s.Wounds, "wound", "wounds"))
	}
	if s.Knockdown {
		out = append(out, "knocks down")
	}
	if out == nil {
		return "miss"
	}
	return strings.Join(out, " and ")
}
