package main

import (
	"os"
	"path/filepath"
	"runtime/debug"
	"strings"
	"testing"
)

// A program built from a revision as it stands is known by it; one with changes is not.
func TestRevision(t *testing.T) {
	info := func(modified string) *debug.BuildInfo {
		return &debug.BuildInfo{Settings: []debug.BuildSetting{
			{Key: "vcs.revision", Value: "1a2b"}, {Key: "vcs.modified", Value: modified},
		}}
	}
	if r, clean := revisionOf(info("false")); r != "1a2b" || !clean {
		t.Errorf("revision %q, clean %v", r, clean)
	}
	if _, clean := revisionOf(info("true")); clean {
		t.Error("a changed tree counts as clean")
	}
	if _, clean := revisionOf(&debug.BuildInfo{}); clean {
		t.Error("a program of no revision counts as clean")
	}
}

// Two files that differ in one byte are two programs.
func TestBuilds(t *testing.T) {
	hash := func(text string) string {
		path := filepath.Join(t.TempDir(), "program")
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		h, err := hashOf(path)
		if err != nil {
			t.Fatal(err)
		}
		return h
	}
	if a, b, c := hash("one"), hash("one"), hash("onf"); a != b || a == c || len(a) != 16 {
		t.Errorf("hashes %s, %s and %s", a, b, c)
	}
	if b, err := build(); err != nil || !strings.HasPrefix(b, version()+", ") {
		t.Errorf("this program is %q, error %v", b, err)
	}
}

// Games of another program, or of other rules, are not put into a file.
func TestOtherProgram(t *testing.T) {
	file := filepath.Join(t.TempDir(), "run")
	report(t, append(duel, "--games", "5", "--resume", file)...)
	b, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	for what, change := range map[string]func(string) string{
		"program version": swap(`"program":"`, `"program":"old `),
		"rules version":   swap(`"version":"`, `"version":"old `),
	} {
		if err := os.WriteFile(file, []byte(change(string(b))), 0o600); err != nil {
			t.Fatal(err)
		}
		_, err := asked(t, append(duel, "--games", "10", "--resume", file)...)
		for _, want := range []string{"it has " + what + ` "old `, "begin another file"} {
			if err == nil || !strings.Contains(err.Error(), want) {
				t.Errorf("a file of another %s: %v, want %s", what, err, want)
			}
		}
	}
}

// A program that was built to be given out says which it is, and is known by its commit unless files differed from it.
func TestReleased(t *testing.T) {
	defer func() { release, commit = "", "" }()
	release, commit = "v1.2.0", "1a2b"
	var out strings.Builder
	if code := (&program{out: &out}).run([]string{"--version"}); code != fine ||
		!strings.HasPrefix(out.String(), "waystation v1.2.0, commit 1a2b, go1.") {
		t.Errorf("code %d, it says %q", code, out.String())
	}
	if b, err := build(); b != "waystation v1.2.0, revision 1a2b" || err != nil {
		t.Errorf("it is %q, error %v", b, err)
	}
	commit += "-dirty"
	if b, err := build(); !strings.HasPrefix(b, "waystation v1.2.0, build ") || err != nil {
		t.Errorf("with changes it is %q, error %v", b, err)
	}
}
