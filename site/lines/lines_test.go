package lines_test

import (
	"bytes"
	"encoding/binary"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"waystation/site"
	"waystation/site/lines"
)

// stack is a program that says where it is.
const stack = `package main

import "runtime/debug"

func main() { print(string(debug.Stack())) }
`

// compiled is a program of Go's, with the flags of the site.
func compiled(t *testing.T) []byte {
	t.Helper()
	dir := t.TempDir()
	source, wasm := filepath.Join(dir, "main.go"), filepath.Join(dir, "main.wasm")
	if err := os.WriteFile(source, []byte(stack), 0o644); err != nil {
		t.Fatal(err)
	}
	cmd := exec.CommandContext(t.Context(), "go", append(append([]string{"build"}, site.Flags...), "-o", wasm, source)...)
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "GOFLAGS=")
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	program, err := os.ReadFile(wasm)
	if err != nil {
		t.Fatal(err)
	}
	return program
}

// Of a program of Go's nothing is moved, and only bytes of its data become zeros: many. That such a program runs, the
// tests of the site show.
func TestDrop(t *testing.T) {
	program := compiled(t)
	was := bytes.Clone(program)
	got, err := lines.Drop(program)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(program, was) {
		t.Error("the program that was given is another now")
	}
	if len(got) != len(program) {
		t.Fatalf("%d bytes, and there were %d", len(got), len(program))
	}
	first, cleared := 0, 0
	for i := range got {
		if got[i] == program[i] {
			continue
		}
		if got[i] != 0 {
			t.Fatalf("byte %d is %d, and was %d", i, got[i], program[i])
		}
		if cleared == 0 {
			first = i
		}
		cleared++
	}
	if code := section(t, program, 10); first < code {
		t.Errorf("byte %d is cleared, and the code ends at %d", first, code)
	}
	if cleared < len(program)/100 {
		t.Errorf("%d bytes of %d are cleared", cleared, len(program))
	}
	for _, name := range []string{"main.main", "runtime/debug.Stack"} {
		if !bytes.Contains(got, []byte(name)) {
			t.Errorf("the name of %s is lost", name)
		}
	}
	again, err := lines.Drop(got)
	if err != nil || !bytes.Equal(again, got) {
		t.Errorf("dropped twice it is another: %v", err)
	}
}

// section is where a section of a program ends.
func section(t *testing.T, program []byte, id byte) int {
	t.Helper()
	for at := 8; at < len(program); {
		size, n := binary.Uvarint(program[at+1:])
		end := at + 1 + n + int(size)
		if program[at] == id {
			return end
		}
		at = end
	}
	t.Fatalf("no section %d", id)
	return 0
}

// What is no program of Go's, or ends too early, is told from one, and nothing panics.
func TestDropOfSomethingElse(t *testing.T) {
	program := compiled(t)
	const magic = "\x00asm\x01\x00\x00\x00"
	for name, b := range map[string][]byte{
		"nothing":            nil,
		"text":               []byte("It is no program at all."),
		"an empty one":       []byte(magic),
		"one without data":   []byte(magic + "\x01\x01\x00"),
		"one without tables": []byte(magic + "\x0b\x07\x01\x00\x41\x08\x0b\x01x"),
		"data far away":      []byte(magic + "\x0b\x0b\x01\x00\x41\xff\xff\xff\xff\x07\x0b\x01x"),
		"half of one":        program[:len(program)/2],
		"one cut short":      program[:len(program)-1],
	} {
		if _, err := lines.Drop(b); !errors.Is(err, lines.ErrFormat) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func FuzzDrop(f *testing.F) {
	f.Add([]byte("\x00asm\x01\x00\x00\x00\x0b\x4f\x01\x00\x41\x08\x0b\x48\xf1\xff\xff\xff\x00\x00\x01\x08\x01" +
		"\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00"))
	f.Fuzz(func(t *testing.T, b []byte) {
		if got, err := lines.Drop(b); err == nil && len(got) != len(b) {
			t.Errorf("%d bytes became %d", len(b), len(got))
		}
	})
}
