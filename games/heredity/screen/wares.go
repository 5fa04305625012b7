package screen

import (
	_ "embed"
	"slices"
	"strings"
	"unicode"

	"waystation/games/heredity/decks"
)

// wareDrawings are pictures of things, one a line, on plates of 108 by 62.
//
//go:embed things.svg
var wareDrawings string

var wareCuts = cuts(wareDrawings)

// looks are what things look like, by a word of their names.
var looks = map[string]string{
	"Egg": "egg", "Bishop": "hen", "Alderman": "goose", "Spade": "spade", "Shovel": "spade", "Bucket": "bucket",
	"Rake": "fork", "Pitchfork": "fork", "Wrench": "tool", "Cutter": "tool", "Crowbar": "tool", "Jack": "tool",
	"Coat": "coat", "Jacket": "jacket", "Sleeves": "jacket", "Gloves": "gloves", "Hat": "hat", "Mask": "mask",
	"Boots": "boots", "Sling": "sling", "Pistol": "pistol", "Rifle": "rifle", "Stick": "stick", "Chalk": "stick",
	"Washer": "ring", "Halves": "ring", "Waterskins": "skin", "Cup": "cup", "Jam": "jar", "Tin": "tin", "Can": "can",
	"Lantern": "lantern", "Mirror": "mirror", "Roll": "bag", "Key": "key", "Hose": "coil", "Wire": "coil",
	"Drawing": "paper", "Plan": "paper", "Form": "paper", "Slip": "paper", "Sack": "sack", "Lemon": "fruit",
	"Chestnuts": "fruit",
}

// wornLooks are what those look like that have no such word, as in chapters that others write.
var wornLooks = map[string]string{"head": "hat", "body": "coat", "foot": "boots"}

// look is what a thing looks like: by the last word of its name that says so, else by where it is worn.
func look(title string, it *decks.Thing) string {
	words := strings.FieldsFunc(title, func(r rune) bool { return !unicode.IsLetter(r) })
	for _, word := range slices.Backward(words) {
		if l, ok := looks[word]; ok {
			return l
		}
	}
	if it != nil && wornLooks[it.Place] != "" {
		return wornLooks[it.Place]
	}
	return "sack"
}

// wareArt is the picture of a thing.
func wareArt(title string, it *decks.Thing) string { return wareCuts[look(title, it)] }
