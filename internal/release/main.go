// Command release builds the program for every system it is given out for, and packs it:
//
//	go run ./internal/release [-version v1.2.0] [-only linux/amd64,windows/arm64] [-out dist]
//
// The same commit built by the same version of Go gives the same bytes, wherever and whenever it is built.
package main

import (
	"errors"
	"flag"
	"fmt"
	"log"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"time"
)

func main() {
	log.SetFlags(0)
	version := flag.String("version", "", "what it is called; without it as git describe says")
	only := flag.String("only", "", "the targets, with commas between them; without it all")
	out := flag.String("out", "dist", "the folder of the archives")
	flag.Parse()
	if err := release(*version, *only, *out); err != nil {
		log.Fatal("release: ", err)
	}
}

// target is a system that the program is built for.
type target struct {
	os, arch string
	env      []string // what tells its processors apart
}

var targets = []target{
	{"linux", "amd64", []string{"GOAMD64=v1"}},
	{"linux", "arm64", []string{"GOARM64=v8.0"}},
	{"linux", "arm", []string{"GOARM=7"}},
	{"darwin", "amd64", []string{"GOAMD64=v1"}},
	{"darwin", "arm64", []string{"GOARM64=v8.0"}},
	{"windows", "amd64", []string{"GOAMD64=v1"}},
	{"windows", "arm64", []string{"GOARM64=v8.0"}},
}

func (t target) name() string { return t.os + "/" + t.arch }

// chosen are the targets that a list names, or all.
func chosen(list string) ([]target, error) {
	if list == "" {
		return targets, nil
	}
	var out []target
	for _, name := range strings.Split(list, ",") {
		before := len(out)
		for _, t := range targets {
			if t.name() == name {
				out = append(out, t)
			}
		}
		if len(out) == before {
			return nil, fmt.Errorf("it is not built for %q", name)
		}
	}
	return out, nil
}

// source is what is built.
type source struct {
	version, commit string
	made            time.Time // when it was committed; so old are the files in the archives
}

func release(version, only, out string) error {
	list, err := chosen(only)
	if err != nil {
		return err
	}
	src, err := sourceOf(version)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(out, 0o755); err != nil {
		return err
	}
	tmp, err := os.MkdirTemp("", "release")
	if err != nil {
		return err
	}
	defer os.RemoveAll(tmp)
	var archives []string
	for _, t := range list {
		began := time.Now()
		file, err := src.archive(t, tmp, out)
		if err != nil {
			return fmt.Errorf("%s: %w", t.name(), err)
		}
		info, err := os.Stat(file)
		if err != nil {
			return err
		}
		fmt.Printf("%s %.1f MB, %.0f s\n", file, float64(info.Size())/1e6, time.Since(began).Seconds())
		archives = append(archives, file)
	}
	return writeSums(filepath.Join(out, "SHA256SUMS"), archives)
}

// sourceOf asks git what is checked out.
func sourceOf(version string) (source, error) {
	described, err := says(nil, "git", "describe", "--tags", "--always", "--dirty")
	if err != nil {
		return source{}, err
	}
	commit, err := says(nil, "git", "rev-parse", "HEAD")
	if err != nil {
		return source{}, err
	}
	seconds, err := says(nil, "git", "log", "-1", "--format=%ct")
	if err != nil {
		return source{}, err
	}
	n, err := strconv.ParseInt(seconds, 10, 64)
	if err != nil {
		return source{}, err
	}
	if strings.HasSuffix(described, "-dirty") {
		fmt.Println("Files differ from the commit: nobody else can build the same.")
		commit += "-dirty"
	}
	if version == "" {
		version = described
	}
	if strings.ContainsAny(version, `/\ '"`) {
		return source{}, fmt.Errorf("%q is no name for a version", version)
	}
	return source{version, commit, time.Unix(n, 0).UTC()}, nil
}

// archive builds the program for a target and packs it with what belongs to it.
func (s source) archive(t target, tmp, out string) (string, error) {
	env := append([]string{"GOOS=" + t.os, "GOARCH=" + t.arch, "CGO_ENABLED=0", "GOFLAGS=", "GOEXPERIMENT=",
		"GOWORK=off", "GOFIPS140=off"}, t.env...)
	program := "waystation"
	if t.os == "windows" {
		program += ".exe"
	}
	built := filepath.Join(tmp, t.os+"-"+t.arch, program)
	stamp := "-s -w -X main.release=" + s.version + " -X main.commit=" + s.commit
	// Go's own stamp depends on how the source was got: a clone without tags, or a second folder of one, has another.
	_, err := says(env, "go", "build", "-trimpath", "-buildvcs=false", "-ldflags", stamp, "-o", built,
		"./cmd/waystation")
	if err != nil {
		return "", err
	}
	files, err := withPapers(t, built, env)
	if err != nil {
		return "", err
	}
	name := "waystation-" + s.version + "-" + t.os + "-" + t.arch
	end, write := ".tar.gz", writeTar
	if t.os == "windows" {
		end, write = ".zip", writeZip
	}
	path := filepath.Join(out, name+end)
	f, err := os.Create(path)
	if err != nil {
		return "", err
	}
	if err := errors.Join(write(f, name, files, s.made), f.Close()); err != nil {
		return "", err
	}
	return path, nil
}

// withPapers is the program, and beside it what tells how to use it and whose it is.
func withPapers(t target, program string, env []string) ([]file, error) {
	b, err := os.ReadFile(program)
	if err != nil {
		return nil, err
	}
	files := []file{{filepath.Base(program), 0o755, b}}
	papers := []string{"README.md", "LICENSE", "NOTICE.md", "docs/running-a-server.md", "docs/operating.md",
		"docs/upgrading.md", "docs/command-line.md"}
	if t.os == "linux" {
		papers = append(papers, "deploy/waystation.service", "deploy/waystation.socket",
			"deploy/waystation-worker.service")
	}
	for _, name := range papers {
		b, err := os.ReadFile(name)
		if err != nil {
			return nil, err
		}
		files = append(files, file{name, 0o644, b})
	}
	b, err = licences(env)
	return append(files, file{"LICENSES-OF-OTHERS.txt", 0o644, b}), err
}

// says is what a program prints.
func says(env []string, name string, args ...string) (string, error) {
	cmd := exec.Command(name, args...)
	cmd.Env = append(os.Environ(), env...)
	cmd.Stderr = os.Stderr
	out, err := cmd.Output()
	if err != nil {
		return "", fmt.Errorf("%s: %w", name, err)
	}
	return strings.TrimSpace(string(out)), nil
}
