package webtest

import (
	"bytes"
	"fmt"
	"go/format"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/a-h/templ/generator"
	"github.com/a-h/templ/parser/v2"
)

// Stale names the templates in the directory of a package and below that have changed since Go was generated from them.
// A directory without templates is an error.
func Stale(dir string) ([]string, error) {
	var stale []string
	found := false
	err := filepath.WalkDir(dir, func(path string, _ fs.DirEntry, err error) error {
		if err != nil || filepath.Ext(path) != ".templ" {
			return err
		}
		found = true
		file, err := parser.Parse(path)
		if err != nil {
			return err
		}
		name, err := filepath.Rel(dir, path)
		if err != nil {
			return err
		}
		var out bytes.Buffer
		if _, err := generator.Generate(file, &out, generator.WithFileName(filepath.ToSlash(name)),
			generator.WithVersion("v0.3.977")); err != nil {
			return err
		}
		want, err := format.Source(out.Bytes())
		if err != nil {
			return err
		}
		if got, err := os.ReadFile(strings.TrimSuffix(path, ".templ") + "_templ.go"); err != nil ||
			!bytes.Equal(got, want) {
			stale = append(stale, name)
		}
		return nil
	})
	if err == nil && !found {
		err = fmt.Errorf("no templates in %s", dir)
	}
	return stale, err
}
