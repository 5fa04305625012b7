package main

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"os"
	"runtime"
	"runtime/debug"
	"strings"
)

// What internal/release builds is told here what it is; other builds ask Go.
var (
	release string // the version
	commit  string // "-dirty" behind it: files differed
)

// version is the name and version of this program.
func version() string {
	if release != "" {
		return "waystation " + release
	}
	if info, ok := debug.ReadBuildInfo(); ok && info.Main.Version != "" {
		return "waystation " + info.Main.Version
	}
	return "waystation"
}

// fullVersion also tells from what and for what this program was built.
func fullVersion() string {
	s := version()
	revision := commit
	if info, ok := debug.ReadBuildInfo(); ok && revision == "" {
		var clean bool
		if revision, clean = revisionOf(info); revision != "" && !clean {
			revision += "-dirty"
		}
	}
	if revision != "" {
		s += ", commit " + revision
	}
	return s + ", " + runtime.Version() + " " + runtime.GOOS + "/" + runtime.GOARCH
}

// build tells builds of this program apart, so that what two of them have played is not mixed: by the revision, where
// the program was built from exactly that, and else by a hash of the program itself.
func build() (string, error) {
	if commit != "" && !strings.HasSuffix(commit, "-dirty") {
		return version() + ", revision " + commit, nil
	}
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
