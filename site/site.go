// Package site makes the folder with which the whole of Waystation runs in a browser. Any host of files can serve it,
// as it needs nothing of a host but that.
package site

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"waystation/site/lines"
	"waystation/site/streams"
	"waystation/web"
)

//go:embed page
var page embed.FS

// Flags are those with which the program is compiled. What comes over the net is half as large when functions are not
// put into others.
var Flags = []string{"-trimpath", "-tags=nethttpomithttp2", "-ldflags=-s -w", "-gcflags=all=-l"}

// Write makes the folder, or makes it anew. program is Waystation compiled for browsers (the package site/browser), and
// glue the script by which programs of that version of Go run there (lib/wasm/wasm_exec.js). It returns how many bytes
// come to a browser before anything is played.
func Write(dir string, program, glue []byte) (size int, err error) {
	if err := mayMake(dir); err != nil {
		return 0, err
	}
	if err := os.MkdirAll(filepath.Join(dir, "site"), 0o755); err != nil {
		return 0, err
	}
	old, err := filepath.Glob(filepath.Join(dir, "site", "*.wasm.*"))
	if err != nil {
		return 0, err
	}
	lean, err := lines.Drop(program)
	if errors.Is(err, lines.ErrFormat) {
		lean, err = program, nil // made by another Go than is known here
	}
	if err != nil {
		return 0, err
	}
	sorted, err := streams.Split(lean)
	if err != nil {
		return 0, err
	}
	packed, kind, err := pack(sorted)
	if err != nil {
		return 0, err
	}
	sum := sha256.Sum256(lean)
	name := "waystation." + hex.EncodeToString(sum[:6]) + ".wasm"
	constants := fmt.Sprintf("const PROGRAM = %q, PACKED = %q, SIZE = %d, SORTED = %d, WHOLE = %d;", name, name+kind,
		len(packed), len(sorted), len(lean))
	scripts := fmt.Sprintf("%s\n%s\n%s\n%s", constants, glue, part("unpack.js"), part("worker.js"))
	worker := slim("\"use strict\";\n" + scripts)
	// The worker comes last, as it names the program.
	files := []struct {
		name string
		body []byte
	}{
		{"site/" + name + kind, packed}, {"site/icon.svg", web.Icon()}, {"site/begin.css", part("begin.css")},
		{"site/begin.js", part("begin.js")}, {"index.html", part("index.html")}, {"sw.js", worker},
	}
	for _, f := range files {
		if err := os.WriteFile(filepath.Join(dir, filepath.FromSlash(f.name)), f.body, 0o644); err != nil {
			return 0, err
		}
		size += len(f.body)
	}
	for _, path := range old {
		if filepath.Base(path) != name+kind {
			err = errors.Join(err, os.Remove(path))
		}
	}
	return size, err
}

// slim leaves out of a script what a browser does not need: indentation, empty lines, and lines that are a comment. No
// text in it goes over several lines.
func slim(script string) []byte {
	var out strings.Builder
	for line := range strings.Lines(script) {
		line = strings.TrimSpace(line)
		if line != "" && !strings.HasPrefix(line, "//") {
			out.WriteString(line + "\n")
		}
	}
	return []byte(out.String())
}

// mayMake says why a folder can't be made there: what somebody keeps is not written over.
func mayMake(dir string) error {
	inside, err := os.ReadDir(dir)
	if errors.Is(err, os.ErrNotExist) || err == nil && len(inside) == 0 {
		return nil
	}
	if err != nil {
		return err
	}
	if _, err := os.Stat(filepath.Join(dir, "site", "begin.js")); err != nil {
		return fmt.Errorf("%s has other things in it: name a folder that is new or empty, or one made by this command",
			dir)
	}
	return nil
}

// pack compresses the program: by xz, where there is one, and else as well as gzip can, which leaves half as much
// again. The page unpacks it itself: plain hosts say of no file that it is compressed. kind is how such files end.
func pack(b []byte) (packed []byte, kind string, err error) {
	if xz, err := exec.LookPath("xz"); err == nil {
		// Nothing in it is aligned, and a literal hangs little on the one before: 80 KB less than with lc=3.
		cmd := exec.Command(xz, "--format=lzma", "--lzma1=preset=9e,lc=1,lp=0,pb=0", "--stdout")
		cmd.Stdin = bytes.NewReader(b)
		packed, err := cmd.Output()
		if err != nil {
			return nil, "", fmt.Errorf("%s: %w", xz, err)
		}
		return packed, ".lzma", nil
	}
	var out bytes.Buffer
	z, err := gzip.NewWriterLevel(&out, gzip.BestCompression)
	if err != nil {
		return nil, "", err
	}
	if _, err := z.Write(b); err != nil {
		return nil, "", err
	}
	if err := z.Close(); err != nil {
		return nil, "", err
	}
	return out.Bytes(), ".gz", nil
}

func part(name string) []byte {
	b, err := page.ReadFile("page/" + name)
	if err != nil {
		panic("site: " + err.Error()) // embedded when built
	}
	return b
}
