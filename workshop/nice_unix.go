//go:build unix

package workshop

import "syscall"

// giveWay lets all other programs go first.
func giveWay() {
	syscall.Setpriority(syscall.PRIO_PROCESS, 0, 19) //nolint:errcheck // without it, the lab is in the way a little
}
