package store

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// keepBefore keeps a copy of a database that is about to be brought up to date, which has had so many files of schema/:
// an older program can go on from it. The copy from the time before goes.
func (s *Store) keepBefore(ctx context.Context, files int) error {
	dir, prefix := filepath.Dir(s.place), filepath.Base(s.place)+".schema-"
	there, err := os.ReadDir(dir)
	if err != nil {
		return err
	}
	kept := filepath.Join(dir, fmt.Sprint(prefix, files))
	fresh := kept + ".new"
	if err := os.Remove(fresh); err != nil && !errors.Is(err, os.ErrNotExist) { // of a try that was cut off
		return err
	}
	if err := s.copyTo(ctx, fresh); err != nil {
		return err
	}
	if err := os.Rename(fresh, kept); err != nil {
		return err
	}
	for _, f := range there {
		old := filepath.Join(dir, f.Name())
		if !strings.HasPrefix(f.Name(), prefix) || old == kept || old == fresh {
			continue
		}
		if err := os.Remove(old); err != nil {
			return err
		}
	}
	s.before = kept
	return nil
}

// Before is where a copy of the database lies as it was before Open brought it up to date; "" if that was not needed.
func (s *Store) Before() string { return s.before }
