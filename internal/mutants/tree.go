package main

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// moduleRoot is the nearest folder upwards with a go.mod.
func moduleRoot(from string) (string, error) {
	from, err := filepath.Abs(from)
	if err != nil {
		return "", err
	}
	for dir := from; ; dir = filepath.Dir(dir) {
		if _, err := os.Stat(filepath.Join(dir, "go.mod")); err == nil {
			return dir, nil
		}
		if dir == filepath.Dir(dir) {
			return "", fmt.Errorf("no go.mod in %s or above it: run this inside the tree", from)
		}
	}
}

// copyTree copies all files but hidden ones. Tests read sources, cards and pages beside them, so a whole copy is what
// a bug must be put into; and the tree may be worked on while mutants are tried.
func copyTree(from, to string) error {
	return filepath.WalkDir(from, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(from, path)
		if err != nil {
			return err
		}
		if rel != "." && strings.HasPrefix(d.Name(), ".") {
			if d.IsDir() {
				return filepath.SkipDir
			}
			return nil
		}
		if d.IsDir() {
			return os.MkdirAll(filepath.Join(to, rel), 0o755)
		}
		if !d.Type().IsRegular() {
			return nil
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		return os.WriteFile(filepath.Join(to, rel), text, 0o644)
	})
}

// fingerprint is a hash of the named folders and of go.mod: what a result rests on.
func fingerprint(root string, folders []string) (string, error) {
	h := sha256.New()
	for _, folder := range append(slices.Clone(folders), "go.mod") {
		err := filepath.WalkDir(filepath.Join(root, folder), func(path string, d fs.DirEntry, err error) error {
			if errors.Is(err, fs.ErrNotExist) || err == nil && d.IsDir() {
				return nil
			}
			if err != nil {
				return err
			}
			text, err := os.ReadFile(path)
			if err != nil {
				return err
			}
			rel, err := filepath.Rel(root, path)
			fmt.Fprintf(h, "%s %d\n%s", filepath.ToSlash(rel), len(text), text)
			return err
		})
		if err != nil {
			return "", err
		}
	}
	return hex.EncodeToString(h.Sum(nil))[:12], nil
}
