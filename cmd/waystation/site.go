package main

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"waystation/site"
)

type makeSite struct {
	Dir    string `arg:"" placeholder:"DIR" help:"The folder: a new or empty one, or one that was made like this."`
	Source string `default:"." type:"existingdir" placeholder:"DIR" help:"The source of Waystation (${default})."`
}

// Run compiles Waystation for browsers and writes the folder.
func (c *makeSite) Run(p *program) error {
	name, err := goSays(c.Source, nil, "list", "-m")
	if err != nil || name != "waystation" {
		return errors.Join(errors.New("the folder is made of the source of Waystation, by Go: be in the source when "+
			"you make it, or name it with --source"), err)
	}
	root, err := goSays(c.Source, nil, "env", "GOROOT")
	if err != nil {
		return err
	}
	glue, err := os.ReadFile(filepath.Join(root, "lib", "wasm", "wasm_exec.js"))
	if err != nil {
		return err
	}
	tmp, err := os.MkdirTemp("", "waystation")
	if err != nil {
		return err
	}
	defer os.RemoveAll(tmp)
	fmt.Fprintln(p.out, "Compiling for browsers. The first time takes some minutes.")
	wasm := filepath.Join(tmp, "waystation.wasm")
	args := append(append([]string{"build"}, site.Flags...), "-o", wasm, "./site/browser")
	if _, err := goSays(c.Source, []string{"GOOS=js", "GOARCH=wasm", "GOFLAGS="}, args...); err != nil {
		return err
	}
	program, err := os.ReadFile(wasm)
	if err != nil {
		return err
	}
	size, err := site.Write(c.Dir, program, glue)
	if err != nil {
		return err
	}
	fmt.Fprintf(p.out, "%s is what any host of files can serve: %.1f MB come to a browser before the first question.\n",
		c.Dir, float64(size)/1e6)
	fmt.Fprintf(p.out, "To try it here: python3 -m http.server --directory %s\n", c.Dir)
	return nil
}

// goSays is what the go tool prints, run in a folder.
func goSays(dir string, env []string, args ...string) (string, error) {
	cmd := exec.Command("go", args...)
	cmd.Dir, cmd.Env = dir, append(os.Environ(), env...)
	var out, errs bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errs
	if err := cmd.Run(); err != nil {
		return "", fmt.Errorf("go %s: %w\n%s", strings.Join(args, " "), err, errs.String())
	}
	return strings.TrimSpace(out.String()), nil
}
