package decks

import (
	"fmt"
	"strconv"
	"strings"

	"waystation/games/heredity/sheet"
	"waystation/games/heredity/timeline"
)

// Hold is the anchors as the Timeline's row takes them.
func (a *Anchors) Hold() (timeline.Anchors, error) {
	var held timeline.Anchors
	if len(a.Right) > len(held.Right) {
		return held, fmt.Errorf("%d right anchors are too many: a card has at most %d", len(a.Right), len(held.Right))
	}
	for i, name := range a.Right {
		c, err := timeline.ParseColour(name)
		if err != nil {
			return held, err
		}
		held.Right[i] = c
	}
	for _, one := range []struct {
		name string
		to   *timeline.Colour
	}{{a.Left, &held.Left}, {a.Top, &held.Top}, {a.Bottom, &held.Bottom}} {
		c, err := timeline.ParseColour(one.name)
		if err != nil {
			return held, err
		}
		*one.to = c
	}
	return held, nil
}

// slotIcons are the icons of slots by their names.
var slotIcons = map[string]sheet.Icons{
	"look": sheet.Look, "talk": sheet.Talk, "interact": sheet.Interact,
	"move": sheet.Move, "punch": sheet.Punch, "kick": sheet.Kick,
}

// carriedAs is where items are carried by the names of the places.
var carriedAs = map[string]sheet.Kind{
	"bag": sheet.Carried, "head": sheet.Hat, "body": sheet.Coat, "foot": sheet.Boots,
}

// Lay is a side of an item as it lies on a character's sheet, and where it is carried.
func (it *Thing) Lay(number int, back bool) (sheet.Item, sheet.Kind, error) {
	laid := sheet.Item{Number: int16(number), Back: back}
	kind, ok := carriedAs[it.Place]
	if !ok {
		return laid, 0, fmt.Errorf("%q is no place for an item: want bag, head, body or foot", it.Place)
	}
	if len(it.Slots) > sheet.Slots {
		return laid, 0, fmt.Errorf("%d slots are too many: an item has at most %d", len(it.Slots), sheet.Slots)
	}
	laid.Count = int8(len(it.Slots))
	for i := range it.Slots {
		s := &it.Slots[i]
		slot := sheet.Slot{Heart: s.Heart, Points: int8(s.Move), Direct: s.Attack != nil || len(s.Do) > 0}
		for _, name := range s.Icons {
			icon, ok := slotIcons[name]
			if !ok {
				return laid, 0, fmt.Errorf("%q is no icon: want look, talk, interact, move, punch or kick", name)
			}
			slot.Icons |= icon
		}
		laid.Slots[i] = slot
	}
	return laid, kind, nil
}

// Bonus is the number of a permanent effect such as 'defence 1', 0 if it is another one.
func Bonus(effect, word string) int {
	rest, ok := strings.CutPrefix(effect, word+" ")
	if !ok {
		return 0
	}
	n, err := strconv.Atoi(rest)
	if err != nil {
		return 0
	}
	return n
}
