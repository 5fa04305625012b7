package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"
)

var (
	made  = time.Date(2026, 5, 4, 3, 2, 6, 0, time.UTC)
	parts = []file{{"waystation", 0o755, []byte("program")}, {"README.md", 0o644, []byte("read")}}
)

// packed is an archive as a listing: name, mode, time and content of each file.
func packed(t *testing.T, write func(io.Writer, string, []file, time.Time) error, files []file) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := write(&b, "w-1", files, made); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

const listing = "w-1/README.md -rw-r--r-- 2026-05-04 03:02:06 read\nw-1/waystation -rwxr-xr-x 2026-05-04 03:02:06 program\n"

// An archive holds every file with its rights and the time of the commit, in an order that does not hang on how they came.
func TestArchives(t *testing.T) {
	turned := []file{parts[1], parts[0]}
	for name, write := range map[string]func(io.Writer, string, []file, time.Time) error{
		"tar": writeTar, "zip": writeZip,
	} {
		b := packed(t, write, parts)
		if !bytes.Equal(b, packed(t, write, turned)) {
			t.Errorf("%s: the order in which files come changes the bytes", name)
		}
		var got string
		if name == "tar" {
			got = listTar(t, b)
		} else {
			got = listZip(t, b)
		}
		if got != listing {
			t.Errorf("%s holds\n%swant\n%s", name, got, listing)
		}
	}
}

func listTar(t *testing.T, b []byte) (out string) {
	z, err := gzip.NewReader(bytes.NewReader(b))
	if err != nil {
		t.Fatal(err)
	}
	r := tar.NewReader(z)
	for {
		h, err := r.Next()
		if err == io.EOF {
			return out
		}
		if err != nil {
			t.Fatal(err)
		}
		body, err := io.ReadAll(r)
		if err != nil {
			t.Fatal(err)
		}
		out += fmt.Sprintln(h.Name, h.FileInfo().Mode(), h.ModTime.UTC().Format(time.DateTime), string(body))
	}
}

func listZip(t *testing.T, b []byte) (out string) {
	r, err := zip.NewReader(bytes.NewReader(b), int64(len(b)))
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range r.File {
		c, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		body, err := io.ReadAll(c)
		if err != nil {
			t.Fatal(err)
		}
		out += fmt.Sprintln(f.Name, f.Mode(), f.Modified.UTC().Format(time.DateTime), string(body))
	}
	return out
}

// The checksums are such as sha256sum reads.
func TestSums(t *testing.T) {
	dir := t.TempDir()
	var paths []string
	for _, name := range []string{"b.zip", "a.tar.gz"} {
		paths = append(paths, filepath.Join(dir, name))
		if err := os.WriteFile(paths[len(paths)-1], []byte(name), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	sums := filepath.Join(dir, "SHA256SUMS")
	if err := writeSums(sums, paths); err != nil {
		t.Fatal(err)
	}
	b, err := os.ReadFile(sums)
	if err != nil {
		t.Fatal(err)
	}
	if lines := strings.Split(string(b), "\n"); len(lines) != 3 || !strings.HasSuffix(lines[0], "  a.tar.gz") ||
		!strings.HasPrefix(lines[1], "cf41e189") || !strings.HasSuffix(lines[1], "  b.zip") {
		t.Errorf("sums are\n%s", b)
	}
	if _, err := exec.LookPath("sha256sum"); err != nil {
		t.Skip("there is no sha256sum here to read them")
	}
	cmd := exec.Command("sha256sum", "-c", "SHA256SUMS")
	cmd.Dir = dir
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Errorf("sha256sum: %v\n%s", err, out)
	}
}

// badOnWindows is a path that can't be checked out there: by its signs, its end, or a name that means a device.
var badOnWindows = regexp.MustCompile(`(?i)[<>:"|?*\\]|[. ](/|$)|(^|/)(con|prn|aux|nul|com\d|lpt\d)(\.|/|$)`)

// The source can be checked out on Windows, and on a Mac, where two names that differ by capitals are one.
func TestPathsFitEverySystem(t *testing.T) {
	for _, path := range []string{"a:b", "docs/what?.md", "end.", "games/con/x.go", "Aux.go"} {
		if !badOnWindows.MatchString(path) {
			t.Errorf("%q passes", path)
		}
	}
	seen := map[string]string{}
	err := filepath.WalkDir("../..", func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		path = strings.TrimPrefix(path, "../..")
		if d.IsDir() && (path == "/.git" || path == "/dist" || path == "/data") { // no part of the source
			return fs.SkipDir
		}
		if badOnWindows.MatchString(path) {
			t.Errorf("Windows has no place for %q", path)
		}
		if other, there := seen[strings.ToLower(path)]; there {
			t.Errorf("%q and %q are one on some systems", other, path)
		}
		seen[strings.ToLower(path)] = path
		return nil
	})
	if err != nil || len(seen) < 1000 {
		t.Errorf("%d paths, %v", len(seen), err)
	}
}

// Nothing that is in the program lacks a licence.
func TestLicences(t *testing.T) {
	t.Chdir("../..")
	b, err := licences(nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"\nGo\n\nCopyright 2009 The Go Authors.", "\nmodernc.org/sqlite v", "\nrsc.io/qr v"} {
		if !strings.Contains(string(b), want) {
			t.Errorf("nothing is said of %q", strings.TrimSpace(want))
		}
	}
	if _, err := licenceIn(t.TempDir()); err == nil {
		t.Error("a module without a licence passes")
	}
}

// Only what is built is chosen.
func TestChosen(t *testing.T) {
	if all, err := chosen(""); err != nil || len(all) != 7 {
		t.Errorf("%d targets, %v", len(all), err)
	}
	if two, err := chosen("linux/arm,windows/arm64"); err != nil || len(two) != 2 || two[0].env[0] != "GOARM=7" {
		t.Errorf("got %v, %v", two, err)
	}
	if _, err := chosen("plan9/amd64"); err == nil {
		t.Error("it is built for plan9")
	}
}
