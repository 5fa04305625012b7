//go:build !unix

package main

import (
	"errors"
	"os"
)

// beginAnew can't be done here.
func beginAnew(*os.File) error { return errors.New("this system has no way to") }
