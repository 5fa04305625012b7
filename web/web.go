// Package web draws what a player meets in the browser: the page shell, the question, the log, pieces, icons, the
// stylesheet and the one script. It knows no game, no match and no server: every component takes a small plain struct
// that says what to show, and every choice is an ordinary form or link, so that a page works without the script too.
//
// Words in these structs are marked text, see Say.
package web

//go:generate go tool templ generate

import (
	"bytes"
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"encoding/json"
	"maps"
	"net/http"
	"path"
	"strings"
	"time"
)

// CSP is the Content-Security-Policy that the pages of this package keep to: own files only, nothing inline.
const CSP = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; " +
	"manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'"

//go:embed css script static sprite.svg art
var files embed.FS

// sheets is the stylesheet, in the order in which its parts override each other.
var sheets = []string{
	"inks", "base", "bar", "ask", "pieces", "board", "tidings", "pages", "curtain",
	"seats", "gallery", "workshop", "narrow", "talk", "ending", "settle", "modes",
}

// scripts are the parts of the one script, in the order in which they use each other when it begins.
var scripts = []string{"page", "beside", "pieces", "motion", "live", "hands", "presses"}

type asset struct {
	body []byte
	kind string // Content-Type
	url  string // with the hash of the body in its name
}

var (
	styleAsset    = newAsset("waystation.css", stylesheet())
	scriptAsset   = newAsset("table.js", script())
	callsAsset    = newAsset("calls.js", read("static/calls.js"))
	passkeysAsset = newAsset("passkeys.js", read("static/passkeys.js"))
	trustAsset    = newAsset("trust.js", read("static/trust.js"))
	streamsAsset  = newAsset("streams.js", read("static/streams.js"))
	iconAsset     = newAsset("icon.svg", read("static/icon.svg"))
	turnIconAsset = newAsset("turn.svg", read("static/turn.svg"))
	manifestAsset = newAsset("waystation.webmanifest", manifest())
	assets        = byURL(styleAsset, scriptAsset, callsAsset, passkeysAsset, trustAsset, streamsAsset, iconAsset,
		turnIconAsset, manifestAsset)
)

func byURL(as ...asset) map[string]asset {
	m := map[string]asset{}
	for _, a := range as {
		m[a.url] = a
	}
	return m
}

// manifest lets a browser keep Waystation among its programs, with a window and an icon of its own.
func manifest() []byte {
	icon := map[string]string{"src": iconAsset.url, "sizes": "any", "type": "image/svg+xml", "purpose": "any"}
	b, err := json.Marshal(map[string]any{
		"name": "Waystation", "short_name": "Waystation", "start_url": "/", "display": "standalone",
		"description":      "A table for board games about what is left after the end.",
		"background_color": "#1c201f", "theme_color": "#1c201f",
		"icons": []any{icon},
	})
	if err != nil {
		panic("web: " + err.Error()) // of plain words
	}
	return b
}

// Sheet is a stylesheet of a game's own, beyond the one of the house.
type Sheet struct{ asset }

// NewSheet makes a sheet of CSS. The name is for whoever looks at the page's source: a short word such as firelands.
func NewSheet(name, css string) Sheet { return Sheet{newAsset(name+".css", []byte(css))} }

// Static serves the stylesheet, the script, the icon and the sheets given under /static/. Their names carry a hash of
// what is in them, so that a browser may keep them for ever.
func Static(sheets ...Sheet) http.Handler {
	all := maps.Clone(assets)
	for _, s := range sheets {
		all[s.url] = s.asset
	}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		a, ok := all[r.URL.Path]
		if !ok {
			http.NotFound(w, r)
			return
		}
		h := w.Header()
		h.Set("Content-Type", a.kind)
		h.Set("Cache-Control", "public, max-age=31536000, immutable")
		h.Set("X-Content-Type-Options", "nosniff")
		http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(a.body))
	})
}

func newAsset(name string, body []byte) asset {
	kinds := map[string]string{
		".css": "text/css; charset=utf-8", ".js": "text/javascript; charset=utf-8", ".svg": "image/svg+xml",
		".webmanifest": "application/manifest+json",
	}
	sum := sha256.Sum256(body)
	ext := path.Ext(name)
	return asset{body, kinds[ext], "/static/" + strings.TrimSuffix(name, ext) + "." + hex.EncodeToString(sum[:6]) + ext}
}

func stylesheet() []byte {
	var b bytes.Buffer
	for _, name := range sheets {
		b.Write(read("css/" + name + ".css"))
		b.WriteByte('\n')
	}
	return b.Bytes()
}

// script is Waystation's one script. Every page works without it, by plain forms and reloading; with it a table changes
// in place. The server sends whole regions ([data-region]); those that differ from what it sent last are swapped.
func script() []byte {
	var b bytes.Buffer
	b.WriteString("\"use strict\";\n(() => {\n")
	for _, name := range scripts {
		b.Write(read("script/" + name + ".js"))
	}
	b.WriteString("})();\n")
	return b.Bytes()
}

func read(name string) []byte {
	b, err := files.ReadFile(name)
	if err != nil {
		panic("web: " + err.Error()) // embedded when built
	}
	return b
}

// sprite is what Sprite holds.
var sprite = string(read("sprite.svg"))

// Inks are the colours, type and measures of the house as a stylesheet of their own, for pages that stand alone.
func Inks() string { return string(read("css/inks.css")) }

// Icon is the icon of the house, in SVG.
func Icon() []byte { return iconAsset.body }
