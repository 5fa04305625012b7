//go:build unix && !linux

package child

import "syscall"

// dieWithUs does nothing here: a test that is killed leaves its server running.
func dieWithUs(*syscall.SysProcAttr) {}
