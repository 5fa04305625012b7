package scenario

import (
	"io/fs"
	"path"
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
	err := fs.WalkDir(files, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || path.Ext(name) != ".txtar" {
			return err
		}
		n++
		data, err := fs.ReadFile(files, name)
		if err != nil {
			return err
		}
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
