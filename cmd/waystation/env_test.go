package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

// The Python client plays with the program as it is built.
func TestThePythonClient(t *testing.T) {
	if testing.Short() {
		t.Skip("short")
	}
	python, err := exec.LookPath("python3")
	if err != nil {
		t.Skip("there is no python3: the client in clients/python is not tested")
	}
	program, err := exec.LookPath("waystation-full")
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(python, "-B", "test_waystation.py")
	cmd.Dir = filepath.Join("..", "..", "clients", "python")
	cmd.Env = append(os.Environ(), "WAYSTATION="+program)
	out, err := cmd.CombinedOutput()
	if err != nil || !bytes.Contains(out, []byte("OK")) {
		t.Fatalf("%v\n%s", err, out)
	}
}
