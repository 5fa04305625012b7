package scenario

import (
	"fmt"
	"io/fs"
	"path"

	"waystation/table"
)

// tester is *testing.T, without the package testing in every program.
type tester[T any] interface {
	Helper()
	Errorf(format string, args ...any)
	Run(name string, f func(T)) bool
}

// RunDir runs all scenarios (*.txtar) of a file system, each as a test of its own. It fails when there is none.
func RunDir[T tester[T]](t T, files fs.FS, find func(string) *Game) {
	t.Helper()
	n := 0
	err := eachFile(files, func(name string, data []byte) error {
		n++
		t.Run(path.Base(name), func(t T) {
			if err := Run(name, data, find); err != nil {
				t.Errorf("%v", err)
			}
		})
		return nil
	})
	if err != nil {
		t.Errorf("%v", err)
	}
	if n == 0 {
		t.Errorf("there are no scenarios (*.txtar)")
	}
}

// Watch plays all scenarios of a file system once, and shows each match at every question.
func Watch(files fs.FS, find func(string) *Game, see func(*table.Match)) error {
	return eachFile(files, func(name string, data []byte) error {
		s, err := Parse(data)
		if err == nil {
			err = s.watched(find(s.Game), see)
		}
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		return nil
	})
}

func (s *Scenario) watched(game *Game, see func(*table.Match)) error {
	posed, setup, err := s.begin(game)
	if err == nil {
		_, err = s.playOnce(posed, setup, game.After, see)
	}
	return err
}

// eachFile reads all scenarios of a file system.
func eachFile(files fs.FS, do func(name string, data []byte) error) error {
	return fs.WalkDir(files, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || path.Ext(name) != ".txtar" {
			return err
		}
		data, err := fs.ReadFile(files, name)
		if err != nil {
			return err
		}
		return do(name, data)
	})
}
