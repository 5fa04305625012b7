// Command house draws which package imports which, as `go list` tells it:
//
//	go run ./internal/house
//
// writes docs/house.svg. A test sees to it that the drawing is true, and that no import leads back up.
package main

import (
	"log"
	"os"
	"path"
	"strings"
)

// drawing is where the picture lies, from the root.
const drawing = "docs/house.svg"

func main() {
	log.SetFlags(0)
	svg, err := draw(".")
	if err != nil {
		log.Fatal(err)
	}
	if err := os.WriteFile(drawing, svg, 0o644); err != nil {
		log.Fatal(err)
	}
}

// box is a place in the drawing: packages that do one job.
type box struct {
	name     string
	packages string // a pattern of path.Match
	colour   string
}

// boxes are what is drawn; a package belongs to the first that its path fits. Tools, what only tests use and what
// everybody uses for its sentences are not drawn.
var boxes = []box{
	{"", "internal/*", ""},
	{"", "internal/*/*", ""},
	{"", "english", ""},
	{"", "table/tabletest", ""},
	{"", "games/gametest", ""},
	{"", "web/gallery", ""},
	{"", "web/webtest", ""},
	{"", "games/scene/scenetest", ""},
	{"cmd/waystation", "cmd/waystation", paper},
	{"server", "server", paper},
	{"store", "store", paper},
	{"bus", "bus", paper},
	{"think", "think", paper},
	{"contain", "contain", paper},
	{"notices", "notices", paper},
	{"certs", "certs", paper},
	{"passkey", "passkey", paper},
	{"", "passkey/passkeytest", ""},
	{"rating", "rating", paper},
	{"raster", "raster", paper},
	{"store", "store/campaignfile", paper},
	{"store", "store/pages", paper},
	{"site", "site", paper},
	{"site", "site/*", paper},
	{"clock", "clock", paper},
	{"lab", "lab", paper},
	{"aec", "aec", paper},
	{"workshop", "workshop", paper},
	{"scenario", "scenario", paper},
	{"shelf", "shelf", paper},
	{"bots/*bot", "bots/*bot", sand},
	{"bots, search", "bots", paper},
	{"bots, search", "bots/*", paper},
	{"games/*/screen", "games/*/screen", sand},
	{"games/*/screen", "games/*/screen/art", sand},
	{"games/*/plain", "games/*/plain", sand},
	{"games: kit", "games/cardfile", paper},
	{"games: kit", "games/lines", paper},
	{"games: kit", "games/linocut", paper},
	{"games: kit", "games/position", paper},
	{"games: kit", "games/words", paper},
	{"games/scene", "games/scene", paper},
	{"games/heredity", "games/heredity/*", sand},
	{"games/*", "games/*", sand},
	{"web", "web", paper},
	{"tongue", "tongue", paper},
	{"rules", "rules", paper},
	{"table", "table", rust},
}

// The colours of boxes: what a game brings along is sand.
const (
	paper = "#ece2cb"
	sand  = "#dfae79"
	rust  = "#c8663f"
)

// boxOf is the box of a package, by its path from the root; nil if it is not drawn. Unknown ones are told apart by ok.
func boxOf(pkg string) (b *box, ok bool) {
	for i := range boxes {
		if fits, err := path.Match(boxes[i].packages, pkg); err != nil || !fits {
			continue
		}
		if boxes[i].name == "" {
			return nil, true
		}
		return &boxes[i], true
	}
	return nil, false
}

// module is the path of the module, which go list puts before each package.
const module = "waystation/"

// ours is the path of a package from the root, or false for one of another module.
func ours(importPath string) (string, bool) { return strings.CutPrefix(importPath, module) }
