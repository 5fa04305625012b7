package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"cmp"
	"compress/gzip"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"time"
)

// file is one in an archive.
type file struct {
	name string
	mode int64
	body []byte
}

// sorted are files in the order of their names.
func sorted(files []file) []file {
	return slices.SortedFunc(slices.Values(files), func(a, b file) int { return cmp.Compare(a.name, b.name) })
}

// writeTar packs files into a folder, all as old as made and nobody's.
func writeTar(w io.Writer, folder string, files []file, made time.Time) error {
	z, err := gzip.NewWriterLevel(w, gzip.BestCompression)
	if err != nil {
		return err
	}
	t := tar.NewWriter(z)
	for _, f := range sorted(files) {
		h := &tar.Header{Name: folder + "/" + f.name, Mode: f.mode, Size: int64(len(f.body)), ModTime: made,
			Format: tar.FormatUSTAR}
		if err := t.WriteHeader(h); err != nil {
			return err
		}
		if _, err := t.Write(f.body); err != nil {
			return err
		}
	}
	return errors.Join(t.Close(), z.Close())
}

// writeZip is writeTar for Windows.
func writeZip(w io.Writer, folder string, files []file, made time.Time) error {
	z := zip.NewWriter(w)
	for _, f := range sorted(files) {
		h := &zip.FileHeader{Name: folder + "/" + f.name, Method: zip.Deflate, Modified: made}
		h.SetMode(os.FileMode(f.mode))
		into, err := z.CreateHeader(h)
		if err != nil {
			return err
		}
		if _, err := into.Write(f.body); err != nil {
			return err
		}
	}
	return z.Close()
}

// writeSums writes what sha256sum -c checks.
func writeSums(path string, archives []string) error {
	var b bytes.Buffer
	for _, a := range slices.Sorted(slices.Values(archives)) {
		body, err := os.ReadFile(a)
		if err != nil {
			return err
		}
		fmt.Fprintf(&b, "%x  %s\n", sha256.Sum256(body), filepath.Base(a))
	}
	return os.WriteFile(path, b.Bytes(), 0o644)
}
