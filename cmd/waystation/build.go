package main

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"os"
	"runtime/debug"
)

// build tells builds of this program apart, so that what two of them have played is not mixed: by the revision, where
// the program was built from exactly that, and else by a hash of the program itself.
func build() (string, error) {
	if info, ok := debug.ReadBuildInfo(); ok {
		if revision, clean := revisionOf(info); clean {
			return version() + ", revision " + revision, nil
		}
	}
	path, err := os.Executable()
	if err != nil {
		return "", fmt.Errorf("finding this program's own file, to tell it from others: %w", err)
	}
	hash, err := hashOf(path)
	if err != nil {
		return "", fmt.Errorf("reading this program's own file, to tell it from others: %w", err)
	}
	return version() + ", build " + hash, nil
}

// revisionOf is the revision that a program was built from; clean is whether nothing had been changed since.
func revisionOf(info *debug.BuildInfo) (revision string, clean bool) {
	for _, s := range info.Settings {
		switch s.Key {
		case "vcs.revision":
			revision = s.Value
		case "vcs.modified":
			clean = s.Value == "false"
		}
	}
	return revision, clean && revision != ""
}

// hashOf is a short hash of a file.
func hashOf(path string) (string, error) {
	f, err := os.Open(path)
	if err != nil {
		return "", err
	}
	defer f.Close()
	h := sha256.New()
	if _, err := io.Copy(h, f); err != nil {
		return "", err
	}
	return hex.EncodeToString(h.Sum(nil)[:8]), nil
}
