package web

import (
	"regexp"
	"slices"
)

var glyphs = func() []string {
	var names []string
	for _, m := range regexp.MustCompile(`id="g-([a-z]+)"`).FindAllSubmatch(read("sprite.svg"), -1) {
		names = append(names, string(m[1]))
	}
	return names
}()

// Glyphs are the names of the glyphs in the sprite, in its order. Each has one meaning, the same in all games.
func Glyphs() []string { return glyphs }

func isGlyph(name string) bool { return slices.Contains(glyphs, name) }

// words says a glyph where its name in the sprite is not already the word.
var words = map[string]string{
	"foodbad": "contaminated food", "rad": "contamination", "fame": "fame", "inf": "each time", "no": "not",
	"ammo": "ammo", "place": "location", "target": "target counter", "tow": "towing", "weapon": "weapon", "die": "dice",
	"treat": "treatment",
}

// glyphWord is what a screen reader says for a glyph.
func glyphWord(name string) string {
	if w, ok := words[name]; ok {
		return w
	}
	return name
}
