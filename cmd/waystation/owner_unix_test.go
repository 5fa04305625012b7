//go:build unix

package main

import (
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"waystation/store"
)

// What root restores or moves into the folder of a server that runs as a user of its own, that server can open.
func TestRootRestoresForTheServer(t *testing.T) {
	if os.Geteuid() != 0 {
		t.Skip("it takes root")
	}
	const nobody = 65534
	from, server := t.TempDir(), t.TempDir()
	s, err := store.Open(filepath.Join(from, "waystation.db"))
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	if err := os.Chown(server, nobody, nobody); err != nil {
		t.Fatal(err)
	}
	if got := administers(t, server, fine, "restore", filepath.Join(from, "waystation.db")); strings.Contains(got, "before") {
		t.Errorf("something was there before: %s", got)
	}
	administers(t, from, fine, "move", filepath.Join(server, "moved.db"))
	files, err := os.ReadDir(server)
	if err != nil {
		t.Fatal(err)
	}
	if len(files) != 3 {
		t.Errorf("there are %v", files)
	}
	for _, f := range files {
		info, err := f.Info()
		if err != nil {
			t.Fatal(err)
		}
		if owner := info.Sys().(*syscall.Stat_t); owner.Uid != nobody || owner.Gid != nobody {
			t.Errorf("%s belongs to %d:%d", f.Name(), owner.Uid, owner.Gid)
		}
	}
}
