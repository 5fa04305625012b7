package web

import "regexp"

// glyphs are the names in the sprite, without their g-.
var glyphs = func() map[string]bool {
	known := map[string]bool{}
	for _, m := range regexp.MustCompile(`id="g-([a-z]+)"`).FindAllSubmatch(read("sprite.svg"), -1) {
		known[string(m[1])] = true
	}
	return known
}()

func isGlyph(name string) bool { return glyphs[name] }

// words says a glyph where its name in the sprite is not already the word.
var words = map[string]string{
	"foodbad": "contaminated food", "rad": "contamination", "fame": "fame", "inf": "each time", "no": "not", "ammo": "ammo",
	"place": "location", "target": "target counter", "tow": "towing", "weapon": "weapon", "die": "dice", "treat": "treatment",
}

// glyphWord is what a screen reader says for a glyph.
func glyphWord(name string) string {
	if w, ok := words[name]; ok {
		return w
	}
	return name
}
